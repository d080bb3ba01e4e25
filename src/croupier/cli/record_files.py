"""Records as files."""

from pathlib import Path

from croupier.core.errors import CroupierError, InvalidOptions


class Unkept(CroupierError):
    """A file that could not be read or written."""

    def __init__(self, sentence: str) -> None:
        super().__init__("unkept", sentence)


def require_new(path: Path | None) -> None:
    """Refuse to play a game whose record could not be kept."""
    if path is None:
        return
    if path.exists() or path.is_symlink():
        raise InvalidOptions(f"{path} is already there, and a record never overwrites anything.")
    if not path.parent.is_dir():
        raise InvalidOptions(f"There is no folder {path.parent} to keep a record in.")


def keep(path: Path | None, text: str) -> None:
    """Write a record to a new file, if it is to be kept."""
    if path is None:
        return
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise Unkept(f"The record could not be kept in {path}: {error.strerror}.") from None


def fetch(path: Path) -> str:
    """Read a record from its file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unkept(f"{path} is not text, so it is no Croupier record.") from None
    except (OSError, ValueError) as error:
        raise Unkept(f"{path} cannot be read: {_reason(error)}.") from None


def _reason(error: OSError | ValueError) -> str:
    strerror = error.strerror if isinstance(error, OSError) else None
    return strerror or str(error)
