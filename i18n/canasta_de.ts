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
        <source>Canasta for one person against the computer.</source>
        <translation>Canasta für eine Person gegen den Computer.</translation>
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
</context>
<context>
    <name>ActionStrip</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Scores, last round and all buttons (%1)</source>
        <translation>Punkte, letzte Runde und alle Knöpfe (%1)</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>The game is open already.</source>
        <translation>Das Programm ist schon geöffnet.</translation>
    </message>
    <message>
        <source>Look for its window, or close it there and start again.</source>
        <translation>Suche sein Fenster, oder schließe es dort und starte neu.</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
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
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Meld selection</source>
        <translation>Auswahl melden</translation>
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
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lay out ({figures})</source>
        <translation>Auslegen ({figures})</translation>
    </message>
    <message>
        <source>You draw at the beginning of your turn.</source>
        <translation>Gezogen wird am Anfang deines Zuges.</translation>
    </message>
    <message>
        <source>The pile is taken at the beginning of your turn.</source>
        <translation>Das Paket nimmst du am Anfang deines Zuges.</translation>
    </message>
    <message>
        <source>Nothing is staged: put cards onto your melds or into a new one.</source>
        <translation>Es ist nichts vorbereitet: Lege Karten an deine Meldungen oder beginne eine neue.</translation>
    </message>
    <message>
        <source>Select cards to meld first.</source>
        <translation>Wähle zuerst Karten zum Auslegen aus.</translation>
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
        <source>You may ask right after drawing, before you meld.</source>
        <translation>Fragen darfst du gleich nach dem Ziehen, bevor du auslegst.</translation>
    </message>
    <message>
        <source>The deal can be ended only when the stock is empty.</source>
        <translation>Das Spiel kann nur beendet werden, wenn der Talon leer ist.</translation>
    </message>
    <message>
        <source>A hint can be had when it is your turn.</source>
        <translation>Einen Tipp gibt es, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
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
        <source>{card}, stop card</source>
        <translation>{card}, Sperrkarte</translation>
    </message>
    <message>
        <source>{card}, wild card, {points}</source>
        <translation>{card}, Joker, {points}</translation>
    </message>
    <message>
        <source>{card}, {points}</source>
        <translation>{card}, {points}</translation>
    </message>
    <message>
        <source>{count} {things}</source>
        <translation>{count} {things}</translation>
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
</context>
<context>
    <name>EndRules</name>
    <message>
        <source>Taking the pile means: its top card is melded at once, then all other cards of the pile come to your hand. They may be melded in the same turn.</source>
        <translation>Das Paket nehmen heißt: Die oberste Karte wird sofort ausgelegt, dann kommen alle übrigen Karten des Ablagestapels auf deine Hand. Sie dürfen im selben Zug ausgelegt werden.</translation>
    </message>
    <message>
        <source>If the pile is not frozen, you take it with two natural cards of its top card’s rank from your hand, with one such card and a wild card, or by adding the top card to your side’s meld of its rank.</source>
        <translation>Ist der Ablagestapel nicht gesperrt, nimmst du das Paket mit zwei natürlichen Karten vom Rang der obersten Karte aus deiner Hand, mit einer solchen und einer wilden Karte, oder indem du die oberste Karte an die Meldung dieses Ranges deiner Partei anlegst.</translation>
    </message>
    <message>
        <source>A pile with a wild card on top cannot be taken.</source>
        <translation>Liegt oben eine wilde Karte, kann das Paket nicht genommen werden.</translation>
    </message>
    <message>
        <source>A pile with a black three on top cannot be taken by the next player. It does not freeze the pile: once another card covers it, it has no effect.</source>
        <translation>Liegt oben eine schwarze Drei, kann der nächste Spieler das Paket nicht nehmen. Gesperrt ist der Ablagestapel dadurch nicht: Sobald eine andere Karte darauf liegt, wirkt sie nicht mehr.</translation>
    </message>
    <message>
        <source>Who has a single card in hand may not take a pile of a single card, unless the stock is empty.</source>
        <translation>Wer nur eine Karte auf der Hand hat, darf ein Paket aus nur einer Karte nicht nehmen, außer der Talon ist leer.</translation>
    </message>
    <message>
        <source>The pile is frozen for everybody while it holds a wild card, or a red three turned up at the start.</source>
        <translation>Der Ablagestapel ist für alle gesperrt, solange eine wilde Karte darin liegt oder eine am Anfang aufgedeckte rote Drei.</translation>
    </message>
    <message>
        <source>For a side that has not melded yet, the pile is always frozen.</source>
        <translation>Für eine Partei, die noch nichts ausgelegt hat, ist der Ablagestapel immer gesperrt.</translation>
    </message>
    <message>
        <source>A frozen pile is taken only with two natural cards of its top card’s rank from your hand.</source>
        <translation>Ein gesperrtes Paket nimmst du nur mit zwei natürlichen Karten vom Rang der obersten Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>The freeze ends when the pile is taken.</source>
        <translation>Die Sperre endet, wenn das Paket genommen wird.</translation>
    </message>
    <message numerus="yes">
        <source>You may go out only if your side has at least %Ln canasta(s). They may be completed in the same turn.</source>
        <translation>
            <numerusform>Du darfst nur ausmachen, wenn deine Partei mindestens %Ln Canasta hat. Er darf im selben Zug vollendet werden.</numerusform>
            <numerusform>Du darfst nur ausmachen, wenn deine Partei mindestens %Ln Canastas hat. Sie dürfen im selben Zug vollendet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>You go out by melding all your cards, or all but one, which you discard. The deal ends at once.</source>
        <translation>Du machst aus, indem du alle Karten auslegst oder alle bis auf eine, die du abwirfst. Das Spiel endet sofort.</translation>
    </message>
    <message>
        <source>Until your side may go out, you must keep at least one card after your discard. So you may not meld down to a single card either.</source>
        <translation>Solange deine Partei nicht ausmachen darf, musst du nach dem Abwerfen mindestens eine Karte behalten. Du darfst also auch nicht bis auf eine einzige Karte auslegen.</translation>
    </message>
    <message>
        <source>You go out concealed if you have not melded before in this deal, meld your whole hand in one turn, add nothing to your partner’s melds and lay down a canasta of your own. It counts {concealed} points instead of {bonus}.</source>
        <translation>Du machst verdeckt aus, wenn du in diesem Spiel noch nichts ausgelegt hast, dein ganzes Blatt in einem Zug auslegst, nichts an Meldungen deines Partners anlegst und einen eigenen Canasta hinlegst. Das zählt {concealed} statt {bonus} Punkte.</translation>
    </message>
    <message>
        <source>Right after drawing or taking the pile you may ask your partner: “May I go out?” The answer binds: after a yes you must go out in this turn, after a no you may not.</source>
        <translation>Gleich nach dem Ziehen oder dem Nehmen des Pakets darfst du deinen Partner fragen: „Darf ich ausmachen?“ Die Antwort bindet: Nach einem Ja musst du in diesem Zug ausmachen, nach einem Nein darfst du es nicht.</translation>
    </message>
    <message>
        <source>Before going out you must ask your partner: “May I go out?” The answer binds: after a yes you must go out in this turn, after a no you may not.</source>
        <translation>Vor dem Ausmachen musst du deinen Partner fragen: „Darf ich ausmachen?“ Die Antwort bindet: Nach einem Ja musst du in diesem Zug ausmachen, nach einem Nein darfst du es nicht.</translation>
    </message>
    <message>
        <source>When the stock is empty, play goes on as long as every player takes the pile.</source>
        <translation>Ist der Talon leer, geht es weiter, solange jeder Spieler das Paket nimmt.</translation>
    </message>
    <message>
        <source>You must then take the pile if it is not frozen and its top card fits a meld of your side.</source>
        <translation>Du musst das Paket dann nehmen, wenn der Ablagestapel nicht gesperrt ist und die oberste Karte zu einer Meldung deiner Partei passt.</translation>
    </message>
    <message>
        <source>In all other cases you may take it, if you can, or end the deal. Nobody gets a bonus for going out then.</source>
        <translation>Sonst darfst du es nehmen, wenn du kannst, oder das Spiel beenden. Eine Prämie für das Ausmachen bekommt dann niemand.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, it is laid out and the deal ends at once, without melds and without a discard.</source>
        <translation>Ist die letzte Karte des Talons eine rote Drei, wird sie hingelegt und das Spiel endet sofort, ohne Auslegen und ohne Abwerfen.</translation>
    </message>
    <message>
        <source>If only one card is left in the stock, you draw that one. A red three among the last two cards is laid out but not replaced. If nothing but red threes is drawn, the deal ends at once.</source>
        <translation>Ist nur noch eine Karte im Talon, ziehst du diese. Eine rote Drei unter den letzten zwei Karten wird hingelegt, aber nicht ersetzt. Kommen nur rote Dreien, endet das Spiel sofort.</translation>
    </message>
    <message>
        <source>The values of all melded cards are added up; the values of the cards left in hand are taken off.</source>
        <translation>Die Werte aller ausgelegten Karten werden zusammengezählt, die Werte der Karten auf der Hand abgezogen.</translation>
    </message>
    <message>
        <source>Every natural canasta counts {natural} points, every mixed one {mixed}, besides the cards in it.</source>
        <translation>Jeder echte Canasta zählt {natural} Punkte, jeder unechte {mixed}, dazu kommen die Karten darin.</translation>
    </message>
    <message>
        <source>Red threes count {each} points each, all {count} together {all}. They count against a side that has not melded.</source>
        <translation>Rote Dreien zählen je {each} Punkte, alle {count} zusammen {all}. Für eine Partei, die nichts ausgelegt hat, zählen sie minus.</translation>
    </message>
    <message>
        <source>Going out counts {bonus} points.</source>
        <translation>Ausmachen zählt {bonus} Punkte.</translation>
    </message>
    <message>
        <source>The match ends with the deal after which a side has {points} points or more. The higher score wins.</source>
        <translation>Die Partie endet mit dem Spiel, nach dem eine Partei {points} Punkte oder mehr hat. Wer mehr Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>If the best scores are equal, another deal is played.</source>
        <translation>Bei Gleichstand an der Spitze wird noch ein Spiel gespielt.</translation>
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
        <source>draws %Ln card(s) from the stock</source>
        <translation>
            <numerusform>zieht vom Talon</numerusform>
            <numerusform>zieht %Ln Karten vom Talon</numerusform>
        </translation>
    </message>
    <message>
        <source>lay out {cards} and draw a card for it</source>
        <comment>you</comment>
        <translation>legst {cards} hin und ziehst eine Karte dafür</translation>
    </message>
    <message>
        <source>lays out {cards} and draws a card for it</source>
        <translation>legt {cards} hin und zieht eine Karte dafür</translation>
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
        <translation>vollendest einen Joker-Canasta</translation>
    </message>
    <message>
        <source>completes a wild canasta</source>
        <translation>vollendet einen Joker-Canasta</translation>
    </message>
    <message>
        <source>complete a mixed canasta of {ranks}</source>
        <comment>you</comment>
        <translation>vollendest einen unechten Canasta aus {ranks}</translation>
    </message>
    <message>
        <source>completes a mixed canasta of {ranks}</source>
        <translation>vollendet einen unechten Canasta aus {ranks}</translation>
    </message>
    <message>
        <source>complete a natural canasta of {ranks}</source>
        <comment>you</comment>
        <translation>vollendest einen echten Canasta aus {ranks}</translation>
    </message>
    <message>
        <source>completes a natural canasta of {ranks}</source>
        <translation>vollendet einen echten Canasta aus {ranks}</translation>
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
        <source>The deal ends without anybody going out</source>
        <translation>Das Spiel endet, ohne dass jemand ausmacht</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}: {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) to each player; {card} is turned up</source>
        <translation>
            <numerusform>%Ln Karte für jeden; aufgedeckt wird {card}</numerusform>
            <numerusform>%Ln Karten für jeden; aufgedeckt wird {card}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Draw from the stock.</source>
        <translation>Ziehe vom Talon.</translation>
    </message>
    <message>
        <source>Lay down {cards}.</source>
        <translation>Lege {cards} aus.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Wirf {card} ab.</translation>
    </message>
    <message>
        <source>Do not take the pile; the deal ends.</source>
        <translation>Nimm das Paket nicht; das Spiel endet.</translation>
    </message>
    <message>
        <source>Ask your partner for leave to go out.</source>
        <translation>Frage deinen Partner, ob du ausmachen darfst.</translation>
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
        <source>Take the pile: its top card joins your meld.</source>
        <translation>Nimm das Paket: Die oberste Karte kommt an deine Meldung.</translation>
    </message>
    <message>
        <source>Take the pile with {cards}.</source>
        <translation>Nimm das Paket mit {cards}.</translation>
    </message>
    <message>
        <source>Take the pile with {cards}, and lay down {others} with it.</source>
        <translation>Nimm das Paket mit {cards} und lege dabei {others} aus.</translation>
    </message>
    <message>
        <source>The pile cannot be taken now.</source>
        <translation>Das Paket ist jetzt nicht zu bekommen.</translation>
    </message>
    <message>
        <source>The pile is not worth the cards it would cost you.</source>
        <translation>Das Paket ist die Karten nicht wert, die es kosten würde.</translation>
    </message>
    <message>
        <source>The pile is worth it.</source>
        <translation>Das Paket lohnt sich.</translation>
    </message>
    <message>
        <source>Otherwise the others could take it, or the deal would end badly for you.</source>
        <translation>Sonst nehmen es die anderen, oder das Spiel endet schlecht für dich.</translation>
    </message>
    <message>
        <source>The stock is empty, and more cards would do you no good.</source>
        <translation>Der Talon ist leer, und mehr Karten nützen dir nichts.</translation>
    </message>
    <message>
        <source>It reaches the minimum, and your side is on the table.</source>
        <translation>So ist der Mindestwert erreicht, und deine Partei liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>These cards bring your melds closer to a canasta.</source>
        <translation>Diese Karten bringen deine Meldungen einem Canasta näher.</translation>
    </message>
    <message>
        <source>A new meld gives you another chance of a canasta.</source>
        <translation>Eine neue Meldung ist eine weitere Aussicht auf einen Canasta.</translation>
    </message>
    <message>
        <source>It completes a canasta.</source>
        <translation>Damit ist ein Canasta vollendet.</translation>
    </message>
    <message>
        <source>The deal is near its end: what lies on the table cannot count against you.</source>
        <translation>Das Spiel geht zu Ende: Was ausliegt, zählt nicht mehr gegen dich.</translation>
    </message>
    <message>
        <source>Pairs in your hand can take the pile: keep them.</source>
        <translation>Mit Paaren auf der Hand nimmst du das Paket: Behalte sie.</translation>
    </message>
    <message>
        <source>It is a good moment to end the deal.</source>
        <translation>Jetzt ist ein guter Augenblick, das Spiel zu beenden.</translation>
    </message>
    <message>
        <source>You could go out, but there is more to win by playing on.</source>
        <translation>Du könntest ausmachen, aber Weiterspielen bringt mehr.</translation>
    </message>
    <message>
        <source>Your partner may still hold many cards.</source>
        <translation>Dein Partner hat vielleicht noch viele Karten.</translation>
    </message>
    <message>
        <source>Little would be lost if the deal ended now.</source>
        <translation>Wenig ginge verloren, wenn das Spiel jetzt endete.</translation>
    </message>
    <message>
        <source>You hold too many cards that would count against you.</source>
        <translation>Du hast zu viele Karten, die gegen dich zählen würden.</translation>
    </message>
    <message>
        <source>It is the card you can use least.</source>
        <translation>Diese Karte nützt dir am wenigsten.</translation>
    </message>
    <message>
        <source>The next player can hardly take the pile with it.</source>
        <translation>Damit kann der nächste Spieler das Paket kaum nehmen.</translation>
    </message>
    <message>
        <source>A black three bars the next player from the pile.</source>
        <translation>Eine schwarze Drei sperrt dem nächsten Spieler das Paket.</translation>
    </message>
    <message>
        <source>A wild card freezes the pile.</source>
        <translation>Eine wilde Karte sperrt den Ablagestapel.</translation>
    </message>
    <message>
        <source>Every discard is dangerous; this one least.</source>
        <translation>Jeder Abwurf ist gefährlich, dieser am wenigsten.</translation>
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
        <translation>Spiel {deal}</translation>
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
    <message numerus="yes">
        <source>A meld has at most %Ln card(s).</source>
        <translation>
            <numerusform>Eine Meldung hat höchstens %Ln Karte.</numerusform>
            <numerusform>Eine Meldung hat höchstens %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay down fewer cards.</source>
        <translation>Lege weniger Karten aus.</translation>
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
        <source>A meld has at most %Ln wild card(s); here it would be {have}.</source>
        <translation>
            <numerusform>Eine Meldung hat höchstens %Ln wilde Karte; hier wären es {have}.</numerusform>
            <numerusform>Eine Meldung hat höchstens %Ln wilde Karten; hier wären es {have}.</numerusform>
        </translation>
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
        <source>A meld holds cards of one rank, and wild cards with them.</source>
        <translation>Eine Meldung hat Karten eines Ranges und wilde Karten dazu.</translation>
    </message>
    <message>
        <source>Choose cards that fit this meld, or begin a new one.</source>
        <translation>Wähle Karten, die zu dieser Meldung passen, oder beginne eine neue.</translation>
    </message>
    <message>
        <source>{ranks} cannot be melded here.</source>
        <translation>{ranks} können hier nicht ausgelegt werden.</translation>
    </message>
    <message>
        <source>Choose another rank.</source>
        <translation>Wähle einen anderen Rang.</translation>
    </message>
    <message>
        <source>This rank cannot be melded.</source>
        <translation>Dieser Rang kann nicht ausgelegt werden.</translation>
    </message>
    <message>
        <source>Red threes are not melded: they are laid out by themselves and count as a bonus.</source>
        <translation>Rote Dreien werden nicht gemeldet: Sie liegen für sich und zählen als Prämie.</translation>
    </message>
    <message>
        <source>Leave the red three out.</source>
        <translation>Lass die rote Drei weg.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in going out.</source>
        <translation>Schwarze Dreien dürfen nur beim Ausmachen ausgelegt werden.</translation>
    </message>
    <message>
        <source>Lay them down together with all that is left of your hand.</source>
        <translation>Lege sie zusammen mit deinem ganzen übrigen Blatt aus.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Wilde Karten allein sind keine Meldung.</translation>
    </message>
    <message>
        <source>Add them to natural cards, or to a meld on the table.</source>
        <translation>Lege sie zu natürlichen Karten oder an eine Meldung auf dem Tisch an.</translation>
    </message>
    <message>
        <source>Your side already has a meld of {ranks}.</source>
        <translation>Deine Partei hat schon eine Meldung aus {ranks}.</translation>
    </message>
    <message>
        <source>Add the cards to it.</source>
        <translation>Lege die Karten dort an.</translation>
    </message>
    <message>
        <source>Your side already has a meld of this rank.</source>
        <translation>Deine Partei hat schon eine Meldung dieses Ranges.</translation>
    </message>
    <message>
        <source>Cards can be added only to melds of your own side.</source>
        <translation>Anlegen kannst du nur an Meldungen deiner eigenen Partei.</translation>
    </message>
    <message>
        <source>Choose one of them, or begin a new meld.</source>
        <translation>Wähle eine davon oder beginne eine neue Meldung.</translation>
    </message>
    <message>
        <source>This meld is complete and takes no more cards.</source>
        <translation>Diese Meldung ist vollständig und nimmt keine Karten mehr auf.</translation>
    </message>
    <message>
        <source>Choose another meld.</source>
        <translation>Wähle eine andere Meldung.</translation>
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
</context>
<context>
    <name>Messages</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
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
        <source>The draft ({points} of {minimum} points) went back to your hand.</source>
        <translation>Der Entwurf ({points} von {minimum} Punkten) ging zurück auf deine Hand.</translation>
    </message>
    <message>
        <source>The draft went back to your hand.</source>
        <translation>Der Entwurf ging zurück auf deine Hand.</translation>
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
        <source>The game could not be saved: {detail}</source>
        <translation>Die Partie konnte nicht gespeichert werden: {detail}</translation>
    </message>
    <message>
        <source>The rules have been corrected since this game was saved.</source>
        <translation>Die Regeln wurden berichtigt, seit diese Partie gespeichert wurde.</translation>
    </message>
    <message>
        <source>It goes on from the same position.</source>
        <translation>Sie geht von derselben Stellung aus weiter.</translation>
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
        <source>The settings could not be saved: {detail}</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden: {detail}</translation>
    </message>
    <message>
        <source>They apply until you quit.</source>
        <translation>Sie gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>The computer’s thinking stopped and was started again; {name} goes on.</source>
        <translation>Das Denken des Computers war stehen geblieben und wurde neu gestartet; {name} macht weiter.</translation>
    </message>
    <message>
        <source>{name} found no answer in time and made a simple move.</source>
        <translation>{name} kam zu keiner Antwort und hat einfach gespielt.</translation>
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
        <translation>Sie stammt von einer neueren Version des Spiels.</translation>
    </message>
    <message>
        <source>It holds a move that the rules do not allow.</source>
        <translation>Sie enthält einen Zug, den die Regeln nicht erlauben.</translation>
    </message>
    <message>
        <source>The system did not let it be opened.</source>
        <translation>Das System ließ sie nicht öffnen.</translation>
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
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source> &amp; </source>
        <comment>between partners</comment>
        <translation> &amp; </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>The game in progress ends when you press Play.</source>
        <translation>Die laufende Partie endet, wenn du auf „Spielen“ drückst.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
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
        <source>Opponents</source>
        <translation>Gegner</translation>
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
        <source>{points} points are usual.</source>
        <translation>Üblich sind {points} Punkte.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Niedriger</translation>
    </message>
    <message>
        <source>Higher</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
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
        <source>You play together with the partner opposite you.</source>
        <translation>Du spielst mit dem Partner dir gegenüber zusammen.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>Name: {role}</source>
        <translation>Name: {role}</translation>
    </message>
