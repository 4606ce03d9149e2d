"""Write the constants of the page."""

import sys

from serai.server import page_constants

if __name__ == "__main__":
    for path, text in page_constants.written():
        path.write_text(text, encoding="utf-8")
        sys.stderr.write(f"wrote {path.relative_to(page_constants.GAMES)}\n")
