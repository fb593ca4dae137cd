"""What is said when something goes wrong: whole sentences in the person's language."""

import errno

import pytest

from canasta_desktop.game.messages import Code, Message, Unwritten, why_unwritten
from canasta_desktop.resources import languages
from canasta_desktop.ui.base.language import set_language
from canasta_desktop.ui.wording.wording import Wording

WRITTEN = [
    *(Code.SAVE_FAILED, Code.SETTINGS_FAILED, Code.PRESETS_FAILED, Code.COPY_FAILED, Code.KEEPING_FAILED),
]
"""What could not be written."""


@pytest.fixture(params=languages())
def words(request, qapp):
    """Each test runs in every language."""
    set_language(qapp, request.param)
    yield Wording()
    set_language(qapp, "en")


@pytest.mark.parametrize("reason", Unwritten, ids=lambda r: r.value)
@pytest.mark.parametrize("code", WRITTEN, ids=lambda c: c.value)
def test_what_could_not_be_written_is_told_in_whole_sentences(words, code, reason):
    lines = words.messages.lines(Message(code, (("name", "Sunday.canasta"), ("detail", reason.value))))
    assert len(lines) > 1
    assert all(line.endswith(".") for line in lines)
    assert not [line for line in lines if "Errno" in line or reason.value in line]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "There is no room left on the disk."),
        (OSError(errno.EDQUOT, "Disk quota exceeded"), "There is no room left on the disk."),
        (PermissionError(errno.EACCES, "Permission denied"), "You are not allowed to write there."),
        (OSError(errno.EROFS, "Read-only file system"), "The disk can only be read, not written to."),
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "The folder does not exist."),
        (OSError(errno.EIO, "Input/output error"), "The system refused to write it."),
        (OSError("of no known kind"), "The system refused to write it."),
    ],
    ids=str,
)
def test_the_usual_errors_of_the_system_are_said_in_our_words(qapp, error, said):
    assert Wording().system.unwritten(why_unwritten(error)) == said
