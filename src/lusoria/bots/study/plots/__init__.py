"""Plots and tables made from counted facts alone; only here matplotlib is needed."""
