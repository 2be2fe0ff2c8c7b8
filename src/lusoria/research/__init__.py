"""What a learner eats: batches of games, observations, and the interfaces that the field uses."""

from lusoria.core.observation import Observation, observation_of
from lusoria.research.arrays import Arrays
from lusoria.research.batches import Batch, batch

__all__ = ["Arrays", "Batch", "Observation", "batch", "observation_of"]
