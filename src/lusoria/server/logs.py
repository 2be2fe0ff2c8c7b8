"""What the server says of itself: one JSON object per line, unless a person reads along."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

PLAIN: Final = "%(asctime)s %(levelname)s %(message)s"


class JsonLines(logging.Formatter):
    """A line that programs can read: when, how bad, who says it, what."""

    def format(self, record: logging.LogRecord) -> str:
        """One object; a failure brings its trace along, which names no values."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def keep_log() -> None:
    """Log on the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter(PLAIN) if sys.stderr.isatty() else JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
