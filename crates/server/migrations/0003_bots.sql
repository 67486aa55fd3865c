-- The levels of the bots of a finished game by seat, so that the list of games can name them.
ALTER TABLE records ADD COLUMN bots TEXT NOT NULL DEFAULT '[]';
