"""In which order tests begin."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest ones first: begun last, they would keep one process busy and the others idle."""
    items.sort(key=lambda item: item.path.name != "test_chaos.py")
