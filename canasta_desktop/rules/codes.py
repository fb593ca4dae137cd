"""What a rule set can say of itself: every statement of the rule sheet.

`Rule` has a member for each statement, with the chapter of the rule sheet that it belongs to. A section says which of
them hold (`statements`), the clause tables of the systems say what each rests on, and `ui/wording/rules` puts them into
words. A new statement needs a member here, a clause in each system that says it, and a sentence; a test names what is
missing.
"""

from collections.abc import Iterable
from enum import Enum
from typing import TypeVar


class Chapter(Enum):
    """The chapters of the rule sheet, in order of play."""

    GAME = "game"
    PLAYERS = "players"
    CARDS = "cards"
    DEAL = "deal"
    THREES = "threes"
    TURN = "turn"
    MELDS = "melds"
    INITIAL_MELD = "initial-meld"
    BONUS = "bonus-cards"
    PILE = "pile"
    FOOT = "foot"
    OUT = "going-out"
    SPECIAL = "special-hands"
    STOCK_END = "end-of-stock"
    SCORE = "scoring"
    MATCH = "match"


class Rule(Enum):
    """Every statement of the rule sheet, by chapter; the value is its name in writing and its chapter."""

    __hash__ = object.__hash__  # members are told apart by what they are; to hash their names takes five times as long

    PROVISIONAL = "provisional", Chapter.GAME
    GAME_AIM = "game-aim", Chapter.GAME
    GAME_AIM_SEQUENCES = "game-aim-sequences", Chapter.GAME
    GAME_COURSE = "game-course", Chapter.GAME
    GAME_WON = "game-won", Chapter.GAME
    GAME_WON_DEALS = "game-won-deals", Chapter.GAME

    PLAYERS_ALONE = "players-alone", Chapter.PLAYERS
    PLAYERS_PARTNERS = "players-partners", Chapter.PLAYERS
    PLAYERS_ALTERNATE = "players-alternate", Chapter.PLAYERS
    PLAYERS_REST = "players-rest", Chapter.PLAYERS
    PLAYERS_REST_BOTH = "players-rest-both", Chapter.PLAYERS
    PLAYERS_REST_SEATS = "players-rest-seats", Chapter.PLAYERS
    PLAYERS_CUT_THROAT = "players-cut-throat", Chapter.PLAYERS
    PLAYERS_ALONE_FIRST = "players-alone-first", Chapter.PLAYERS
    SIDES_MELDS = "sides-melds", Chapter.PLAYERS
    SIDES_MERGE = "sides-merge", Chapter.PLAYERS
    SIDES_OUT_FIRST = "sides-out-first", Chapter.PLAYERS
    SIDES_NEVER_TAKEN = "sides-never-taken", Chapter.PLAYERS
    FIRST_DEALER = "first-dealer", Chapter.PLAYERS
    DIRECTION = "direction", Chapter.PLAYERS
    DIRECTION_COUNTER_CLOCKWISE = "direction-counter-clockwise", Chapter.PLAYERS
    DIRECTION_TWO = "direction-two", Chapter.PLAYERS
    SIDES_DRAWN = "sides-drawn", Chapter.PLAYERS
    SIDES_DRAWN_ORDER = "sides-drawn-order", Chapter.PLAYERS
    SIDES_DRAWN_ORDER_TWOS = "sides-drawn-order-twos", Chapter.PLAYERS
    SIDES_DRAWN_AGAIN = "sides-drawn-again", Chapter.PLAYERS
    SIDES_DRAWN_AGAIN_TWOS = "sides-drawn-again-twos", Chapter.PLAYERS
    SIDES_DRAWN_BACK = "sides-drawn-back", Chapter.PLAYERS
    SIDES_DRAWN_TWO = "sides-drawn-two", Chapter.PLAYERS
    SIDES_DRAWN_PAIRS = "sides-drawn-pairs", Chapter.PLAYERS
    SIDES_DRAWN_REST = "sides-drawn-rest", Chapter.PLAYERS
    SIDES_DRAWN_PLACES = "sides-drawn-places", Chapter.PLAYERS
    FIRST_DEALER_DRAWN = "first-dealer-drawn", Chapter.PLAYERS

    PACK = "pack", Chapter.CARDS
    SUITS = "suits", Chapter.CARDS
    SUITS_SEQUENCES = "suits-sequences", Chapter.CARDS
    VALUES = "values", Chapter.CARDS
    VALUES_THREES = "values-threes", Chapter.CARDS
    WILD_CARDS = "wild-cards", Chapter.CARDS

    DEAL = "deal", Chapter.DEAL
    DEAL_FOOT = "deal-foot", Chapter.DEAL
    CUT_JOKER = "cut-joker", Chapter.DEAL
    CUT_JOKER_COUNTS = "cut-joker-counts", Chapter.DEAL
    SURPRISE = "surprise", Chapter.DEAL
    TURN_CARD = "turn-card", Chapter.DEAL
    WINGS_ASIDE = "wings-aside", Chapter.DEAL
    UP_CARD = "up-card", Chapter.DEAL
    NO_UP_CARD = "no-up-card", Chapter.DEAL
    UP_CARD_COVERED = "up-card-covered", Chapter.DEAL
    UP_CARD_COVERED_THREES = "up-card-covered-threes", Chapter.DEAL
    UP_CARD_COVERED_WILD = "up-card-covered-wild", Chapter.DEAL
    UP_CARD_COVERED_RED_THREE = "up-card-covered-red-three", Chapter.DEAL
    UP_CARD_BURIED = "up-card-buried", Chapter.DEAL
    UP_CARD_FREEZES = "up-card-freezes", Chapter.DEAL
    UP_CARD_FREEZES_BLACK_THREE = "up-card-freezes-black-three", Chapter.DEAL
    UP_CARD_FREEZES_WILD = "up-card-freezes-wild", Chapter.DEAL
    UP_CARD_FREE = "up-card-free", Chapter.DEAL
    UP_CARD_BLACK_THREE = "up-card-black-three", Chapter.DEAL

    RED_THREES_DEALT = "red-threes-dealt", Chapter.THREES
    RED_THREES_FIRST_TURN = "red-threes-first-turn", Chapter.THREES
    RED_THREES_BY_HAND = "red-threes-by-hand", Chapter.THREES
    RED_THREES_FORGOTTEN = "red-threes-forgotten", Chapter.THREES
    RED_THREES_DRAWN = "red-threes-drawn", Chapter.THREES
    RED_THREES_OPTIONAL = "red-threes-optional", Chapter.THREES
    RED_THREES_FROM_PILE = "red-threes-from-pile", Chapter.THREES
    RED_THREES_NO_MELD = "red-threes-no-meld", Chapter.THREES
    RED_THREES_NO_MELD_CONCEALED = "red-threes-no-meld-concealed", Chapter.THREES
    THREES_FIRST_TURN = "threes-first-turn", Chapter.THREES
    THREES_DRAWN = "threes-drawn", Chapter.THREES
    THREES_KEEP_ONE = "threes-keep-one", Chapter.THREES
    THREES_SECOND = "threes-second", Chapter.THREES
    THREES_HELD_AFTER_INITIAL_MELD = "threes-held-after-initial-meld", Chapter.THREES
    THREES_HELD_LAY = "threes-held-lay", Chapter.THREES
    THREES_KEEP_ANY = "threes-keep-any", Chapter.THREES
    THREES_NO_DISCARD = "threes-no-discard", Chapter.THREES
    THREES_STAY = "threes-stay", Chapter.THREES
    THREES_NO_MELD = "threes-no-meld", Chapter.THREES

    TURN_PARTS = "turn-parts", Chapter.TURN
    TURN_DRAW = "turn-draw", Chapter.TURN
    TURN_MAY_DRAW = "turn-may-draw", Chapter.TURN
    TURN_MELD = "turn-meld", Chapter.TURN
    TURN_DISCARD = "turn-discard", Chapter.TURN
    TURN_DISCARD_ALWAYS = "turn-discard-always", Chapter.TURN
    DISCARD_ANY = "discard-any", Chapter.TURN
    DISCARD_ANY_CARD = "discard-any-card", Chapter.TURN
    DISCARD_NO_THREE_NO_WILD = "discard-no-three-no-wild", Chapter.TURN
    DISCARD_WILD_FORCED = "discard-wild-forced", Chapter.TURN
    DISCARD_EMPTY_PILE_ACES_SEVENS = "discard-empty-pile-aces-sevens", Chapter.TURN
    DISCARD_EMPTY_PILE_SAFE = "discard-empty-pile-safe", Chapter.TURN
    DISCARD_EMPTY_PILE_SWAD = "discard-empty-pile-swad", Chapter.TURN

    SETS = "sets", Chapter.MELDS
    SETS_BESIDE_SEQUENCES = "sets-beside-sequences", Chapter.MELDS
    SETS_NATURALS = "sets-naturals", Chapter.MELDS
    SETS_WILDS = "sets-wilds", Chapter.MELDS
    CANASTA_NATURALS = "canasta-naturals", Chapter.MELDS
    SETS_TWO_TO_ONE = "sets-two-to-one", Chapter.MELDS
    SETS_MAJORITY = "sets-majority", Chapter.MELDS
    SETS_AT_MOST = "sets-at-most", Chapter.MELDS
    SETS_STAGED = "sets-staged", Chapter.MELDS
    CANASTA = "canasta", Chapter.MELDS
    CANASTA_CLOSED = "canasta-closed", Chapter.MELDS
    MELD_LARGEST = "meld-largest", Chapter.MELDS
    MELD_NO_LIMIT = "meld-no-limit", Chapter.MELDS
    CANASTA_TURNS_MIXED = "canasta-turns-mixed", Chapter.MELDS
    NO_WILD_ON_CANASTA = "no-wild-on-canasta", Chapter.MELDS
    NAMES_BOLIVIA = "names-bolivia", Chapter.MELDS
    NAMES_BOOKS = "names-books", Chapter.MELDS
    NAMES_BOOKS_NATURAL = "names-books-natural", Chapter.MELDS
    ONE_MELD_OF_A_RANK = "one-meld-of-a-rank", Chapter.MELDS
    SECOND_WHEN_COMPLETE = "second-when-complete", Chapter.MELDS
    SEVERAL_OF_A_RANK = "several-of-a-rank", Chapter.MELDS
    SAME_RANK_OTHERS = "same-rank-others", Chapter.MELDS
    OWN_MELDS_ONLY = "own-melds-only", Chapter.MELDS
    NO_WILD_MELDS = "no-wild-melds", Chapter.MELDS
    WILD_MELDS = "wild-melds", Chapter.MELDS
    WILD_MELDS_SECOND = "wild-melds-second", Chapter.MELDS
    WILD_MELDS_WHOLE = "wild-melds-whole", Chapter.MELDS
    WILD_MELDS_WHOLE_SECOND = "wild-melds-whole-second", Chapter.MELDS
    WILD_MELDS_UNLIMITED = "wild-melds-unlimited", Chapter.MELDS
    WILD_MELDS_UNLIMITED_SECOND = "wild-melds-unlimited-second", Chapter.MELDS
    SEQUENCES = "sequences", Chapter.MELDS
    SEQUENCES_ENDS = "sequences-ends", Chapter.MELDS
    SAMBA = "samba", Chapter.MELDS
    SAMBA_COUNTS = "samba-counts", Chapter.MELDS
    ESCALERA = "escalera", Chapter.MELDS
    ESCALERA_COUNTS = "escalera-counts", Chapter.MELDS
    BLACK_THREES_MELDED = "black-threes-melded", Chapter.MELDS
    BLACK_THREES_MELDED_ALL = "black-threes-melded-all", Chapter.MELDS
    BLACK_THREES_LAST = "black-threes-last", Chapter.MELDS
    BLACK_THREES_LAST_DISCARD = "black-threes-last-discard", Chapter.MELDS
    BLACK_THREES_ANY_TIME = "black-threes-any-time", Chapter.MELDS
    BLACK_THREES_WITH_WILD = "black-threes-with-wild", Chapter.MELDS
    NO_BLACK_THREES = "no-black-threes", Chapter.MELDS
    SETS_OF = "sets-of", Chapter.MELDS
    WILD_IN_INITIAL_MELD = "wild-in-initial-meld", Chapter.MELDS
    WILD_NOT_BEFORE_FIVE = "wild-not-before-five", Chapter.MELDS
    WILD_AT_ANY_TIME = "wild-at-any-time", Chapter.MELDS
    SEVENS_PURE = "sevens-pure", Chapter.MELDS
    ACES_PURE = "aces-pure", Chapter.MELDS
    WILD_MELD_FIRST = "wild-meld-first", Chapter.MELDS
    WILD_MELD_FIRST_IN_INITIAL_MELD = "wild-meld-first-in-initial-meld", Chapter.MELDS
    DEAD_RANKS = "dead-ranks", Chapter.MELDS
    DEAD_RANKS_MIXED = "dead-ranks-mixed", Chapter.MELDS
    DEAD_RANKS_OWN = "dead-ranks-own", Chapter.MELDS

    INITIAL_MELD = "initial-meld", Chapter.INITIAL_MELD
    INITIAL_MELD_FREE = "initial-meld-free", Chapter.INITIAL_MELD
    MINIMUM = "minimum", Chapter.INITIAL_MELD
    MINIMUM_BY_DEAL = "minimum-by-deal", Chapter.INITIAL_MELD
    MINIMUM_OWN_SCORE = "minimum-own-score", Chapter.INITIAL_MELD
    MINIMUM_TOGETHER = "minimum-together", Chapter.INITIAL_MELD
    MINIMUM_TOGETHER_SEQUENCES = "minimum-together-sequences", Chapter.INITIAL_MELD
    MINIMUM_SINGLE = "minimum-single", Chapter.INITIAL_MELD
    MINIMUM_TOP_CARD = "minimum-top-card", Chapter.INITIAL_MELD
    MINIMUM_NO_BONUS = "minimum-no-bonus", Chapter.INITIAL_MELD
    MINIMUM_NO_BONUS_THREES = "minimum-no-bonus-threes", Chapter.INITIAL_MELD
    INITIAL_MELD_FOR_SIDE = "initial-meld-for-side", Chapter.INITIAL_MELD
    MINIMUM_WAIVED = "minimum-waived", Chapter.INITIAL_MELD
    MINIMUM_WAIVED_DISCARD = "minimum-waived-discard", Chapter.INITIAL_MELD
    INITIAL_MELD_STANDARD = "initial-meld-standard", Chapter.INITIAL_MELD
    INITIAL_MELD_STRICT = "initial-meld-strict", Chapter.INITIAL_MELD
    INITIAL_MELD_LENIENT = "initial-meld-lenient", Chapter.INITIAL_MELD
    INITIAL_MELD_ANY = "initial-meld-any", Chapter.INITIAL_MELD
    INITIAL_MIXED_CANASTA = "initial-mixed-canasta", Chapter.INITIAL_MELD
    INITIAL_NO_MIXED_CANASTA = "initial-no-mixed-canasta", Chapter.INITIAL_MELD
    INITIAL_SPLASH = "initial-splash", Chapter.INITIAL_MELD
    INITIAL_SPECIAL = "initial-special", Chapter.INITIAL_MELD

    BONUS_CARDS = "bonus-cards", Chapter.BONUS
    BONUS_TAKEN = "bonus-taken", Chapter.BONUS
    BONUS_NONE = "bonus-none", Chapter.BONUS
    BONUS_NONE_PILE = "bonus-none-pile", Chapter.BONUS
    BONUS_FULL = "bonus-full", Chapter.BONUS
    BONUS_RESERVED = "bonus-reserved", Chapter.BONUS
    BONUS_LEFT = "bonus-left", Chapter.BONUS
    BONUS_WINGS = "bonus-wings", Chapter.BONUS

    TAKE_TOP_MELDED = "take-top-melded", Chapter.PILE
    TAKE_WHOLE_PILE = "take-whole-pile", Chapter.PILE
    TAKE_WHOLE_PILE_BUT_FOR_SEQUENCE = "take-whole-pile-but-for-sequence", Chapter.PILE
    TAKE_TOP_CARDS = "take-top-cards", Chapter.PILE
    TAKE_REST_OPTIONAL = "take-rest-optional", Chapter.PILE
    TAKE_THEN_MELD = "take-then-meld", Chapter.PILE
    FROZEN_BY_WILD = "frozen-by-wild", Chapter.PILE
    FROZEN_BY_WILD_ALONE = "frozen-by-wild-alone", Chapter.PILE
    FROZEN_BY_WILD_DISCARDED = "frozen-by-wild-discarded", Chapter.PILE
    FROZEN_BY_TWO = "frozen-by-two", Chapter.PILE
    FROZEN_BY_BLACK_THREE = "frozen-by-black-three", Chapter.PILE
    FROZEN_BY_BLACK_THREE_TURNED = "frozen-by-black-three-turned", Chapter.PILE
    PILE_NEVER_FROZEN = "pile-never-frozen", Chapter.PILE
    ALWAYS_FROZEN = "always-frozen", Chapter.PILE
    TAKE_FROZEN = "take-frozen", Chapter.PILE
    TAKE_FROZEN_BUT_WILD = "take-frozen-but-wild", Chapter.PILE
    TAKE_FROZEN_BUT_WILD_OR_BLACK = "take-frozen-but-wild-or-black", Chapter.PILE
    FREEZE_ENDS = "freeze-ends", Chapter.PILE
    FROZEN_BEFORE_INITIAL_MELD = "frozen-before-initial-meld", Chapter.PILE
    TAKE_NOT_BEFORE_INITIAL_MELD = "take-not-before-initial-meld", Chapter.PILE
    TAKE_PAIR_BEFORE_INITIAL_MELD = "take-pair-before-initial-meld", Chapter.PILE
    TAKE_AFTER_INITIAL_MELD_FROM_HAND = "take-after-initial-meld-from-hand", Chapter.PILE
    TAKE_PAIR_IN_INITIAL_MELD = "take-pair-in-initial-meld", Chapter.PILE
    TAKE_UNFROZEN = "take-unfrozen", Chapter.PILE
    TAKE_PAIR_OR_ADD_TO_SET = "take-pair-or-add-to-set", Chapter.PILE
    TAKE_NO_WILD = "take-no-wild", Chapter.PILE
    TAKE_PAIR = "take-pair", Chapter.PILE
    TAKE_PAIR_OR_ADD_TO_SET_OR_SEQUENCE = "take-pair-or-add-to-set-or-sequence", Chapter.PILE
    TAKE_PAIR_OR_ADD_TO_SEQUENCE = "take-pair-or-add-to-sequence", Chapter.PILE
    TAKE_PAIR_OR_ADD_TO_SEQUENCE_UNFROZEN = "take-pair-or-add-to-sequence-unfrozen", Chapter.PILE
    TAKE_TOP_ONLY_FOR_SEQUENCE = "take-top-only-for-sequence", Chapter.PILE
    TAKE_FORBIDDEN_WAYS = "take-forbidden-ways", Chapter.PILE
    TAKE_JOINS = "take-joins", Chapter.PILE
    TAKE_JOINS_UNFINISHED = "take-joins-unfinished", Chapter.PILE
    TAKE_MORE = "take-more", Chapter.PILE
    TAKE_JOINS_OR_NEW = "take-joins-or-new", Chapter.PILE
    PILE_TOP_WILD = "pile-top-wild", Chapter.PILE
    PILE_TOP_WILD_ANY_PAIR = "pile-top-wild-any-pair", Chapter.PILE
    PILE_TOP_WILD_ALIKE = "pile-top-wild-alike", Chapter.PILE
    PILE_TOP_WILD_WILD_MELD_WHOLE = "pile-top-wild-wild-meld-whole", Chapter.PILE
    PILE_TOP_WILD_WILD_MELD = "pile-top-wild-wild-meld", Chapter.PILE
    PILE_TOP_THREE = "pile-top-three", Chapter.PILE
    PILE_TOP_BLACK_THREE = "pile-top-black-three", Chapter.PILE
    PILE_TOP_BLACK_THREE_FREE = "pile-top-black-three-free", Chapter.PILE
    PILE_TOP_BLACK_THREE_FREE_DISCARDED = "pile-top-black-three-free-discarded", Chapter.PILE
    PILE_TOP_BLACK_THREE_PAIR = "pile-top-black-three-pair", Chapter.PILE
    PILE_SINGLE_CARD = "pile-single-card", Chapter.PILE
    PILE_SINGLE_CARD_STOCK = "pile-single-card-stock", Chapter.PILE
    TAKE_UP_TO_FOUR = "take-up-to-four", Chapter.PILE
    TAKE_NOT_DEAD = "take-not-dead", Chapter.PILE
    TAKE_NO_MIXED_ACES = "take-no-mixed-aces", Chapter.PILE

    FOOT_AT_ONCE = "foot-at-once", Chapter.FOOT
    FOOT_NEXT_TURN = "foot-next-turn", Chapter.FOOT
    FOOT_THREES = "foot-threes", Chapter.FOOT

    OUT_CANASTAS = "out-canastas", Chapter.OUT
    OUT_CANASTA_KINDS = "out-canasta-kinds", Chapter.OUT
    OUT_HOW = "out-how", Chapter.OUT
    OUT_DISCARD = "out-discard", Chapter.OUT
    OUT_FACE_DOWN = "out-face-down", Chapter.OUT
    OUT_FACE_DOWN_SCORED = "out-face-down-scored", Chapter.OUT
    OUT_PARTNER_IN_FOOT = "out-partner-in-foot", Chapter.OUT
    OUT_PARTNER_ANYWHERE = "out-partner-anywhere", Chapter.OUT
    OUT_INCOMPLETE_NONE = "out-incomplete-none", Chapter.OUT
    OUT_INCOMPLETE_SEVENS_ACES = "out-incomplete-sevens-aces", Chapter.OUT
    OUT_INCOMPLETE_ALL = "out-incomplete-all", Chapter.OUT
    OUT_ENDS = "out-ends", Chapter.OUT
    OUT_KEEP_CARD = "out-keep-card", Chapter.OUT
    OUT_KEEP_CARD_FOOT = "out-keep-card-foot", Chapter.OUT
    OUT_KEEP_CARD_BONUS = "out-keep-card-bonus", Chapter.OUT
    OUT_CONCEALED_OWN = "out-concealed-own", Chapter.OUT
    OUT_CONCEALED_SIDE = "out-concealed-side", Chapter.OUT
    OUT_CONCEALED_PARTNER = "out-concealed-partner", Chapter.OUT
    OUT_CONCEALED_JOINS = "out-concealed-joins", Chapter.OUT
    OUT_CONCEALED_MINIMUM = "out-concealed-minimum", Chapter.OUT
    OUT_CONCEALED_STILL = "out-concealed-still", Chapter.OUT
    OUT_CONCEALED_FRESH = "out-concealed-fresh", Chapter.OUT
    ASKING_OPTIONAL = "asking-optional", Chapter.OUT
    ASKING_COMPULSORY = "asking-compulsory", Chapter.OUT
    ASKING_WHEN = "asking-when", Chapter.OUT
    ASKING_EARLY = "asking-early", Chapter.OUT
    ASKING_EARLY_DRAW = "asking-early-draw", Chapter.OUT
    ASKING_LATE = "asking-late", Chapter.OUT
    ASKING_ONCE = "asking-once", Chapter.OUT
    ASKING_NEXT = "asking-next", Chapter.OUT
    ASKING_PARTNERS = "asking-partners", Chapter.OUT
    ASKING_ANSWER = "asking-answer", Chapter.OUT
    ASKING_IMPOSSIBLE = "asking-impossible", Chapter.OUT
    ASKING_OFF = "asking-off", Chapter.OUT

    SPECIAL_HANDS = "special-hands", Chapter.SPECIAL
    SPECIAL_NO_THREES = "special-no-threes", Chapter.SPECIAL
    SPECIAL_DEAD_RANKS = "special-dead-ranks", Chapter.SPECIAL
    SPECIAL_ONLY = "special-only", Chapter.SPECIAL
    SPECIAL_STRAIGHT = "special-straight", Chapter.SPECIAL
    SPECIAL_PAIRS_NATURAL = "special-pairs-natural", Chapter.SPECIAL
    SPECIAL_PAIRS_WILD = "special-pairs-wild", Chapter.SPECIAL
    SPECIAL_PAIRS_WILD_LEAGUE = "special-pairs-wild-league", Chapter.SPECIAL
    SPECIAL_GARBAGE = "special-garbage", Chapter.SPECIAL
    SPECIAL_MIAMI_PAIRS = "special-miami-pairs", Chapter.SPECIAL
    SPECIAL_ZIP_CODE = "special-zip-code", Chapter.SPECIAL
    SPECIAL_BLAST_OFF = "special-blast-off", Chapter.SPECIAL
    SPECIAL_TRIPLES = "special-triples", Chapter.SPECIAL
    SPECIAL_QUADS = "special-quads", Chapter.SPECIAL
    SPECIAL_DREAM_PLUS4 = "special-dream-plus4", Chapter.SPECIAL
    SPECIAL_DREAM_PLUS5 = "special-dream-plus5", Chapter.SPECIAL

    STOCK_EMPTY = "stock-empty", Chapter.STOCK_END
    STOCK_EMPTY_IF_IT_FITS = "stock-empty-if-it-fits", Chapter.STOCK_END
    STOCK_EMPTY_UNLESS = "stock-empty-unless", Chapter.STOCK_END
    STOCK_EMPTY_IF_POSSIBLE = "stock-empty-if-possible", Chapter.STOCK_END
    STOCK_EMPTY_MAY_END = "stock-empty-may-end", Chapter.STOCK_END
    STOCK_EMPTY_NEVER = "stock-empty-never", Chapter.STOCK_END
    STOCK_NO_BONUS = "stock-no-bonus", Chapter.STOCK_END
    LAST_SINGLE = "last-single", Chapter.STOCK_END
    LAST_FEWER = "last-fewer", Chapter.STOCK_END
    LAST_THREE_UNREPLACED = "last-three-unreplaced", Chapter.STOCK_END
    LAST_ONLY_THREES = "last-only-threes", Chapter.STOCK_END
    LAST_THREE_ENDS = "last-three-ends", Chapter.STOCK_END
    LAST_THREE_NO_DISCARD = "last-three-no-discard", Chapter.STOCK_END
    LAST_THREE_NO_DISCARD_OUT = "last-three-no-discard-out", Chapter.STOCK_END
    LAST_THREE_NO_DISCARD_KEEP = "last-three-no-discard-keep", Chapter.STOCK_END
    LAST_THREE_IN_HAND = "last-three-in-hand", Chapter.STOCK_END
    LAST_THREE_PLAYS_ON = "last-three-plays-on", Chapter.STOCK_END

    SCORE_OWN_ACCOUNTS = "score-own-accounts", Chapter.SCORE
    SCORE_MELDED = "score-melded", Chapter.SCORE
    SCORE_MELDED_MINUS = "score-melded-minus", Chapter.SCORE
    SCORE_BY_CANASTAS = "score-by-canastas", Chapter.SCORE
    SCORE_ONE_CANASTA = "score-one-canasta", Chapter.SCORE
    SCORE_CANASTAS = "score-canastas", Chapter.SCORE
    SCORE_RANKED = "score-ranked", Chapter.SCORE
    SCORE_RANKED_MIXED = "score-ranked-mixed", Chapter.SCORE
    SCORE_SAMBA = "score-samba", Chapter.SCORE
    SCORE_ESCALERA = "score-escalera", Chapter.SCORE
    SCORE_WILD_CANASTA = "score-wild-canasta", Chapter.SCORE
    SCORE_WILD_CANASTAS = "score-wild-canastas", Chapter.SCORE
    SCORE_WILD_CANASTAS_MODERN = "score-wild-canastas-modern", Chapter.SCORE
    SCORE_THREES = "score-threes", Chapter.SCORE
    SCORE_THREES_OWN = "score-threes-own", Chapter.SCORE
    SCORE_THREES_MELDED = "score-threes-melded", Chapter.SCORE
    SCORE_THREES_NEED = "score-threes-need", Chapter.SCORE
    SCORE_THREES_DOUBLING = "score-threes-doubling", Chapter.SCORE
    SCORE_THREES_SPLIT = "score-threes-split", Chapter.SCORE
    SCORE_BLACK_THREES_DOUBLING = "score-black-threes-doubling", Chapter.SCORE
    SCORE_THREES_LAID = "score-threes-laid", Chapter.SCORE
    SCORE_THREES_CAUGHT = "score-threes-caught", Chapter.SCORE
    SCORE_THREES_LEFT = "score-threes-left", Chapter.SCORE
    SCORE_THREES_BY_COLOUR = "score-threes-by-colour", Chapter.SCORE
    SCORE_HAND_THREES_AS_LAID = "score-hand-threes-as-laid", Chapter.SCORE
    SCORE_OUT = "score-out", Chapter.SCORE
    SCORE_CONCEALED = "score-concealed", Chapter.SCORE
    SCORE_NO_CONCEALED = "score-no-concealed", Chapter.SCORE
    SCORE_HAND_CANASTA = "score-hand-canasta", Chapter.SCORE
    PENALTY_WILD_MELD = "penalty-wild-meld", Chapter.SCORE
    PENALTY_FORGOTTEN = "penalty-forgotten", Chapter.SCORE
    PENALTY_THREES_IN_HAND = "penalty-threes-in-hand", Chapter.SCORE
    PENALTY_WILD_MELDS_AND_SEQUENCES = "penalty-wild-melds-and-sequences", Chapter.SCORE
    PENALTY_EVERY_MELD = "penalty-every-meld", Chapter.SCORE
    SCORE_BLACK_THREES_LEFT = "score-black-threes-left", Chapter.SCORE
    SCORE_BLACK_THREES_PLAIN = "score-black-threes-plain", Chapter.SCORE
    SCORE_BLACK_THREES_CAUGHT = "score-black-threes-caught", Chapter.SCORE
    PENALTY_PURE = "penalty-pure", Chapter.SCORE
    PENALTY_WILD = "penalty-wild", Chapter.SCORE
    PENALTY_WILD_ALWAYS = "penalty-wild-always", Chapter.SCORE
    PENALTY_MANY = "penalty-many", Chapter.SCORE
    SCORE_IN_HAND = "score-in-hand", Chapter.SCORE
    SCORE_IN_HAND_FOOT = "score-in-hand-foot", Chapter.SCORE
    SCORE_DOUBLED = "score-doubled", Chapter.SCORE
    SCORE_DOUBLED_ITEMS = "score-doubled-items", Chapter.SCORE
    SCORE_NEGATIVE = "score-negative", Chapter.SCORE

    TARGET = "target", Chapter.MATCH
    MATCH_DEALS = "match-deals", Chapter.MATCH
    TIE = "tie", Chapter.MATCH

    @property
    def text(self) -> str:
        """Its name in writing."""
        return self.value[0]

    @property
    def chapter(self) -> Chapter:
        """The chapter it stands in."""
        return self.value[1]


Kind = TypeVar("Kind", bound=Enum)


def rule_of_each(kinds: Iterable[Kind], rules: dict[Kind, Rule]) -> dict[Kind, Rule]:
    """The table `rules`, which says what is told for each of these kinds. Raises LookupError for one that it lacks."""
    missing = [kind for kind in kinds if kind not in rules]
    if missing:
        raise LookupError(f"no rule is named for {missing}")
    return rules
