"""What random trees have found, one rule each, in as few boxes as show it.

A tree is a tuple: its style, then its children, as in pages.py.
"""

CONTRIBUTIONS = [
    ("a basis of content says nothing of what an item contributes", ("", ("flex-basis: content; width: 10px",))),
    ("nor where the item keeps its base", ("", ("flex-basis: content; width: 10px; flex-shrink: 0; text: 3",))),
    ("a basis of min-content leaves the size", ("", ("flex-basis: min-content; width: 20px; text: 3",))),
    ("a basis of max-content leaves the size", ("", ("flex-basis: max-content; width: 10px; text: 3",))),
    ("a root as small as its content shares that out",
     ("width: min-content", ("flex-basis: content; width: 10px; flex-shrink: 0; text: 3",))),
    ("a basis does not widen a line of its own",
     ("width: 0px", ("flex-wrap: wrap", ("flex-shrink: 0; flex-basis: 10px",)))),
    ("lines are as wide as the content of every item",
     ("flex-wrap: wrap", ("overflow: scroll; flex-basis: 0px", ("width: 10px",)))),
    ("lines are not narrowed by negative margins", ("flex-wrap: wrap", ("margin: 0px 0px 0px -3px",), ("width: 10px",))),
]

TEXT = [
    ("a minimum makes text wider before it is high",
     ("", ("flex-direction: column", ("min-width: 100px; text: 2",)))),
]

COLUMNS = [
    ("a column breaks by its own height, not by the room",
     ("height: 0px", ("flex-direction: column-reverse; flex-wrap: wrap; align-self: flex-start", ("height: 10px",)))),
    ("a column of a given height is as wide as its lines",
     ("height: 0px", ("flex-direction: column; flex-wrap: wrap-reverse", ("text: 2",), ("text: 2",)))),
    ("a column is as high as its longest line",
     ("", ("flex-direction: column; flex-wrap: wrap-reverse; width: 100px; max-height: 43px",
           ("margin: 0px 0px 10px 0px",), ("text: 15",)))),
    ("the smallest height of lines is that of the longest",
     ("flex-direction: column", ("flex-direction: column; flex-wrap: wrap-reverse; flex-basis: 0px; height: 54px",
                                 ("min-height: 10px",), ("min-height: 30px; text: 2",), ("text: 2",)))),
    ("widths come before heights are shared out",
     ("flex-direction: column; height: 0px", ("flex-direction: column; flex-wrap: wrap-reverse",
                                              ("padding: 5px 0px 0px 8px",), ("width: 10px; height: 9%",)))),
    ("by the height of the style",
     ("flex-direction: column; height: 100px",
      ("flex-direction: column-reverse; flex-wrap: wrap; flex-grow: 1; height: 0px", ("text: 2",),
       ("padding: 0px 0px 0px 6px",)))),
    ("a greatest height breaks lines too",
     ("", ("flex-direction: column; flex-wrap: wrap; max-height: 0px", ("width: 10px",), ("text: 2",)))),
    ("text fits into its line",
     ("flex-direction: column-reverse; flex-wrap: wrap; align-items: self-end; width: 0px", ("width: 10px",),
      ("text: 2",))),
]

PERCENTAGES = [
    ("insets refer to a width from content", ("", ("right: 9%; text: 2",))),
    ("insets do not refer to a height from content", ("", ("margin: 0px 0px auto 0px", ("top: 20%; text: 2",)))),
    ("margins refer to a width that was found",
     ("", ("flex-direction: column; align-items: flex-end", ("", ("margin: 0px 0px 18% 3px",))))),
    ("paddings refer to a width that was found",
     ("", ("flex-direction: column-reverse", ("margin: 0px 0px 0px auto", ("padding: 0px 7px 16% 0px",))))),
    ("greatest widths refer to a width that was found",
     ("flex-direction: column-reverse; flex-wrap: wrap-reverse", ("", ("max-width: 88%; text: 2",)))),
    ("a part of nothing is no automatic minimum", ("", ("flex-basis: 0px; min-width: 70%; text: 2",))),
    ("nor of a height", ("flex-direction: column", ("flex-basis: 0px; min-height: 80%", ("text: 2",)))),
]

