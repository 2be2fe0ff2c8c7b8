"""Matches as this process has them: tables in memory, whoever looks at them, and who may write."""
