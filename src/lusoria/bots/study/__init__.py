"""What wins: fresh games between equal bots, counted, drawn, and told in docs/strategy.md."""