BASELINES = [
    ("a baseline may lie below its box", ("align-items: baseline", ("text: 2; height: 0px",))),
    ("in nested boxes too", ("", ("align-self: last baseline", ("text: 2; height: 0px",)))),
    ("margins above and below share one line", ("", ("align-self: baseline; margin: 7px 0px -1px 0px",))),
    ("insets leave the baseline where it was", ("", ("align-self: last baseline", ("text: 2; bottom: 100px",)))),
    ("the first item of a reversed column is its last",
     ("", ("align-items: baseline", ("flex-direction: column-reverse", ("text: 1",), ("",)), ("",)))),
    ("what scrolls keeps its baseline inside",
     ("align-items: baseline", ("overflow: scroll; height: 0px", ("text: 2",)), ("",))),
    ("columns are no wider for their baselines",
     ("flex-direction: column; align-items: last baseline", ("margin: 0px 0px 0px 6px",), ("width: 100px",))),
] + [
    (f"the {align} of lines {wrap} {direction}",
     (f"align-items: {align}; padding: 50px 0px",
      (f"flex-wrap: {wrap}; flex-direction: {direction}; width: 20px; height: {height}", ("width: 15px; height: 10px",),
       ("width: 16px; height: 12px",)), ("width: 1px; height: 1px",)))
    for align in ("baseline", "last baseline") for wrap in ("nowrap", "wrap", "wrap-reverse")
    for direction, height in (("row", "40px"), ("row-reverse", "40px"), ("column", "15px"), ("column-reverse", "15px"))
]

ABSOLUTES = [
    ("percentages refer to a width that was found",
     ("", ("position: absolute", ("margin: 3% 5px 0px 0px",)))),
    ("heights from content are no base", ("", ("max-height: 10px; position: absolute", ("top: 16%; text: 2",)))),
    ("negative margins widen no room at all",
     ("", ("margin: -2px 0px 0px 0px; position: absolute; bottom: 0px; top: 10px",))),
    ("a margin of auto takes a lack of room too",
     ("", ("margin: 0px 0px 0px auto; width: 10px; position: absolute; left: 83%; right: 70%",))),
    ("insets from right to left leave less than nothing",
     ("direction: rtl", ("margin: 0px 0px 0px auto; position: absolute; right: 0px; left: 10px",))),
    ("a baseline in lines against text", ("flex-wrap: wrap-reverse; height: 10px",
                                          ("align-self: last baseline; position: absolute",))),
    ("a minimum that stretches", ("width: 10px", ("min-width: stretch; position: absolute",))),
    ("a greatest width by content", ("", ("width: 10px; max-width: max-content; position: absolute; text: 1",))),
] + [
    (f"aligned between insets {align} {style} {overflow}",
     (f"height: 60px; overflow: {overflow}",
      (f"align-self: {align}; position: absolute; top: 10px; bottom: 20px; {style}",)))
    for align in ("start", "center", "flex-end", "last baseline", "stretch") for overflow in ("visible", "hidden")
    for style in ("text: 1", "height: 55px", "height: 90px", "height: 12px; margin: 3px 0px")
]

KEYWORDS = [
    ("stretching to a height from content", ("align-items: end", ("height: stretch",), ("min-height: 10px",))),
    ("stretching beats auto margins", ("", ("margin: 0px 0px auto 0px; height: stretch",), ("text: 2",))),
    ("stretching in lines", ("flex-wrap: wrap-reverse; height: 10px", ("height: stretch",))),
    ("a width by content and ratio", ("height: 10px", ("aspect-ratio: 3; width: min-content",))),
    ("a ratio gives way to text", ("", ("aspect-ratio: 3; text: 2",))),
    ("a root of at least its content", ("width: 10px; min-width: max-content", ("text: 3",))),
    ("a root of at most its content", ("width: 100px; max-width: min-content", ("text: 5",))),
    ("a root that may not fit", ("max-width: fit-content; width: 300px", ("text: 2",))),
    ("a root whose height its text limits",
     ("flex-direction: column; max-height: min-content; height: 100px; width: 30px", ("text: 9",))),
    ("a root of a ratio", ("aspect-ratio: 0.5", ("width: 10px",))),
]


def findings():
    """What random trees have found."""
    yield from CONTRIBUTIONS + TEXT + COLUMNS + PERCENTAGES + BASELINES + ABSOLUTES + KEYWORDS
