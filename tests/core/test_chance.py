import hashlib
import hmac
from collections import Counter
from fractions import Fraction
from itertools import chain, islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import (
    FACES,
    Ask,
    Dealer,
    Dice,
    Draw,
    Drawn,
    Item,
    Outcome,
    Rolled,
    Tape,
    below,
    blocks,
    drawn,
    outcomes,
    pick,
    rolled,
    split,
)
from croupier.core.errors import InvalidOptions, WrongOutcome
from tests.strategies import seeds

SEED = bytes(range(32))

dice = st.lists(st.integers(0, 8), max_size=3).map(lambda sizes: Dice(tuple(sizes)))
few_dice = st.lists(st.integers(0, 4), max_size=3).filter(lambda sizes: sum(sizes) <= 4)
items = st.integers(0, 90) | st.text(max_size=3)


@st.composite
def bags(draw: st.DrawFn) -> Draw[Item]:
    """Draw bags with something in them, perhaps also kinds of which none is left."""
    kinds = draw(st.lists(items, min_size=1, max_size=6, unique=True))
    counts = draw(st.lists(st.integers(0, 9), min_size=len(kinds), max_size=len(kinds)).filter(any))
    return Draw(tuple(zip(kinds, counts, strict=True)))


asks = st.one_of(dice, bags())


class TestDealer:
    def test_publishes_the_sha_256_of_its_seed(self) -> None:
        assert (
            Dealer(b"a secret of thirty-two bytes ...").commitment
            == "d9a2e5ad95d0d6e5bbab4ff045bf2c0a06abf43b3e4756f7f58a1c886d493eee"
        )

    @pytest.mark.parametrize("length", [0, 31, 33])
    def test_takes_a_seed_of_256_bits_and_no_other(self, length: int) -> None:
        with pytest.raises(InvalidOptions, match=f"has 32 bytes, not {length}"):
            Dealer(bytes(length))

    @given(seeds)
    def test_its_promise_is_kept_by_its_seed_alone(self, seed: bytes) -> None:
        assert Dealer(seed).commitment == hashlib.sha256(seed).digest().hex()

    @pytest.mark.parametrize(
        ("number", "ask", "outcome"),
        [
            (0, Dice((8, 4)), Rolled((1, 3, 3, 3, 4, 5, 5, 5, 4, 4, 5, 6))),
            (1, Dice((8, 0)), Rolled((1, 1, 2, 2, 3, 3, 4, 4))),
            (2, Dice((1, 1, 1)), Rolled((1, 3, 1))),
            (1000, Dice((2,)), Rolled((1, 2))),
            (0, Draw(((0, 1), (1, 1), (2, 1))), Drawn(0)),
            (7, Draw(((10_000, 6), (20_000, 8), (90_000, 5))), Drawn(10_000)),
            (8, Draw((("Luxor", 3), ("Sahara", 40))), Drawn("Sahara")),
        ],
    )
    def test_what_follows_from_a_seed_never_changes(
        self, number: int, ask: Ask, outcome: Outcome
    ) -> None:
        """A change here would make every record ever written fail its proof."""
        assert Dealer(SEED).answer(ask, number) == outcome

    def test_a_numbered_dealer_never_changes(self) -> None:
        assert [Dealer.numbered(7, game).seed.hex() for game in (0, 1)] == [
            "a5912b2d816da6a94aea0ddd16131c62652b555aca965b1776c6fff038cf4286",
            "aa8aaced467ef2a743714bac79f4468b19381be0a8bd0438e3501c008b83d272",
        ]
        assert Dealer.numbered(7).seed == Dealer.numbered(7, game=0).seed

    @given(seeds, st.integers(0, 10_000))
    def test_follows_from_hmac_as_the_design_says(self, seed: bytes, number: int) -> None:
        """Twelve dice need two blocks; the third is there in case words are rejected."""
        stream = b"".join(
            hmac.new(seed, f"{number}.{block}".encode(), hashlib.sha256).digest()
            for block in range(3)
        )
        numbers = [int(stream[i : i + 4].hex(), 16) for i in range(0, 96, 4)]
        fair = [n for n in numbers if n < 2**32 // 6 * 6]

        assert Dealer(seed).answer(Dice((12,)), number) == Rolled(
            tuple(sorted(n % 6 + 1 for n in fair[:12]))
        )

    @given(seeds, asks, st.integers(0, 10_000))
    def test_gives_an_answer_to_what_was_asked_and_always_the_same(
        self, seed: bytes, ask: Ask, number: int
    ) -> None:
        outcome = Dealer(seed).answer(ask, number)

        assert Tape([outcome]).answer(ask, 0) == outcome
        assert Dealer(seed).answer(ask, number) == outcome

    def test_rolls_every_face_equally_often(self) -> None:
        rolls = Counter(
            face for number in range(1000) for face in rolled_by(Dealer(SEED), Dice((6,)), number)
        )

        assert chi_square([rolls[face] for face in FACES], [1000] * 6) < 20.5

    def test_rolls_pairs_of_dice_independently(self) -> None:
        pairs = Counter(rolled_by(Dealer(SEED), Dice((1, 1)), number) for number in range(7200))

        assert chi_square([pairs[pair] for pair in product(FACES, FACES)], [200] * 36) < 66.6

    def test_draws_each_item_as_often_as_it_is_in_the_bag(self) -> None:
        bag = Draw((("a", 1), ("b", 2), ("c", 7)))
        draws = Counter(drawn(bag, Dealer(SEED).answer(bag, n)) for n in range(5000))

        assert chi_square([draws["a"], draws["b"], draws["c"]], [500, 1000, 3500]) < 13.8

    def test_nobody_can_predict_a_fresh_one(self) -> None:
        one, other = Dealer.fresh(), Dealer.fresh()

        assert len(one.seed) == len(other.seed) == 32
        assert one.seed != other.seed


def rolled_by(dealer: Dealer, ask: Dice, number: int) -> tuple[int, ...]:
    return rolled(ask, dealer.answer(ask, number))


def chi_square(seen: list[int], expected: list[int]) -> float:
    """Measure how far counts are from what was expected; the bounds leave one chance in 1000."""
    return sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True))


