"""Bots in any language: we start their process and ask it in JSON lines (docs/bots.md)."""
