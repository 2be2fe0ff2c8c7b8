# The pages around the tables.

lusoria = Lusoria
play-now = Play now
against = against
catalogue = every component in every state
catalogue-buttons = Tiles to press
catalogue-pieces = Pieces
catalogue-table = Around the table
catalogue-tables = Recorded tables
unknown-page = No such page
unknown-page-more = This address leads nowhere. The lobby has everything.
unknown-table = No such table
unknown-table-more = No table is called { $name }. Tables are put away some time after the last move; their records stay with whoever saved them.