class TestBlocks:
    def test_are_hmacs_of_the_outcome_and_of_their_own_number(self) -> None:
        for number, block in enumerate(islice(blocks(SEED, 3), 3)):
            digest = hmac.new(SEED, f"3.{number}".encode(), hashlib.sha256).hexdigest()
            assert "".join(f"{word:08x}" for word in block) == digest

    def test_of_two_outcomes_have_nothing_in_common(self) -> None:
        one, other = ({*chain(*islice(blocks(SEED, number), 10))} for number in (1, 2))

        assert not one & other


class TestBelow:
    @pytest.mark.parametrize(
        ("limit", "luck", "number"),
        [
            (6, [0], 0),
            (6, [2**32 - 5], 5),
            (6, [2**32 - 4, 8], 2),
            (6, [2**32 - 1, 2**32 - 2, 2**32 - 3, 2**32 - 4, 9], 3),
            (5, [2**32 - 2], 4),
            (5, [2**32 - 1, 0], 0),
            (8, [2**32 - 1], 7),
            (1, [2**32 - 1], 0),
        ],
    )
    def test_rejects_words_from_the_incomplete_last_stretch(
        self, limit: int, luck: list[int], number: int
    ) -> None:
        assert below(limit, [tuple(luck)]) == [number]

    @given(st.integers(1, 60), st.integers(0, 2**32 - 1))
    def test_takes_equally_many_words_for_each_number(self, limit: int, word: int) -> None:
        """Deal all words out in rows of `limit`; a word in the unfinished last row is passed by."""
        rows = 2**32 // limit
        row, column = divmod(word, limit)

        assert below(limit, [(word, 0)]) == [column if row < rows else 0]

    def test_goes_on_in_the_next_block_when_one_is_used_up(self) -> None:
        assert below(6, [(7, 2**32 - 1), (8, 9), (10, 11)], many=3) == [1, 2, 3]


class TestPick:
    @given(bags())
    def test_every_item_has_as_many_places_as_there_are_of_it(self, bag: Draw[Item]) -> None:
        places = range(sum(count for _, count in bag.bag))

        laid_out = [item for item, count in bag.bag for _ in range(count)]
        assert [pick(bag, place) for place in places] == laid_out

    def test_nothing_lies_beyond_the_last_place(self) -> None:
        with pytest.raises(IndexError):
            pick(Draw((("a", 2), ("b", 1))), 3)


