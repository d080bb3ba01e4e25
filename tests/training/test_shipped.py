"""Whether the weights there are come from the recipes there are."""

import pytest

from croupier.nets.files import fitting, place
from croupier.training.lasvegas import LasVegasRecipe
from croupier.training.lordsofvegas import LordsOfVegasRecipe
from croupier.training.recipe import Recipe


@pytest.mark.parametrize("recipe", [LasVegasRecipe(), LordsOfVegasRecipe()])
def test_the_first_round_of_the_weights_is_what_their_seed_plays_today(recipe: Recipe) -> None:
    """How many positions a round notes depends on every roll and choice in all of its games."""
    title = fitting(place(recipe.game), recipe.game, recipe.rules, recipe.layout).title
    chunks = range(recipe.chunks(0))
    noted = sum(len(recipe.play(None, title.origin.seed, 0, chunk)) for chunk in chunks)

    assert noted == title.origin.rounds[0].samples
