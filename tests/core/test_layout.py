"""The packed layout and its fences."""

import numpy as np
import pytest

from lusoria.core.layout import fact, freeze, layout, layout_of, packed, thaw
from lusoria.core.play import Play
from lusoria.games.catalogue import NAMES, load


@layout
class Small:
    seat: int = fact(-2, 3, "who")
    coins: list[int] = fact(0, 100, "money per seat", 3)
    board: list[list[int]] = fact(-1, 1000, "cards", (2, 3))


@layout
class Odd:
    near: int = fact(0, 9, "one byte")
    far: int = fact(0, 1 << 40, "eight bytes")
    wide: list[int] = fact(0, 1000, "two bytes each", 3)


def test_a_declaration_becomes_one_packed_block_the_widest_first() -> None:
    dtype = layout_of(Small).dtype
    assert dtype.names == ("board", "seat", "coins")
    assert dtype.itemsize == 2 * 6 + 1 + 3


@pytest.mark.parametrize("declaration", [Small, Odd])
def test_every_number_is_aligned_and_a_record_fills_whole_words(declaration: type) -> None:
    dtype = layout_of(declaration).dtype
    assert dtype.itemsize % 8 == 0
    assert dtype.fields is not None
    for name, (part, offset, *_) in dtype.fields.items():
        assert offset % part.base.itemsize == 0, name


def test_the_spare_is_declared_in_the_block_and_nowhere_else() -> None:
    odd = layout_of(Odd)
    assert odd.dtype["spare"].itemsize == 16 - 8 - 6 - 1
    assert [each.name for each in odd.facts] == ["near", "far", "wide"]
    assert set(vars(odd.plain())) == {"near", "far", "wide"}


def test_declared_bytes_do_not_depend_on_the_order_in_memory() -> None:
    record = layout_of(Odd).blank()[0]
    record["near"], record["far"], record["wide"] = 7, 1, (1, 2, 3)
    in_order = b"".join(
        np.array(value, code).tobytes() for value, code in ((7, "i1"), (1, "i8"), ((1, 2, 3), "i2"))
    )
    assert layout_of(Odd).declared_bytes(record) == in_order


def test_fence_a_field_named_like_the_spare_is_refused() -> None:
    class Taken:
        spare: int = fact(0, 9, "ours")

    with pytest.raises(TypeError, match="name taken"):
        layout(Taken)


def test_copies_are_equal_byte_for_byte_and_independent() -> None:
    block = layout_of(Small).blank(2)
    block[0]["board"][1, 2] = 777
    block[1] = block[0]
    assert block[1].tobytes() == block[0].tobytes()
    block[0]["board"][1, 2] = 5
    assert block[1]["board"][1, 2] == 777


def test_thaw_and_freeze_are_inverses() -> None:
    record = layout_of(Small).blank()[0]
    record["coins"][1] = 42
    plain = thaw(record)
    assert (plain.seat, plain.coins, plain.board) == (0, [0, 42, 0], [[0, 0, 0], [0, 0, 0]])
    again = layout_of(Small).blank()[0]
    freeze(plain, again)
    assert again.tobytes() == record.tobytes()


def test_fence_holes_are_refused() -> None:
    holed = np.dtype([("a", "i1"), ("b", "i4")], align=True)
    with pytest.raises(TypeError, match="3 bytes of holes"):
        packed(holed)


def test_fence_booleans_are_refused() -> None:
    with pytest.raises(TypeError, match="between 0 and 1"):
        packed(np.dtype([("flags", "?", (3,))]))


def test_fence_a_number_out_of_bounds_is_named() -> None:
    record = layout_of(Small).blank()[0]
    assert list(layout_of(Small).out_of_bounds(record)) == []
    record["coins"][2] = 101
    assert list(layout_of(Small).out_of_bounds(record)) == ["coins: 0…101 is outside 0…100"]


def test_fence_a_store_that_would_wrap_is_an_error_when_frozen() -> None:
    plain = layout_of(Small).plain()
    plain.coins[0] = 200
    with pytest.raises(OverflowError, match="coins does not fit"):
        freeze(plain, layout_of(Small).blank()[0])


def test_fence_widths_leave_a_margin_above_the_bounds() -> None:
    for each in layout_of(Small).facts:
        limits = np.iinfo(np.dtype(each.code))
        assert limits.min < each.low
        assert each.high + 20 < limits.max


def test_fence_a_field_named_like_a_numpy_method_is_refused() -> None:
    class Shadow:
        round: int = fact(0, 9, "breaks uncompiled rules")

    with pytest.raises(TypeError, match="name taken"):
        layout(Shadow)


def test_an_undeclared_field_is_refused() -> None:
    class Bare:
        seat: int = 3

    with pytest.raises(TypeError, match="not declared"):
        layout(Bare)


def test_bounds_the_wrong_way_round_are_refused() -> None:
    with pytest.raises(TypeError, match="wrong way round"):
        fact(3, 2, "nonsense")


def test_a_layout_thaws_its_records_as_thaw_does() -> None:
    for name in NAMES:
        play = Play(load(name), load(name).fewest)
        record = play.game.state.blank()[0]
        freeze(play.state, record)
        assert vars(play.game.state.thaw(record)) == vars(thaw(record))
        assert record.tobytes() == play.bytes
    wide = layout_of(Wide).blank()[0]
    wide["deep"] = [[[1, -2], [300, 4]], [[5, 6], [7, -8]]]
    wide["far"] = -(1 << 62)
    assert vars(layout_of(Wide).thaw(wide)) == {
        "deep": [[[1, -2], [300, 4]], [[5, 6], [7, -8]]], "far": -(1 << 62), "near": 0
    }  # fmt: skip


@layout
class Wide:
    """Every width, and three dimensions."""

    near: int = fact(0, 1, "one byte")
    deep: list[list[list[int]]] = fact(-9, 400, "two bytes each", (2, 2, 2))
    far: int = fact(-(1 << 62), 1 << 62, "eight bytes")
