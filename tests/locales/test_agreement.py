"""Every colour agrees with the noun it describes, in the languages where it has to.

Every message that names a colour is said in all colours and in all its variants, and each colour is
compared with the nearest noun of the game. Where a noun looks the same in several cases, a word
that governs it tells which one is meant.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from croupier import locales
from croupier.core.phrases import Name, Phrase, Word
from croupier.core.seats import Seat
from croupier.locales import Speech
from croupier.lordsofvegas.board import COLOURS, CardColour
from croupier.lordsofvegas.telling import coloured

COLOUR = "lords-of-vegas-colour"
Forms = Mapping[str, frozenset[str]]
"""What words can be: gender or plural, and where it matters the case."""


def forms(**ways: str) -> Forms:
    """Read what each of some words can be.

    >>> forms(золотая="f.nom")["золотая"]
    frozenset({'f.nom'})
    """
    return {word: frozenset(way.split()) for word, way in ways.items()}


def endings(stems: str, **ways: str) -> Forms:
    """Put endings on the stems of several colours."""
    return forms(**{stem + end: way for stem in stems.split() for end, way in ways.items()})


RUSSIAN = {
    **endings(
        "фиолетов зелён серебрян коричнев",
        ый="m.nom m.acc",
        ого="m.gen n.gen",
        ое="n.nom n.acc",
        ая="f.nom",
        ой="f.gen f.dat f.loc",
        ую="f.acc",
        ые="pl.nom pl.acc",
        ых="pl.gen pl.loc",
    ),
    **endings(
        "золот",
        ой="m.nom m.acc f.gen f.dat f.loc",
        ого="m.gen n.gen",
        ое="n.nom n.acc",
        ая="f.nom",
        ую="f.acc",
        ые="pl.nom pl.acc",
        ых="pl.gen pl.loc",
    ),
}
FRENCH = {
    **forms(violet="m", violette="f", violets="m.pl", violettes="f.pl"),
    **forms(vert="m", verte="f", verts="m.pl", vertes="f.pl"),
    **forms(doré="m", dorée="f", dorés="m.pl", dorées="f.pl"),
    **forms(argenté="m", argentée="f", argentés="m.pl", argentées="f.pl"),
    **forms(marron="m f m.pl f.pl"),
}
ICELANDIC = {
    **forms(fjólublátt="n", fjólublá="f n.pl", fjólubláar="f.pl", fjólublár="m"),
    **forms(grænt="n", græn="f n.pl", grænar="f.pl", grænn="m"),
    **forms(brúnt="n", brún="f n.pl", brúnar="f.pl", brúnn="m"),
    **forms(silfurlitt="n", silfurlit="f n.pl", silfurlitar="f.pl", silfurlitur="m"),
    **forms(gyllt="n f n.pl", gylltar="f.pl", gylltur="m"),
}
ADJECTIVES = {"ru": RUSSIAN, "fr": FRENCH, "is": ICELANDIC}
NOUNS = {
    "ru": {
        **forms(казино="n.nom n.acc", карточка="f.nom", карточку="f.acc", карточек="pl.gen"),
        **forms(карточке="f.dat f.loc", карточки="f.gen pl.nom", жетон="m.nom m.acc"),
        **forms(жетона="m.gen", жетонов="pl.gen", жетоны="pl.nom"),
    },
    "fr": forms(casino="m", casinos="m.pl", carte="f", cartes="f.pl", tuile="f", tuiles="f.pl"),
    "is": forms(spilavíti="n", spilavítið="n", spil="n", spilið="n", flís="f", flísar="f.pl"),
}
GOVERNORS = {
    "ru": forms(платят="pl.nom", строительство="n.gen"),
    "fr": {},
    "is": forms(greiða="n.pl", dregin="n.pl"),
}
"""Words that tell what a noun is that would look the same otherwise."""
UNCHANGING = {"казино", "spilavíti", "spil"}
UNSAID = {
    COLOUR: {"ru": "казино", "fr": "casino", "is": "spilavíti"},
    "page-lords-colour-name": {"ru": "карточки", "fr": "cartes", "is": "spil … dregin"},
}
"""What colours describe that stand alone, such as at the head of a row of figures."""
SAMPLES: dict[str, Word] = {"lot": "A1", "casino": "A1-A2", "name": Name(Seat(0)), "names": "Anna"}


@cache
def messages(language: str) -> dict[str, Message]:
    source = locales.house_words(language)
    body = FluentParser().parse(source).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


class Needs(Visitor):
    """Gathers what a message is told, what it chooses by, and which messages it is made of."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.variables: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.made_of: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        """Look at a part of a message, at its own parts and at messages it refers to."""
        match node:
            case VariableReference(id=Identifier(name=name)):
                self.variables.add(name)
            case SelectExpression(selector=VariableReference(id=Identifier(name=name))):
                keys = {_key(variant.key) for variant in node.variants}
                self.keys.setdefault(name, set()).update(keys)
            case MessageReference(id=Identifier(name=name)) if name not in self.made_of:
                self.made_of.add(name)
                self.visit(messages(self.language)[name])
        super().generic_visit(node)


def _key(key: BaseNode) -> str:
    return key.name if isinstance(key, Identifier) else str(getattr(key, "value", ""))


PLURALS = {"one", "few", "many", "two", "0", "1"}


def needs(language: str, message: str) -> Needs:
    found = Needs(language)
    found.visit(messages(language)[message])
    return found


def naming_a_colour(language: str) -> Iterator[str]:
    """Yield the messages that name a colour."""
    for message in messages(language):
        if message == COLOUR or COLOUR in needs(language, message).made_of:
            yield message


def variants(language: str, message: str) -> Iterator[dict[str, Word]]:
    """Yield what a message can be told, one of each kind."""
    found = needs(language, message)
    ways: dict[str, tuple[Word, ...]] = {}
    for name in found.variables - {"colour", "former"}:
        keys = found.keys.get(name, set())
        if not keys:
            ways[name] = (SAMPLES.get(name, 3),)
        elif keys & PLURALS:
            ways[name] = (1, 2, 5)
        else:
            ways[name] = tuple(sorted(keys - {"other"}))
    for words in product(*ways.values()):
        yield dict(zip(ways, words, strict=True))


def sentences(language: str, message: str) -> Iterator[str]:
    """Say a message in all colours, to everyone and to the one it is about."""
    for words in variants(language, message):
        for colour in COLOURS:
            former: CardColour = "green" if colour != "green" else "gold"
            said = Phrase(message, {**words, "colour": colour, "former": coloured(former)})
            for you in (None, Seat(0)):
                yield Speech(language, ["Anna"], you=you).say(said)


def disagreements(language: str, sentence: str, unsaid: str = "") -> list[str]:
    """Return the colours in a sentence that do not agree with the noun next to them."""
    tokens = re.findall(r"\w+", f"{sentence} … {unsaid}".lower())
    adjectives, governors = ADJECTIVES[language], GOVERNORS[language]
    governed = [governors[token] for token in tokens if token in governors]
    nouns = [place for place, token in enumerate(tokens) if token in NOUNS[language]]

    def wanted(place: int) -> frozenset[str]:
        nearest = tokens[min(nouns, key=lambda noun: abs(noun - place))]
        is_governed = governed and nearest in UNCHANGING
        return governed[0] if is_governed else NOUNS[language][nearest]

    named = [(place, token) for place, token in enumerate(tokens) if token in adjectives]
    if named and not nouns:
        return [f"nothing is {token}" for _, token in named]
    return [token for place, token in named if not adjectives[token] & wanted(place)]


@pytest.mark.parametrize("language", sorted(ADJECTIVES))
class TestColours:
    def test_are_found_in_the_messages(self, language: str) -> None:
        found = set(naming_a_colour(language))

        assert {"lords-of-vegas-card-drawn", "lords-of-vegas-casino-remodeled"} <= found
        assert {"page-lords-colour-left", "page-lords-card-of", "page-lords-pays"} <= found

    def test_agree_with_their_nouns(self, language: str) -> None:
        wrong = {
            (sentence, *slips)
            for message in naming_a_colour(language)
            for sentence in sentences(language, message)
            if (
                slips := disagreements(
                    language, sentence, UNSAID.get(message, {}).get(language, "")
                )
            )
        }

        assert wrong == set()

    def test_are_all_known_here(self, language: str) -> None:
        """A form that is missing above would be passed over."""
        named = needs(language, COLOUR)
        assert named.keys["colour"] == {*COLOURS, "strip"}
        every = [
            sentence
            for message in naming_a_colour(language)
            for sentence in sentences(language, message)
        ]
        silent = {
            sentence for sentence in every if not {*_words(sentence)} & ADJECTIVES[language].keys()
        }
        assert silent == set()


def _words(sentence: str) -> list[str]:
    return re.findall(r"\w+", sentence.lower())


@pytest.mark.parametrize(
    ("language", "sentence", "slip"),
    [
        ("ru", "Карточка D8 (золотое) уже вышла.", "золотое"),
        ("ru", "Anna берёт карточку A3: платят зелёное казино.", "зелёное"),
        ("ru", "золотое жетонов осталось 3", "золотое"),
        ("ru", "По карточке (золотое)", "золотое"),
        ("fr", "La carte D8 (doré) est déjà sortie.", "doré"),
        ("fr", "il reste 3 tuiles verte", "verte"),
        ("is", "Anna dregur A3: grænt spilavíti greiða út.", "grænt"),
        ("is", "3 gyllt flísar eftir", "gyllt"),
    ],
)
def test_a_colour_that_does_not_agree_is_found(language: str, sentence: str, slip: str) -> None:
    assert disagreements(language, sentence) == [slip]
