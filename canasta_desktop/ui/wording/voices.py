"""What the computer players' characters say at great moments: short sentences, each in its character's temper.

Keys are those of `ui.portraits` and of `presentation.voices.Occasion`. A character says the same of every game, so no
sentence names figures, partners or cards. A new character needs a method here.
"""

from collections.abc import Callable, Mapping

from canasta_desktop.ui.wording.base import Phrases

Sentences = Mapping[str, tuple[str, ...]]
"""By occasion, what may be said of it."""


class VoiceWords(Phrases):
    """What characters say; read in when the first of them speaks."""

    def sentence(self, character: str, occasion: str, number: int) -> str:
        """One of the sentences, the next one for the next number; empty for a character without a voice."""
        sentences = self._of(character).get(occasion, ())
        return sentences[number % len(sentences)] if sentences else ""

    def _of(self, character: str) -> Sentences:
        voices: dict[str, Callable[[], Sentences]] = {
            "anna": self._anna,
            "jonas": self._jonas,
            "mira": self._mira,
            "emil": self._emil,
            "lena": self._lena,
            "murat": self._murat,
            "aiko": self._aiko,
            "kwame": self._kwame,
        }
        return voices[character]() if character in voices else {}

    def _anna(self) -> Sentences:
        """Careful and warm."""
        return {
            "natural-canasta": (
                self.tr("All in order, my dears."),
                self.tr("Patience does pay off."),
                self.tr("Look, not a single wild card."),
            ),
            "mixed-canasta": (
                self.tr("Safe is safe."),
                self.tr("With a little help, then."),
                self.tr("Mixed will do nicely."),
            ),
            "big-pile": (
                self.tr("May I? Thank you kindly."),
                self.tr("I’ll look after these."),
                self.tr("Such a lot to sort!"),
            ),
            "freeze": (
                self.tr("Better safe than sorry."),
                self.tr("Let’s be a little careful."),
                self.tr("No offence, my dears."),
            ),
            "going-out": (
                self.tr("That was the last one."),
                self.tr("I’m done. Tea, anyone?"),
                self.tr("Nicely finished, I think."),
            ),
            "concealed": (self.tr("I kept them all together."), self.tr("Didn’t expect that, did you?")),
            "red-threes": (self.tr("Four of them! How lovely."),),
            "wild-canasta": (self.tr("All my treasures together."), self.tr("Saved up for a fine day.")),
            "sequence-canasta": (self.tr("How neatly they line up."), self.tr("One after the other, dears.")),
            "partner": (
                self.tr("Beautifully done, my dear!"),
                self.tr("I knew I could trust you."),
                self.tr("What a lovely move."),
            ),
            "deal-won": (self.tr("That went rather well."), self.tr("Slow and steady, you see.")),
            "deal-lost": (self.tr("Well played. Truly."), self.tr("Never mind, there’s another deal.")),
            "match-won": (self.tr("What a lovely evening!"), self.tr("Thank you all, dears.")),
            "match-lost": (self.tr("Congratulations! You earned it."), self.tr("Another match soon?")),
        }

    def _jonas(self) -> Sentences:
        """Helpful."""
        return {
            "natural-canasta": (
                self.tr("That should help a lot."),
                self.tr("There, a proper one."),
                self.tr("Clean! Anyone need a hand?"),
            ),
            "mixed-canasta": (
                self.tr("Every canasta helps."),
                self.tr("One step closer."),
                self.tr("That opens the door."),
            ),
            "big-pile": (
                self.tr("Plenty here for everyone."),
                self.tr("I’ll make something of it."),
                self.tr("Good, now I can help."),
            ),
            "freeze": (
                self.tr("A little break for everyone."),
                self.tr("That buys some time."),
                self.tr("Sorry, it had to be."),
            ),
            "going-out": (
                self.tr("Let’s bring this home."),
                self.tr("I hope the timing was right."),
                self.tr("I’m out. Everyone all right?"),
            ),
            "concealed": (self.tr("A surprise for everyone!"), self.tr("Sorry I kept you waiting.")),
            "red-threes": (self.tr("Four red ones, that helps!"),),
            "wild-canasta": (self.tr("Wild ones, pulling together."), self.tr("So many helpers at once!")),
            "sequence-canasta": (self.tr("A row everyone can enjoy."), self.tr("All in a row, that helps!")),
            "partner": (self.tr("Wonderful!"), self.tr("Great, that’s just what helps."), self.tr("Well spotted!")),
            "deal-won": (self.tr("That worked out nicely."), self.tr("Glad that came together.")),
            "deal-lost": (self.tr("I’ll get back up."), self.tr("Next time I’ll do better.")),
            "match-won": (self.tr("Thanks for a great match!"), self.tr("That was a real pleasure.")),
            "match-lost": (self.tr("Fair enough, well deserved."), self.tr("Shall I deal again?")),
        }

    def _mira(self) -> Sentences:
        """Greedy for the pile."""
        return {
            "natural-canasta": (
                self.tr("And now the pile, please."),
                self.tr("Clean, and all mine!"),
                self.tr("See what a pile can do?"),
            ),
            "mixed-canasta": (
                self.tr("Good enough for me."),
                self.tr("I take what I get."),
                self.tr("Next stop: the pile."),
            ),
            "big-pile": (
                self.tr("All mine!"),
                self.tr("Come to me, my beauties!"),
                self.tr("Finally! I’ve been waiting."),
            ),
            "freeze": (
                self.tr("That pile is mine. Later."),
                self.tr("Hands off, all of you!"),
                self.tr("Let it grow for me."),
            ),
            "going-out": (
                self.tr("Enough! I want my points."),
                self.tr("Out, before you take it."),
                self.tr("Who needs more piles now?"),
            ),
            "concealed": (self.tr("Even without the pile!"), self.tr("Everything at once, my way.")),
            "red-threes": (self.tr("Four red ones? All mine!"),),
            "wild-canasta": (self.tr("The wild ones belong to me!"), self.tr("More wild ones? Bring them!")),
            "sequence-canasta": (self.tr("A whole row, all mine!"), self.tr("I wanted every one of them.")),
            "partner": (
                self.tr("Take it, take it all!"),
                self.tr("That’s the spirit!"),
                self.tr("I couldn’t do it better."),
            ),
            "deal-won": (self.tr("More of that, please!"), self.tr("That’s how piles pay off.")),
            "deal-lost": (self.tr("You owe me a pile."), self.tr("Next time I take everything.")),
            "match-won": (self.tr("Mine! The whole match!"), self.tr("I wanted that badly.")),
            "match-lost": (self.tr("That pile was mine!"), self.tr("Rematch. Right now.")),
        }

    def _emil(self) -> Sentences:
        """Dry, and waiting."""
        return {
            "natural-canasta": (
                self.tr("It was about time."),
                self.tr("One waits, and there it is."),
                self.tr("Not bad, if I may."),
            ),
            "mixed-canasta": (
                self.tr("It counts. That will do."),
                self.tr("No beauty, but there."),
                self.tr("I’ve seen worse."),
            ),
            "big-pile": (
                self.tr("If nobody else wants it."),
                self.tr("You left it long enough."),
                self.tr("I can wait. You couldn’t."),
            ),
            "freeze": (self.tr("Closed for lunch."), self.tr("Now we wait."), self.tr("A little frost does good.")),
            "going-out": (self.tr("That’s that, then."), self.tr("Closing time."), self.tr("I’ve waited long enough.")),
            "concealed": (self.tr("There was no hurry."), self.tr("Some things need to ripen.")),
            "red-threes": (self.tr("Four. I didn’t even ask."),),
            "wild-canasta": (self.tr("Tamed, with some patience."), self.tr("A wild bunch, sitting still.")),
            "sequence-canasta": (self.tr("Everything in its place."), self.tr("Orderly. I approve.")),
            "partner": (self.tr("I’d have waited. Well done."), self.tr("Respectable."), self.tr("You surprise me.")),
            "deal-won": (self.tr("Waiting was worth it."), self.tr("I won’t complain.")),
            "deal-lost": (self.tr("One has seen such things."), self.tr("I blame the cards.")),
            "match-won": (self.tr("Well. Somebody had to."), self.tr("Slowly, but surely.")),
            "match-lost": (self.tr("I’ll get over it. Slowly."), self.tr("My cap, please.")),
        }

    def _lena(self) -> Sentences:
        """Playful."""
        return {
            "natural-canasta": (
                self.tr("Ta-da! All real!"),
                self.tr("Ooh, how pretty!"),
                self.tr("I had a feeling today."),
            ),
            "mixed-canasta": (
                self.tr("A bit colourful, I like it."),
                self.tr("Wild ones are fun!"),
                self.tr("Hop, and closed!"),
            ),
            "big-pile": (
                self.tr("Oops, so many cards!"),
                self.tr("My tummy said: take it!"),
                self.tr("Presents! For me?"),
            ),
            "freeze": (
                self.tr("Freeze! Nobody move!"),
                self.tr("Brr, cold in here."),
                self.tr("Just a little mischief."),
            ),
            "going-out": (
                self.tr("Bye-bye, cards!"),
                self.tr("And I’m out! Surprise!"),
                self.tr("That felt right just now."),
            ),
            "concealed": (self.tr("Abracadabra!"), self.tr("Peekaboo, all at once!")),
            "red-threes": (self.tr("Four red ones, jackpot!"),),
            "wild-canasta": (self.tr("A whole zoo of wild ones!"), self.tr("Wild, wilder, mine!")),
            "sequence-canasta": (self.tr("Let’s dance the samba!"), self.tr("Ooh, like a little train!")),
            "partner": (self.tr("High five!"), self.tr("You’re on fire!"), self.tr("Ooh, do that again!")),
            "deal-won": (self.tr("Happy dance!"), self.tr("And all by feeling!")),
            "deal-lost": (self.tr("Oops. Shall we forget that?"), self.tr("My gut was on holiday.")),
            "match-won": (self.tr("Yippee, that’s a win!"), self.tr("Confetti, everybody!")),
            "match-lost": (self.tr("It was fun anyway!"), self.tr("Again, again, again!")),
        }

    def _murat(self) -> Sentences:
        """Exact."""
        return {
            "natural-canasta": (
                self.tr("No wild card. As planned."),
                self.tr("Worked out to the card."),
                self.tr("The odds were good."),
            ),
            "mixed-canasta": (
                self.tr("Less, but certain."),
                self.tr("A sound compromise."),
                self.tr("The sum adds up."),
            ),
            "big-pile": (
                self.tr("I counted every one."),
                self.tr("That pays, on average."),
                self.tr("Exactly at the right moment."),
            ),
            "freeze": (
                self.tr("Correct at this point."),
                self.tr("That lowers your chances."),
                self.tr("Calculated. Nothing personal."),
            ),
            "going-out": (
                self.tr("Precisely on time."),
                self.tr("Remainder: zero."),
                self.tr("Any later would cost points."),
            ),
            "concealed": (self.tr("All in one turn. Correct."), self.tr("Rare, but possible.")),
            "red-threes": (self.tr("Four. I counted twice."),),
            "wild-canasta": (self.tr("Nothing but wild cards. Verified."), self.tr("Costly, but it pays.")),
            "sequence-canasta": (self.tr("In order, without a gap."), self.tr("A clean sequence. Quite rare.")),
            "partner": (
                self.tr("Flawless."),
                self.tr("Exactly what I’d worked out."),
                self.tr("The best move there was."),
            ),
            "deal-won": (self.tr("As the figures said."), self.tr("A clear result.")),
            "deal-lost": (self.tr("I’ll check my figures."), self.tr("Unlikely, yet here we are.")),
            "match-won": (self.tr("Quod erat demonstrandum."), self.tr("It all added up.")),
            "match-lost": (self.tr("I must have miscounted."), self.tr("You calculated better.")),
        }

    def _aiko(self) -> Sentences:
        """Quiet."""
        return {
            "natural-canasta": (self.tr("Pure."), self.tr("How still it lies."), self.tr("As I hoped.")),
            "mixed-canasta": (self.tr("Good."), self.tr("Step by step."), self.tr("It may be mixed.")),
            "big-pile": (self.tr("With your leave."), self.tr("Thank you."), self.tr("That stays with me now.")),
            "freeze": (self.tr("Silence."), self.tr("Like a lake in winter."), self.tr("Please wait a little.")),
            "going-out": (self.tr("I am done."), self.tr("Empty hands."), self.tr("That was all.")),
            "concealed": (self.tr("You did not see me."), self.tr("A secret, until now.")),
            "red-threes": (self.tr("Four red petals."),),
            "wild-canasta": (self.tr("The wild ones rest."), self.tr("A calm storm.")),
            "sequence-canasta": (self.tr("Like stepping stones."), self.tr("Each follows the one before.")),
            "partner": (self.tr("Beautiful."), self.tr("I bow to that."), self.tr("Quietly brilliant.")),
            "deal-won": (self.tr("A good deal."), self.tr("I am content.")),
            "deal-lost": (self.tr("You were better."), self.tr("I will listen more closely.")),
            "match-won": (self.tr("I am glad."), self.tr("Thank you for the match.")),
            "match-lost": (self.tr("Well done, all of you."), self.tr("A worthy match.")),
        }

    def _kwame(self) -> Sentences:
        """Enthusiastic."""
        return {
            "natural-canasta": (
                self.tr("Yes! The real thing!"),
                self.tr("Pure beauties, every one!"),
                self.tr("Nothing beats a natural one!"),
            ),
            "mixed-canasta": (
                self.tr("Great, on we go!"),
                self.tr("A canasta is a canasta!"),
                self.tr("Hey, that’s closed too!"),
            ),
            "big-pile": (
                self.tr("Wow, look at that!"),
                self.tr("What a haul!"),
                self.tr("There are canastas in there!"),
            ),
            "freeze": (
                self.tr("Now it gets exciting!"),
                self.tr("Ice cold, my friends!"),
                self.tr("Let’s see who breaks it!"),
            ),
            "going-out": (
                self.tr("Done! What a deal!"),
                self.tr("And out! Magnificent!"),
                self.tr("That was so much fun!"),
            ),
            "concealed": (self.tr("All at once! Incredible!"), self.tr("Have you ever seen that?")),
            "red-threes": (self.tr("Four red threes! Unbelievable!"),),
            "wild-canasta": (self.tr("Wild ones only! What a sight!"), self.tr("Wild! Simply wild!")),
            "sequence-canasta": (self.tr("Samba! Everybody dance!"), self.tr("What a beautiful row!")),
            "partner": (
                self.tr("Fantastic! Absolutely fantastic!"),
                self.tr("See that? That’s us!"),
                self.tr("I could hug you!"),
            ),
            "deal-won": (self.tr("That one was a joy!"), self.tr("That felt like flying!")),
            "deal-lost": (self.tr("Hats off to you!"), self.tr("The next one is mine!")),
            "match-won": (self.tr("Champions! Let’s celebrate!"), self.tr("Best match ever!")),
            "match-lost": (self.tr("What a match, well done!"), self.tr("I want to play again!")),
        }
