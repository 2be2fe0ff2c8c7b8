"""Where bots think: a bounded pool of processes that anybody may ask, from a thread or a loop."""
