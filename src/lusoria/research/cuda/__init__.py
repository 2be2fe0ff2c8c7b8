"""The same rules on a GPU: bound for CUDA, played at random, and stepped in batches."""
