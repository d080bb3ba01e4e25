"""The command `croupier analyse`."""

from collections.abc import Sequence

import msgspec
from rich import box
from rich.table import Table

from croupier.analysis import Error, SeatAccount, analyse
from croupier.cli.arguments import Arguments
from croupier.cli.terminal import Terminal, printable
from croupier.core import records
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games.spec import Edition

PERCENT = 100


def run_analysis(
    edition: Edition[StateT, MoveT, EventT, OptionsT],
    text: str,
    arguments: Arguments,
    terminal: Terminal,
) -> int:
    """Look into a record, and print the account of it."""
    record = records.read(edition.game, text)
    void = edition.taken_back(record.log.entries)
    found = analyse(edition.game, edition.new_judge(), record.log, void=void)
    if arguments.json:
        written = msgspec.json.format(msgspec.json.encode(found)).decode()
        terminal.console.out(written, highlight=False)
        return 0
    names = [printable(sitter.name) for sitter in record.sitters]
    terminal.show(account_table(names, found.seats))
    terminal.show(error_table(names, found.errors))
    return 0


def account_table(names: Sequence[str], accounts: Sequence[SeatAccount]) -> Table:
    """Lay the account of all seats out for reading, in percent that add up."""
    table = Table("Player", box=box.SIMPLE_HEAD, caption="Chances to win, in percent")
    for heading in ("Start", "Luck", "Own choices", "Others’ choices", "Result"):
        table.add_column(heading, justify="right")
    for name, account in zip(names, accounts, strict=True):
        start, *changes, result = in_percent(account)
        table.add_row(name, str(start), *(f"{change:+d}" for change in changes), str(result))
    return table


def in_percent(account: SeatAccount) -> tuple[int, ...]:
    """Return an account in whole percent that still adds up.

    What rounding leaves over goes where it changes least:

    >>> in_percent(SeatAccount(0.253, 0.334, 0.204, 0.209, 1.0))
    (25, 34, 20, 21, 100)
    """
    result = round(account.result * PERCENT)
    parts = (account.start, account.luck, account.own, account.others)
    exact = [part * PERCENT for part in parts]
    rounded = [round(part) for part in exact]
    while (missing := result - sum(rounded)) != 0:
        step = 1 if missing > 0 else -1
        errors = [abs(part + step - target) for part, target in zip(rounded, exact, strict=True)]
        rounded[errors.index(min(errors))] += step
    return (*rounded, result)


def error_table(names: Sequence[str], errors: Sequence[Error[MoveT]]) -> Table:
    """Lay the errors out for reading, as moves stand in records."""
    table = Table("Entry", "Player", "Cost", "Move", "Better", box=box.SIMPLE_HEAD)
    for error in errors:
        cost, moves = f"{error.cost * PERCENT:.1f}", (in_words(error.move), in_words(error.better))
        table.add_row(str(error.entry), names[error.seat], cost, *moves)
    return table


def in_words(move: object) -> str:
    """Return a move as records have it, without their punctuation."""
    fields = msgspec.to_builtins(move)
    return " ".join(str(value) for value in fields.values() if value not in (None, [], 0))
