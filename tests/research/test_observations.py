"""Observations: what stands where, within which bounds, and that they tell a seat nothing more."""

from pathlib import Path

import numpy as np
import pytest

from lusoria.core.layout import Holds
from lusoria.core.observation import observation_of
from lusoria.games.catalogue import NAMES, load
from lusoria.research.batches import Batch
from lusoria.research.observations_page import page
from tests.properties.walks import sampled
from tests.settings import FULL, Setting, settings

PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"


def looked_at(batch: Batch, table: bytes, seat: int) -> list[int]:
    batch.tables[0] = np.frombuffer(table, batch.game.state.dtype)[0]
    row = np.zeros((1, batch.observation.length), np.int16)
    batch.look(seat, row)
    found: list[int] = row[0].tolist()
    return found


def one(setting: Setting) -> Batch:
    return Batch(setting.game, 1, seats=setting.seats, options=dict(setting.options))


def test_the_page_is_what_the_layouts_say() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m lusoria.research.observations_page"


@pytest.mark.parametrize("name", NAMES)
def test_every_fact_has_its_place_without_gaps(name: str) -> None:
    row = observation_of(load(name))
    assert [field.name for field in row.fields] == [fact.name for fact in load(name).state.facts]
    assert [field.first for field in row.fields[1:]] == [f.place.stop for f in row.fields[:-1]]
    assert len(row.low) == len(row.high) == row.length
    with pytest.raises(KeyError, match="there are: seat, question"):
        row["nonsense"]


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_row_says_what_the_veiled_table_says(setting: Setting) -> None:
    """Field by field against a plain reading of the veiled table, turned round by hand."""
    batch = one(setting)
    seats = setting.seats
    for play in sampled(setting, seed=4, every=30):
        for observer in range(seats):
            row = np.array(looked_at(batch, play.bytes, observer))
            assert (batch.observation.low <= row).all()
            assert (row <= batch.observation.high).all()
            veiled = play.veiled(1 << observer).state
            for field in batch.observation.fields:
                value = np.array(getattr(veiled, field.name), np.int64)
                if field.per_seat:
                    order = [(observer + k) % seats for k in range(seats)]
                    value[:seats] = value[order]
                if field.holds is Holds.SEAT:
                    named = (value >= 0) & (value < seats)
                    value = np.where(named, (value - observer) % seats, value)
                if field.holds is Holds.SET:
                    value = value[..., None] >> np.arange(field.shape[-1]) & 1
                assert row[field.place].tolist() == value.ravel().tolist(), field.name


@pytest.mark.parametrize("setting", [s for s in settings() if s.name == "roma"], ids=str)
def test_law_5_what_a_seat_cannot_know_changes_no_number(setting: Setting) -> None:
    batch = one(setting)
    differed = 0
    for seed in range(4 if FULL else 1):
        for play in sampled(setting, seed, every=11):
            for viewer, seat in ((0, -1), (1, 0), (2, 1)):
                here = looked_at(batch, play.bytes, seat)
                for key in (1, 2):
                    world = play.redealt(viewer, key)
                    differed += world.bytes != play.bytes
                    assert looked_at(batch, world.bytes, seat) == here
    assert differed > 5, "the worlds were all alike: nothing was proved"
