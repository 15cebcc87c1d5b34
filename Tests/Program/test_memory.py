"""What takes much memory for a moment gives it back."""

from pathlib import Path

from people import Member

# A hash takes 19 MB (PasswordHasher.Cost). What else a first member needs stays below.
MOST_MEGABYTES_OF_A_MEMBER = 12


def test_the_memory_of_a_password_goes_back_to_the_system(serve, storage):
    program = serve(**storage)
    before = program.megabytes
    for _ in range(3):
        Member.join(program)
    assert program.megabytes - before < MOST_MEGABYTES_OF_A_MEMBER


def test_what_decodes_pictures_is_not_in_memory_before_the_first_of_them(serve, storage):
    maps = Path(f"/proc/{serve(**storage).process.pid}/maps").read_text()
    assert "libpq" in maps
    for library in ["libvips", "libgobject", "libgio", "libglib"]:
        assert library not in maps