</context>
<context>
    <name>NoteBox</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>Percent</name>
    <message>
        <source>{value}%</source>
        <translation>{value} %</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message numerus="yes">
        <source>Take the pile of %Ln card(s)?</source>
        <translation>
            <numerusform>Das Paket von %Ln Karte nehmen?</numerusform>
            <numerusform>Das Paket von %Ln Karten nehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>With {cards}</source>
        <translation>Mit {cards}</translation>
    </message>
    <message>
        <source>Add it to your {ranks}</source>
        <translation>Zu deinen {ranks} legen</translation>
    </message>
    <message>
        <source>With {cards}, and {others}: {points}</source>
        <translation>Mit {cards}, dazu {others}: {points}</translation>
    </message>
    <message>
        <source>To which meld?</source>
        <translation>An welche Meldung?</translation>
    </message>
    <message>
        <source>To the {ranks}</source>
        <translation>Zu den {ranks}</translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
    <message>
        <source>The draft ({points} of {minimum}) goes back to your hand. Discard?</source>
        <translation>Der Entwurf ({points} von {minimum}) geht zurück auf die Hand. Abwerfen?</translation>
    </message>
    <message>
        <source>The draft goes back to your hand. Discard?</source>
        <translation>Der Entwurf geht zurück auf die Hand. Abwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Go out concealed and end the deal?</source>
        <translation>Verdeckt ausmachen und das Spiel beenden?</translation>
    </message>
    <message>
        <source>Go out and end the deal?</source>
        <translation>Ausmachen und das Spiel beenden?</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>{name} asks: “May I go out?” If you say yes, {name} must go out now; if no, not in this turn.</source>
        <translation>{name} fragt: „Darf ich ausmachen?“ Sagst du ja, muss {name} jetzt ausmachen; sagst du nein, geht es in diesem Zug nicht.</translation>
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
</context>
<context>
    <name>RareRefusals</name>
    <message>
        <source>A sequence is a run of natural cards of one suit, without a gap.</source>
        <translation>Eine Sequenz ist eine lückenlose Folge natürlicher Karten einer Farbe.</translation>
    </message>
    <message>
        <source>Select neighbouring cards of one suit.</source>
        <translation>Wähle benachbarte Karten einer Farbe aus.</translation>
    </message>
    <message>
        <source>Wild cards may be added only to five natural cards.</source>
        <translation>Wilde Karten dürfen nur an fünf natürliche Karten angelegt werden.</translation>
    </message>
    <message>
        <source>Add natural cards first.</source>
        <translation>Lege zuerst natürliche Karten an.</translation>
    </message>
    <message>
        <source>Your side has an unfinished meld of wild cards, and all wild cards belong to it.</source>
        <translation>Deine Partei hat eine unfertige Meldung aus wilden Karten, und alle wilden Karten gehören dorthin.</translation>
    </message>
    <message>
        <source>Add the wild card there.</source>
        <translation>Lege die wilde Karte dort an.</translation>
    </message>
    <message>
        <source>An initial meld needs at least one meld without wild cards.</source>
        <translation>Zur Erstmeldung gehört mindestens eine Meldung ohne wilde Karten.</translation>
    </message>
    <message>
        <source>Lay down three natural cards of one rank.</source>
        <translation>Lege drei natürliche Karten eines Ranges aus.</translation>
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
        <source>Aces melded with wild cards in the initial meld do not entitle to the pile.</source>
        <translation>Asse, die in der Erstmeldung mit wilden Karten liegen, berechtigen nicht zum Nehmen des Pakets.</translation>
    </message>
    <message>
        <source>Use aces without wild cards.</source>
        <translation>Nimm Asse ohne wilde Karten.</translation>
    </message>
    <message>
        <source>These cards are none of the special hands.</source>
        <translation>Diese Karten sind keines der Sonderblätter.</translation>
    </message>
    <message>
        <source>Play on in the usual way.</source>
        <translation>Spiele wie gewohnt weiter.</translation>
    </message>
    <message>
        <source>You hold a red three, which must be laid out first.</source>
        <translation>Du hast eine rote Drei, die zuerst hingelegt werden muss.</translation>
    </message>
    <message>
        <source>Lay out the red three.</source>
        <translation>Lege die rote Drei hin.</translation>
    </message>
    <message>
        <source>The rules do not allow this now.</source>
        <translation>Das erlauben die Regeln jetzt nicht.</translation>
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
        <translation>Dein Zug beginnt mit einer Karte vom Talon oder mit dem Ablagestapel.</translation>
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
        <source>A question is open between the partners.</source>
        <translation>Zwischen den Partnern ist eine Frage offen.</translation>
    </message>
    <message>
        <source>The answer comes first.</source>
        <translation>Zuerst kommt die Antwort.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
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
        <translation>Wähle Karten aus deiner Hand aus.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Der Talon ist leer.</translation>
    </message>
    <message>
        <source>Take the pile, or end the deal.</source>
        <translation>Nimm das Paket oder beende das Spiel.</translation>
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
        <source>The {card} may not be discarded.</source>
        <translation>{card} darf nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>Choose another card.</source>
        <translation>Wähle eine andere Karte.</translation>
    </message>
    <message>
        <source>This card may not be discarded.</source>
        <translation>Diese Karte darf nicht abgeworfen werden.</translation>
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
        <source>The pile cannot be taken: a wild card lies on top, the {card}.</source>
        <translation>Das Paket kann nicht genommen werden: Oben liegt eine wilde Karte, {card}.</translation>
    </message>
    <message>
        <source>The pile cannot be taken: a wild card lies on top.</source>
        <translation>Das Paket kann nicht genommen werden: Oben liegt eine wilde Karte.</translation>
    </message>
    <message>
        <source>The pile cannot be taken: a black three lies on top, the {card}.</source>
        <translation>Das Paket kann nicht genommen werden: Oben liegt eine schwarze Drei, {card}.</translation>
    </message>
    <message>
        <source>The pile cannot be taken: a black three lies on top.</source>
        <translation>Das Paket kann nicht genommen werden: Oben liegt eine schwarze Drei.</translation>
    </message>
    <message>
        <source>With one card in hand you may not take a pile of a single card.</source>
        <translation>Mit nur einer Karte auf der Hand darfst du ein Paket aus nur einer Karte nicht nehmen.</translation>
    </message>
    <message>
        <source>Your side may take the pile only after its initial meld.</source>
        <translation>Deine Partei darf das Paket erst nach ihrer Erstmeldung nehmen.</translation>
    </message>
    <message>
        <source>You must take the pile: its top card, the {card}, fits a meld of your side.</source>
        <translation>Du musst das Paket nehmen: Die oberste Karte, {card}, passt zu einer Meldung deiner Partei.</translation>
    </message>
    <message>
        <source>Take the pile.</source>
        <translation>Nimm das Paket.</translation>
    </message>
    <message>
        <source>You must take the pile: its top card fits a meld of your side.</source>
        <translation>Du musst das Paket nehmen: Die oberste Karte passt zu einer Meldung deiner Partei.</translation>
    </message>
    <message>
        <source>These cards do not entitle you to the pile.</source>
        <translation>Mit diesen Karten darfst du das Paket nicht nehmen.</translation>
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
        <translation>Der Ablagestapel ist für deine Partei gesperrt: Du brauchst {pair} aus der Hand und hast {have}.</translation>
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
        <translation>Der Talon ist leer: Du darfst das Spiel beenden.</translation>
    </message>
    <message>
        <source>Keep at least two cards: one to discard and one to go on with.</source>
        <translation>Behalte mindestens zwei Karten: eine zum Abwerfen und eine zum Weiterspielen.</translation>
    </message>
    <message>
        <source>You cannot go out yet: your side has no canasta.</source>
        <translation>Du kannst noch nicht ausmachen: Deine Partei hat keinen Canasta.</translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: it takes %Ln canasta(s), and you have {have}.</source>
        <translation>
            <numerusform>Du kannst noch nicht ausmachen: Nötig ist %Ln Canasta, und du hast {have}.</numerusform>
            <numerusform>Du kannst noch nicht ausmachen: Nötig sind %Ln Canastas, und du hast {have}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot go out yet: a meld of your side is unfinished.</source>
        <translation>Du kannst noch nicht ausmachen: Eine Meldung deiner Partei ist unfertig.</translation>
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
        <translation>Fragen darfst du nur gleich nach dem Ziehen oder dem Nehmen des Pakets, bevor du auslegst.</translation>
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
        <source>Your partner’s answer binds you.</source>
        <translation>Die Antwort deines Partners bindet dich.</translation>
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
        <source>Play so that you can lay down all your cards.</source>
        <translation>Spiele so, dass du alle Karten auslegen kannst.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>No card in your hand fits this meld.</source>
        <translation>Keine passende Karte auf deiner Hand.</translation>
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
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
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
        <source>The discard pile</source>
        <translation>Der Ablagestapel</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
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
        <source>{players} players in {sides} sides. Partners sit opposite each other, meld together and keep one score.</source>
        <translation>{players} Spieler in {sides} Parteien. Partner sitzen einander gegenüber, legen gemeinsam aus und haben ein gemeinsames Punktekonto.</translation>
    </message>
    <message>
        <source>{players} players, each for themselves.</source>
        <translation>{players} Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>Play goes clockwise. The player on the dealer’s left begins, and after every deal the deal moves one seat to the left.</source>
        <translation>Gespielt wird im Uhrzeigersinn. Wer links vom Geber sitzt, beginnt, und nach jedem Spiel gibt der nächste Spieler zur Linken.</translation>
    </message>
    <message>
        <source>{decks} packs of 52 cards with {jokers} jokers in all: {cards} cards. Suits do not matter, except that they tell red threes from black ones.</source>
        <translation>{decks} Kartenspiele zu 52 Blatt mit zusammen {jokers} Jokern: {cards} Karten. Die Farben haben keine Bedeutung, außer dass sie rote Dreien von schwarzen unterscheiden.</translation>
    </message>
    <message>
        <source>Card values: {values}. Red threes have no card value.</source>
        <translation>Kartenwerte: {values}. Rote Dreien haben keinen Kartenwert.</translation>
    </message>
    <message>
        <source>Jokers and twos are wild cards: they stand for any card of a meld. Natural cards are ace and king down to four. Threes are neither.</source>
        <translation>Joker und Zweien sind wilde Karten: Sie stehen für jede Karte einer Meldung. Natürliche Karten sind Ass und König bis hinab zur Vier. Dreien sind keines von beiden.</translation>
    </message>
    <message>
        <source>Every player is dealt {hand} cards, one at a time.</source>
        <translation>Jeder Spieler bekommt {hand} Karten, einzeln ausgeteilt.</translation>
    </message>
    <message>
        <source>The rest lies face down as the stock. Its top card is turned up and begins the discard pile.</source>
        <translation>Der Rest liegt verdeckt als Talon. Seine oberste Karte wird aufgedeckt und beginnt den Ablagestapel.</translation>
    </message>
    <message>
        <source>If this card is a wild card or a red three, another one is turned onto it, until the top card is neither. A pile begun in this way is frozen.</source>
        <translation>Ist diese Karte eine wilde Karte oder eine rote Drei, wird eine weitere darauf aufgedeckt, bis die oberste keines von beiden ist. Ein so begonnener Ablagestapel ist gesperrt.</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>schwarze Drei</translation>
    </message>
    <message>
        <source>{ranks} {points}</source>
        <translation>{ranks} {points}</translation>
    </message>
    <message>
        <source>A red three that you are dealt or draw is laid out face up at once and replaced from the stock. This happens by itself.</source>
        <translation>Eine rote Drei, die du bekommst oder ziehst, wird sofort offen hingelegt und vom Talon ersetzt. Das geschieht von selbst.</translation>
    </message>
    <message>
        <source>A red three that comes with a taken pile is laid out too, but not replaced.</source>
        <translation>Auch eine rote Drei aus einem genommenen Paket wird hingelegt, aber nicht ersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>A turn begins with a draw of %Ln card(s) from the stock, or instead with taking the whole discard pile.</source>
        <translation>
            <numerusform>Ein Zug beginnt damit, dass du %Ln Karte vom Talon ziehst oder stattdessen das ganze Paket nimmst.</numerusform>
            <numerusform>Ein Zug beginnt damit, dass du %Ln Karten vom Talon ziehst oder stattdessen das ganze Paket nimmst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you may meld as often as you like. You need not; only the top card of a taken pile must be melded.</source>
        <translation>Dann darfst du auslegen, so oft du willst. Du musst nicht; nur die oberste Karte eines genommenen Pakets muss ausgelegt werden.</translation>
    </message>
    <message>
        <source>The turn ends with one card discarded face up, unless you go out without a discard.</source>
        <translation>Der Zug endet damit, dass du eine Karte offen abwirfst, außer du machst ohne Abwurf aus.</translation>
    </message>
    <message>
        <source>Any card may be discarded, except a red three.</source>
        <translation>Jede Karte darf abgeworfen werden, nur keine rote Drei.</translation>
    </message>
    <message>
        <source>A meld is {least} or more cards of one rank from four to ace, with at least {naturals} natural cards and at most {wilds} wild cards. Runs are not melds, and wild cards alone are none either.</source>
        <translation>Eine Meldung besteht aus {least} oder mehr Karten eines Ranges von der Vier bis zum Ass, mit mindestens {naturals} natürlichen und höchstens {wilds} wilden Karten. Sequenzen sind keine Meldungen, wilde Karten allein auch nicht.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out: {least} or four of them, without wild cards.</source>
        <translation>Schwarze Dreien dürfen nur in dem Zug ausgelegt werden, in dem du ausmachst: {least} oder vier, ohne wilde Karten.</translation>
    </message>
    <message>
        <source>A meld of {size} or more cards is a canasta. A meld may grow without limit.</source>
        <translation>Eine Meldung aus {size} oder mehr Karten ist ein Canasta. Eine Meldung darf unbegrenzt wachsen.</translation>
    </message>
    <message>
        <source>A canasta without wild cards is natural, one with wild cards is mixed. A wild card added to a natural canasta makes it mixed.</source>
        <translation>Ein Canasta ohne wilde Karten ist echt, einer mit wilden Karten unecht. Eine wilde Karte, die an einen echten Canasta angelegt wird, macht ihn unecht.</translation>
    </message>
    <message>
        <source>A side has only one meld of a rank; further cards of that rank are added to it.</source>
        <translation>Eine Partei hat nur eine Meldung eines Ranges; weitere Karten dieses Ranges werden dort angelegt.</translation>
    </message>
    <message>
        <source>Cards are added only to melds of your own side. No card leaves a meld or moves to another one.</source>
        <translation>Angelegt wird nur an Meldungen der eigenen Partei. Keine Karte verlässt eine Meldung oder wechselt in eine andere.</translation>
    </message>
    <message>
        <source>The first melds that a side lays down in a deal must together reach a minimum. It depends on the side’s score when the deal began, and the card values are counted.</source>
        <translation>Die ersten Meldungen, die eine Partei in einem Spiel auslegt, müssen zusammen einen Mindestwert erreichen. Er richtet sich nach dem Punktestand der Partei bei Beginn des Spiels; gezählt werden die Kartenwerte.</translation>
    </message>
    <message>
        <source>With a score below {score}: {points} points.</source>
        <translation>Bei einem Punktestand unter {score}: {points} Punkte.</translation>
    </message>
    <message>
        <source>With a score of {score} or more: {points} points.</source>
        <translation>Bei einem Punktestand ab {score}: {points} Punkte.</translation>
    </message>
    <message>
        <source>If the pile is taken with the initial meld, its top card counts towards the minimum, but none of the other cards in it.</source>
        <translation>Wird mit der Erstmeldung das Paket genommen, zählt dessen oberste Karte für den Mindestwert mit, aber keine der anderen Karten darin.</translation>
    </message>
    <message>
        <source>Bonuses for canastas and red threes do not count towards the minimum.</source>
        <translation>Prämien für Canastas und rote Dreien zählen für den Mindestwert nicht.</translation>
    </message>
    <message>
        <source>One player’s initial meld opens the side: the partner may then meld freely.</source>
        <translation>Die Erstmeldung eines Spielers gilt für die Partei: Der Partner darf dann frei auslegen.</translation>
    </message>
    <message>
        <source>No minimum is needed if you draw from the stock and then meld your whole hand in this turn, with a canasta of your own in it.</source>
        <translation>Kein Mindestwert ist nötig, wenn du vom Talon ziehst und dann in diesem Zug dein ganzes Blatt auslegst, darin einen eigenen Canasta.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>{rules} · {players}</source>
        <translation>{rules} · {players}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Read this rule</source>
        <translation>Diese Regel lesen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
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
        <source>Continue</source>
        <translation>Weiter</translation>
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
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
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
        <source>Left in hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} × {points}</source>
        <comment>count times value</comment>
        <translation>{count} × {points}</translation>
    </message>
    <message>
        <source>{ranks}: {count} × {points}</source>
        <translation>{ranks}: {count} × {points}</translation>
    </message>
    <message>
        <source>Score of deal {deal}</source>
        <translation>Abrechnung von Spiel {deal}</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieses Spiel</translation>
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
        <source>You went out concealed.</source>
        <translation>Du hast verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Du hast ausgemacht.</translation>
    </message>
    <message>
        <source>The stock is used up; nobody went out.</source>
        <translation>Der Talon ist verbraucht; niemand hat ausgemacht.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} hat verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} hat ausgemacht.</translation>
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
            <numerusform>Die Partie geht an {name}, mit %Ln Punkt Vorsprung.</numerusform>
            <numerusform>Die Partie geht an {name}, mit %Ln Punkten Vorsprung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best scores are equal: another deal decides.</source>
        <translation>Gleichstand an der Spitze: Ein weiteres Spiel entscheidet.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Everything applies at once and is remembered.</source>
        <translation>Alles gilt sofort und bleibt erhalten.</translation>
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
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <translation>Bewegung</translation>
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
        <source>As the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>B D K A</source>
        <translation>B D K A</translation>
    </message>
    <message>
        <source>J Q K A</source>
        <translation>J Q K A</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Lattice</source>
        <comment>card back</comment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Fans</source>
        <comment>card back</comment>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>card back</comment>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Schlicht</translation>
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
        <source>Large figures in the corners</source>
        <translation>Große Zeichen in den Ecken</translation>
    </message>
    <message>
        <source>Four colours: every suit has its own</source>
        <translation>Vierfarbig: Pik, Herz, Karo und Kreuz je eigen gefärbt</translation>
    </message>
    <message>
        <source>Wait for me: others’ turns end with a click or Space</source>
        <translation>Auf mich warten: Züge der anderen enden mit Klick oder Leertaste</translation>
    </message>
    <message>
        <source>Ask before I go out and end the deal</source>
        <translation>Nachfragen, bevor ich ausmache und das Spiel beende</translation>
    </message>
    <message>
        <source>Ask before a discard returns an unfinished draft</source>
        <translation>Nachfragen, bevor ein Abwurf einen unfertigen Entwurf zurückgibt</translation>
    </message>
    <message>
        <source>In the hand, letters jump to ranks instead of being commands</source>
        <translation>Im Blatt springen Buchstaben zu Rängen, statt Befehle zu sein</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>SCORE</source>
        <translation>PUNKTE</translation>
    </message>
    <message>
        <source>LAST ROUND</source>
        <translation>LETZTE RUNDE</translation>
    </message>
    <message>
        <source>Replay (L)</source>
        <translation>Nachspielen (L)</translation>
    </message>
