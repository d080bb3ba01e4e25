"""Tests mirror the source, module by module."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "croupier"
WITHOUT_BEHAVIOUR = {
    # Records, tables and texts: what is written there is all there is to them.
    "core/phrases",
    "lasvegas/events",
    "lasvegas/moves",
    "lordsofvegas/events",
    "lordsofvegas/moves",
    "env/environments",
    "kernel/lasvegas/row",
    "kernel/lordsofvegas/row",
    "kernel/lordsofvegas/styles",
    "kernel/lordsofvegas/weights",
    "screens/lordsofvegas/forms",
    "screens/lordsofvegas/manual",
    "server/acts",
    "server/entries",
    "server/evening_log",
    "server/settings",
    "server/wire",
    # What others have to fill in.
    "screens/screen",
    "store/database",
    # Sentences, which are tested where they are raised.
    "store/errors",
}


def test_every_module_with_behaviour_has_tests_by_its_name() -> None:
    modules = {
        path.relative_to(SOURCE).with_suffix("")
        for path in SOURCE.rglob("*.py")
        if not path.stem.startswith("__")
    }
    tests = Path(__file__).parent
    untested = {
        module.as_posix()
        for module in modules
        if not (tests / module).with_name(f"test_{module.name}.py").exists()
    }

    assert untested == WITHOUT_BEHAVIOUR
