"""Small pictures: a PNG of the browser's brought down to a palette, which flat drawings hardly show."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import cast

import numba
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 224


def decode(png: bytes) -> Pixels:
    """Return the pixels (height, width, 3) of an 8-bit RGB or RGBA picture without interlacing."""
    at, data, header = len(SIGNATURE), b"", b""
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        header = body if kind == b"IHDR" else header
        data += body if kind == b"IDAT" else b""
        at += 12 + size
    width, height, depth, colour = struct.unpack(">IIBB", header[:10])
    channels = {2: 3, 6: 4}[colour]
    if depth != 8:
        raise ValueError(f"a picture of 8 bits a channel is expected, not {depth}.")
    lines = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * channels)
    whole = np.zeros((height, width * channels), np.uint8)
    _unfilter(lines, channels, whole)
    pixels: Pixels = whole.reshape(height, width, channels)[:, :, :3]
    return pixels


def _filters_undone(lines: Pixels, channels: int, whole: Pixels) -> None:
    """Undo the filter of each line: none, sub, up, average, Paeth."""
    for row in range(len(lines)):
        kind = lines[row, 0]
        for at in range(whole.shape[1]):
            left = np.int64(whole[row, at - channels]) if at >= channels else np.int64(0)
            up = np.int64(whole[row - 1, at]) if row else np.int64(0)
            corner = np.int64(whole[row - 1, at - channels]) if row and at >= channels else np.int64(0)
            guess = np.int64(0)
            if kind == 1:
                guess = left
            elif kind == 2:
                guess = up
            elif kind == 3:
                guess = (left + up) // 2
            elif kind == 4:
                far = left + up - corner
                guess = corner
                if abs(far - left) <= abs(far - up) and abs(far - left) <= abs(far - corner):
                    guess = left
                elif abs(far - up) <= abs(far - corner):
                    guess = up
            whole[row, at] = np.uint8(np.int64(lines[row, at + 1]) + guess & 255)


_unfilter = cast("Callable[[Pixels, int, Pixels], None]", numba.njit(_filters_undone))


def palette_of(pixels: Pixels) -> NDArray[np.int32]:
    """Choose the colours that stand for all others: the most used ones, then those farthest from any chosen."""
    coarse, counts = np.unique(pixels.reshape(-1, 3) & 0xFC, axis=0, return_counts=True)
    common = coarse[np.argsort(-counts)][: 12 * COLOURS].astype(np.int32)
    chosen = [common[0]]
    distance = ((common - chosen[0]) ** 2).sum(axis=1)
    for place in range(1, COLOURS):
        pick = place if place < COLOURS // 2 and place < len(common) else int(distance.argmax())
        chosen.append(common[pick])
        distance = np.minimum(distance, ((common - common[pick]) ** 2).sum(axis=1))
    return np.array(chosen)


def shrunk(png: bytes) -> bytes:
    """Return the picture with a palette."""
    pixels = decode(png)
    palette = palette_of(pixels)
    weights = np.array([65536, 256, 1], np.int32)
    codes, places = np.unique(pixels.reshape(-1, 3).astype(np.int32) @ weights, return_inverse=True)
    colours = np.stack([codes >> 16, codes >> 8 & 255, codes & 255], axis=1)
    parts = np.array_split(colours, len(colours) // 2000 + 1)
    nearest = np.concatenate([((part[:, None] - palette) ** 2).sum(axis=2).argmin(axis=1) for part in parts])
    height, width = pixels.shape[:2]
    lines = np.zeros((height, width + 1), np.uint8)
    lines[:, 1:] = nearest.astype(np.uint8)[places].reshape(height, width)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.astype(np.uint8).tobytes()),
        (b"IDAT", zlib.compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in chunks
    )
