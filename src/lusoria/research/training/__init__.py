"""Learning by self-play with PyTorch: one policy and value network, on a CPU or a GPU."""
