#!/usr/bin/env python3
"""Cuts the typefaces to what the page shows: the letters that src/theme/fonts.css names, without hints for old screens.

Needs `pip install fonttools brotli`; to be run after a change of fonts.css or of the typefaces.
"""

import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parent.parent
SHEET = WEB / "src/theme/fonts.css"
# Pairs and ligatures, letters of a language, and figures for tables.
FEATURES = ["kern", "liga", "locl", "lnum", "tnum"]
# Who made it, and under which licence.
NAMES = [0, 13, 14]


def letters(ranges: str) -> list[int]:
    """The code points of a `unicode-range`."""
    found: list[int] = []
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        found += range(int(first, 16), int(last or first, 16) + 1)
    return found


def cut(name: str, ranges: str) -> None:
    family = re.sub(r"-(latin|cyrillic)-.*", "", name)
    font = TTFont(WEB / f"node_modules/@fontsource/{family}/files/{name}")
    options = subset.Options()
    options.hinting = False
    options.layout_features = FEATURES
    options.name_IDs = NAMES
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters(ranges))
    cutter.subset(font)
    font.flavor = "woff2"
    target = WEB / "src/theme/fonts" / name
    target.parent.mkdir(exist_ok=True)
    font.save(target)
    print(f"{target.stat().st_size:6} {name}")


for name, ranges in re.findall(r'fonts/([\w-]+\.woff2)".*?unicode-range:(.*?);', SHEET.read_text(), re.DOTALL):
    cut(name, ranges)
