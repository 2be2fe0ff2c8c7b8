"""Several processes as one server: who lets guests in, who starts whom, who passes news on.

The front is a light process: it knows no rule, no table and no database.
"""
