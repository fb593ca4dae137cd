"""Fast play: the policy by which a search plays deals on, and what a position is then taken to be worth.

`playing` acts for a seat; each of its decisions has its module. It follows the ideas of the standard player on plain
counts, and where these leave a choice it adds up small whole numbers from `tables`, fitted to choices of stronger
players. `counts` and `worth` say what a position is worth once a playout has been cut short. All of it is compiled
together with the rules and gives the same results interpreted; it asks the rules alone, and nobody else.

What is asked by the million, here and in the rules, is written as mypyc makes it quick. It goes through a list several
times as fast as it looks items up by place. To add to an item in place is a sum of objects to it, so such sums are
written out. Of a constant tuple it makes a new one wherever an item is asked for, so tables are lists. And a machine
integer (see `rules.rng`) beside a plain one in a conditional expression becomes an object, so that is an if statement.

Who may enter: `bots.search`, which plays on by it; `arena`, which measures how fast it is.
"""
