"""Makes the embedded font of colour emoji: make-emoji-font.py <Noto Color Emoji> <emoji.txt> <result>.

Part of Scripts/make-fonts. The ligatures of the original reach every sequence whose parts are there, all
flags for instance; so the subset has ligatures of its own, for the listed sequences alone.
"""
import re
import sys

import uharfbuzz as hb
from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont

source, list_file, result = sys.argv[1:]
font = TTFont(source)
names = font.getBestCmap()
order = font.getGlyphOrder()
shaper = hb.Font(hb.Face(hb.Blob.from_file_path(source)))

SELECTOR = 0xFE0F


def single_glyph(text):
    """The glyph that the original draws for a whole emoji."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(shaper, buffer)
    glyphs = [order[one.codepoint] for one in buffer.glyph_infos]
    glyphs = [one for one in glyphs if one != "space"]
    if len(glyphs) != 1 or glyphs[0] == ".notdef":
        sys.exit(f"make-emoji-font: {text!r} is not one glyph: {glyphs}")
    return glyphs[0]


with open(list_file, encoding="utf-8") as lines:
    emoji = [one for line in lines if not line.startswith("# ") for one in line.split()]

characters, rules = set(), {}
for text in emoji:
    scalars = [ord(one) for one in text]
    plain = [one for one in scalars if one != SELECTOR]
    characters.update(plain)
    # Selectors need no rule: the font has no glyph for them, and shaping skips them.
    if len(plain) > 1:
        rules[tuple(names[one] for one in plain)] = single_glyph(text)

# Longer sequences come first, as a lookup's first match is taken.
ordered = sorted(rules.items(), key=lambda rule: (-len(rule[0]), rule[0]))
feature = "feature ccmp {\n" + "".join(f"  sub {' '.join(parts)} by {glyph};\n" for parts, glyph in ordered) + "} ccmp;"
del font["GSUB"]
addOpenTypeFeaturesFromString(font, "languagesystem DFLT dflt;\n" + feature)

options = subset.Options()
options.layout_features = ["*"]
options.name_IDs = ["*"]
options.name_languages = ["*"]
options.notdef_outline = True
options.recalc_timestamp = False
options.drop_tables += ["vhea", "vmtx"]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=characters)
subsetter.subset(font)
font.save(result)
print(f"{len(emoji)} emoji, {len(font.getGlyphOrder())} glyphs")
