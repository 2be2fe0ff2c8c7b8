"""A guest may hurry for a while, and gets in nobody's way in the long run."""

from lusoria.server import limits
from lusoria.server.limits import Bucket, Buckets


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(2, 5, clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    assert bucket.wait == 0.5
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_guests_do_not_share_a_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(1, 1, Clock())
    assert buckets.of("anna").take()
    assert not buckets.of("anna").take()
    assert buckets.of("boris").take()
    for n in range(limits.MOST_GUESTS):
        buckets.of(f"guest {n}")
    assert buckets.of("anna").take()
