"""Who may read what the program keeps: its owner. Windows sees to that by itself; there others never can."""

import os
from pathlib import Path

import pytest

from canasta_desktop.game.private import close_folder, make_folder, make_private, opener, private_file


def is_open(path: Path) -> bool:
    """Whether other users of the system may read it, or look into it."""
    return os.name == "posix" and path.stat().st_mode & 0o077 != 0


@pytest.fixture(autouse=True)
def careless():
    """What is made without care can be read by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_folder_is_made_for_its_owner_alone(tmp_path):
    make_folder(tmp_path / "share" / "canasta")
    assert not is_open(tmp_path / "share" / "canasta")


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path):
    (tmp_path / "share").mkdir()
    before = (tmp_path / "share").stat().st_mode
    make_folder(tmp_path / "share")
    assert (tmp_path / "share").stat().st_mode == before


def test_a_folder_cannot_be_made_where_a_file_is(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(FileExistsError):
        make_folder(tmp_path / "file")


def test_a_file_is_its_owners_from_the_first_moment_on(tmp_path):
    with open(tmp_path / "file", "wb", opener=opener) as file:
        assert not is_open(tmp_path / "file")
        file.write(b"hands")
    assert (tmp_path / "file").read_bytes() == b"hands"


def test_a_file_that_others_write_is_made_private_before_and_never_emptied(tmp_path):
    path = private_file(tmp_path / "window.ini")
    assert path == tmp_path / "window.ini"
    assert not is_open(path)
    path.write_bytes(b"place")
    assert private_file(path).read_bytes() == b"place"
    assert private_file(tmp_path / "no" / "folder.ini") == tmp_path / "no" / "folder.ini"


def test_what_all_could_read_is_closed(tmp_path):
    (tmp_path / "file").touch()
    for path in (tmp_path / "file", tmp_path, tmp_path / "none"):
        make_private(path)
    assert not is_open(tmp_path)
    assert not is_open(tmp_path / "file")
    assert list(tmp_path.iterdir()) == [tmp_path / "file"]


def test_a_folder_is_closed_with_all_that_lies_in_it(tmp_path):
    folder = tmp_path / "data"
    (folder / "reports").mkdir(parents=True)
    for name in ("current.json", "reports/1.txt"):
        (folder / name).touch()
    close_folder(folder)
    assert [path for path in (folder, *folder.rglob("*")) if is_open(path)] == []


def test_what_only_a_link_in_it_leads_to_is_left_as_it_is(tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "outside").touch()
    before = (tmp_path / "outside").stat().st_mode
    (tmp_path / "data" / "link").symlink_to(tmp_path / "outside")
    close_folder(tmp_path / "data")
    assert (tmp_path / "outside").stat().st_mode == before
