<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>This is free software: you may use, study, share and change it under the terms of the licence {licence}. It comes without any warranty.</source>
        <translation>Dies ist freie Software: Du darfst sie nach den Bedingungen der Lizenz {licence} benutzen, untersuchen, weitergeben und verändern. Sie kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Licences of its parts</source>
        <translation>Lizenzen der Bestandteile</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Qt {version} and PySide6 by The Qt Company, licence LGPL-3.0</source>
        <translation>Qt {version} und PySide6 von The Qt Company, Lizenz LGPL-3.0</translation>
    </message>
    <message>
        <source>Cards, rules and words: the project’s own, licence {licence}</source>
        <translation>Karten, Regeln und Texte: eigene Arbeit, Lizenz {licence}</translation>
    </message>
    <message>
        <source>Font for systems without one: Inter, and suit signs from DejaVu Sans</source>
        <translation>Schrift für Systeme ohne Schriften: Inter, dazu Farbzeichen aus DejaVu Sans</translation>
    </message>
    <message>
        <source>Made with:</source>
        <translation>Gemacht mit:</translation>
    </message>
    <message>
        <source>Ten games of the Canasta family, against the computer or with others at one screen.</source>
        <translation>Zehn Spiele der Canasta-Familie, gegen den Computer oder mit anderen an einem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>more ({page}/{pages})</source>
        <translation>weitere ({page}/{pages})</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
</context>
<context>
    <name>ButtonWords</name>
    <message numerus="yes">
        <source>Draw %Ln card(s)</source>
        <translation>
            <numerusform>Karte ziehen</numerusform>
            <numerusform>%Ln Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Paket nehmen</translation>
    </message>
    <message>
        <source>Draw, keep a three</source>
        <translation>Ziehen, Drei behalten</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Lay out, take up the foot</source>
        <translation>Auslegen, Fuß aufnehmen</translation>
    </message>
    <message>
        <source>Lay out a three</source>
        <translation>Drei hinlegen</translation>
    </message>
    <message>
        <source>Join melds</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Meld selection</source>
        <translation>Auswahl auslegen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Ask partner</source>
        <translation>Partner fragen</translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Sonderblätter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lay out ({figures})</source>
        <translation>Auslegen ({figures})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s), with {cards}</source>
        <translation>
            <numerusform>%Ln Karte, mit {cards}</numerusform>
            <numerusform>%Ln Karten, mit {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>select one card</source>
        <translation>wähle eine Karte</translation>
    </message>
    <message>
        <source>ends the deal</source>
        <translation>beendet die Runde</translation>
    </message>
    <message>
        <source>A three can be held back only when you draw, and before your side has melded.</source>
        <translation>Eine Drei kannst du nur beim Ziehen zurückbehalten, und nur bevor deine Seite ausgelegt hat.</translation>
    </message>
    <message>
        <source>You cannot take the pile’s top card now.</source>
        <translation>Du kannst die oberste Karte des Ablagestapels jetzt nicht nehmen.</translation>
    </message>
    <message>
        <source>Nothing is staged: put cards onto your melds or into a new one.</source>
        <translation>Es ist nichts vorbereitet: Lege Karten an deine Meldungen oder beginne eine neue.</translation>
    </message>
    <message>
        <source>You hold no three that you could lay out now.</source>
        <translation>Du hast keine Drei, die du jetzt hinlegen kannst.</translation>
    </message>
    <message>
        <source>Select the one card that you want to discard.</source>
        <translation>Wähle die eine Karte aus, die du abwerfen willst.</translation>
    </message>
    <message>
        <source>You cannot go out with these cards.</source>
        <translation>Mit diesen Karten kannst du nicht ausmachen.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Do it</source>
        <comment>what the hint says</comment>
        <translation>So machen</translation>
    </message>
    <message>
        <source>Take back further</source>
        <translation>Noch weiter zurück</translation>
    </message>
    <message>
        <source>Lay down: {name}</source>
        <translation>Hinlegen: {name}</translation>
    </message>
    <message>
        <source>You can draw only at the start of your turn.</source>
        <translation>Ziehen kannst du nur am Anfang deines Zuges.</translation>
    </message>
    <message>
        <source>You can take the pile only at the start of your turn.</source>
        <translation>Das Paket kannst du nur am Anfang deines Zuges nehmen.</translation>
    </message>
    <message>
        <source>You have no two melds that can be joined now.</source>
        <translation>Du hast keine zwei Meldungen, die du jetzt zusammenlegen kannst.</translation>
    </message>
    <message>
        <source>First select the cards that you want to meld.</source>
        <translation>Wähle zuerst die Karten aus, die du auslegen willst.</translation>
    </message>
    <message>
        <source>You can end the deal only when the stock is empty.</source>
        <translation>Die Runde lässt sich erst beenden, wenn der Talon leer ist.</translation>
    </message>
    <message>
        <source>Hints are available on your turn.</source>
        <translation>Tipps gibt es, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>DNMXTPSLW</source>
        <comment>letters: draw, take, meld, discard, hint, ask, sort, replay, why</comment>
        <translation>ZPAWTFSLE</translation>
    </message>
    <message>
        <source>Top card only</source>
        <translation>Nur oberste Karte</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Letzte Züge</translation>
    </message>
</context>
<context>
    <name>CardPhrases</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>in place of a card&apos;s sign</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>JQKA</source>
        <comment>signs of jack, queen, king and ace</comment>
        <translation>BDKA</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, red three</source>
        <translation>{card}, rote Drei</translation>
    </message>
    <message>
        <source>{card}, black three</source>
        <translation>{card}, schwarze Drei</translation>
    </message>
    <message>
        <source>{card}, stop card</source>
        <translation>{card}, Sperrkarte</translation>
    </message>
    <message>
        <source>{card}, wild card, {points}</source>
        <translation>{card}, wilde Karte, {points}</translation>
    </message>
    <message>
        <source>{card}, {points}</source>
        <translation>{card}, {points}</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>a number</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>a number</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>a number</comment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>a number</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>a number</comment>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>a number</comment>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <comment>a number</comment>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <comment>a number</comment>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>two|twos|twos|one two|one two|no two|one|none</source>
        <translation>Zwei|Zweien|Zweien|eine Zwei|einer Zwei|keine Zwei|eine|keine</translation>
    </message>
    <message>
        <source>three|threes|threes|one three|one three|no three|one|none</source>
        <translation>Drei|Dreien|Dreien|eine Drei|einer Drei|keine Drei|eine|keine</translation>
    </message>
    <message>
        <source>four|fours|fours|one four|one four|no four|one|none</source>
        <translation>Vier|Vieren|Vieren|eine Vier|einer Vier|keine Vier|eine|keine</translation>
    </message>
    <message>
        <source>five|fives|fives|one five|one five|no five|one|none</source>
        <translation>Fünf|Fünfen|Fünfen|eine Fünf|einer Fünf|keine Fünf|eine|keine</translation>
    </message>
    <message>
        <source>six|sixes|sixes|one six|one six|no six|one|none</source>
        <translation>Sechs|Sechsen|Sechsen|eine Sechs|einer Sechs|keine Sechs|eine|keine</translation>
    </message>
    <message>
        <source>seven|sevens|sevens|one seven|one seven|no seven|one|none</source>
        <translation>Sieben|Siebenen|Siebenen|eine Sieben|einer Sieben|keine Sieben|eine|keine</translation>
    </message>
    <message>
        <source>eight|eights|eights|one eight|one eight|no eight|one|none</source>
        <translation>Acht|Achten|Achten|eine Acht|einer Acht|keine Acht|eine|keine</translation>
    </message>
    <message>
        <source>nine|nines|nines|one nine|one nine|no nine|one|none</source>
        <translation>Neun|Neunen|Neunen|eine Neun|einer Neun|keine Neun|eine|keine</translation>
    </message>
    <message>
        <source>ten|tens|tens|one ten|one ten|no ten|one|none</source>
        <translation>Zehn|Zehnen|Zehnen|eine Zehn|einer Zehn|keine Zehn|eine|keine</translation>
    </message>
    <message>
        <source>jack|jacks|jacks|one jack|one jack|no jack|one|none</source>
        <translation>Bube|Buben|Buben|einen Buben|einem Buben|keinen Buben|einen|keinen</translation>
    </message>
    <message>
        <source>queen|queens|queens|one queen|one queen|no queen|one|none</source>
        <translation>Dame|Damen|Damen|eine Dame|einer Dame|keine Dame|eine|keine</translation>
    </message>
    <message>
        <source>king|kings|kings|one king|one king|no king|one|none</source>
        <translation>König|Könige|Königen|einen König|einem König|keinen König|einen|keinen</translation>
    </message>
    <message>
        <source>ace|aces|aces|one ace|one ace|no ace|one|none</source>
        <translation>Ass|Asse|Assen|ein Ass|einem Ass|kein Ass|eins|keins</translation>
    </message>
    <message>
        <source>joker|jokers|jokers|one joker|one joker|no joker|one|none</source>
        <translation>Joker|Joker|Jokern|einen Joker|einem Joker|keinen Joker|einen|keinen</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message numerus="yes">
        <source>{count} {things}</source>
        <translation>
            <numerusform>{count} {things}</numerusform>
            <numerusform>{count} {things}</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, wild card</source>
        <translation>{card}, wilde Karte</translation>
    </message>
</context>
<context>
    <name>CharacterWords</name>
    <message>
        <source>keeps what she has</source>
        <translation>behält, was sie hat</translation>
    </message>
    <message>
        <source>freezes and waits</source>
        <translation>sperrt und wartet</translation>
    </message>
    <message>
        <source>plays by feeling</source>
        <translation>spielt nach Gefühl</translation>
    </message>
    <message>
        <source>works it all out</source>
        <translation>rechnet alles durch</translation>
    </message>
    <message>
        <source>collects in secret</source>
        <translation>sammelt verdeckt</translation>
    </message>
    <message>
        <source>loves natural canastas</source>
        <translation>liebt echte Canastas</translation>
    </message>
    <message>
        <source>with a scarf</source>
        <comment>portrait</comment>
        <translation>mit Halstuch</translation>
    </message>
    <message>
        <source>with a ponytail</source>
        <comment>portrait</comment>
        <translation>mit Pferdeschwanz</translation>
    </message>
    <message>
        <source>with a grey beard</source>
        <comment>portrait</comment>
        <translation>mit grauem Bart</translation>
    </message>
    <message>
        <source>with a headscarf</source>
        <comment>portrait</comment>
        <translation>mit Kopftuch</translation>
    </message>
    <message>
        <source>goes out very early</source>
        <translation>macht sehr früh aus</translation>
    </message>
    <message>
        <source>goes out early</source>
        <translation>macht früh aus</translation>
    </message>
    <message>
        <source>goes out late</source>
        <translation>macht spät aus</translation>
    </message>
    <message>
        <source>goes out very late</source>
        <translation>macht sehr spät aus</translation>
    </message>
    <message>
        <source>plays very carefully</source>
        <translation>spielt sehr vorsichtig</translation>
    </message>
    <message>
        <source>plays carefully</source>
        <translation>spielt vorsichtig</translation>
    </message>
    <message>
        <source>plays boldly</source>
        <translation>spielt mutig</translation>
    </message>
    <message>
        <source>plays very boldly</source>
        <translation>spielt sehr mutig</translation>
    </message>
    <message>
        <source>hardly ever freezes the pile</source>
        <translation>sperrt den Ablagestapel fast nie</translation>
    </message>
    <message>
        <source>seldom freezes the pile</source>
        <translation>sperrt den Ablagestapel selten</translation>
    </message>
    <message>
        <source>likes to freeze the pile</source>
        <translation>sperrt den Ablagestapel gern</translation>
    </message>
    <message>
        <source>loves to freeze the pile</source>
        <translation>sperrt den Ablagestapel sehr gern</translation>
    </message>
    <message>
        <source>Goes out</source>
        <comment>before: early, late</comment>
        <translation>Macht aus</translation>
    </message>
    <message>
        <source>Plays</source>
        <comment>before: carefully, boldly</comment>
        <translation>Spielt</translation>
    </message>
    <message>
        <source>Freezes the pile</source>
        <comment>before: seldom, gladly</comment>
        <translation>Sperrt den Stapel</translation>
    </message>
    <message>
        <source>very early</source>
        <comment>goes out</comment>
        <translation>sehr früh</translation>
    </message>
    <message>
        <source>early</source>
        <comment>goes out</comment>
        <translation>früh</translation>
    </message>
    <message>
        <source>as it comes</source>
        <comment>goes out</comment>
        <translation>wie es kommt</translation>
    </message>
    <message>
        <source>late</source>
        <comment>goes out</comment>
        <translation>spät</translation>
    </message>
    <message>
        <source>very late</source>
        <comment>goes out</comment>
        <translation>sehr spät</translation>
    </message>
    <message>
        <source>very carefully</source>
        <comment>plays</comment>
        <translation>sehr vorsichtig</translation>
    </message>
    <message>
        <source>carefully</source>
        <comment>plays</comment>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>evenly</source>
        <comment>plays</comment>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>boldly</source>
        <comment>plays</comment>
        <translation>mutig</translation>
    </message>
    <message>
        <source>very boldly</source>
        <comment>plays</comment>
        <translation>sehr mutig</translation>
    </message>
    <message>
        <source>hardly ever</source>
        <comment>freezes the pile</comment>
        <translation>fast nie</translation>
    </message>
    <message>
        <source>seldom</source>
        <comment>freezes the pile</comment>
        <translation>selten</translation>
    </message>
    <message>
        <source>now and then</source>
        <comment>freezes the pile</comment>
        <translation>ab und zu</translation>
    </message>
    <message>
        <source>gladly</source>
        <comment>freezes the pile</comment>
        <translation>gern</translation>
    </message>
    <message>
        <source>very gladly</source>
        <comment>freezes the pile</comment>
        <translation>sehr gern</translation>
    </message>
    <message>
        <source>melds what helps you</source>
        <translation>legt aus, was dir hilft</translation>
    </message>
    <message>
        <source>always wants the pile</source>
        <translation>will immer das Paket</translation>
    </message>
    <message>
        <source>plays a balanced game</source>
        <translation>spielt ausgewogen</translation>
    </message>
</context>
<context>
    <name>ClassicOptions</name>
    <message>
        <source>at least two</source>
        <translation>mindestens zwei</translation>
    </message>
    <message>
        <source>two for each wild card</source>
        <translation>zwei für jede wilde Karte</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>wild cards and red threes</source>
        <translation>wilde Karten und rote Dreien</translation>
    </message>
    <message>
        <source>wild cards and all threes</source>
        <translation>wilde Karten und alle Dreien</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>required</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>compulsory</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>one against two</source>
        <translation>einer gegen zwei</translation>
    </message>
    <message>
        <source>everybody alone</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>two sides of three</source>
        <translation>zwei Seiten zu dritt</translation>
    </message>
    <message>
        <source>three sides of two</source>
        <translation>drei Seiten zu zweit</translation>
    </message>
    <message>
        <source>How many natural cards a meld needs beside its wild cards.</source>
        <translation>Wie viele natürliche Karten eine Meldung neben ihren wilden Karten braucht.</translation>
    </message>
    <message>
        <source>Canasta of wild cards</source>
        <translation>Canasta aus wilden Karten</translation>
    </message>
    <message>
        <source>Penalty for unfinished wild cards</source>
        <translation>Strafe für unfertige wilde Meldungen</translation>
    </message>
    <message>
        <source>Natural cards in the majority</source>
        <translation>Natürliche Karten in der Mehrheit</translation>
    </message>
    <message>
        <source>Wild cards never in the majority</source>
        <translation>Wilde Karten nie in der Mehrheit</translation>
    </message>
    <message>
        <source>A meld of three or four cards needs two natural ones, one of five or six needs three, one of seven needs four.</source>
        <translation>Eine Meldung aus drei oder vier Karten braucht zwei natürliche, eine aus fünf oder sechs drei, eine aus sieben vier.</translation>
    </message>
    <message>
        <source>Natural cards by the size of the meld</source>
        <translation>Natürliche Karten nach Meldungsgröße</translation>
    </message>
    <message>
        <source>Largest meld</source>
        <translation>Größte Meldung</translation>
    </message>
    <message>
        <source>Black threes with a wild card</source>
        <translation>Schwarze Dreien mit wilder Karte</translation>
    </message>
    <message>
        <source>Covered at the start</source>
        <translation>Am Anfang zugedeckt</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile until it is taken.</source>
        <translation>Eine abgeworfene schwarze Drei sperrt den Ablagestapel, bis jemand das Paket nimmt.</translation>
    </message>
    <message>
        <source>Black threes freeze the pile</source>
        <translation>Schwarze Dreien sperren den Ablagestapel</translation>
    </message>
    <message>
        <source>Pile always frozen</source>
        <translation>Ablagestapel immer gesperrt</translation>
    </message>
    <message>
        <source>Initial meld with the pile</source>
        <translation>Erstmeldung mit dem Paket</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canastas zum Ausmachen</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzter Abwurf</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Den Partner fragen</translation>
    </message>
    <message>
        <source>Concealed without the pile</source>
        <translation>Verdeckt ohne das Paket</translation>
    </message>
    <message>
        <source>Bonus for a concealed canasta</source>
        <translation>Prämie für den verdeckten Canasta</translation>
    </message>
    <message>
        <source>Red threes need a canasta</source>
        <translation>Rote Dreien brauchen einen Canasta</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Canastas with three players</source>
        <translation>Canastas zu dritt</translation>
    </message>
    <message>
        <source>Everybody draws two cards and needs two canastas to go out.</source>
        <translation>Jeder zieht zwei Karten und braucht zum Ausmachen zwei Canastas.</translation>
    </message>
    <message>
        <source>Two cards, two canastas</source>
        <translation>Zwei Karten, zwei Canastas</translation>
    </message>
    <message>
        <source>How six players are divided into sides.</source>
        <translation>Wie sich sechs Spieler auf Seiten verteilen.</translation>
    </message>
    <message>
        <source>Six players</source>
        <translation>Zu sechst</translation>
    </message>
    <message>
        <source>Natural cards in a meld</source>
        <translation>Natürliche Karten in einer Meldung</translation>
    </message>
    <message>
        <source>Three to seven wild cards may be melded on their own; seven make a canasta worth this many points.</source>
        <translation>Drei bis sieben wilde Karten dürfen allein ausgelegt werden; sieben sind ein Canasta und bringen so viele Punkte.</translation>
    </message>
    <message>
        <source>A meld of wild cards that is not a canasta at the end costs its side this many points.</source>
        <translation>Eine Meldung aus wilden Karten, die am Ende kein Canasta ist, kostet ihre Seite so viele Punkte.</translation>
    </message>
    <message>
        <source>Every meld always has more natural cards than wild ones.</source>
        <translation>In jeder Meldung liegen immer mehr natürliche Karten als wilde.</translation>
    </message>
    <message>
        <source>No meld ever has more wild cards than natural ones.</source>
        <translation>In keiner Meldung liegen je mehr wilde Karten als natürliche.</translation>
    </message>
    <message>
        <source>How many cards a meld may have; at seven, nothing can be added to a canasta.</source>
        <translation>Wie viele Karten eine Meldung haben darf; bei sieben kommt an einen Canasta nichts mehr dran.</translation>
    </message>
    <message>
        <source>When you go out, you may also meld two black threes with one wild card.</source>
        <translation>Beim Ausmachen darfst du auch zwei schwarze Dreien mit einer wilden Karte auslegen.</translation>
    </message>
    <message>
        <source>Which first card of the pile is covered with another one.</source>
        <translation>Welche erste Karte des Ablagestapels mit einer weiteren zugedeckt wird.</translation>
    </message>
    <message>
        <source>Pile with a wild top card may be taken</source>
        <translation>Paket mit wilder Karte oben erlaubt</translation>
    </message>
    <message>
        <source>You may take the pile for your initial meld, not only after it.</source>
        <translation>Du darfst das Paket schon für die Erstmeldung nehmen, nicht erst danach.</translation>
    </message>
    <message>
        <source>A player with one card may not take a pile of one card, unless the stock is empty.</source>
        <translation>Wer nur eine Karte auf der Hand hat, darf ein Paket aus nur einer Karte nicht nehmen, es sei denn, der Talon ist leer.</translation>
    </message>
    <message>
        <source>One-card rule</source>
        <translation>Ein-Karten-Regel</translation>
    </message>
    <message>
        <source>How many canastas a side needs before a player may go out.</source>
        <translation>Wie viele Canastas eine Seite braucht, bevor jemand ausmachen darf.</translation>
    </message>
    <message>
        <source>Whether you must discard your last card to go out.</source>
        <translation>Ob du zum Ausmachen die letzte Karte abwerfen musst.</translation>
    </message>
    <message>
        <source>Whether you ask your partner before you go out; the answer is binding.</source>
        <translation>Ob du vor dem Ausmachen deinen Partner fragst; an die Antwort musst du dich halten.</translation>
    </message>
    <message>
        <source>Going out concealed scores its bonus only if you did not take the pile in that turn.</source>
        <translation>Verdecktes Ausmachen bringt die Prämie nur, wenn du in diesem Zug nicht das Paket genommen hast.</translation>
    </message>
    <message>
        <source>Going out concealed with a complete canasta scores this many extra points.</source>
        <translation>Wer verdeckt und mit einem fertigen Canasta ausmacht, bekommt so viele Punkte mehr.</translation>
    </message>
    <message>
        <source>Red threes score for a side with a canasta, and against a side without one.</source>
        <translation>Rote Dreien zählen plus für eine Seite mit Canasta und minus für eine Seite ohne.</translation>
    </message>
    <message>
        <source>The match ends when somebody reaches this many points.</source>
        <translation>Die Partie endet, sobald jemand so viele Punkte hat.</translation>
    </message>
    <message>
        <source>How many cards you draw from the stock in a turn.</source>
        <translation>Wie viele Karten du in einem Zug vom Talon ziehst.</translation>
    </message>
    <message>
        <source>Whoever takes the pile first plays against the other two, or everybody plays alone.</source>
        <translation>Wer zuerst das Paket nimmt, spielt gegen die beiden anderen, oder jeder spielt für sich.</translation>
    </message>
    <message>
        <source>How many canastas it takes to go out with three players.</source>
        <translation>Wie viele Canastas zu dritt zum Ausmachen nötig sind.</translation>
    </message>
    <message>
        <source>To take the pile, you always need a natural pair from your hand that matches its top card.</source>
        <translation>Für das Paket brauchst du immer ein natürliches Paar aus der Hand, das zur obersten Karte passt.</translation>
    </message>
    <message>
        <source>With a wild card on top, any natural pair from your hand takes the pile.</source>
        <translation>Liegt oben eine wilde Karte, nimmst du das Paket mit irgendeinem natürlichen Paar aus der Hand.</translation>
    </message>
</context>
<context>
    <name>ClauseLink</name>
    <message>
        <source>Wording of the clause</source>
        <translation>Wortlaut (englisch)</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Wortlaut von {clause} lesen</translation>
    </message>
</context>
<context>
    <name>ClauseWording</name>
    <message>
        <source>Wording of the clause</source>
        <translation>Wortlaut (englisch)</translation>
    </message>
    <message>
        <source>The letters in brackets name the sources of a rule.</source>
        <translation>Die Buchstaben in Klammern nennen die Quellen einer Regel.</translation>
    </message>
</context>
<context>
    <name>DesktopTexts</name>
    <message>
        <source>Play Canasta against the computer or with others at one screen</source>
        <translation>Canasta gegen den Computer oder mit anderen an einem Bildschirm spielen</translation>
    </message>
    <message>
        <source>Card Game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>canasta;samba;rummy;cards;</source>
        <comment>words to search for, each with a semicolon behind it</comment>
        <translation>Canasta;Samba;Rommé;Karten;</translation>
    </message>
    <message>
        <source>Canasta for one person against computer players, or for several at one screen: ten games of the family with their house rules, from Classic and Samba to Hand and Foot and the modern American game.</source>
        <translation>Canasta für eine Person gegen Computergegner oder für mehrere an einem Bildschirm: zehn Spiele der Canasta-Familie mit ihren Hausregeln, von Klassisch und Samba bis zu Hand und Fuß und dem modernen amerikanischen Spiel.</translation>
    </message>
    <message>
        <source>The computer players see only what a player at their seat may see. Everything stays on this computer: no account, no network.</source>
        <translation>Die Computerspieler sehen nur, was ein Spieler auf ihrem Platz sehen darf. Alles bleibt auf diesem Computer: kein Konto, kein Netz.</translation>
    </message>
    <message>
        <source>Canasta game</source>
        <translation>Canasta-Partie</translation>
    </message>
    <message>
        <source>Canasta rules</source>
        <translation>Canasta-Regeln</translation>
    </message>
    <message>
        <source>The table of a game of four</source>
        <translation>Der Tisch einer Partie zu viert</translation>
    </message>
    <message>
        <source>Ten games and their house rules</source>
        <translation>Zehn Spiele und ihre Hausregeln</translation>
    </message>
    <message>
        <source>Play Canasta by your family’s rules</source>
        <translation>Canasta nach den Regeln deiner Familie</translation>
    </message>
    <message>
        <source>Never played? You learn it in five minutes, in a first deal with Anna. A refused move says why and names the rule, and the rules explain themselves with pictures and examples.</source>
        <translation>Noch nie gespielt? Du lernst es in fünf Minuten, in einer ersten Runde mit Anna. Ein abgelehnter Zug sagt, warum, und nennt die Regel; die Regeln erklären sich mit Bildern und Beispielen.</translation>
    </message>
    <message>
        <source>Every match is kept: play it on, see its deals again card by card, or practise from any of your turns. There are statistics, a deal of the day, and a score pad for evenings with real cards.</source>
        <translation>Jede Partie bleibt erhalten: Du kannst sie weiterspielen, ihre Runden Karte für Karte noch einmal ansehen oder von jedem deiner Züge aus üben. Dazu gibt es Statistiken, eine Runde des Tages und einen Punkteblock für Abende mit echten Karten.</translation>
    </message>
    <message>
        <source>You can do everything with the mouse or with keys alone, with large text, and by ear: with a screen reader or with the program’s own voice.</source>
        <translation>Alles geht mit der Maus oder nur mit Tasten, mit großer Schrift und nach Gehör: mit einem Screenreader oder mit der eigenen Stimme des Programms.</translation>
    </message>
    <message>
        <source>Samba, in German</source>
        <translation>Samba auf Deutsch</translation>
    </message>
    <message>
        <source>The window is the table: felt, cards and the people around it. You drag cards, click them or play by keys. Large buttons say what you can do now and what it will do; beside each seat stands what that player did last.</source>
        <translation>Das Fenster ist der Tisch: Filz, Karten und die Leute, die darum sitzen. Du ziehst Karten mit der Maus, klickst sie an oder spielst mit Tasten. Große Schaltflächen sagen, was du jetzt tun kannst und was dann geschieht; neben jedem Platz steht, was dieser Spieler zuletzt getan hat.</translation>
    </message>
    <message>
        <source>The rules, with pictures and examples</source>
        <translation>Die Regeln mit Bildern und Beispielen</translation>
    </message>
</context>
<context>
    <name>DrawWords</name>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s).</source>
        <translation>
            <numerusform>Du bist am Zug: Ziehe eine Karte.</numerusform>
            <numerusform>Du bist am Zug: Ziehe %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the pile.</source>
        <translation>
            <numerusform>Du bist am Zug: Ziehe eine Karte oder nimm das Paket.</numerusform>
            <numerusform>Du bist am Zug: Ziehe %Ln Karten oder nimm das Paket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the pile with {cards}.</source>
        <translation>
            <numerusform>Du bist am Zug: Ziehe eine Karte oder nimm das Paket mit {cards}.</numerusform>
            <numerusform>Du bist am Zug: Ziehe %Ln Karten oder nimm das Paket mit {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top card of the pile.</source>
        <translation>
            <numerusform>Du bist am Zug: Ziehe eine Karte oder nimm die oberste Karte vom Ablagestapel.</numerusform>
            <numerusform>Du bist am Zug: Ziehe %Ln Karten oder nimm die oberste Karte vom Ablagestapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top {part} cards of the pile.</source>
        <translation>
            <numerusform>Du bist am Zug: Ziehe eine Karte oder nimm die obersten {part} Karten vom Ablagestapel.</numerusform>
            <numerusform>Du bist am Zug: Ziehe %Ln Karten oder nimm die obersten {part} Karten vom Ablagestapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top card of the pile with {cards}.</source>
        <translation>
            <numerusform>Du bist am Zug: Ziehe eine Karte oder nimm die oberste Karte vom Ablagestapel mit {cards}.</numerusform>
            <numerusform>Du bist am Zug: Ziehe %Ln Karten oder nimm die oberste Karte vom Ablagestapel mit {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top {part} cards of the pile with {cards}.</source>
        <translation>
            <numerusform>Du bist am Zug: Ziehe eine Karte oder nimm die obersten {part} Karten vom Ablagestapel mit {cards}.</numerusform>
            <numerusform>Du bist am Zug: Ziehe %Ln Karten oder nimm die obersten {part} Karten vom Ablagestapel mit {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn: lay out your red three before you draw.</source>
        <translation>Du bist am Zug: Lege deine rote Drei hin, bevor du ziehst.</translation>
    </message>
    <message>
        <source>It is your turn: your {cards} is laid out when you draw, unless you hold it back.</source>
        <translation>Du bist am Zug: Deine {cards} wird beim Ziehen hingelegt. Du kannst sie auch zurückbehalten.</translation>
    </message>
    <message>
        <source>It is your turn: your threes {cards} are laid out when you draw, unless you hold them back.</source>
        <translation>Du bist am Zug: Deine Dreien {cards} werden beim Ziehen hingelegt. Du kannst sie auch zurückbehalten.</translation>
    </message>
    <message>
        <source>It is your turn: your threes {cards} are laid out when you draw; you can hold one back.</source>
        <translation>Du bist am Zug: Deine Dreien {cards} werden beim Ziehen hingelegt; eine kannst du zurückbehalten.</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or end the deal.</source>
        <translation>Der Talon ist leer: Nimm das Paket oder beende die Runde.</translation>
    </message>
    <message>
        <source>The stock is empty: you must take the pile.</source>
        <translation>Der Talon ist leer: Du musst das Paket nehmen.</translation>
    </message>
    <message>
        <source>The stock is empty and you cannot take the pile: end the deal.</source>
        <translation>Der Talon ist leer und du kannst das Paket nicht nehmen: Beende die Runde.</translation>
    </message>
    <message>
        <source>You forgot your red three: lay it out before anything else.</source>
        <translation>Du hast deine rote Drei vergessen: Lege sie vor allem anderen hin.</translation>
    </message>
</context>
<context>
    <name>EndRules</name>
    <message numerus="yes">
        <source>%Ln natural one(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln echter</numerusform>
            <numerusform>%Ln echte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mixed one(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln unechter</numerusform>
            <numerusform>%Ln unechte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of wild cards</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln aus wilden Karten</numerusform>
            <numerusform>%Ln aus wilden Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln samba(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln Samba</numerusform>
            <numerusform>%Ln Sambas</numerusform>
        </translation>
    </message>
    <message>
        <source>You go out by melding all your cards, or all but one, which you discard.</source>
        <translation>Du machst aus, indem du alle Karten auslegst oder alle bis auf eine, die du abwirfst.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards but one, which you discard. You may not meld them all.</source>
        <translation>Du machst aus, indem du alle Karten bis auf eine auslegst und diese abwirfst. Alle auslegen darfst du nicht.</translation>
    </message>
    <message>
        <source>You may not go out while your side has an unfinished meld of sevens or an unfinished pure meld of aces.</source>
        <translation>Du darfst nicht ausmachen, solange deine Seite eine unfertige Meldung aus Siebenen oder eine unfertige reine Meldung aus Assen hat.</translation>
    </message>
    <message>
        <source>You may not go out while your side has an unfinished meld of sevens or of wild cards, or an unfinished pure meld of aces.</source>
        <translation>Du darfst nicht ausmachen, solange deine Seite eine unfertige Meldung aus Siebenen oder aus wilden Karten oder eine unfertige reine Meldung aus Assen hat.</translation>
    </message>
    <message>
        <source>The deal ends at once when a player has gone out.</source>
        <translation>Sobald ein Spieler ausgemacht hat, ist die Runde zu Ende.</translation>
    </message>
    <message>
        <source>You go out concealed if you have not melded before in this deal and play your whole hand in one turn.</source>
        <translation>Du machst verdeckt aus, wenn du in dieser Runde noch nichts ausgelegt hast und dein ganzes Blatt in einem Zug spielst.</translation>
    </message>
    <message>
        <source>Before going out you must ask your partner: “May I go out?” You may go out only after a yes.</source>
        <translation>Vor dem Ausmachen musst du deinen Partner fragen: „Darf ich ausmachen?“ Nur nach einem Ja darfst du ausmachen.</translation>
    </message>
    <message>
        <source>You may ask only once in a deal.</source>
        <translation>Du darfst nur einmal in der Runde fragen.</translation>
    </message>
    <message>
        <source>Partners do not ask each other whether they may go out.</source>
        <translation>Partner fragen einander nicht, ob sie ausmachen dürfen.</translation>
    </message>
    <message>
        <source>The match ends with the deal after which a player has {points} points or more. The highest score wins.</source>
        <translation>Die Partie endet mit der Runde, nach der ein Spieler {points} Punkte oder mehr hat. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>The match ends with the deal after which a side has {points} points or more. The highest score wins.</source>
        <translation>Die Partie endet mit der Runde, nach der eine Seite {points} Punkte oder mehr hat. Die Seite mit den meisten Punkten gewinnt.</translation>
    </message>
    <message>
        <source>If the highest scores are equal, another deal is played.</source>
        <translation>Bei Gleichstand an der Spitze wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>When the stock is empty, play goes on as long as every player takes the pile.</source>
        <translation>Ist der Talon leer, geht es weiter, solange jeder Spieler das Paket nimmt.</translation>
    </message>
    <message>
        <source>If you have several partners, the one who plays next answers.</source>
        <translation>Hast du mehrere Partner, antwortet der, der als Nächster am Zug ist.</translation>
    </message>
    <message>
        <source>If the deal ends because the stock is empty, nobody gets the bonus for going out.</source>
        <translation>Endet die Runde, weil der Talon leer ist, bekommt niemand die Prämie für das Ausmachen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln escalera(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln Escalera</numerusform>
            <numerusform>%Ln Escaleras</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot go out in such a turn and must keep one card.</source>
        <translation>Ausmachen kannst du in einem solchen Zug nicht und musst eine Karte behalten.</translation>
    </message>
    <message>
        <source>You may go out even if a partner has not taken up the foot yet.</source>
        <translation>Du darfst auch ausmachen, wenn ein Partner seinen Fuß noch nicht aufgenommen hat.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %Ln deal(s). The highest score wins.</source>
        <translation>
            <numerusform>Die Partie endet nach %Ln Runde. Wer die meisten Punkte hat, gewinnt.</numerusform>
            <numerusform>Die Partie endet nach %Ln Runden. Wer die meisten Punkte hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may go out only if you have at least %Ln canasta(s). You may complete them in the same turn.</source>
        <translation>
            <numerusform>Du darfst nur ausmachen, wenn du mindestens %Ln Canasta hast. Er darf im selben Zug fertig werden.</numerusform>
            <numerusform>Du darfst nur ausmachen, wenn du mindestens %Ln Canastas hast. Sie dürfen im selben Zug fertig werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may go out only if your side has at least %Ln canasta(s). You may complete them in the same turn.</source>
        <translation>
            <numerusform>Du darfst nur ausmachen, wenn deine Seite mindestens %Ln Canasta hat. Er darf im selben Zug fertig werden.</numerusform>
            <numerusform>Du darfst nur ausmachen, wenn deine Seite mindestens %Ln Canastas hat. Sie dürfen im selben Zug fertig werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>These must be among them: at least {kinds}.</source>
        <translation>Darunter müssen sein: mindestens {kinds}.</translation>
    </message>
    <message>
        <source>You discard this last card face down. It may be a wild card, but not a three.</source>
        <translation>Diese letzte Karte wirfst du verdeckt ab. Sie darf eine wilde Karte sein, aber keine Drei.</translation>
    </message>
    <message>
        <source>You may go out only if every partner has taken up the foot and played at least part of a turn from it.</source>
        <translation>Du darfst nur ausmachen, wenn jeder Partner seinen Fuß aufgenommen und daraus mindestens einen Teil eines Zuges gespielt hat.</translation>
    </message>
    <message>
        <source>You may go out even with unfinished melds of sevens, aces or wild cards, but they cost points.</source>
        <translation>Auch mit unfertigen Meldungen aus Siebenen, Assen oder wilden Karten darfst du ausmachen, aber sie kosten Punkte.</translation>
    </message>
    <message>
        <source>As long as you may not go out, you must keep at least one card after your discard. So do not meld down to a single card, unless that very meld lets you go out.</source>
        <translation>Darfst du noch nicht ausmachen, musst du nach dem Abwerfen mindestens eine Karte behalten. Leg also nicht alle Karten bis auf eine aus, es sei denn, du darfst gerade dadurch ausmachen.</translation>
    </message>
    <message>
        <source>If you have taken up your foot and may not go out, you need at least 2 cards before your discard.</source>
        <translation>Hast du deinen Fuß aufgenommen und darfst nicht ausmachen, brauchst du vor dem Abwerfen mindestens 2 Karten.</translation>
    </message>
    <message>
        <source>You go out concealed if you have not melded before in this deal and play your whole hand in one turn. You add nothing to your partner’s melds, and you lay down a complete canasta of your own.</source>
        <translation>Du machst verdeckt aus, wenn du in dieser Runde noch nichts ausgelegt hast und dein ganzes Blatt in einem Zug spielst. Dabei legst du nichts an Meldungen deines Partners an und legst einen kompletten eigenen Canasta aus.</translation>
    </message>
    <message>
        <source>Cards of a rank that your side has already melded can only go there. With them you do not go out concealed.</source>
        <translation>Karten, von denen deine Seite schon eine Meldung hat, kannst du nur dort anlegen. Dann machst du nicht verdeckt aus.</translation>
    </message>
    <message>
        <source>You must reach the minimum of the initial meld here, too.</source>
        <translation>Auch dabei musst du den Mindestwert der Erstmeldung erreichen.</translation>
    </message>
    <message>
        <source>If your partner has not made the initial meld, you must reach its minimum here, too.</source>
        <translation>Hat dein Partner die Erstmeldung noch nicht gemacht, musst du auch dabei ihren Mindestwert erreichen.</translation>
    </message>
    <message>
        <source>You still go out concealed if you take the pile in that turn.</source>
        <translation>Auch wenn du in diesem Zug das Paket nimmst, machst du verdeckt aus.</translation>
    </message>
    <message>
        <source>You still go out concealed if your partner has melded before, or if you take the pile in that turn.</source>
        <translation>Auch wenn dein Partner schon ausgelegt hat oder du in diesem Zug das Paket nimmst, machst du verdeckt aus.</translation>
    </message>
    <message>
        <source>If you took the pile in that turn, you go out, but not concealed.</source>
        <translation>Hast du in diesem Zug das Paket genommen, machst du zwar aus, aber nicht verdeckt.</translation>
    </message>
    <message>
        <source>Your partner may have melded before. But if you took the pile in that turn, you go out, but not concealed.</source>
        <translation>Dein Partner darf schon ausgelegt haben. Hast du aber in diesem Zug das Paket genommen, machst du zwar aus, aber nicht verdeckt.</translation>
    </message>
    <message>
        <source>Before going out you may ask your partner: “May I go out?” You don’t have to.</source>
        <translation>Vor dem Ausmachen darfst du deinen Partner fragen: „Darf ich ausmachen?“ Du musst es nicht.</translation>
    </message>
    <message>
        <source>Ask right after drawing or taking the pile. You may not have melded anything yet, except the pile’s top card.</source>
        <translation>Frag gleich nach dem Ziehen oder wenn du das Paket genommen hast. Außer dessen oberster Karte darfst du noch nichts ausgelegt haben.</translation>
    </message>
    <message>
        <source>If only one card is left in the stock, you draw it and play your turn as usual.</source>
        <translation>Ist nur noch eine Karte im Talon, ziehst du sie und spielst deinen Zug wie sonst.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, lay it out, but do not replace it. Your turn goes on with the other card drawn.</source>
        <translation>Ist die letzte Karte des Talons eine rote Drei, legst du sie hin, ersetzt sie aber nicht. Dein Zug geht mit der anderen gezogenen Karte weiter.</translation>
    </message>
    <message>
        <source>If you draw nothing but red threes at the end of the stock, the deal ends at once. You neither meld nor discard.</source>
        <translation>Ziehst du am Ende des Talons nur rote Dreien, endet die Runde sofort. Du legst nicht mehr aus und wirfst nicht ab.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a three, the deal ends at once. You neither meld nor discard, and the three counts as a card in hand.</source>
        <translation>Ist die letzte Karte des Talons eine Drei, endet die Runde sofort. Du legst nicht mehr aus und wirfst nicht ab, und die Drei zählt als Karte auf der Hand.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a three, lay it out, but do not replace it. Your turn goes on.</source>
        <translation>Ist die letzte Karte des Talons eine Drei, legst du sie hin, ersetzt sie aber nicht. Dein Zug geht weiter.</translation>
    </message>
    <message>
        <source>Unless you go out, you need at least 2 cards after melding: one to discard and one to keep. If you get bonus cards for the initial meld of this turn, the one to discard is enough.</source>
        <translation>Machst du nicht aus, brauchst du nach dem Auslegen mindestens 2 Karten: eine zum Abwerfen und eine zum Behalten. Bekommst du für die Erstmeldung in diesem Zug Bonuskarten, genügt die zum Abwerfen.</translation>
    </message>
    <message>
        <source>You must take the pile then if any way to do so is allowed. If you cannot, the deal ends.</source>
        <translation>Dann musst du das Paket nehmen, wenn es auf irgendeine Art erlaubt ist. Geht es nicht, endet die Runde.</translation>
    </message>
    <message>
        <source>In any other case you may take it if you can, but you don’t have to. If you cannot or do not take it, the deal ends.</source>
        <translation>In jedem anderen Fall darfst du es nehmen, wenn du kannst, musst aber nicht. Wer es nicht nimmt, beendet damit die Runde.</translation>
    </message>
    <message>
        <source>You may take the pile then if you can, but you don’t have to. If you cannot or do not take it, the deal ends.</source>
        <translation>Dann darfst du das Paket nehmen, wenn du kannst, musst aber nicht. Wer es nicht nimmt, beendet damit die Runde.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, lay it out. The deal ends at once; you neither meld nor discard.</source>
        <translation>Ist die letzte Karte des Talons eine rote Drei, legst du sie hin. Die Runde endet sofort; du legst nicht mehr aus und wirfst nicht ab.</translation>
    </message>
    <message>
        <source>Only a player with a partner can ask: nobody before the sides are formed, and never the lone player. Without a partner you go out without asking.</source>
        <translation>Fragen kann nur, wer einen Partner hat: niemand, bevor die Seiten feststehen, und der Alleinspieler nie. Ohne Partner machst du ohne Frage aus.</translation>
    </message>
    <message>
        <source>If you draw a red three as the last card of the stock, lay it out. You may still meld and add cards, but not discard. Then the deal ends.</source>
        <translation>Ziehst du als letzte Karte des Talons eine rote Drei, legst du sie hin. Du darfst noch auslegen und anlegen, aber nicht abwerfen. Dann endet die Runde.</translation>
    </message>
    <message>
        <source>If you meld all your cards in such a turn, you have gone out. If you may not go out, you must keep one card.</source>
        <translation>Legst du in einem solchen Zug alle Karten aus, hast du ausgemacht. Darfst du nicht ausmachen, musst du eine Karte behalten.</translation>
    </message>
    <message>
        <source>The answer is binding: after a yes you must go out in this turn, after a no you may not.</source>
        <translation>Die Antwort gilt: Bei Ja musst du in diesem Zug ausmachen, bei Nein darfst du es nicht.</translation>
    </message>
    <message>
        <source>If you could not go out when you asked, a yes does not bind you.</source>
        <translation>Konntest du bei der Frage gar nicht ausmachen, verpflichtet dich ein Ja zu nichts.</translation>
    </message>
    <message>
        <source>You must take the pile then if it is not frozen for you and you can add its top card to a meld of yours.</source>
        <translation>Dann musst du das Paket nehmen, wenn der Ablagestapel für dich nicht gesperrt ist und du die oberste Karte an eine deiner Meldungen anlegen kannst.</translation>
    </message>
    <message>
        <source>You must take the pile then if it is not frozen for your side and you can add its top card to a meld of your side.</source>
        <translation>Dann musst du das Paket nehmen, wenn der Ablagestapel für deine Seite nicht gesperrt ist und du die oberste Karte an eine Meldung deiner Seite anlegen kannst.</translation>
    </message>
    <message>
        <source>But you need not take a pile if you could not finish your turn after it.</source>
        <translation>Könntest du danach deinen Zug nicht beenden, musst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>You may add nothing to your partner’s melds then. But the canasta you need may be your partner’s.</source>
        <translation>An Meldungen deines Partners darfst du dabei nichts anlegen. Der nötige Canasta darf aber von deinem Partner sein.</translation>
    </message>
    <message>
        <source>Ask in your turn, before you have played a card.</source>
        <translation>Frag in deinem Zug, bevor du eine Karte gespielt hast.</translation>
    </message>
    <message>
        <source>You may ask before or after drawing, but not after taking the pile.</source>
        <translation>Das geht vor oder nach dem Ziehen, aber nicht mehr, wenn du das Paket genommen hast.</translation>
    </message>
    <message>
        <source>You may ask at any moment of your turn between drawing, or taking the pile, and your discard, even if you have already melded.</source>
        <translation>Du darfst in deinem Zug jederzeit fragen: nach dem Ziehen oder wenn du das Paket genommen hast, und vor dem Abwerfen, auch wenn du schon ausgelegt hast.</translation>
    </message>
    <message>
        <source>It stays face down for everybody until the deal is scored. The score sheet names it.</source>
        <translation>Bis zur Abrechnung bleibt diese Karte für alle verdeckt. Die Abrechnung nennt sie.</translation>
    </message>
    <message>
        <source>If the stock has fewer than {draw} cards, you draw those and play your turn as usual.</source>
        <translation>Hat der Talon weniger als {draw} Karten, ziehst du diese und spielst deinen Zug wie sonst.</translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message>
        <source>You went out concealed.</source>
        <translation>Du hast verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Du hast ausgemacht.</translation>
    </message>
    <message>
        <source>The stock is used up; nobody went out.</source>
        <translation>Der Talon ist aufgebraucht; niemand hat ausgemacht.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} hat verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} hat ausgemacht.</translation>
    </message>
    <message>
        <source>You laid down a special hand: {hand}.</source>
        <translation>Du hast ein Sonderblatt hingelegt: {hand}.</translation>
    </message>
    <message>
        <source>{name} laid down a special hand: {hand}.</source>
        <translation>{name} hat ein Sonderblatt hingelegt: {hand}.</translation>
    </message>
    <message>
        <source>The last card, discarded face down: {card}.</source>
        <translation>Die letzte Karte, verdeckt abgeworfen: {card}.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du gewinnst die Partie!</translation>
    </message>
    <message>
        <source>The match goes to {name}.</source>
        <translation>Sieg für {name}!</translation>
    </message>
    <message numerus="yes">
        <source>You win the match by %Ln point(s)!</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Punkt Vorsprung!</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Punkten Vorsprung!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes to {name}, by %Ln point(s).</source>
        <translation>
            <numerusform>Sieg für {name} mit %Ln Punkt Vorsprung!</numerusform>
            <numerusform>Sieg für {name} mit %Ln Punkten Vorsprung!</numerusform>
        </translation>
    </message>
    <message>
        <source>The best scores are equal: another deal decides.</source>
        <translation>Gleichstand an der Spitze: Eine weitere Runde entscheidet.</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Gewonnen!</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>{lines}.</source>
        <translation>{lines}.</translation>
    </message>
    <message>
        <source>{name}: {lines}.</source>
        <translation>{name}: {lines}.</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <comment>you</comment>
        <translation>wirfst {card} ab</translation>
    </message>
    <message>
        <source>discards {card}</source>
        <translation>wirft {card} ab</translation>
    </message>
    <message>
        <source>freeze the pile</source>
        <comment>you</comment>
        <translation>sperrst den Ablagestapel</translation>
    </message>
    <message>
        <source>freezes the pile</source>
        <translation>sperrt den Ablagestapel</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <comment>you</comment>
        <translation>ziehst {cards}</translation>
    </message>
    <message>
        <source>draws {cards}</source>
        <translation>zieht {cards}</translation>
    </message>
    <message numerus="yes">
        <source>draw %Ln card(s) from the stock</source>
        <comment>you</comment>
        <translation>
            <numerusform>ziehst vom Talon</numerusform>
            <numerusform>ziehst %Ln Karten vom Talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %Ln card(s)</source>
        <comment>in the line at a seat</comment>
        <translation>
            <numerusform>zieht</numerusform>
            <numerusform>zieht %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %Ln card(s) from the stock</source>
        <translation>
            <numerusform>zieht vom Talon</numerusform>
            <numerusform>zieht %Ln Karten vom Talon</numerusform>
        </translation>
    </message>
    <message>
        <source>lay out {cards} and draw again</source>
        <comment>you</comment>
        <translation>legst {cards} hin und ziehst nach</translation>
    </message>
    <message>
        <source>lays out {cards} and draws again</source>
        <translation>legt {cards} hin und zieht nach</translation>
    </message>
    <message>
        <source>lay out {cards}</source>
        <comment>you</comment>
        <translation>legst {cards} hin</translation>
    </message>
    <message>
        <source>lays out {cards}</source>
        <translation>legt {cards} hin</translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst das Paket von %Ln Karte</numerusform>
            <numerusform>nimmst das Paket von %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s)</source>
        <translation>
            <numerusform>nimmt das Paket von %Ln Karte</numerusform>
            <numerusform>nimmt das Paket von %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s) with {cards}</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst das Paket von %Ln Karte mit {cards}</numerusform>
            <numerusform>nimmst das Paket von %Ln Karten mit {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s) with {cards}</source>
        <translation>
            <numerusform>nimmt das Paket von %Ln Karte mit {cards}</numerusform>
            <numerusform>nimmt das Paket von %Ln Karten mit {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s) and add {card} to your {ranks}</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst das Paket von %Ln Karte und legst {card} zu deinen {ranks}</numerusform>
            <numerusform>nimmst das Paket von %Ln Karten und legst {card} zu deinen {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s) and adds {card} to the {ranks}</source>
        <translation>
            <numerusform>nimmt das Paket von %Ln Karte und legt {card} zu den {ranks}</numerusform>
            <numerusform>nimmt das Paket von %Ln Karten und legt {card} zu den {ranks}</numerusform>
        </translation>
    </message>
    <message>
        <source>meld {cards}</source>
        <comment>you</comment>
        <translation>legst {cards} aus</translation>
    </message>
    <message>
        <source>melds {cards}</source>
        <translation>legt {cards} aus</translation>
    </message>
    <message>
        <source>add {cards} to a meld</source>
        <comment>you</comment>
        <translation>legst {cards} an eine Meldung an</translation>
    </message>
    <message>
        <source>adds {cards} to a meld</source>
        <translation>legt {cards} an eine Meldung an</translation>
    </message>
    <message>
        <source>add {cards} to the {ranks}</source>
        <comment>you</comment>
        <translation>legst {cards} zu den {ranks}</translation>
    </message>
    <message>
        <source>adds {cards} to the {ranks}</source>
        <translation>legt {cards} zu den {ranks}</translation>
    </message>
    <message>
        <source>complete a wild canasta</source>
        <comment>you</comment>
        <translation>machst einen Canasta aus wilden Karten fertig</translation>
    </message>
    <message>
        <source>completes a wild canasta</source>
        <translation>macht einen Canasta aus wilden Karten fertig</translation>
    </message>
    <message>
        <source>complete a mixed canasta of {ranks}</source>
        <comment>you</comment>
        <translation>machst einen unechten Canasta aus {ranks} fertig</translation>
    </message>
    <message>
        <source>completes a mixed canasta of {ranks}</source>
        <translation>macht einen unechten Canasta aus {ranks} fertig</translation>
    </message>
    <message>
        <source>complete a natural canasta of {ranks}</source>
        <comment>you</comment>
        <translation>machst einen echten Canasta aus {ranks} fertig</translation>
    </message>
    <message>
        <source>completes a natural canasta of {ranks}</source>
        <translation>macht einen echten Canasta aus {ranks} fertig</translation>
    </message>
    <message>
        <source>asks you: “May I go out?”</source>
        <translation>fragt dich: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>ask {name}: “May I go out?”</source>
        <comment>you</comment>
        <translation>fragst {name}: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>asks {name}: “May I go out?”</source>
        <translation>fragt {name}: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>answer yes</source>
        <comment>you</comment>
        <translation>antwortest mit Ja</translation>
    </message>
    <message>
        <source>answers yes</source>
        <translation>antwortet mit Ja</translation>
    </message>
    <message>
        <source>answer no</source>
        <comment>you</comment>
        <translation>antwortest mit Nein</translation>
    </message>
    <message>
        <source>answers no</source>
        <translation>antwortet mit Nein</translation>
    </message>
    <message>
        <source>go out concealed</source>
        <comment>you</comment>
        <translation>machst verdeckt aus</translation>
    </message>
    <message>
        <source>goes out concealed</source>
        <translation>macht verdeckt aus</translation>
    </message>
    <message>
        <source>go out</source>
        <comment>you</comment>
        <translation>machst aus</translation>
    </message>
    <message>
        <source>goes out</source>
        <translation>macht aus</translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) to each player</source>
        <translation>
            <numerusform>%Ln Karte für jeden</numerusform>
            <numerusform>%Ln Karten für jeden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) to each player; {card} is turned up</source>
        <translation>
            <numerusform>%Ln Karte für jeden; aufgedeckt wird {card}</numerusform>
            <numerusform>%Ln Karten für jeden; aufgedeckt wird {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>discard the last card face down</source>
        <comment>you</comment>
        <translation>wirfst die letzte Karte verdeckt ab</translation>
    </message>
    <message>
        <source>discards the last card face down</source>
        <translation>wirft die letzte Karte verdeckt ab</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what one player does</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Darf ich ausmachen?</translation>
    </message>
    <message>
        <source>Yes, go ahead!</source>
        <translation>Ja, nur zu!</translation>
    </message>
    <message>
        <source>No, please wait.</source>
        <translation>Nein, warte noch.</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}“</translation>
    </message>
    <message>
        <source>{name} {lines}.</source>
        <comment>what you do</comment>
        <translation>{name} {lines}.</translation>
    </message>
    <message>
        <source>the deal ends without anybody going out</source>
        <translation>die Runde endet, ohne dass jemand ausmacht</translation>
    </message>
    <message>
        <source>the deal is over</source>
        <translation>die Runde ist zu Ende</translation>
    </message>
</context>
<context>
    <name>ExampleMoveWords</name>
    <message>
        <source>You draw.</source>
        <translation>Du ziehst.</translation>
    </message>
    <message>
        <source>You want to draw once more.</source>
        <translation>Du willst noch einmal ziehen.</translation>
    </message>
    <message>
        <source>You draw</source>
        <translation>Du ziehst</translation>
    </message>
    <message>
        <source>You take the pile with</source>
        <translation>Du nimmst das Paket mit</translation>
    </message>
    <message>
        <source>You take the pile and add its top card to a meld.</source>
        <translation>Du nimmst das Paket und legst die oberste Karte an eine Meldung an.</translation>
    </message>
    <message>
        <source>You lay down</source>
        <translation>Du legst aus</translation>
    </message>
    <message>
        <source>You add</source>
        <translation>Du legst an</translation>
    </message>
    <message>
        <source>You join</source>
        <translation>Du legst zusammen</translation>
    </message>
    <message>
        <source>You lay out</source>
        <translation>Du legst hin</translation>
    </message>
    <message>
        <source>You discard</source>
        <translation>Du wirfst ab</translation>
    </message>
    <message>
        <source>You want to end the deal without taking the pile.</source>
        <translation>Du willst die Runde beenden, ohne das Paket zu nehmen.</translation>
    </message>
    <message>
        <source>You ask your partner: “May I go out?”</source>
        <translation>Du fragst deinen Partner: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>Your partner says yes.</source>
        <translation>Dein Partner sagt ja.</translation>
    </message>
    <message>
        <source>Your partner says no.</source>
        <translation>Dein Partner sagt nein.</translation>
    </message>
</context>
<context>
    <name>ExampleOutcomeWords</name>
    <message>
        <source>Not allowed: {cause}</source>
        <translation>Nicht erlaubt: {cause}</translation>
    </message>
    <message>
        <source>Allowed. {reasons}</source>
        <translation>Erlaubt. {reasons}</translation>
    </message>
    <message>
        <source>Allowed.</source>
        <translation>Erlaubt.</translation>
    </message>
    <message>
        <source>These cards count {points}.</source>
        <translation>Diese Karten zählen {points}.</translation>
    </message>
    <message>
        <source>The meld has {naturals} natural cards and {wilds} wild.</source>
        <translation>Die Meldung hat {naturals} natürliche Karten und {wilds} wilde.</translation>
    </message>
    <message>
        <source>The meld has {naturals} natural cards and no wild ones.</source>
        <translation>Die Meldung hat {naturals} natürliche Karten und keine wilden.</translation>
    </message>
    <message>
        <source>That makes a natural canasta.</source>
        <translation>Das wird ein echter Canasta.</translation>
    </message>
    <message>
        <source>That makes a mixed canasta.</source>
        <translation>Das wird ein unechter Canasta.</translation>
    </message>
    <message>
        <source>That makes a canasta of wild cards.</source>
        <translation>Das wird ein Canasta aus wilden Karten.</translation>
    </message>
    <message>
        <source>That makes an escalera.</source>
        <translation>Das wird eine Escalera.</translation>
    </message>
    <message>
        <source>That makes a samba.</source>
        <translation>Das wird ein Samba.</translation>
    </message>
    <message>
        <source>The cards match the top card.</source>
        <translation>Die Karten passen zur obersten.</translation>
    </message>
    <message>
        <source>The pile is not frozen, so that is enough.</source>
        <translation>Der Ablagestapel ist nicht gesperrt, also genügt das.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) of the pile go into your hand.</source>
        <translation>
            <numerusform>%Ln Karte des Pakets kommt auf deine Hand.</numerusform>
            <numerusform>%Ln Karten des Pakets kommen auf deine Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln three(s) go on the table.</source>
        <translation>
            <numerusform>%Ln Drei kommt auf den Tisch.</numerusform>
            <numerusform>%Ln Dreien kommen auf den Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have drawn again to replace what you laid out.</source>
        <translation>Dafür hast du nachgezogen.</translation>
    </message>
    <message>
        <source>The pile is frozen now.</source>
        <translation>Der Ablagestapel ist jetzt gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bonus card(s) wait for you on the stock.</source>
        <translation>
            <numerusform>%Ln Bonuskarte liegt für dich auf dem Talon bereit.</numerusform>
            <numerusform>%Ln Bonuskarten liegen für dich auf dem Talon bereit.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take up your foot and go on.</source>
        <translation>Du nimmst deinen Fuß auf und spielst weiter.</translation>
    </message>
    <message>
        <source>{name}: {points} points.</source>
        <translation>{name}: {points} Punkte.</translation>
    </message>
    <message>
        <source>You have gone out.</source>
        <translation>Du hast ausgemacht.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>ExampleScoreWords</name>
    <message>
        <source>You have gone out.</source>
        <translation>Du hast ausgemacht.</translation>
    </message>
    <message>
        <source>Your side has gone out.</source>
        <translation>Deine Seite hat ausgemacht.</translation>
    </message>
    <message>
        <source>{parts}. Together: {total}.</source>
        <translation>{parts}. Zusammen: {total}.</translation>
    </message>
    <message>
        <source>{item} {points}</source>
        <comment>of a score sheet</comment>
        <translation>{item} {points}</translation>
    </message>
    <message>
        <source>This is deal {deal}.</source>
        <translation>Das ist die {deal}. Runde.</translation>
    </message>
    <message>
        <source>Before the deal the scores are {scores}.</source>
        <translation>Vor der Runde steht es {scores}.</translation>
    </message>
    <message>
        <source>After the deal they are {scores}.</source>
        <translation>Nach der Runde steht es {scores}.</translation>
    </message>
    <message>
        <source>The match is over; you win.</source>
        <translation>Die Partie ist zu Ende; du gewinnst.</translation>
    </message>
    <message>
        <source>The match is over; another player wins.</source>
        <translation>Die Partie ist zu Ende; ein anderer Spieler gewinnt.</translation>
    </message>
    <message>
        <source>The match is over; your side wins.</source>
        <translation>Die Partie ist zu Ende; deine Seite gewinnt.</translation>
    </message>
    <message>
        <source>The match is over; another side wins.</source>
        <translation>Die Partie ist zu Ende; eine andere Seite gewinnt.</translation>
    </message>
    <message>
        <source>Another deal is played.</source>
        <translation>Es wird noch eine Runde gespielt.</translation>
    </message>
</context>
<context>
    <name>ExampleTableWords</name>
    <message>
        <source>You have on the table</source>
        <translation>Du hast auf dem Tisch</translation>
    </message>
    <message>
        <source>Your side has on the table</source>
        <translation>Deine Seite hat auf dem Tisch</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>Du hast auf der Hand</translation>
    </message>
    <message>
        <source>On the discard pile, the top card last</source>
        <translation>Auf dem Ablagestapel, die oberste Karte zuletzt</translation>
    </message>
    <message>
        <source>Turned up at the start</source>
        <translation>Am Anfang aufgedeckt</translation>
    </message>
    <message>
        <source>On the discard pile, from the card turned up at the start to the top card</source>
        <translation>Auf dem Ablagestapel, von der am Anfang aufgedeckten bis zur obersten Karte</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) are left in the stock.</source>
        <translation>
            <numerusform>Im Talon liegt noch %Ln Karte.</numerusform>
            <numerusform>Im Talon liegen noch %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At {score} points you need {points} for your initial meld.</source>
        <translation>Bei {score} Punkten brauchst du {points} für deine Erstmeldung.</translation>
    </message>
    <message>
        <source>At {score} points your side needs {points} for its initial meld.</source>
        <translation>Bei {score} Punkten braucht deine Seite {points} für ihre Erstmeldung.</translation>
    </message>
    <message>
        <source>In deal {deal} the initial meld needs {points} points.</source>
        <translation>In Runde {deal} braucht die Erstmeldung {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>FamilyOptions</name>
    <message>
        <source>Packs of cards</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Karten im Blatt</translation>
    </message>
    <message>
        <source>Cards in the foot</source>
        <translation>Karten im Fuß</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Cards taken with the pile</source>
        <translation>Karten beim Nehmen des Pakets</translation>
    </message>
    <message>
        <source>Initial meld with the pile</source>
        <translation>Erstmeldung mit dem Paket</translation>
    </message>
    <message>
        <source>Minimum of the initial meld</source>
        <translation>Mindestwert der Erstmeldung</translation>
    </message>
    <message>
        <source>How many wild cards may lie beside the natural ones in a book of one rank.</source>
        <translation>Wie viele wilde Karten in einem Canasta neben den natürlichen liegen dürfen.</translation>
    </message>
    <message>
        <source>Wild cards in a book</source>
        <translation>Wilde Karten in einem Canasta</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>Wilde Karten in einer Meldung</translation>
    </message>
    <message>
        <source>Books of wild cards</source>
        <translation>Canastas aus wilden Karten</translation>
    </message>
    <message>
        <source>Clean books to go out</source>
        <translation>Echte Canastas zum Ausmachen</translation>
    </message>
    <message>
        <source>Dirty books to go out</source>
        <translation>Unechte Canastas zum Ausmachen</translation>
    </message>
    <message>
        <source>Wild books to go out</source>
        <translation>Canastas aus wilden Karten zum Ausmachen</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canastas zum Ausmachen</translation>
    </message>
    <message>
        <source>Escaleras to go out</source>
        <translation>Escaleras zum Ausmachen</translation>
    </message>
    <message>
        <source>Bolivias to go out</source>
        <translation>Bolivias zum Ausmachen</translation>
    </message>
    <message>
        <source>You may go out only once every partner has played from the foot.</source>
        <translation>Du darfst erst ausmachen, wenn jeder Partner aus seinem Fuß gespielt hat.</translation>
    </message>
    <message>
        <source>Partners in the foot first</source>
        <translation>Erst alle Partner im Fuß</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Den Partner fragen</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzter Abwurf</translation>
    </message>
    <message>
        <source>Red threes are laid out as bonus cards, or they stay in the hand, can be discarded and only cost points.</source>
        <translation>Rote Dreien werden als Prämienkarten hingelegt, oder sie bleiben auf der Hand, können abgeworfen werden und kosten nur Punkte.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Cost of a red three left over</source>
        <translation>Strafe für eine übrige rote Drei</translation>
    </message>
    <message>
        <source>Cost of a black three left over</source>
        <translation>Strafe für eine übrige schwarze Drei</translation>
    </message>
    <message>
        <source>Canastas for red threes</source>
        <translation>Canastas für rote Dreien</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>50, 90, 120 and 150</source>
        <translation>50, 90, 120 und 150</translation>
    </message>
    <message>
        <source>60, 90, 120 and 150</source>
        <translation>60, 90, 120 und 150</translation>
    </message>
    <message>
        <source>90, 120, 150 and 180</source>
        <translation>90, 120, 150 und 180</translation>
    </message>
    <message>
        <source>by the score: 50 to 150</source>
        <translation>nach Punktestand: 50 bis 150</translation>
    </message>
    <message>
        <source>highest from 7,000 on</source>
        <translation>der höchste ab 7.000</translation>
    </message>
    <message>
        <source>highest from 5,000 on</source>
        <translation>der höchste ab 5.000</translation>
    </message>
    <message>
        <source>one for two natural cards</source>
        <translation>eine auf zwei natürliche</translation>
    </message>
    <message>
        <source>up to 3, but fewer than natural cards</source>
        <translation>bis zu 3, aber weniger als natürliche</translation>
    </message>
    <message>
        <source>up to 3, but no more than natural cards</source>
        <translation>bis zu 3, aber nicht mehr als natürliche</translation>
    </message>
    <message>
        <source>laid out</source>
        <translation>werden hingelegt</translation>
    </message>
    <message>
        <source>stay in the hand</source>
        <translation>bleiben auf der Hand</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no minimum</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>das ganze Paket</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>required</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
    <message>
        <source>compulsory</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>up to a target</source>
        <translation>bis zu einem Ziel</translation>
    </message>
    <message>
        <source>How many packs of 52 cards you play with, each with two jokers.</source>
        <translation>Mit wie vielen Kartenspielen zu 52 Karten ihr spielt, jedes mit zwei Jokern.</translation>
    </message>
    <message>
        <source>How many cards each player is dealt as a hand.</source>
        <translation>Wie viele Karten jeder als Blatt bekommt.</translation>
    </message>
    <message>
        <source>How many cards lie in each player’s foot.</source>
        <translation>Wie viele Karten in jedem Fuß liegen.</translation>
    </message>
    <message>
        <source>How many cards you draw from the stock in a turn; you always discard one.</source>
        <translation>Wie viele Karten du in einem Zug vom Talon ziehst; abgeworfen wird immer eine.</translation>
    </message>
    <message>
        <source>How many cards you get from the top when you take the pile, the melded one included.</source>
        <translation>Wie viele Karten du von oben bekommst, wenn du das Paket nimmst, die ausgelegte mitgezählt.</translation>
    </message>
    <message>
        <source>You may take the pile for your initial meld, not only after it.</source>
        <translation>Du darfst das Paket schon für die Erstmeldung nehmen, nicht erst danach.</translation>
    </message>
    <message>
        <source>The score from which the highest minimum applies, or no minimum at all.</source>
        <translation>Ab welchem Punktestand der höchste Mindestwert gilt, oder gar keiner.</translation>
    </message>
    <message>
        <source>What the initial meld must count in the first four deals, or at each score.</source>
        <translation>Was die Erstmeldung in den ersten vier Runden zählen muss, oder je nach Punktestand.</translation>
    </message>
    <message>
        <source>How many wild cards a meld of one rank may have, a canasta included.</source>
        <translation>Wie viele wilde Karten in einer Meldung gleicher Karten liegen dürfen, auch in einem Canasta.</translation>
    </message>
    <message>
        <source>Whether three to seven wild cards may be melded on their own.</source>
        <translation>Ob drei bis sieben wilde Karten allein ausgelegt werden dürfen.</translation>
    </message>
    <message>
        <source>Points for a wild book</source>
        <translation>Punkte für einen Canasta aus wilden Karten</translation>
    </message>
    <message>
        <source>How many points a book of wild cards is worth.</source>
        <translation>Wie viele Punkte ein Canasta aus wilden Karten bringt.</translation>
    </message>
    <message>
        <source>How many books without wild cards a side needs before a player may go out.</source>
        <translation>Wie viele Canastas ohne wilde Karten eine Seite braucht, bevor jemand ausmachen darf.</translation>
    </message>
    <message>
        <source>How many books with wild cards in them a side needs to go out.</source>
        <translation>Wie viele Canastas mit wilden Karten darin eine Seite zum Ausmachen braucht.</translation>
    </message>
    <message>
        <source>How many books of nothing but wild cards a side needs to go out.</source>
        <translation>Wie viele Canastas nur aus wilden Karten eine Seite zum Ausmachen braucht.</translation>
    </message>
    <message>
        <source>How many canastas a side needs before a player may go out.</source>
        <translation>Wie viele Canastas eine Seite braucht, bevor jemand ausmachen darf.</translation>
    </message>
    <message>
        <source>How many of the canastas must be escaleras (sequences of seven cards).</source>
        <translation>Wie viele der Canastas Escaleras sein müssen (Sequenzen aus sieben Karten).</translation>
    </message>
    <message>
        <source>How many of the canastas must be bolivias (nothing but wild cards).</source>
        <translation>Wie viele der Canastas Bolivias sein müssen (nur aus wilden Karten).</translation>
    </message>
    <message>
        <source>Whether you ask your partner before you go out; the answer is binding.</source>
        <translation>Ob du vor dem Ausmachen deinen Partner fragst; an die Antwort musst du dich halten.</translation>
    </message>
    <message>
        <source>Whether you must discard your last card to go out.</source>
        <translation>Ob du zum Ausmachen die letzte Karte abwerfen musst.</translation>
    </message>
    <message>
        <source>What each red three costs that is left in a hand or in a foot not taken up.</source>
        <translation>Wie viel jede rote Drei kostet, die auf der Hand oder in einem nicht aufgenommenen Fuß übrig ist.</translation>
    </message>
    <message>
        <source>What each black three costs that is left over when the deal ends.</source>
        <translation>Wie viel jede schwarze Drei kostet, die am Ende der Runde übrig ist.</translation>
    </message>
    <message>
        <source>How many canastas a side needs for its red threes to count for it, not against it; with 0, having melded is enough.</source>
        <translation>Wie viele Canastas eine Seite braucht, damit ihre roten Dreien plus statt minus zählen; bei 0 reicht es, ausgelegt zu haben.</translation>
    </message>
    <message>
        <source>The match ends after this many deals, or with the deal in which a side reaches a target.</source>
        <translation>Die Partie endet nach so vielen Runden oder mit der Runde, in der eine Seite das Ziel erreicht.</translation>
    </message>
    <message>
        <source>The match ends when somebody reaches this many points.</source>
        <translation>Die Partie endet, sobald jemand so viele Punkte hat.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Games and rules</source>
        <translation>Partien und Regeln</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Kopie der Partie speichern</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>{system} (provisional)</source>
        <translation>{system} (vorläufig)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Nur zusehen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>House rules: {changes}.</source>
        <translation>Hausregeln: {changes}.</translation>
    </message>
    <message>
        <source>No house rules are changed.</source>
        <translation>Keine Hausregel ist geändert.</translation>
    </message>
    <message>
        <source>Change house rules</source>
        <translation>Hausregeln ändern</translation>
    </message>
    <message>
        <source>Just me</source>
        <translation>Nur ich</translation>
    </message>
    <message>
        <source>Several people</source>
        <translation>Mehrere Personen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>No curtain between partners</source>
        <translation>Kein Sichtschutz zwischen Partnern</translation>
    </message>
    <message>
        <source>They play at different levels, as set under “Seats”.</source>
        <translation>Verschieden stark, wie unter „Plätze“ eingestellt.</translation>
    </message>
    <message>
        <source>Provisional: only some of its rules are known; the rest follows Classic Canasta.</source>
        <translation>Vorläufig: Nur ein Teil der Regeln ist bekannt; der Rest folgt dem Klassischen Canasta.</translation>
    </message>
</context>
<context>
    <name>LengthRows</name>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>In this game the target is {points} points.</source>
        <translation>In diesem Spiel ist das Ziel {points} Punkte.</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Niedriger</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>With equal scores at the end, another deal is played.</source>
        <translation>Bei Gleichstand am Ende wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>{points} points are usual.</source>
        <translation>Üblich sind {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Draw from the stock, and hold back {card}.</source>
        <translation>Ziehe vom Talon und behalte {card} zurück.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Ziehe vom Talon.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Wirf {card} ab.</translation>
    </message>
    <message>
        <source>Say yes.</source>
        <translation>Sag ja.</translation>
    </message>
    <message>
        <source>Say no.</source>
        <translation>Sag nein.</translation>
    </message>
    <message>
        <source>Join two of your melds.</source>
        <translation>Lege zwei deiner Meldungen zusammen.</translation>
    </message>
    <message>
        <source>Lay out {cards}.</source>
        <translation>Lege {cards} hin.</translation>
    </message>
    <message>
        <source>Lay down your special hand: {name}.</source>
        <translation>Lege dein Sonderblatt hin: {name}.</translation>
    </message>
    <message>
        <source>Take only the top card of the pile, for your meld.</source>
        <translation>Nimm nur die oberste Karte des Ablagestapels, für deine Meldung.</translation>
    </message>
    <message>
        <source>Take only the top card of the pile, with {cards}.</source>
        <translation>Nimm nur die oberste Karte des Ablagestapels, mit {cards}.</translation>
    </message>
    <message>
        <source>Take the pile: its top card joins your meld.</source>
        <translation>Nimm das Paket: Die oberste Karte kommt an deine Meldung.</translation>
    </message>
    <message>
        <source>Take the pile with {cards}.</source>
        <translation>Nimm das Paket mit {cards}.</translation>
    </message>
    <message>
        <source>The pile is not worth the cards it would cost you.</source>
        <translation>Das Paket lohnt sich nicht: Es kostet dich zu gute Karten.</translation>
    </message>
    <message>
        <source>The pile is worth it.</source>
        <translation>Das Paket lohnt sich.</translation>
    </message>
    <message>
        <source>Otherwise the others could take it, or the deal would end badly for you.</source>
        <translation>Sonst nimmt es jemand anders, oder die Runde geht für dich schlecht aus.</translation>
    </message>
    <message>
        <source>These cards bring your melds closer to a canasta.</source>
        <translation>Diese Karten bringen deine Meldungen einem Canasta näher.</translation>
    </message>
    <message>
        <source>A new meld gives you another chance of a canasta.</source>
        <translation>Eine neue Meldung ist eine weitere Chance auf einen Canasta.</translation>
    </message>
    <message>
        <source>The deal is near its end: what lies on the table cannot count against you.</source>
        <translation>Die Runde geht zu Ende: Was ausliegt, zählt nicht mehr gegen dich.</translation>
    </message>
    <message>
        <source>Pairs in your hand can take the pile: keep them.</source>
        <translation>Mit Paaren auf der Hand kannst du das Paket nehmen: Behalte sie.</translation>
    </message>
    <message>
        <source>You could go out, but there is more to win by playing on.</source>
        <translation>Du könntest ausmachen, aber Weiterspielen bringt mehr.</translation>
    </message>
    <message>
        <source>The match is nearly over: to win it counts more now than the points of the deal.</source>
        <translation>Die Partie ist fast zu Ende: Jetzt zählt, wer sie gewinnt, mehr als die Punkte dieser Runde.</translation>
    </message>
    <message>
        <source>Your partner may still hold many cards.</source>
        <translation>Dein Partner hat vielleicht noch viele Karten.</translation>
    </message>
    <message>
        <source>You hold too many cards that would count against you.</source>
        <translation>Du hast noch zu viele Karten, die gegen dich zählen würden.</translation>
    </message>
    <message>
        <source>The next player can hardly take the pile with it.</source>
        <translation>Damit kann der nächste Spieler das Paket kaum nehmen.</translation>
    </message>
    <message>
        <source>A black three bars the next player from the pile.</source>
        <translation>Liegt eine schwarze Drei oben, kann der nächste Spieler das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>A wild card freezes the pile.</source>
        <translation>Eine wilde Karte sperrt den Ablagestapel.</translation>
    </message>
    <message>
        <source>With {card} on top the next player cannot take the pile.</source>
        <translation>Liegt {card} oben, kann der nächste Spieler das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>{others}.</source>
        <translation>{others}.</translation>
    </message>
    <message>
        <source>{what}: about {points} points less</source>
        <translation>{what}: rund {points} Punkte weniger</translation>
    </message>
    <message>
        <source>{what}: about {points}</source>
        <comment>points less, behind another one</comment>
        <translation>{what}: rund {points}</translation>
    </message>
    <message>
        <source>{what}: about as good</source>
        <translation>{what}: etwa ebenso gut</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>Paket nehmen</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>Partner fragen</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>Ja sagen</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>Nein sagen</translation>
    </message>
    <message>
        <source>lay out {cards}</source>
        <translation>{cards} hinlegen</translation>
    </message>
    <message>
        <source>join melds</source>
        <translation>Meldungen zusammenlegen</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <translation>mit {cards}</translation>
    </message>
    <message>
        <source>with no card of your hand</source>
        <translation>ohne Karten aus der Hand</translation>
    </message>
    <message>
        <source>Meld {cards}.</source>
        <translation>Lege {cards} aus.</translation>
    </message>
    <message>
        <source>Do not take the pile, and the deal ends.</source>
        <translation>Nimm das Paket nicht, dann endet die Runde.</translation>
    </message>
    <message>
        <source>Ask your partner if you may go out.</source>
        <translation>Frage deinen Partner, ob du ausmachen darfst.</translation>
    </message>
    <message>
        <source>Take the pile with {cards}, and meld {others} with it.</source>
        <translation>Nimm das Paket mit {cards} und lege dabei auch {others} aus.</translation>
    </message>
    <message>
        <source>You cannot take the pile now.</source>
        <translation>Das Paket kannst du jetzt nicht nehmen.</translation>
    </message>
    <message>
        <source>The stock is empty, and more cards would not help you.</source>
        <translation>Der Talon ist leer, und mehr Karten helfen dir nicht.</translation>
    </message>
    <message>
        <source>That reaches the minimum, and your side has melded.</source>
        <translation>Damit ist der Mindestwert erreicht, und deine Seite hat ausgelegt.</translation>
    </message>
    <message>
        <source>That completes a canasta.</source>
        <translation>Damit ist ein Canasta fertig.</translation>
    </message>
    <message>
        <source>This is a good moment to end the deal.</source>
        <translation>Jetzt ist ein guter Moment, die Runde zu beenden.</translation>
    </message>
    <message>
        <source>You lose little if the deal ends now.</source>
        <translation>Du verlierst wenig, wenn die Runde jetzt endet.</translation>
    </message>
    <message>
        <source>You can use this card least.</source>
        <translation>Diese Karte kannst du am wenigsten brauchen.</translation>
    </message>
    <message>
        <source>Every discard is risky; this one least.</source>
        <translation>Jeder Abwurf ist riskant, dieser am wenigsten.</translation>
    </message>
    <message>
        <source>meld {cards}</source>
        <translation>{cards} auslegen</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} von {total}</translation>
    </message>
    <message>
        <source>No house rule holds all these words.</source>
        <translation>In keiner Hausregel kommen alle diese Wörter vor.</translation>
    </message>
    <message>
        <source>No house rule is changed.</source>
        <translation>Keine Hausregel ist geändert.</translation>
    </message>
    <message>
        <source>Search the house rules</source>
        <translation>In den Hausregeln suchen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Only what is changed ({count})</source>
        <translation>Nur was geändert ist ({count})</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>InitialMeldRules</name>
    <message>
        <source>Only card values count towards the minimum, no bonuses and no threes.</source>
        <translation>Zum Mindestwert zählen nur Kartenwerte, keine Prämien und keine Dreien.</translation>
    </message>
    <message>
        <source>A complete mixed canasta may be part of the initial meld.</source>
        <translation>Ein kompletter unechter Canasta darf zur Erstmeldung gehören.</translation>
    </message>
    <message>
        <source>A complete mixed canasta may not be part of the initial meld.</source>
        <translation>Ein kompletter unechter Canasta darf nicht zur Erstmeldung gehören.</translation>
    </message>
    <message>
        <source>The first melds that you lay down in a deal are your initial meld. They need no minimum.</source>
        <translation>Was du in einer Runde zuerst auslegst, ist deine Erstmeldung. Einen Mindestwert braucht sie nicht.</translation>
    </message>
    <message>
        <source>The first melds that a side lays down in a deal are its initial meld. They need no minimum.</source>
        <translation>Was eine Seite in einer Runde zuerst auslegt, ist ihre Erstmeldung. Einen Mindestwert braucht sie nicht.</translation>
    </message>
    <message>
        <source>The first melds that you lay down in a deal are your initial meld. Their card values must reach a minimum together. Later melds need none.</source>
        <translation>Was du in einer Runde zuerst auslegst, ist deine Erstmeldung. Die Karten müssen zusammen einen Mindestwert erreichen. Spätere Meldungen brauchen keinen.</translation>
    </message>
    <message>
        <source>The first melds that a side lays down in a deal are its initial meld. Their card values must reach a minimum together. Later melds need none.</source>
        <translation>Was eine Seite in einer Runde zuerst auslegt, ist ihre Erstmeldung. Die Karten müssen zusammen einen Mindestwert erreichen. Spätere Meldungen brauchen keinen.</translation>
    </message>
    <message>
        <source>The minimum depends on your score at the start of the deal: {steps}.</source>
        <translation>Der Mindestwert hängt von deinem Punktestand zu Beginn der Runde ab: {steps}.</translation>
    </message>
    <message>
        <source>The minimum depends on your side’s score at the start of the deal: {steps}.</source>
        <translation>Der Mindestwert hängt vom Punktestand deiner Seite zu Beginn der Runde ab: {steps}.</translation>
    </message>
    <message>
        <source>The minimum depends on the number of the deal: {deals}.</source>
        <translation>Der Mindestwert hängt davon ab, die wievielte Runde es ist: {deals}.</translation>
    </message>
    <message>
        <source>The partner who melds first must reach the minimum for their own score. Then the other needs none.</source>
        <translation>Wer von zwei Partnern zuerst auslegt, muss den Mindestwert für seinen eigenen Punktestand erreichen. Dann braucht der andere keinen.</translation>
    </message>
    <message>
        <source>{points} points in deal {deal}</source>
        <translation>{points} Punkte in der {deal}. Runde</translation>
    </message>
    <message>
        <source>{points} points from deal {deal} on</source>
        <translation>{points} Punkte ab der {deal}. Runde</translation>
    </message>
    <message>
        <source>Several melds laid down at once count together, whatever their size.</source>
        <translation>Mehrere Meldungen, die du auf einmal auslegst, zählen zusammen, egal wie groß sie sind.</translation>
    </message>
    <message>
        <source>Several melds laid down at once count together, whatever their kind and size.</source>
        <translation>Mehrere Meldungen, die du auf einmal auslegst, zählen zusammen, egal welcher Art und wie groß sie sind.</translation>
    </message>
    <message>
        <source>One meld alone must reach the minimum. What you lay down beside it does not help.</source>
        <translation>Eine Meldung allein muss den Mindestwert erreichen. Was du daneben auslegst, hilft nicht.</translation>
    </message>
    <message>
        <source>If you take the pile for the initial meld, its top card counts towards the minimum. No other card of the pile does.</source>
        <translation>Nimmst du für die Erstmeldung das Paket, zählt seine oberste Karte zum Mindestwert, aber keine andere Karte daraus.</translation>
    </message>
    <message>
        <source>Only card values count towards the minimum, no bonuses for canastas or red threes. Even a complete canasta may fall short.</source>
        <translation>Zum Mindestwert zählen nur Kartenwerte, keine Prämien für Canastas oder rote Dreien. Selbst ein ganzer Canasta kann zu wenig sein.</translation>
    </message>
    <message>
        <source>One player’s initial meld is enough for the whole side. Afterwards the partners need no minimum either.</source>
        <translation>Eine Erstmeldung genügt für die ganze Seite. Danach brauchen auch die Partner keinen Mindestwert.</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and then meld your whole hand at once, with a canasta in it. You may keep one card for the discard.</source>
        <translation>Du brauchst keinen Mindestwert, wenn du vom Talon ziehst und dann dein ganzes Blatt auf einmal auslegst, darunter einen Canasta. Eine Karte darf zum Abwerfen übrig bleiben.</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and then meld your whole hand at once, with a canasta of your own in it. You may keep one card for the discard.</source>
        <translation>Du brauchst keinen Mindestwert, wenn du vom Talon ziehst und dann dein ganzes Blatt auf einmal auslegst, darunter einen eigenen Canasta. Eine Karte darf zum Abwerfen übrig bleiben.</translation>
    </message>
    <message>
        <source>The first melds that a side lays down in a deal are its initial meld. All its cards come from the hand, and it must reach the minimum. One of the melds must be pure ({least} or more natural cards, no wild ones) or consist of {least} or more wild cards.</source>
        <translation>Was eine Seite in einer Runde zuerst auslegt, ist ihre Erstmeldung. Alle Karten kommen aus der Hand und müssen den Mindestwert erreichen. Eine der Meldungen muss rein sein ({least} oder mehr natürliche Karten, keine wilden) oder aus {least} oder mehr wilden Karten bestehen.</translation>
    </message>
    <message>
        <source>The first melds that a side lays down in a deal are its initial meld. All its cards come from the hand, and it must reach the minimum. One of the melds must be pure: {least} or more natural cards, no wild ones. A meld of wild cards will not do instead.</source>
        <translation>Was eine Seite in einer Runde zuerst auslegt, ist ihre Erstmeldung. Alle Karten kommen aus der Hand und müssen den Mindestwert erreichen. Eine der Meldungen muss rein sein: {least} oder mehr natürliche Karten, keine wilden. Eine Meldung aus wilden Karten genügt dafür nicht.</translation>
    </message>
    <message>
        <source>The first melds that a side lays down in a deal are its initial meld. All its cards come from the hand, and it must reach the minimum. One of the melds must have {least} or more natural cards, with or without wild ones, or consist of {least} or more wild cards.</source>
        <translation>Was eine Seite in einer Runde zuerst auslegt, ist ihre Erstmeldung. Alle Karten kommen aus der Hand und müssen den Mindestwert erreichen. Eine der Meldungen muss {least} oder mehr natürliche Karten haben, mit oder ohne wilde, oder aus {least} oder mehr wilden Karten bestehen.</translation>
    </message>
    <message>
        <source>The first melds that a side lays down in a deal are its initial meld. All its cards come from the hand. Any melds will do if they reach the minimum.</source>
        <translation>Was eine Seite in einer Runde zuerst auslegt, ist ihre Erstmeldung. Alle Karten kommen aus der Hand. Jede Meldung ist recht, wenn der Mindestwert erreicht wird.</translation>
    </message>
    <message>
        <source>A complete canasta of {size} natural or {size} wild cards from your hand is an initial meld, whatever it counts: a splash.</source>
        <translation>Ein kompletter Canasta aus {size} natürlichen oder {size} wilden Karten aus der Hand ist eine Erstmeldung, egal was er zählt: ein Direkt-Canasta.</translation>
    </message>
    <message>
        <source>A special hand needs no initial meld.</source>
        <translation>Ein Sonderblatt braucht keine Erstmeldung.</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and then meld your whole hand at once, with a canasta in it. One card stays, which you discard.</source>
        <translation>Du brauchst keinen Mindestwert, wenn du vom Talon ziehst und dann dein ganzes Blatt auf einmal auslegst, darunter einen Canasta. Eine Karte bleibt übrig; die wirfst du ab.</translation>
    </message>
    <message>
        <source>You need no minimum if you draw from the stock and then meld your whole hand at once, with a canasta of your own in it. One card stays, which you discard.</source>
        <translation>Du brauchst keinen Mindestwert, wenn du vom Talon ziehst und dann dein ganzes Blatt auf einmal auslegst, darunter einen eigenen Canasta. Eine Karte bleibt übrig; die wirfst du ab.</translation>
    </message>
    <message>
        <source>{points} points at less than {score}</source>
        <translation>{points} Punkte bei weniger als {score}</translation>
    </message>
    <message>
        <source>{points} points at {score} or more</source>
        <translation>{points} Punkte ab {score}</translation>
    </message>
    <message>
        <source>{points} points at {to} or less</source>
        <translation>{points} Punkte bei höchstens {to}</translation>
    </message>
    <message>
        <source>{points} points at {score} to {to}</source>
        <translation>{points} Punkte bei {score} bis {to}</translation>
    </message>
</context>
<context>
    <name>InstallerTexts</name>
    <message>
        <source>This file cannot be written:

{file}

Close whatever uses it and choose Retry, or choose Cancel to stop.</source>
        <translation>Diese Datei lässt sich nicht schreiben:

{file}

Schließe, was sie benutzt, und wähle Wiederholen, oder wähle Abbrechen, um aufzuhören.</translation>
    </message>
    <message>
        <source>Choose the folder for {program}.</source>
        <translation>Wähle den Ordner für {program}.</translation>
    </message>
    <message>
        <source>{program} {version} is installed for you alone, and needs no administrator. An older version in this folder is replaced; your games and settings lie elsewhere and are kept.

The program uses no network.</source>
        <translation>{program} {version} wird nur für dich installiert und braucht keine Administratorrechte. Eine ältere Version in diesem Ordner wird ersetzt; deine Partien und Einstellungen liegen woanders und bleiben erhalten.

Das Programm benutzt kein Netz.</translation>
    </message>
    <message>
        <source>{program} is being copied to your computer.</source>
        <translation>{program} wird auf deinen Computer kopiert.</translation>
    </message>
    <message>
        <source>{program} is installed</source>
        <translation>{program} ist installiert</translation>
    </message>
    <message>
        <source>You find it in the start menu. A double click opens a saved game ({game}) or a rule set ({rules}) in it.</source>
        <translation>Du findest es im Startmenü. Ein Doppelklick öffnet darin eine gespeicherte Partie ({game}) oder Regeln ({rules}).</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Remove {program} from your computer.</source>
        <translation>Entferne {program} von deinem Computer.</translation>
    </message>
    <message>
        <source>The program is removed from this folder. You are then asked whether to delete your games and settings as well.</source>
        <translation>Das Programm wird aus diesem Ordner entfernt. Dann wirst du gefragt, ob auch deine Partien und Einstellungen gelöscht werden sollen.</translation>
    </message>
    <message>
        <source>{program} is being removed.</source>
        <translation>{program} wird entfernt.</translation>
    </message>
    <message>
        <source>{program} needs Windows 10 or later, 64 bits.</source>
        <translation>{program} braucht Windows 10 oder neuer mit 64 Bit.</translation>
    </message>
    <message>
        <source>{program} is running. Close it (your game is kept), then choose Retry.</source>
        <translation>{program} läuft gerade. Schließe das Programm (deine Partie bleibt erhalten) und wähle dann Wiederholen.</translation>
    </message>
    <message>
        <source>Delete your games and settings as well?

{folder}

If you keep them, they are there again when you install {program} anew.</source>
        <translation>Sollen auch deine Partien und Einstellungen gelöscht werden?

{folder}

Behältst du sie, sind sie wieder da, wenn du {program} neu installierst.</translation>
    </message>
    <message>
        <source>Stop here? Then {program} will not be installed.</source>
        <translation>Hier abbrechen? Dann wird {program} nicht installiert.</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>Press again to discard: %1</source>
        <translation>Zum Abwerfen noch einmal drücken: %1</translation>
    </message>
    <message>
        <source>Select cards with the space bar first.</source>
        <translation>Wähle zuerst Karten mit der Leertaste aus.</translation>
    </message>
    <message>
        <source>There is no place for these cards.</source>
        <translation>Für diese Karten gibt es keinen Platz.</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>LineRow</name>
    <message>
        <source>Read this rule</source>
        <translation>Diese Regel lesen</translation>
    </message>
</context>
<context>
    <name>ListPhrases</name>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} und {last}</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} oder {last}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things listed</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>{turn}. {name}</source>
        <translation>{turn}. {name}</translation>
    </message>
    <message>
        <source>Draw for seats</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>LuckPageWords</name>
    <message>
        <source>What the cards brought</source>
        <translation>Was die Karten brachten</translation>
    </message>
    <message>
        <source>Wild cards dealt</source>
        <translation>Wilde Karten ausgeteilt</translation>
    </message>
    <message>
        <source>Wild cards drawn</source>
        <translation>Wilde Karten gezogen</translation>
    </message>
    <message>
        <source>Red threes dealt</source>
        <translation>Rote Dreien ausgeteilt</translation>
    </message>
    <message>
        <source>Pairs dealt</source>
        <translation>Paare ausgeteilt</translation>
    </message>
    <message>
        <source>{came} came, {expected} expected</source>
        <translation>{came} kamen, {expected} erwartet</translation>
    </message>
    <message>
        <source>Just about as expected.</source>
        <translation>Ziemlich genau wie erwartet.</translation>
    </message>
    <message>
        <source>A little lucky, as happens often.</source>
        <translation>Ein wenig Glück, wie so oft.</translation>
    </message>
    <message>
        <source>A little unlucky, as happens often.</source>
        <translation>Ein wenig Pech, wie so oft.</translation>
    </message>
    <message>
        <source>Lucky: that is rare.</source>
        <translation>Glück: Das ist selten.</translation>
    </message>
    <message>
        <source>Unlucky: that is rare.</source>
        <translation>Pech: Das ist selten.</translation>
    </message>
    <message>
        <source>The pale band is what chance brings in 19 of 20 cases.</source>
        <translation>Das blasse Band ist, was der Zufall in 19 von 20 Fällen bringt.</translation>
    </message>
    <message>
        <source>What was made of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>Few wild cards</source>
        <translation>Wenige wilde Karten</translation>
    </message>
    <message>
        <source>About as many as expected</source>
        <translation>Etwa so viele wie erwartet</translation>
    </message>
    <message>
        <source>Many wild cards</source>
        <translation>Viele wilde Karten</translation>
    </message>
    <message>
        <source>{points} a deal</source>
        <translation>{points} je Runde</translation>
    </message>
    <message>
        <source>{points} for each wild card more than expected</source>
        <translation>{points} für jede wilde Karte mehr als erwartet</translation>
    </message>
    <message>
        <source>known after twenty deals</source>
        <translation>erst nach zwanzig Runden bekannt</translation>
    </message>
    <message>
        <source>a deal, with as many wild cards as expected</source>
        <translation>je Runde, mit so vielen wilden Karten wie erwartet</translation>
    </message>
    <message>
        <source>Points a deal above or below the average, in three groups: deals with over one wild card fewer than expected, with about as many, and with over one more.</source>
        <translation>Punkte je Runde über oder unter dem Durchschnitt, in drei Gruppen: Runden mit über einer wilden Karte weniger als erwartet, mit etwa so vielen und mit über einer mehr.</translation>
    </message>
    <message>
        <source>Each game has an average of its own.</source>
        <translation>Jedes Spiel hat seinen eigenen Durchschnitt.</translation>
    </message>
</context>
<context>
    <name>ManualTexts</name>
    <message>
        <source>NAME</source>
        <comment>heading of a manual page</comment>
        <translation>NAME</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <comment>heading of a manual page</comment>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <comment>heading of a manual page</comment>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>heading of a manual page</comment>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>FILES</source>
        <comment>heading of a manual page</comment>
        <translation>DATEIEN</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>argument</comment>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <comment>argument</comment>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>OPTION</source>
        <comment>argument</comment>
        <translation>OPTION</translation>
    </message>
    <message>
        <source>Opens the table and goes on with the last game.</source>
        <translation>Öffnet den Tisch und setzt die letzte Partie fort.</translation>
    </message>
    <message>
        <source>{file} is a saved game or a set of rules.</source>
        <translation>{file} ist eine gespeicherte Partie oder ein Satz Regeln.</translation>
    </message>
    <message>
        <source>With a command it does something else and opens no window:</source>
        <translation>Mit einem Befehl geschieht etwas anderes, ohne Fenster:</translation>
    </message>
    <message>
        <source>the rules of a game in words, as Markdown or HTML</source>
        <translation>die Regeln eines Spiels in Worten, als Markdown oder HTML</translation>
    </message>
    <message>
        <source>matches between computer players, result as JSON</source>
        <translation>Partien zwischen Computerspielern, Ergebnis als JSON</translation>
    </message>
    <message>
        <source>deals per second</source>
        <translation>Runden pro Sekunde</translation>
    </message>
    <message>
        <source>plays conformance cases</source>
        <translation>spielt Prüffälle der Regeln nach</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <comment>argument</comment>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>keep the game and the settings there</source>
        <translation>Partie und Einstellungen dort aufbewahren</translation>
    </message>
    <message>
        <source>check that this installation is whole; status 0 or 1</source>
        <translation>prüfen, ob diese Installation vollständig ist; Status 0 oder 1</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>die Version ausgeben</translation>
    </message>
    <message>
        <source>print all commands and options</source>
        <translation>alle Befehle und Optionen ausgeben</translation>
    </message>
    <message>
        <source>Games and settings lie in the folder for data of programs, usually {folder}.</source>
        <translation>Partien und Einstellungen liegen im Ordner für Daten von Programmen, meist {folder}.</translation>
    </message>
    <message>
        <source>Nothing else is written, and nothing is sent over the network.</source>
        <translation>Sonst wird nichts geschrieben, und nichts geht über das Netz.</translation>
    </message>
    <message>
        <source>random deals of every game, to check the rules</source>
        <translation>zufällige Runden nach allen Regeln, um diese zu prüfen</translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message numerus="yes">
        <source>A meld has at least %Ln card(s).</source>
        <translation>
            <numerusform>Eine Meldung hat mindestens %Ln Karte.</numerusform>
            <numerusform>Eine Meldung hat mindestens %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more card(s) needed.</source>
        <translation>
            <numerusform>Noch %Ln Karte fehlt.</numerusform>
            <numerusform>Noch %Ln Karten fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too few cards for a meld.</source>
        <translation>Das sind zu wenige Karten für eine Meldung.</translation>
    </message>
    <message>
        <source>Select at least three cards.</source>
        <translation>Wähle mindestens drei Karten aus.</translation>
    </message>
    <message>
        <source>These are too many cards for a meld.</source>
        <translation>Das sind zu viele Karten für eine Meldung.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %Ln natural card(s); here it would be {have}.</source>
        <translation>
            <numerusform>Eine Meldung hat mindestens %Ln natürliche Karte; hier wäre es {have}.</numerusform>
            <numerusform>Eine Meldung hat mindestens %Ln natürliche Karten; hier wäre es {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a natural card, or leave out wild cards.</source>
        <translation>Nimm eine natürliche Karte dazu oder lass wilde Karten weg.</translation>
    </message>
    <message>
        <source>There are too few natural cards in this meld.</source>
        <translation>In dieser Meldung sind zu wenige natürliche Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Leave out %Ln wild card(s).</source>
        <translation>
            <numerusform>Lass %Ln wilde Karte weg.</numerusform>
            <numerusform>Lass %Ln wilde Karten weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out wild cards.</source>
        <translation>Lass wilde Karten weg.</translation>
    </message>
    <message>
        <source>There are too many wild cards in this meld.</source>
        <translation>In dieser Meldung sind zu viele wilde Karten.</translation>
    </message>
    <message numerus="yes">
        <source>A meld has at most %Ln card(s); here it would be {have}.</source>
        <translation>
            <numerusform>Eine Meldung hat höchstens %Ln Karte; hier wären es {have}.</numerusform>
            <numerusform>Eine Meldung hat höchstens %Ln Karten; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This meld may hold at most %Ln wild card(s); here it would be {have}.</source>
        <translation>
            <numerusform>Diese Meldung darf höchstens %Ln wilde Karte haben; hier wären es {have}.</numerusform>
            <numerusform>Diese Meldung darf höchstens %Ln wilde Karten haben; hier wären es {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>no such card</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <comment>one such card</comment>
        <translation>eine</translation>
    </message>
    <message>
        <source>Choose cards that fit this meld, or begin a new one.</source>
        <translation>Wähle Karten, die zu dieser Meldung passen, oder beginne eine neue.</translation>
    </message>
    <message>
        <source>No more {ranks} can be melded: a canasta of them is complete.</source>
        <translation>{ranks} können nicht mehr ausgelegt werden: Ein Canasta daraus ist schon fertig.</translation>
    </message>
    <message>
        <source>{ranks} cannot be melded here.</source>
        <translation>{ranks} können hier nicht ausgelegt werden.</translation>
    </message>
    <message>
        <source>Choose another rank.</source>
        <translation>Wähle andere Karten.</translation>
    </message>
    <message>
        <source>Red threes are not melded: they are laid out by themselves and count as a bonus.</source>
        <translation>Rote Dreien gehören in keine Meldung: Sie liegen für sich und zählen als Prämie.</translation>
    </message>
    <message>
        <source>Leave the red three out.</source>
        <translation>Lass die rote Drei weg.</translation>
    </message>
    <message>
        <source>Add them to natural cards, or to a meld on the table.</source>
        <translation>Lege sie zu natürlichen Karten oder zu einer Meldung auf dem Tisch.</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}.</source>
        <translation>Deine Seite hat schon eine Meldung aus {ranks}.</translation>
    </message>
    <message>
        <source>Add the cards to it.</source>
        <translation>Lege die Karten dort an.</translation>
    </message>
    <message>
        <source>Your side already has a meld of this rank.</source>
        <translation>Deine Seite hat schon eine Meldung dieses Ranges.</translation>
    </message>
    <message>
        <source>Choose one of them, or begin a new meld.</source>
        <translation>Wähle eine davon oder beginne eine neue Meldung.</translation>
    </message>
    <message>
        <source>This meld is complete and takes no more cards.</source>
        <translation>Diese Meldung ist fertig: Es kommt keine Karte mehr dazu.</translation>
    </message>
    <message>
        <source>Choose another meld.</source>
        <translation>Wähle eine andere Meldung.</translation>
    </message>
    <message>
        <source>Your side already has a meld of wild cards.</source>
        <translation>Deine Seite hat schon eine Meldung aus wilden Karten.</translation>
    </message>
    <message>
        <source>One meld alone must count {need} points for the initial meld; your best one counts {have}.</source>
        <translation>Zur Erstmeldung muss eine Meldung allein {need} Punkte zählen; deine beste zählt {have}.</translation>
    </message>
    <message>
        <source>Your initial meld counts {have} of {need} points.</source>
        <translation>Deine Erstmeldung zählt {have} von {need} Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s): add {cards}.</source>
        <translation>
            <numerusform>Noch %Ln Punkt: Nimm {cards} dazu.</numerusform>
            <numerusform>Noch %Ln Punkte: Nimm {cards} dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) needed: add cards or further melds.</source>
        <translation>
            <numerusform>Noch %Ln Punkt fehlt: Nimm Karten oder weitere Meldungen dazu.</numerusform>
            <numerusform>Noch %Ln Punkte fehlen: Nimm Karten oder weitere Meldungen dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red threes are never melded.</source>
        <translation>Rote Dreien werden hier nie ausgelegt.</translation>
    </message>
    <message>
        <source>Discard them one after the other.</source>
        <translation>Wirf sie eine nach der anderen ab.</translation>
    </message>
    <message>
        <source>Meld fewer cards.</source>
        <translation>Lege weniger Karten aus.</translation>
    </message>
    <message>
        <source>You may not add a wild card to these natural cards.</source>
        <translation>Zu diesen natürlichen Karten darfst du keine wilde Karte legen.</translation>
    </message>
    <message numerus="yes">
        <source>Wild cards alone can be melded only as a whole canasta, %Ln card(s) at once.</source>
        <translation>
            <numerusform>Wilde Karten allein darfst du nur als ganzen Canasta auslegen, %Ln Karte auf einmal.</numerusform>
            <numerusform>Wilde Karten allein darfst du nur als ganzen Canasta auslegen, %Ln Karten auf einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot add wild cards to a canasta.</source>
        <translation>An einen Canasta kannst du keine wilden Karten mehr anlegen.</translation>
    </message>
    <message>
        <source>A meld has cards of one rank only, and wild cards with them.</source>
        <translation>In einer Meldung liegen nur Karten eines Ranges, dazu wilde Karten.</translation>
    </message>
    <message>
        <source>Cards of this rank cannot be melded.</source>
        <translation>Karten dieses Ranges können nicht ausgelegt werden.</translation>
    </message>
    <message>
        <source>You may meld black threes only when going out.</source>
        <translation>Schwarze Dreien darfst du nur beim Ausmachen auslegen.</translation>
    </message>
    <message>
        <source>Meld them together with the rest of your hand.</source>
        <translation>Lege sie zusammen mit dem Rest deines Blattes aus.</translation>
    </message>
    <message>
        <source>Wild cards alone are not a meld.</source>
        <translation>Wilde Karten allein sind keine Meldung.</translation>
    </message>
    <message>
        <source>You can add cards only to melds of your own side.</source>
        <translation>Du kannst nur an Meldungen deiner eigenen Seite anlegen.</translation>
    </message>
    <message>
        <source>Add the cards to it; you may begin another one once it is a canasta.</source>
        <translation>Lege die Karten dort an; eine weitere darfst du beginnen, sobald diese ein Canasta ist.</translation>
    </message>
    <message>
        <source>You can add cards only to your own melds.</source>
        <translation>Du kannst nur an deine eigenen Meldungen anlegen.</translation>
    </message>
    <message>
        <source>You already have a meld of this rank.</source>
        <translation>Du hast schon eine Meldung dieses Ranges.</translation>
    </message>
    <message>
        <source>You already have a meld of wild cards.</source>
        <translation>Du hast schon eine Meldung aus wilden Karten.</translation>
    </message>
    <message>
        <source>You already have a meld of {ranks}.</source>
        <translation>Du hast schon eine Meldung aus {ranks}.</translation>
    </message>
</context>
<context>
    <name>MeldRules</name>
    <message>
        <source>One kind of meld is the set: {least} or more cards of one rank, from four to ace. The other kind is the sequence.</source>
        <translation>Eine Art von Meldung ist der Satz: {least} oder mehr gleiche Karten, von der Vier bis zum Ass. Die andere Art ist die Sequenz.</translation>
    </message>
    <message>
        <source>How many wild cards a meld of one rank may have depends on its size: {sizes}.</source>
        <translation>Wie viele wilde Karten eine Meldung aus gleichen Karten haben darf, hängt von ihrer Größe ab: {sizes}.</translation>
    </message>
    <message>
        <source>in {size} or more cards at most {wilds}</source>
        <translation>bei {size} oder mehr Karten höchstens {wilds}</translation>
    </message>
    <message>
        <source>in {size} to {largest} cards at most {wilds}</source>
        <translation>bei {size} bis {largest} Karten höchstens {wilds}</translation>
    </message>
    <message>
        <source>in {size} cards at most {wilds}</source>
        <translation>bei {size} Karten höchstens {wilds}</translation>
    </message>
    <message>
        <source>in {size} cards none</source>
        <translation>bei {size} Karten keine</translation>
    </message>
    <message>
        <source>A wild card added to a natural canasta makes it a mixed one.</source>
        <translation>Legst du eine wilde Karte an einen echten Canasta an, wird er ein unechter.</translation>
    </message>
    <message>
        <source>In this game a canasta is also called a book: a natural one clean, a mixed one dirty, one of wild cards a wild book.</source>
        <translation>Der echte Canasta heißt hier auch sauber, der unechte schmutzig und der aus wilden Karten wild.</translation>
    </message>
    <message>
        <source>In this game a canasta is also called a book: a natural one clean, a mixed one dirty.</source>
        <translation>Der echte Canasta heißt hier auch sauber, der unechte schmutzig.</translation>
    </message>
    <message>
        <source>A side may begin a second meld of a rank only when its first one is complete.</source>
        <translation>Eine zweite Meldung aus den gleichen Karten darf eine Seite erst beginnen, wenn ihre erste komplett ist.</translation>
    </message>
    <message>
        <source>Different players may have melds of the same rank.</source>
        <translation>Hat ein anderer Spieler zum Beispiel Könige ausgelegt, darfst du das auch.</translation>
    </message>
    <message>
        <source>Different sides may have melds of the same rank.</source>
        <translation>Hat eine andere Seite zum Beispiel Könige ausgelegt, darf deine Seite das auch.</translation>
    </message>
    <message>
        <source>Wild cards alone are not a meld.</source>
        <translation>Wilde Karten allein sind keine Meldung.</translation>
    </message>
    <message>
        <source>You may begin another meld of wild cards only when the one before is complete.</source>
        <translation>Eine weitere Meldung aus wilden Karten darfst du erst beginnen, wenn die vorige komplett ist.</translation>
    </message>
    <message>
        <source>A side may begin another meld of wild cards only when the one before is complete.</source>
        <translation>Eine weitere Meldung aus wilden Karten darf eine Seite erst beginnen, wenn die vorige komplett ist.</translation>
    </message>
    <message>
        <source>You may begin another meld of wild cards only when the one before is a canasta.</source>
        <translation>Eine weitere Meldung aus wilden Karten darfst du erst beginnen, wenn die vorige ein Canasta ist.</translation>
    </message>
    <message>
        <source>When you go out you may also meld exactly 2 black threes with 1 wild card.</source>
        <translation>Beim Ausmachen darfst du auch genau 2 schwarze Dreien mit 1 wilden Karte auslegen.</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>Schwarze Dreien werden nie ausgelegt.</translation>
    </message>
    <message>
        <source>So a meld begun after the initial meld has no wild cards until it has {five} natural ones.</source>
        <translation>Eine Meldung, die du nach der Erstmeldung beginnst, hat also keine wilden Karten, bis {five} natürliche darin sind.</translation>
    </message>
    <message>
        <source>A meld of sevens never has wild cards.</source>
        <translation>Eine Meldung aus Siebenen hat nie wilde Karten.</translation>
    </message>
    <message>
        <source>A meld is {least} or more cards of one rank, from four to ace: kings, for example. Runs like five, six, seven are not melds.</source>
        <translation>Eine Meldung besteht aus {least} oder mehr gleichen Karten, von der Vier bis zum Ass, zum Beispiel aus Königen. Folgen wie Fünf, Sechs, Sieben sind keine Meldungen.</translation>
    </message>
    <message>
        <source>A meld of one rank needs at least {naturals} natural cards.</source>
        <translation>Eine Meldung aus gleichen Karten braucht mindestens {naturals} natürliche Karten.</translation>
    </message>
    <message>
        <source>A meld of one rank may have at most {wilds} wild cards, even as a canasta.</source>
        <translation>Eine Meldung aus gleichen Karten darf höchstens {wilds} wilde Karten enthalten, auch ein Canasta.</translation>
    </message>
    <message>
        <source>So a canasta of {size} cards has at least {naturals} natural ones.</source>
        <translation>Ein Canasta aus {size} Karten hat also mindestens {naturals} natürliche.</translation>
    </message>
    <message>
        <source>A meld of one rank needs at least 2 natural cards for every wild card.</source>
        <translation>Eine Meldung aus gleichen Karten braucht für jede wilde Karte mindestens 2 natürliche.</translation>
    </message>
    <message>
        <source>A meld of one rank must have more natural than wild cards, both when you lay it down and whenever you add to it.</source>
        <translation>Eine Meldung aus gleichen Karten muss mehr natürliche als wilde Karten haben, beim Auslegen und bei jedem Anlegen.</translation>
    </message>
    <message>
        <source>A meld of one rank may never have more wild than natural cards.</source>
        <translation>Eine Meldung aus gleichen Karten darf nie mehr wilde als natürliche Karten haben.</translation>
    </message>
    <message>
        <source>A meld of one rank with {size} or more cards is a canasta: a natural one without wild cards, a mixed one with wild cards.</source>
        <translation>Eine Meldung aus {size} oder mehr gleichen Karten ist ein Canasta: ohne wilde Karten ein echter, mit wilden Karten ein unechter.</translation>
    </message>
    <message>
        <source>A meld of one rank with {size} cards is a canasta: a natural one without wild cards, a mixed one with wild cards.</source>
        <translation>Eine Meldung aus {size} gleichen Karten ist ein Canasta: ohne wilde Karten ein echter, mit wilden Karten ein unechter.</translation>
    </message>
    <message>
        <source>A meld of one rank has at most {most} cards. Then it is closed: nobody may add to it.</source>
        <translation>Eine Meldung aus gleichen Karten hat höchstens {most} Karten. Dann ist sie geschlossen: Niemand darf mehr anlegen.</translation>
    </message>
    <message>
        <source>A meld of one rank may grow without limit. You may add to a canasta, too.</source>
        <translation>Eine Meldung aus gleichen Karten darf beliebig wachsen. Auch an einen Canasta darfst du anlegen.</translation>
    </message>
    <message>
        <source>You may add only natural cards to a canasta, no wild ones.</source>
        <translation>An einen Canasta darfst du nur natürliche Karten anlegen, keine wilden.</translation>
    </message>
    <message>
        <source>You have only one meld of each rank. Further cards of that rank go there.</source>
        <translation>Von gleichen Karten, zum Beispiel Königen, hast du nur eine Meldung. Weitere legst du dort an.</translation>
    </message>
    <message>
        <source>A side has only one meld of each rank. Further cards of that rank go there.</source>
        <translation>Von gleichen Karten, zum Beispiel Königen, hat eine Seite nur eine Meldung. Weitere legst du dort an.</translation>
    </message>
    <message>
        <source>You may begin a second meld of a rank only when your first one is complete.</source>
        <translation>Eine zweite Meldung aus den gleichen Karten darfst du erst beginnen, wenn die erste komplett ist.</translation>
    </message>
    <message>
        <source>You may have several melds of one rank. In your turn you may join two of them if that makes an allowed meld.</source>
        <translation>Du darfst mehrere Meldungen aus den gleichen Karten haben. In deinem Zug darfst du zwei davon zusammenlegen, wenn das eine erlaubte Meldung ergibt.</translation>
    </message>
    <message>
        <source>A side may have several melds of one rank. In your turn you may join two of them if that makes an allowed meld.</source>
        <translation>Eine Seite darf mehrere Meldungen aus den gleichen Karten haben. In deinem Zug darfst du zwei davon zusammenlegen, wenn das eine erlaubte Meldung ergibt.</translation>
    </message>
    <message>
        <source>You may add only to your own melds. No card ever leaves a meld again.</source>
        <translation>Du darfst nur an deine eigenen Meldungen anlegen. Was in einer Meldung liegt, bleibt dort.</translation>
    </message>
    <message>
        <source>You may add to all melds of your own side, but to no others. No card ever leaves a meld again.</source>
        <translation>Du darfst an alle Meldungen deiner eigenen Seite anlegen, aber nur an diese. Was in einer Meldung liegt, bleibt dort.</translation>
    </message>
    <message>
        <source>You may also meld wild cards alone, jokers and twos alike: {least} to {most} of them. With {most} cards such a meld is a canasta and closed.</source>
        <translation>Auch wilde Karten allein darfst du auslegen, Joker und Zweien beliebig gemischt: {least} bis {most} davon. Mit {most} Karten ist das ein Canasta und geschlossen.</translation>
    </message>
    <message>
        <source>A canasta of wild cards is {size} or more of them, jokers and twos alike, and nothing else. You must lay it down complete; fewer wild cards alone are not a meld. Later you may add more wild cards.</source>
        <translation>Ein Canasta aus wilden Karten besteht aus {size} oder mehr davon, Jokern und Zweien beliebig gemischt, und sonst nichts. Du musst ihn auf einmal komplett auslegen; weniger wilde Karten allein sind keine Meldung. Später darfst du weitere anlegen.</translation>
    </message>
    <message>
        <source>You must lay down a second canasta of wild cards complete, too. Fewer wild cards go to the one you have.</source>
        <translation>Auch einen zweiten Canasta aus wilden Karten musst du auf einmal komplett auslegen. Weniger wilde Karten legst du an den vorhandenen an.</translation>
    </message>
    <message>
        <source>You may also meld wild cards alone, jokers and twos alike: {least} or more of them. From {size} cards on such a meld is a canasta.</source>
        <translation>Auch wilde Karten allein darfst du auslegen, Joker und Zweien beliebig gemischt: {least} oder mehr davon. Ab {size} Karten ist das ein Canasta.</translation>
    </message>
    <message>
        <source>A sequence is {least} to {most} cards of one suit in a row, without wild cards and threes. Four is the lowest card, ace the highest.</source>
        <translation>Eine Sequenz besteht aus {least} bis {most} Karten einer Farbe, die aufeinander folgen, ohne wilde Karten und ohne Dreien. Die Vier ist die niedrigste Karte, das Ass die höchste.</translation>
    </message>
    <message>
        <source>You may add to a sequence at either end. Two sequences on the table are never joined.</source>
        <translation>An eine Sequenz darfst du an beiden Enden anlegen. Zwei Sequenzen auf dem Tisch werden nie zusammengelegt.</translation>
    </message>
    <message>
        <source>A sequence of {size} cards is a samba and closed: nobody may add to it.</source>
        <translation>Eine Sequenz aus {size} Karten ist ein Samba und geschlossen: Niemand darf mehr anlegen.</translation>
    </message>
    <message>
        <source>A samba counts as a canasta wherever you need canastas.</source>
        <translation>Ein Samba zählt als Canasta, wo immer du Canastas brauchst.</translation>
    </message>
    <message>
        <source>You may meld black threes at any time like other cards: at least {least} of them, but without wild cards.</source>
        <translation>Schwarze Dreien darfst du jederzeit auslegen wie andere Karten auch: mindestens {least} davon, aber ohne wilde Karten.</translation>
    </message>
    <message>
        <source>You may put wild cards into such a meld only in two cases: as part of your side’s initial meld, if the meld has at least {naturals} natural cards; or later, if it has at least {five} natural cards. This is the rule of five.</source>
        <translation>Wilde Karten darfst du in eine solche Meldung nur in zwei Fällen legen: bei der Erstmeldung deiner Seite, wenn die Meldung mindestens {naturals} natürliche Karten hat; oder später, wenn sie mindestens {five} natürliche Karten hat. Das ist die Fünferregel.</translation>
    </message>
    <message>
        <source>You may put wild cards into such a meld at any time, if it has at least {naturals} natural cards.</source>
        <translation>Wilde Karten darfst du jederzeit in eine solche Meldung legen, wenn sie mindestens {naturals} natürliche Karten hat.</translation>
    </message>
    <message>
        <source>A meld of aces is pure: it has no wild cards, and you may not add any. Only in your side’s initial meld may you lay down at least {naturals} aces with at most {wilds} wild cards. From then on that is an ordinary meld.</source>
        <translation>Eine Meldung aus Assen ist rein, also ohne wilde Karten, und du darfst auch keine anlegen. Nur bei der Erstmeldung deiner Seite darfst du mindestens {naturals} Asse mit höchstens {wilds} wilden Karten auslegen. Von da an ist das eine gewöhnliche Meldung.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, this rank is dead: nobody may begin a meld of it or add to one.</source>
        <translation>Hat eine Seite zum Beispiel einen Canasta aus Königen, sind alle Könige tote Karten: Niemand darf damit noch eine Meldung beginnen oder sie anlegen.</translation>
    </message>
    <message>
        <source>Once a side has a canasta of a rank, this rank is dead for that side: it may not begin another meld of it. The other side may.</source>
        <translation>Hat eine Seite zum Beispiel einen Canasta aus Königen, sind Könige für sie tote Karten: Sie darf damit keine Meldung mehr beginnen. Die andere Seite darf es.</translation>
    </message>
    <message>
        <source>What this game calls an escalera is a samba in other games. A canasta of {size} wild cards is a bolivia here.</source>
        <translation>Was hier Escalera heißt, ist in anderen Spielen ein Samba. Ein Canasta aus {size} wilden Karten heißt hier Bolivia.</translation>
    </message>
    <message>
        <source>A sequence of {size} cards is an escalera and closed: nobody may add to it.</source>
        <translation>Eine Sequenz aus {size} Karten ist eine Escalera und geschlossen: Niemand darf mehr anlegen.</translation>
    </message>
    <message>
        <source>An escalera counts as a canasta wherever you need canastas.</source>
        <translation>Eine Escalera zählt als Canasta, wo immer du Canastas brauchst.</translation>
    </message>
    <message>
        <source>You may meld black threes only when you go out: {least} to {most} of them, without wild cards.</source>
        <translation>Schwarze Dreien darfst du nur beim Ausmachen auslegen: {least} bis {most} davon, ohne wilde Karten.</translation>
    </message>
    <message>
        <source>You may meld black threes only when you go out: both of them together, without wild cards.</source>
        <translation>Schwarze Dreien darfst du nur beim Ausmachen auslegen: beide zusammen, ohne wilde Karten.</translation>
    </message>
    <message>
        <source>You meld black threes last. At most one card may be left then, which you discard.</source>
        <translation>Schwarze Dreien legst du zuletzt aus. Höchstens eine Karte darf dann noch übrig sein; die wirfst du ab.</translation>
    </message>
    <message>
        <source>You meld black threes last. Exactly one card must be left then, which you discard.</source>
        <translation>Schwarze Dreien legst du zuletzt aus. Genau eine Karte muss dann noch übrig sein; die wirfst du ab.</translation>
    </message>
    <message>
        <source>While your side has an unfinished meld of wild cards, you may put no wild card into any other meld.</source>
        <translation>Solange deine Seite eine unfertige Meldung aus wilden Karten hat, darfst du keine wilde Karte in eine andere Meldung legen.</translation>
    </message>
    <message>
        <source>The same holds within the initial meld.</source>
        <translation>Das gilt auch innerhalb der Erstmeldung.</translation>
    </message>
    <message>
        <source>It makes no difference whether that canasta is natural or mixed.</source>
        <translation>Ob dieser Canasta echt oder unecht ist, macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Except for sevens and aces, a meld of one rank has at least {naturals} natural cards and at most {wilds} wild ones.</source>
        <translation>Außer bei Siebenen und Assen hat eine Meldung aus gleichen Karten mindestens {naturals} natürliche und höchstens {wilds} wilde Karten.</translation>
    </message>
</context>
<context>
    <name>MeldWords</name>
    <message>
        <source>NATURAL</source>
        <translation>ECHT</translation>
    </message>
    <message>
        <source>MIXED</source>
        <translation>UNECHT</translation>
    </message>
    <message>
        <source>WILD</source>
        <translation>WILD</translation>
    </message>
    <message>
        <source>SAMBA</source>
        <translation>SAMBA</translation>
    </message>
    <message>
        <source>Natural canasta!</source>
        <translation>Echter Canasta!</translation>
    </message>
    <message>
        <source>Mixed canasta!</source>
        <translation>Unechter Canasta!</translation>
    </message>
    <message>
        <source>Wild canasta!</source>
        <translation>Wilder Canasta!</translation>
    </message>
    <message>
        <source>Samba!</source>
        <translation>Ein Samba!</translation>
    </message>
    <message>
        <source>{meld}, closed</source>
        <translation>{meld}, geschlossen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them wild</source>
        <translation>
            <numerusform>davon %Ln wilde</numerusform>
            <numerusform>davon %Ln wilde</numerusform>
        </translation>
    </message>
    <message>
        <source>natural canasta of {ranks}, {cards}, {points}</source>
        <translation>echter Canasta aus {ranks}, {cards}, {points}</translation>
    </message>
    <message>
        <source>mixed canasta of {ranks}, {cards}, {wilds}, {points}</source>
        <translation>unechter Canasta aus {ranks}, {cards}, {wilds}, {points}</translation>
    </message>
    <message>
        <source>wild canasta, {cards}, {points}</source>
        <translation>Canasta aus wilden Karten, {cards}, {points}</translation>
    </message>
    <message>
        <source>wild cards, {cards}, {points}</source>
        <translation>wilde Karten, {cards}, {points}</translation>
    </message>
    <message>
        <source>{ranks}, {cards}, {wilds}, {points}</source>
        <translation>{ranks}, {cards}, {wilds}, {points}</translation>
    </message>
    <message>
        <source>{ranks}, {cards}, {points}</source>
        <translation>{ranks}, {cards}, {points}</translation>
    </message>
    <message>
        <source>samba, {run}, {cards}, {points}</source>
        <translation>Samba, {run}, {cards}, {points}</translation>
    </message>
    <message>
        <source>{run}, {cards}, {points}</source>
        <translation>{run}, {cards}, {points}</translation>
    </message>
    <message>
        <source>{suit} from the {low} to the {high}</source>
        <translation>{suit} von {low} bis {high}</translation>
    </message>
    <message>
        <source>Natural canasta of {ranks}</source>
        <translation>Echter Canasta aus {ranks}</translation>
    </message>
    <message>
        <source>Mixed canasta of {ranks}</source>
        <translation>Unechter Canasta aus {ranks}</translation>
    </message>
    <message>
        <source>Canasta of wild cards</source>
        <translation>Canasta aus wilden Karten</translation>
    </message>
    <message>
        <source>{ranks}, {cards}</source>
        <translation>{ranks}, {cards}</translation>
    </message>
    <message>
        <source>Samba of {suit}, {low} to {high}</source>
        <translation>Samba in {suit}, {low} bis {high}</translation>
    </message>
    <message>
        <source>Sequence of {suit}, {low} to {high}</source>
        <translation>Sequenz in {suit}, {low} bis {high}</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>wild cards</source>
        <translation>wilde Karten</translation>
    </message>
    <message>
        <source>wild cards</source>
        <comment>after to</comment>
        <translation>wilden Karten</translation>
    </message>
    <message numerus="yes">
        <source>{ranks} (%Ln card(s))</source>
        <translation>
            <numerusform>{ranks} (%Ln Karte)</numerusform>
            <numerusform>{ranks} (%Ln Karten)</numerusform>
        </translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
    <message>
        <source>on the table {points}</source>
        <translation>auf dem Tisch {points}</translation>
    </message>
    <message>
        <source>{meld} + {cards}: {points}</source>
        <translation>{meld} + {cards}: {points}</translation>
    </message>
    <message>
        <source>New meld: {cards}, {points}</source>
        <translation>Neue Meldung: {cards}, {points}</translation>
    </message>
    <message numerus="yes">
        <source>{meld}: one meld of %Ln card(s)</source>
        <translation>
            <numerusform>{meld}: eine Meldung aus %Ln Karte</numerusform>
            <numerusform>{meld}: eine Meldung aus %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out {cards}</source>
        <translation>{cards} hinlegen</translation>
    </message>
    <message>
        <source>This is a meld of {names}.</source>
        <translation>Das ist eine Meldung von {names}.</translation>
    </message>
    <message>
        <source>staged: {meld}, {cards}, {points}</source>
        <translation>vorbereitet: {meld}, {cards}, {points}</translation>
    </message>
    <message>
        <source>samba, {run}, {cards}</source>
        <translation>Samba, {run}, {cards}</translation>
    </message>
    <message>
        <source>{run}, {cards}</source>
        <translation>{run}, {cards}</translation>
    </message>
    <message>
        <source>natural canasta of {ranks}, {cards}</source>
        <translation>echter Canasta aus {ranks}, {cards}</translation>
    </message>
    <message>
        <source>mixed canasta of {ranks}, {cards}, {wilds}</source>
        <translation>unechter Canasta aus {ranks}, {cards}, {wilds}</translation>
    </message>
    <message>
        <source>wild canasta, {cards}</source>
        <translation>Canasta aus wilden Karten, {cards}</translation>
    </message>
    <message>
        <source>wild cards, {cards}</source>
        <translation>wilde Karten, {cards}</translation>
    </message>
    <message>
        <source>{ranks}, {cards}, {wilds}</source>
        <translation>{ranks}, {cards}, {wilds}</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Drawing cannot be taken back: you have seen the card.</source>
        <translation>Das Ziehen kann man nicht zurücknehmen: Du hast die Karte gesehen.</translation>
    </message>
    <message>
        <source>Taking the pile cannot be taken back.</source>
        <translation>Das Nehmen des Pakets kann man nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Your partner’s answer cannot be taken back.</source>
        <translation>Die Antwort deines Partners kann man nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Taking up the foot cannot be taken back: you have seen its cards.</source>
        <translation>Das Aufnehmen des Fußes kann man nicht zurücknehmen: Du hast seine Karten gesehen.</translation>
    </message>
    <message>
        <source>A three that has been replaced cannot be taken back: you have seen the new card.</source>
        <translation>Eine ersetzte Drei kann man nicht zurücknehmen: Du hast die neue Karte gesehen.</translation>
    </message>
    <message>
        <source>It has been set aside as “{name}”, and a new game begins.</source>
        <translation>Er wurde als „{name}“ beiseitegelegt, und eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>The saved game could not be read.</source>
        <translation>Der Spielstand konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>You can play on, but this game is not being saved.</source>
        <translation>Du kannst weiterspielen, aber diese Partie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The rules have been corrected since this game was saved.</source>
        <translation>Die Regeln wurden korrigiert, seit diese Partie gespeichert wurde.</translation>
    </message>
    <message>
        <source>It goes on from the same position.</source>
        <translation>Sie geht von derselben Stellung aus weiter.</translation>
    </message>
    <message>
        <source>In this game computer players were to play at a level that this version does not know.</source>
        <translation>In dieser Partie sollten Computerspieler auf einer Stufe spielen, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>They play as well as they can here; in the saved game their level stays.</source>
        <translation>Hier spielen sie, so gut sie können; in der gespeicherten Partie bleibt ihre Stufe stehen.</translation>
    </message>
    <message>
        <source>What strong and expert players have learned of this game could not be read.</source>
        <translation>Was starke Spieler und Meister über dieses Spiel gelernt haben, ließ sich nicht lesen.</translation>
    </message>
    <message>
        <source>They play like skilled ones until you install the program again.</source>
        <translation>Bis du das Programm neu installierst, spielen sie wie geübte.</translation>
    </message>
    <message>
        <source>They have been set aside as “{name}”; the usual settings apply.</source>
        <translation>Sie wurden als „{name}“ beiseitegelegt; es gelten die üblichen Einstellungen.</translation>
    </message>
    <message>
        <source>The settings could not be read.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>They apply until you quit.</source>
        <translation>Sie gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>They have been set aside as “{name}”; you can make new ones.</source>
        <translation>Sie wurden als „{name}“ beiseitegelegt; du kannst neue anlegen.</translation>
    </message>
    <message>
        <source>Your presets could not be read.</source>
        <translation>Deine Vorlagen konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The game is saved as “{name}”.</source>
        <translation>Die Partie ist als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>What you play from here on is not in it.</source>
        <translation>Was du von jetzt an spielst, steht nicht darin.</translation>
    </message>
    <message>
        <source>“{name}” has been opened.</source>
        <translation>„{name}“ ist geöffnet.</translation>
    </message>
    <message>
        <source>The game on the table goes on.</source>
        <translation>Die Partie auf dem Tisch geht weiter.</translation>
    </message>
    <message>
        <source>“{name}” could not be opened.</source>
        <translation>„{name}“ konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is far too large.</source>
        <translation>Die Datei ist viel zu groß.</translation>
    </message>
    <message>
        <source>The file is not a saved game.</source>
        <translation>Die Datei ist kein Spielstand.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the game.</source>
        <translation>Sie stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>It is played by rules that this version does not know.</source>
        <translation>Diese Version kennt die Regeln dieser Partie nicht.</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Your presets could not be saved.</source>
        <translation>Deine Vorlagen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The list of your matches could not be read.</source>
        <translation>Die Liste deiner Partien konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>“{name}” could not be written.</source>
        <translation>„{name}“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The game on the table could not be kept.</source>
        <translation>Die Partie auf dem Tisch konnte nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Die Partie wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>Your game is kept as “{name}”, so that neither is lost.</source>
        <translation>Deine Partie ist als „{name}“ gespeichert, damit keine der beiden verloren geht.</translation>
    </message>
    <message>
        <source>Play on in one of the two windows only.</source>
        <translation>Spiel nur in einem der beiden Fenster weiter.</translation>
    </message>
    <message>
        <source>Another window has saved a game in the same place.</source>
        <translation>Ein anderes Fenster hat am selben Ort eine Partie gespeichert.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Something went wrong in the game. It goes on.</source>
        <translation>Im Programm ist etwas schiefgegangen. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>A report is in “{name}”, in the folder “reports” of the save folder.</source>
        <translation>Ein Bericht liegt in „{name}“, im Ordner „reports“ bei den Spielständen.</translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>Der Bericht konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Thinking about a hint …</source>
        <translation>Der Tipp kommt gleich …</translation>
    </message>
    <message>
        <source>The file has been set aside as “{name}”; you can add everybody again.</source>
        <translation>Die Datei wurde als „{name}“ beiseitegelegt; du kannst alle wieder hinzufügen.</translation>
    </message>
    <message>
        <source>This deal cannot be shown again.</source>
        <translation>Diese Runde kann nicht noch einmal gezeigt werden.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Your staged cards ({points} of {minimum} points) are back in your hand.</source>
        <translation>Deine vorbereiteten Karten ({points} von {minimum} Punkten) sind wieder auf deiner Hand.</translation>
    </message>
    <message>
        <source>Your staged cards are back in your hand.</source>
        <translation>Deine vorbereiteten Karten sind wieder auf deiner Hand.</translation>
    </message>
    <message>
        <source>Your changes apply until you quit.</source>
        <translation>Deine Änderungen gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>{name} took too long and made a simple move.</source>
        <translation>{name} brauchte zu lange und hat einen einfachen Zug gemacht.</translation>
    </message>
    <message>
        <source>Your previous game is kept: choose “Back to the previous game” in the menu.</source>
        <translation>Deine bisherige Partie bleibt erhalten: Im Menü steht „Zurück zur vorigen Partie“.</translation>
    </message>
    <message>
        <source>A new one would replace it, and what you have played would be lost.</source>
        <translation>Eine neue würde sie ersetzen, und was du gespielt hast, wäre verloren.</translation>
    </message>
    <message>
        <source>The folder could not be shown.</source>
        <translation>Der Ordner ließ sich nicht öffnen.</translation>
    </message>
    <message>
        <source>You find it here: {name}</source>
        <translation>Du findest ihn hier: {name}</translation>
    </message>
    <message>
        <source>It contains a move that the rules do not allow.</source>
        <translation>Sie enthält einen Zug, den die Regeln nicht erlauben.</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>Check that you are allowed to read it.</source>
        <translation>Prüfe, ob du sie lesen darfst.</translation>
    </message>
    <message>
        <source>You have already played on in this match, and that stays. This is practice.</source>
        <translation>Du hast in dieser Partie schon weitergespielt, und das bleibt so. Dies hier ist eine Übung.</translation>
    </message>
    <message>
        <source>If it happens again, choose “Report a problem” in the menu.</source>
        <translation>Wenn es wieder passiert, wähle im Menü „Problem melden“.</translation>
    </message>
    <message>
        <source>It names no player and reveals nothing about the running deal; read it before you pass it on.</source>
        <translation>Er nennt keinen Spieler und verrät nichts von der laufenden Runde; lies ihn, bevor du ihn weitergibst.</translation>
    </message>
    <message>
        <source>There is no hint now: the computer could not finish thinking. Ask again.</source>
        <translation>Gerade gibt es keinen Tipp: Der Computer konnte nicht zu Ende denken. Frag noch einmal.</translation>
    </message>
    <message>
        <source>{name} could not finish thinking and made a simple move.</source>
        <translation>{name} konnte nicht zu Ende denken und hat einen einfachen Zug gemacht.</translation>
    </message>
    <message>
        <source>{name}’s answer could not be understood; a simple move was made instead.</source>
        <translation>Die Antwort von {name} war nicht zu verstehen; stattdessen kam ein einfacher Zug.</translation>
    </message>
    <message>
        <source>{name} could not decide and made a simple move.</source>
        <translation>{name} konnte sich nicht entscheiden und hat einen einfachen Zug gemacht.</translation>
    </message>
    <message>
        <source>{name} chose a move that the rules do not allow; a simple one was made instead.</source>
        <translation>{name} wählte einen Zug, den die Regeln nicht erlauben; stattdessen kam ein einfacher.</translation>
    </message>
    <message>
        <source>The list of who plays here could not be read.</source>
        <translation>Die Liste, wer hier spielt, konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The list of who plays here could not be saved.</source>
        <translation>Die Liste, wer hier spielt, konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>It contains a move that the rules of this version do not allow.</source>
        <translation>Sie enthält einen Zug, den die Regeln dieser Version nicht erlauben.</translation>
    </message>
    <message>
        <source>Its moves were not saved.</source>
        <translation>Die Züge wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>This is practice and does not count.</source>
        <translation>Das ist eine Übung und zählt nicht.</translation>
    </message>
    <message>
        <source>Your match is kept as it was: choose “Back to the previous game” in the menu.</source>
        <translation>Deine Partie bleibt, wie sie war: Im Menü steht „Zurück zur vorigen Partie“.</translation>
    </message>
    <message>
        <source>It has been set aside as “{name}”, and a new one is being made; no match is lost.</source>
        <translation>Die alte heißt jetzt „{name}“, eine neue entsteht gerade; keine Partie ist verloren.</translation>
    </message>
</context>
<context>
    <name>ModernOptions</name>
    <message>
        <source>After the initial meld, wild cards go only into melds with five natural cards or more.</source>
        <translation>Nach der Erstmeldung kommen wilde Karten nur in Meldungen mit fünf oder mehr natürlichen Karten.</translation>
    </message>
    <message>
        <source>Rule of five</source>
        <translation>Fünferregel</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>Pile with the initial meld</source>
        <translation>Paket mit der Erstmeldung</translation>
    </message>
    <message>
        <source>A whole natural or wild canasta from the hand is an initial meld, whatever it counts.</source>
        <translation>Ein ganzer Canasta aus der Hand, echt oder aus wilden Karten, ist eine Erstmeldung, ganz gleich, was er zählt.</translation>
    </message>
    <message>
        <source>Canasta from the hand</source>
        <translation>Direkt-Canasta</translation>
    </message>
    <message>
        <source>For whom a rank is closed once a canasta of it is complete.</source>
        <translation>Für wen ein Rang geschlossen ist, sobald ein Canasta daraus fertig ist.</translation>
    </message>
    <message>
        <source>Closed ranks</source>
        <translation>Geschlossene Ränge</translation>
    </message>
    <message>
        <source>How many threes you may hold back instead of laying them out.</source>
        <translation>Wie viele Dreien du zurückbehalten darfst, statt sie hinzulegen.</translation>
    </message>
    <message>
        <source>Threes kept in hand</source>
        <translation>Zurückbehaltene Dreien</translation>
    </message>
    <message>
        <source>Threes left in hand</source>
        <translation>Dreien auf der Hand</translation>
    </message>
    <message>
        <source>What happens when the last card of the stock is a three.</source>
        <translation>Was geschieht, wenn die letzte Karte des Talons eine Drei ist.</translation>
    </message>
    <message>
        <source>A three as the last card</source>
        <translation>Drei als letzte Karte</translation>
    </message>
    <message>
        <source>The common form, or that of the Canasta League of America: stricter initial melds, more special hands.</source>
        <translation>Die verbreitete Form oder die der Canasta League of America: strengere Erstmeldungen, mehr Sonderblätter.</translation>
    </message>
    <message>
        <source>Form of the game</source>
        <translation>Form des Spiels</translation>
    </message>
    <message>
        <source>Not onto an empty pile</source>
        <translation>Nicht auf den leeren Ablagestapel</translation>
    </message>
    <message>
        <source>Which melds of your side must be canastas before you go out.</source>
        <translation>Welche Meldungen deiner Seite vor dem Ausmachen Canastas sein müssen.</translation>
    </message>
    <message>
        <source>To be completed before going out</source>
        <translation>Muss vor dem Ausmachen fertig sein</translation>
    </message>
    <message>
        <source>Where the bonus cards for the initial meld come from.</source>
        <translation>Woher die Bonuskarten für die Erstmeldung kommen.</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Sonderblätter</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Den Partner fragen</translation>
    </message>
    <message>
        <source>a pure meld or one of wild cards</source>
        <translation>eine reine Meldung oder eine aus wilden Karten</translation>
    </message>
    <message>
        <source>a pure meld</source>
        <translation>eine reine Meldung</translation>
    </message>
    <message>
        <source>three natural cards in a meld, or one of wild cards</source>
        <translation>drei natürliche Karten in einer Meldung oder eine aus wilden Karten</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>not with aces of a mixed meld</source>
        <translation>nicht mit Assen einer gemischten Meldung</translation>
    </message>
    <message>
        <source>for both sides</source>
        <translation>für beide Seiten</translation>
    </message>
    <message>
        <source>for the side that completed it</source>
        <translation>für die Seite, die ihn fertig hat</translation>
    </message>
    <message>
        <source>one, until your side has melded</source>
        <translation>eine, bis deine Seite ausgelegt hat</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>5 points against each</source>
        <translation>je 5 Punkte minus</translation>
    </message>
    <message>
        <source>as if laid out</source>
        <translation>wie hingelegt</translation>
    </message>
    <message>
        <source>the deal ends</source>
        <translation>die Runde endet</translation>
    </message>
    <message>
        <source>the turn goes on</source>
        <translation>der Zug geht weiter</translation>
    </message>
    <message>
        <source>common</source>
        <translation>verbreitet</translation>
    </message>
    <message>
        <source>Canasta League of America</source>
        <translation>Canasta League of America</translation>
    </message>
    <message>
        <source>aces and sevens</source>
        <translation>Asse und Siebenen</translation>
    </message>
    <message>
        <source>aces, sevens, closed ranks and the others’ melds of five and six</source>
        <translation>Asse, Siebenen, geschlossene Ränge und Meldungen der anderen aus fünf oder sechs Karten</translation>
    </message>
    <message>
        <source>aces, sevens, closed ranks and wild cards</source>
        <translation>Asse, Siebenen, geschlossene Ränge und wilde Karten</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no melds</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>sevens and pure aces</source>
        <translation>Siebenen und reine Asse</translation>
    </message>
    <message>
        <source>sevens, pure aces and wild cards</source>
        <translation>Siebenen, reine Asse und wilde Karten</translation>
    </message>
    <message>
        <source>from the stock</source>
        <translation>vom Talon</translation>
    </message>
    <message>
        <source>from two packets set aside</source>
        <translation>aus zwei beiseitegelegten Päckchen</translation>
    </message>
    <message>
        <source>the four common ones</source>
        <translation>die vier verbreiteten</translation>
    </message>
    <message>
        <source>all eleven</source>
        <translation>alle elf</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no hands</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>once in a deal</source>
        <translation>einmal in der Runde</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>What an initial meld must contain besides its points.</source>
        <translation>Was zu einer Erstmeldung gehört, außer ihren Punkten.</translation>
    </message>
    <message>
        <source>Whether you may take the pile in the turn of your initial meld.</source>
        <translation>Ob du im Zug der Erstmeldung das Paket nehmen darfst.</translation>
    </message>
    <message>
        <source>How threes count that are still in a hand at the end.</source>
        <translation>Wie Dreien zählen, die am Ende noch auf der Hand sind.</translation>
    </message>
    <message>
        <source>What you may not discard onto an empty pile as long as you have something else.</source>
        <translation>Was du nicht auf den leeren Ablagestapel abwerfen darfst, solange du etwas anderes hast.</translation>
    </message>
    <message>
        <source>Which hands of fourteen cards you may lay down all at once.</source>
        <translation>Welche Blätter aus vierzehn Karten du auf einmal hinlegen darfst.</translation>
    </message>
    <message>
        <source>Whether you may ask your partner before you go out; the answer is binding.</source>
        <translation>Ob du vor dem Ausmachen deinen Partner fragen darfst; an die Antwort musst du dich halten.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Classic Canasta</source>
        <translation>Klassisches Canasta</translation>
    </message>
    <message>
        <source>German Canasta</source>
        <translation>Deutsches Canasta</translation>
    </message>
    <message>
        <source>Modern American Canasta</source>
        <translation>Modernes amerikanisches Canasta</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Joker Samba</source>
        <translation>Joker-Samba</translation>
    </message>
    <message>
        <source>Bolivia</source>
        <translation>Bolivia</translation>
    </message>
    <message>
        <source>Hand and Foot</source>
        <translation>Hand und Fuß</translation>
    </message>
    <message>
        <source>Sharpened Canasta</source>
        <translation>Verschärftes Canasta</translation>
    </message>
    <message>
        <source>Global Trade Canasta</source>
        <translation>Global-Trade-Canasta</translation>
    </message>
    <message>
        <source>Manzana</source>
        <translation>Manzana</translation>
    </message>
    <message>
        <source>The original: melds, wild cards, a pile that freezes, and canastas of seven cards.</source>
        <translation>Das Original: Meldungen, wilde Karten, ein Ablagestapel, der gesperrt wird, und Canastas aus sieben Karten.</translation>
    </message>
    <message>
        <source>Two natural cards for each wild one; black threes freeze the pile; before your initial meld you cannot take it.</source>
        <translation>Zwei natürliche Karten für jede wilde; schwarze Dreien sperren den Ablagestapel; vor der Erstmeldung darfst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>Melds of at most seven cards, closed ranks, bonus cards and special hands.</source>
        <translation>Meldungen aus höchstens sieben Karten, geschlossene Ränge, Bonuskarten und Sonderblätter.</translation>
    </message>
    <message>
        <source>Three packs, two cards drawn, and sequences beside the melds of one rank.</source>
        <translation>Drei Kartenspiele, zwei gezogene Karten, und Sequenzen neben den Meldungen eines Ranges.</translation>
    </message>
    <message>
        <source>Samba with canastas of wild cards, strict limits on wild cards, and penalties.</source>
        <translation>Samba mit Canastas aus wilden Karten, strengen Grenzen für wilde Karten und Strafpunkten.</translation>
    </message>
    <message>
        <source>Samba with melds of wild cards; going out takes a sequence of seven.</source>
        <translation>Samba mit Meldungen aus wilden Karten; zum Ausmachen gehört eine Sequenz aus sieben Karten.</translation>
    </message>
    <message>
        <source>Everybody has a second packet, the foot, to play once the hand is empty; four deals.</source>
        <translation>Jeder hat ein zweites Päckchen, den Fuß, für die Zeit nach dem ersten Blatt; vier Runden.</translation>
    </message>
    <message>
        <source>Everybody alone, threes that double, and a last discard to go out.</source>
        <translation>Jeder für sich, Dreien, die sich verdoppeln, und ein letzter Abwurf zum Ausmachen.</translation>
    </message>
    <message>
        <source>Six jokers, several melds of a rank, and a pile with a wild card on top can be taken.</source>
        <translation>Sechs Joker, mehrere Meldungen eines Ranges, und auch ein Paket mit einer wilden Karte oben darf genommen werden.</translation>
    </message>
    <message>
        <source>One pack for two players, and four cards are a canasta.</source>
        <translation>Ein Kartenspiel für zwei, und vier Karten sind ein Canasta.</translation>
    </message>
    <message>
        <source>Uruguay Canasta</source>
        <translation>Uruguay-Canasta</translation>
    </message>
    <message>
        <source>Classic Canasta with melds of wild cards, and a pile that is always frozen.</source>
        <translation>Klassisches Canasta mit Meldungen aus wilden Karten und einem Ablagestapel, der immer gesperrt ist.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>three players</source>
        <translation>drei Spieler</translation>
    </message>
    <message>
        <source>four players</source>
        <translation>vier Spieler</translation>
    </message>
    <message>
        <source>five players</source>
        <translation>fünf Spieler</translation>
    </message>
    <message>
        <source>six players</source>
        <translation>sechs Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln Spieler</numerusform>
            <numerusform>%Ln Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <comment>name of the person</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source> &amp; </source>
        <comment>between partners</comment>
        <translation> &amp; </translation>
    </message>
</context>
<context>
    <name>NeedWords</name>
    <message>
        <source>You still need {cards}.</source>
        <translation>Du brauchst noch {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) of another rank</source>
        <translation>
            <numerusform>%Ln Karte eines weiteren Ranges</numerusform>
            <numerusform>%Ln Karten eines weiteren Ranges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) each of {ranks} other ranks</source>
        <translation>
            <numerusform>je %Ln Karte von {ranks} weiteren Rängen</numerusform>
            <numerusform>je %Ln Karten von {ranks} weiteren Rängen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not part of it: {cards}.</source>
        <translation>Gehört nicht dazu: {cards}.</translation>
    </message>
    <message>
        <source>Complete.</source>
        <translation>Du hast alle Karten dafür.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>This cannot be played yet. {why}</source>
        <translation>So lässt sich noch nicht spielen. {why}</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>{rules} · {players}</source>
        <translation>{rules} · {players}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The rules as they will be played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>House rules ({count})</source>
        <translation>Hausregeln ({count})</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Rule sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed by house rules</source>
        <translation>
            <numerusform>%n Regel durch Hausregeln geändert</numerusform>
            <numerusform>%n Regeln durch Hausregeln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Without the rules that contradict each other.</source>
        <translation>Ohne die Regeln, die sich widersprechen.</translation>
    </message>
    <message>
        <source>The game in progress is kept: choose “Back to the previous game” in the menu.</source>
        <translation>Die laufende Partie bleibt erhalten: Im Menü steht „Zurück zur vorigen Partie“.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>1 of {count}</source>
        <comment>notice</comment>
        <translation>1 von {count}</translation>
    </message>
</context>
<context>
    <name>OptionGroupWords</name>
    <message>
        <source>Form of the game</source>
        <translation>Form des Spiels</translation>
    </message>
    <message>
        <source>In this game only</source>
        <translation>Nur in diesem Spiel</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Bonus cards and special hands</source>
        <translation>Bonuskarten und Sonderblätter</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>The initial meld</source>
        <translation>Erstmeldung</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Lower</source>
        <translation>Niedriger</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Changed; otherwise: {value}</source>
        <translation>Geändert; sonst: {value}</translation>
    </message>
    <message>
        <source>Comes with “{rule}”</source>
        <translation>Kommt mit „{rule}“</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: {rule}</source>
        <translation>Zurücksetzen: {rule}</translation>
    </message>
    <message>
        <source>Reset “{rule}”</source>
        <translation>„{rule}“ zurücksetzen</translation>
    </message>
    <message>
        <source>Set “{rule}” to {value}</source>
        <translation>„{rule}“ auf {value} stellen</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>yes</source>
        <comment>a house rule</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>a house rule</comment>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>no points</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
    <message>
        <source>There is no game called “{system}”.</source>
        <translation>Ein Spiel „{system}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>{system} is not played by {players}.</source>
        <translation>{system} gibt es nicht für {players}.</translation>
    </message>
    <message>
        <source>{system} for {players} has no house rule “{rule}”.</source>
        <translation>{system} für {players} hat keine Hausregel „{rule}“.</translation>
    </message>
    <message>
        <source>“{rule}” can be {values}.</source>
        <translation>„{rule}“ kann sein: {values}.</translation>
    </message>
    <message>
        <source>“{rule}” can be a number from {low} to {high}.</source>
        <translation>„{rule}“ darf von {low} bis {high} gehen.</translation>
    </message>
    <message>
        <source>“{rule}” can be a number from {low} to {high}, in steps of {step}.</source>
        <translation>„{rule}“ darf von {low} bis {high} gehen, in Schritten von {step}.</translation>
    </message>
    <message>
        <source>“{rule}” is for partners, and nobody has a partner with “{other}”.</source>
        <translation>„{rule}“ ist etwas für Partner, und bei „{other}“ hat niemand einen.</translation>
    </message>
    <message>
        <source>“{rule}” needs “{other}”.</source>
        <translation>„{rule}“ setzt „{other}“ voraus.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>“{rule}” does not go with “{other}”.</source>
        <translation>„{rule}“ passt nicht zu „{other}“.</translation>
    </message>
</context>
<context>
    <name>OverviewPageWords</name>
    <message numerus="yes">
        <source>%Ln won in a row just now</source>
        <translation>
            <numerusform>gerade %Ln gewonnen</numerusform>
            <numerusform>gerade %Ln in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lost in a row just now</source>
        <translation>
            <numerusform>gerade %Ln verloren</numerusform>
            <numerusform>gerade %Ln in Folge verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>no streak just now</source>
        <translation>gerade keine Serie</translation>
    </message>
    <message>
        <source>Points a deal, match by match</source>
        <translation>Punkte je Runde, Partie für Partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es); points a deal at first {first}, last {last}</source>
        <translation>
            <numerusform>%Ln Partie; Punkte je Runde zuerst {first}, zuletzt {last}</numerusform>
            <numerusform>%Ln Partien; Punkte je Runde zuerst {first}, zuletzt {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Canastas by kind</source>
        <translation>Canastas nach Art</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Echte</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Unechte</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde Karten</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>So wurde gespielt</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Ausgemacht</translation>
    </message>
    <message>
        <source>Went out concealed</source>
        <translation>Verdeckt ausgemacht</translation>
    </message>
    <message>
        <source>Own side went out</source>
        <translation>Die eigene Seite hat ausgemacht</translation>
    </message>
    <message>
        <source>Piles taken</source>
        <translation>Pakete genommen</translation>
    </message>
    <message>
        <source>Cards of a pile taken</source>
        <translation>Karten je Paket</translation>
    </message>
    <message>
        <source>Largest pile taken</source>
        <translation>Größtes Paket</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Initial meld in round</source>
        <translation>Erstmeldung im Umlauf</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>{title} · {program} · page {page} of {pages}</source>
        <translation>{title} · {program} · Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>Percent</name>
    <message>
        <source>{value}%</source>
        <translation>{value}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PileRules</name>
    <message>
        <source>The pile is frozen for everybody while it holds a wild card, or a red three turned up at the start.</source>
        <translation>Der Ablagestapel ist für alle gesperrt, solange darin eine wilde Karte liegt oder eine rote Drei, die am Anfang aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>The pile is frozen for everybody while it holds a wild card.</source>
        <translation>Der Ablagestapel ist für alle gesperrt, solange eine wilde Karte darin liegt.</translation>
    </message>
    <message>
        <source>A discarded wild card freezes the pile for everybody.</source>
        <translation>Eine abgeworfene wilde Karte sperrt den Ablagestapel für alle.</translation>
    </message>
    <message>
        <source>A discarded black three freezes the pile for everybody, too.</source>
        <translation>Auch eine abgeworfene schwarze Drei sperrt den Ablagestapel für alle.</translation>
    </message>
    <message>
        <source>The pile is always frozen for everybody, whatever lies in it.</source>
        <translation>Der Ablagestapel ist immer für alle gesperrt, egal was darin liegt.</translation>
    </message>
    <message>
        <source>A black three turned up at the start freezes the pile for everybody, too.</source>
        <translation>Auch eine am Anfang aufgedeckte schwarze Drei sperrt den Ablagestapel für alle.</translation>
    </message>
    <message>
        <source>Nothing freezes the pile: the cards below the top card do not change how it is taken.</source>
        <translation>Nichts sperrt den Ablagestapel: Die Karten unter der obersten ändern nichts daran, wie du das Paket nimmst.</translation>
    </message>
    <message>
        <source>If you take the pile, you must meld its top card at once. Show that meld before you touch the cards below.</source>
        <translation>Nimmst du das Paket, musst du seine oberste Karte sofort auslegen. Zeig diese Meldung, bevor du die Karten darunter berührst.</translation>
    </message>
    <message>
        <source>The pile is always taken whole: the cards below the top card go into your hand.</source>
        <translation>Das Paket nimmst du immer ganz: Die Karten unter der obersten kommen auf deine Hand.</translation>
    </message>
    <message>
        <source>You take only the top {most} cards, the melded one included, or all if there are fewer. They go into your hand; the rest of the pile stays.</source>
        <translation>Du nimmst nur die obersten {most} Karten, die ausgelegte mitgezählt, oder alle, wenn es weniger sind. Sie kommen auf deine Hand; der Rest bleibt liegen.</translation>
    </message>
    <message>
        <source>You may take the cards below the top card into your hand, or leave them all.</source>
        <translation>Die Karten unter der obersten darfst du auf die Hand nehmen oder alle liegen lassen.</translation>
    </message>
    <message>
        <source>Once you have melded the top card, you may meld cards from the pile in the same turn.</source>
        <translation>Hast du die oberste Karte ausgelegt, darfst du Karten aus dem Paket noch im selben Zug auslegen.</translation>
    </message>
    <message>
        <source>You take a frozen pile only with 2 natural cards from your hand that match its top card: 2 kings for a king. You meld all 3.</source>
        <translation>Ist der Ablagestapel gesperrt, nimmst du das Paket nur mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen: einen König mit 2 Königen. Alle 3 legst du aus.</translation>
    </message>
    <message>
        <source>A pile frozen for everybody stays frozen until somebody takes it, even if other cards cover the one that froze it.</source>
        <translation>Ein für alle gesperrter Ablagestapel bleibt gesperrt, bis jemand das Paket nimmt, auch wenn andere Karten die sperrende bedecken.</translation>
    </message>
    <message>
        <source>Until you have melded, the pile is always frozen for you.</source>
        <translation>Solange du noch nichts ausgelegt hast, ist der Ablagestapel für dich immer gesperrt.</translation>
    </message>
    <message>
        <source>Until your side has melded, the pile is always frozen for it.</source>
        <translation>Solange deine Seite noch nichts ausgelegt hat, ist der Ablagestapel für sie immer gesperrt.</translation>
    </message>
    <message>
        <source>You may take the pile only if you made your initial meld in an earlier turn.</source>
        <translation>Das Paket darfst du nur nehmen, wenn du deine Erstmeldung in einem früheren Zug gemacht hast.</translation>
    </message>
    <message>
        <source>You may take the pile only if your side made its initial meld in an earlier turn.</source>
        <translation>Das Paket darfst du nur nehmen, wenn deine Seite ihre Erstmeldung in einem früheren Zug gemacht hat.</translation>
    </message>
    <message>
        <source>If the pile is not frozen, you may take it in three ways: with 2 natural cards from your hand that match its top card; with 1 such card and 1 wild card; or by adding the top card to your meld of its rank.</source>
        <translation>Ist der Ablagestapel nicht gesperrt, nimmst du das Paket auf eine von drei Arten: mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen; mit 1 solchen Karte und 1 wilden; oder du legst die oberste Karte an deine passende Meldung an.</translation>
    </message>
    <message>
        <source>If the pile is not frozen, you may take it in three ways: with 2 natural cards from your hand that match its top card; with 1 such card and 1 wild card; or by adding the top card to your side’s meld of its rank.</source>
        <translation>Ist der Ablagestapel nicht gesperrt, nimmst du das Paket auf eine von drei Arten: mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen; mit 1 solchen Karte und 1 wilden; oder du legst die oberste Karte an die passende Meldung deiner Seite an.</translation>
    </message>
    <message>
        <source>You take the pile with 2 natural cards from your hand that match its top card: 2 kings for a king. You meld all 3.</source>
        <translation>Du nimmst das Paket mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen: einen König mit 2 Königen. Alle 3 legst du aus.</translation>
    </message>
    <message>
        <source>You may always take the pile with 2 natural cards from your hand of the same rank as its top card. If it is not frozen, you may also add the top card to a set or sequence of yours that is not complete yet.</source>
        <translation>Mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen, darfst du das Paket immer nehmen: einen König mit 2 Königen. Ist der Ablagestapel nicht gesperrt, darfst du die oberste Karte auch an einen Satz oder eine Sequenz von dir anlegen, die noch nicht komplett sind.</translation>
    </message>
    <message>
        <source>You may always take the pile with 2 natural cards from your hand of the same rank as its top card. If it is not frozen, you may also add the top card to a set or sequence of your side that is not complete yet.</source>
        <translation>Mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen, darfst du das Paket immer nehmen: einen König mit 2 Königen. Ist der Ablagestapel nicht gesperrt, darfst du die oberste Karte auch an einen Satz oder eine Sequenz deiner Seite anlegen, die noch nicht komplett sind.</translation>
    </message>
    <message>
        <source>You may always take the pile with 2 natural cards from your hand of the same rank as its top card. If it is not frozen, you may also add the top card to a sequence of yours that is not complete yet, but not to a set.</source>
        <translation>Mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen, darfst du das Paket immer nehmen: einen König mit 2 Königen. Ist der Ablagestapel nicht gesperrt, darfst du die oberste Karte auch an eine Sequenz von dir anlegen, die noch nicht komplett ist, aber nicht an einen Satz.</translation>
    </message>
    <message>
        <source>You may always take the pile with 2 natural cards from your hand of the same rank as its top card. If it is not frozen, you may also add the top card to a sequence of your side that is not complete yet, but not to a set.</source>
        <translation>Mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen, darfst du das Paket immer nehmen: einen König mit 2 Königen. Ist der Ablagestapel nicht gesperrt, darfst du die oberste Karte auch an eine Sequenz deiner Seite anlegen, die noch nicht komplett ist, aber nicht an einen Satz.</translation>
    </message>
    <message>
        <source>If you add the top card to a sequence, you take this card alone instead of drawing; the rest of the pile stays.</source>
        <translation>Legst du die oberste Karte an eine Sequenz an, nimmst du nur diese Karte, statt zu ziehen; der Rest des Ablagestapels bleibt liegen.</translation>
    </message>
    <message>
        <source>You may not take the pile in these ways: with 1 natural and 1 wild card; to begin a sequence; by adding the top card to a sequence together with cards from your hand; or by adding it alone to a canasta.</source>
        <translation>So darfst du das Paket nicht nehmen: mit 1 natürlichen und 1 wilden Karte; um eine Sequenz zu beginnen; indem du die oberste Karte zusammen mit Karten aus der Hand an eine Sequenz anlegst; oder indem du sie allein an einen Canasta anlegst.</translation>
    </message>
    <message>
        <source>If you already have a meld of that rank, cards from your hand may go there with the top card or begin a new meld with it.</source>
        <translation>Hast du schon eine passende Meldung, dürfen Karten aus deiner Hand mit der obersten Karte dorthin kommen oder mit ihr eine neue beginnen.</translation>
    </message>
    <message>
        <source>If your side already has a meld of that rank, cards from your hand may go there with the top card or begin a new meld with it.</source>
        <translation>Hat deine Seite schon eine passende Meldung, dürfen Karten aus deiner Hand mit der obersten Karte dorthin kommen oder mit ihr eine neue beginnen.</translation>
    </message>
    <message>
        <source>You cannot take a pile with a wild card on top.</source>
        <translation>Liegt oben eine wilde Karte, kannst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>If a wild card lies on top, you take the pile with any 2 natural cards of one rank from your hand. You meld them with the wild card.</source>
        <translation>Liegt oben eine wilde Karte, nimmst du das Paket mit 2 gleichen natürlichen Karten aus der Hand, egal welchen. Du legst sie mit der wilden Karte aus.</translation>
    </message>
    <message>
        <source>If a wild card lies on top, you take the pile only with 2 cards of the same kind from your hand: twos for a two, jokers for a joker. Together they make a meld of wild cards.</source>
        <translation>Liegt oben eine wilde Karte, nimmst du das Paket nur mit 2 Karten derselben Art aus der Hand: Zweien für eine Zwei, Joker für einen Joker. Zusammen ergeben sie eine Meldung aus wilden Karten.</translation>
    </message>
    <message>
        <source>If a wild card lies on top, you take the pile only with 2 or more wild cards from your hand. With the top card they must join your canasta of wild cards or make a complete new one.</source>
        <translation>Liegt oben eine wilde Karte, nimmst du das Paket nur mit 2 oder mehr wilden Karten aus der Hand. Mit der obersten müssen sie an deinen Canasta aus wilden Karten kommen oder einen ganzen neuen ergeben.</translation>
    </message>
    <message>
        <source>If a wild card lies on top, you take the pile only with 2 or more wild cards from your hand. With the top card they must make a meld of wild cards or join one.</source>
        <translation>Liegt oben eine wilde Karte, nimmst du das Paket nur mit 2 oder mehr wilden Karten aus der Hand. Mit der obersten müssen sie eine Meldung aus wilden Karten ergeben oder an eine kommen.</translation>
    </message>
    <message>
        <source>You cannot take a pile with a black three on top.</source>
        <translation>Liegt oben eine schwarze Drei, kannst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>You cannot take a pile with a black three on top. But the three does not freeze the pile: once another card covers it, it no longer has any effect.</source>
        <translation>Liegt oben eine schwarze Drei, kannst du das Paket nicht nehmen. Gesperrt ist der Ablagestapel dadurch aber nicht: Sobald eine andere Karte darauf liegt, wirkt die Drei nicht mehr.</translation>
    </message>
    <message>
        <source>If a black three lies on top, you take the pile only with 2 black threes from your hand. You meld all 3.</source>
        <translation>Liegt oben eine schwarze Drei, nimmst du das Paket nur mit 2 schwarzen Dreien aus der Hand. Alle 3 legst du aus.</translation>
    </message>
    <message>
        <source>If your side already has a meld of that rank, it may have at most {most} cards. Otherwise you cannot take the pile.</source>
        <translation>Hat deine Seite schon eine passende Meldung, darf sie höchstens {most} Karten haben. Sonst kannst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>You cannot take a pile whose top card is of a dead rank.</source>
        <translation>Liegt oben eine tote Karte, kannst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>If you lay down aces with wild cards in the initial meld, you cannot take a pile with an ace on top with them.</source>
        <translation>Mit Assen, die du in der Erstmeldung mit wilden Karten auslegst, kannst du kein Paket nehmen, auf dem ein Ass liegt.</translation>
    </message>
    <message>
        <source>With 2 natural cards from your hand the pile is taken whole: the cards below the top card go into your hand.</source>
        <translation>Mit 2 natürlichen Karten aus deiner Hand nimmst du das Paket ganz: Die Karten unter der obersten kommen auf deine Hand.</translation>
    </message>
    <message>
        <source>You take a frozen pile only with 2 natural cards from your hand that match its top card: 2 kings for a king. You meld all 3. While a wild card lies on top, another rule holds (see below).</source>
        <translation>Ist der Ablagestapel gesperrt, nimmst du das Paket nur mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen: einen König mit 2 Königen. Alle 3 legst du aus. Solange oben eine wilde Karte liegt, gilt eine andere Regel (siehe unten).</translation>
    </message>
    <message>
        <source>You take a frozen pile only with 2 natural cards from your hand that match its top card: 2 kings for a king. You meld all 3. While a wild card or a black three lies on top, another rule holds (see below).</source>
        <translation>Ist der Ablagestapel gesperrt, nimmst du das Paket nur mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen: einen König mit 2 Königen. Alle 3 legst du aus. Solange oben eine wilde Karte oder eine schwarze Drei liegt, gilt eine andere Regel (siehe unten).</translation>
    </message>
    <message>
        <source>Until you have melded, a wild card will not do for that.</source>
        <translation>Solange du noch nichts ausgelegt hast, genügt dafür keine wilde Karte.</translation>
    </message>
    <message>
        <source>You take the pile with 2 natural cards from your hand of the same rank as its top card. You may also add the top card to a sequence that is not complete yet, but not to a set.</source>
        <translation>Du nimmst das Paket mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen: einen König mit 2 Königen. Die oberste Karte darfst du auch an eine Sequenz anlegen, die noch nicht komplett ist, aber nicht an einen Satz.</translation>
    </message>
    <message>
        <source>You cannot take a pile with a black three on top. But a discarded one does not freeze the pile: once another card covers it, it no longer has any effect.</source>
        <translation>Liegt oben eine schwarze Drei, kannst du das Paket nicht nehmen. Eine abgeworfene sperrt den Ablagestapel aber nicht: Sobald eine andere Karte darauf liegt, wirkt sie nicht mehr.</translation>
    </message>
    <message>
        <source>A two freezes it just like a joker.</source>
        <translation>Eine Zwei sperrt ihn genauso wie ein Joker.</translation>
    </message>
    <message>
        <source>If your side has not melded yet, you must first lay down a complete initial meld from your hand in the same turn. Only then may you take the pile. Its top card does not count towards that meld.</source>
        <translation>Hat deine Seite noch nichts ausgelegt, musst du zuerst im selben Zug eine ganze Erstmeldung aus der Hand auslegen. Erst dann darfst du das Paket nehmen. Seine oberste Karte zählt für die Erstmeldung nicht.</translation>
    </message>
    <message>
        <source>The 2 cards with which you take the pile may lie in that initial meld.</source>
        <translation>Die 2 Karten, mit denen du das Paket nimmst, dürfen in dieser Erstmeldung liegen.</translation>
    </message>
    <message>
        <source>If the pile is not frozen, you may take it in two ways: with 2 natural cards from your hand that match its top card, or by adding the top card to your meld of its rank.</source>
        <translation>Ist der Ablagestapel nicht gesperrt, nimmst du das Paket auf eine von zwei Arten: mit 2 natürlichen Karten aus deiner Hand, die zur obersten passen, oder du legst die oberste Karte an deine passende Meldung an.</translation>
    </message>
    <message>
        <source>A wild card from your hand will not do for that.</source>
        <translation>Eine wilde Karte aus deiner Hand genügt dafür nicht.</translation>
    </message>
    <message>
        <source>If you already have a meld of that rank, the cards go there. Together they must make an allowed meld.</source>
        <translation>Hast du schon eine passende Meldung, kommen die Karten dorthin. Zusammen müssen sie eine erlaubte Meldung ergeben.</translation>
    </message>
    <message>
        <source>If your side already has a meld of that rank, the cards go there. Together they must make an allowed meld.</source>
        <translation>Hat deine Seite schon eine passende Meldung, kommen die Karten dorthin. Zusammen müssen sie eine erlaubte Meldung ergeben.</translation>
    </message>
    <message>
        <source>If you already have an unfinished meld of that rank, the cards go there. Together they must make an allowed meld.</source>
        <translation>Hast du schon eine passende unfertige Meldung, kommen die Karten dorthin. Zusammen müssen sie eine erlaubte Meldung ergeben.</translation>
    </message>
    <message>
        <source>If your side already has an unfinished meld of that rank, the cards go there. Together they must make an allowed meld.</source>
        <translation>Hat deine Seite schon eine passende unfertige Meldung, kommen die Karten dorthin. Zusammen müssen sie eine erlaubte Meldung ergeben.</translation>
    </message>
    <message>
        <source>You may put more cards from your hand into the same meld at once.</source>
        <translation>Weitere Karten aus deiner Hand darfst du dabei gleich in dieselbe Meldung legen.</translation>
    </message>
    <message>
        <source>With one card in hand you may not take a one-card pile.</source>
        <translation>Mit einer einzigen Karte auf der Hand darfst du kein Paket aus einer einzigen Karte nehmen.</translation>
    </message>
    <message>
        <source>You cannot take a pile with a three on top, red or black.</source>
        <translation>Liegt oben eine Drei, rot oder schwarz, kannst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>When the stock is empty, you may take even such a pile.</source>
        <translation>Ist der Talon leer, darfst du auch ein solches Paket nehmen.</translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message>
        <source>Stock · {count}</source>
        <translation>Talon · {count}</translation>
    </message>
    <message>
        <source>Stock empty</source>
        <translation>Talon leer</translation>
    </message>
    <message numerus="yes">
        <source>stock, %Ln card(s)</source>
        <translation>
            <numerusform>Talon, %Ln Karte</numerusform>
            <numerusform>Talon, %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, empty</source>
        <translation>Talon, leer</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>with the turn card</source>
        <translation>mit Wendekarte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reserved for you</source>
        <translation>
            <numerusform>%Ln für dich reserviert</numerusform>
            <numerusform>%Ln für dich reserviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reserved for {name}</source>
        <translation>
            <numerusform>%Ln für {name} reserviert</numerusform>
            <numerusform>%Ln für {name} reserviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside it %Ln packet(s) of bonus cards: {sizes}</source>
        <translation>
            <numerusform>daneben %Ln Päckchen Bonuskarten: {sizes}</numerusform>
            <numerusform>daneben %Ln Päckchen Bonuskarten: {sizes}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile empty</source>
        <translation>Ablagestapel leer</translation>
    </message>
    <message>
        <source>Frozen · {count}</source>
        <translation>Gesperrt · {count}</translation>
    </message>
    <message>
        <source>Frozen, cannot be taken · {count}</source>
        <translation>Gesperrt, nicht zu nehmen · {count}</translation>
    </message>
    <message>
        <source>Cannot be taken · {count}</source>
        <translation>Nicht zu nehmen · {count}</translation>
    </message>
    <message>
        <source>Frozen for you · {count}</source>
        <translation>Für dich gesperrt · {count}</translation>
    </message>
    <message>
        <source>Discard pile · {count}</source>
        <translation>Ablagestapel · {count}</translation>
    </message>
    <message>
        <source>Pile</source>
        <comment>the discard pile, nine letters at most</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Cannot be taken</source>
        <translation>Nicht zu nehmen</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Frozen for you</source>
        <translation>Für dich gesperrt</translation>
    </message>
    <message>
        <source>discard pile, empty</source>
        <translation>Ablagestapel, leer</translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, frozen, cannot be taken</source>
        <translation>
            <numerusform>Ablagestapel, %Ln Karte, oben {card}, gesperrt, nicht zu nehmen</numerusform>
            <numerusform>Ablagestapel, %Ln Karten, oben {card}, gesperrt, nicht zu nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, cannot be taken</source>
        <translation>
            <numerusform>Ablagestapel, %Ln Karte, oben {card}, nicht zu nehmen</numerusform>
            <numerusform>Ablagestapel, %Ln Karten, oben {card}, nicht zu nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, frozen</source>
        <translation>
            <numerusform>Ablagestapel, %Ln Karte, oben {card}, gesperrt</numerusform>
            <numerusform>Ablagestapel, %Ln Karten, oben {card}, gesperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, frozen for you</source>
        <translation>
            <numerusform>Ablagestapel, %Ln Karte, oben {card}, für dich gesperrt</numerusform>
            <numerusform>Ablagestapel, %Ln Karten, oben {card}, für dich gesperrt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top</source>
        <translation>
            <numerusform>Ablagestapel, %Ln Karte, oben {card}</numerusform>
            <numerusform>Ablagestapel, %Ln Karten, oben {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}; %Ln card(s) face down beneath</source>
        <translation>
            <numerusform>{pile}; darunter %Ln verdeckte Karte</numerusform>
            <numerusform>{pile}; darunter %Ln verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody on your side can take the pile now, whatever cards they hold.</source>
        <translation>Auf deiner Seite kann das Paket jetzt niemand nehmen, mit keinen Karten.</translation>
    </message>
    <message>
        <source>The pile is frozen: to take it, you need a natural pair from your hand that matches its top card.</source>
        <translation>Der Ablagestapel ist gesperrt: Für das Paket brauchst du ein natürliches Paar aus der Hand, das zur obersten Karte passt.</translation>
    </message>
    <message>
        <source>The pile is frozen for your side until it has melded: to take it, you need a natural pair from your hand that matches its top card.</source>
        <translation>Der Ablagestapel ist für deine Seite gesperrt, bis sie ausgelegt hat: Für das Paket brauchst du ein natürliches Paar aus der Hand, das zur obersten Karte passt.</translation>
    </message>
</context>
<context>
    <name>PlateWords</name>
    <message>
        <source>your turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>{role} · {level}</source>
        <translation>{role} · {level}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Spielt allein</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {line}, %Ln card(s)</source>
        <translation>
            <numerusform>{name}, {line}, %Ln Karte</numerusform>
            <numerusform>{name}, {line}, %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %Ln card(s)</source>
        <translation>
            <numerusform>{name}, %Ln Karte</numerusform>
            <numerusform>{name}, %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, {line}</source>
        <translation>{name}, {line}</translation>
    </message>
    <message numerus="yes">
        <source>{plate}, foot of %Ln card(s)</source>
        <translation>
            <numerusform>{plate}, Fuß aus %Ln Karte</numerusform>
            <numerusform>{plate}, Fuß aus %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{plate}, dealer</source>
        <translation>{plate}, Geber</translation>
    </message>
    <message>
        <source>{name} (alone)</source>
        <translation>{name} (allein)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s)</source>
        <translation>
            <numerusform>%Ln Canasta</numerusform>
            <numerusform>%Ln Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>not melded yet</source>
        <translation>noch nichts ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>The first melds of this side must count %Ln point(s) together.</source>
        <translation>
            <numerusform>Die ersten Meldungen dieser Seite müssen zusammen %Ln Punkt zählen.</numerusform>
            <numerusform>Die ersten Meldungen dieser Seite müssen zusammen %Ln Punkte zählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place {place} of {players} · {rival}</source>
        <translation>Platz {place} von {players} · {rival}</translation>
    </message>
    <message>
        <source>Target {points}</source>
        <translation>Ziel {points}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Runde {deal} von {deals}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>first letter of: dealer</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>You have dealt.</source>
        <translation>Du hast gegeben.</translation>
    </message>
    <message>
        <source>{name} has dealt.</source>
        <translation>{name} hat gegeben.</translation>
    </message>
    <message>
        <source>{level}: {manner}</source>
        <translation>{level}: {manner}</translation>
    </message>
    <message>
        <source>{plate}, {manner}</source>
        <translation>{plate}, {manner}</translation>
    </message>
    <message>
        <source>Deal {deal}, after a tie</source>
        <translation>Runde {deal}, nach Gleichstand</translation>
    </message>
    <message>
        <source>has melded</source>
        <translation>hat ausgelegt</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <translation>Erstmeldung: {points}</translation>
    </message>
    <message>
        <source>can go out</source>
        <translation>kann ausmachen</translation>
    </message>
    <message>
        <source>Why? Press here for the reasons behind the last turn.</source>
        <translation>Warum? Drück hier, und du erfährst die Gründe für den letzten Zug.</translation>
    </message>
</context>
<context>
    <name>PresetWords</name>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is far too large.</source>
        <translation>Die Datei ist viel zu groß.</translation>
    </message>
    <message>
        <source>The file holds no preset of this game.</source>
        <translation>In der Datei steht keine Vorlage dieses Programms.</translation>
    </message>
    <message>
        <source>The preset names a game or a house rule that this version does not know.</source>
        <translation>Die Vorlage nennt ein Spiel oder eine Hausregel, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>The preset could not be imported.</source>
        <translation>Die Vorlage konnte nicht importiert werden.</translation>
    </message>
    <message>
        <source>The file could not be opened. Check that you are allowed to read it.</source>
        <translation>Die Datei ließ sich nicht öffnen. Prüfe, ob du sie lesen darfst.</translation>
    </message>
    <message>
        <source>There is no room for it: you already have {count} presets. Delete one first.</source>
        <translation>Für sie ist kein Platz: Du hast schon {count} Vorlagen. Lösche erst eine.</translation>
    </message>
    <message>
        <source>A preset needs a name of at most {count} characters.</source>
        <translation>Eine Vorlage braucht einen Namen aus höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>There is already a preset called “{name}”.</source>
        <translation>Eine Vorlage „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>There is no room for another preset: you already have {count}. Delete one first.</source>
        <translation>Für noch eine Vorlage ist kein Platz: Du hast schon {count}. Lösche erst eine.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of the game.</source>
        <translation>Die Datei stammt von einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>This file does not exist.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>PresetsPage</name>
    <message>
        <source>{name} (built in)</source>
        <translation>{name} (mitgeliefert)</translation>
    </message>
    <message>
        <source>{system}, {players}.</source>
        <translation>{system}, {players}.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>It is called “{name}” now.</source>
        <translation>Der neue Name ist „{name}“.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete “{name}” for good?</source>
        <translation>„{name}“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Export preset</source>
        <translation>Vorlage exportieren</translation>
    </message>
    <message>
        <source>Import preset</source>
        <translation>Vorlage importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>In {file} exportiert.</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Als „{name}“ importiert.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Diese nehmen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save what is chosen now, as</source>
        <translation>Was jetzt gewählt ist, speichern als</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Die Datei konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The house rules contradict each other. Put that right, then you can save them.</source>
        <translation>Die Hausregeln widersprechen sich. Behebe das, dann kannst du speichern.</translation>
    </message>
    <message>
        <source>A preset is a game with its house rules, saved under a name.</source>
        <translation>Eine Vorlage ist ein Spiel mit seinen Hausregeln, unter einem Namen gespeichert.</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>What did you do, and what went wrong? Write it here:</source>
        <translation>Was hast du gemacht und was ging schief? Schreib es hierher:</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>To which meld?</source>
        <translation>An welche Meldung?</translation>
    </message>
    <message>
        <source>To the sequence: {run}</source>
        <translation>Zur Sequenz: {run}</translation>
    </message>
    <message>
        <source>To the {meld}</source>
        <translation>Zu den {meld}</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
    <message>
        <source>Which melds do you want to join?</source>
        <translation>Welche Meldungen willst du zusammenlegen?</translation>
    </message>
    <message>
        <source>{ranks}, {first} and {second} cards</source>
        <translation>{ranks}, {first} und {second} Karten</translation>
    </message>
    <message>
        <source>All threes</source>
        <translation>Alle Dreien</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Go out concealed and end the deal?</source>
        <translation>Verdeckt ausmachen und die Runde beenden?</translation>
    </message>
    <message>
        <source>Go out and end the deal?</source>
        <translation>Ausmachen und die Runde beenden?</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>End the deal</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Which three do you want to keep if you hold it or draw it?</source>
        <translation>Welche Drei willst du behalten, wenn du sie hast oder ziehst?</translation>
    </message>
    <message>
        <source>Your staged cards ({points} of {minimum} points) go back to your hand. Discard anyway?</source>
        <translation>Die vorbereiteten Karten ({points} von {minimum} Punkten) kommen zurück auf die Hand. Trotzdem abwerfen?</translation>
    </message>
    <message>
        <source>Your staged cards go back to your hand. Discard anyway?</source>
        <translation>Die vorbereiteten Karten kommen zurück auf die Hand. Trotzdem abwerfen?</translation>
    </message>
    <message>
        <source>Lay down the special hand {name} and end the deal?</source>
        <translation>Das Sonderblatt {name} hinlegen und die Runde beenden?</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>{name} asks: “May I go out?” If you say yes, {name} must go out now; if you say no, not in this turn.</source>
        <translation>{name} fragt: „Darf ich ausmachen?“ Sagst du ja, muss {name} jetzt ausmachen; sagst du nein, geht es in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>Your staged cards go back to your hand. End the deal anyway?</source>
        <translation>Die vorbereiteten Karten kommen zurück auf die Hand. Die Runde trotzdem beenden?</translation>
    </message>
    <message>
        <source>Take back what you did before that? Cards that you have seen come again as they came.</source>
        <translation>Auch zurücknehmen, was du davor getan hast? Karten, die du schon gesehen hast, kommen genauso wieder.</translation>
    </message>
    <message>
        <source>Take back what you did before that? You then go on as practice; your match is kept as it is.</source>
        <translation>Auch zurücknehmen, was du davor getan hast? Dann geht es als Übung weiter, und deine Partie bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>ReadOut</name>
    <message>
        <source>You hold no card.</source>
        <translation>Du hast keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>Du hast %n Karte.</numerusform>
            <numerusform>Du hast %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <translation>Ausgewählt: %1.</translation>
    </message>
    <message>
        <source>%1: nothing on the table.</source>
        <translation>%1: nichts auf dem Tisch.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>Meanwhile you can sort and select your cards.</source>
        <translation>Inzwischen kannst du deine Karten sortieren und auswählen.</translation>
    </message>
    <message>
        <source>Your turn begins with a card from the stock or with the pile.</source>
        <translation>Dein Zug beginnt mit einer Karte vom Talon oder mit dem Paket.</translation>
    </message>
    <message>
        <source>You have already drawn.</source>
        <translation>Du hast schon gezogen.</translation>
    </message>
    <message>
        <source>Meld, or end your turn with a discard.</source>
        <translation>Lege aus oder beende deinen Zug mit einem Abwurf.</translation>
    </message>
    <message>
        <source>The answer comes first.</source>
        <translation>Erst kommt die Antwort.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Go on to the score.</source>
        <translation>Weiter geht es mit der Abrechnung.</translation>
    </message>
    <message>
        <source>You do not hold all of these cards.</source>
        <translation>Du hast nicht alle diese Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Select cards from your hand.</source>
        <translation>Wähle Karten aus deiner Hand.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>Take the pile, or end the deal.</source>
        <translation>Nimm das Paket oder beende die Runde.</translation>
    </message>
    <message>
        <source>Keep one card for the discard.</source>
        <translation>Behalte eine Karte zum Abwerfen.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard.</source>
        <translation>Dein Zug endet mit einem Abwurf.</translation>
    </message>
    <message>
        <source>Discard one card.</source>
        <translation>Wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>You discard exactly one card.</source>
        <translation>Du wirfst genau eine Karte ab.</translation>
    </message>
    <message>
        <source>Select the one card.</source>
        <translation>Wähle die eine Karte aus.</translation>
    </message>
    <message>
        <source>Choose another card.</source>
        <translation>Wähle eine andere Karte.</translation>
    </message>
    <message>
        <source>Draw, or take the pile.</source>
        <translation>Ziehe oder nimm das Paket.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Der Ablagestapel ist leer.</translation>
    </message>
    <message>
        <source>With one card in hand you may not take a pile of a single card.</source>
        <translation>Mit nur einer Karte auf der Hand darfst du ein Paket aus nur einer Karte nicht nehmen.</translation>
    </message>
    <message>
        <source>Your side may take the pile only after its initial meld.</source>
        <translation>Deine Seite darf das Paket erst nach ihrer Erstmeldung nehmen.</translation>
    </message>
    <message>
        <source>Take the pile.</source>
        <translation>Nimm das Paket.</translation>
    </message>
    <message>
        <source>Choose {cards} from your hand.</source>
        <translation>Wähle {cards} aus deiner Hand.</translation>
    </message>
    <message>
        <source>For this pile you need {pair} from your hand, or {card} and a wild card.</source>
        <translation>Für dieses Paket brauchst du {pair} aus der Hand oder {card} und eine wilde Karte.</translation>
    </message>
    <message>
        <source>For this pile you need {pair} from your hand and have {have}.</source>
        <translation>Für dieses Paket brauchst du {pair} aus der Hand und hast {have}.</translation>
    </message>
    <message>
        <source>The pile is frozen for your side: you need {pair} from your hand and have {have}.</source>
        <translation>Der Ablagestapel ist für deine Seite gesperrt: Du brauchst {pair} aus der Hand und hast {have}.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need {pair} from your hand and have {have}.</source>
        <translation>Der Ablagestapel ist gesperrt: Du brauchst {pair} aus der Hand und hast {have}.</translation>
    </message>
    <message>
        <source>Draw from the stock instead.</source>
        <translation>Ziehe stattdessen vom Talon.</translation>
    </message>
    <message>
        <source>The stock is empty: you may end the deal.</source>
        <translation>Der Talon ist leer: Du darfst die Runde beenden.</translation>
    </message>
    <message>
        <source>Keep at least two cards: one to discard and one to go on with.</source>
        <translation>Behalte mindestens zwei Karten: eine zum Abwerfen und eine zum Weiterspielen.</translation>
    </message>
    <message>
        <source>You cannot go out yet: your side has no canasta.</source>
        <translation>Du kannst noch nicht ausmachen: Deine Seite hat keinen Canasta.</translation>
    </message>
    <message>
        <source>This would leave you no card to go on with.</source>
        <translation>Damit bliebe dir keine Karte zum Weiterspielen.</translation>
    </message>
    <message>
        <source>You cannot go out yet: your partner has not played from the foot.</source>
        <translation>Du kannst noch nicht ausmachen: Dein Partner hat noch nicht aus dem Fuß gespielt.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no canasta</comment>
        <translation>keinen</translation>
    </message>
    <message>
        <source>one</source>
        <comment>one canasta</comment>
        <translation>einen</translation>
    </message>
    <message>
        <source>Before going out you must ask your partner.</source>
        <translation>Vor dem Ausmachen musst du deinen Partner fragen.</translation>
    </message>
    <message>
        <source>Ask your partner first.</source>
        <translation>Frage zuerst deinen Partner.</translation>
    </message>
    <message>
        <source>You may ask only right after drawing or taking the pile, before you meld.</source>
        <translation>Fragen darfst du nur direkt nach dem Ziehen oder nachdem du das Paket genommen hast, bevor du auslegst.</translation>
    </message>
    <message>
        <source>Ask in your next turn.</source>
        <translation>Frage in deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>You can still go out without asking.</source>
        <translation>Ausmachen kannst du auch ohne zu fragen.</translation>
    </message>
    <message>
        <source>You have already asked in this turn.</source>
        <translation>Du hast in diesem Zug schon gefragt.</translation>
    </message>
    <message>
        <source>This turn ends without a discard: the last card of the stock was a red three.</source>
        <translation>Dieser Zug endet ohne Abwurf: Die letzte Karte des Talons war eine rote Drei.</translation>
    </message>
    <message>
        <source>Meld what you can, and end the deal.</source>
        <translation>Lege aus, was du kannst, und beende die Runde.</translation>
    </message>
    <message>
        <source>The stock is empty, and you can meld the pile’s top card: so you must take the pile.</source>
        <translation>Der Talon ist leer, und du kannst die oberste Karte des Ablagestapels auslegen: Also musst du das Paket nehmen.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need {pair} from your hand.</source>
        <translation>Oben liegt eine wilde Karte: Du brauchst {pair} aus der Hand.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need at least two wild cards from your hand, and with them a canasta of wild cards.</source>
        <translation>Oben liegt eine wilde Karte: Du brauchst mindestens zwei wilde Karten aus der Hand und mit ihnen einen Canasta aus wilden Karten.</translation>
    </message>
    <message>
        <source>You cannot go out yet: your side needs {canastas}.</source>
        <translation>Du kannst noch nicht ausmachen: Deine Seite braucht {canastas}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s) missing.</source>
        <translation>
            <numerusform>Es fehlt %Ln Canasta.</numerusform>
            <numerusform>Es fehlen %Ln Canastas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot go out yet: your side has an unfinished meld that must become a canasta first.</source>
        <translation>Du kannst noch nicht ausmachen: Deine Seite hat eine unfertige Meldung, die erst ein Canasta werden muss.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s), among them {kinds}</source>
        <translation>
            <numerusform>%Ln Canasta, darunter {kinds}</numerusform>
            <numerusform>%Ln Canastas, darunter {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln natural canasta(s)</source>
        <translation>
            <numerusform>%Ln echten Canasta</numerusform>
            <numerusform>%Ln echte Canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mixed canasta(s)</source>
        <translation>
            <numerusform>%Ln unechten Canasta</numerusform>
            <numerusform>%Ln unechte Canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s) of wild cards</source>
        <translation>
            <numerusform>%Ln Canasta aus wilden Karten</numerusform>
            <numerusform>%Ln Canastas aus wilden Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence(s) of seven cards</source>
        <translation>
            <numerusform>%Ln Sequenz aus sieben Karten</numerusform>
            <numerusform>%Ln Sequenzen aus sieben Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>You may ask only before you have played a card in this turn, to the pile or to a meld.</source>
        <translation>Fragen darfst du nur, bevor du in diesem Zug eine Karte gespielt hast, ob für das Paket oder für eine Meldung.</translation>
    </message>
    <message>
        <source>In this game nobody is asked before going out.</source>
        <translation>In diesem Spiel wird vor dem Ausmachen nicht gefragt.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation>Dein Partner hat nein gesagt: Du darfst in diesem Zug nicht ausmachen.</translation>
    </message>
    <message>
        <source>Keep a card in hand and end your turn with a discard.</source>
        <translation>Behalte eine Karte auf der Hand und beende deinen Zug mit einem Abwurf.</translation>
    </message>
    <message>
        <source>Your partner said yes: you must go out in this turn.</source>
        <translation>Dein Partner hat ja gesagt: Du musst in diesem Zug ausmachen.</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>One partner has asked the other, who has not answered yet.</source>
        <translation>Ein Partner wurde gefragt und hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>You must discard your last card, not meld it: that is how you go out.</source>
        <translation>Deine letzte Karte musst du abwerfen, nicht auslegen: So machst du aus.</translation>
    </message>
    <message>
        <source>You may not discard this card.</source>
        <translation>Diese Karte darfst du nicht abwerfen.</translation>
    </message>
    <message>
        <source>You may not discard the {card}: red threes are laid out.</source>
        <translation>{card} darfst du nicht abwerfen: Rote Dreien werden hingelegt.</translation>
    </message>
    <message>
        <source>You may not discard the {card}: in this game all threes are laid out.</source>
        <translation>{card} darfst du nicht abwerfen: In diesem Spiel werden alle Dreien hingelegt.</translation>
    </message>
    <message>
        <source>You may not discard the {card}: it is wild, and you hold natural cards.</source>
        <translation>{card} darfst du nicht abwerfen: Die Karte ist wild, und du hast natürliche Karten.</translation>
    </message>
    <message>
        <source>You may not discard the {card} onto the empty pile while you can discard another natural card.</source>
        <translation>{card} darfst du nicht auf den leeren Ablagestapel abwerfen, solange du eine andere natürliche Karte abwerfen darfst.</translation>
    </message>
    <message>
        <source>You cannot take the pile: a wild card lies on top, the {card}.</source>
        <translation>Du kannst das Paket nicht nehmen: Oben liegt eine wilde Karte, {card}.</translation>
    </message>
    <message>
        <source>You cannot take the pile: a wild card lies on top.</source>
        <translation>Du kannst das Paket nicht nehmen: Oben liegt eine wilde Karte.</translation>
    </message>
    <message>
        <source>You cannot take the pile: a black three lies on top, the {card}.</source>
        <translation>Du kannst das Paket nicht nehmen: Oben liegt eine schwarze Drei, {card}.</translation>
    </message>
    <message>
        <source>You cannot take the pile: a black three lies on top.</source>
        <translation>Du kannst das Paket nicht nehmen: Oben liegt eine schwarze Drei.</translation>
    </message>
    <message>
        <source>You cannot take the pile with these cards.</source>
        <translation>Mit diesen Karten kannst du das Paket nicht nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: you need %Ln canasta(s) and have {have}.</source>
        <translation>
            <numerusform>Du kannst noch nicht ausmachen: Du brauchst %Ln Canasta und hast {have}.</numerusform>
            <numerusform>Du kannst noch nicht ausmachen: Du brauchst %Ln Canastas und hast {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may ask only once in a deal, and you have already asked.</source>
        <translation>Du darfst in einer Runde nur einmal fragen und hast schon gefragt.</translation>
    </message>
    <message>
        <source>The answer holds for the turn in which it was given.</source>
        <translation>Die Antwort gilt für den Zug, in dem du gefragt hast.</translation>
    </message>
    <message>
        <source>You have to keep to your partner’s answer.</source>
        <translation>An die Antwort deines Partners musst du dich halten.</translation>
    </message>
    <message>
        <source>Play so that you get rid of all your cards.</source>
        <translation>Spiele so, dass du alle Karten loswirst.</translation>
    </message>
    <message>
        <source>You cannot take the pile: a red three lies on top, the {card}.</source>
        <translation>Du kannst das Paket nicht nehmen: Oben liegt eine rote Drei, {card}.</translation>
    </message>
    <message>
        <source>You cannot take the pile: a red three lies on top.</source>
        <translation>Du kannst das Paket nicht nehmen: Oben liegt eine rote Drei.</translation>
    </message>
    <message>
        <source>A wild card lies on top: you need a natural pair from your hand.</source>
        <translation>Oben liegt eine wilde Karte: Du brauchst ein natürliches Paar aus der Hand.</translation>
    </message>
    <message>
        <source>You may take the pile only after your initial meld.</source>
        <translation>Du darfst das Paket erst nach deiner Erstmeldung nehmen.</translation>
    </message>
    <message>
        <source>The pile is frozen for you: you need {pair} from your hand and have {have}.</source>
        <translation>Der Ablagestapel ist für dich gesperrt: Du brauchst {pair} aus der Hand und hast {have}.</translation>
    </message>
    <message>
        <source>You cannot go out yet: you need {canastas}.</source>
        <translation>Du kannst noch nicht ausmachen: Du brauchst {canastas}.</translation>
    </message>
    <message>
        <source>You cannot go out yet: you have no canasta.</source>
        <translation>Du kannst noch nicht ausmachen: Du hast keinen Canasta.</translation>
    </message>
    <message>
        <source>You cannot go out yet: you have an unfinished meld that must become a canasta first.</source>
        <translation>Du kannst noch nicht ausmachen: Du hast eine unfertige Meldung, die erst ein Canasta werden muss.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>No card in your hand fits this meld.</source>
        <translation>Du hast keine Karte, die zu dieser Meldung passt.</translation>
    </message>
    <message>
        <source>These melds cannot be joined.</source>
        <translation>Diese Meldungen können nicht zusammengelegt werden.</translation>
    </message>
    <message>
        <source>You hold no three that you could lay out now.</source>
        <translation>Du hast keine Drei, die du jetzt hinlegen kannst.</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Keine Karte ist ausgewählt.</translation>
    </message>
    <message>
        <source>Select the cards that you want to meld.</source>
        <translation>Wähle die Karten aus, die du auslegen willst.</translation>
    </message>
    <message>
        <source>You discard exactly one card.</source>
        <translation>Du wirfst genau eine Karte ab.</translation>
    </message>
    <message>
        <source>Select the one card.</source>
        <translation>Wähle die eine Karte aus.</translation>
    </message>
    <message>
        <source>Your foot: {cards}.</source>
        <translation>Dein Fuß: {cards}.</translation>
    </message>
    <message>
        <source>You drew {cards}.</source>
        <translation>Du hast {cards} gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>You took up %Ln card(s).</source>
        <translation>
            <numerusform>Du hast %Ln Karte aufgenommen.</numerusform>
            <numerusform>Du hast %Ln Karten aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can join only two melds of the same rank.</source>
        <translation>Zusammenlegen kannst du nur zwei Meldungen desselben Ranges.</translation>
    </message>
</context>
<context>
    <name>RuleSheetWords</name>
    <message>
        <source>Rules for {players}</source>
        <translation>Regeln für {players}</translation>
    </message>
    <message>
        <source>Changed from the system’s own rules: {changes}.</source>
        <translation>Geändert gegenüber den eigenen Regeln des Systems: {changes}.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>The code beside each rule is its clause in the rule book of {program}. When the program refuses a move, it names a clause of the same book. A star marks a ruling of this program: it settles what the sources of a game leave open.</source>
        <translation>Das Kürzel bei jeder Regel nennt ihren Absatz im Regelbuch von {program}. Lehnt das Programm einen Spielzug ab, nennt es einen Absatz desselben Buches. Ein Stern heißt: Das legt dieses Programm fest, weil die Quellen des Spiels es offenlassen.</translation>
    </message>
</context>
<context>
    <name>RuleView</name>
    <message>
        <source>Changed:</source>
        <translation>Geändert:</translation>
    </message>
    <message>
        <source>Left out:</source>
        <translation>Entfällt:</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Das Spiel in Kürze</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Meldungen und Canastas</translation>
    </message>
    <message>
        <source>The initial meld</source>
        <translation>Die Erstmeldung</translation>
    </message>
    <message>
        <source>Bonus cards for the initial meld</source>
        <translation>Bonuskarten für die Erstmeldung</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Der Ablagestapel</translation>
    </message>
    <message>
        <source>The foot</source>
        <translation>Der Fuß</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Sonderblätter</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Wenn der Talon leer ist</translation>
    </message>
    <message>
        <source>Scoring a deal</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>{star} ruling of this program</source>
        <translation>{star} Festlegung dieses Programms</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>{count} of {total}</source>
        <translation>{count} von {total}</translation>
    </message>
    <message>
        <source>{game}, {players}: {rules} rules in {chapters} chapters.</source>
        <translation>{game}, {players}: {rules} Regeln in {chapters} Kapiteln.</translation>
    </message>
</context>
<context>
    <name>RulesExport</name>
    <message>
        <source>Save the rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>The rules are saved as {file}.</source>
        <translation>Die Regeln sind als {file} gespeichert.</translation>
    </message>
    <message>
        <source>This program cannot print here. Save the rules as a PDF and print that.</source>
        <translation>Hier kann das Programm nicht drucken. Speichere die Regeln als PDF und drucke dieses.</translation>
    </message>
    <message>
        <source>The rules have been sent to the printer.</source>
        <translation>Die Regeln sind an den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The printer took nothing. Is it switched on and ready?</source>
        <translation>Der Drucker hat nichts angenommen. Ist er eingeschaltet und bereit?</translation>
    </message>
    <message>
        <source>The rules could not be saved.</source>
        <translation>Die Regeln konnten nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>ScoreRules</name>
    <message>
        <source>Each red three counts {each} points.</source>
        <translation>Jede rote Drei zählt {each} Punkte.</translation>
    </message>
    <message>
        <source>Each red three counts {each} points; {sums}.</source>
        <translation>Jede rote Drei zählt {each} Punkte; {sums}.</translation>
    </message>
    <message>
        <source>{count} together count {points}</source>
        <translation>{count} zusammen zählen {points}</translation>
    </message>
    <message>
        <source>{points} points for {count}</source>
        <comment>so many threes</comment>
        <translation>{points} Punkte für {count}</translation>
    </message>
    <message>
        <source>Red threes and black threes count separately, each by this table: {table}.</source>
        <translation>Rote und schwarze Dreien zählen getrennt, jeweils nach dieser Tabelle: {table}.</translation>
    </message>
    <message>
        <source>Each unfinished meld of wild cards costs {points} points.</source>
        <translation>Jede unfertige Meldung aus wilden Karten kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Each unfinished meld of wild cards and each sequence of fewer than {cards} cards costs {points} points.</source>
        <translation>Jede unfertige Meldung aus wilden Karten und jede Sequenz aus weniger als {cards} Karten kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Each unfinished meld of sevens and each unfinished pure meld of aces costs {points} points.</source>
        <translation>Jede unfertige Meldung aus Siebenen und jede unfertige reine Meldung aus Assen kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>The values of the cards left in your hand are taken off.</source>
        <translation>Die Werte der Karten, die du noch auf der Hand hast, werden abgezogen.</translation>
    </message>
    <message>
        <source>Each single thing that is taken off is doubled, not the sum of the deal.</source>
        <translation>Verdoppelt wird jeder einzelne Abzug, nicht die Summe.</translation>
    </message>
    <message>
        <source>Each red three left in a hand, or in a foot not taken up, costs {points} points.</source>
        <translation>Jede rote Drei, die auf der Hand oder in einem nicht aufgenommenen Fuß übrig ist, kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Each black three left in a hand, or in a foot not taken up, costs {points} points instead of its card value.</source>
        <translation>Jede schwarze Drei, die auf der Hand oder in einem nicht aufgenommenen Fuß übrig ist, kostet {points} Punkte statt ihres Kartenwerts.</translation>
    </message>
    <message>
        <source>Each player keeps a score. What the two partners get for canastas, going out and melded cards, and what the cards in both their hands cost, is added up. Each of them gets the whole sum.</source>
        <translation>Jeder Spieler hat seinen eigenen Punktestand. Was die beiden Partner für Canastas, Ausmachen und ausgelegte Karten bekommen und was ihre Karten auf der Hand kosten, wird zusammengezählt. Jeder von ihnen bekommt die ganze Summe.</translation>
    </message>
    <message>
        <source>All melded cards score their card values.</source>
        <translation>Alle ausgelegten Karten zählen mit ihrem Kartenwert.</translation>
    </message>
    <message>
        <source>All melded cards score their card values, black threes too. If you have no canasta, these values are taken off.</source>
        <translation>Alle ausgelegten Karten zählen mit ihrem Kartenwert, auch schwarze Dreien. Hast du keinen Canasta, werden diese Werte abgezogen.</translation>
    </message>
    <message>
        <source>What counts depends on how many canastas your side has. With 2 or more, melded cards and laid-out threes score for it. With 1, melded cards score, threes do not. With none, both are taken off.</source>
        <translation>Was zählt, hängt davon ab, wie viele Canastas deine Seite hat. Bei 2 oder mehr zählen ausgelegte Karten und hingelegte Dreien für sie. Bei 1 zählen die ausgelegten Karten, die Dreien nicht. Bei keinem wird beides abgezogen.</translation>
    </message>
    <message>
        <source>With a canasta or more, cards in unfinished melds score, too, even if such a meld costs points in itself.</source>
        <translation>Mit einem Canasta oder mehr zählen auch die Karten in unfertigen Meldungen, selbst wenn eine solche Meldung für sich Punkte kostet.</translation>
    </message>
    <message>
        <source>A natural canasta scores {natural} points, a mixed one {mixed}, plus the values of its cards.</source>
        <translation>Ein echter Canasta bringt {natural} Punkte, ein unechter {mixed}, dazu kommen die Werte seiner Karten.</translation>
    </message>
    <message>
        <source>A natural canasta of {ranks} scores {points} points instead.</source>
        <translation>Ein echter Canasta aus {ranks} bringt stattdessen {points} Punkte.</translation>
    </message>
    <message>
        <source>A mixed canasta of {ranks} scores {points} points instead.</source>
        <translation>Ein unechter Canasta aus {ranks} bringt stattdessen {points} Punkte.</translation>
    </message>
    <message>
        <source>A samba scores {points} points.</source>
        <translation>Ein Samba bringt {points} Punkte.</translation>
    </message>
    <message>
        <source>A canasta of wild cards scores {points} points.</source>
        <translation>Ein Canasta aus wilden Karten bringt {points} Punkte.</translation>
    </message>
    <message>
        <source>A canasta of wild cards scores {jokers} points if it is all jokers, {twos} if it is all twos, and {mixed} otherwise.</source>
        <translation>Ein Canasta aus wilden Karten bringt {jokers} Punkte, wenn er nur aus Jokern besteht, {twos}, wenn nur aus Zweien, und sonst {mixed}.</translation>
    </message>
    <message>
        <source>A canasta of wild cards scores {twos} points if it is all twos, {jokers} if it has all jokers of the pack, and {mixed} otherwise.</source>
        <translation>Ein Canasta aus wilden Karten bringt {twos} Punkte, wenn er nur aus Zweien besteht, {jokers}, wenn alle Joker darin sind, und sonst {mixed}.</translation>
    </message>
    <message>
        <source>Of two partners, each scores only the red threes that they have laid out themselves.</source>
        <translation>Von zwei Partnern rechnet jeder nur die roten Dreien an, die er selbst hingelegt hat.</translation>
    </message>
    <message>
        <source>Red threes score for you if you have melded, and against you if you have not.</source>
        <translation>Rote Dreien zählen plus, wenn du ausgelegt hast, sonst minus.</translation>
    </message>
    <message>
        <source>Red threes score for you if your side has melded, and against you if it has not.</source>
        <translation>Rote Dreien zählen plus, wenn deine Seite ausgelegt hat, sonst minus.</translation>
    </message>
    <message numerus="yes">
        <source>Red threes score for you if you have at least %Ln canasta(s), and against you if not.</source>
        <translation>
            <numerusform>Rote Dreien zählen plus, wenn du mindestens %Ln Canasta hast, sonst minus.</numerusform>
            <numerusform>Rote Dreien zählen plus, wenn du mindestens %Ln Canastas hast, sonst minus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red threes score for you if your side has at least %Ln canasta(s), and against you if not.</source>
        <translation>
            <numerusform>Rote Dreien zählen plus, wenn deine Seite mindestens %Ln Canasta hat, sonst minus.</numerusform>
            <numerusform>Rote Dreien zählen plus, wenn deine Seite mindestens %Ln Canastas hat, sonst minus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each red three laid out scores {points} points, whatever you have melded.</source>
        <translation>Jede hingelegte rote Drei bringt {points} Punkte, egal was ausgelegt ist.</translation>
    </message>
    <message>
        <source>Each red three that was never laid out, in a hand or in a foot not taken up, costs {points} points instead of its card value.</source>
        <translation>Jede rote Drei, die nie hingelegt wurde, auf der Hand oder in einem nicht aufgenommenen Fuß, kostet {points} Punkte statt ihres Kartenwerts.</translation>
    </message>
    <message>
        <source>Black threes left in hand cost points by this table instead of their card value: {table}, and so on, twice as much each time.</source>
        <translation>Schwarze Dreien auf der Hand kosten statt ihres Kartenwerts Punkte nach dieser Tabelle: {table} und so weiter, immer das Doppelte.</translation>
    </message>
    <message>
        <source>Threes still in hand at the end count as if you had laid them out.</source>
        <translation>Dreien, die am Ende noch auf der Hand sind, zählen so, als hättest du sie hingelegt.</translation>
    </message>
    <message>
        <source>Going out scores {bonus} points.</source>
        <translation>Ausmachen bringt {bonus} Punkte.</translation>
    </message>
    <message>
        <source>Going out concealed scores {concealed} points instead of {bonus}.</source>
        <translation>Verdeckt ausmachen bringt {concealed} Punkte statt {bonus}.</translation>
    </message>
    <message>
        <source>You get nothing extra for playing your whole hand in one turn.</source>
        <translation>Für das ganze Blatt in einem Zug gibt es nichts zusätzlich.</translation>
    </message>
    <message>
        <source>Going out concealed with a complete canasta scores {bonus} points more.</source>
        <translation>Verdeckt ausmachen mit einem kompletten Canasta bringt {bonus} Punkte mehr.</translation>
    </message>
    <message>
        <source>Each red three that you forgot costs {points} points.</source>
        <translation>Jede vergessene rote Drei kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Red threes left in your hand cost {points} points together, however many there are, instead of their card values.</source>
        <translation>Rote Dreien auf deiner Hand kosten zusammen {points} Punkte, egal wie viele es sind, statt ihrer Kartenwerte.</translation>
    </message>
    <message>
        <source>Red threes left in your side’s hands cost {points} points together, however many there are, instead of their card values.</source>
        <translation>Rote Dreien, die deine Seite noch auf der Hand hat, kosten zusammen {points} Punkte, egal wie viele es sind, statt ihrer Kartenwerte.</translation>
    </message>
    <message>
        <source>Each unfinished meld costs {points} points, whether it is a set, a sequence or wild cards.</source>
        <translation>Jede unfertige Meldung kostet {points} Punkte, ob Satz, Sequenz oder Meldung aus wilden Karten.</translation>
    </message>
    <message>
        <source>If a player goes out, each black three in another hand costs {points} points instead of its card value.</source>
        <translation>Macht ein Spieler aus, kostet jede schwarze Drei auf einer anderen Hand {points} Punkte statt ihres Kartenwerts.</translation>
    </message>
    <message>
        <source>If a player goes out, each black three in another hand, the partner’s too, costs {points} points instead of its card value.</source>
        <translation>Macht ein Spieler aus, kostet jede schwarze Drei auf einer anderen Hand, auch auf der des Partners, {points} Punkte statt ihres Kartenwerts.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs {points} points, or {jokers} if it has all jokers of the pack.</source>
        <translation>Eine unfertige Meldung aus wilden Karten kostet {points} Punkte, oder {jokers}, wenn alle Joker darin sind.</translation>
    </message>
    <message>
        <source>An unfinished meld of wild cards costs {points} points, whatever cards it has.</source>
        <translation>Eine unfertige Meldung aus wilden Karten kostet {points} Punkte, egal welche Karten darin sind.</translation>
    </message>
    <message>
        <source>{count} or more aces left in one player’s hand cost {points} points on top of their card values. So do {count} or more sevens.</source>
        <translation>{count} oder mehr Asse auf der Hand eines Spielers kosten {points} Punkte zusätzlich zu ihren Kartenwerten. Das gilt auch für {count} oder mehr Siebenen.</translation>
    </message>
    <message>
        <source>The values of the cards left in your side’s hands are taken off.</source>
        <translation>Die Werte der Karten, die deine Seite noch auf der Hand hat, werden abgezogen.</translation>
    </message>
    <message>
        <source>The values of the cards left in hand, and in a foot not taken up, are taken off.</source>
        <translation>Die Werte der Karten, die noch auf der Hand oder in einem nicht aufgenommenen Fuß sind, werden abgezogen.</translation>
    </message>
    <message>
        <source>If a player goes out concealed, everything that the others have taken off counts double.</source>
        <translation>Macht ein Spieler verdeckt aus, zählt bei allen anderen doppelt, was abgezogen wird.</translation>
    </message>
    <message>
        <source>The points of a deal can be below zero, and so can the whole score.</source>
        <translation>Die Punkte einer Runde können unter null liegen, ebenso der ganze Punktestand.</translation>
    </message>
    <message>
        <source>An escalera scores {points} points.</source>
        <translation>Eine Escalera bringt {points} Punkte.</translation>
    </message>
    <message>
        <source>Red threes count by this table: {table}, and so on, twice as much each time. You need one canasta for each.</source>
        <translation>Rote Dreien zählen nach dieser Tabelle: {table} und so weiter, immer das Doppelte. Für jede brauchst du einen Canasta.</translation>
    </message>
    <message>
        <source>As many red threes as you have canastas score for you. The others score against you, by the same table.</source>
        <translation>So viele rote Dreien, wie du Canastas hast, zählen plus. Die übrigen zählen minus, nach derselben Tabelle.</translation>
    </message>
    <message>
        <source>Black threes left in hand cost only their card value, whoever goes out.</source>
        <translation>Schwarze Dreien auf der Hand kosten nur ihren Kartenwert, egal wer ausmacht.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Show the score</source>
        <translation>Abrechnung zeigen</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>hat ausgemacht</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Punkteliste</translation>
    </message>
    <message>
        <source>Replay the deal</source>
        <translation>Runde noch einmal ansehen</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Runde wiederholen</translation>
    </message>
    <message>
        <source>Compare with an expert …</source>
        <translation>Mit einem Meister vergleichen …</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Code der Runde kopieren</translation>
    </message>
    <message>
        <source>The code is copied. Whoever types it has the same cards.</source>
        <translation>Der Code ist kopiert. Wer ihn eintippt, hat dieselben Karten.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Melded cards</source>
        <translation>Ausgelegte Karten</translation>
    </message>
    <message>
        <source>Natural canastas</source>
        <translation>Echte Canastas</translation>
    </message>
    <message>
        <source>Mixed canastas</source>
        <translation>Unechte Canastas</translation>
    </message>
    <message>
        <source>Canastas of wild cards</source>
        <translation>Canastas aus wilden Karten</translation>
    </message>
    <message>
        <source>Other canastas</source>
        <translation>Andere Canastas</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Schwarze Dreien</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Sonderblatt</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafpunkte</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>Red threes not laid out</source>
        <translation>Nicht hingelegte rote Dreien</translation>
    </message>
    <message>
        <source>Further penalties</source>
        <translation>Weitere Strafpunkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s)</source>
        <translation>
            <numerusform>%Ln Canasta</numerusform>
            <numerusform>%Ln Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} × {points}</source>
        <comment>count times value</comment>
        <translation>{count} × {points}</translation>
    </message>
    <message>
        <source>Score of deal {deal}</source>
        <translation>Abrechnung von Runde {deal}</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Next minimum</source>
        <translation>Nächster Mindestwert</translation>
    </message>
    <message>
        <source>Rule {clause}</source>
        <translation>Regel {clause}</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>{deal}.</source>
        <comment>the number of a deal</comment>
        <translation>{deal}.</translation>
    </message>
    <message>
        <source>{name}: {scores}</source>
        <translation>{name}: {scores}</translation>
    </message>
    <message>
        <source>Best moment</source>
        <translation>Schönster Moment</translation>
    </message>
    <message numerus="yes">
        <source>after %Ln deal(s)</source>
        <translation>
            <numerusform>nach %Ln Runde</numerusform>
            <numerusform>nach %Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{system}, %Ln deal(s)</source>
        <translation>
            <numerusform>{system}, eine Runde</numerusform>
            <numerusform>{system}, %Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{system}, to {target}</source>
        <translation>{system}, bis {target}</translation>
    </message>
    <message>
        <source>Deal code: {code}</source>
        <translation>Code der Runde: {code}</translation>
    </message>
    <message>
        <source>{name}: {what}, {points}</source>
        <translation>{name}: {what}, {points}</translation>
    </message>
    <message>
        <source>Sambas</source>
        <translation>Sambas</translation>
    </message>
</context>
<context>
    <name>SeatDrawDialog</name>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
</context>
<context>
    <name>SeatDrawWords</name>
    <message>
        <source>The draw for partners and seats</source>
        <translation>Auslosung der Partner und Plätze</translation>
    </message>
    <message>
        <source>Pale cards did not count; another one was drawn for each.</source>
        <translation>Blasse Karten zählten nicht; für jede wurde eine andere gezogen.</translation>
    </message>
    <message>
        <source>{cards}, then {card}</source>
        <translation>{cards}, dann {card}</translation>
    </message>
    <message>
        <source>first to play</source>
        <translation>erster Zug</translation>
    </message>
    <message>
        <source>first dealer</source>
        <translation>erster Geber</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>you</source>
        <comment>after with</comment>
        <translation>dir</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>sits out the first deal</source>
        <translation>setzt in der ersten Runde aus</translation>
    </message>
</context>
<context>
    <name>SeatOptions</name>
    <message>
        <source>Whether the left neighbour plays next, clockwise, or the right one.</source>
        <translation>Ob der linke Nachbar als Nächster spielt, im Uhrzeigersinn, oder der rechte.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>Seats are as chosen, and a lot decides who deals first; or cards are drawn for partners, seats and the first dealer.</source>
        <translation>Entweder gelten die gewählten Plätze, und das Los bestimmt den ersten Geber; oder um Partner, Plätze und den ersten Geber werden Karten gezogen.</translation>
    </message>
    <message>
        <source>Partners and seats</source>
        <translation>Partner und Plätze</translation>
    </message>
    <message>
        <source>as chosen</source>
        <translation>wie gewählt</translation>
    </message>
    <message>
        <source>drawn by cards</source>
        <translation>durch Karten ausgelost</translation>
    </message>
</context>
<context>
    <name>SeatingWords</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>One against two: whoever takes the pile first in a deal plays alone.</source>
        <translation>Einer gegen zwei: Wer in einer Runde zuerst das Paket nimmt, spielt allein.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>Two against three; in every deal one of the three sits out.</source>
        <translation>Zwei gegen drei; in jeder Runde setzt einer von den dreien aus.</translation>
    </message>
    <message>
        <source>Two sides of three; in every deal one player of each side sits out.</source>
        <translation>Zwei Seiten zu dritt; in jeder Runde setzt von jeder Seite einer aus.</translation>
    </message>
    <message>
        <source>Three sides of two; partners sit opposite each other.</source>
        <translation>Drei Seiten zu zweit; Partner sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>Two sides of three, seated alternately.</source>
        <translation>Zwei Seiten zu dritt, abwechselnd gesetzt.</translation>
    </message>
    <message>
        <source>Two against two; partners sit opposite each other.</source>
        <translation>Zwei gegen zwei; Partner sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>Plays alone.</source>
        <translation>Spielt allein.</translation>
    </message>
    <message>
        <source>Side {side}, with {names}; sits out in turn.</source>
        <translation>Seite {side}, mit {names}; setzt im Wechsel aus.</translation>
    </message>
    <message>
        <source>Side {side}, with {names}.</source>
        <translation>Seite {side}, mit {names}.</translation>
    </message>
    <message>
        <source>Play goes from seat to seat in this order, clockwise round the table.</source>
        <translation>Gespielt wird in dieser Reihenfolge, im Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message>
        <source>Play goes from seat to seat in this order, anticlockwise round the table.</source>
        <translation>Gespielt wird in dieser Reihenfolge, gegen den Uhrzeigersinn um den Tisch.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>after with</comment>
        <translation>dir</translation>
    </message>
    <message>
        <source>New sides form in every deal.</source>
        <translation>Die Seiten werden in jeder Runde neu gebildet.</translation>
    </message>
</context>
<context>
    <name>SeatsPage</name>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Computer ({level})</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, {kind}. {company}</source>
        <translation>Platz {number}: {name}, {kind}. {company}</translation>
    </message>
    <message>
        <source>Partners and seats are drawn before the first deal.</source>
        <translation>Partner und Plätze werden vor der ersten Runde ausgelost.</translation>
    </message>
    <message>
        <source>{kind}, {manner}</source>
        <translation>{kind}, {manner}</translation>
    </message>
    <message>
        <source>No curtain between partners</source>
        <translation>Kein Sichtschutz zwischen Partnern</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Your portrait</source>
        <translation>Dein Porträt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <comment>colour</comment>
        <translation>Burgund</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>colour</comment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Table colour</source>
        <translation>Tischfarbe</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Evening</source>
        <comment>card back</comment>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Fans</source>
        <comment>card back</comment>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>card back</comment>
        <translation>Garten</translation>
    </message>
    <message>
        <source>Sun</source>
        <comment>card back</comment>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Sample cards</source>
        <translation>Beispielkarten</translation>
    </message>
    <message>
        <source>Ask before I go out and end the deal</source>
        <translation>Nachfragen, bevor ich ausmache und die Runde beende</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>voices</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Rarely</source>
        <comment>voices</comment>
        <translation>Selten</translation>
    </message>
    <message>
        <source>Often</source>
        <comment>voices</comment>
        <translation>Oft</translation>
    </message>
    <message>
        <source>Other players speak</source>
        <translation>Mitspieler sagen etwas</translation>
    </message>
    <message>
        <source>Text as large as the system asks for</source>
        <translation>Text so groß, wie im System eingestellt</translation>
    </message>
    <message>
        <source>On this table text gets no larger than {percent} just now.</source>
        <translation>Auf diesem Tisch wird die Schrift gerade nicht größer als {percent}.</translation>
    </message>
    <message>
        <source>In this window the cards of your hand get no larger than {percent} just now.</source>
        <translation>In diesem Fenster werden deine Handkarten gerade nicht größer als {percent}.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Changes apply at once and are saved.</source>
        <translation>Änderungen gelten sofort und werden gespeichert.</translation>
    </message>
    <message>
        <source>Match the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Inter (included)</source>
        <translation>Inter (mitgeliefert)</translation>
    </message>
    <message>
        <source>Match the language</source>
        <translation>Passend zur Sprache</translation>
    </message>
    <message>
        <source>Index letters</source>
        <translation>Kartenbuchstaben</translation>
    </message>
    <message>
        <source>Large indices in the corners</source>
        <translation>Große Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Four-colour deck: every suit has its own colour</source>
        <translation>Vierfarbig: Pik, Herz, Karo und Kreuz in eigenen Farben</translation>
    </message>
    <message>
        <source>Wait for me: go on with a click or Space after each turn</source>
        <translation>Auf mich warten: nach jedem Zug weiter mit Klick oder Leertaste</translation>
    </message>
    <message>
        <source>Ask before I discard while cards are still staged</source>
        <translation>Nachfragen, bevor ich abwerfe, solange noch vorbereitete Karten liegen</translation>
    </message>
    <message>
        <source>Explain what is new during the first two matches</source>
        <translation>In den ersten beiden Partien erklären, was neu ist</translation>
    </message>
    <message>
        <source>Settings of {name}; only font, sound, curtain and start are for everybody.</source>
        <translation>Einstellungen von {name}; nur Schrift, Klang, Sichtschutz und Start gelten für alle.</translation>
    </message>
    <message>
        <source>No curtain between partners at one screen</source>
        <translation>Kein Sichtschutz zwischen Partnern an einem Bildschirm</translation>
    </message>
    <message>
        <source>Skip the welcome and go on with the game that waits</source>
        <translation>Begrüßung überspringen und gleich weiterspielen</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
</context>
<context>
    <name>SharedWords</name>
    <message>
        <source>Now: {name}</source>
        <translation>Jetzt: {name}</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Your turn goes on.</source>
        <translation>Dein Zug geht weiter.</translation>
    </message>
    <message>
        <source>{name} asks you something.</source>
        <translation>{name} fragt dich etwas.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Karten zeigen</translation>
    </message>
    <message>
        <source>{plate}. Open hand: {cards}</source>
        <translation>{plate}. Offenes Blatt: {cards}</translation>
    </message>
    <message>
        <source>Paused. {name} is next.</source>
        <translation>Angehalten. Als Nächstes ist {name} am Zug.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>after a pause</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Speed: slow</source>
        <translation>Tempo: langsam</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <translation>Tempo: schnell</translation>
    </message>
    <message>
        <source>Speed: at once</source>
        <translation>Tempo: sofort</translation>
    </message>
    <message>
        <source>Speed: normal</source>
        <translation>Tempo: normal</translation>
    </message>
    <message>
        <source>Cover the hands</source>
        <translation>Blätter verdecken</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
    <message>
        <source>Everybody else, look away now.</source>
        <translation>Alle anderen schauen jetzt weg!</translation>
    </message>
</context>
<context>
    <name>SingleOptions</name>
    <message>
        <source>Form of the game</source>
        <translation>Form des Spiels</translation>
    </message>
    <message>
        <source>American</source>
        <translation>amerikanisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>niederländisch</translation>
    </message>
    <message>
        <source>common</source>
        <translation>verbreitet</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Bicycle</translation>
    </message>
    <message>
        <source>The American form, or the Dutch one: a pile that never freezes, two natural cards for each wild one, red threes laid out only if you like.</source>
        <translation>Die amerikanische Form oder die niederländische: ein Ablagestapel, der nie gesperrt ist, zwei natürliche Karten für jede wilde, rote Dreien, die du nur hinlegst, wenn du willst.</translation>
    </message>
    <message>
        <source>The common form, or that of Bicycle: eleven cards for hand and foot each, no melds of wild cards, one natural and one mixed canasta to go out.</source>
        <translation>Die verbreitete Form oder die von Bicycle: je elf Karten für Blatt und Fuß, keine Meldungen aus wilden Karten, zum Ausmachen ein echter und ein unechter Canasta.</translation>
    </message>
    <message>
        <source>Jokers for each player</source>
        <translation>Joker je Spieler</translation>
    </message>
    <message>
        <source>Joker from the cut counts</source>
        <translation>Joker vom Abheben zählt mit</translation>
    </message>
    <message>
        <source>Small melds of wild cards</source>
        <translation>Kleine Meldungen aus wilden Karten</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the pile.</source>
        <translation>Eine am Anfang aufgedeckte wilde Karte sperrt den Ablagestapel.</translation>
    </message>
    <message>
        <source>Wild up-card freezes the pile</source>
        <translation>Aufgedeckte wilde Karte sperrt</translation>
    </message>
    <message>
        <source>One meld alone must reach the minimum of the initial meld.</source>
        <translation>Eine Meldung allein muss den Mindestwert der Erstmeldung erreichen.</translation>
    </message>
    <message>
        <source>Minimum in one meld</source>
        <translation>Mindestwert in einer Meldung</translation>
    </message>
    <message>
        <source>Taking with a wild card</source>
        <translation>Nehmen mit wilder Karte</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Laying out red threes yourself</source>
        <translation>Rote Dreien selbst hinlegen</translation>
    </message>
    <message>
        <source>Top card alone</source>
        <translation>Oberste Karte allein</translation>
    </message>
    <message>
        <source>Highest minimum</source>
        <translation>Höchster Mindestwert</translation>
    </message>
    <message>
        <source>Top card onto a meld of its rank</source>
        <translation>Oberste Karte an eine Meldung ihres Ranges</translation>
    </message>
    <message>
        <source>Cards under the pile</source>
        <translation>Karten unter dem Ablagestapel</translation>
    </message>
    <message>
        <source>Every unfinished meld costs 1,000 points at the end, not only wild cards and short sequences.</source>
        <translation>Jede unfertige Meldung kostet am Ende 1.000 Punkte, nicht nur die aus wilden Karten und kurze Sequenzen.</translation>
    </message>
    <message>
        <source>Penalty for all unfinished melds</source>
        <translation>Strafe für alle unfertigen Meldungen</translation>
    </message>
    <message>
        <source>How many jokers are added for each player.</source>
        <translation>Wie viele Joker für jeden Spieler dazukommen.</translation>
    </message>
    <message>
        <source>A joker won by cutting the cards counts among your dealt cards; it is not an extra one.</source>
        <translation>Ein beim Abheben gewonnener Joker zählt zu den ausgeteilten Karten und kommt nicht noch dazu.</translation>
    </message>
    <message>
        <source>Three or more wild cards may be melded on their own, not only as a whole canasta.</source>
        <translation>Wilde Karten dürfen schon ab drei Stück allein ausgelegt werden, nicht nur als ganzer Canasta.</translation>
    </message>
    <message>
        <source>You may meld black threes only in the turn in which you go out.</source>
        <translation>Schwarze Dreien darfst du nur in dem Zug auslegen, in dem du ausmachst.</translation>
    </message>
    <message>
        <source>Black threes only when going out</source>
        <translation>Schwarze Dreien nur beim Ausmachen</translation>
    </message>
    <message>
        <source>One card of the top card’s rank and a wild card also take the pile, unless it is frozen.</source>
        <translation>Ist der Ablagestapel nicht gesperrt, nimmst du das Paket auch mit einer Karte vom Rang der obersten und einer wilden Karte.</translation>
    </message>
    <message>
        <source>How many jokers are among the cards.</source>
        <translation>Wie viele Joker unter den Karten sind.</translation>
    </message>
    <message>
        <source>You lay out your red threes yourself; forgetting one costs 500 points.</source>
        <translation>Deine roten Dreien legst du selbst hin; eine zu vergessen kostet 500 Punkte.</translation>
    </message>
    <message>
        <source>You may take only the top card of the pile and leave the rest.</source>
        <translation>Du darfst auch nur die oberste Karte nehmen und den Rest liegen lassen.</translation>
    </message>
    <message>
        <source>You may take the pile by adding its top card to a meld of its rank, not only to a sequence.</source>
        <translation>Du darfst das Paket auch nehmen, indem du die oberste Karte an eine Meldung ihres Ranges anlegst, nicht nur an eine Sequenz.</translation>
    </message>
    <message>
        <source>Three cards lie face down under the first up-card; whoever takes the pile first gets them too.</source>
        <translation>Drei Karten liegen verdeckt unter der ersten aufgedeckten Karte; wer das Paket zuerst nimmt, bekommt sie dazu.</translation>
    </message>
    <message>
        <source>What the initial meld must count at the highest scores.</source>
        <translation>Was die Erstmeldung bei den höchsten Punkteständen zählen muss.</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>Cards: dealing, drawing, laying, discarding</source>
        <translation>Karten: geben, ziehen, auslegen, abwerfen</translation>
    </message>
    <message>
        <source>Signals: your turn, questions, refusals, a frozen pile</source>
        <translation>Signale: du bist am Zug, Fragen, Abgelehntes, gesperrter Ablagestapel</translation>
    </message>
    <message>
        <source>Music: red threes, canastas, going out, the end of a match</source>
        <translation>Musik: rote Dreien, Canastas, Ausmachen, Ende der Partie</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Anhören</translation>
    </message>
    <message>
        <source>There is no sound: this installation lacks the library miniaudio, which plays sounds.</source>
        <translation>Kein Ton: Dieser Installation fehlt die Bibliothek miniaudio, die Klänge abspielt.</translation>
    </message>
    <message>
        <source>There is no sound: the system has no loudspeaker or headphones for this program.</source>
        <translation>Kein Ton: Das System hat für dieses Programm weder Lautsprecher noch Kopfhörer.</translation>
    </message>
    <message>
        <source>There is no sound: the part of the program that plays sounds has ended.</source>
        <translation>Kein Ton: Der Teil des Programms, der Klänge abspielt, ist beendet.</translation>
    </message>
</context>
<context>
    <name>SpecialEvents</name>
    <message>
        <source>draw the turn card</source>
        <comment>you</comment>
        <translation>ziehst die Wendekarte</translation>
    </message>
    <message>
        <source>draws the turn card</source>
        <translation>zieht die Wendekarte</translation>
    </message>
    <message numerus="yes">
        <source>have forgotten to lay out %Ln red three(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>hast vergessen, eine rote Drei hinzulegen</numerusform>
            <numerusform>hast vergessen, %Ln rote Dreien hinzulegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has forgotten to lay out %Ln red three(s)</source>
        <translation>
            <numerusform>hat vergessen, eine rote Drei hinzulegen</numerusform>
            <numerusform>hat vergessen, %Ln rote Dreien hinzulegen</numerusform>
        </translation>
    </message>
    <message>
        <source>play alone from now on, against the others as partners</source>
        <comment>you</comment>
        <translation>spielst von jetzt an allein, gegen die anderen als Partner</translation>
    </message>
    <message>
        <source>plays alone from now on, against the others as partners</source>
        <translation>spielt von jetzt an allein, gegen die anderen als Partner</translation>
    </message>
    <message>
        <source>take up the foot: {cards}</source>
        <comment>you</comment>
        <translation>nimmst den Fuß auf: {cards}</translation>
    </message>
    <message>
        <source>takes up the foot: {cards}</source>
        <translation>nimmt den Fuß auf: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>take up the foot of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst den Fuß mit %Ln Karte auf</numerusform>
            <numerusform>nimmst den Fuß mit %Ln Karten auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes up the foot of %Ln card(s)</source>
        <translation>
            <numerusform>nimmt den Fuß mit %Ln Karte auf</numerusform>
            <numerusform>nimmt den Fuß mit %Ln Karten auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earn %Ln bonus card(s) for the next turn</source>
        <comment>you</comment>
        <translation>
            <numerusform>bekommst %Ln Bonuskarte für den nächsten Zug</numerusform>
            <numerusform>bekommst %Ln Bonuskarten für den nächsten Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earns %Ln bonus card(s) for the next turn</source>
        <translation>
            <numerusform>bekommt %Ln Bonuskarte für den nächsten Zug</numerusform>
            <numerusform>bekommt %Ln Bonuskarten für den nächsten Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>take up the bonus cards: {cards}</source>
        <comment>you</comment>
        <translation>nimmst die Bonuskarten auf: {cards}</translation>
    </message>
    <message>
        <source>takes up the bonus cards: {cards}</source>
        <translation>nimmt die Bonuskarten auf: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>take up %Ln bonus card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst %Ln Bonuskarte auf</numerusform>
            <numerusform>nimmst %Ln Bonuskarten auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes up %Ln bonus card(s)</source>
        <translation>
            <numerusform>nimmt %Ln Bonuskarte auf</numerusform>
            <numerusform>nimmt %Ln Bonuskarten auf</numerusform>
        </translation>
    </message>
    <message>
        <source>lay down a special hand, {name}: {cards}</source>
        <comment>you</comment>
        <translation>legst ein Sonderblatt hin, {name}: {cards}</translation>
    </message>
    <message>
        <source>lays down a special hand, {name}: {cards}</source>
        <translation>legt ein Sonderblatt hin, {name}: {cards}</translation>
    </message>
    <message>
        <source>meld the sequence {cards}</source>
        <comment>you</comment>
        <translation>legst die Sequenz {cards} aus</translation>
    </message>
    <message>
        <source>melds the sequence {cards}</source>
        <translation>legt die Sequenz {cards} aus</translation>
    </message>
    <message>
        <source>meld the wild cards {cards}</source>
        <comment>you</comment>
        <translation>legst die wilden Karten {cards} aus</translation>
    </message>
    <message>
        <source>melds the wild cards {cards}</source>
        <translation>legt die wilden Karten {cards} aus</translation>
    </message>
    <message>
        <source>add {cards} to a sequence</source>
        <comment>you</comment>
        <translation>legst {cards} an eine Sequenz an</translation>
    </message>
    <message>
        <source>adds {cards} to a sequence</source>
        <translation>legt {cards} an eine Sequenz an</translation>
    </message>
    <message>
        <source>add {cards} to the meld of wild cards</source>
        <comment>you</comment>
        <translation>legst {cards} an die Meldung aus wilden Karten an</translation>
    </message>
    <message>
        <source>adds {cards} to the meld of wild cards</source>
        <translation>legt {cards} an die Meldung aus wilden Karten an</translation>
    </message>
    <message>
        <source>complete a sequence of seven cards, {low} to {high}</source>
        <comment>you</comment>
        <translation>machst eine Sequenz aus sieben Karten fertig, {low} bis {high}</translation>
    </message>
    <message>
        <source>completes a sequence of seven cards, {low} to {high}</source>
        <translation>macht eine Sequenz aus sieben Karten fertig, {low} bis {high}</translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s) and add {card} to a sequence</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst das Paket von %Ln Karte und legst {card} an eine Sequenz an</numerusform>
            <numerusform>nimmst das Paket von %Ln Karten und legst {card} an eine Sequenz an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s) and adds {card} to a sequence</source>
        <translation>
            <numerusform>nimmt das Paket von %Ln Karte und legt {card} an eine Sequenz an</numerusform>
            <numerusform>nimmt das Paket von %Ln Karten und legt {card} an eine Sequenz an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>join two melds into one of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>legst zwei Meldungen zu einer aus %Ln Karte zusammen</numerusform>
            <numerusform>legst zwei Meldungen zu einer aus %Ln Karten zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins two melds into one of %Ln card(s)</source>
        <translation>
            <numerusform>legt zwei Meldungen zu einer aus %Ln Karte zusammen</numerusform>
            <numerusform>legt zwei Meldungen zu einer aus %Ln Karten zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>join two melds of {ranks} into one of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>legst zwei Meldungen aus {ranks} zu einer aus %Ln Karte zusammen</numerusform>
            <numerusform>legst zwei Meldungen aus {ranks} zu einer aus %Ln Karten zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins two melds of {ranks} into one of %Ln card(s)</source>
        <translation>
            <numerusform>legt zwei Meldungen aus {ranks} zu einer aus %Ln Karte zusammen</numerusform>
            <numerusform>legt zwei Meldungen aus {ranks} zu einer aus %Ln Karten zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %Ln card(s) from the pile</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst %Ln Karte vom Ablagestapel</numerusform>
            <numerusform>nimmst %Ln Karten vom Ablagestapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln card(s) from the pile</source>
        <translation>
            <numerusform>nimmt %Ln Karte vom Ablagestapel</numerusform>
            <numerusform>nimmt %Ln Karten vom Ablagestapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %Ln card(s) from the pile and add {card} to a meld</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst %Ln Karte vom Ablagestapel und legst {card} an eine Meldung an</numerusform>
            <numerusform>nimmst %Ln Karten vom Ablagestapel und legst {card} an eine Meldung an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln card(s) from the pile and adds {card} to a meld</source>
        <translation>
            <numerusform>nimmt %Ln Karte vom Ablagestapel und legt {card} an eine Meldung an</numerusform>
            <numerusform>nimmt %Ln Karten vom Ablagestapel und legt {card} an eine Meldung an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %Ln card(s) from the pile with {cards}</source>
        <comment>you</comment>
        <translation>
            <numerusform>nimmst %Ln Karte vom Ablagestapel mit {cards}</numerusform>
            <numerusform>nimmst %Ln Karten vom Ablagestapel mit {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln card(s) from the pile with {cards}</source>
        <translation>
            <numerusform>nimmt %Ln Karte vom Ablagestapel mit {cards}</numerusform>
            <numerusform>nimmt %Ln Karten vom Ablagestapel mit {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecialHandWords</name>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Natural pairs</source>
        <translation>Natürliche Paare</translation>
    </message>
    <message>
        <source>Pairs with wild cards</source>
        <translation>Paare mit wilden Karten</translation>
    </message>
    <message>
        <source>Garbage</source>
        <translation>Allerlei</translation>
    </message>
    <message>
        <source>Miami pairs</source>
        <translation>Miami-Paare</translation>
    </message>
    <message>
        <source>Zip code</source>
        <translation>Postleitzahl</translation>
    </message>
    <message>
        <source>Blast-off</source>
        <translation>Countdown</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Drillinge</translation>
    </message>
    <message>
        <source>Quads</source>
        <translation>Vierlinge</translation>
    </message>
    <message>
        <source>Dream hand with four wild cards</source>
        <translation>Traumblatt mit vier wilden Karten</translation>
    </message>
    <message>
        <source>Dream hand with five wild cards</source>
        <translation>Traumblatt mit fünf wilden Karten</translation>
    </message>
    <message>
        <source>Seven pairs, among them aces, sevens, twos and jokers.</source>
        <translation>Sieben Paare, darunter Asse, Siebenen, Zweien und Joker.</translation>
    </message>
    <message>
        <source>One card of each rank from two to ace, the three included, and a joker.</source>
        <translation>Von der Zwei bis zum Ass je eine Karte, auch eine Drei, und ein Joker.</translation>
    </message>
    <message>
        <source>Seven different pairs, without wild cards.</source>
        <translation>Sieben verschiedene Paare, ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Seven pairs, among them aces, sevens and a pair of equal wild cards.</source>
        <translation>Sieben Paare, darunter Asse, Siebenen und ein Paar gleicher wilder Karten.</translation>
    </message>
    <message>
        <source>Twice four of a kind and twice three of a kind, without wild cards.</source>
        <translation>Zweimal vier gleiche Karten und zweimal drei gleiche, ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Four of a kind, twice three of a kind and two pairs.</source>
        <translation>Vier gleiche Karten, zweimal drei gleiche und zwei Paare.</translation>
    </message>
    <message>
        <source>Five of a kind, four of a kind, three of a kind and a pair.</source>
        <translation>Fünf gleiche Karten, vier gleiche, drei gleiche und ein Paar.</translation>
    </message>
    <message>
        <source>Four times three of a kind and a pair of twos or jokers.</source>
        <translation>Viermal drei gleiche Karten und ein Paar Zweien oder Joker.</translation>
    </message>
    <message>
        <source>Three times four of a kind and a pair of twos or jokers.</source>
        <translation>Dreimal vier gleiche Karten und ein Paar Zweien oder Joker.</translation>
    </message>
    <message>
        <source>Twice five of a kind and four twos or four jokers. It wins the match.</source>
        <translation>Zweimal fünf gleiche Karten und vier Zweien oder vier Joker. Das gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Five of a kind, four of a kind and five wild cards. It wins the match.</source>
        <translation>Fünf gleiche Karten, vier gleiche und fünf wilde Karten. Das gewinnt die Partie.</translation>
    </message>
</context>
<context>
    <name>SpecialHandsDialog</name>
    <message>
        <source>Special hands</source>
        <translation>Sonderblätter</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Hinlegen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>You lay one down after drawing from the stock, all cards at once.</source>
        <translation>Du legst es nach dem Ziehen vom Talon hin, alle Karten auf einmal.</translation>
    </message>
</context>
<context>
    <name>SpecialRefusals</name>
    <message>
        <source>Select neighbouring cards of one suit.</source>
        <translation>Wähle benachbarte Karten einer Farbe aus.</translation>
    </message>
    <message>
        <source>Add natural cards first.</source>
        <translation>Lege zuerst natürliche Karten an.</translation>
    </message>
    <message>
        <source>Two sequences on the table are never joined.</source>
        <translation>Zwei Sequenzen auf dem Tisch werden nie zusammengelegt.</translation>
    </message>
    <message>
        <source>Add single cards at their ends.</source>
        <translation>Lege einzelne Karten an ihren Enden an.</translation>
    </message>
    <message>
        <source>A sequence is a run of natural cards of one suit from four up to ace, without a gap.</source>
        <translation>Eine Sequenz ist eine lückenlose Folge natürlicher Karten einer Farbe, von der Vier bis zum Ass.</translation>
    </message>
    <message>
        <source>After the initial meld wild cards go only into a meld with five natural cards or more.</source>
        <translation>Nach der Erstmeldung kommen wilde Karten nur in eine Meldung mit fünf oder mehr natürlichen Karten.</translation>
    </message>
    <message>
        <source>Add the wild card there, or complete that meld first.</source>
        <translation>Lege die wilde Karte dort an oder mach erst diese Meldung fertig.</translation>
    </message>
    <message>
        <source>An initial meld needs a pure meld in it.</source>
        <translation>Zur Erstmeldung gehört eine reine Meldung.</translation>
    </message>
    <message>
        <source>A mixed canasta may not be part of the initial meld.</source>
        <translation>Ein unechter Canasta darf nicht zur Erstmeldung gehören.</translation>
    </message>
    <message>
        <source>Leave the wild cards out.</source>
        <translation>Lass die wilden Karten weg.</translation>
    </message>
    <message>
        <source>Use aces without wild cards.</source>
        <translation>Nimm Asse ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Lay out the three.</source>
        <translation>Lege die Drei hin.</translation>
    </message>
    <message>
        <source>The rules do not allow this now.</source>
        <translation>Das erlauben die Regeln jetzt nicht.</translation>
    </message>
    <message>
        <source>While your side’s meld of wild cards is unfinished, wild cards may go only there.</source>
        <translation>Solange die Meldung aus wilden Karten deiner Seite unfertig ist, darfst du wilde Karten nur dort anlegen.</translation>
    </message>
    <message>
        <source>Also meld three natural cards of one rank, without wild cards.</source>
        <translation>Lege auch drei natürliche Karten eines Ranges ohne wilde Karten aus.</translation>
    </message>
    <message>
        <source>Aces that you meld with wild cards in the initial meld cannot take the pile.</source>
        <translation>Mit Assen, die in der Erstmeldung mit wilden Karten liegen, kannst du das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>This is not one of the special hands.</source>
        <translation>Das ist kein Sonderblatt.</translation>
    </message>
    <message>
        <source>You lay one down all at once, after drawing from the stock and before your side has melded.</source>
        <translation>Ein Sonderblatt legst du auf einmal hin, nach dem Ziehen vom Talon und bevor deine Seite ausgelegt hat.</translation>
    </message>
    <message>
        <source>You hold a three that you must lay out before anything else.</source>
        <translation>Du hast eine Drei, die du vor allem anderen hinlegen musst.</translation>
    </message>
    <message>
        <source>While your meld of wild cards is unfinished, wild cards may go only there.</source>
        <translation>Solange deine Meldung aus wilden Karten unfertig ist, darfst du wilde Karten nur dort anlegen.</translation>
    </message>
    <message>
        <source>You lay one down all at once, after drawing from the stock and before you have melded.</source>
        <translation>Ein Sonderblatt legst du auf einmal hin, nach dem Ziehen vom Talon und bevor du ausgelegt hast.</translation>
    </message>
</context>
<context>
    <name>SpecialRules</name>
    <message>
        <source>If you discard the last card of your hand, you take up your foot at the start of your next turn.</source>
        <translation>Wirfst du die letzte Karte deines Blattes ab, nimmst du deinen Fuß zu Beginn deines nächsten Zuges auf.</translation>
    </message>
    <message>
        <source>Pairs with wild cards: 7 pairs, among them aces, sevens and twos, without jokers: {points} points.</source>
        <translation>Paare mit wilden Karten: 7 Paare, darunter Asse, Siebenen und Zweien, ohne Joker: {points} Punkte.</translation>
    </message>
    <message>
        <source>Pairs with wild cards: 7 pairs, among them aces, sevens and either twos or jokers: {points} points.</source>
        <translation>Paare mit wilden Karten: 7 Paare, darunter Asse, Siebenen und entweder Zweien oder Joker: {points} Punkte.</translation>
    </message>
    <message>
        <source>Garbage: 4, 4, 3 and 3 cards of one rank each, without wild cards: {points} points.</source>
        <translation>Allerlei: 4, 4, 3 und 3 gleiche Karten, ohne wilde Karten: {points} Punkte.</translation>
    </message>
    <message>
        <source>Miami pairs: 7 pairs, among them aces, sevens, twos and jokers: {points} points.</source>
        <translation>Miami-Paare: 7 Paare, darunter Asse, Siebenen, Zweien und Joker: {points} Punkte.</translation>
    </message>
    <message>
        <source>Zip code: 4, 3, 3, 2 and 2 cards of one rank each; one of the groups may be twos or jokers: {points} points.</source>
        <translation>Postleitzahl: 4, 3, 3, 2 und 2 gleiche Karten; eine der Gruppen dürfen Zweien oder Joker sein: {points} Punkte.</translation>
    </message>
    <message>
        <source>Blast-off: 5, 4, 3 and 2 cards of one rank each; one of the groups may be twos or jokers: {points} points.</source>
        <translation>Countdown: 5, 4, 3 und 2 gleiche Karten; eine der Gruppen dürfen Zweien oder Joker sein: {points} Punkte.</translation>
    </message>
    <message>
        <source>Triples: 3 cards each of 4 natural ranks, and 2 twos or 2 jokers: {points} points.</source>
        <translation>Drillinge: 4-mal 3 gleiche natürliche Karten und 2 Zweien oder 2 Joker: {points} Punkte.</translation>
    </message>
    <message>
        <source>Quads: 4 cards each of 3 natural ranks, and 2 twos or 2 jokers: {points} points.</source>
        <translation>Vierlinge: 3-mal 4 gleiche natürliche Karten und 2 Zweien oder 2 Joker: {points} Punkte.</translation>
    </message>
    <message>
        <source>You take them into your hand at the start of your next turn, before drawing. Threes among them are laid out and replaced then.</source>
        <translation>Du nimmst sie zu Beginn deines nächsten Zuges auf die Hand, vor dem Ziehen. Dreien darunter werden dann hingelegt und ersetzt.</translation>
    </message>
    <message>
        <source>With {place} or more cards in the stock you get the full number, even if the turn card is among them.</source>
        <translation>Hat der Talon {place} oder mehr Karten, bekommst du die volle Zahl, auch wenn die Wendekarte darunter ist.</translation>
    </message>
    <message>
        <source>Reserved cards stay on top of the stock; the others draw from below them. A stock with no other cards counts as empty.</source>
        <translation>Zurückgelegte Karten bleiben oben auf dem Talon; die anderen ziehen unter ihnen. Hat der Talon nur noch solche Karten, gilt er als leer.</translation>
    </message>
    <message>
        <source>If nobody has taken up the bonus cards by the end of the deal, they do not count.</source>
        <translation>Bonuskarten, die am Ende der Runde niemand aufgenommen hat, zählen nicht.</translation>
    </message>
    <message>
        <source>Whoever makes a side’s initial meld gets bonus cards: {first} if the other side has not melded yet, otherwise {second}. After the discard they are reserved on top of the stock.</source>
        <translation>Wer die Erstmeldung einer Seite macht, bekommt Bonuskarten: {first}, wenn die andere Seite noch nichts ausgelegt hat, sonst {second}. Nach dem Abwerfen werden sie oben auf dem Talon zurückgelegt.</translation>
    </message>
    <message>
        <source>When you have melded all cards of your hand, you take up your foot at once and go on with your turn, including the discard. If you have taken the pile, its cards go into your hand first.</source>
        <translation>Hast du alle Karten deines Blattes ausgelegt, nimmst du sofort deinen Fuß auf und spielst den Zug weiter, mit dem Abwerfen. Hast du das Paket genommen, kommen vorher dessen Karten auf deine Hand.</translation>
    </message>
    <message>
        <source>When you take up the foot, you lay out the red threes in it and replace them.</source>
        <translation>Rote Dreien im Fuß legst du beim Aufnehmen hin und ersetzt sie.</translation>
    </message>
    <message>
        <source>If your side has not melded yet and you have drawn from the stock, you may lay down your {cards} cards at once as one of the special hands below. You have then gone out, without a discard, and the deal ends.</source>
        <translation>Hat deine Seite noch nichts ausgelegt und hast du vom Talon gezogen, darfst du deine {cards} Karten auf einmal hinlegen, wenn sie eines der Sonderblätter unten sind. Damit hast du ausgemacht, ohne abzuwerfen, und die Runde endet.</translation>
    </message>
    <message>
        <source>Only the straight may have a three in it, no other special hand.</source>
        <translation>Nur in der Straße darf eine Drei sein, in keinem anderen Sonderblatt.</translation>
    </message>
    <message>
        <source>You may use dead ranks in a special hand.</source>
        <translation>Tote Karten dürfen in einem Sonderblatt vorkommen.</translation>
    </message>
    <message>
        <source>A side that goes out with a special hand gets its points and nothing else. Threes and cards in hand do not count, and there is no bonus for going out. The other side scores as usual.</source>
        <translation>Eine Seite, die mit einem Sonderblatt ausmacht, bekommt dessen Punkte und sonst nichts. Dreien und Karten auf der Hand zählen nicht, und es gibt keine Prämie für das Ausmachen. Die andere Seite rechnet wie sonst ab.</translation>
    </message>
    <message>
        <source>Straight: 1 card of each of the 13 ranks, three included, and 1 joker: {points} points.</source>
        <translation>Straße: 13 verschiedene Karten vom Ass bis zur Zwei, auch die Drei, und 1 Joker: {points} Punkte.</translation>
    </message>
    <message>
        <source>Natural pairs: 7 different pairs, without wild cards: {points} points.</source>
        <translation>Natürliche Paare: 7 verschiedene Paare, ohne wilde Karten: {points} Punkte.</translation>
    </message>
    <message>
        <source>Dream hand with 4 wild cards: 5 cards each of 2 natural ranks, and 4 twos or 4 jokers: {points} points, and the match is won.</source>
        <translation>Traumblatt mit 4 wilden Karten: 2-mal 5 gleiche natürliche Karten und 4 Zweien oder 4 Joker: {points} Punkte, und die Partie ist gewonnen.</translation>
    </message>
    <message>
        <source>Dream hand with 5 wild cards: 5 cards of one natural rank, 4 of another, and 5 wild cards: {points} points, and the match is won.</source>
        <translation>Traumblatt mit 5 wilden Karten: 5 gleiche natürliche Karten, 4 andere gleiche und 5 wilde Karten: {points} Punkte, und die Partie ist gewonnen.</translation>
    </message>
    <message>
        <source>There are no bonus cards once the turn card has been drawn: the stock then has {left} cards or fewer.</source>
        <translation>Ist die Wendekarte gezogen, gibt es keine Bonuskarten: Im Talon sind dann noch {left} Karten oder weniger.</translation>
    </message>
    <message>
        <source>Nor are there any if you took the pile in the turn of the initial meld.</source>
        <translation>Auch wenn du im Zug der Erstmeldung das Paket genommen hast, gibt es keine.</translation>
    </message>
    <message>
        <source>Whoever makes the first initial meld of the deal takes the packet of {first} bonus cards at the end of that turn. Whoever makes the other side’s takes the packet of {second}. It does not matter whether the turn card has been drawn, or the pile taken in that turn.</source>
        <translation>Wer die erste Erstmeldung der Runde macht, nimmt am Ende dieses Zuges das Päckchen mit {first} Bonuskarten auf die Hand. Wer die der anderen Seite macht, nimmt das Päckchen mit {second}. Ob die Wendekarte schon gezogen ist oder in diesem Zug das Paket genommen wurde, ist egal.</translation>
    </message>
</context>
<context>
    <name>StartRules</name>
    <message>
        <source>{players} players, each for themselves.</source>
        <translation>{players} Spieler, jeder für sich.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pack(s) of 52 cards and {jokers} jokers: {cards} cards in all.</source>
        <translation>
            <numerusform>%Ln Kartenspiel zu 52 Karten und {jokers} Joker: zusammen {cards} Karten.</numerusform>
            <numerusform>%Ln Kartenspiele zu je 52 Karten und {jokers} Joker: zusammen {cards} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>black three</source>
        <translation>schwarze Drei</translation>
    </message>
    <message>
        <source>Jokers and twos are wild cards: in a meld they stand for any other card. Natural cards are ace, king, queen, jack and ten down to four. Threes are neither.</source>
        <translation>Joker und Zweien sind wilde Karten: In einer Meldung vertreten sie jede andere Karte. Natürliche Karten sind Ass, König, Dame, Bube und Zehn bis Vier. Dreien sind weder das eine noch das andere.</translation>
    </message>
    <message>
        <source>{ranks} {points}</source>
        <translation>{ranks} {points}</translation>
    </message>
    <message>
        <source>Every player is dealt {hand} cards, one at a time. These are the player’s hand.</source>
        <translation>Jeder Spieler bekommt {hand} Karten, einzeln gegeben. Sie sind sein Blatt.</translation>
    </message>
    <message>
        <source>After the deal a packet of {first} cards and one of {second} are set aside face down: the bonus cards.</source>
        <translation>Nach dem Geben kommen zwei Päckchen verdeckt beiseite, eins mit {first} und eins mit {second} Karten: die Bonuskarten.</translation>
    </message>
    <message>
        <source>A black three turned up freezes it, too.</source>
        <translation>Auch eine aufgedeckte schwarze Drei sperrt ihn.</translation>
    </message>
    <message>
        <source>A red three turned up is covered in the same way.</source>
        <translation>Eine aufgedeckte rote Drei wird ebenso bedeckt.</translation>
    </message>
    <message>
        <source>The highest card keeps its seat. From there on the sides take turns in the direction of play, each in the order of its cards.</source>
        <translation>Die höchste Karte behält ihren Platz. Von dort aus wechseln sich die Seiten in Spielrichtung ab, jede in der Reihenfolge ihrer Karten.</translation>
    </message>
    <message>
        <source>The highest card plays first; the first dealer is the player who sits before it in the direction of play.</source>
        <translation>Die höchste Karte beginnt; zuerst gibt, wer in Spielrichtung vor ihr sitzt.</translation>
    </message>
    <message>
        <source>These rules are provisional. The game’s own description could be read only in part: cards, deal, turn, the size of a canasta and going out. This program has added everything else after Classic Canasta and marks it as a ruling.</source>
        <translation>Diese Regeln sind vorläufig. Die Beschreibung dieses Spiels war nur zum Teil zu lesen: Karten, Geben, Zug, Größe eines Canastas und Ausmachen. Alles andere hat dieses Programm nach dem klassischen Canasta ergänzt und als Festlegung gekennzeichnet.</translation>
    </message>
    <message>
        <source>After each deal, melds and bonuses count for a player, and cards left in hand count against. You play deals until a player has {points} points or more. Then the highest score wins.</source>
        <translation>Nach jeder Runde zählen Meldungen und Prämien für einen Spieler, Karten auf der Hand gegen ihn. Gespielt wird, bis ein Spieler {points} Punkte oder mehr hat. Dann gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>After each deal, melds and bonuses count for a side, and cards left in hand count against it. You play deals until a side has {points} points or more. Then the highest score wins.</source>
        <translation>Nach jeder Runde zählen Meldungen und Prämien für eine Seite, Karten auf der Hand gegen sie. Gespielt wird, bis eine Seite {points} Punkte oder mehr hat. Dann gewinnt die Seite mit den meisten Punkten.</translation>
    </message>
    <message>
        <source>{players} players on {sides} sides of {size}. Partners sit opposite each other, meld together and share one score.</source>
        <translation>{players} Spieler, {sides} Seiten zu je {size}. Partner sitzen einander gegenüber, legen gemeinsam aus und haben einen gemeinsamen Punktestand.</translation>
    </message>
    <message>
        <source>{players} players on {sides} sides of {size}. The sides sit alternately: both your neighbours are opponents. Partners meld together and share one score.</source>
        <translation>{players} Spieler, {sides} Seiten zu je {size}. Die Seiten sitzen abwechselnd: Deine beiden Nachbarn sind Gegner. Partner legen gemeinsam aus und haben einen gemeinsamen Punktestand.</translation>
    </message>
    <message>
        <source>{players} players: a side of {larger} against a side of {smaller}. In every deal one of the {larger} sits out, each in turn; {playing} play. Partners meld together and share one score, even with the one who sits out.</source>
        <translation>{players} Spieler: eine Seite zu {larger} gegen eine Seite zu {smaller}. In jeder Runde setzt reihum einer der {larger} aus; {playing} spielen. Partner legen gemeinsam aus und haben einen gemeinsamen Punktestand, auch mit dem, der aussetzt.</translation>
    </message>
    <message>
        <source>{players} players on {sides} sides of {size}. In every deal one player of each side sits out, each in turn; {playing} play. Partners meld together and share one score, even with the one who sits out.</source>
        <translation>{players} Spieler, {sides} Seiten zu je {size}. In jeder Runde setzt von jeder Seite reihum einer aus; {playing} spielen. Partner legen gemeinsam aus und haben einen gemeinsamen Punktestand, auch mit dem, der aussetzt.</translation>
    </message>
    <message>
        <source>Until then everybody plays alone: your side is you, and only your own melds count.</source>
        <translation>Bis dahin spielt jeder allein: Deine Seite bist du, und nur deine eigenen Meldungen zählen.</translation>
    </message>
    <message>
        <source>If the stock runs out before anybody has taken the pile, each player scores alone.</source>
        <translation>Geht der Talon zu Ende, bevor jemand das Paket genommen hat, rechnet jeder für sich ab.</translation>
    </message>
    <message>
        <source>You choose your seats before the match. The first dealer is drawn by lot.</source>
        <translation>Die Plätze werden vor der Partie gewählt. Wer zuerst gibt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>Play goes clockwise. The player on the dealer’s left begins. The deal rotates in the same direction.</source>
        <translation>Gespielt wird im Uhrzeigersinn. Der Spieler links vom Geber beginnt. In jeder Runde gibt der nächste in dieser Richtung.</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise. The player on the dealer’s right begins. The deal rotates in the same direction.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn. Der Spieler rechts vom Geber beginnt. In jeder Runde gibt der nächste in dieser Richtung.</translation>
    </message>
    <message>
        <source>Suits do not matter, but red threes and black threes are different cards.</source>
        <translation>Die Farben spielen keine Rolle. Nur rote und schwarze Dreien sind zweierlei Karten.</translation>
    </message>
    <message>
        <source>Card values in points: {values}. Red threes have no card value.</source>
        <translation>Kartenwerte in Punkten: {values}. Rote Dreien haben keinen Kartenwert.</translation>
    </message>
    <message>
        <source>Card values in points: {values}. Threes count this much only when they stay in a hand.</source>
        <translation>Kartenwerte in Punkten: {values}. Für Dreien gilt das nur, wenn sie auf der Hand bleiben.</translation>
    </message>
    <message>
        <source>Every player also gets a foot: {cards} more cards, which stay face down until the hand is played out.</source>
        <translation>Dazu bekommt jeder einen Fuß: {cards} weitere Karten, die verdeckt bleiben, bis das Blatt ausgespielt ist.</translation>
    </message>
    <message>
        <source>Before the deal the player on the dealer’s left cuts the cards. If the bottom card of the lifted part is a joker, this player gets it on top of the cards dealt.</source>
        <translation>Vor dem Geben hebt der Spieler links vom Geber ab. Ist die unterste Karte des abgehobenen Päckchens ein Joker, bekommt er ihn zusätzlich zu seinen Karten.</translation>
    </message>
    <message>
        <source>Before the deal the player on the dealer’s left cuts the cards. If the bottom card of the lifted part is a joker, this player gets it as one of the cards dealt.</source>
        <translation>Vor dem Geben hebt der Spieler links vom Geber ab. Ist die unterste Karte des abgehobenen Päckchens ein Joker, bekommt er ihn als eine seiner Karten.</translation>
    </message>
    <message>
        <source>{cards} cards lie face down under the discard pile. Whoever takes the pile first gets them.</source>
        <translation>{cards} Karten liegen verdeckt unter dem Ablagestapel. Wer das Paket als Erster nimmt, bekommt sie dazu.</translation>
    </message>
    <message>
        <source>You collect cards of the same rank, kings for example, and lay them face up on the table: a meld. Once a meld has {size} cards, it is a canasta. Canastas score the most points.</source>
        <translation>Du sammelst gleiche Karten, zum Beispiel Könige, und legst sie offen auf den Tisch: eine Meldung. Ab {size} Karten ist eine Meldung ein Canasta. Canastas bringen die meisten Punkte.</translation>
    </message>
    <message>
        <source>Partners play together. They collect cards of the same rank, kings for example, and lay them face up on the table: a meld. Once a meld has {size} cards, it is a canasta. Canastas score the most points.</source>
        <translation>Partner spielen zusammen. Sie sammeln gleiche Karten, zum Beispiel Könige, und legen sie offen auf den Tisch: eine Meldung. Ab {size} Karten ist eine Meldung ein Canasta. Canastas bringen die meisten Punkte.</translation>
    </message>
    <message>
        <source>You collect cards of the same rank, kings for example, or cards of one suit in a row, and lay them face up on the table: a meld. Once a meld has {size} cards, it is a canasta. Canastas score the most points.</source>
        <translation>Du sammelst gleiche Karten, zum Beispiel Könige, oder Karten einer Farbe, die aufeinander folgen, und legst sie offen auf den Tisch: eine Meldung. Ab {size} Karten ist eine Meldung ein Canasta. Canastas bringen die meisten Punkte.</translation>
    </message>
    <message>
        <source>Partners play together. They collect cards of the same rank, kings for example, or cards of one suit in a row, and lay them face up on the table: a meld. Once a meld has {size} cards, it is a canasta. Canastas score the most points.</source>
        <translation>Partner spielen zusammen. Sie sammeln gleiche Karten, zum Beispiel Könige, oder Karten einer Farbe, die aufeinander folgen, und legen sie offen auf den Tisch: eine Meldung. Ab {size} Karten ist eine Meldung ein Canasta. Canastas bringen die meisten Punkte.</translation>
    </message>
    <message>
        <source>Everybody plays in turn. Draw from the stock, which lies face down, or take the discard pile, which lies face up. Then you may meld. Then discard one card onto the discard pile. The deal ends when a player goes out, which means having no cards left.</source>
        <translation>Gespielt wird reihum. Zuerst ziehst du vom verdeckten Talon oder nimmst das Paket, also die Karten des offenen Ablagestapels. Dann darfst du auslegen. Zum Schluss wirfst du eine Karte auf den Ablagestapel ab. Die Runde endet, wenn ein Spieler ausmacht, also keine Karten mehr hat.</translation>
    </message>
    <message>
        <source>If you sit out, you get no cards and nobody asks you anything. The others play so that the sides take turns. If the one who sits out would have to deal, the next player deals.</source>
        <translation>Wer aussetzt, bekommt keine Karten und wird nichts gefragt. Die anderen spielen so, dass die Seiten abwechseln. Müsste der geben, der aussetzt, gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>{players} players. In every deal, the first to take the discard pile plays alone from then on: the lone player. The other two become partners.</source>
        <translation>{players} Spieler. Wer in einer Runde als Erster das Paket nimmt, spielt ab da allein: der Alleinspieler. Die anderen beiden werden Partner.</translation>
    </message>
    <message>
        <source>If a player goes out before anybody has taken the pile, that player is the lone player, and the other two are partners.</source>
        <translation>Macht ein Spieler aus, bevor jemand das Paket genommen hat, ist er der Alleinspieler, und die anderen beiden sind Partner.</translation>
    </message>
    <message>
        <source>The player who has not dealt begins. You deal in turn.</source>
        <translation>Wer nicht gegeben hat, beginnt. Gegeben wird abwechselnd.</translation>
    </message>
    <message>
        <source>Suits matter only in sequences. Red threes and black threes are different cards.</source>
        <translation>Die Farben zählen nur in Sequenzen. Rote und schwarze Dreien sind zweierlei Karten.</translation>
    </message>
    <message>
        <source>Card number {place} from the bottom of the stock lies crosswise: the turn card. Whoever draws it says so. Then {left} cards are left in the stock.</source>
        <translation>Die {place}. Karte von unten liegt quer im Talon: die Wendekarte. Wer sie zieht, sagt es an. Dann sind noch {left} Karten im Talon.</translation>
    </message>
    <message>
        <source>The remaining cards lie face down: the stock. Its top card is turned up beside it and starts the discard pile.</source>
        <translation>Die übrigen Karten liegen verdeckt: der Talon. Seine oberste Karte wird daneben aufgedeckt. Mit ihr beginnt der Ablagestapel.</translation>
    </message>
    <message>
        <source>The remaining cards lie face down: the stock. No card is turned up. The discard pile is empty at first.</source>
        <translation>Die übrigen Karten liegen verdeckt: der Talon. Keine Karte wird aufgedeckt. Der Ablagestapel ist am Anfang leer.</translation>
    </message>
    <message>
        <source>A wild card or red three turned up freezes the pile. A frozen pile is harder to take (see “The discard pile”).</source>
        <translation>Eine aufgedeckte wilde Karte oder rote Drei sperrt den Ablagestapel. Das Paket lässt sich dann schwerer nehmen (siehe „Der Ablagestapel“).</translation>
    </message>
    <message>
        <source>A wild card turned up freezes the pile. A frozen pile is harder to take (see “The discard pile”).</source>
        <translation>Eine aufgedeckte wilde Karte sperrt den Ablagestapel. Das Paket lässt sich dann schwerer nehmen (siehe „Der Ablagestapel“).</translation>
    </message>
    <message>
        <source>Only discards can freeze the pile, not cards turned up at the start (see “The discard pile”).</source>
        <translation>Nur abgeworfene Karten können den Ablagestapel sperren, aufgedeckte nicht (siehe „Der Ablagestapel“).</translation>
    </message>
    <message>
        <source>A black three turned up stays on top. Then the first player cannot take the pile.</source>
        <translation>Eine aufgedeckte schwarze Drei bleibt oben liegen. Wer beginnt, kann das Paket dann nicht nehmen.</translation>
    </message>
    <message>
        <source>Partners share their melds: each may add to the melds of both. Once one of them has melded, both have.</source>
        <translation>Partner teilen ihre Meldungen: Jeder darf bei beiden anlegen. Hat einer ausgelegt, gilt das für beide.</translation>
    </message>
    <message>
        <source>When two players become partners, two melds of the same rank become one if that makes an allowed meld. If not, both stay, and you choose which one you add to.</source>
        <translation>Werden zwei Spieler Partner, kommen zwei gleiche Meldungen zusammen, wenn das eine erlaubte Meldung ergibt. Sonst bleiben beide, und du wählst, an welche du anlegst.</translation>
    </message>
    <message>
        <source>You draw for partners and seats before the match: every player draws a card from the shuffled pack.</source>
        <translation>Vor der Partie werden Partner und Plätze ausgelost: Jeder zieht eine der gemischten Karten.</translation>
    </message>
    <message>
        <source>The ace is highest, then king, queen, jack and so on down to the two. Among cards of one rank spades are highest, then hearts, diamonds and clubs.</source>
        <translation>Das Ass ist die höchste Karte, dann kommen König, Dame, Bube und so weiter bis zur Zwei. Bei gleichen Karten gilt die Reihenfolge Pik, Herz, Karo, Kreuz.</translation>
    </message>
    <message>
        <source>The ace is highest, then king, queen, jack and so on down to the three. Among cards of one rank spades are highest, then hearts, diamonds and clubs.</source>
        <translation>Das Ass ist die höchste Karte, dann kommen König, Dame, Bube und so weiter bis zur Drei. Bei gleichen Karten gilt die Reihenfolge Pik, Herz, Karo, Kreuz.</translation>
    </message>
    <message>
        <source>If you draw a joker, or the same card as another player, you draw again.</source>
        <translation>Wer einen Joker oder die gleiche Karte wie ein anderer zieht, zieht noch einmal.</translation>
    </message>
    <message>
        <source>If you draw a joker or a two, or the same card as another player, you draw again.</source>
        <translation>Wer einen Joker, eine Zwei oder die gleiche Karte wie ein anderer zieht, zieht noch einmal.</translation>
    </message>
    <message>
        <source>The card drawn before goes back to the others then. The draw is over when all cards count and no two are the same.</source>
        <translation>Die Karte von vorher kommt dann zurück zu den übrigen. Die Auslosung ist zu Ende, wenn alle Karten gelten und keine zwei gleich sind.</translation>
    </message>
    <message>
        <source>The {larger} highest cards play together against the {smaller} lowest.</source>
        <translation>Die {larger} höchsten Karten spielen zusammen gegen die {smaller} niedrigsten.</translation>
    </message>
    <message>
        <source>The 2 highest cards play together, so do the next 2, and so do the 2 lowest.</source>
        <translation>Die 2 höchsten Karten spielen zusammen, ebenso die 2 nächsten und die 2 niedrigsten.</translation>
    </message>
    <message>
        <source>The lowest card on a side of 3 sits out the first deal.</source>
        <translation>Die niedrigste Karte einer Seite von 3 setzt in der ersten Runde aus.</translation>
    </message>
    <message numerus="yes">
        <source>After each deal, melds and bonuses count for a player, and cards left in hand count against. After %Ln deal(s) the highest score wins.</source>
        <translation>
            <numerusform>Nach jeder Runde zählen Meldungen und Prämien für einen Spieler, Karten auf der Hand gegen ihn. Nach %Ln Runde gewinnt, wer die meisten Punkte hat.</numerusform>
            <numerusform>Nach jeder Runde zählen Meldungen und Prämien für einen Spieler, Karten auf der Hand gegen ihn. Nach %Ln Runden gewinnt, wer die meisten Punkte hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After each deal, melds and bonuses count for a side, and cards left in hand count against it. After %Ln deal(s) the highest score wins.</source>
        <translation>
            <numerusform>Nach jeder Runde zählen Meldungen und Prämien für eine Seite, Karten auf der Hand gegen sie. Nach %Ln Runde gewinnt die Seite mit den meisten Punkten.</numerusform>
            <numerusform>Nach jeder Runde zählen Meldungen und Prämien für eine Seite, Karten auf der Hand gegen sie. Nach %Ln Runden gewinnt die Seite mit den meisten Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the card turned up is wild or a red three, another one is turned up on top of it, until the top card is neither.</source>
        <translation>Ist die aufgedeckte Karte eine wilde Karte oder eine rote Drei, wird eine weitere darauf aufgedeckt, bis oben keine solche Karte mehr liegt.</translation>
    </message>
    <message>
        <source>If the card turned up is wild or a three, another one is turned up on top of it, until the top card is neither.</source>
        <translation>Ist die aufgedeckte Karte eine wilde Karte oder eine Drei, wird eine weitere darauf aufgedeckt, bis oben keine solche Karte mehr liegt.</translation>
    </message>
    <message>
        <source>If the card turned up is wild or a red three, it goes back into the stock, and another one is turned up.</source>
        <translation>Ist die aufgedeckte Karte eine wilde Karte oder eine rote Drei, kommt sie in den Talon zurück, und eine andere wird aufgedeckt.</translation>
    </message>
    <message>
        <source>If the card turned up is wild, another one is turned up on top of it, until the top card is not wild.</source>
        <translation>Ist die aufgedeckte Karte eine wilde Karte, wird eine weitere darauf aufgedeckt, bis oben keine wilde Karte mehr liegt.</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <source>Make some room there and start the game again.</source>
        <translation>Schaff dort etwas Platz und starte das Programm noch einmal.</translation>
    </message>
    <message>
        <source>“{path}” is a file, and the game needs a folder.</source>
        <translation>„{path}“ ist eine Datei, das Programm braucht aber einen Ordner.</translation>
    </message>
    <message>
        <source>Move the file away, or name a folder when you start the game: --data FOLDER.</source>
        <translation>Räum die Datei weg oder nenn beim Starten einen Ordner: --data ORDNER.</translation>
    </message>
    <message>
        <source>“{path}” leads to a place that is not there.</source>
        <translation>„{path}“ führt zu einem Ort, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The file “{path}” cannot be written.</source>
        <translation>Die Datei „{path}“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Name another one after --describe.</source>
        <translation>Nenn nach --describe eine andere.</translation>
    </message>
    <message>
        <source>Close that window, or start anyway; then play on in the new window only.</source>
        <translation>Schließ das alte Fenster oder starte trotzdem; spiel dann nur im neuen Fenster weiter.</translation>
    </message>
    <message>
        <source>The game was opened on the computer “{host}” and not closed there.</source>
        <translation>Das Programm wurde auf dem Computer „{host}“ geöffnet und dort nicht geschlossen.</translation>
    </message>
    <message>
        <source>If you find no other window of it, start anyway.</source>
        <translation>Wenn du kein anderes Fenster davon findest, starte trotzdem.</translation>
    </message>
    <message>
        <source>End it, or restart the computer, then start the game again.</source>
        <translation>Beende es oder starte den Computer neu, und starte das Programm dann noch einmal.</translation>
    </message>
    <message>
        <source>Start anyway</source>
        <translation>Trotzdem starten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The game cannot save anything in the folder “{folder}”.</source>
        <translation>Das Programm kann im Ordner „{folder}“ nichts speichern.</translation>
    </message>
    <message>
        <source>The game is already open, but its window does not answer.</source>
        <translation>Das Programm ist schon offen, aber sein Fenster antwortet nicht.</translation>
    </message>
    <message>
        <source>If it is no longer open there, start anyway.</source>
        <translation>Wenn es dort nicht mehr offen ist, starte trotzdem.</translation>
    </message>
    <message>
        <source>It is not clear whether the game is already open.</source>
        <translation>Ob das Programm schon offen ist, lässt sich nicht feststellen.</translation>
    </message>
    <message>
        <source>The other window is still using “{path}”.</source>
        <translation>Das andere Fenster benutzt „{path}“ noch.</translation>
    </message>
    <message>
        <source>Put that right, or name another folder when you start the game: --data FOLDER.</source>
        <translation>Bring das in Ordnung oder nenn beim Starten einen anderen Ordner: --data ORDNER.</translation>
    </message>
    <message>
        <source>The game could not be started: there is a fault in it.</source>
        <translation>Das Programm konnte nicht starten: Es hat einen Fehler.</translation>
    </message>
    <message>
        <source>More about it is in “log.txt” in the folder “{folder}”.</source>
        <translation>Mehr darüber steht in „log.txt“ im Ordner „{folder}“.</translation>
    </message>
</context>
<context>
    <name>StatisticsFigures</name>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Of these, luck</source>
        <translation>Davon Glück</translation>
    </message>
    <message>
        <source>Of these, play</source>
        <translation>Davon Können</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %Ln match(es) won</source>
        <translation>
            <numerusform>{won} von %Ln Partie gewonnen</numerusform>
            <numerusform>{won} von %Ln Partien gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} a deal</source>
        <translation>{count} je Runde</translation>
    </message>
    <message>
        <source>{points} a deal</source>
        <translation>{points} je Runde</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>{date}, deal {deal}</source>
        <translation>{date}, Runde {deal}</translation>
    </message>
</context>
<context>
    <name>StatisticsFilterWords</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>{game}, {players}</source>
        <translation>{game}, {players}</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Of several levels</source>
        <translation>Verschiedene Stufen</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Die ganze Zeit</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Die letzten 12 Monate</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>It is your turn: meld, or discard a card.</source>
        <translation>Du bist am Zug: Lege aus oder wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>It is your turn: lay out, and you take up your foot.</source>
        <translation>Du bist am Zug: Lege aus, dann nimmst du deinen Fuß auf.</translation>
    </message>
    <message>
        <source>Lay out {cards} before you end your turn.</source>
        <translation>Lege {cards} hin, bevor du deinen Zug beendest.</translation>
    </message>
    <message>
        <source>The stock is used up: meld what you can, then end the deal without a discard.</source>
        <translation>Der Talon ist aufgebraucht: Lege aus, was du kannst, und beende dann die Runde ohne Abwurf.</translation>
    </message>
    <message>
        <source>You have no card that you may discard: end the deal.</source>
        <translation>Du hast keine Karte, die du abwerfen darfst: Beende die Runde.</translation>
    </message>
    <message>
        <source>You hold a special hand, {name}: you can lay it down and end the deal.</source>
        <translation>Du hast ein Sonderblatt, {name}: Du kannst es hinlegen und damit die Runde beenden.</translation>
    </message>
    <message>
        <source>You sit out this deal. {name} is playing.</source>
        <translation>Du setzt in dieser Runde aus. {name} ist am Zug.</translation>
    </message>
    <message>
        <source>It is your turn: lay out, or discard a card.</source>
        <translation>Du bist am Zug: Lege deine vorbereiteten Karten aus oder wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>You can go out now, or play on and discard a card.</source>
        <translation>Du kannst jetzt ausmachen oder weiterspielen und eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>You could go out: ask your partner, or play on and discard a card.</source>
        <translation>Du könntest ausmachen: Frage deinen Partner oder spiele weiter und wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>Your partner said yes: you must go out now.</source>
        <translation>Dein Partner hat ja gesagt: Du musst jetzt ausmachen.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn. Meld, or discard a card.</source>
        <translation>Dein Partner hat nein gesagt: Du darfst in diesem Zug nicht ausmachen. Lege aus oder wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} asks you: “May I go out?”</source>
        <translation>{name} fragt dich: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>Click or press Space to go on.</source>
        <translation>Weiter mit Klick oder Leertaste.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>You still need %Ln point(s) for the initial meld.</source>
        <translation>
            <numerusform>Für die Erstmeldung fehlt noch %Ln Punkt.</numerusform>
            <numerusform>Für die Erstmeldung fehlen noch %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is deciding whether you may go out.</source>
        <translation>{name} überlegt, ob du ausmachen darfst.</translation>
    </message>
</context>
<context>
    <name>SystemWords</name>
    <message>
        <source>There is no room left on the disk.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>You are not allowed to write there.</source>
        <translation>Du darfst dort nichts schreiben.</translation>
    </message>
    <message>
        <source>The match has become too long.</source>
        <translation>Die Partie ist zu lang geworden.</translation>
    </message>
    <message>
        <source>The disk can only be read, not written to.</source>
        <translation>Der Datenträger lässt sich nur lesen, nicht beschreiben.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>The system refused to write it.</source>
        <translation>Das System hat das Schreiben verweigert.</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Hand, card %1 of %2</source>
        <translation>Blatt, Karte %1 von %2</translation>
    </message>
    <message>
        <source>new in this turn</source>
        <translation>neu in diesem Zug</translation>
    </message>
    <message>
        <source>hinted</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>Threes laid out, %1: %2</source>
        <translation>Hingelegte Dreien, %1: %2</translation>
    </message>
    <message>
        <source>possible: %1</source>
        <translation>möglich: %1</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <translation>nicht möglich: %1</translation>
    </message>
</context>
<context>
    <name>TableCorner</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Sort the hand differently</source>
        <translation>Blatt anders sortieren</translation>
    </message>
    <message>
        <source>Unselect</source>
        <translation>Abwählen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select all of this rank</source>
        <translation>Alle Karten dieses Ranges auswählen</translation>
    </message>
    <message>
        <source>Meld the selection</source>
        <translation>Auswahl auslegen</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Ausgewählte Karte abwerfen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Paket nehmen</translation>
    </message>
    <message>
        <source>Select what fits</source>
        <translation>Passende auswählen</translation>
    </message>
    <message>
        <source>Put together with: %1</source>
        <translation>Zusammenlegen mit: %1</translation>
    </message>
    <message>
        <source>Take this card back</source>
        <translation>Diese Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Add the selection here</source>
        <translation>Auswahl hier anlegen</translation>
    </message>
    <message>
        <source>Why did %1 do that?</source>
        <translation>Warum hat %1 so gespielt?</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>{system} · deal {deal} · {players}</source>
        <translation>{system} · Runde {deal} · {players}</translation>
    </message>
    <message>
        <source>{system} · {players}</source>
        <translation>{system} · {players}</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile, %Ln card(s)</source>
        <translation>
            <numerusform>Paket nehmen, %Ln Karte</numerusform>
            <numerusform>Paket nehmen, %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Back into the hand</source>
        <translation>Zurück auf die Hand</translation>
    </message>
    <message>
        <source>Initial meld with pile</source>
        <translation>Erstmeldung mit Paket</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>From the hand alone</source>
        <translation>Nur aus der Hand</translation>
    </message>
    <message>
        <source>{points} / {minimum}</source>
        <translation>{points} / {minimum}</translation>
    </message>
    <message>
        <source>{ranks} {points}</source>
        <translation>{ranks} {points}</translation>
    </message>
    <message>
        <source>{sum}.</source>
        <translation>{sum}.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) missing.</source>
        <translation>
            <numerusform>Es fehlt %Ln Punkt.</numerusform>
            <numerusform>Es fehlen %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minimum reached.</source>
        <translation>Mindestwert erreicht.</translation>
    </message>
    <message>
        <source>A meld is unfinished.</source>
        <translation>Eine Meldung ist unfertig.</translation>
    </message>
    <message>
        <source>Sorted: {order} ({key})</source>
        <translation>Sortiert: {order} ({key})</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>rank, upwards</source>
        <translation>Rang aufwärts</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>what can be melded</source>
        <translation>was sich auslegen lässt</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>By rank, upwards</source>
        <translation>Nach Rang, aufwärts</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>By melds</source>
        <translation>Nach Meldungen</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Practice · {title}</source>
        <translation>Übung · {title}</translation>
    </message>
    <message>
        <source>Deal of the day · {title}</source>
        <translation>Runde des Tages · {title}</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln card(s) from the pile</source>
        <translation>
            <numerusform>%Ln Karte vom Ablagestapel nehmen</numerusform>
            <numerusform>%Ln Karten vom Ablagestapel nehmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeQuestions</name>
    <message numerus="yes">
        <source>Take the pile of %Ln card(s)?</source>
        <translation>
            <numerusform>Das Paket von %Ln Karte nehmen?</numerusform>
            <numerusform>Das Paket von %Ln Karten nehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>{question} You then play alone against the other two.</source>
        <translation>{question} Dann spielst du allein gegen die beiden anderen.</translation>
    </message>
    <message>
        <source>Take the top card alone?</source>
        <translation>Nur die oberste Karte nehmen?</translation>
    </message>
    <message>
        <source>{way} (top card alone)</source>
        <translation>{way} (nur die oberste Karte)</translation>
    </message>
    <message>
        <source>With {cards}</source>
        <translation>Mit {cards}</translation>
    </message>
    <message>
        <source>With {cards}, to the {meld}</source>
        <translation>Mit {cards} zu den {meld}</translation>
    </message>
    <message>
        <source>With {cards}, as a new meld</source>
        <translation>Mit {cards} als neue Meldung</translation>
    </message>
    <message>
        <source>Add it to your sequence: {run}</source>
        <translation>An deine Sequenz anlegen: {run}</translation>
    </message>
    <message>
        <source>Add it to your {meld}</source>
        <translation>Zu deinen {meld} legen</translation>
    </message>
    <message>
        <source>With {others}: {points}</source>
        <translation>Mit {others}: {points}</translation>
    </message>
    <message>
        <source>With {cards}, and {others}: {points}</source>
        <translation>Mit {cards}, dazu {others}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln card(s) from the pile?</source>
        <translation>
            <numerusform>%Ln Karte vom Ablagestapel nehmen?</numerusform>
            <numerusform>%Ln Karten vom Ablagestapel nehmen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TroubleDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Trotzdem weiter</translation>
    </message>
</context>
<context>
    <name>TurnRules</name>
    <message>
        <source>You may discard any card, except a red three.</source>
        <translation>Abwerfen darfst du jede Karte außer einer roten Drei.</translation>
    </message>
    <message>
        <source>If you hold no natural card, you may discard a wild one.</source>
        <translation>Hast du keine natürliche Karte, darfst du eine wilde abwerfen.</translation>
    </message>
    <message>
        <source>You may discard any card.</source>
        <translation>Abwerfen darfst du jede Karte.</translation>
    </message>
    <message>
        <source>Red threes are bonus cards. If you are dealt any, you lay them face up on the table before the first turn and replace them from the stock, until nobody holds one.</source>
        <translation>Rote Dreien sind Prämienkarten. Wer welche bekommt, legt sie vor dem ersten Zug offen auf den Tisch und ersetzt sie aus dem Talon, bis niemand mehr eine hat.</translation>
    </message>
    <message>
        <source>Red threes are bonus cards. If you are dealt any, you lay them face up on the table at the start of your first turn, before drawing, and replace them from the stock.</source>
        <translation>Rote Dreien sind Prämienkarten. Wer welche bekommt, legt sie zu Beginn seines ersten Zuges, vor dem Ziehen, offen auf den Tisch und ersetzt sie aus dem Talon.</translation>
    </message>
    <message>
        <source>Red threes are bonus cards. If you are dealt any, you must lay them face up on the table yourself, at the start of your first turn, before drawing. They are replaced from the stock.</source>
        <translation>Rote Dreien sind Prämienkarten. Hast du welche bekommen, musst du sie zu Beginn deines ersten Zuges, vor dem Ziehen, selbst offen auf den Tisch legen. Sie werden aus dem Talon ersetzt.</translation>
    </message>
    <message>
        <source>If you draw or take the pile first, you have forgotten them: you must lay them out before anything else, and they cost you points.</source>
        <translation>Ziehst du vorher oder nimmst du vorher das Paket, hast du sie vergessen: Du musst sie vor allem anderen hinlegen, und sie kosten dich Punkte.</translation>
    </message>
    <message>
        <source>If you draw a red three, lay it out at once and replace it from the stock. Then your turn goes on.</source>
        <translation>Ziehst du eine rote Drei, legst du sie sofort hin und ersetzt sie aus dem Talon. Dann geht dein Zug weiter.</translation>
    </message>
    <message>
        <source>Red threes are bonus cards. In your turn you may lay yours face up on the table; each is replaced from the stock. You may also keep them in your hand.</source>
        <translation>Rote Dreien sind Prämienkarten. In deinem Zug darfst du sie offen auf den Tisch legen; jede wird aus dem Talon ersetzt. Du darfst sie auch auf der Hand behalten.</translation>
    </message>
    <message>
        <source>If a pile that you take has a red three in it, lay it out too, but do not replace it.</source>
        <translation>Ist in einem Paket, das du nimmst, eine rote Drei, legst du sie auch hin, ersetzt sie aber nicht.</translation>
    </message>
    <message>
        <source>Red threes are not melds. They never go into a meld, do not count towards the minimum and are no initial meld.</source>
        <translation>Rote Dreien sind keine Meldungen. Sie gehören in keine Meldung, zählen nicht zum Mindestwert und sind keine Erstmeldung.</translation>
    </message>
    <message>
        <source>If you draw a three later, lay it out at once and replace it. Then your turn goes on.</source>
        <translation>Ziehst du später eine Drei, legst du sie sofort hin und ersetzt sie. Dann geht dein Zug weiter.</translation>
    </message>
    <message>
        <source>Until your side has made its initial meld, you may keep one single three in hand, dealt or drawn.</source>
        <translation>Bis deine Seite ihre Erstmeldung gemacht hat, darfst du eine einzige Drei auf der Hand behalten, ob gegeben oder gezogen.</translation>
    </message>
    <message>
        <source>If another three comes while you hold one, lay out one of the two and replace it.</source>
        <translation>Kommt eine zweite Drei dazu, legst du eine der beiden hin und ersetzt sie.</translation>
    </message>
    <message>
        <source>In any of your turns you may lay out a three that you held back; it is replaced.</source>
        <translation>In jedem deiner Züge darfst du eine zurückgehaltene Drei hinlegen; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>You may keep as many threes in hand as you like, even to the end. They are replaced only when you lay them out.</source>
        <translation>Du darfst beliebig viele Dreien auf der Hand behalten, auch bis zum Ende. Ersetzt werden sie erst, wenn du sie hinlegst.</translation>
    </message>
    <message>
        <source>You never discard threes and never put them into a meld.</source>
        <translation>Dreien wirfst du nie ab, und in eine Meldung gehören sie auch nicht.</translation>
    </message>
    <message>
        <source>A turn has three parts: draw from the stock or take the discard pile; meld as often as you like, or not at all; discard one card.</source>
        <translation>Ein Zug hat drei Teile: vom Talon ziehen oder das Paket nehmen; auslegen, so oft du willst oder gar nicht; eine Karte abwerfen.</translation>
    </message>
    <message>
        <source>You may always draw while the stock has cards, even if you could take the pile.</source>
        <translation>Ziehen darfst du immer, solange der Talon Karten hat, auch wenn du das Paket nehmen könntest.</translation>
    </message>
    <message>
        <source>Red threes are not melds. They never go into a meld, do not count towards the minimum and are no initial meld. You may still go out concealed (see “Going out”).</source>
        <translation>Rote Dreien sind keine Meldungen. Sie gehören in keine Meldung, zählen nicht zum Mindestwert und sind keine Erstmeldung. Verdeckt ausmachen darfst du trotzdem (siehe „Ausmachen“).</translation>
    </message>
    <message>
        <source>Threes, red and black, score points of their own and do not stay in your hand. At the start of your first turn, before drawing, you lay your threes face up on the table and replace them from the stock, until you hold none.</source>
        <translation>Rote und schwarze Dreien zählen für sich und bleiben nicht auf der Hand. Zu Beginn deines ersten Zuges, vor dem Ziehen, legst du deine Dreien offen auf den Tisch und ersetzt sie aus dem Talon, bis du keine mehr hast.</translation>
    </message>
    <message>
        <source>Once your side has made its initial meld, a three held back must be laid out and replaced. Whoever made the meld does it before the end of that turn, the partner at the start of the next turn, before drawing.</source>
        <translation>Hat deine Seite ihre Erstmeldung gemacht, muss eine zurückgehaltene Drei hingelegt und ersetzt werden. Wer ausgelegt hat, macht das noch in diesem Zug, der Partner zu Beginn des nächsten Zuges vor dem Ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>To draw, you take %Ln card(s) from the top of the stock.</source>
        <translation>
            <numerusform>Wenn du ziehst, nimmst du %Ln Karte oben vom Talon.</numerusform>
            <numerusform>Wenn du ziehst, nimmst du %Ln Karten oben vom Talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>You never have to meld. Only if you take the pile must you meld its top card.</source>
        <translation>Auslegen musst du nie. Nur wenn du das Paket nimmst, musst du seine oberste Karte auslegen.</translation>
    </message>
    <message>
        <source>You end every turn by discarding one card face up on the discard pile, unless you go out by melding all your cards.</source>
        <translation>Am Ende jedes Zuges wirfst du eine Karte offen auf den Ablagestapel ab, es sei denn, du machst aus, indem du alle Karten auslegst.</translation>
    </message>
    <message>
        <source>You end every turn by discarding one card onto the discard pile.</source>
        <translation>Am Ende jedes Zuges wirfst du eine Karte auf den Ablagestapel ab.</translation>
    </message>
    <message>
        <source>You may not discard an ace or a seven onto an empty discard pile, unless you hold no other natural card.</source>
        <translation>Auf einen leeren Ablagestapel darfst du kein Ass und keine Sieben abwerfen, es sei denn, du hast keine anderen natürlichen Karten.</translation>
    </message>
    <message>
        <source>Onto an empty discard pile you may not discard an ace, a seven, a card of a closed canasta’s rank, or a card of which the opponents have a meld of 5 or 6. You may do so only if you may discard nothing else.</source>
        <translation>Auf einen leeren Ablagestapel darfst du nicht abwerfen: ein Ass, eine Sieben, eine Karte, von der ein Canasta geschlossen ist, oder eine, von der die Gegner eine Meldung aus 5 oder 6 Karten haben. Nur wenn du nichts anderes abwerfen darfst, ist es erlaubt.</translation>
    </message>
    <message>
        <source>Onto an empty discard pile you may not discard an ace, a seven, a wild card or a card of a closed canasta’s rank, unless you hold nothing else.</source>
        <translation>Auf einen leeren Ablagestapel darfst du nicht abwerfen: ein Ass, eine Sieben, eine wilde Karte oder eine, von der ein Canasta geschlossen ist. Nur wenn du nichts anderes hast, ist es erlaubt.</translation>
    </message>
    <message>
        <source>You never discard a three. You discard a wild card only as your last card when you go out, or in the one case that follows.</source>
        <translation>Eine Drei wirfst du nie ab, eine wilde Karte nur als letzte beim Ausmachen oder in dem einen Fall, der jetzt folgt.</translation>
    </message>
    <message>
        <source>Red threes are no bonus cards. Dealt, drawn or taken with the pile, they stay in your hand like other cards and are not replaced. You can only discard them.</source>
        <translation>Rote Dreien sind keine Prämienkarten. Gegeben, gezogen oder mit dem Paket genommen, bleiben sie wie andere Karten auf der Hand und werden nicht ersetzt. Du kannst sie nur abwerfen.</translation>
    </message>
    <message>
        <source>Red threes are never melded and do not count towards the minimum.</source>
        <translation>Rote Dreien werden nie ausgelegt und zählen nicht zum Mindestwert.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>If you close the window, you lose what was played since it was saved last.</source>
        <translation>Wenn du das Fenster schließt, verlierst du, was seit dem letzten Speichern gespielt wurde.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Save a copy and close …</source>
        <translation>Kopie speichern und schließen …</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>The last moves of this game are not saved.</source>
        <translation>Die letzten Züge dieser Partie sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>A copy in another place keeps everything: open that copy next time.</source>
        <translation>Eine Kopie an einem anderen Ort behält alles: Öffne beim nächsten Mal diese Kopie.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Good to see you again.</source>
        <translation>Schön, dass du wieder da bist.</translation>
    </message>
    <message>
        <source>Welcome to the table. Four seats, two packs of cards, a long evening.</source>
        <translation>Willkommen am Tisch. Vier Plätze, zwei Kartenspiele, ein langer Abend.</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>Letztes Ergebnis</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gleich spielen</translation>
    </message>
    <message>
        <source>the score sheet of this match</source>
        <translation>die Abrechnung dieser Partie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>as last time, new cards</source>
        <translation>wie zuletzt, neue Karten</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Tisch einrichten</translation>
    </message>
    <message>
        <source>game, seats, players</source>
        <translation>Spiel, Plätze, Mitspieler</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Learn in five minutes</source>
        <translation>Lernen in fünf Minuten</translation>
    </message>
    <message>
        <source>Your first deal with Anna: eight steps, with real cards.</source>
        <translation>Deine erste Runde mit Anna: acht Schritte mit echten Karten.</translation>
    </message>
    <message>
        <source>{name} is playing. Somebody else?</source>
        <translation>{name} spielt. Jemand anders?</translation>
    </message>
    <message>
        <source>You are playing. Somebody else?</source>
        <translation>Du spielst. Jemand anders?</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>the same cards for everybody</source>
        <translation>für alle dieselben Karten</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Classic Canasta for four, with Jonas as your partner. All are beginners and wait for you.</source>
        <translation>Klassisch zu viert, mit Jonas als Partner. Alle sind Anfänger und warten auf dich.</translation>
    </message>
    <message>
        <source>All games, two to six players, your choice of company.</source>
        <translation>Alle Spiele, zwei bis sechs Plätze, deine Mitspieler.</translation>
    </message>
    <message>
        <source>as last time, but it does not count</source>
        <translation>wie zuletzt, zählt aber nicht</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Language: {name}</source>
        <translation>Sprache: {name}</translation>
    </message>
</context>
<context>
    <name>WelcomeControl</name>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Partie öffnen …</translation>
    </message>
    <message>
        <source>Save a copy …</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Open the save folder</source>
        <translation>Ordner der Spielstände öffnen</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Learn in five minutes</source>
        <translation>Lernen in fünf Minuten</translation>
    </message>
    <message>
        <source>How strong are they?</source>
        <translation>Wie stark sind sie?</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Replay the deal</source>
        <translation>Runde noch einmal ansehen</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Score pad for real cards</source>
        <translation>Punkteblock für echte Karten</translation>
    </message>
    <message>
        <source>Play a deal code …</source>
        <translation>Runde nach Code spielen …</translation>
    </message>
    <message>
        <source>Seal of the deal</source>
        <translation>Siegel der Runde</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Back to the previous game</source>
        <translation>Zurück zur vorigen Partie</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
</context>
<context>
    <name>VoiceWords</name>
    <message>
        <source>All in order, my dears.</source>
        <translation>Alles schön beisammen, ihr Lieben.</translation>
    </message>
    <message>
        <source>Patience does pay off.</source>
        <translation>Geduld zahlt sich eben aus.</translation>
    </message>
    <message>
        <source>Look, not a single wild card.</source>
        <translation>Seht mal, ganz ohne wilde Karte.</translation>
    </message>
    <message>
        <source>Safe is safe.</source>
        <translation>Sicher ist sicher.</translation>
    </message>
    <message>
        <source>With a little help, then.</source>
        <translation>Mit ein bisschen Hilfe eben.</translation>
    </message>
    <message>
        <source>Mixed will do nicely.</source>
        <translation>Ein unechter tut es auch.</translation>
    </message>
    <message>
        <source>May I? Thank you kindly.</source>
        <translation>Darf ich? Vielen lieben Dank.</translation>
    </message>
    <message>
        <source>I’ll look after these.</source>
        <translation>Auf die passe ich gut auf.</translation>
    </message>
    <message>
        <source>Such a lot to sort!</source>
        <translation>So viel zu sortieren!</translation>
    </message>
    <message>
        <source>Better safe than sorry.</source>
        <translation>Vorsicht ist besser als Nachsicht.</translation>
    </message>
    <message>
        <source>Let’s be a little careful.</source>
        <translation>Wir wollen ein wenig aufpassen.</translation>
    </message>
    <message>
        <source>No offence, my dears.</source>
        <translation>Nichts für ungut, ihr Lieben.</translation>
    </message>
    <message>
        <source>That was the last one.</source>
        <translation>Das war die letzte.</translation>
    </message>
    <message>
        <source>I’m done. Tea, anyone?</source>
        <translation>Fertig. Mag jemand Tee?</translation>
    </message>
    <message>
        <source>Nicely finished, I think.</source>
        <translation>Schön zu Ende gebracht.</translation>
    </message>
    <message>
        <source>I kept them all together.</source>
        <translation>Ich habe alle schön beisammengehalten.</translation>
    </message>
    <message>
        <source>Didn’t expect that, did you?</source>
        <translation>Damit hat keiner gerechnet, oder?</translation>
    </message>
    <message>
        <source>Four of them! How lovely.</source>
        <translation>Gleich vier! Wie schön.</translation>
    </message>
    <message>
        <source>Beautifully done, my dear!</source>
        <translation>Das hast du schön gemacht!</translation>
    </message>
    <message>
        <source>I knew I could trust you.</source>
        <translation>Auf dich ist eben Verlass.</translation>
    </message>
    <message>
        <source>What a lovely move.</source>
        <translation>Was für ein schöner Zug.</translation>
    </message>
    <message>
        <source>That went rather well.</source>
        <translation>Das lief doch recht gut.</translation>
    </message>
    <message>
        <source>Slow and steady, you see.</source>
        <translation>Immer mit der Ruhe, seht ihr.</translation>
    </message>
    <message>
        <source>Well played. Truly.</source>
        <translation>Gut gespielt. Wirklich.</translation>
    </message>
    <message>
        <source>Never mind, there’s another deal.</source>
        <translation>Macht nichts, neue Runde.</translation>
    </message>
    <message>
        <source>What a lovely evening!</source>
        <translation>Was für ein schöner Abend!</translation>
    </message>
    <message>
        <source>Thank you all, dears.</source>
        <translation>Danke euch allen, ihr Lieben.</translation>
    </message>
    <message>
        <source>Congratulations! You earned it.</source>
        <translation>Glückwunsch! Das war verdient.</translation>
    </message>
    <message>
        <source>Another match soon?</source>
        <translation>Bald wieder eine Partie?</translation>
    </message>
    <message>
        <source>That should help a lot.</source>
        <translation>Das hilft ordentlich weiter.</translation>
    </message>
    <message>
        <source>There, a proper one.</source>
        <translation>So, das ist ein richtiger.</translation>
    </message>
    <message>
        <source>Clean! Anyone need a hand?</source>
        <translation>Echt! Braucht wer Hilfe?</translation>
    </message>
    <message>
        <source>Every canasta helps.</source>
        <translation>Jeder Canasta hilft.</translation>
    </message>
    <message>
        <source>One step closer.</source>
        <translation>Wieder ein Stück weiter.</translation>
    </message>
    <message>
        <source>That opens the door.</source>
        <translation>Damit ist die Tür offen.</translation>
    </message>
    <message>
        <source>Plenty here for everyone.</source>
        <translation>Da ist für alle was dabei.</translation>
    </message>
    <message>
        <source>I’ll make something of it.</source>
        <translation>Daraus mache ich etwas Gutes.</translation>
    </message>
    <message>
        <source>Good, now I can help.</source>
        <translation>Gut, jetzt kann ich helfen.</translation>
    </message>
    <message>
        <source>A little break for everyone.</source>
        <translation>Eine kleine Pause für alle.</translation>
    </message>
    <message>
        <source>That buys some time.</source>
        <translation>Das verschafft etwas Zeit.</translation>
    </message>
    <message>
        <source>Sorry, it had to be.</source>
        <translation>Tut mir leid, musste sein.</translation>
    </message>
    <message>
        <source>Let’s bring this home.</source>
        <translation>Bringen wir das nach Hause.</translation>
    </message>
    <message>
        <source>I hope the timing was right.</source>
        <translation>Hoffentlich kam das richtig.</translation>
    </message>
    <message>
        <source>I’m out. Everyone all right?</source>
        <translation>Ich bin raus. Alles gut?</translation>
    </message>
    <message>
        <source>A surprise for everyone!</source>
        <translation>Eine Überraschung für alle!</translation>
    </message>
    <message>
        <source>Sorry I kept you waiting.</source>
        <translation>Entschuldigt die lange Warterei.</translation>
    </message>
    <message>
        <source>Four red ones, that helps!</source>
        <translation>Vier rote, das hilft!</translation>
    </message>
    <message>
        <source>Wonderful!</source>
        <translation>Wunderbar!</translation>
    </message>
    <message>
        <source>Great, that’s just what helps.</source>
        <translation>Super, genau das hilft.</translation>
    </message>
    <message>
        <source>Well spotted!</source>
        <translation>Gut gesehen!</translation>
    </message>
    <message>
        <source>That worked out nicely.</source>
        <translation>Das hat gut geklappt.</translation>
    </message>
    <message>
        <source>Glad that came together.</source>
        <translation>Schön, wie das zusammenkam.</translation>
    </message>
    <message>
        <source>I’ll get back up.</source>
        <translation>Ich rappele mich wieder auf.</translation>
    </message>
    <message>
        <source>Next time I’ll do better.</source>
        <translation>Nächstes Mal mache ich’s besser.</translation>
    </message>
    <message>
        <source>Thanks for a great match!</source>
        <translation>Danke für die tolle Partie!</translation>
    </message>
    <message>
        <source>That was a real pleasure.</source>
        <translation>Das hat richtig Freude gemacht.</translation>
    </message>
    <message>
        <source>Fair enough, well deserved.</source>
        <translation>Völlig verdient, Glückwunsch.</translation>
    </message>
    <message>
        <source>Shall I deal again?</source>
        <translation>Soll ich noch mal geben?</translation>
    </message>
    <message>
        <source>And now the pile, please.</source>
        <translation>Und jetzt bitte das Paket.</translation>
    </message>
    <message>
        <source>Clean, and all mine!</source>
        <translation>Echt, und alles meins!</translation>
    </message>
    <message>
        <source>See what a pile can do?</source>
        <translation>Seht ihr, was Pakete bringen?</translation>
    </message>
    <message>
        <source>Good enough for me.</source>
        <translation>Mir reicht das.</translation>
    </message>
    <message>
        <source>I take what I get.</source>
        <translation>Ich nehme, was ich kriege.</translation>
    </message>
    <message>
        <source>Next stop: the pile.</source>
        <translation>Nächster Halt: das Paket.</translation>
    </message>
    <message>
        <source>All mine!</source>
        <translation>Alles meins!</translation>
    </message>
    <message>
        <source>Come to me, my beauties!</source>
        <translation>Kommt zu mir, ihr Schönen!</translation>
    </message>
    <message>
        <source>Finally! I’ve been waiting.</source>
        <translation>Endlich! Darauf habe ich gewartet.</translation>
    </message>
    <message>
        <source>That pile is mine. Later.</source>
        <translation>Das Paket gehört mir. Später.</translation>
    </message>
    <message>
        <source>Hands off, all of you!</source>
        <translation>Finger weg, ihr alle!</translation>
    </message>
    <message>
        <source>Let it grow for me.</source>
        <translation>Lasst es für mich wachsen.</translation>
    </message>
    <message>
        <source>Enough! I want my points.</source>
        <translation>Genug! Her mit den Punkten.</translation>
    </message>
    <message>
        <source>Out, before you take it.</source>
        <translation>Aus, bevor ihr es nehmt.</translation>
    </message>
    <message>
        <source>Who needs more piles now?</source>
        <translation>Wer braucht jetzt noch Pakete?</translation>
    </message>
    <message>
        <source>Even without the pile!</source>
        <translation>Sogar ganz ohne Paket!</translation>
    </message>
    <message>
        <source>Everything at once, my way.</source>
        <translation>Alles auf einmal, wie ich’s mag.</translation>
    </message>
    <message>
        <source>Four red ones? All mine!</source>
        <translation>Vier rote? Alle meine!</translation>
    </message>
    <message>
        <source>Take it, take it all!</source>
        <translation>Nimm es, nimm alles!</translation>
    </message>
    <message>
        <source>That’s the spirit!</source>
        <translation>So gefällt mir das!</translation>
    </message>
    <message>
        <source>I couldn’t do it better.</source>
        <translation>Hätte von mir sein können.</translation>
    </message>
    <message>
        <source>More of that, please!</source>
        <translation>Davon bitte mehr!</translation>
    </message>
    <message>
        <source>That’s how piles pay off.</source>
        <translation>So lohnen sich Pakete.</translation>
    </message>
    <message>
        <source>You owe me a pile.</source>
        <translation>Dafür schuldet ihr mir ein Paket.</translation>
    </message>
    <message>
        <source>Next time I take everything.</source>
        <translation>Nächstes Mal nehme ich alles.</translation>
    </message>
    <message>
        <source>Mine! The whole match!</source>
        <translation>Meins! Die ganze Partie!</translation>
    </message>
    <message>
        <source>I wanted that badly.</source>
        <translation>Die wollte ich unbedingt.</translation>
    </message>
    <message>
        <source>That pile was mine!</source>
        <translation>Das Paket war meins!</translation>
    </message>
    <message>
        <source>Rematch. Right now.</source>
        <translation>Revanche. Und zwar sofort.</translation>
    </message>
    <message>
        <source>It was about time.</source>
        <translation>Wurde auch Zeit.</translation>
    </message>
    <message>
        <source>One waits, and there it is.</source>
        <translation>Man wartet, und da ist er.</translation>
    </message>
    <message>
        <source>Not bad, if I may.</source>
        <translation>Nicht übel, muss man sagen.</translation>
    </message>
    <message>
        <source>It counts. That will do.</source>
        <translation>Zählt. Reicht mir.</translation>
    </message>
    <message>
        <source>No beauty, but there.</source>
        <translation>Keine Schönheit, aber da.</translation>
    </message>
    <message>
        <source>I’ve seen worse.</source>
        <translation>Hab schon Schlechteres gesehen.</translation>
    </message>
    <message>
        <source>If nobody else wants it.</source>
        <translation>Wenn es sonst keiner will.</translation>
    </message>
    <message>
        <source>You left it long enough.</source>
        <translation>Lag ja lange genug da.</translation>
    </message>
    <message>
        <source>I can wait. You couldn’t.</source>
        <translation>Ich kann warten. Andere nicht.</translation>
    </message>
    <message>
        <source>Closed for lunch.</source>
        <translation>Mittagspause.</translation>
    </message>
    <message>
        <source>Now we wait.</source>
        <translation>Jetzt wird gewartet.</translation>
    </message>
    <message>
        <source>A little frost does good.</source>
        <translation>Ein wenig Frost tut gut.</translation>
    </message>
    <message>
        <source>That’s that, then.</source>
        <translation>Das wär’s dann.</translation>
    </message>
    <message>
        <source>Closing time.</source>
        <translation>Feierabend.</translation>
    </message>
    <message>
        <source>I’ve waited long enough.</source>
        <translation>Genug gewartet.</translation>
    </message>
    <message>
        <source>There was no hurry.</source>
        <translation>Es eilte ja nicht.</translation>
    </message>
    <message>
        <source>Some things need to ripen.</source>
        <translation>Manches muss eben reifen.</translation>
    </message>
    <message>
        <source>Four. I didn’t even ask.</source>
        <translation>Vier. Ganz ungefragt.</translation>
    </message>
    <message>
        <source>I’d have waited. Well done.</source>
        <translation>Ich hätte gewartet. Aber gut.</translation>
    </message>
    <message>
        <source>Respectable.</source>
        <translation>Alle Achtung.</translation>
    </message>
    <message>
        <source>You surprise me.</source>
        <translation>Du überraschst mich.</translation>
    </message>
    <message>
        <source>Waiting was worth it.</source>
        <translation>Das Warten hat sich gelohnt.</translation>
    </message>
    <message>
        <source>I won’t complain.</source>
        <translation>Da will ich nicht klagen.</translation>
    </message>
    <message>
        <source>One has seen such things.</source>
        <translation>Kommt vor.</translation>
    </message>
    <message>
        <source>I blame the cards.</source>
        <translation>Es lag an den Karten.</translation>
    </message>
    <message>
        <source>Well. Somebody had to.</source>
        <translation>Nun. Einer musste ja.</translation>
    </message>
    <message>
        <source>Slowly, but surely.</source>
        <translation>Langsam, aber sicher.</translation>
    </message>
    <message>
        <source>I’ll get over it. Slowly.</source>
        <translation>Ich werd’s verwinden. Langsam.</translation>
    </message>
    <message>
        <source>My cap, please.</source>
        <translation>Meine Mütze, bitte.</translation>
    </message>
    <message>
        <source>Ta-da! All real!</source>
        <translation>Tada! Alles echt!</translation>
    </message>
    <message>
        <source>Ooh, how pretty!</source>
        <translation>Oh, ist der hübsch!</translation>
    </message>
    <message>
        <source>I had a feeling today.</source>
        <translation>Ich hatte da so ein Gefühl.</translation>
    </message>
    <message>
        <source>A bit colourful, I like it.</source>
        <translation>Bisschen bunt, mag ich.</translation>
    </message>
    <message>
        <source>Wild ones are fun!</source>
        <translation>Wilde Karten machen Spaß!</translation>
    </message>
    <message>
        <source>Hop, and closed!</source>
        <translation>Hopp, und zu!</translation>
    </message>
    <message>
        <source>Oops, so many cards!</source>
        <translation>Huch, so viele Karten!</translation>
    </message>
    <message>
        <source>My tummy said: take it!</source>
        <translation>Mein Bauch sagte: nehmen!</translation>
    </message>
    <message>
        <source>Presents! For me?</source>
        <translation>Geschenke! Für mich?</translation>
    </message>
    <message>
        <source>Freeze! Nobody move!</source>
        <translation>Stopp! Keiner bewegt sich!</translation>
    </message>
    <message>
        <source>Brr, cold in here.</source>
        <translation>Brr, ganz schön kalt hier.</translation>
    </message>
    <message>
        <source>Just a little mischief.</source>
        <translation>Nur ein kleiner Streich.</translation>
    </message>
    <message>
        <source>Bye-bye, cards!</source>
        <translation>Tschüss, Karten!</translation>
    </message>
    <message>
        <source>And I’m out! Surprise!</source>
        <translation>Und raus bin ich! Überraschung!</translation>
    </message>
    <message>
        <source>That felt right just now.</source>
        <translation>Fühlte sich gerade richtig an.</translation>
    </message>
    <message>
        <source>Abracadabra!</source>
        <translation>Abrakadabra!</translation>
    </message>
    <message>
        <source>Peekaboo, all at once!</source>
        <translation>Kuckuck, alles auf einmal!</translation>
    </message>
    <message>
        <source>Four red ones, jackpot!</source>
        <translation>Vier rote, Hauptgewinn!</translation>
    </message>
    <message>
        <source>High five!</source>
        <translation>Schlag ein!</translation>
    </message>
    <message>
        <source>You’re on fire!</source>
        <translation>Du bist ja in Fahrt!</translation>
    </message>
    <message>
        <source>Ooh, do that again!</source>
        <translation>Oh, gleich noch mal!</translation>
    </message>
    <message>
        <source>Happy dance!</source>
        <translation>Freudentanz!</translation>
    </message>
    <message>
        <source>And all by feeling!</source>
        <translation>Und alles nach Gefühl!</translation>
    </message>
    <message>
        <source>Oops. Shall we forget that?</source>
        <translation>Ups. Vergessen wir das?</translation>
    </message>
    <message>
        <source>My gut was on holiday.</source>
        <translation>Mein Bauch hatte Urlaub.</translation>
    </message>
    <message>
        <source>Yippee, that’s a win!</source>
        <translation>Juhu, gewonnen!</translation>
    </message>
    <message>
        <source>Confetti, everybody!</source>
        <translation>Konfetti für alle!</translation>
    </message>
    <message>
        <source>It was fun anyway!</source>
        <translation>Spaß hat’s trotzdem gemacht!</translation>
    </message>
    <message>
        <source>Again, again, again!</source>
        <translation>Noch mal, noch mal!</translation>
    </message>
    <message>
        <source>No wild card. As planned.</source>
        <translation>Keine wilde Karte. Wie geplant.</translation>
    </message>
    <message>
        <source>Worked out to the card.</source>
        <translation>Auf die Karte genau berechnet.</translation>
    </message>
    <message>
        <source>The odds were good.</source>
        <translation>Die Chancen standen gut.</translation>
    </message>
    <message>
        <source>Less, but certain.</source>
        <translation>Weniger, dafür sicher.</translation>
    </message>
    <message>
        <source>A sound compromise.</source>
        <translation>Ein vernünftiger Kompromiss.</translation>
    </message>
    <message>
        <source>The sum adds up.</source>
        <translation>Die Rechnung geht auf.</translation>
    </message>
    <message>
        <source>I counted every one.</source>
        <translation>Ich habe jede mitgezählt.</translation>
    </message>
    <message>
        <source>That pays, on average.</source>
        <translation>Das lohnt sich im Schnitt.</translation>
    </message>
    <message>
        <source>Exactly at the right moment.</source>
        <translation>Genau im richtigen Moment.</translation>
    </message>
    <message>
        <source>Correct at this point.</source>
        <translation>An dieser Stelle richtig.</translation>
    </message>
    <message>
        <source>That lowers your chances.</source>
        <translation>Das senkt eure Chancen.</translation>
    </message>
    <message>
        <source>Calculated. Nothing personal.</source>
        <translation>Berechnet. Nichts Persönliches.</translation>
    </message>
    <message>
        <source>Precisely on time.</source>
        <translation>Auf den Punkt.</translation>
    </message>
    <message>
        <source>Remainder: zero.</source>
        <translation>Rest: null.</translation>
    </message>
    <message>
        <source>Any later would cost points.</source>
        <translation>Später hätte Punkte gekostet.</translation>
    </message>
    <message>
        <source>All in one turn. Correct.</source>
        <translation>Alles in einem Zug. Korrekt.</translation>
    </message>
    <message>
        <source>Rare, but possible.</source>
        <translation>Selten, aber möglich.</translation>
    </message>
    <message>
        <source>Four. I counted twice.</source>
        <translation>Vier. Zweimal nachgezählt.</translation>
    </message>
    <message>
        <source>Flawless.</source>
        <translation>Fehlerfrei.</translation>
    </message>
    <message>
        <source>Exactly what I’d worked out.</source>
        <translation>Genau so hatte ich gerechnet.</translation>
    </message>
    <message>
        <source>The best move there was.</source>
        <translation>Der beste Zug von allen.</translation>
    </message>
    <message>
        <source>As the figures said.</source>
        <translation>Wie die Zahlen es sagten.</translation>
    </message>
    <message>
        <source>A clear result.</source>
        <translation>Ein klares Ergebnis.</translation>
    </message>
    <message>
        <source>I’ll check my figures.</source>
        <translation>Ich rechne das noch mal nach.</translation>
    </message>
    <message>
        <source>Unlikely, yet here we are.</source>
        <translation>Unwahrscheinlich, aber bitte.</translation>
    </message>
    <message>
        <source>Quod erat demonstrandum.</source>
        <translation>Was zu beweisen war.</translation>
    </message>
    <message>
        <source>It all added up.</source>
        <translation>Am Ende ging alles auf.</translation>
    </message>
    <message>
        <source>I must have miscounted.</source>
        <translation>Da habe ich mich verzählt.</translation>
    </message>
    <message>
        <source>You calculated better.</source>
        <translation>Da wurde besser gerechnet.</translation>
    </message>
    <message>
        <source>Pure.</source>
        <translation>Rein.</translation>
    </message>
    <message>
        <source>How still it lies.</source>
        <translation>Wie ruhig er liegt.</translation>
    </message>
    <message>
        <source>As I hoped.</source>
        <translation>Wie erhofft.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Gut.</translation>
    </message>
    <message>
        <source>Step by step.</source>
        <translation>Schritt für Schritt.</translation>
    </message>
    <message>
        <source>It may be mixed.</source>
        <translation>Er darf gemischt sein.</translation>
    </message>
    <message>
        <source>With your leave.</source>
        <translation>Wenn ihr erlaubt.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Danke.</translation>
    </message>
    <message>
        <source>That stays with me now.</source>
        <translation>Das bleibt jetzt bei mir.</translation>
    </message>
    <message>
        <source>Silence.</source>
        <translation>Stille.</translation>
    </message>
    <message>
        <source>Like a lake in winter.</source>
        <translation>Wie ein See im Winter.</translation>
    </message>
    <message>
        <source>Please wait a little.</source>
        <translation>Bitte wartet ein wenig.</translation>
    </message>
    <message>
        <source>I am done.</source>
        <translation>Ich bin fertig.</translation>
    </message>
    <message>
        <source>Empty hands.</source>
        <translation>Leere Hände.</translation>
    </message>
    <message>
        <source>That was all.</source>
        <translation>Das war alles.</translation>
    </message>
    <message>
        <source>You did not see me.</source>
        <translation>Mich hat keiner gesehen.</translation>
    </message>
    <message>
        <source>A secret, until now.</source>
        <translation>Ein Geheimnis, bis jetzt.</translation>
    </message>
    <message>
        <source>Four red petals.</source>
        <translation>Vier rote Blüten.</translation>
    </message>
    <message>
        <source>Beautiful.</source>
        <translation>Schön.</translation>
    </message>
    <message>
        <source>I bow to that.</source>
        <translation>Ich verneige mich.</translation>
    </message>
    <message>
        <source>Quietly brilliant.</source>
        <translation>Leise, aber großartig.</translation>
    </message>
    <message>
        <source>A good deal.</source>
        <translation>Eine gute Runde.</translation>
    </message>
    <message>
        <source>I am content.</source>
        <translation>Ich bin zufrieden.</translation>
    </message>
    <message>
        <source>You were better.</source>
        <translation>Das war besser gespielt.</translation>
    </message>
    <message>
        <source>I will listen more closely.</source>
        <translation>Ich werde genauer hinhören.</translation>
    </message>
    <message>
        <source>I am glad.</source>
        <translation>Ich freue mich.</translation>
    </message>
    <message>
        <source>Thank you for the match.</source>
        <translation>Danke für die Partie.</translation>
    </message>
    <message>
        <source>Well done, all of you.</source>
        <translation>Schön gespielt, ihr alle.</translation>
    </message>
    <message>
        <source>A worthy match.</source>
        <translation>Eine würdige Partie.</translation>
    </message>
    <message>
        <source>Yes! The real thing!</source>
        <translation>Ja! So muss das sein!</translation>
    </message>
    <message>
        <source>Pure beauties, every one!</source>
        <translation>Lauter reine Schönheiten!</translation>
    </message>
    <message>
        <source>Nothing beats a natural one!</source>
        <translation>Es geht nichts über echte!</translation>
    </message>
    <message>
        <source>Great, on we go!</source>
        <translation>Klasse, weiter geht’s!</translation>
    </message>
    <message>
        <source>A canasta is a canasta!</source>
        <translation>Canasta ist Canasta!</translation>
    </message>
    <message>
        <source>Hey, that’s closed too!</source>
        <translation>He, der ist auch zu!</translation>
    </message>
    <message>
        <source>Wow, look at that!</source>
        <translation>Wow, schaut euch das an!</translation>
    </message>
    <message>
        <source>What a haul!</source>
        <translation>Was für ein Fang!</translation>
    </message>
    <message>
        <source>There are canastas in there!</source>
        <translation>Da stecken Canastas drin!</translation>
    </message>
    <message>
        <source>Now it gets exciting!</source>
        <translation>Jetzt wird es spannend!</translation>
    </message>
    <message>
        <source>Ice cold, my friends!</source>
        <translation>Eiskalt, Freunde!</translation>
    </message>
    <message>
        <source>Let’s see who breaks it!</source>
        <translation>Mal sehen, wer das knackt!</translation>
    </message>
    <message>
        <source>Done! What a deal!</source>
        <translation>Fertig! Was für eine Runde!</translation>
    </message>
    <message>
        <source>And out! Magnificent!</source>
        <translation>Und aus! Herrlich!</translation>
    </message>
    <message>
        <source>That was so much fun!</source>
        <translation>Das hat Spaß gemacht!</translation>
    </message>
    <message>
        <source>All at once! Incredible!</source>
        <translation>Alles auf einmal! Unglaublich!</translation>
    </message>
    <message>
        <source>Have you ever seen that?</source>
        <translation>Habt ihr so was schon gesehen?</translation>
    </message>
    <message>
        <source>Four red threes! Unbelievable!</source>
        <translation>Vier rote Dreien! Unfassbar!</translation>
    </message>
    <message>
        <source>Fantastic! Absolutely fantastic!</source>
        <translation>Fantastisch! Einfach fantastisch!</translation>
    </message>
    <message>
        <source>See that? That’s us!</source>
        <translation>Seht ihr? Das sind wir!</translation>
    </message>
    <message>
        <source>I could hug you!</source>
        <translation>Ich könnte dich umarmen!</translation>
    </message>
    <message>
        <source>That one was a joy!</source>
        <translation>Die Runde war eine Wucht!</translation>
    </message>
    <message>
        <source>That felt like flying!</source>
        <translation>Das lief wie am Schnürchen!</translation>
    </message>
    <message>
        <source>Hats off to you!</source>
        <translation>Hut ab vor euch!</translation>
    </message>
    <message>
        <source>The next one is mine!</source>
        <translation>Die nächste gehört mir!</translation>
    </message>
    <message>
        <source>Champions! Let’s celebrate!</source>
        <translation>Sieg! Das wird gefeiert!</translation>
    </message>
    <message>
        <source>Best match ever!</source>
        <translation>Die beste Partie überhaupt!</translation>
    </message>
    <message>
        <source>What a match, well done!</source>
        <translation>Was für eine Partie, Glückwunsch!</translation>
    </message>
    <message>
        <source>I want to play again!</source>
        <translation>Ich will noch mal spielen!</translation>
    </message>
    <message>
        <source>All my treasures together.</source>
        <translation>Alle meine Schätze beisammen.</translation>
    </message>
    <message>
        <source>Saved up for a fine day.</source>
        <translation>Für einen schönen Tag gespart.</translation>
    </message>
    <message>
        <source>How neatly they line up.</source>
        <translation>Wie ordentlich sie sich reihen.</translation>
    </message>
    <message>
        <source>One after the other, dears.</source>
        <translation>Eine nach der anderen, ihr Lieben.</translation>
    </message>
    <message>
        <source>Wild ones, pulling together.</source>
        <translation>Wilde Karten, fest vereint.</translation>
    </message>
    <message>
        <source>So many helpers at once!</source>
        <translation>So viele Helfer auf einmal!</translation>
    </message>
    <message>
        <source>A row everyone can enjoy.</source>
        <translation>Eine Reihe, die allen gefällt.</translation>
    </message>
    <message>
        <source>All in a row, that helps!</source>
        <translation>Alle der Reihe nach, das hilft!</translation>
    </message>
    <message>
        <source>The wild ones belong to me!</source>
        <translation>Die Wilden gehören mir!</translation>
    </message>
    <message>
        <source>More wild ones? Bring them!</source>
        <translation>Noch mehr Wilde? Her damit!</translation>
    </message>
    <message>
        <source>A whole row, all mine!</source>
        <translation>Eine ganze Reihe, alles meins!</translation>
    </message>
    <message>
        <source>I wanted every one of them.</source>
        <translation>Ich wollte jede einzelne davon.</translation>
    </message>
    <message>
        <source>Tamed, with some patience.</source>
        <translation>Gezähmt, mit etwas Geduld.</translation>
    </message>
    <message>
        <source>A wild bunch, sitting still.</source>
        <translation>Wilde Bande, sitzt jetzt still.</translation>
    </message>
    <message>
        <source>Everything in its place.</source>
        <translation>Alles an seinem Platz.</translation>
    </message>
    <message>
        <source>Orderly. I approve.</source>
        <translation>Ordentlich. Das lobe ich mir.</translation>
    </message>
    <message>
        <source>A whole zoo of wild ones!</source>
        <translation>Ein ganzer Zoo voll Wilder!</translation>
    </message>
    <message>
        <source>Wild, wilder, mine!</source>
        <translation>Wild, wilder, meins!</translation>
    </message>
    <message>
        <source>Let’s dance the samba!</source>
        <translation>Jetzt wird Samba getanzt!</translation>
    </message>
    <message>
        <source>Ooh, like a little train!</source>
        <translation>Oh, wie eine kleine Eisenbahn!</translation>
    </message>
    <message>
        <source>Nothing but wild cards. Verified.</source>
        <translation>Nur wilde Karten. Geprüft.</translation>
    </message>
    <message>
        <source>Costly, but it pays.</source>
        <translation>Teuer, aber es lohnt sich.</translation>
    </message>
    <message>
        <source>In order, without a gap.</source>
        <translation>Der Reihe nach, ohne Lücke.</translation>
    </message>
    <message>
        <source>A clean sequence. Quite rare.</source>
        <translation>Saubere Folge. Recht selten.</translation>
    </message>
    <message>
        <source>The wild ones rest.</source>
        <translation>Die Wilden ruhen.</translation>
    </message>
    <message>
        <source>A calm storm.</source>
        <translation>Ein stiller Sturm.</translation>
    </message>
    <message>
        <source>Like stepping stones.</source>
        <translation>Wie Steine im Bach.</translation>
    </message>
    <message>
        <source>Each follows the one before.</source>
        <translation>Eine folgt der anderen.</translation>
    </message>
    <message>
        <source>Wild ones only! What a sight!</source>
        <translation>Nur Wilde! Was für ein Anblick!</translation>
    </message>
    <message>
        <source>Wild! Simply wild!</source>
        <translation>Wild! Einfach nur wild!</translation>
    </message>
    <message>
        <source>Samba! Everybody dance!</source>
        <translation>Samba! Alle tanzen!</translation>
    </message>
    <message>
        <source>What a beautiful row!</source>
        <translation>Was für eine schöne Reihe!</translation>
    </message>
</context>
<context>
    <name>GameProfileWords</name>
    <message>
        <source>easy</source>
        <comment>game</comment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>game</comment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>demanding</source>
        <comment>game</comment>
        <translation>anspruchsvoll</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>etwa {minutes} Min.</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <comment>how many can play</comment>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>{span} players</source>
        <translation>{span} Spieler</translation>
    </message>
</context>
<context>
    <name>GamesPageWords</name>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By opponents</source>
        <translation>Nach Gegnern</translation>
    </message>
    <message>
        <source>Rating beside the levels</source>
        <translation>Wertung neben den Stufen</translation>
    </message>
    <message>
        <source>The levels are rated as in “How strong are they?”: 400 points more mean ten matches won for each one lost. The bar shows where your rating lies with 95% certainty; every match makes it narrower. A side is as strong as its players on average.</source>
        <translation>Die Stufen sind bewertet wie unter „Wie stark sind sie?“: 400 Punkte mehr heißen zehn gewonnene Partien auf eine verlorene. Der Balken zeigt, wo deine Wertung mit 95&#xa0;% Sicherheit liegt; jede Partie macht ihn schmaler. Eine Seite ist so stark wie ihre Spieler im Durchschnitt.</translation>
    </message>
    <message>
        <source>There is a rating once a match of Classic Canasta for two or four has been played to the end against computer players: the strength of the levels is measured there.</source>
        <translation>Eine Wertung gibt es, sobald eine Partie Klassisches Canasta zu zweit oder zu viert gegen Computerspieler zu Ende gespielt ist: Dort ist die Stärke der Stufen gemessen.</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>{name}, choose who sits there</source>
        <translation>{name}, wählen, wer dort sitzt</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Wer Platz {number} spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Porträt</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Move {name} one seat back</source>
        <translation>{name} einen Platz zurück setzen</translation>
    </message>
    <message>
        <source>Move {name} one seat on</source>
        <translation>{name} einen Platz weiter setzen</translation>
    </message>
    <message>
        <source>{name}: {temperament}</source>
        <translation>{name}: {temperament}</translation>
    </message>
    <message>
        <source>{name}: plays as you have set</source>
        <translation>{name}: spielt, wie du es eingestellt hast</translation>
    </message>
    <message>
        <source>Temperament of {name}: {manner}</source>
        <translation>Temperament von {name}: {manner}</translation>
    </message>
    <message>
        <source>Set the temperament</source>
        <translation>Temperament einstellen</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Wer auf Platz {number} sitzt</translation>
    </message>
    <message>
        <source>A guest</source>
        <translation>Ein Gast</translation>
    </message>
    <message>
        <source>Remember {name}</source>
        <translation>{name} merken</translation>
    </message>
    <message>
        <source>With their own settings and statistics</source>
        <translation>Mit eigenen Einstellungen und eigener Statistik</translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message>
        <source>In this game the pile is always frozen.</source>
        <translation>In diesem Spiel ist der Ablagestapel immer gesperrt.</translation>
    </message>
    <message>
        <source>In this game threes are not melded: they are laid out, and replaced from the stock.</source>
        <translation>In diesem Spiel gehören Dreien in keine Meldung: Sie werden hingelegt und vom Talon ersetzt.</translation>
    </message>
    <message>
        <source>A red three is not melded: you lay it out yourself, and it is replaced from the stock.</source>
        <translation>Eine rote Drei gehört in keine Meldung: Du legst sie selbst hin und bekommst Ersatz vom Talon.</translation>
    </message>
    <message>
        <source>A red three is not melded: it is laid out at once, and replaced from the stock.</source>
        <translation>Eine rote Drei gehört in keine Meldung; sie wird sofort hingelegt und vom Talon ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>No meld has more than %Ln of them.</source>
        <translation>
            <numerusform>Keine Meldung hat mehr als eine davon.</numerusform>
            <numerusform>Keine Meldung hat mehr als %Ln davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side has not melded yet: one of its first melds must count {points} points.</source>
        <translation>Deine Seite hat noch nicht ausgelegt: Eine der ersten Meldungen muss {points} Punkte zählen.</translation>
    </message>
    <message>
        <source>Your side has not melded yet: its first melds must count {points} points together.</source>
        <translation>Deine Seite hat noch nicht ausgelegt: Die ersten Meldungen müssen zusammen {points} Punkte zählen.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %Ln canasta(s) to go out.</source>
        <translation>
            <numerusform>Deine Seite braucht einen Canasta, um auszumachen.</numerusform>
            <numerusform>Deine Seite braucht %Ln Canastas, um auszumachen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then you cannot play your last card.</source>
        <translation>Vorher kannst du deine letzte Karte nicht ausspielen.</translation>
    </message>
    <message>
        <source>Until your side melds, the pile is frozen for it.</source>
        <translation>Bis deine Seite auslegt, ist der Ablagestapel für sie gesperrt.</translation>
    </message>
    <message>
        <source>Jokers and twos are wild: they stand for cards that a meld lacks.</source>
        <translation>Joker und Zweien sind wild und ersetzen fehlende Karten.</translation>
    </message>
    <message numerus="yes">
        <source>A meld of %Ln card(s) is a canasta.</source>
        <translation>
            <numerusform>Eine Karte ist ein Canasta.</numerusform>
            <numerusform>%Ln Karten in einer Meldung sind ein Canasta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side cannot take the pile until it has melded from the hand.</source>
        <translation>Deine Seite darf das Paket erst nehmen, wenn sie aus der Hand ausgelegt hat.</translation>
    </message>
    <message>
        <source>Your side has its canastas: whoever plays their last card goes out, and the deal ends.</source>
        <translation>Deine Seite hat ihre Canastas: Wer seine letzte Karte ausspielt, macht aus, und die Runde endet.</translation>
    </message>
    <message>
        <source>To take it, you need a natural pair from your hand that matches its top card.</source>
        <translation>Du nimmst das Paket nur mit einem natürlichen Paar aus der Hand, das zur obersten Karte passt.</translation>
    </message>
    <message>
        <source>The pile is frozen for everybody: you need a natural pair from your hand that matches its top card.</source>
        <translation>Der Ablagestapel ist für alle gesperrt: Du brauchst ein natürliches Paar aus der Hand, das zur obersten Karte passt.</translation>
    </message>
    <message>
        <source>You need a natural pair from your hand that matches its top card.</source>
        <translation>Du brauchst ein natürliches Paar aus der Hand, das zur obersten Karte passt.</translation>
    </message>
    <message>
        <source>While a black three lies on top, nobody can take the pile.</source>
        <translation>Solange oben eine schwarze Drei liegt, kann niemand das Paket nehmen.</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>The initial meld</source>
        <translation>Die Erstmeldung</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde Karten</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Das Paket nehmen</translation>
    </message>
    <message>
        <source>Stopped and frozen</source>
        <translation>Gestoppt und gesperrt</translation>
    </message>
    <message>
        <source>Canasta, and out</source>
        <translation>Canasta und Ausmachen</translation>
    </message>
    <message>
        <source>Collect cards of one rank: three make a meld, seven a canasta. It is worth hundreds of points, and without one your side cannot go out.</source>
        <translation>Sammle gleiche Karten, zum Beispiel Damen: Drei sind eine Meldung, sieben ein Canasta. Er bringt Hunderte von Punkten, und ohne einen kann deine Seite nicht ausmachen.</translation>
    </message>
    <message>
        <source>Every turn begins with a card from the stock. A red three lies down by itself, counts {red_three} points, and is replaced.</source>
        <translation>Jeder Zug beginnt mit einer Karte vom Talon. Eine rote Drei legt sich von selbst hin, zählt {red_three} Punkte und wird ersetzt.</translation>
    </message>
    <message>
        <source>The first melds of your side must count {minimum} points together. Three queens count {queens} and three nines {nines}: that is enough.</source>
        <translation>Die ersten Meldungen deiner Seite müssen zusammen {minimum} Punkte zählen. Drei Damen zählen {queens}, drei Neunen {nines}: Das reicht.</translation>
    </message>
    <message>
        <source>Mira has discarded a king, and you hold two: this pair takes the whole pile. The three kings are melded at once.</source>
        <translation>Mira hat einen König abgeworfen, und du hast zwei: Mit diesem Paar nimmst du das ganze Paket. Die drei Könige liegen sofort als Meldung aus.</translation>
    </message>
    <message>
        <source>On a black three the next player cannot take the pile. It holds for that one turn, until another card covers it.</source>
        <translation>Liegt eine schwarze Drei oben, kann der nächste Spieler das Paket nicht nehmen. Das gilt nur, bis die nächste Karte auf ihr liegt.</translation>
    </message>
    <message>
        <source>Jonas has discarded a two, and a wild card freezes the pile: now only a natural pair from the hand takes it. You hold one jack, so you draw.</source>
        <translation>Jonas hat eine Zwei abgeworfen, und eine wilde Karte sperrt den Ablagestapel: Nun nimmt das Paket nur ein natürliches Paar aus der Hand. Du hast nur einen Buben, also ziehst du.</translation>
    </message>
    <message>
        <source>The seventh queen makes a canasta: {mixed} points, and without a wild card it would be {natural}. Melds belong to both partners, so your jack fits Anna’s.</source>
        <translation>Mit der siebten Dame ist der Canasta fertig: {mixed} Punkte, ohne wilde Karte wären es {natural}. Meldungen gehören beiden Partnern, also passt dein Bube zu Annas Buben.</translation>
    </message>
    <message>
        <source>Whoever plays their last card goes out: the deal ends, and that is worth {out} points. What is left in the hands counts against their sides.</source>
        <translation>Wer seine letzte Karte ausspielt, macht aus: Die Runde endet, und das bringt {out} Punkte. Was noch auf den Händen ist, wird abgezogen.</translation>
    </message>
    <message>
        <source>Now the others play. Watch what they do.</source>
        <translation>Jetzt sind die anderen dran. Schau ihnen zu.</translation>
    </message>
    <message>
        <source>Now press “Lay out”.</source>
        <translation>Drück jetzt auf „Auslegen“.</translation>
    </message>
    <message>
        <source>Select your three queens: click them one by one, or double-click one.</source>
        <translation>Wähl deine drei Damen: Klick sie einzeln an oder eine davon doppelt.</translation>
    </message>
    <message>
        <source>Click on the stock.</source>
        <translation>Klick auf den Talon.</translation>
    </message>
    <message>
        <source>Then drag the three nines onto “New meld”.</source>
        <translation>Zieh nun die drei Neunen auf „Neue Meldung“.</translation>
    </message>
    <message>
        <source>Drag the three queens onto “New meld”.</source>
        <translation>Zieh die drei Damen auf „Neue Meldung“.</translation>
    </message>
    <message>
        <source>Drag the two onto your queens.</source>
        <translation>Zieh die Zwei auf deine Damen.</translation>
    </message>
    <message>
        <source>Drag your two kings onto the discard pile.</source>
        <translation>Zieh deine zwei Könige auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Drag the three fives onto “New meld”.</source>
        <translation>Zieh die drei Fünfen auf „Neue Meldung“.</translation>
    </message>
    <message>
        <source>Then drag the jack onto the jacks.</source>
        <translation>Zieh nun den Buben auf die Buben.</translation>
    </message>
    <message>
        <source>Drag the queen onto your queens.</source>
        <translation>Zieh die Dame auf deine Damen.</translation>
    </message>
    <message>
        <source>Drag your last card, {card}, onto the discard pile.</source>
        <translation>Zieh deine letzte Karte, {card}, auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Drag {card} onto the discard pile.</source>
        <translation>Zieh {card} auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>Read the rule ({clause})</source>
        <translation>Regel nachlesen ({clause})</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Zeig mir, wie</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>That was your first deal</source>
        <translation>Das war deine erste Runde</translation>
    </message>
    <message>
        <source>{own} points for you and Anna, {others} for the other side.</source>
        <translation>{own} Punkte für dich und Anna, {others} für die Gegenseite.</translation>
    </message>
    <message>
        <source>Play a game with Anna</source>
        <translation>Eine Partie mit Anna</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Now the others play.</source>
        <translation>Jetzt sind die anderen dran.</translation>
    </message>
    <message>
        <source>Enter lays out.</source>
        <translation>Mit Enter legst du aus.</translation>
    </message>
    <message>
        <source>The arrow keys lead through your hand, Space selects: select your three queens. {key} does it for you, now and in every step.</source>
        <translation>Mit den Pfeiltasten gehst du durch dein Blatt, mit der Leertaste wählst du aus: Wähl deine drei Damen. {key} macht es für dich, hier und in jedem Schritt.</translation>
    </message>
    <message>
        <source>Draw with F2.</source>
        <translation>Zieh mit F2.</translation>
    </message>
    <message>
        <source>Now the three nines: select them, then the up arrow and Enter.</source>
        <translation>Nun die drei Neunen: Wähl sie aus, dann Pfeil nach oben und Enter.</translation>
    </message>
    <message>
        <source>Select the three queens, then press the up arrow and Enter: a new meld.</source>
        <translation>Wähl die drei Damen aus und drück Pfeil nach oben und Enter: eine neue Meldung.</translation>
    </message>
    <message>
        <source>Select the two, press the up arrow, go right to the queens, and press Enter.</source>
        <translation>Wähl die Zwei aus, drück Pfeil nach oben, geh nach rechts zu den Damen und drück Enter.</translation>
    </message>
    <message>
        <source>Take the pile with F3, and say yes with Enter.</source>
        <translation>Nimm das Paket mit F3 und bestätige mit Enter.</translation>
    </message>
    <message>
        <source>Select the three fives, then press the up arrow and Enter: a new meld.</source>
        <translation>Wähl die drei Fünfen aus und drück Pfeil nach oben und Enter: eine neue Meldung.</translation>
    </message>
    <message>
        <source>Now the jack: select it, press the up arrow, go right to the jacks, and press Enter.</source>
        <translation>Nun der Bube: Wähl ihn aus, drück Pfeil nach oben, geh nach rechts zu den Buben und drück Enter.</translation>
    </message>
    <message>
        <source>Select the queen, press the up arrow, go right to the queens, and press Enter.</source>
        <translation>Wähl die Dame aus, drück Pfeil nach oben, geh nach rechts zu den Damen und drück Enter.</translation>
    </message>
    <message>
        <source>Go to this card and press F4 twice: {card}.</source>
        <translation>Geh zu dieser Karte und drück zweimal F4: {card}.</translation>
    </message>
    <message>
        <source>Twos and jokers stand in for any other card. A meld needs at least two natural cards and has at most three wild ones.</source>
        <translation>Zweien und Joker springen für jede andere Karte ein. Eine Meldung braucht mindestens zwei natürliche Karten und darf höchstens drei wilde haben.</translation>
    </message>
    <message>
        <source>Your turn ends with a card on the discard pile. Discard what is of little use to you and to the player after you.</source>
        <translation>Dein Zug endet mit einer Karte auf dem Ablagestapel. Wirf ab, was dir wenig nützt und dem nächsten Spieler auch.</translation>
    </message>
    <message>
        <source>All other cards of the pile have gone into your hand, three fives among them. You may meld those in the same turn.</source>
        <translation>Alle anderen Karten des Pakets sind auf deine Hand gekommen, darunter drei Fünfen. Du darfst sie noch im selben Zug auslegen.</translation>
    </message>
    <message>
        <source>Now you know what you need for a game of Canasta:</source>
        <translation>Jetzt kannst du, was man für eine Partie Canasta braucht:</translation>
    </message>
    <message>
        <source>You could do that too. Here I want to show you “{title}”.</source>
        <translation>Das ginge auch. Hier möchte ich dir „{title}“ zeigen.</translation>
    </message>
</context>
<context>
    <name>SheetExport</name>
    <message>
        <source>Save the score</source>
        <translation>Abrechnung speichern</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>The score could not be saved.</source>
        <translation>Die Abrechnung konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The score is saved as {file}.</source>
        <translation>Die Abrechnung ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>This program cannot print here. Save the score as a PDF and print that.</source>
        <translation>Hier kann das Programm nicht drucken. Speichere die Abrechnung als PDF und drucke dieses.</translation>
    </message>
    <message>
        <source>The score has been sent to the printer.</source>
        <translation>Die Abrechnung ist an den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The printer took nothing. Is it switched on and ready?</source>
        <translation>Der Drucker hat nichts angenommen. Ist er eingeschaltet und bereit?</translation>
    </message>
</context>
<context>
    <name>AlternativeWords</name>
    <message>
        <source>going on without asking</source>
        <translation>ohne zu fragen weiterzuspielen</translation>
    </message>
    <message>
        <source>laying nothing more</source>
        <translation>nichts weiter auszulegen</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>taking the pile</source>
        <translation>das Paket zu nehmen</translation>
    </message>
    <message>
        <source>discarding {card}</source>
        <translation>{card} abzuwerfen</translation>
    </message>
    <message>
        <source>another card</source>
        <translation>eine andere Karte</translation>
    </message>
    <message>
        <source>ending it there</source>
        <translation>damit aufzuhören</translation>
    </message>
    <message>
        <source>a yes</source>
        <translation>ein Ja</translation>
    </message>
    <message>
        <source>a no</source>
        <translation>ein Nein</translation>
    </message>
    <message>
        <source>joining two melds</source>
        <translation>zwei Meldungen zusammenzulegen</translation>
    </message>
    <message>
        <source>laying out {cards}</source>
        <translation>{cards} hinzulegen</translation>
    </message>
    <message>
        <source>the special hand {name}</source>
        <translation>das Sonderblatt {name}</translation>
    </message>
    <message>
        <source>another move</source>
        <translation>ein anderer Zug</translation>
    </message>
    <message>
        <source>{what} would have been worth about {points} points less.</source>
        <translation>{what} hätte rund {points} Punkte weniger gebracht.</translation>
    </message>
    <message>
        <source>{what} would have been worth about {points} points more, but that is how {name} plays.</source>
        <translation>{what} hätte rund {points} Punkte mehr gebracht, aber so spielt {name} nun einmal.</translation>
    </message>
    <message>
        <source>{what} would have been worth about as much.</source>
        <translation>{what} hätte etwa ebenso viel gebracht.</translation>
    </message>
    <message>
        <source>melding {cards}</source>
        <translation>{cards} auszulegen</translation>
    </message>
    <message>
        <source>asking the partner</source>
        <translation>den Partner zu fragen</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} hat vom Talon gezogen</translation>
    </message>
    <message>
        <source>{name} took the pile</source>
        <translation>{name} hat das Paket genommen</translation>
    </message>
    <message>
        <source>{name} took only the top card of the pile</source>
        <translation>{name} hat nur die oberste Karte des Ablagestapels genommen</translation>
    </message>
    <message>
        <source>{name} discarded the last card face down</source>
        <translation>{name} hat die letzte Karte verdeckt abgeworfen</translation>
    </message>
    <message>
        <source>{name} discarded {what}</source>
        <translation>{name} hat {what} abgeworfen</translation>
    </message>
    <message>
        <source>{name} did not take the pile, and the deal ended</source>
        <translation>{name} hat das Paket nicht genommen, und die Runde war zu Ende</translation>
    </message>
    <message>
        <source>{name} ended the turn without a discard</source>
        <translation>{name} hat den Zug ohne Abwurf beendet</translation>
    </message>
    <message>
        <source>{name} said yes</source>
        <translation>{name} hat ja gesagt</translation>
    </message>
    <message>
        <source>{name} said no</source>
        <translation>{name} hat nein gesagt</translation>
    </message>
    <message>
        <source>{name} joined two melds</source>
        <translation>{name} hat zwei Meldungen zusammengelegt</translation>
    </message>
    <message>
        <source>{name} laid out {what}</source>
        <translation>{name} hat {what} hingelegt</translation>
    </message>
    <message>
        <source>{name} laid down a special hand, {what}</source>
        <translation>{name} hat ein Sonderblatt hingelegt, {what}</translation>
    </message>
    <message>
        <source>{name} melded {what}</source>
        <translation>{name} hat {what} ausgelegt</translation>
    </message>
    <message>
        <source>{name} asked the partner about going out</source>
        <translation>{name} hat den Partner nach dem Ausmachen gefragt</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>it promised the most.</source>
        <translation>Das versprach am meisten.</translation>
    </message>
    <message>
        <source>{move}: {reason}</source>
        <translation>{move}: {reason}</translation>
    </message>
    <message>
        <source>the pile could not be taken.</source>
        <translation>Das Paket war nicht zu nehmen.</translation>
    </message>
    <message>
        <source>the pile was not worth the cards it would have cost.</source>
        <translation>Das Paket lohnte sich nicht: Es hätte zu gute Karten gekostet.</translation>
    </message>
    <message>
        <source>melds came closer to a canasta ({cards}).</source>
        <translation>Meldungen kamen einem Canasta näher ({cards}).</translation>
    </message>
    <message>
        <source>a new meld ({cards}) is another chance of a canasta.</source>
        <translation>Eine neue Meldung ({cards}) ist eine weitere Chance auf einen Canasta.</translation>
    </message>
    <message>
        <source>a canasta was completed ({cards}).</source>
        <translation>Damit war ein Canasta fertig ({cards}).</translation>
    </message>
    <message>
        <source>otherwise the others could have taken it, or the deal would have ended badly.</source>
        <translation>Sonst hätte es jemand anders nehmen können, oder die Runde wäre schlecht ausgegangen.</translation>
    </message>
    <message>
        <source>these cards brought the melds closer to a canasta.</source>
        <translation>Diese Karten brachten die Meldungen einem Canasta näher.</translation>
    </message>
    <message>
        <source>a new meld is another chance of a canasta.</source>
        <translation>Eine neue Meldung ist eine weitere Chance auf einen Canasta.</translation>
    </message>
    <message>
        <source>that completed a canasta.</source>
        <translation>Damit war ein Canasta fertig.</translation>
    </message>
    <message>
        <source>the deal was near its end, and what lies on the table cannot count against a side.</source>
        <translation>Die Runde ging zu Ende, und was ausliegt, zählt nicht gegen die eigene Seite.</translation>
    </message>
    <message>
        <source>it was a good moment to end the deal.</source>
        <translation>Es war ein guter Moment, die Runde zu beenden.</translation>
    </message>
    <message>
        <source>going out was possible, but there was more to win by playing on.</source>
        <translation>Ausmachen war möglich, aber Weiterspielen versprach mehr.</translation>
    </message>
    <message>
        <source>so near the end of the match, what counted was to win it, not the points of the deal.</source>
        <translation>so kurz vor dem Ende der Partie zählte, wer sie gewinnt, nicht die Punkte dieser Runde.</translation>
    </message>
    <message>
        <source>the partner might still have held many cards.</source>
        <translation>Der Partner hatte vielleicht noch viele Karten.</translation>
    </message>
    <message>
        <source>too many cards would have counted against the side.</source>
        <translation>Zu viele Karten hätten gegen die Seite gezählt.</translation>
    </message>
    <message>
        <source>the next player had thrown {ranks} away or let them lie, and could hardly use them.</source>
        <translation>Der nächste Spieler hatte {ranks} abgeworfen oder liegen lassen und brauchte sie wohl kaum.</translation>
    </message>
    <message>
        <source>the next player could hardly take the pile with it.</source>
        <translation>Damit konnte der nächste Spieler das Paket kaum nehmen.</translation>
    </message>
    <message>
        <source>a black three bars the next player from the pile.</source>
        <translation>Liegt eine schwarze Drei oben, kann der nächste Spieler das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>with this card on top the next player could not take the pile.</source>
        <translation>Mit dieser Karte oben konnte der nächste Spieler das Paket nicht nehmen.</translation>
    </message>
    <message>
        <source>it froze the pile.</source>
        <translation>Das sperrte den Ablagestapel.</translation>
    </message>
    <message>
        <source>pairs that take the pile were kept: {cards}.</source>
        <translation>So blieben Paare auf der Hand, mit denen man das Paket nimmt: {cards}.</translation>
    </message>
    <message>
        <source>a pair was kept that can take the pile.</source>
        <translation>So blieb ein Paar auf der Hand, mit dem man das Paket nimmt.</translation>
    </message>
    <message>
        <source>pairs were kept that can take the pile.</source>
        <translation>So blieben Paare auf der Hand, mit denen man das Paket nimmt.</translation>
    </message>
    <message>
        <source>most {ranks} had been seen, and the next player could hardly take the pile with one.</source>
        <translation>Die meisten {ranks} waren schon zu sehen; der nächste Spieler konnte das Paket damit kaum nehmen.</translation>
    </message>
    <message>
        <source>It is no longer known why {name} did this.</source>
        <translation>Warum {name} das getan hat, weiß niemand mehr.</translation>
    </message>
    <message>
        <source>Looking for the reasons …</source>
        <translation>Die Gründe werden gesucht …</translation>
    </message>
    <message>
        <source>the pile could not be taken, or was not worth it.</source>
        <translation>Das Paket war nicht zu nehmen oder lohnte sich nicht.</translation>
    </message>
    <message>
        <source>it was worth it.</source>
        <translation>Es hat sich gelohnt.</translation>
    </message>
    <message>
        <source>the stock was empty, and more cards would not have helped.</source>
        <translation>Der Talon war leer, und mehr Karten hätten nicht geholfen.</translation>
    </message>
    <message>
        <source>that reached the minimum, and the side had melded.</source>
        <translation>Damit war der Mindestwert erreicht, und die Seite hatte ausgelegt.</translation>
    </message>
    <message>
        <source>there was little to lose if the deal ended.</source>
        <translation>Es war wenig zu verlieren, wenn die Runde endete.</translation>
    </message>
    <message>
        <source>it was the least useful card.</source>
        <translation>Diese Karte war am wenigsten zu brauchen.</translation>
    </message>
    <message>
        <source>every discard was risky, this one least.</source>
        <translation>Jeder Abwurf war riskant, dieser am wenigsten.</translation>
    </message>
</context>
<context>
    <name>TemperamentEditor</name>
    <message>
        <source>Back to their own manner</source>
        <translation>Zurück zur eigenen Art</translation>
    </message>
    <message>
        <source>This does not change how strong somebody plays.</source>
        <translation>Wie stark jemand spielt, ändert das nicht.</translation>
    </message>
</context>
<context>
    <name>TraitEditor</name>
    <message>
        <source>{trait}: {degree}</source>
        <translation>{trait}: {degree}</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>StrengthWords</name>
    <message>
        <source>How strong are they?</source>
        <translation>Wie stark sind sie?</translation>
    </message>
    <message>
        <source>The levels played {count} matches of {game} against each other and against players that never change, always with the same cards from both sides.</source>
        <translation>Die Stufen haben {count} Partien {game} gegeneinander und gegen Spieler gespielt, die sich nie ändern, immer mit denselben Karten von beiden Seiten.</translation>
    </message>
    <message>
        <source>The figures are missing. Install the program again.</source>
        <translation>Die Zahlen fehlen. Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>Plays a few likely moves on in thought, four turns far, with 8 to 48 guesses at the hidden cards, and takes the one that comes out best.</source>
        <translation>Spielt einige aussichtsreiche Züge in Gedanken weiter, vier Züge weit und mit 8 bis 48 Vermutungen über die verdeckten Karten, und nimmt den, der am besten ausgeht.</translation>
    </message>
    <message>
        <source>Thinks as the strong one does, but about more moves, eight turns far, and with up to 162 guesses, more where it is close. It is the best that we can make, and not perfect.</source>
        <translation>Denkt wie die Stufe Stark, aber über mehr Züge nach, acht Züge weit und mit bis zu 162 Vermutungen, wo es knapp ist mit mehr. Besser können wir es nicht, und vollkommen ist es nicht.</translation>
    </message>
    <message>
        <source>The former beginner</source>
        <translation>Der frühere Anfänger</translation>
    </message>
    <message>
        <source>The former skilled level</source>
        <translation>Die frühere Stufe Geübt</translation>
    </message>
    <message>
        <source>Takes every pile it can</source>
        <translation>Nimmt das Paket, wann immer es geht</translation>
    </message>
    <message>
        <source>Does what comes first on a fixed list</source>
        <translation>Tut, was auf einer festen Liste zuerst kommt</translation>
    </message>
    <message>
        <source>Measured against</source>
        <translation>Gemessen an</translation>
    </message>
    <message>
        <source>Decides half of its moves in {p50}, 19 of 20 in {p95}, and every one in {longest}.</source>
        <translation>Entscheidet die Hälfte seiner Züge in {p50}, 19 von 20 in {p95} und jeden in {longest}.</translation>
    </message>
    <message>
        <source>Decides 19 of 20 moves in {p95}, and every one in {longest}.</source>
        <translation>Entscheidet 19 von 20 Zügen in {p95} und jeden in {longest}.</translation>
    </message>
    <message>
        <source>Decides every move in {longest}.</source>
        <translation>Entscheidet jeden Zug in {longest}.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>less than 1&#xa0;ms</source>
        <translation>weniger als 1&#xa0;ms</translation>
    </message>
    <message>
        <source>{count}&#xa0;ms</source>
        <translation>{count}&#xa0;ms</translation>
    </message>
    <message>
        <source>{count}&#xa0;s</source>
        <translation>{count}&#xa0;s</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>In jedem Spiel</translation>
    </message>
    <message>
        <source>How many points a deal {level} is ahead of the former skilled level, with the same cards from both sides. Each game was played until that was clear, or had shown that the difference is small.</source>
        <translation>Um wie viele Punkte je Runde {level} vor der früheren Stufe Geübt liegt, mit denselben Karten von beiden Seiten. Gespielt wurde jeweils, bis das klar war oder sich der Unterschied als klein erwiesen hatte.</translation>
    </message>
    <message>
        <source>How far {level} is ahead of it:</source>
        <translation>Wie weit {level} vor ihr liegt:</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>{lead} (not clear yet)</source>
        <translation>{lead} (noch nicht klar)</translation>
    </message>
    <message>
        <source>In none of these games did a decision take longer than {longest}.</source>
        <translation>In keinem dieser Spiele dauerte eine Entscheidung länger als {longest}.</translation>
    </message>
    <message>
        <source>No level sees a card that is hidden from it, and none is dealt better cards.</source>
        <translation>Keine Stufe sieht eine Karte, die ihr verborgen ist, und keine bekommt bessere Karten ausgeteilt.</translation>
    </message>
    <message>
        <source>Not learned yet: {games}. There {strong} and {expert} play as {skilled} does.</source>
        <translation>Noch nicht gelernt: {games}. Dort spielen {strong} und {expert} wie {skilled}.</translation>
    </message>
    <message>
        <source>Ratings are as in chess: 400 points more mean ten matches won for each one lost; 1500 is the mean of all who played. What stands behind ± and in brackets are intervals at 95%. Times are those of one processor core.</source>
        <translation>Die Wertung ist wie im Schach: 400 Punkte mehr heißen zehn gewonnene Partien auf eine verlorene; 1500 ist der Durchschnitt aller, die gespielt haben. Was hinter ± und in Klammern steht, sind Intervalle zu 95&#xa0;%. Die Zeiten sind die eines Prozessorkerns.</translation>
    </message>
    <message>
        <source>won {share} of {matches} against {level} ({low} to {high})</source>
        <translation>{share} von {matches} gegen {level} gewonnen ({low} bis {high})</translation>
    </message>
    <message>
        <source>Melds what it can, keeps its pairs and goes out when it may, without a thought for what the others do.</source>
        <translation>Legt aus, was geht, behält seine Paare und macht aus, sobald das geht, ohne einen Gedanken daran, was die anderen tun.</translation>
    </message>
    <message>
        <source>Takes the pile when that pays, and asks of each discard whether the next player can take it. Melds all it can, and does not ask when the deal should end.</source>
        <translation>Nimmt das Paket, wenn es sich lohnt, und achtet bei jedem Abwurf darauf, ob der nächste Spieler es nehmen kann. Legt aus, was geht, und fragt nicht, wann die Runde enden soll.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone, discards what the next player can hardly use, and weighs up when to end the deal. Follows rules of thumb and thinks no move ahead.</source>
        <translation>Zählt mit, welche Karten fort sind, wirft ab, was der nächste Spieler kaum brauchen kann, und wägt ab, wann die Runde enden soll. Folgt Faustregeln und denkt keinen Zug voraus.</translation>
    </message>
    <message>
        <source>Melds everything at once</source>
        <translation>Legt alles sofort aus</translation>
    </message>
    <message>
        <source>To work out the figures again:</source>
        <translation>So werden die Zahlen neu ermittelt:</translation>
    </message>
    <message>
        <source>At the table a limit of time would end its thinking in {share} of them.</source>
        <translation>In {share} davon würde das Nachdenken am Tisch an einer Zeitgrenze enden.</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) deleted.</source>
        <translation>
            <numerusform>%Ln Partie gelöscht.</numerusform>
            <numerusform>%Ln Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Every match you play is written down here.</source>
        <translation>Jede Partie, die du spielst, steht hier.</translation>
    </message>
    <message>
        <source>Look them up, go on with one, and see how each of them went.</source>
        <translation>Blättere darin, spiel eine weiter oder sieh nach, wie sie gelaufen ist.</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Eine Partie beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) read, of {total}</source>
        <translation>
            <numerusform>%Ln Partie gelesen, von {total}</numerusform>
            <numerusform>%Ln Partien gelesen, von {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>No match fits this search.</source>
        <translation>Zu dieser Suche passt keine Partie.</translation>
    </message>
    <message>
        <source>All matches below their months, the latest first</source>
        <translation>Alle Partien nach Monaten, die letzte zuerst</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source> to </source>
        <comment>between the scores of a match</comment>
        <translation> zu </translation>
    </message>
    <message numerus="yes">
        <source>%Ln house rule(s)</source>
        <translation>
            <numerusform>%Ln Hausregel</numerusform>
            <numerusform>%Ln Hausregeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln match(es)</source>
        <translation>
            <numerusform>{shown} von %Ln Partie</numerusform>
            <numerusform>{shown} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {others}</source>
        <translation>Gegen {others}</translation>
    </message>
    <message>
        <source>With {partners} against {others}</source>
        <translation>Mit {partners} gegen {others}</translation>
    </message>
    <message>
        <source>{side} against {others}</source>
        <translation>{side} gegen {others}</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won by {side}</source>
        <translation>Sieg: {side}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Without a date</source>
        <translation>Ohne Datum</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>place {place} of {count}</source>
        <translation>{place}. von {count}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>{points} points, place {place} of {count}</source>
        <translation>{points} Punkte, {place}. von {count}</translation>
    </message>
    <message>
        <source>Begun {day}, {time}</source>
        <translation>Begonnen: {day}, {time}</translation>
    </message>
    <message>
        <source>Played last {day}, {time}</source>
        <translation>Zuletzt gespielt: {day}, {time}</translation>
    </message>
    <message>
        <source>The file “{place}” stays as it is.</source>
        <translation>Die Datei „{place}“ bleibt, wie sie ist.</translation>
    </message>
</context>
<context>
    <name>RowPainter</name>
    <message>
        <source>Name of this match</source>
        <translation>Name dieser Partie</translation>
    </message>
</context>
<context>
    <name>ScoreBookDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>The deals</source>
        <translation>Die Runden</translation>
    </message>
    <message>
        <source>The score book is on the clipboard.</source>
        <translation>Die Punkteliste liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Runde noch einmal ansehen</translation>
    </message>
</context>
<context>
    <name>ScoreBookWords</name>
    <message>
        <source>Score book</source>
        <translation>Punkteliste</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>layout of a date for Qt</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>two dates</comment>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>column</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>You dealt</source>
        <translation>Du hast gegeben</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>{name} hat gegeben</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>{side}: {points}, makes {total}</source>
        <translation>{side}: {points}, macht {total}</translation>
    </message>
    <message>
        <source>{side}: {points} in deal {deal}</source>
        <translation>{side}: {points} in Runde {deal}</translation>
    </message>
    <message>
        <source>{moment}, in deal {deal}</source>
        <translation>{moment}, in Runde {deal}</translation>
    </message>
</context>
<context>
    <name>HistoryControl</name>
    <message>
        <source>Export a match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Nothing could be deleted.</source>
        <translation>Nichts konnte gelöscht werden.</translation>
    </message>
    <message>
        <source>What was deleted could not be put back.</source>
        <translation>Das Gelöschte konnte nicht zurückgeholt werden.</translation>
    </message>
    <message>
        <source>The match could not be exported.</source>
        <translation>Die Partie konnte nicht exportiert werden.</translation>
    </message>
    <message>
        <source>The name could not be saved.</source>
        <translation>Der Name konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Replay</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Back to the mark before</source>
        <translation>Zurück zur Marke davor</translation>
    </message>
    <message>
        <source>On to the next mark</source>
        <translation>Weiter zur nächsten Marke</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Speed: {times}</source>
        <translation>Tempo: {times}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} · {points}</source>
        <translation>Runde {deal} · {points}</translation>
    </message>
    <message>
        <source>Deal {deal} · up to now</source>
        <translation>Runde {deal} · bis jetzt</translation>
    </message>
    <message>
        <source>Choose another deal</source>
        <translation>Andere Runde wählen</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <source>Turn {turn}: {name} · {feats}</source>
        <translation>Zug {turn}: {name} · {feats}</translation>
    </message>
    <message>
        <source>initial meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>pile taken</source>
        <translation>Paket genommen</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>gone out</source>
        <translation>ausgemacht</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Runde wiederholen</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
    <message>
        <source>Cover the hands</source>
        <translation>Blätter verdecken</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>as practice</source>
        <translation>als Übung</translation>
    </message>
    <message>
        <source>from your nearest turn, as practice</source>
        <translation>von deinem nächstgelegenen Zug, als Übung</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten sind gegeben.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>No computer player has done anything yet.</source>
        <translation>Noch hat kein Computerspieler etwas getan.</translation>
    </message>
</context>
<context>
    <name>DuplicateDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DuplicateWords</name>
    <message>
        <source>An expert in your seat</source>
        <translation>Ein Meister auf deinem Platz</translation>
    </message>
    <message>
        <source>Deal {deal}: the same cards, the same players, only your seat played by an expert.</source>
        <translation>Runde {deal}: dieselben Karten, dieselben Spieler, nur auf deinem Platz spielt ein Meister.</translation>
    </message>
    <message>
        <source>The expert is playing your cards …</source>
        <translation>Der Meister spielt deine Karten …</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>Best of the others: {name}</source>
        <translation>Beste der anderen: {name}</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>You did just as well as the expert.</source>
        <translation>Du warst genauso gut wie der Meister.</translation>
    </message>
    <message>
        <source>You did better than the expert by {points} points.</source>
        <translation>Du warst um {points} Punkte besser als der Meister.</translation>
    </message>
    <message>
        <source>The expert did better than you by {points} points.</source>
        <translation>Der Meister war um {points} Punkte besser als du.</translation>
    </message>
    <message>
        <source>The expert would have ended each turn just as you did.</source>
        <translation>Der Meister hätte jeden Zug genauso beendet wie du.</translation>
    </message>
    <message>
        <source>Of your {turns} turns the expert would have played {count} differently.</source>
        <translation>Von deinen {turns} Zügen hätte der Meister {count} anders gespielt.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Turn {turn}: about {points} points better</source>
        <translation>Zug {turn}: etwa {points} Punkte besser</translation>
    </message>
    <message>
        <source>This deal could not be played again. Try again from the score sheet.</source>
        <translation>Diese Runde ließ sich nicht noch einmal spielen. Versuch es von der Abrechnung aus noch einmal.</translation>
    </message>
    <message>
        <source>One deal says little: after the first difference, the cards are luck for both.</source>
        <translation>Eine Runde sagt wenig: Nach dem ersten Unterschied sind die Karten für beide Glück.</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Everybody has their own language, cards and sizes; they change as soon as somebody else plays.</source>
        <translation>Alle haben ihre eigene Sprache, eigene Karten und Größen; sie wechseln, sobald jemand anders spielt.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Porträt</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Noch jemand</translation>
    </message>
    <message>
        <source>Name of somebody else who plays here</source>
        <translation>Name von jemandem, der hier auch spielt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>{name} löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>{name} is deleted. The matches keep the name.</source>
        <translation>{name} ist gelöscht. Die Partien behalten den Namen.</translation>
    </message>
    <message>
        <source>A name must have at least one character and at most {count}.</source>
        <translation>Ein Name braucht mindestens ein Zeichen und höchstens {count}.</translation>
    </message>
    <message>
        <source>“{name}” already plays here.</source>
        <translation>„{name}“ spielt hier schon.</translation>
    </message>
    <message>
        <source>There is no room for anybody else: {count} already play here. Delete somebody first.</source>
        <translation>Mehr als {count} können hier nicht spielen. Lösche erst jemanden.</translation>
    </message>
    <message>
        <source>{name} can play here now; at first the table looks like yours.</source>
        <translation>{name} kann jetzt hier spielen; der Tisch sieht erst einmal aus wie deiner.</translation>
    </message>
</context>
<context>
    <name>FeatWords</name>
    <message>
        <source>{earned} of {all}</source>
        <translation>{earned} von {all}</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Steht noch aus</translation>
    </message>
    <message>
        <source>{person} earned: {feats}</source>
        <translation>{person} hat geschafft: {feats}</translation>
    </message>
    <message>
        <source>Earned: {feats}</source>
        <translation>Geschafft: {feats}</translation>
    </message>
    <message>
        <source>Found in your matches, old ones too. Practice does not count.</source>
        <translation>Gefunden in deinen Partien, auch in alten. Übung zählt nicht.</translation>
    </message>
    <message>
        <source>Four aces? Seven!</source>
        <translation>Vier Asse? Sieben!</translation>
    </message>
    <message>
        <source>Out of the blue</source>
        <translation>Aus heiterem Himmel</translation>
    </message>
    <message>
        <source>Seeing red</source>
        <translation>Rot gesehen</translation>
    </message>
    <message>
        <source>Wild company</source>
        <translation>Wilde Gesellschaft</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Schön der Reihe nach</translation>
    </message>
    <message>
        <source>Something special</source>
        <translation>Etwas Besonderes</translation>
    </message>
    <message>
        <source>Tall order</source>
        <translation>Hoch hinaus</translation>
    </message>
    <message>
        <source>Reception at court</source>
        <translation>Empfang bei Hofe</translation>
    </message>
    <message>
        <source>Naturally</source>
        <translation>Aber echt</translation>
    </message>
    <message>
        <source>A full table</source>
        <translation>Volle Tafel</translation>
    </message>
    <message>
        <source>Clean hands</source>
        <translation>Saubere Hände</translation>
    </message>
    <message>
        <source>The lion’s share</source>
        <translation>Der Löwenanteil</translation>
    </message>
    <message>
        <source>Early bird</source>
        <translation>Früher Vogel</translation>
    </message>
    <message>
        <source>Over the hurdle</source>
        <translation>Über die Hürde</translation>
    </message>
    <message>
        <source>Night owl</source>
        <translation>Nachteule</translation>
    </message>
    <message>
        <source>Short work</source>
        <translation>Kurzer Prozess</translation>
    </message>
    <message>
        <source>From nothing</source>
        <translation>Aus dem Nichts</translation>
    </message>
    <message>
        <source>Cold front</source>
        <translation>Kaltfront</translation>
    </message>
    <message>
        <source>Two thousand</source>
        <translation>Zweitausend</translation>
    </message>
    <message>
        <source>Five thousand</source>
        <translation>Fünftausend</translation>
    </message>
    <message>
        <source>A natural canasta of aces</source>
        <translation>Ein echter Canasta aus Assen</translation>
    </message>
    <message>
        <source>You went out concealed</source>
        <translation>Du hast verdeckt ausgemacht</translation>
    </message>
    <message>
        <source>All red threes of the pack, and they counted for you</source>
        <translation>Alle roten Dreien, die es gibt, und sie zählten für dich</translation>
    </message>
    <message>
        <source>A canasta of nothing but wild cards</source>
        <translation>Ein Canasta nur aus wilden Karten</translation>
    </message>
    <message>
        <source>A complete sequence of seven cards</source>
        <translation>Eine volle Sequenz aus sieben Karten</translation>
    </message>
    <message>
        <source>You ended a deal with a special hand</source>
        <translation>Du hast eine Runde mit einem Sonderblatt beendet</translation>
    </message>
    <message>
        <source>A canasta of ten cards or more</source>
        <translation>Ein Canasta aus zehn oder mehr Karten</translation>
    </message>
    <message>
        <source>Canastas of jacks, queens and kings in one deal</source>
        <translation>Canastas aus Buben, Damen und Königen in einer Runde</translation>
    </message>
    <message>
        <source>Three natural canastas in one deal</source>
        <translation>Drei echte Canastas in einer Runde</translation>
    </message>
    <message>
        <source>Five canastas in one deal</source>
        <translation>Fünf Canastas in einer Runde</translation>
    </message>
    <message>
        <source>Two canastas or more in a deal, and no wild card in them</source>
        <translation>Mindestens zwei Canastas in einer Runde, und keine wilde Karte darin</translation>
    </message>
    <message>
        <source>You took a pile of twenty cards or more</source>
        <translation>Du hast ein Paket von zwanzig oder mehr Karten genommen</translation>
    </message>
    <message>
        <source>You made the initial meld in the first round</source>
        <translation>Du hast die Erstmeldung im ersten Umlauf ausgelegt</translation>
    </message>
    <message>
        <source>You made an initial meld of 120 or more by the second round</source>
        <translation>Du hast eine Erstmeldung ab 120 bis zum zweiten Umlauf geschafft</translation>
    </message>
    <message>
        <source>Nothing melded before the sixth round, and yet the most points</source>
        <translation>Vor dem sechsten Umlauf nichts ausgelegt und doch die meisten Punkte</translation>
    </message>
    <message>
        <source>You went out within four rounds</source>
        <translation>Du hast in höchstens vier Umläufen ausgemacht</translation>
    </message>
    <message>
        <source>1,000 points in a deal without a wild card or red three at the start</source>
        <translation>1.000 Punkte in einer Runde, zu Beginn ohne wilde Karte und rote Drei</translation>
    </message>
    <message>
        <source>500 points in a deal in which everybody else lost some</source>
        <translation>500 Punkte in einer Runde, in der alle anderen welche verloren</translation>
    </message>
    <message>
        <source>2,000 points in one deal</source>
        <translation>2.000 Punkte in einer Runde</translation>
    </message>
    <message>
        <source>5,000 points in one deal</source>
        <translation>5.000 Punkte in einer Runde</translation>
    </message>
    <message>
        <source>Up from the cellar</source>
        <translation>Aus dem Keller</translation>
    </message>
    <message>
        <source>At the last minute</source>
        <translation>Auf den letzten Drücker</translation>
    </message>
    <message>
        <source>Start to finish</source>
        <translation>Start und Ziel</translation>
    </message>
    <message>
        <source>By a whisker</source>
        <translation>Um Haaresbreite</translation>
    </message>
    <message>
        <source>Nothing left</source>
        <translation>Nichts übrig</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Kurzstrecke</translation>
    </message>
    <message>
        <source>Strong nerves</source>
        <translation>Starke Nerven</translation>
    </message>
    <message>
        <source>Ask the expert</source>
        <translation>Meisterstück</translation>
    </message>
    <message>
        <source>You stood at −1,000 or below, and won</source>
        <translation>Du standest bei −1.000 oder tiefer und hast gewonnen</translation>
    </message>
    <message>
        <source>1,000 points behind before the last deal, and won</source>
        <translation>Vor der letzten Runde 1.000 Punkte zurück und gewonnen</translation>
    </message>
    <message>
        <source>You led after every deal, of three at least, and won</source>
        <translation>Nach jeder Runde vorn, bei mindestens drei, und gewonnen</translation>
    </message>
    <message>
        <source>You won by 100 points at most</source>
        <translation>Du hast mit höchstens 100 Punkten Vorsprung gewonnen</translation>
    </message>
    <message>
        <source>You won, and nobody else had more than 0 points</source>
        <translation>Du hast gewonnen, und sonst hatte niemand mehr als 0 Punkte</translation>
    </message>
    <message>
        <source>A match to 5,000 or more, won in three deals</source>
        <translation>Eine Partie bis 5.000 oder mehr in drei Runden gewonnen</translation>
    </message>
    <message>
        <source>You beat opponents of the levels Strong or Expert</source>
        <translation>Du hast Gegner der Stufen Stark oder Meister geschlagen</translation>
    </message>
    <message>
        <source>You beat opponents who were all experts</source>
        <translation>Du hast Gegner geschlagen, die alle Meister waren</translation>
    </message>
    <message>
        <source>Round the world</source>
        <translation>Einmal um die Welt</translation>
    </message>
    <message>
        <source>Room for all</source>
        <translation>Platz für alle</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Fünf auf einen Streich</translation>
    </message>
    <message>
        <source>A hundred evenings</source>
        <translation>Hundert Abende</translation>
    </message>
    <message>
        <source>By the thousand</source>
        <translation>Tausendsassa</translation>
    </message>
    <message>
        <source>Every day of the week</source>
        <translation>Die ganze Woche</translation>
    </message>
    <message>
        <source>Every game of the family won once</source>
        <translation>Jedes Spiel der Familie einmal gewonnen</translation>
    </message>
    <message>
        <source>Won with two, three, four, five and six players</source>
        <translation>Zu zweit, zu dritt, zu viert, zu fünft und zu sechst gewonnen</translation>
    </message>
    <message>
        <source>Five matches won in a row</source>
        <translation>Fünf Partien in Folge gewonnen</translation>
    </message>
    <message>
        <source>A hundred matches played to the end</source>
        <translation>Hundert Partien zu Ende gespielt</translation>
    </message>
    <message>
        <source>A thousand canastas, yours and your partners’</source>
        <translation>Tausend Canastas, eigene und die deiner Partner</translation>
    </message>
    <message>
        <source>Seven deals of the day, on seven days in a row</source>
        <translation>Sieben Runden des Tages an sieben Tagen in Folge</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Feats</source>
        <translation>Glanzstücke</translation>
    </message>
    <message>
        <source>No match fits this choice.</source>
        <translation>Zu dieser Auswahl passt keine Partie.</translation>
    </message>
    <message numerus="yes">
        <source>Counting: {done} of %Ln match(es)</source>
        <translation>
            <numerusform>Es wird gezählt: {done} von %Ln Partie</numerusform>
            <numerusform>Es wird gezählt: {done} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as a table …</source>
        <translation>Als Tabelle speichern …</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Gespeichert: {name}</translation>
    </message>
    <message>
        <source>The table could not be saved: {why}</source>
        <translation>Die Tabelle ließ sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählen anhalten</translation>
    </message>
    <message>
        <source>The rest is counted another time.</source>
        <translation>Der Rest wird ein andermal gezählt.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet: play a deal to its end, and the first figures appear here.</source>
        <translation>Noch ist nichts gezählt: Bring eine Runde zu Ende, dann stehen hier die ersten Zahlen.</translation>
    </message>
</context>
<context>
    <name>CountGrid</name>
    <message>
        <source>Count them by value</source>
        <translation>Nach Werten zählen</translation>
    </message>
    <message>
        <source>Or all of it as one figure</source>
        <translation>Oder alles als eine Zahl</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>DealEntryPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Verdeckt ausgemacht</translation>
    </message>
    <message>
        <source>No special hand</source>
        <translation>Kein Sonderblatt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Nobody took the pile</source>
        <translation>Niemand hat das Paket genommen</translation>
    </message>
    <message>
        <source>Played alone</source>
        <translation>Hat allein gespielt</translation>
    </message>
    <message>
        <source>Special hand</source>
        <translation>Sonderblatt</translation>
    </message>
    <message>
        <source>Strike this deal out</source>
        <translation>Runde streichen</translation>
    </message>
    <message>
        <source>This is no number of points or cards.</source>
        <translation>Das ist keine Anzahl von Punkten oder Karten.</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>Ausgemacht hat</translation>
    </message>
    <message>
        <source>Who played alone?</source>
        <translation>Wer hat allein gespielt?</translation>
    </message>
    <message>
        <source>Who went out?</source>
        <translation>Wer hat ausgemacht?</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Aufschreiben</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What two partners have melded together is entered with one of them.</source>
        <translation>Was zwei Partner zusammen ausgelegt haben, wird bei einem von ihnen eingetragen.</translation>
    </message>
</context>
<context>
    <name>KeyPad</name>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>delete the last figure</source>
        <translation>letzte Ziffer löschen</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>Minuszeichen</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>Pluszeichen</translation>
    </message>
</context>
<context>
    <name>PadGamePage</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>PadListPage</name>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>A score pad cannot be read and has been set aside as {file}. {why}</source>
        <translation>Ein Punkteblock kann nicht gelesen werden und wurde als {file} beiseitegelegt. {why}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>For a game with real cards: you play, the program counts and keeps the score.</source>
        <translation>Für das Spiel mit echten Karten: Du spielst, das Programm rechnet und schreibt die Punkte auf.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <source>Name of the score pad</source>
        <translation>Name des Punkteblocks</translation>
    </message>
    <message>
        <source>New score pad</source>
        <translation>Neuer Punkteblock</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Score pads</source>
        <translation>Punkteblöcke</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>won by {name}</source>
        <translation>gewonnen von {name}</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>A score pad cannot be read; it stays where it is: {file}. {why}</source>
        <translation>Ein Punkteblock kann nicht gelesen werden und bleibt, wo er ist: {file}. {why}</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>All pads</source>
        <translation>Alle Blöcke</translation>
    </message>
    <message>
        <source>Enter deal {deal}</source>
        <translation>Runde {deal} eintragen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play once more</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Names and first dealer …</source>
        <translation>Namen und erster Geber …</translation>
    </message>
</context>
<context>
    <name>PadSetupPage</name>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>House rules ({count})</source>
        <translation>Hausregeln ({count})</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>This cannot be played yet. {why}</source>
        <translation>So lässt sich noch nicht spielen. {why}</translation>
    </message>
</context>
<context>
    <name>PadSheet</name>
    <message>
        <source>Deal {deal}, {dealer}. {how}</source>
        <translation>Runde {deal}, {dealer}. {how}</translation>
    </message>
    <message>
        <source>Enter deal {deal}, {dealer}</source>
        <translation>Runde {deal} eintragen, {dealer}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>PadWords</name>
    <message>
        <source>Black threes laid out</source>
        <translation>Hingelegte schwarze Dreien</translation>
    </message>
    <message>
        <source>Black threes left in hand</source>
        <translation>Schwarze Dreien auf der Hand</translation>
    </message>
    <message>
        <source>Canastas of jokers alone</source>
        <translation>Canastas nur aus Jokern</translation>
    </message>
    <message>
        <source>Canastas of twos alone</source>
        <translation>Canastas nur aus Zweien</translation>
    </message>
    <message numerus="yes">
        <source>Canastas of wild cards with %Ln joker(s)</source>
        <translation>
            <numerusform>Canastas aus wilden Karten mit %Ln Joker</numerusform>
            <numerusform>Canastas aus wilden Karten mit %Ln Jokern</numerusform>
        </translation>
    </message>
    <message>
        <source>Escaleras</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Left in hand, points</source>
        <translation>Auf der Hand, Punkte</translation>
    </message>
    <message>
        <source>Melded cards, points</source>
        <translation>Ausgelegte Karten, Punkte</translation>
    </message>
    <message>
        <source>Mixed canastas of {ranks}</source>
        <translation>Unechte Canastas aus {ranks}</translation>
    </message>
    <message>
        <source>Natural canastas of {ranks}</source>
        <translation>Echte Canastas aus {ranks}</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Niemand hat ausgemacht.</translation>
    </message>
    <message>
        <source>Other canastas of wild cards</source>
        <translation>Andere Canastas aus wilden Karten</translation>
    </message>
    <message>
        <source>Red threes forgotten</source>
        <translation>Vergessene rote Dreien</translation>
    </message>
    <message>
        <source>Red threes laid out</source>
        <translation>Hingelegte rote Dreien</translation>
    </message>
    <message>
        <source>Red threes left in hand</source>
        <translation>Rote Dreien auf der Hand</translation>
    </message>
    <message>
        <source>Sambas</source>
        <translation>Sambas</translation>
    </message>
    <message numerus="yes">
        <source>Sequences of at most %Ln card(s)</source>
        <translation>
            <numerusform>Sequenzen aus höchstens %Ln Karte</numerusform>
            <numerusform>Sequenzen aus höchstens %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished melds of one rank</source>
        <translation>Unfertige Meldungen eines Ranges</translation>
    </message>
    <message>
        <source>Unfinished melds of wild cards</source>
        <translation>Unfertige Meldungen aus wilden Karten</translation>
    </message>
    <message numerus="yes">
        <source>Unfinished melds of wild cards with %Ln joker(s)</source>
        <translation>
            <numerusform>Unfertige Meldungen aus wilden Karten mit %Ln Joker</numerusform>
            <numerusform>Unfertige Meldungen aus wilden Karten mit %Ln Jokern</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished melds of {ranks}</source>
        <translation>Unfertige Meldungen aus {ranks}</translation>
    </message>
    <message>
        <source>Unfinished natural melds of {ranks}</source>
        <translation>Unfertige reine Meldungen aus {ranks}</translation>
    </message>
    <message>
        <source>Unfinished sequences</source>
        <translation>Unfertige Sequenzen</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>schwarze Dreien</translation>
    </message>
    <message>
        <source>no minimum</source>
        <translation>kein Mindestwert</translation>
    </message>
    <message>
        <source>{count} or more {ranks} in one hand</source>
        <translation>{count} oder mehr {ranks} auf einer Hand</translation>
    </message>
    <message>
        <source>{dealer}, {name} sits out</source>
        <translation>{dealer}, {name} setzt aus</translation>
    </message>
    <message>
        <source>{dealer}, {name} sit out</source>
        <translation>{dealer}, {name} setzen aus</translation>
    </message>
    <message>
        <source>{high} to {low}</source>
        <comment>ranks of cards</comment>
        <translation>{high} bis {low}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>It names a game or a house rule that this version does not know.</source>
        <translation>Er nennt ein Spiel oder eine Hausregel, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <translation>braucht {points}</translation>
    </message>
    <message>
        <source>The match was over after deal {deal}; what stands below does not count.</source>
        <translation>Die Partie war nach Runde {deal} zu Ende; was darunter steht, zählt nicht.</translation>
    </message>
</context>
<context>
    <name>ScorePadDialog</name>
    <message>
        <source>New score pad</source>
        <translation>Neuer Punkteblock</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Punkteblock</translation>
    </message>
    <message>
        <source>The score pad could not be saved; it is kept for as long as this window is open.</source>
        <translation>Der Punkteblock konnte nicht gespeichert werden; er bleibt erhalten, solange dieses Fenster offen ist.</translation>
    </message>
</context>
<context>
    <name>DealCodeDialog</name>
    <message>
        <source>Play a deal code</source>
        <translation>Runde nach Code spielen</translation>
    </message>
    <message>
        <source>The same code gives the same cards everywhere.</source>
        <translation>Derselbe Code gibt überall dieselben Karten.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code der Runde</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>You play it as practice, which counts in no statistics. It has no seal.</source>
        <translation>Du spielst sie als Übung; sie zählt in keiner Statistik und hat kein Siegel.</translation>
    </message>
    <message>
        <source>What the code deals</source>
        <translation>Was hinter dem Code steckt</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Verbessern</translation>
    </message>
</context>
<context>
    <name>DealCodeWords</name>
    <message>
        <source>Type a deal code, or paste one.</source>
        <translation>Tippe den Code einer Runde oder füge ihn ein.</translation>
    </message>
    <message>
        <source>There is more to come: a deal code has {count} characters or more.</source>
        <translation>Da fehlt noch etwas: Der Code einer Runde hat mindestens {count} Zeichen.</translation>
    </message>
    <message>
        <source>This is too long to be a deal code.</source>
        <translation>Für den Code einer Runde ist das zu lang.</translation>
    </message>
    <message>
        <source>Several characters are wrong, or one is missing or too many.</source>
        <translation>Mehrere Zeichen stimmen nicht, oder es ist eines zu viel oder zu wenig.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of the game.</source>
        <translation>Dieser Code kommt aus einer neueren Version des Spiels.</translation>
    </message>
    <message>
        <source>Nothing seems to be mistyped, but there is no such deal.</source>
        <translation>Vertippt ist anscheinend nichts, aber eine solche Runde gibt es nicht.</translation>
    </message>
    <message>
        <source>Scores before it: {scores}</source>
        <translation>Stand davor: {scores}</translation>
    </message>
    <message>
        <source>House rules: {changes}</source>
        <translation>Hausregeln: {changes}</translation>
    </message>
    <message>
        <source>First deal of a match; dealer: {name}</source>
        <translation>Erste Runde einer Partie; Geber: {name}</translation>
    </message>
    <message>
        <source>Deal {deal} of a match; dealer: {name}</source>
        <translation>Runde {deal} einer Partie; Geber: {name}</translation>
    </message>
    <message>
        <source>Minimum of the initial meld: {points}</source>
        <translation>Mindestwert der Erstmeldung: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Match of %Ln deal(s)</source>
        <translation>
            <numerusform>Partie mit einer Runde</numerusform>
            <numerusform>Partie mit %Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Match to {points} points</source>
        <translation>Partie bis {points} Punkte</translation>
    </message>
    <message>
        <source>Character {place}, {sign}, is wrong: look at “{group}”.</source>
        <translation>Das {place}. Zeichen, {sign}, stimmt nicht: Schau dir „{group}“ an.</translation>
    </message>
    <message>
        <source>Character {place}, {sign}, does not belong in a deal code: look at “{group}”.</source>
        <translation>Das {place}. Zeichen, {sign}, kommt in keinem Code vor: Schau dir „{group}“ an.</translation>
    </message>
    <message>
        <source>Character {place}, {sign}, is one too many: look at “{group}”.</source>
        <translation>Das {place}. Zeichen, {sign}, ist eines zu viel: Schau dir „{group}“ an.</translation>
    </message>
    <message>
        <source>Characters {place} and {next} have changed places: look at “{group}”.</source>
        <translation>Das {place}. und das {next}. Zeichen sind vertauscht: Schau dir „{group}“ an.</translation>
    </message>
    <message>
        <source>The first character is missing: look at “{group}”.</source>
        <translation>Das erste Zeichen fehlt: Schau dir „{group}“ an.</translation>
    </message>
    <message>
        <source>The last character is missing.</source>
        <translation>Das letzte Zeichen fehlt.</translation>
    </message>
    <message>
        <source>One is missing after character {place}: look at “{group}”.</source>
        <translation>Nach dem {place}. Zeichen fehlt eines: Schau dir „{group}“ an.</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>Deal {deal}</source>
        <translation>Runde {deal}</translation>
    </message>
    <message>
        <source>Seal of the deal</source>
        <translation>Siegel der Runde</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>What was sealed</source>
        <translation>Was versiegelt wurde</translation>
    </message>
    <message>
        <source>The seal that you noted</source>
        <translation>Das Siegel, das du notiert hast</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SealWords</name>
    <message>
        <source>The deal of the day has no seal: its cards follow from the date, and everybody can know them.</source>
        <translation>Die Runde des Tages hat kein Siegel: Welche Karten kommen, folgt aus dem Datum, und jeder kann sie kennen.</translation>
    </message>
    <message>
        <source>Practice has no seal: whoever knows the code of a deal, or has played it, can know its cards.</source>
        <translation>Eine Übung hat kein Siegel: Wer den Code einer Runde kennt oder sie gespielt hat, kann ihre Karten kennen.</translation>
    </message>
    <message>
        <source>This is what was sealed; the cards follow from the seed in its last line. The seal is the SHA-256 of this text. Anybody can check both without this program: fairness.md, which comes with it, says how.</source>
        <translation>Das wurde versiegelt; die Karten folgen aus der Startzahl (seed) in der letzten Zeile. Das Siegel ist der SHA-256-Wert dieses Textes. Beides kann jeder ohne dieses Programm prüfen: Wie das geht, steht in fairness.md, die dabei liegt.</translation>
    </message>
    <message>
        <source>Enter the seal that you noted before the deal.</source>
        <translation>Gib das Siegel ein, das du vor der Runde notiert hast.</translation>
    </message>
    <message>
        <source>It fits: the text gives the seal that you noted.</source>
        <translation>Es stimmt: Der Text ergibt das Siegel, das du notiert hast.</translation>
    </message>
    <message>
        <source>It does not fit: the text gives another seal than the one that you noted.</source>
        <translation>Es stimmt nicht: Der Text ergibt ein anderes Siegel als das, das du notiert hast.</translation>
    </message>
    <message>
        <source>These digits fix every card of this deal and reveal nothing about them. Note or copy them: once the deal is scored, you can check here that nobody has changed a card.</source>
        <translation>Diese Ziffern legen jede Karte dieser Runde fest und verraten nichts von ihnen. Notiere oder kopiere sie: Ist die Runde abgerechnet, kannst du hier prüfen, dass niemand eine Karte ausgetauscht hat.</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Punkteliste</translation>
    </message>
</context>
<context>
    <name>MatchFilters</name>
    <message>
        <source>Search names and games</source>
        <translation>Namen und Spiele suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Still running</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Jede Art</translation>
    </message>
    <message>
        <source>Matches that count</source>
        <translation>Partien, die zählen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Runden des Tages</translation>
    </message>
    <message>
        <source>Decided among others</source>
        <translation>Unter anderen entschieden</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play again as practice</source>
        <translation>Noch einmal als Übung spielen</translation>
    </message>
    <message>
        <source>The result is copied. It reveals nothing about the cards.</source>
        <translation>Das Ergebnis ist kopiert. Es verrät nichts über die Karten.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>One deal of Classic Canasta a day, with the same cards for everybody: they follow from the date. Your first attempt counts; any further one is practice.</source>
        <translation>Jeden Tag eine Runde klassisches Canasta, für alle mit denselben Karten; welche das sind, folgt aus dem Datum. Dein erster Versuch zählt, jeder weitere ist eine Übung.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <translation>
            <numerusform>Ein Tag in Folge</numerusform>
            <numerusform>%Ln Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>No day in a row yet</source>
        <translation>Noch kein Tag in Folge</translation>
    </message>
    <message>
        <source>{running} · longest: {longest}</source>
        <translation>{running} · längste Folge: {longest}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>ein Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Canasta, deal of the day: {day}</source>
        <translation>Canasta, Runde des Tages: {day}</translation>
    </message>
    <message>
        <source>natural canasta</source>
        <translation>echter Canasta</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>unechter Canasta</translation>
    </message>
    <message>
        <source>another canasta</source>
        <translation>anderer Canasta</translation>
    </message>
    <message>
        <source>gone out</source>
        <translation>ausgemacht</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>begun: play it to its end</source>
        <translation>begonnen: spiel sie zu Ende</translation>
    </message>
</context>
<context>
    <name>PadPeoplePage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>PeopleFields</name>
    <message>
        <source>Deals first</source>
        <translation>Gibt zuerst</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Who plays, in the order round the table</source>
        <translation>Wer spielt, reihum am Tisch</translation>
    </message>
</context>
<context>
    <name>HearingPage</name>
    <message>
        <source>How much is said</source>
        <translation>Ausführlichkeit</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>verbosity</comment>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>verbosity</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>verbosity</comment>
        <translation>Ausführlich</translation>
    </message>
    <message>
        <source>Also say what I have laid out and discarded myself</source>
        <translation>Auch sagen, was ich selbst ausgelegt und abgeworfen habe</translation>
    </message>
    <message>
        <source>Short: cards and what happens. Normal: also what you can do, and what the others call out. Full: also points, places and how many cards.</source>
        <translation>Kurz: Karten und was geschieht. Normal: auch was du tun kannst und was die anderen rufen. Ausführlich: auch Punkte, Plätze und wie viele Karten es sind.</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Rule {clause}</source>
        <translation>Regel {clause}</translation>
    </message>
    <message>
        <source>Rule {clause}, ruling of this program</source>
        <translation>Regel {clause}, Festlegung dieses Programms</translation>
    </message>
</context>
<context>
    <name>SpokenActions</name>
    <message numerus="yes">
        <source>%Ln card(s) selected.</source>
        <translation>
            <numerusform>%Ln Karte ausgewählt.</numerusform>
            <numerusform>%Ln Karten ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter lays out.</source>
        <translation>Enter legt aus.</translation>
    </message>
    <message>
        <source>Hand sorted: {order}.</source>
        <translation>Blatt sortiert: {order}.</translation>
    </message>
    <message>
        <source>Nothing is staged now.</source>
        <translation>Jetzt ist nichts mehr vorbereitet.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ausgewählt.</translation>
    </message>
    <message>
        <source>Staged {cards} as a new meld.</source>
        <translation>{cards} als neue Meldung vorbereitet.</translation>
    </message>
    <message numerus="yes">
        <source>Staged {cards} for the sequence: now %Ln card(s).</source>
        <translation>
            <numerusform>{cards} für die Sequenz vorbereitet: jetzt %Ln Karte.</numerusform>
            <numerusform>{cards} für die Sequenz vorbereitet: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staged {cards} for the wild cards: now %Ln card(s).</source>
        <translation>
            <numerusform>{cards} für die wilden Karten vorbereitet: jetzt %Ln Karte.</numerusform>
            <numerusform>{cards} für die wilden Karten vorbereitet: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staged {cards} for the {ranks}: now %Ln card(s).</source>
        <translation>
            <numerusform>{cards} bei den {ranks} vorbereitet: jetzt %Ln Karte.</numerusform>
            <numerusform>{cards} bei den {ranks} vorbereitet: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Staged {cards} to take the pile.</source>
        <translation>{cards} vorbereitet, um das Paket zu nehmen.</translation>
    </message>
    <message>
        <source>Selected: {cards}.</source>
        <translation>Ausgewählt: {cards}.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>Taken back: {sentences}</source>
        <translation>Zurückgenommen: {sentences}</translation>
    </message>
    <message>
        <source>{points} of {minimum} points.</source>
        <translation>{points} von {minimum} Punkten.</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>Weiter mit der Leertaste.</translation>
    </message>
    <message>
        <source>You took {cards} back into your hand.</source>
        <translation>Du hast {cards} zurück auf die Hand genommen.</translation>
    </message>
    <message>
        <source>That is not a meld yet.</source>
        <translation>Das ist noch keine Meldung.</translation>
    </message>
    <message>
        <source>Press again to stage what is selected.</source>
        <translation>Noch einmal drücken, um das Ausgewählte vorzubereiten.</translation>
    </message>
</context>
<context>
    <name>SpokenCards</name>
    <message>
        <source>minus</source>
        <comment>in place of the sign</comment>
        <translation>minus</translation>
    </message>
    <message>
        <source>plus</source>
        <comment>in place of the sign</comment>
        <translation>plus</translation>
    </message>
    <message>
        <source>and</source>
        <comment>in place of the sign &amp;</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>{ranks} of {suit}</source>
        <comment>several cards of one suit</comment>
        <translation>{suit}-{ranks}</translation>
    </message>
    <message>
        <source>the two of {suit}|the two of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Zwei|die {suit}-Zwei</translation>
    </message>
    <message>
        <source>the three of {suit}|the three of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Drei|die {suit}-Drei</translation>
    </message>
    <message>
        <source>the four of {suit}|the four of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Vier|die {suit}-Vier</translation>
    </message>
    <message>
        <source>the five of {suit}|the five of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Fünf|die {suit}-Fünf</translation>
    </message>
    <message>
        <source>the six of {suit}|the six of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Sechs|die {suit}-Sechs</translation>
    </message>
    <message>
        <source>the seven of {suit}|the seven of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Sieben|die {suit}-Sieben</translation>
    </message>
    <message>
        <source>the eight of {suit}|the eight of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Acht|die {suit}-Acht</translation>
    </message>
    <message>
        <source>the nine of {suit}|the nine of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Neun|die {suit}-Neun</translation>
    </message>
    <message>
        <source>the ten of {suit}|the ten of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Zehn|die {suit}-Zehn</translation>
    </message>
    <message>
        <source>the jack of {suit}|the jack of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>den {suit}-Buben|der {suit}-Bube</translation>
    </message>
    <message>
        <source>the queen of {suit}|the queen of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>die {suit}-Dame|die {suit}-Dame</translation>
    </message>
    <message>
        <source>the king of {suit}|the king of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>den {suit}-König|der {suit}-König</translation>
    </message>
    <message>
        <source>the ace of {suit}|the ace of {suit}</source>
        <comment>as an object|as a subject</comment>
        <translation>das {suit}-Ass|das {suit}-Ass</translation>
    </message>
    <message>
        <source>a joker|a joker</source>
        <comment>as an object|as a subject</comment>
        <translation>einen Joker|ein Joker</translation>
    </message>
</context>
<context>
    <name>SpokenEvents</name>
    <message>
        <source>{name}: “{words}”</source>
        <comment>somebody says something</comment>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <source>You</source>
        <comment>who has done something, with “have” where a language needs it</comment>
        <translation>Du hast</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>who has done something, with “has” where a language needs it</comment>
        <translation>{name} hat</translation>
    </message>
    <message>
        <source>The pile is frozen now.</source>
        <translation>Der Ablagestapel ist jetzt gesperrt.</translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %Ln card(s).</source>
        <translation>
            <numerusform>Jeder hat %Ln Karte bekommen.</numerusform>
            <numerusform>Jeder hat %Ln Karten bekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} liegt offen.</translation>
    </message>
    <message>
        <source>{who} drew {cards}.</source>
        <translation>{who} {cards} gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>{who} drew %Ln card(s).</source>
        <translation>
            <numerusform>{who} eine Karte gezogen.</numerusform>
            <numerusform>{who} %Ln Karten gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} laid out {cards} and drew again.</source>
        <translation>{who} {cards} hingelegt und nachgezogen.</translation>
    </message>
    <message>
        <source>{who} laid out {cards}.</source>
        <translation>{who} {cards} ausgelegt.</translation>
    </message>
    <message>
        <source>That brought you {cards}.</source>
        <translation>Dazu hast du {cards} auf die Hand bekommen.</translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s).</source>
        <translation>
            <numerusform>{who} das Paket mit nur einer Karte genommen.</numerusform>
            <numerusform>{who} das Paket mit %Ln Karten genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s) with {cards}.</source>
        <translation>
            <numerusform>{who} das Paket aus einer Karte mit {cards} genommen.</numerusform>
            <numerusform>{who} das Paket aus %Ln Karten mit {cards} genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile.</source>
        <translation>
            <numerusform>{who} die oberste Karte vom Ablagestapel genommen.</numerusform>
            <numerusform>{who} %Ln Karten vom Ablagestapel genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile with {cards}.</source>
        <translation>
            <numerusform>{who} die oberste Karte vom Ablagestapel mit {cards} genommen.</numerusform>
            <numerusform>{who} %Ln Karten vom Ablagestapel mit {cards} genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s) and added {card} to a sequence.</source>
        <translation>
            <numerusform>{who} das Paket aus einer Karte genommen und {card} an eine Sequenz angelegt.</numerusform>
            <numerusform>{who} das Paket aus %Ln Karten genommen und {card} an eine Sequenz angelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile and added {card} to a sequence.</source>
        <translation>
            <numerusform>{who} die oberste Karte vom Ablagestapel genommen und {card} an eine Sequenz angelegt.</numerusform>
            <numerusform>{who} %Ln Karten vom Ablagestapel genommen und {card} an eine Sequenz angelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile and added {card} to the {ranks}.</source>
        <translation>
            <numerusform>{who} die oberste Karte vom Ablagestapel genommen und {card} zu den {ranks} gelegt.</numerusform>
            <numerusform>{who} %Ln Karten vom Ablagestapel genommen und {card} zu den {ranks} gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s) and added {card} to the {ranks}.</source>
        <translation>
            <numerusform>{who} das Paket aus einer Karte genommen und {card} zu den {ranks} gelegt.</numerusform>
            <numerusform>{who} das Paket aus %Ln Karten genommen und {card} zu den {ranks} gelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} added {cards} to the {ranks}: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} {cards} zu den {ranks} gelegt: jetzt %Ln Karte.</numerusform>
            <numerusform>{who} {cards} zu den {ranks} gelegt: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} added {cards} to the {ranks}.</source>
        <translation>{who} {cards} zu den {ranks} gelegt.</translation>
    </message>
    <message>
        <source>{who} completed a canasta of wild cards.</source>
        <translation>{who} einen Canasta aus wilden Karten fertig.</translation>
    </message>
    <message>
        <source>{who} completed a mixed canasta of {ranks}.</source>
        <translation>{who} einen unechten Canasta aus {ranks} fertig.</translation>
    </message>
    <message>
        <source>{who} completed a natural canasta of {ranks}.</source>
        <translation>{who} einen echten Canasta aus {ranks} fertig.</translation>
    </message>
    <message>
        <source>{who} discarded the last card face down.</source>
        <translation>{who} die letzte Karte verdeckt abgeworfen.</translation>
    </message>
    <message>
        <source>{who} discarded {card}.</source>
        <translation>{who} {card} abgeworfen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) left in that hand.</source>
        <translation>
            <numerusform>Auf der Hand bleibt eine Karte.</numerusform>
            <numerusform>Auf der Hand bleiben %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} answered yes.</source>
        <translation>{who} Ja gesagt.</translation>
    </message>
    <message>
        <source>{who} answered no.</source>
        <translation>{who} Nein gesagt.</translation>
    </message>
    <message>
        <source>{who} asked you: “May I go out?”</source>
        <translation>{who} dich gefragt: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>{who} asked {name}: “May I go out?”</source>
        <translation>{who} {name} gefragt: „Darf ich ausmachen?“</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>The deal ended without anybody going out.</source>
        <translation>Die Runde ist zu Ende, ohne dass jemand ausgemacht hat.</translation>
    </message>
    <message>
        <source>{who} went out concealed.</source>
        <translation>{who} verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>{who} went out.</source>
        <translation>{who} ausgemacht.</translation>
    </message>
    <message>
        <source>{who} laid out {cards}, besides {others}.</source>
        <translation>{who} {cards} ausgelegt, dazu {others}.</translation>
    </message>
    <message>
        <source>{who} laid out {cards}.</source>
        <comment>threes</comment>
        <translation>{who} {cards} hingelegt.</translation>
    </message>
</context>
<context>
    <name>SpokenScores</name>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>You</source>
        <comment>in a score</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>{side} {points}, total {total}</source>
        <comment>how a deal counts</comment>
        <translation>{side} {points}, gesamt {total}</translation>
    </message>
    <message>
        <source>{side} {total}</source>
        <comment>how a match stands</comment>
        <translation>{side} {total}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>minus {points}</source>
        <translation>minus {points}</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a line of the score sheet</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{name}: none</source>
        <comment>a line of the score sheet</comment>
        <translation>{name}: entfällt</translation>
    </message>
</context>
<context>
    <name>SpokenSpecialEvents</name>
    <message numerus="yes">
        <source>{who} earned %Ln bonus card(s) for the next turn.</source>
        <translation>
            <numerusform>{who} für den nächsten Zug eine Bonuskarte verdient.</numerusform>
            <numerusform>{who} für den nächsten Zug %Ln Bonuskarten verdient.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} drew the turn card.</source>
        <translation>{who} die Wendekarte gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>{who} forgot to lay out %Ln red three(s).</source>
        <translation>
            <numerusform>{who} vergessen, eine rote Drei hinzulegen.</numerusform>
            <numerusform>{who} vergessen, %Ln rote Dreien hinzulegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>From now on you play alone, against the others as partners.</source>
        <translation>Von jetzt an spielst du allein gegen die anderen, die jetzt Partner sind.</translation>
    </message>
    <message>
        <source>{who} took on the others alone: they are partners from now on.</source>
        <translation>{who} sich allein gegen die anderen gestellt: Sie sind jetzt Partner.</translation>
    </message>
    <message>
        <source>{who} laid down a special hand, {name}: {cards}.</source>
        <translation>{who} ein Sonderblatt hingelegt, {name}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} put two melds together: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} zwei Meldungen zusammengelegt: jetzt %Ln Karte.</numerusform>
            <numerusform>{who} zwei Meldungen zusammengelegt: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} put two melds of {ranks} together: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} zwei Meldungen aus {ranks} zusammengelegt: jetzt %Ln Karte.</numerusform>
            <numerusform>{who} zwei Meldungen aus {ranks} zusammengelegt: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took up the foot of %Ln card(s).</source>
        <translation>
            <numerusform>{who} den Fuß mit %Ln Karte aufgenommen.</numerusform>
            <numerusform>{who} den Fuß mit %Ln Karten aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} took up the foot: {cards}.</source>
        <translation>{who} den Fuß aufgenommen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} took up %Ln bonus card(s).</source>
        <translation>
            <numerusform>{who} eine Bonuskarte aufgenommen.</numerusform>
            <numerusform>{who} %Ln Bonuskarten aufgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} took up the bonus cards: {cards}.</source>
        <translation>{who} die Bonuskarten aufgenommen: {cards}.</translation>
    </message>
    <message>
        <source>{who} laid out a sequence of {suit}, {low} to {high}.</source>
        <translation>{who} eine {suit}-Sequenz ausgelegt, {low} bis {high}.</translation>
    </message>
    <message>
        <source>{who} laid out wild cards: {cards}.</source>
        <translation>{who} wilde Karten ausgelegt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} added {cards} to a sequence: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} {cards} an eine Sequenz angelegt: jetzt %Ln Karte.</numerusform>
            <numerusform>{who} {cards} an eine Sequenz angelegt: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} added {cards} to a sequence.</source>
        <translation>{who} {cards} an eine Sequenz angelegt.</translation>
    </message>
    <message numerus="yes">
        <source>{who} added {cards} to the wild cards: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} {cards} zu den wilden Karten gelegt: jetzt %Ln Karte.</numerusform>
            <numerusform>{who} {cards} zu den wilden Karten gelegt: jetzt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} added {cards} to the wild cards.</source>
        <translation>{who} {cards} zu den wilden Karten gelegt.</translation>
    </message>
    <message>
        <source>{who} completed a samba of {suit}, {low} to {high}.</source>
        <translation>{who} einen {suit}-Samba fertig, {low} bis {high}.</translation>
    </message>
</context>
<context>
    <name>FocusWords</name>
    <message>
        <source>button</source>
        <translation>Schaltfläche</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>Kontrollkästchen</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>link</source>
        <translation>Verweis</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>nicht ausgewählt</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>Auswahlliste</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>Schieberegler</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>text field</source>
        <translation>Textfeld</translation>
    </message>
</context>
<context>
    <name>OwnVoice</name>
    <message>
        <source>The program speaks. {key} turns that off.</source>
        <translation>Das Programm spricht. {key} schaltet das aus.</translation>
    </message>
    <message>
        <source>The program is silent now.</source>
        <translation>Das Programm schweigt jetzt.</translation>
    </message>
    <message>
        <source>After each turn of the others the game waits for you now: Space goes on. You can change that in the settings, on the page “Game”.</source>
        <translation>Nach jedem Zug der anderen wartet das Spiel jetzt auf dich: Weiter geht es mit der Leertaste. Das kannst du in den Einstellungen ändern, auf der Seite „Spiel“.</translation>
    </message>
</context>
<context>
    <name>OwnVoiceGroup</name>
    <message>
        <source>Speed of speech</source>
        <translation>Sprechtempo</translation>
    </message>
    <message>
        <source>Read aloud without a screen reader (F12)</source>
        <translation>Vorlesen ohne Screenreader (F12)</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>Die übliche</translation>
    </message>
</context>
<context>
    <name>OwnVoiceWords</name>
    <message>
        <source>A screen reader is running, so the program leaves speaking to it.</source>
        <translation>Ein Screenreader läuft, darum überlässt ihm das Programm das Sprechen.</translation>
    </message>
    <message>
        <source>Install espeak-ng; in Debian and Ubuntu the package is “speech-dispatcher-espeak-ng”.</source>
        <translation>Installiere espeak-ng; bei Debian und Ubuntu heißt das Paket „speech-dispatcher-espeak-ng“.</translation>
    </message>
    <message>
        <source>Install the packages “speech-dispatcher” and “speech-dispatcher-espeak-ng”.</source>
        <translation>Installiere die Pakete „speech-dispatcher“ und „speech-dispatcher-espeak-ng“.</translation>
    </message>
    <message>
        <source>It is tried again with the next sentence.</source>
        <translation>Beim nächsten Satz wird es noch einmal versucht.</translation>
    </message>
    <message>
        <source>The program cannot speak: Windows has no voice.</source>
        <translation>Das Programm kann nicht sprechen: Windows hat keine Stimme.</translation>
    </message>
    <message>
        <source>The program cannot speak: speech-dispatcher has no voice.</source>
        <translation>Das Programm kann nicht sprechen: speech-dispatcher hat keine Stimme.</translation>
    </message>
    <message>
        <source>The program cannot speak: the Mac has no voice.</source>
        <translation>Das Programm kann nicht sprechen: Der Mac hat keine Stimme.</translation>
    </message>
    <message>
        <source>The program cannot speak: the part of the system that speaks does not answer.</source>
        <translation>Das Programm kann nicht sprechen: Der Sprachdienst des Systems antwortet nicht.</translation>
    </message>
    <message>
        <source>The program cannot speak: the system’s speech service is missing.</source>
        <translation>Das Programm kann nicht sprechen: Dem System fehlt der Sprachdienst.</translation>
    </message>
    <message>
        <source>You can add one in the settings of Windows: Time and language, Speech.</source>
        <translation>Du kannst in den Einstellungen von Windows eine hinzufügen: Zeit und Sprache, Sprachausgabe.</translation>
    </message>
    <message>
        <source>You can add one in the system settings: Accessibility, Spoken Content.</source>
        <translation>Du kannst in den Systemeinstellungen eine hinzufügen: Bedienungshilfen, Gesprochene Inhalte.</translation>
    </message>
</context>
<context>
    <name>KeyFigureWords</name>
    <message>
        <source>In figures</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>Kartenwerte</translation>
    </message>
    <message>
        <source>Dealt to each</source>
        <translation>Jeder bekommt</translation>
    </message>
    <message>
        <source>Drawn in a turn</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Initial meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>A canasta</source>
        <translation>Ein Canasta</translation>
    </message>
    <message>
        <source>Canastas score</source>
        <translation>Canastas bringen</translation>
    </message>
    <message>
        <source>Needed to go out</source>
        <translation>Zum Ausmachen nötig</translation>
    </message>
    <message>
        <source>Going out scores</source>
        <translation>Ausmachen bringt</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>{players}, each alone</source>
        <translation>{players}, jeder für sich</translation>
    </message>
    <message>
        <source>{players}, on {sides} sides of {size}</source>
        <translation>{players}, {sides} Seiten zu je {size}</translation>
    </message>
    <message>
        <source>{players}, {larger} against {smaller}; {playing} play</source>
        <translation>{players}, {larger} gegen {smaller}; {playing} spielen</translation>
    </message>
    <message>
        <source>{players}, on {sides} sides of {size}; {playing} play</source>
        <translation>{players}, {sides} Seiten zu je {size}; {playing} spielen</translation>
    </message>
    <message>
        <source>{players}, one against two</source>
        <translation>{players}, einer gegen zwei</translation>
    </message>
    <message numerus="yes">
        <source>{cards}: %Ln pack(s) of 52 and {jokers} jokers</source>
        <translation>
            <numerusform>{cards}: %Ln Kartenspiel zu 52 und {jokers} Joker</numerusform>
            <numerusform>{cards}: %Ln Kartenspiele zu 52 und {jokers} Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>{ranks} {points}</source>
        <comment>card values</comment>
        <translation>{ranks} {points}</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>schwarze Drei</translation>
    </message>
    <message>
        <source>{highest} to {lowest}</source>
        <comment>ranks</comment>
        <translation>{highest} bis {lowest}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} more in the foot</source>
        <translation>{cards} weitere im Fuß</translation>
    </message>
    <message>
        <source>no minimum</source>
        <translation>kein Mindestwert</translation>
    </message>
    <message>
        <source>{points} in deal {deal}</source>
        <translation>{points} in der {deal}. Runde</translation>
    </message>
    <message>
        <source>{points} from deal {deal} on</source>
        <translation>{points} ab der {deal}. Runde</translation>
    </message>
    <message>
        <source>always {points}</source>
        <translation>immer {points}</translation>
    </message>
    <message>
        <source>{points} below {score}</source>
        <translation>{points} unter {score}</translation>
    </message>
    <message>
        <source>{points} from {score}</source>
        <translation>{points} ab {score}</translation>
    </message>
    <message>
        <source>{size} or more cards</source>
        <translation>{size} oder mehr Karten</translation>
    </message>
    <message>
        <source>natural {natural}</source>
        <translation>echt {natural}</translation>
    </message>
    <message>
        <source>mixed {mixed}</source>
        <translation>unecht {mixed}</translation>
    </message>
    <message>
        <source>natural of {ranks} {points}</source>
        <translation>echt aus {ranks} {points}</translation>
    </message>
    <message>
        <source>mixed of {ranks} {points}</source>
        <translation>unecht aus {ranks} {points}</translation>
    </message>
    <message>
        <source>samba {points}</source>
        <translation>Samba {points}</translation>
    </message>
    <message>
        <source>escalera {points}</source>
        <translation>Escalera {points}</translation>
    </message>
    <message>
        <source>wild cards {points}</source>
        <translation>aus wilden Karten {points}</translation>
    </message>
    <message>
        <source>wild cards {mixed} (all twos {twos}, all jokers {jokers})</source>
        <translation>aus wilden Karten {mixed} (nur Zweien {twos}, nur Joker {jokers})</translation>
    </message>
    <message>
        <source>wild cards {mixed} (all twos {twos}, with every joker {jokers})</source>
        <translation>aus wilden Karten {mixed} (nur Zweien {twos}, mit allen Jokern {jokers})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s)</source>
        <translation>
            <numerusform>%Ln Canasta</numerusform>
            <numerusform>%Ln Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {kinds}</source>
        <translation>mindestens {kinds}</translation>
    </message>
    <message>
        <source>concealed {concealed}</source>
        <translation>verdeckt {concealed}</translation>
    </message>
    <message>
        <source>concealed with a canasta {bonus} more</source>
        <translation>verdeckt mit Canasta {bonus} mehr</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>je {points}</translation>
    </message>
    <message>
        <source>{count} together {points}</source>
        <translation>{count} zusammen {points}</translation>
    </message>
    <message>
        <source>{points} for {count}</source>
        <comment>so many threes</comment>
        <translation>{points} für {count}</translation>
    </message>
    <message>
        <source>then twice as much each time</source>
        <translation>dann immer das Doppelte</translation>
    </message>
    <message>
        <source>{points} off in hand</source>
        <translation>auf der Hand {points} Abzug</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>bis {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyListDialog</name>
    <message>
        <source>Change letters …</source>
        <translation>Buchstaben ändern …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Tasten suchen</translation>
    </message>
    <message>
        <source>Up and Down go from line to line; letters can be changed.</source>
        <translation>Mit den Pfeiltasten geht es von Zeile zu Zeile. Die Buchstaben kannst du ändern.</translation>
    </message>
    <message>
        <source>There is no key for that.</source>
        <translation>Dazu gibt es keine Taste.</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>A page up or down</source>
        <translation>Eine Seite nach oben oder unten</translation>
    </message>
    <message>
        <source>Another speed</source>
        <translation>Andere Geschwindigkeit</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Ask the partner whether to go out</source>
        <translation>Partner fragen, ob du ausmachen darfst</translation>
    </message>
    <message>
        <source>Back from those places to the hand</source>
        <translation>Von diesen Plätzen zurück zum Blatt</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Back to the mark before</source>
        <translation>Zurück zur vorigen Marke</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the pad</source>
        <translation>Block löschen</translation>
    </message>
    <message>
        <source>Discard the selected card; the first press selects the one with the focus</source>
        <translation>Ausgewählte Karte abwerfen; ohne Auswahl wählt der erste Druck die Karte im Fokus</translation>
    </message>
    <message>
        <source>Do what the hint says</source>
        <translation>Tun, was der Tipp sagt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw, and keep a three</source>
        <translation>Ziehen und eine Drei behalten</translation>
    </message>
    <message>
        <source>End the deal when the stock is empty</source>
        <translation>Runde beenden, wenn der Talon leer ist</translation>
    </message>
    <message>
        <source>From line to line, to the first and last one</source>
        <translation>Von Zeile zu Zeile, zur ersten und letzten</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Game log, and back</source>
        <translation>Spielverlauf und zurück</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>In dialogs and lists</source>
        <translation>In Dialogen und Listen</translation>
    </message>
    <message>
        <source>In the list of all matches</source>
        <translation>In der Liste aller Partien</translation>
    </message>
    <message>
        <source>Join melds</source>
        <translation>Meldungen zusammenlegen</translation>
    </message>
    <message>
        <source>Lay out a three</source>
        <translation>Eine Drei auslegen</translation>
    </message>
    <message>
        <source>On the score pad</source>
        <translation>Auf dem Punkteblock</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>In der Abrechnung</translation>
    </message>
    <message>
        <source>On to the next field; open the pad or the deal</source>
        <translation>Weiter zum nächsten Feld; Block oder Runde öffnen</translation>
    </message>
    <message>
        <source>On to the next mark</source>
        <translation>Weiter zur nächsten Marke</translation>
    </message>
    <message>
        <source>On to the next part of the table, with Shift to the one before</source>
        <translation>Zum nächsten Teil des Tisches, mit Umschalt zum vorigen</translation>
    </message>
    <message>
        <source>One card or thing to the left or right</source>
        <translation>Eine Karte oder ein Ding nach links oder rechts</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Open a line, close it</source>
        <translation>Zeile aufklappen, zuklappen</translation>
    </message>
    <message>
        <source>Open or cover all hands</source>
        <translation>Alle Blätter auf- oder zudecken</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>Anhalten oder weiter</translation>
    </message>
    <message>
        <source>Play by itself, or pause</source>
        <translation>Von selbst abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Play the same deal</source>
        <translation>Dieselbe Runde spielen</translation>
    </message>
    <message>
        <source>Press the button with the focus, or go on</source>
        <translation>Knopf im Fokus drücken, oder weiter</translation>
    </message>
    <message>
        <source>Press the gold button, or what has the focus</source>
        <translation>Den goldenen Knopf drücken, oder was den Fokus hat</translation>
    </message>
    <message>
        <source>Press the main button, or the one with the focus</source>
        <translation>Den Hauptknopf drücken, oder den im Fokus</translation>
    </message>
    <message>
        <source>Press, turn on or off</source>
        <translation>Drücken, ein- oder ausschalten</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Raise the sheet, or go on</source>
        <translation>Blatt wieder hochheben, oder weiter</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Score book of the match</source>
        <translation>Punkteliste der Partie</translation>
    </message>
    <message>
        <source>Search, in rules, keys, house rules and the list of matches</source>
        <translation>Suchen: in Regeln, Tasten, Hausregeln und der Liste der Partien</translation>
    </message>
    <message>
        <source>Select a card or put it back; press what has the focus; go on</source>
        <translation>Karte auswählen oder zurückstecken; drücken, was den Fokus hat; weiter</translation>
    </message>
    <message>
        <source>Select all cards of this rank</source>
        <translation>Alle Karten dieses Ranges auswählen</translation>
    </message>
    <message>
        <source>Select everything</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select the whole hand</source>
        <translation>Das ganze Blatt auswählen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sort the hand differently</source>
        <translation>Blatt anders sortieren</translation>
    </message>
    <message>
        <source>Special hands</source>
        <translation>Sonderblätter</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Talon und Ablagestapel</translation>
    </message>
    <message>
        <source>Take back what was begun, then back to the hand</source>
        <translation>Angefangenes zurücknehmen, dann zurück zum Blatt</translation>
    </message>
    <message>
        <source>Take the deleting back</source>
        <translation>Löschen zurücknehmen</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Paket nehmen</translation>
    </message>
    <message>
        <source>Take the top card of the pile only</source>
        <translation>Nur die oberste Karte des Ablagestapels nehmen</translation>
    </message>
    <message>
        <source>The menu of what has the focus</source>
        <translation>Menü zu dem, was den Fokus hat</translation>
    </message>
    <message>
        <source>The other side’s melds</source>
        <translation>Meldungen der anderen</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Der Punktestand</translation>
    </message>
    <message>
        <source>This list of keys, and back</source>
        <translation>Diese Liste der Tasten und zurück</translation>
    </message>
    <message>
        <source>To another choice, line or number</source>
        <translation>Zu einer anderen Auswahl, Zeile oder Zahl</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>To the first or last line</source>
        <translation>Zur ersten oder letzten Zeile</translation>
    </message>
    <message>
        <source>To the first or last one</source>
        <translation>Zur ersten oder letzten</translation>
    </message>
    <message>
        <source>To the next or previous field</source>
        <translation>Zum nächsten oder vorigen Feld</translation>
    </message>
    <message>
        <source>To the next or previous page</source>
        <translation>Zur nächsten oder vorigen Seite</translation>
    </message>
    <message>
        <source>To the previous or next rank</source>
        <translation>Zum vorigen oder nächsten Rang</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Rückgängig, wiederherstellen</translation>
    </message>
    <message>
        <source>What has happened since your last turn</source>
        <translation>Was seit deinem letzten Zug geschah</translation>
    </message>
    <message>
        <source>While a deal is seen again</source>
        <translation>Während eine Runde noch einmal läuft</translation>
    </message>
    <message>
        <source>While computer players are watched</source>
        <translation>Beim Zuschauen</translation>
    </message>
    <message>
        <source>Why did the others play so?</source>
        <translation>Warum haben die anderen so gespielt?</translation>
    </message>
    <message>
        <source>With cards selected: through the places where they may lie; Enter puts them there</source>
        <translation>Mit ausgewählten Karten: durch die Plätze, an die sie dürfen; Enter legt sie hin</translation>
    </message>
    <message>
        <source>Write the deal down</source>
        <translation>Runde eintragen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Your side’s melds</source>
        <translation>Meldungen deiner Seite</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>What was said last, once more</source>
        <translation>Noch einmal, was zuletzt gesagt wurde</translation>
    </message>
    <message>
        <source>Meld the selection</source>
        <translation>Auswahl auslegen</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Show the last moves again</source>
        <translation>Letzte Züge noch einmal zeigen</translation>
    </message>
    <message>
        <source>To the next card of this rank; 0 is the ten, W a wild card</source>
        <translation>Zur nächsten Karte dieses Ranges; 0 ist die Zehn, W eine wilde Karte</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>%1 is already used for “%2”.</source>
        <translation>%1 steht schon für „%2“.</translation>
    </message>
    <message>
        <source>All keys …</source>
        <translation>Alle Tasten …</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <translation>Einzelne Buchstaben sind Befehle</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>The usual letters</source>
        <translation>Übliche Buchstaben</translation>
    </message>
</context>
<context>
    <name>LetterButton</name>
    <message>
        <source>%1: no letter</source>
        <translation>%1: kein Buchstabe</translation>
    </message>
    <message>
        <source>Press a letter</source>
        <translation>Buchstabe drücken</translation>
    </message>
    <message>
        <source>Press it, then the new letter; Delete for none, Esc to keep it.</source>
        <translation>Drücken, dann den neuen Buchstaben; Entf für keinen, Esc lässt ihn, wie er ist.</translation>
    </message>
</context>
<context>
    <name>ExampleWords</name>
    <message>
        <source>For example</source>
        <translation>Zum Beispiel</translation>
    </message>
    <message>
        <source>{beginning}: {cards}.</source>
        <translation>{beginning}: {cards}.</translation>
    </message>
    <message>
        <source>{beginning}:</source>
        <translation>{beginning}:</translation>
    </message>
    <message>
        <source>{title}.</source>
        <translation>{title}.</translation>
    </message>
</context>
<context>
    <name>ReaderWelcome</name>
    <message>
        <source>A screen reader is running, so after each turn of the others the game waits for you: Space goes on. You can change that in the settings, on the page “Game”.</source>
        <translation>Ein Screenreader läuft. Darum wartet das Spiel nach jedem Zug der anderen auf dich: Weiter geht es mit der Leertaste. Das kannst du in den Einstellungen ändern, auf der Seite „Spiel“.</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>not selected</source>
        <translation>nicht ausgewählt</translation>
    </message>
</context>
<context>
    <name>CardValueWords</name>
    <message>
        <source>What each card counts</source>
        <translation>Was jede Karte zählt</translation>
    </message>
    <message>
        <source>No card value</source>
        <translation>Kein Kartenwert</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde Karten</translation>
    </message>
</context>
<context>
    <name>RoundTableWords</name>
    <message>
        <source>In the order of play: {seats}.</source>
        <translation>In der Reihenfolge, in der gespielt wird: {seats}.</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Wer wo sitzt</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>begin</source>
        <translation>beginnst</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>side {letter}</source>
        <translation>Seite {letter}</translation>
    </message>
    <message>
        <source>{name} ({about})</source>
        <translation>{name} ({about})</translation>
    </message>
</context>
</TS>
