"""Python and the browser say the same sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.text.sentences import said, vectors

from serai.text import LANGUAGES, Words
from serai.text.facts import vocabulary

HOME = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_says_every_vector(language: str) -> None:
    words = Words(language)
    for vector in vectors():
        assert said(words, vector) == vector["expected"][language]


def test_vectors_tell_every_kind_of_event_move_and_refusal() -> None:
    told = vectors()
    ids = Words("en")._speech.ids["jaipur/speech.ftl"]
    events = {f"jaipur-event-{vector['event']['kind']}" for vector in told if vector["kind"] == "event"}
    reasons = {vector["refusal"]["reason"] for vector in told if vector["kind"] == "refusal"}
    refusals = {f"jaipur-refusal-{reason}" for reason in reasons}
    moves = {vector["move"].split()[0] for vector in told if vector["kind"] == "move"}
    assert events == {message for message in ids if message.startswith("jaipur-event-")}
    assert refusals == {message for message in ids if message.startswith("jaipur-refusal-")}
    assert moves == set(vocabulary("jaipur").moves)
