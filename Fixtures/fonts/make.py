#!/usr/bin/env python3
"""Makes Contexts.ttf: boxes for letters, with every kind of lookup that reads more than a pair. Needs fontTools.

What each rule reads is in Tests/PangoTypesettingTests/PairAdvancesTests.swift.
"""
import string

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

RULES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
@lower = [a b c d e f g h i j k l m n o p q r s t u v w x y z];
@marks = [grave];
lookup wide { sub c by c.wide; sub h by c.wide; sub p by c.wide; } wide;
feature ccmp { sub a grave by a.grave; sub m' lookup wide @marks; } ccmp;
feature liga { sub f i by f_i; sub q u period by f_i; } liga;
feature calt { sub b c' lookup wide d; sub g h' lookup wide; } calt;
feature rlig { rsub o p' r by c.wide; } rlig;
feature kern {
    pos A V -120; pos V A -90; pos T [a e o] -60; enum pos [L P] [T Y] -40; pos [k l] [s t] 15;
    pos W 10; pos x' 30 y z;
} kern;
"""


def box(width):
    pen = TTGlyphPen(None)
    pen.moveTo((20, 0))
    pen.lineTo((20, 500))
    pen.lineTo((width - 20, 500))
    pen.lineTo((width - 20, 0))
    pen.closePath()
    return pen.glyph()


names = {"space": 32, "period": 46, "one": 49, "grave": 0x300, **{letter: ord(letter) for letter in string.ascii_letters}}
order = [".notdef", *names, "c.wide", "a.grave", "f_i"]
widths = {name: 400 + 37 * index % 300 for index, name in enumerate(order)}
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(order)
builder.setupCharacterMap({code: name for name, code in names.items()})
builder.setupGlyf({name: box(width) for name, width in widths.items()})
builder.setupHorizontalMetrics({name: (width, 20) for name, width in widths.items()})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupNameTable({"familyName": "Contexts", "styleName": "Regular"})
builder.setupPost()
addOpenTypeFeaturesFromString(builder.font, RULES)
builder.save("Contexts.ttf")