</context>
<context>
    <name>Status</name>
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
    <message>
        <source>The stock is empty: take the pile, or end the deal.</source>
        <translation>Der Talon ist leer: Nimm das Paket oder beende das Spiel.</translation>
    </message>
    <message>
        <source>The stock is empty: you must take the pile.</source>
        <translation>Der Talon ist leer: Du musst das Paket nehmen.</translation>
    </message>
    <message>
        <source>The stock is empty and you cannot take the pile: end the deal.</source>
        <translation>Der Talon ist leer und du kannst das Paket nicht nehmen: Beende das Spiel.</translation>
    </message>
    <message>
        <source>It is your turn: meld, or discard a card.</source>
        <translation>Du bist am Zug: Lege aus oder wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>It is your turn: lay out, or discard a card.</source>
        <translation>Du bist am Zug: Lege den Entwurf aus oder wirf eine Karte ab.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) are missing for the initial meld.</source>
        <translation>
            <numerusform>Für die Erstmeldung fehlt %Ln Punkt.</numerusform>
            <numerusform>Für die Erstmeldung fehlen %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can go out now, or play on and discard a card.</source>
        <translation>Du kannst jetzt ausmachen, oder spiele weiter und wirf eine Karte ab.</translation>
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
        <source>{name} considers whether you may go out.</source>
        <translation>{name} überlegt, ob du ausmachen darfst.</translation>
    </message>
    <message>
        <source>Click or press Space to go on.</source>
        <translation>Weiter mit Klick oder Leertaste.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>TableButtons</name>
    <message>
        <source>Hand, card %1 of %2</source>
        <translation>Hand, Karte %1 von %2</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
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
        <source>Red threes, %1: %2</source>
        <translation>Rote Dreien, %1: %2</translation>
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
    <name>TableMenu</name>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
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
        <translation>Alle dieses Ranges auswählen</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Meld the selection</source>
        <translation>Auswahl melden</translation>
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
        <source>Put the selection here</source>
        <translation>Auswahl hier anlegen</translation>
    </message>
    <message>
        <source>Select what fits</source>
        <translation>Passende auswählen</translation>
    </message>
    <message>
        <source>Take this card back</source>
        <translation>Diese Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Auslegen</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>{system} · deal {deal} · {players}</source>
        <translation>{system} · Spiel {deal} · {players}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist am Zug</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{role} · {level}</source>
        <translation>{role} · {level}</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {line}, %Ln card(s)</source>
        <translation>
            <numerusform>{name}, {line}, %Ln Karte</numerusform>
            <numerusform>{name}, {line}, %Ln Karten</numerusform>
        </translation>
    </message>
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
        <source>Discard pile empty</source>
        <translation>Ablagestapel leer</translation>
    </message>
    <message>
        <source>Frozen · {count}</source>
        <translation>Gesperrt · {count}</translation>
    </message>
    <message>
        <source>Cannot be taken · {count}</source>
        <translation>Nicht aufnehmbar · {count}</translation>
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
        <source>discard pile, empty</source>
        <translation>Ablagestapel, leer</translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, frozen, cannot be taken</source>
        <translation>
            <numerusform>Ablagestapel, %Ln Karte, oben {card}, gesperrt, nicht aufnehmbar</numerusform>
            <numerusform>Ablagestapel, %Ln Karten, oben {card}, gesperrt, nicht aufnehmbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, cannot be taken</source>
        <translation>
            <numerusform>Ablagestapel, %Ln Karte, oben {card}, nicht aufnehmbar</numerusform>
            <numerusform>Ablagestapel, %Ln Karten, oben {card}, nicht aufnehmbar</numerusform>
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
        <translation>JOKER</translation>
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
            <numerusform>davon %Ln Joker</numerusform>
            <numerusform>davon %Ln Joker</numerusform>
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
        <translation>Joker-Canasta, {cards}, {points}</translation>
    </message>
    <message>
        <source>draft, {ranks}, {cards}, {points}</source>
        <translation>Entwurf, {ranks}, {cards}, {points}</translation>
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
        <source>New meld</source>
        <translation>Neue Meldung</translation>
    </message>
    <message numerus="yes">
        <source>on the table: {points} points with %Ln red three(s)</source>
        <translation>
            <numerusform>auf dem Tisch: {points} Punkte mit %Ln roten Drei</numerusform>
            <numerusform>auf dem Tisch: {points} Punkte mit %Ln roten Dreien</numerusform>
        </translation>
    </message>
    <message>
        <source>on the table: {points} points</source>
        <translation>auf dem Tisch: {points} Punkte</translation>
    </message>
    <message>
        <source>{ranks} + {cards}: {points}</source>
        <translation>{ranks} + {cards}: {points}</translation>
    </message>
    <message>
        <source>New meld: {cards}, {points}</source>
        <translation>Neue Meldung: {cards}, {points}</translation>
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
        <translation>Zurück in die Hand</translation>
    </message>
    <message>
        <source>This is a meld of {names}.</source>
        <translation>Das ist eine Meldung von {names}.</translation>
    </message>
    <message>
        <source>Initial meld with the pile, draft</source>
        <translation>Erstmeldung mit dem Paket – Entwurf</translation>
    </message>
    <message>
        <source>Initial meld, draft</source>
        <translation>Erstmeldung – Entwurf</translation>
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
    <message numerus="yes">
        <source>%Ln canasta(s)</source>
        <translation>
            <numerusform>%Ln Canasta</numerusform>
            <numerusform>%Ln Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>initial meld made</source>
        <translation>Erstmeldung liegt</translation>
    </message>
    <message>
        <source>not melded yet</source>
        <translation>noch nichts ausgelegt</translation>
    </message>
    <message>
        <source>from {points}</source>
        <translation>ab {points}</translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>darf ausmachen</translation>
    </message>
    <message>
        <source>Target {points}</source>
        <translation>Ziel: {points}</translation>
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
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
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
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
</TS>
