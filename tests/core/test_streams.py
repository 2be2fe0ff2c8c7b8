"""Streams: pure functions of seed, label and index, the same in Python and in compiled code."""

import numpy as np
import pytest

from lusoria.core.streams import below, fast_below, fast_number, key, number


def test_the_published_numbers_of_splitmix64() -> None:
    """The first outputs for seed 0, as published with the generator."""
    assert [number(0, k) for k in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, 12345678901234567890])
def test_compiled_and_plain_numbers_agree(seed: int) -> None:
    """Fence: mixed signed and unsigned arithmetic wraps silently in compiled code."""
    for index in (0, 1, 2, 1000, 2**31):
        assert int(fast_number(np.uint64(seed), index)) == number(seed, index)
        assert int(fast_below(np.uint64(seed), index, 216)) == below(seed, index, 216)


def test_labels_have_streams_of_their_own() -> None:
    keys = {key(1, "fate"), key(1, "seat 0"), key(1, "seat 1"), key(2, "fate")}
    assert len(keys) == 4


def test_a_die_is_fair() -> None:
    stream = key("fair", "fate")
    counts = [0] * 6
    for index in range(60_000):
        counts[below(stream, index, 6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi², p = 0.001
