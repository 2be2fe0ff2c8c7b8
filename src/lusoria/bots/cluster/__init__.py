"""Work that is cut into shards, done by one machine or by many, and gone on with later."""
