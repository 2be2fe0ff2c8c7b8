"""Lusoria: Armorica, Roma and Cambria, played by their whole rules."""

from importlib.metadata import version

__version__ = version("lusoria")
