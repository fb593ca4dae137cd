"""What the lesson speaks of: the names under which its words are found."""

from enum import Enum


class LessonTopic(Enum):
    """What a step is about."""

    AIM = "aim"
    DRAWING = "drawing"
    INITIAL_MELD = "initial-meld"
    WILD_CARDS = "wild-cards"
    DISCARDING = "discarding"
    TAKING = "taking"
    FREEZING = "freezing"
    GOING_OUT = "going-out"


class Task(Enum):
    """What is to be done."""

    SELECT = "select"
    DRAW = "draw"
    OPEN = "open"
    ADD_WILD = "add-wild"
    DISCARD = "discard"
    TAKE = "take"
    LAY_TAKEN = "lay-taken"
    STOP = "stop"
    FROZEN = "frozen"
    CANASTA = "canasta"
    GO_OUT = "go-out"


class TaskState(Enum):
    """How far a task is."""

    TO_DO = "to-do"
    STAGED = "staged"  # its cards lie where they are to go, and wait to be laid out
    WAITING = "waiting"  # it is done, and the others are at play
