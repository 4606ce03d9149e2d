"""The page says every sentence as Python does: both are checked by the same vectors."""

import shutil

from tests.browser.workshop import HOME, Workshop


def test_the_browser_says_every_vector(workshop: Workshop) -> None:
    place = workshop.folder / "tests" / "text"
    place.mkdir(parents=True, exist_ok=True)
    for name in ("vectors.mjs", "vectors.json"):
        shutil.copy(HOME / "tests" / "text" / name, place / name)
    assert " 0 different" in workshop.node("../tests/text/vectors.mjs")
