"""Small pictures: a PNG of the browser's brought down to a palette, which flat drawings hardly show."""

from __future__ import annotations

import io

from PIL import Image

COLOURS = 256


def shrunk(png: bytes) -> bytes:
    """Return the picture with a palette: the colours that cover it best, then moved towards what they stand for."""
    whole = Image.open(io.BytesIO(png)).convert("RGB")
    flat = whole.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    packed = io.BytesIO()
    flat.save(packed, "PNG", optimize=True)
    return packed.getvalue()
