"""Fast play: the policy by which a search plays deals on, and what a position is then taken to be worth.

`playing` acts for a seat; each of its decisions has its module. It follows the ideas of the standard player on plain
counts, and where these leave a choice it adds up small whole numbers from `tables`, fitted to choices of stronger
players. `counts` and `worth` say what a position is worth once a playout has been cut short. All of it is compiled
together with the rules and gives the same results interpreted; it asks the rules alone, and nobody else.

Who may enter: `bots.search`, which plays on by it; `arena`, which measures how fast it is.
"""
