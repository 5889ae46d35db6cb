"""Fixtures of the store's tests."""

from tests.databases import database

__all__ = ["database"]
