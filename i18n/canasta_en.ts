<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ButtonWords</name>
    <message numerus="yes">
        <source>Draw %Ln card(s)</source>
        <translation>
            <numerusform>Draw a card</numerusform>
            <numerusform>Draw %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s), with {cards}</source>
        <translation>
            <numerusform>%Ln card, with {cards}</numerusform>
            <numerusform>%Ln cards, with {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPhrases</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} {things}</source>
        <translation>
            <numerusform>{count} {things}</numerusform>
            <numerusform>{count} {things}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawWords</name>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s).</source>
        <translation>
            <numerusform>It is your turn: draw a card.</numerusform>
            <numerusform>It is your turn: draw %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the pile.</source>
        <translation>
            <numerusform>It is your turn: draw a card, or take the pile.</numerusform>
            <numerusform>It is your turn: draw %Ln cards, or take the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the pile with {cards}.</source>
        <translation>
            <numerusform>It is your turn: draw a card, or take the pile with {cards}.</numerusform>
            <numerusform>It is your turn: draw %Ln cards, or take the pile with {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top card of the pile.</source>
        <translation>
            <numerusform>It is your turn: draw %Ln card, or take the top card of the pile.</numerusform>
            <numerusform>It is your turn: draw %Ln cards, or take the top card of the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top {part} cards of the pile.</source>
        <translation>
            <numerusform>It is your turn: draw %Ln card, or take the top {part} cards of the pile.</numerusform>
            <numerusform>It is your turn: draw %Ln cards, or take the top {part} cards of the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top card of the pile with {cards}.</source>
        <translation>
            <numerusform>It is your turn: draw %Ln card, or take the top card of the pile with {cards}.</numerusform>
            <numerusform>It is your turn: draw %Ln cards, or take the top card of the pile with {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: draw %Ln card(s), or take the top {part} cards of the pile with {cards}.</source>
        <translation>
            <numerusform>It is your turn: draw %Ln card, or take the top {part} cards of the pile with {cards}.</numerusform>
            <numerusform>It is your turn: draw %Ln cards, or take the top {part} cards of the pile with {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndRules</name>
    <message numerus="yes">
        <source>%Ln natural one(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln natural one</numerusform>
            <numerusform>%Ln natural ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mixed one(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln mixed one</numerusform>
            <numerusform>%Ln mixed ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of wild cards</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln of wild cards</numerusform>
            <numerusform>%Ln of wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln samba(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln samba</numerusform>
            <numerusform>%Ln sambas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln escalera(s)</source>
        <comment>canastas</comment>
        <translation>
            <numerusform>%Ln escalera</numerusform>
            <numerusform>%Ln escaleras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %Ln deal(s). The highest score wins.</source>
        <translation>
            <numerusform>The match ends after %Ln deal. The highest score wins.</numerusform>
            <numerusform>The match ends after %Ln deals. The highest score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may go out only if you have at least %Ln canasta(s). You may complete them in the same turn.</source>
        <translation>
            <numerusform>You may go out only if you have at least %Ln canasta. You may complete it in the same turn.</numerusform>
            <numerusform>You may go out only if you have at least %Ln canastas. You may complete them in the same turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may go out only if your side has at least %Ln canasta(s). You may complete them in the same turn.</source>
        <translation>
            <numerusform>You may go out only if your side has at least %Ln canasta. You may complete it in the same turn.</numerusform>
            <numerusform>You may go out only if your side has at least %Ln canastas. You may complete them in the same turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndingWords</name>
    <message numerus="yes">
        <source>You win the match by %Ln point(s)!</source>
        <translation>
            <numerusform>You win the match by %Ln point!</numerusform>
            <numerusform>You win the match by %Ln points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match goes to {name}, by %Ln point(s).</source>
        <translation>
            <numerusform>The match goes to {name}, by %Ln point.</numerusform>
            <numerusform>The match goes to {name}, by %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message numerus="yes">
        <source>draw %Ln card(s) from the stock</source>
        <comment>you</comment>
        <translation>
            <numerusform>draw from the stock</numerusform>
            <numerusform>draw %Ln cards from the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %Ln card(s)</source>
        <comment>in the line at a seat</comment>
        <translation>
            <numerusform>draws</numerusform>
            <numerusform>draws %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %Ln card(s) from the stock</source>
        <translation>
            <numerusform>draws from the stock</numerusform>
            <numerusform>draws %Ln cards from the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>take the pile of %Ln card</numerusform>
            <numerusform>take the pile of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s)</source>
        <translation>
            <numerusform>takes the pile of %Ln card</numerusform>
            <numerusform>takes the pile of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s) with {cards}</source>
        <comment>you</comment>
        <translation>
            <numerusform>take the pile of %Ln card with {cards}</numerusform>
            <numerusform>take the pile of %Ln cards with {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s) with {cards}</source>
        <translation>
            <numerusform>takes the pile of %Ln card with {cards}</numerusform>
            <numerusform>takes the pile of %Ln cards with {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s) and add {card} to your {ranks}</source>
        <comment>you</comment>
        <translation>
            <numerusform>take the pile of %Ln card and add {card} to your {ranks}</numerusform>
            <numerusform>take the pile of %Ln cards and add {card} to your {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s) and adds {card} to the {ranks}</source>
        <translation>
            <numerusform>takes the pile of %Ln card and adds {card} to the {ranks}</numerusform>
            <numerusform>takes the pile of %Ln cards and adds {card} to the {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) to each player</source>
        <translation>
            <numerusform>%Ln card to each player</numerusform>
            <numerusform>%Ln cards to each player</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) to each player; {card} is turned up</source>
        <translation>
            <numerusform>%Ln card to each player; {card} is turned up</numerusform>
            <numerusform>%Ln cards to each player; {card} is turned up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExampleOutcomeWords</name>
    <message numerus="yes">
        <source>%Ln card(s) of the pile go into your hand.</source>
        <translation>
            <numerusform>%Ln card of the pile goes into your hand.</numerusform>
            <numerusform>%Ln cards of the pile go into your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln three(s) go on the table.</source>
        <translation>
            <numerusform>%Ln three goes on the table.</numerusform>
            <numerusform>%Ln threes go on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bonus card(s) wait for you on the stock.</source>
        <translation>
            <numerusform>%Ln bonus card waits for you on the stock.</numerusform>
            <numerusform>%Ln bonus cards wait for you on the stock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExampleTableWords</name>
    <message numerus="yes">
        <source>%Ln card(s) are left in the stock.</source>
        <translation>
            <numerusform>%Ln card is left in the stock.</numerusform>
            <numerusform>%Ln cards are left in the stock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldRefusals</name>
    <message numerus="yes">
        <source>A meld has at least %Ln card(s).</source>
        <translation>
            <numerusform>A meld has at least %Ln card.</numerusform>
            <numerusform>A meld has at least %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more card(s) needed.</source>
        <translation>
            <numerusform>%Ln more card needed.</numerusform>
            <numerusform>%Ln more cards needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld has at least %Ln natural card(s); here it would be {have}.</source>
        <translation>
            <numerusform>A meld has at least %Ln natural card; here it would be {have}.</numerusform>
            <numerusform>A meld has at least %Ln natural cards; here it would be {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld has at most %Ln card(s); here it would be {have}.</source>
        <translation>
            <numerusform>A meld has at most %Ln card; here it would be {have}.</numerusform>
            <numerusform>A meld has at most %Ln cards; here it would be {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This meld may hold at most %Ln wild card(s); here it would be {have}.</source>
        <translation>
            <numerusform>This meld may hold at most %Ln wild card; here it would be {have}.</numerusform>
            <numerusform>This meld may hold at most %Ln wild cards; here it would be {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leave out %Ln wild card(s).</source>
        <translation>
            <numerusform>Leave out %Ln wild card.</numerusform>
            <numerusform>Leave out %Ln wild cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s): add {cards}.</source>
        <translation>
            <numerusform>%Ln more point: add {cards}.</numerusform>
            <numerusform>%Ln more points: add {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) needed: add cards or further melds.</source>
        <translation>
            <numerusform>%Ln more point needed: add cards or further melds.</numerusform>
            <numerusform>%Ln more points needed: add cards or further melds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards alone can be melded only as a whole canasta, %Ln card(s) at once.</source>
        <translation>
            <numerusform>Wild cards alone can be melded only as a whole canasta, %Ln card at once.</numerusform>
            <numerusform>Wild cards alone can be melded only as a whole canasta, %Ln cards at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeldWords</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them wild</source>
        <translation>
            <numerusform>%Ln of them wild</numerusform>
            <numerusform>%Ln of them wild</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks} (%Ln card(s))</source>
        <translation>
            <numerusform>{ranks} (%Ln card)</numerusform>
            <numerusform>{ranks} (%Ln cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}: one meld of %Ln card(s)</source>
        <translation>
            <numerusform>{meld}: one meld of %Ln card</numerusform>
            <numerusform>{meld}: one meld of %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeedWords</name>
    <message numerus="yes">
        <source>%Ln card(s) of another rank</source>
        <translation>
            <numerusform>%Ln card of another rank</numerusform>
            <numerusform>%Ln cards of another rank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) each of {ranks} other ranks</source>
        <translation>
            <numerusform>%Ln card each of {ranks} other ranks</numerusform>
            <numerusform>%Ln cards each of {ranks} other ranks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n rule(s) changed by house rules</source>
        <translation>
            <numerusform>%n rule changed by house rules</numerusform>
            <numerusform>%n rules changed by house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverviewPageWords</name>
    <message numerus="yes">
        <source>%Ln won in a row just now</source>
        <translation>
            <numerusform>%Ln won just now</numerusform>
            <numerusform>%Ln won in a row just now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lost in a row just now</source>
        <translation>
            <numerusform>%Ln lost just now</numerusform>
            <numerusform>%Ln lost in a row just now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es); points a deal at first {first}, last {last}</source>
        <translation>
            <numerusform>%Ln match; points a deal at first {first}, last {last}</numerusform>
            <numerusform>%Ln matches; points a deal at first {first}, last {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileWords</name>
    <message numerus="yes">
        <source>stock, %Ln card(s)</source>
        <translation>
            <numerusform>stock, %Ln card</numerusform>
            <numerusform>stock, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reserved for you</source>
        <translation>
            <numerusform>%Ln reserved for you</numerusform>
            <numerusform>%Ln reserved for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reserved for {name}</source>
        <translation>
            <numerusform>%Ln reserved for {name}</numerusform>
            <numerusform>%Ln reserved for {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside it %Ln packet(s) of bonus cards: {sizes}</source>
        <translation>
            <numerusform>beside it %Ln packet of bonus cards: {sizes}</numerusform>
            <numerusform>beside it %Ln packets of bonus cards: {sizes}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, frozen, cannot be taken</source>
        <translation>
            <numerusform>discard pile, %Ln card, {card} on top, frozen, cannot be taken</numerusform>
            <numerusform>discard pile, %Ln cards, {card} on top, frozen, cannot be taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, cannot be taken</source>
        <translation>
            <numerusform>discard pile, %Ln card, {card} on top, cannot be taken</numerusform>
            <numerusform>discard pile, %Ln cards, {card} on top, cannot be taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, frozen</source>
        <translation>
            <numerusform>discard pile, %Ln card, {card} on top, frozen</numerusform>
            <numerusform>discard pile, %Ln cards, {card} on top, frozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top, frozen for you</source>
        <translation>
            <numerusform>discard pile, %Ln card, {card} on top, frozen for you</numerusform>
            <numerusform>discard pile, %Ln cards, {card} on top, frozen for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discard pile, %Ln card(s), {card} on top</source>
        <translation>
            <numerusform>discard pile, %Ln card, {card} on top</numerusform>
            <numerusform>discard pile, %Ln cards, {card} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}; %Ln card(s) face down beneath</source>
        <translation>
            <numerusform>{pile}; %Ln card face down beneath</numerusform>
            <numerusform>{pile}; %Ln cards face down beneath</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlateWords</name>
    <message numerus="yes">
        <source>{name}, {line}, %Ln card(s)</source>
        <translation>
            <numerusform>{name}, {line}, %Ln card</numerusform>
            <numerusform>{name}, {line}, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %Ln card(s)</source>
        <translation>
            <numerusform>{name}, %Ln card</numerusform>
            <numerusform>{name}, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{plate}, foot of %Ln card(s)</source>
        <translation>
            <numerusform>{plate}, foot of %Ln card</numerusform>
            <numerusform>{plate}, foot of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s)</source>
        <translation>
            <numerusform>%Ln canasta</numerusform>
            <numerusform>%Ln canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first melds of this side must count %Ln point(s) together.</source>
        <translation>
            <numerusform>The first melds of this side must count %Ln point together.</numerusform>
            <numerusform>The first melds of this side must count %Ln points together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadOut</name>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>You hold %n card.</numerusform>
            <numerusform>You hold %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%Ln canasta(s) missing.</source>
        <translation>
            <numerusform>%Ln canasta missing.</numerusform>
            <numerusform>%Ln canastas missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s), among them {kinds}</source>
        <translation>
            <numerusform>%Ln canasta, among them {kinds}</numerusform>
            <numerusform>%Ln canastas, among them {kinds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln natural canasta(s)</source>
        <translation>
            <numerusform>%Ln natural canasta</numerusform>
            <numerusform>%Ln natural canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mixed canasta(s)</source>
        <translation>
            <numerusform>%Ln mixed canasta</numerusform>
            <numerusform>%Ln mixed canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s) of wild cards</source>
        <translation>
            <numerusform>%Ln canasta of wild cards</numerusform>
            <numerusform>%Ln canastas of wild cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sequence(s) of seven cards</source>
        <translation>
            <numerusform>%Ln sequence of seven cards</numerusform>
            <numerusform>%Ln sequences of seven cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot go out yet: you need %Ln canasta(s) and have {have}.</source>
        <translation>
            <numerusform>You cannot go out yet: you need %Ln canasta and have {have}.</numerusform>
            <numerusform>You cannot go out yet: you need %Ln canastas and have {have}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message numerus="yes">
        <source>You took up %Ln card(s).</source>
        <translation>
            <numerusform>You took up %Ln card.</numerusform>
            <numerusform>You took up %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s)</source>
        <translation>
            <numerusform>%Ln canasta</numerusform>
            <numerusform>%Ln canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %Ln deal(s)</source>
        <translation>
            <numerusform>after %Ln deal</numerusform>
            <numerusform>after %Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{system}, %Ln deal(s)</source>
        <translation>
            <numerusform>{system}, one deal</numerusform>
            <numerusform>{system}, %Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecialEvents</name>
    <message numerus="yes">
        <source>have forgotten to lay out %Ln red three(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>have forgotten to lay out %Ln red three</numerusform>
            <numerusform>have forgotten to lay out %Ln red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has forgotten to lay out %Ln red three(s)</source>
        <translation>
            <numerusform>has forgotten to lay out %Ln red three</numerusform>
            <numerusform>has forgotten to lay out %Ln red threes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take up the foot of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>take up the foot of %Ln card</numerusform>
            <numerusform>take up the foot of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes up the foot of %Ln card(s)</source>
        <translation>
            <numerusform>takes up the foot of %Ln card</numerusform>
            <numerusform>takes up the foot of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earn %Ln bonus card(s) for the next turn</source>
        <comment>you</comment>
        <translation>
            <numerusform>earn %Ln bonus card for the next turn</numerusform>
            <numerusform>earn %Ln bonus cards for the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>earns %Ln bonus card(s) for the next turn</source>
        <translation>
            <numerusform>earns %Ln bonus card for the next turn</numerusform>
            <numerusform>earns %Ln bonus cards for the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take up %Ln bonus card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>take up %Ln bonus card</numerusform>
            <numerusform>take up %Ln bonus cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes up %Ln bonus card(s)</source>
        <translation>
            <numerusform>takes up %Ln bonus card</numerusform>
            <numerusform>takes up %Ln bonus cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take the pile of %Ln card(s) and add {card} to a sequence</source>
        <comment>you</comment>
        <translation>
            <numerusform>take the pile of %Ln card and add {card} to a sequence</numerusform>
            <numerusform>take the pile of %Ln cards and add {card} to a sequence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the pile of %Ln card(s) and adds {card} to a sequence</source>
        <translation>
            <numerusform>takes the pile of %Ln card and adds {card} to a sequence</numerusform>
            <numerusform>takes the pile of %Ln cards and adds {card} to a sequence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>join two melds into one of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>join two melds into one of %Ln card</numerusform>
            <numerusform>join two melds into one of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins two melds into one of %Ln card(s)</source>
        <translation>
            <numerusform>joins two melds into one of %Ln card</numerusform>
            <numerusform>joins two melds into one of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>join two melds of {ranks} into one of %Ln card(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>join two melds of {ranks} into one of %Ln card</numerusform>
            <numerusform>join two melds of {ranks} into one of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins two melds of {ranks} into one of %Ln card(s)</source>
        <translation>
            <numerusform>joins two melds of {ranks} into one of %Ln card</numerusform>
            <numerusform>joins two melds of {ranks} into one of %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %Ln card(s) from the pile</source>
        <comment>you</comment>
        <translation>
            <numerusform>take %Ln card from the pile</numerusform>
            <numerusform>take %Ln cards from the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln card(s) from the pile</source>
        <translation>
            <numerusform>takes %Ln card from the pile</numerusform>
            <numerusform>takes %Ln cards from the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %Ln card(s) from the pile and add {card} to a meld</source>
        <comment>you</comment>
        <translation>
            <numerusform>take %Ln card from the pile and add {card} to a meld</numerusform>
            <numerusform>take %Ln cards from the pile and add {card} to a meld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln card(s) from the pile and adds {card} to a meld</source>
        <translation>
            <numerusform>takes %Ln card from the pile and adds {card} to a meld</numerusform>
            <numerusform>takes %Ln cards from the pile and adds {card} to a meld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %Ln card(s) from the pile with {cards}</source>
        <comment>you</comment>
        <translation>
            <numerusform>take %Ln card from the pile with {cards}</numerusform>
            <numerusform>take %Ln cards from the pile with {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln card(s) from the pile with {cards}</source>
        <translation>
            <numerusform>takes %Ln card from the pile with {cards}</numerusform>
            <numerusform>takes %Ln cards from the pile with {cards}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartRules</name>
    <message numerus="yes">
        <source>%Ln pack(s) of 52 cards and {jokers} jokers: {cards} cards in all.</source>
        <translation>
            <numerusform>%Ln pack of 52 cards and {jokers} jokers: {cards} cards in all.</numerusform>
            <numerusform>%Ln packs of 52 cards and {jokers} jokers: {cards} cards in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After each deal, melds and bonuses count for a player, and cards left in hand count against. After %Ln deal(s) the highest score wins.</source>
        <translation>
            <numerusform>After each deal, melds and bonuses count for a player, and cards left in hand count against. After %Ln deal the highest score wins.</numerusform>
            <numerusform>After each deal, melds and bonuses count for a player, and cards left in hand count against. After %Ln deals the highest score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After each deal, melds and bonuses count for a side, and cards left in hand count against it. After %Ln deal(s) the highest score wins.</source>
        <translation>
            <numerusform>After each deal, melds and bonuses count for a side, and cards left in hand count against it. After %Ln deal the highest score wins.</numerusform>
            <numerusform>After each deal, melds and bonuses count for a side, and cards left in hand count against it. After %Ln deals the highest score wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsFigures</name>
    <message numerus="yes">
        <source>{won} of %Ln match(es) won</source>
        <translation>
            <numerusform>{won} of %Ln match won</numerusform>
            <numerusform>{won} of %Ln matches won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Take the pile, %Ln card(s)</source>
        <translation>
            <numerusform>Take the pile, %Ln card</numerusform>
            <numerusform>Take the pile, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) missing.</source>
        <translation>
            <numerusform>%Ln point missing.</numerusform>
            <numerusform>%Ln points missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln card(s) from the pile</source>
        <translation>
            <numerusform>Take %Ln card from the pile</numerusform>
            <numerusform>Take %Ln cards from the pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeQuestions</name>
    <message numerus="yes">
        <source>Take the pile of %Ln card(s)?</source>
        <translation>
            <numerusform>Take the pile of %Ln card?</numerusform>
            <numerusform>Take the pile of %Ln cards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln card(s) from the pile?</source>
        <translation>
            <numerusform>Take %Ln card from the pile?</numerusform>
            <numerusform>Take %Ln cards from the pile?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TipWords</name>
    <message numerus="yes">
        <source>A meld of %Ln card(s) is a canasta.</source>
        <translation>
            <numerusform>A meld of %Ln card is a canasta.</numerusform>
            <numerusform>A meld of %Ln cards is a canasta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No meld has more than %Ln of them.</source>
        <translation>
            <numerusform>No meld has more than %Ln of them.</numerusform>
            <numerusform>No meld has more than %Ln of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %Ln canasta(s) to go out.</source>
        <translation>
            <numerusform>Your side needs %Ln canasta to go out.</numerusform>
            <numerusform>Your side needs %Ln canastas to go out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>%Ln match(es) deleted.</source>
        <translation>
            <numerusform>%Ln match deleted.</numerusform>
            <numerusform>%Ln matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) read, of {total}</source>
        <translation>
            <numerusform>%Ln match read, of {total}</numerusform>
            <numerusform>%Ln matches read, of {total}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message numerus="yes">
        <source>%Ln house rule(s)</source>
        <translation>
            <numerusform>%Ln house rule</numerusform>
            <numerusform>%Ln house rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln match(es)</source>
        <translation>
            <numerusform>{shown} of %Ln match</numerusform>
            <numerusform>{shown} of %Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>Counting: {done} of %Ln match(es)</source>
        <translation>
            <numerusform>Counting: {done} of %Ln match</numerusform>
            <numerusform>Counting: {done} of %Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PadListPage</name>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PadWords</name>
    <message numerus="yes">
        <source>Canastas of wild cards with %Ln joker(s)</source>
        <translation>
            <numerusform>Canastas of wild cards with %Ln joker</numerusform>
            <numerusform>Canastas of wild cards with %Ln jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sequences of at most %Ln card(s)</source>
        <translation>
            <numerusform>Sequences of at most %Ln card</numerusform>
            <numerusform>Sequences of at most %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished melds of wild cards with %Ln joker(s)</source>
        <translation>
            <numerusform>Unfinished melds of wild cards with %Ln joker</numerusform>
            <numerusform>Unfinished melds of wild cards with %Ln jokers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealCodeWords</name>
    <message numerus="yes">
        <source>Match of %Ln deal(s)</source>
        <translation>
            <numerusform>Match of one deal</numerusform>
            <numerusform>Match of %Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message numerus="yes">
        <source>%Ln day(s) in a row</source>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenActions</name>
    <message numerus="yes">
        <source>%Ln card(s) selected.</source>
        <translation>
            <numerusform>%Ln card selected.</numerusform>
            <numerusform>%Ln cards selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staged {cards} for the sequence: now %Ln card(s).</source>
        <translation>
            <numerusform>Staged {cards} for the sequence: now %Ln card.</numerusform>
            <numerusform>Staged {cards} for the sequence: now %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staged {cards} for the wild cards: now %Ln card(s).</source>
        <translation>
            <numerusform>Staged {cards} for the wild cards: now %Ln card.</numerusform>
            <numerusform>Staged {cards} for the wild cards: now %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Staged {cards} for the {ranks}: now %Ln card(s).</source>
        <translation>
            <numerusform>Staged {cards} for the {ranks}: now %Ln card.</numerusform>
            <numerusform>Staged {cards} for the {ranks}: now %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenEvents</name>
    <message numerus="yes">
        <source>Each player is dealt %Ln card(s).</source>
        <translation>
            <numerusform>Each player is dealt %Ln card.</numerusform>
            <numerusform>Each player is dealt %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} drew %Ln card(s).</source>
        <translation>
            <numerusform>{who} drew a card.</numerusform>
            <numerusform>{who} drew %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s).</source>
        <translation>
            <numerusform>{who} took the pile of one card.</numerusform>
            <numerusform>{who} took the pile of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s) with {cards}.</source>
        <translation>
            <numerusform>{who} took the pile of one card with {cards}.</numerusform>
            <numerusform>{who} took the pile of %Ln cards with {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile.</source>
        <translation>
            <numerusform>{who} took the top card of the pile.</numerusform>
            <numerusform>{who} took %Ln cards of the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile with {cards}.</source>
        <translation>
            <numerusform>{who} took the top card of the pile with {cards}.</numerusform>
            <numerusform>{who} took %Ln cards of the pile with {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s) and added {card} to a sequence.</source>
        <translation>
            <numerusform>{who} took the pile of one card and added {card} to a sequence.</numerusform>
            <numerusform>{who} took the pile of %Ln cards and added {card} to a sequence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile and added {card} to a sequence.</source>
        <translation>
            <numerusform>{who} took the top card of the pile and added {card} to a sequence.</numerusform>
            <numerusform>{who} took %Ln cards of the pile and added {card} to a sequence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took %Ln card(s) of the pile and added {card} to the {ranks}.</source>
        <translation>
            <numerusform>{who} took the top card of the pile and added {card} to the {ranks}.</numerusform>
            <numerusform>{who} took %Ln cards of the pile and added {card} to the {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took the pile of %Ln card(s) and added {card} to the {ranks}.</source>
        <translation>
            <numerusform>{who} took the pile of one card and added {card} to the {ranks}.</numerusform>
            <numerusform>{who} took the pile of %Ln cards and added {card} to the {ranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} added {cards} to the {ranks}: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} added {cards} to the {ranks}: now %Ln card.</numerusform>
            <numerusform>{who} added {cards} to the {ranks}: now %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) left in that hand.</source>
        <translation>
            <numerusform>One card left in that hand.</numerusform>
            <numerusform>%Ln cards left in that hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenSpecialEvents</name>
    <message numerus="yes">
        <source>{who} earned %Ln bonus card(s) for the next turn.</source>
        <translation>
            <numerusform>{who} earned %Ln bonus card for the next turn.</numerusform>
            <numerusform>{who} earned %Ln bonus cards for the next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} forgot to lay out %Ln red three(s).</source>
        <translation>
            <numerusform>{who} forgot to lay out a red three.</numerusform>
            <numerusform>{who} forgot to lay out %Ln red threes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} put two melds together: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} put two melds together: now %Ln card.</numerusform>
            <numerusform>{who} put two melds together: now %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} put two melds of {ranks} together: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} put two melds of {ranks} together: now %Ln card.</numerusform>
            <numerusform>{who} put two melds of {ranks} together: now %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took up the foot of %Ln card(s).</source>
        <translation>
            <numerusform>{who} took up the foot of %Ln card.</numerusform>
            <numerusform>{who} took up the foot of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took up %Ln bonus card(s).</source>
        <translation>
            <numerusform>{who} took up %Ln bonus card.</numerusform>
            <numerusform>{who} took up %Ln bonus cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} added {cards} to a sequence: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} added {cards} to a sequence: now %Ln card.</numerusform>
            <numerusform>{who} added {cards} to a sequence: now %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} added {cards} to the wild cards: now %Ln card(s).</source>
        <translation>
            <numerusform>{who} added {cards} to the wild cards: now %Ln card.</numerusform>
            <numerusform>{who} added {cards} to the wild cards: now %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>You still need %Ln point(s) for the initial meld.</source>
        <translation>
            <numerusform>You still need %Ln point for the initial meld.</numerusform>
            <numerusform>You still need %Ln points for the initial meld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreRules</name>
    <message numerus="yes">
        <source>Red threes score for you if you have at least %Ln canasta(s), and against you if not.</source>
        <translation>
            <numerusform>Red threes score for you if you have at least %Ln canasta, and against you if not.</numerusform>
            <numerusform>Red threes score for you if you have at least %Ln canastas, and against you if not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Red threes score for you if your side has at least %Ln canasta(s), and against you if not.</source>
        <translation>
            <numerusform>Red threes score for you if your side has at least %Ln canasta, and against you if not.</numerusform>
            <numerusform>Red threes score for you if your side has at least %Ln canastas, and against you if not.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnRules</name>
    <message numerus="yes">
        <source>To draw, you take %Ln card(s) from the top of the stock.</source>
        <translation>
            <numerusform>To draw, you take %Ln card from the top of the stock.</numerusform>
            <numerusform>To draw, you take %Ln cards from the top of the stock.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyFigureWords</name>
    <message numerus="yes">
        <source>{cards}: %Ln pack(s) of 52 and {jokers} jokers</source>
        <translation>
            <numerusform>{cards}: %Ln pack of 52 and {jokers} jokers</numerusform>
            <numerusform>{cards}: %Ln packs of 52 and {jokers} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln canasta(s)</source>
        <translation>
            <numerusform>%Ln canasta</numerusform>
            <numerusform>%Ln canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
</context>
</TS>
