"""The rules said a second time, from the clauses alone, so that one mistake would have to be made twice.

**What it is.** Four modules that judge a deal as a referee does who has the rule book before them and has never seen
the program: `statutes` what may lie on the table, `moves` what one action may do to it, `beginnings` how a deal begins,
`recount` what it counts. Each answers with a sentence, empty where all is well. `test_second_opinion` puts random deals
of every game with random house rules before them.

**Why it is independent.** Of the rules it imports `cards`, `actions`, `events` and `state` alone: what a card is
called, what was done, what has happened and where the cards lie. Of a rule set it reads three facts: the name of the
system, the number of players and the options that were changed. No section of a rule set, no `legality`, `scoring`,
`options` or `systems` is asked, nor anything of `verification`; `test_it_asks_nothing_of_the_rules_that_it_judges`
holds that. It is written otherwise, too: cards are words (`KS`, `JO`), melds are lists, each system is a function or a
table of figures with its clause beside it, and nothing is quick.

**What it covers.** All systems, numbers of players and those options that `KNOWN` names: melds and their sizes, wild
cards, frozen piles and what takes them, first melds and minimums, joined melds, canastas for going out, threes on the
table, the cards dealt, every score. `judge` looks at a table, so it does not matter how that came about.

**What it does not cover.** That something lawful is *refused*: it sees only what was accepted. For that there are the
cases of the clauses, and `test_brute_force`, which finds plans by trying all of them. Neither does it know about asking
a partner, drawing and cards held back, the order of seats, or the match over its deals: `NO_MATTER` names
those options.

**How to extend it.** A new option fails the first test until it stands in `KNOWN` or, with a reason, in `NO_MATTER`.
A new system needs a function in `statutes.STATUTES` and in `recount.COUNTS`, its hand in `beginnings`, and whatever is
its own in `moves`. Read the clause, not the code; write its number beside the line; then break the rule in the program
and see that a sentence comes of it.
"""