class TestOutcomes:
    def test_of_a_bag_are_as_likely_as_there_are_items(self) -> None:
        listed = list(outcomes(Draw((("a", 2), ("b", 0), ("c", 1)))))

        assert listed == [(Drawn("a"), Fraction(2, 3)), (Drawn("c"), Fraction(1, 3))]

    @given(few_dice)
    def test_of_dice_agree_with_counting_every_throw(self, sizes: list[int]) -> None:
        ask = Dice(tuple(sizes))
        throws = Counter(
            tuple(face for group in split(ask, throw) for face in sorted(group))
            for throw in product(FACES, repeat=sum(sizes))
        )

        assert dict(outcomes(ask)) == {
            Rolled(dice): Fraction(ways, 6 ** sum(sizes)) for dice, ways in throws.items()
        }

    @given(bags())
    def test_of_a_bag_agree_with_laying_it_out(self, bag: Draw[Item]) -> None:
        laid_out = [item for item, count in bag.bag for _ in range(count)]

        assert dict(outcomes(bag)) == {
            Drawn(item): Fraction(laid_out.count(item), len(laid_out)) for item in laid_out
        }

    @pytest.mark.parametrize(
        ("ask", "count"), [(Dice((8,)), 1287), (Dice((5, 3)), 252 * 56), (Dice(()), 1)]
    )
    def test_are_listed_once_each_and_are_certain_together(self, ask: Ask, count: int) -> None:
        listed = list(outcomes(ask))

        assert len(listed) == len(dict(listed)) == count
        assert sum(probability for _, probability in listed) == 1

    @given(few_dice, seeds)
    def test_hold_whatever_the_dealer_answers(self, sizes: list[int], seed: bytes) -> None:
        ask = Dice(tuple(sizes))

        assert Dealer(seed).answer(ask, 0) in dict(outcomes(ask))


class TestTape:
    def test_plays_back_what_is_on_it_by_number(self) -> None:
        tape = Tape([Rolled((1, 2)), Drawn("a")])

        assert tape.answer(Draw((("a", 1),)), 1) == Drawn("a")
        assert tape.answer(Dice((2,)), 0) == Rolled((1, 2))

    def test_ends(self) -> None:
        with pytest.raises(WrongOutcome, match=r"^The tape holds 1 outcomes and is at its end\.$"):
            Tape([Drawn("a")]).answer(Draw((("a", 1),)), 1)

    @pytest.mark.parametrize(
        ("ask", "outcome", "sentence"),
        [
            (Dice((2,)), Drawn(1), "Dice are to be rolled here."),
            (Dice((2,)), Rolled((1,)), "2 dice are to be rolled, not 1."),
            (Dice((1, 1)), Rolled((1, 2, 3)), "2 dice are to be rolled, not 3."),
            (Dice((1,)), Rolled((0,)), "A die shows 1 to 6, not 0."),
            (Dice((1, 1)), Rolled((6, 7)), "A die shows 1 to 6, not 7."),
            (Dice((2,)), Rolled((2, 1)), "Dice that are alike are written in ascending order."),
            (
                Dice((1, 2)),
                Rolled((1, 6, 5)),
                "Dice that are alike are written in ascending order.",
            ),
            (Draw((("a", 1),)), Rolled((1,)), "Something is to be drawn here."),
            (Draw((("a", 1),)), Drawn("b"), "There is no b left to draw."),
            (Draw((("a", 0), ("b", 1))), Drawn("a"), "There is no a left to draw."),
            (Draw(((1, 1),)), Drawn("1"), "There is no 1 left to draw."),
        ],
    )
    def test_gives_no_answer_to_another_question(
        self, ask: Ask, outcome: Outcome, sentence: str
    ) -> None:
        with pytest.raises(WrongOutcome) as refusal:
            Tape([outcome]).answer(ask, 0)

        assert refusal.value.sentence == sentence

    def test_dice_of_different_kinds_may_fall_in_any_order(self) -> None:
        assert rolled(Dice((1, 2)), Rolled((6, 1, 1))) == (6, 1, 1)

    def test_the_first_of_a_kind_and_the_last_can_be_drawn(self) -> None:
        bag = Draw((("a", 1), ("b", 2)))

        assert (drawn(bag, Drawn("a")), drawn(bag, Drawn("b"))) == ("a", "b")
