"""What a seat chooses. There is one kind of move."""

from msgspec import Struct

from croupier.lasvegas.state import Face


class Place(Struct, frozen=True, gc=False, tag="place", forbid_unknown_fields=True):
    """Place all dice that show this face on the casino of that number (LV-4.2)."""

    face: Face


Move = Place
