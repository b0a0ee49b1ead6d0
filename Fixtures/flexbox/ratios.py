"""Aspect ratios, and limits that are keywords, one rule each; and what the engine does otherwise than Chromium.

A tree is a tuple: its style, then its children, as in pages.py.
"""

TEXT_DIRECTIONS = ["ltr", "rtl"]

RATIOS = [
    ("padding is carried over", "", ("padding: 0px 0px 8px 0px; aspect-ratio: 1.6",)),
    ("a border is carried over", "width: 50px", ("border-width: 0px 0px 5px 3px; aspect-ratio: 3",)),
    ("a greatest height is carried over", "width: 20px", ("aspect-ratio: 2; max-height: 20px", ("width: 100px; flex-shrink: 0",))),
    ("a least height is carried over", "", ("aspect-ratio: 2; min-height: 20px", ("width: 10px",))),
    ("the content box alone", "", ("padding: 0px 5px 3px 0px; box-sizing: content-box; aspect-ratio: 1; width: 10px",)),
    ("a row gives way to what does not stretch", "", ("aspect-ratio: 1.6; align-items: flex-start", ("text: 2",))),
    ("a row gives way to a given height", "", ("aspect-ratio: 3", ("height: 30px; width: 4px",), ("width: 4px",))),
    ("a column gives way to its items", "align-items: flex-start",
     ("aspect-ratio: 2; width: 40px; flex-direction: column", ("height: 60px",), ("height: 50%; width: 5px",))),
    ("lines of a column break by the ratio", "align-items: flex-start",
     ("aspect-ratio: 2; width: 40px; flex-direction: column; flex-wrap: wrap", ("height: 60px; width: 3px",),
      ("height: 50%; width: 5px",))),
    ("lines of a row exceed the ratio", "align-items: flex-start",
     ("aspect-ratio: 2; width: 40px; flex-wrap: wrap; align-items: center", ("height: 60px; width: 30px",),
      ("height: 50%; width: 15px",), ("width: 5px; align-self: stretch",))),
    ("a maximum cuts off what gives way", "align-items: flex-start",
     ("aspect-ratio: 2; width: 40px; max-height: 50px; flex-direction: column", ("height: 60px; flex-shrink: 0",),
      ("height: 10px; flex-grow: 1",))),
    ("parts of a height by ratio", "flex-direction: column; width: 200px",
     ("aspect-ratio: 2; width: 40px", ("height: 50%; width: 5px",))),
    ("parts of a height that is only stretched to", "width: 100px",
     ("aspect-ratio: 2; width: 20px", ("height: 50%; width: 3px",), ("height: 30px; width: 2px",))),
    ("the least content of a column knows no height", "flex-direction: column; width: 200px",
     ("aspect-ratio: 2; width: 40px", ("text: 21",))),
    ("text that is higher in a column", "flex-direction: column", ("aspect-ratio: 3; text: 2",)),
    ("text in a row as wide as its content", "height: 60px", ("aspect-ratio: 1.6; text: 2",)),
    ("content wider than the ratio", "height: 50px; width: 20px",
     ("aspect-ratio: 2; max-height: 20px", ("width: 100px; flex-shrink: 0",))),
    ("a basis of its own in a column", "flex-direction: column",
     ("aspect-ratio: 2; flex-basis: 30px; align-self: flex-start", ("height: 50%; width: 5px",))),
    ("a basis of content in a column", "flex-direction: column; width: 200px; align-items: flex-start",
     ("aspect-ratio: 2; flex-basis: content; height: 30px", ("width: 5px; height: 6px",))),
    ("a width by content of what grows", "flex-direction: column; height: 60px",
     ("aspect-ratio: 1.6; width: max-content; flex-grow: 1", ("text: 2",))),
    ("a part of an unknown height", "flex-direction: column", ("aspect-ratio: 3; height: 84%; text: 2",)),
    ("a stretched height that is unknown", "", ("aspect-ratio: 1; height: stretch; text: 1",)),
    ("limits by content follow the ratio", "width: 50px",
     ("aspect-ratio: 3; height: 0px; min-height: min-content", ("text: 2",))),
    ("an open row says nothing of heights", "align-items: self-end", ("", ("aspect-ratio: 1; text: 2",))),
    ("a stretched ratio in a line", "width: 90px; height: 60px; flex-wrap: wrap", ("aspect-ratio: 3; height: stretch; text: 2",)),
    ("scrolling gives no way", "align-items: flex-start", ("aspect-ratio: 1; width: 10px; overflow: hidden", ("text: 3",))),
]

ABSOLUTES = [
    ("a height beats two insets", "left: 0px; right: 0px; height: 20px"),
    ("two insets beat the other two", "left: 0px; right: 0px; top: 0px; bottom: 0px"),
    ("a height between insets", "left: 0px; top: 0px; bottom: 0px"),
    ("told to stretch down", "left: 0px; right: 71%; top: 0px; bottom: 0px; align-self: stretch"),
    ("aligned between insets", "top: 0px; bottom: 0px; align-self: center"),
    ("a limit carried over", "left: 0px; right: 0px; max-height: 10px"),
    ("a width by content", "width: max-content; top: 0px; bottom: 0px"),
    ("a height by content", "width: 30px; height: min-content"),
    ("padding", "left: 0px; right: 190px; padding: 0px 0px 30px 0px"),
]

KEYWORDS = [
    ("a least height that stretches", "", ("align-self: flex-end; min-height: stretch",), ("text: 2",)),
    ("a greatest height that stretches", "aspect-ratio: 3", ("max-height: stretch",), ("height: 10px",)),
    ("stretching in lines of a container", "height: 50px; width: 20px; flex-wrap: wrap",
     ("height: stretch; width: 20px",), ("height: 30px; width: 20px",)),
    ("stretching beside a baseline", "", ("text: 2; height: 100px",), ("align-self: last baseline; height: stretch; text: 2",)),
    ("at most its content in a stretched height", "height: 10px", ("max-height: max-content", ("height: 80%",))),
    ("at most its content where nothing stretches", "height: 100px",
     ("max-height: fit-content", ("align-self: center; text: 2",))),
    ("at most its content by parts of it", "", ("max-height: max-content", ("height: 91%; text: 2",))),
    ("at least its content in a row", "", ("height: 0px; min-height: max-content", ("margin: 6px 5px 0px 0px",))),
    ("fitting a width that is being found", "", ("width: 0px; min-width: fit-content; text: 2",)),
    ("fitting beside a basis", "", ("flex-basis: 0px; min-width: fit-content", ("text: 2",))),
    ("fitting at most", "", ("max-width: fit-content; text: 2",)),
    ("a width by content over a ratio in a column that shares its height", "flex-direction: column; height: 10px",
     ("flex-grow: 0.25; width: max-content", ("aspect-ratio: 3",))),
    ("a width by content over a ratio in a column without room", "height: 0px",
     ("flex-direction: column; align-items: self-end", ("min-width: fit-content; height: 10px", ("aspect-ratio: 1",)))),
    ("a width by content over a ratio beside a height", "flex-direction: column-reverse; height: 0px",
     ("width: fit-content", ("aspect-ratio: 0.5",), ("min-height: 10px",))),
    ("at least its content above a maximum", "", ("height: 0px; min-height: fit-content; max-height: 0px",
                                                  ("align-self: center; text: 2",))),
    ("a basis over a ratio", "flex-direction: column; align-items: start", ("flex-basis: 10px", ("aspect-ratio: 1",))),
    ("a height over a ratio, with a basis by content", "flex-direction: column-reverse",
     ("flex-basis: content; height: 10px", ("aspect-ratio: 1",))),
    ("a height over text with a ratio, with a basis of nothing known", "flex-direction: column",
     ("flex-basis: 59%; height: 0px", ("aspect-ratio: 1.6; text: 2",))),
    ("at least its content above a maximum, by itself", "", ("min-height: fit-content; max-height: 0px", ("text: 2",))),
    ("at least its content where it stretches", "height: 10px", ("min-height: min-content; max-height: 0px", ("",))),
    ("a least height that stretches over a height", "height: 10px",
     ("aspect-ratio: 1.6; width: min-content; height: 0px; min-height: stretch",)),
    ("a least height that stretches in a line", "height: 10px",
     ("flex-wrap: wrap-reverse", ("aspect-ratio: 1; width: min-content; min-height: stretch; text: 2",))),
    ("a least width that fits beside a width", "width: 100px",
     ("flex-grow: 0.25", ("aspect-ratio: 0.5; width: 10px; min-width: fit-content",))),
    ("baselines of text that fits its column", "",
     ("flex-direction: column; flex-wrap: wrap; align-items: last baseline; width: 0px", ("text: 2",), ("width: 10px",))),
    ("baselines of text that fits beside a margin",
     "flex-direction: column; flex-wrap: wrap; align-items: last baseline; width: 0px",
     ("margin: 0px 5px 0px 0px", ("text: 2",)), ("text: 2",)),
    ("lines in a part of a height", "flex-direction: column-reverse; height: 100px",
     ("flex-direction: column-reverse; flex-wrap: wrap-reverse; height: 66%", ("flex-basis: 10px",), ("height: 57px",)),
     ("flex-basis: 100px; text: 2",)),
    ("a least width before a height", "flex-direction: column; align-items: start; width: 0px", ("min-width: max-content; text: 2",)),
]

DEPARTURES = [
    ("a width of its own between insets",
     ("width: 10px; height: 30px",
      ("aspect-ratio: 1; width: 4px; position: absolute; top: 0px; bottom: 0px", ("width: 9px; height: 3px",)))),
    ("parts of a width in a column that wraps",
     ("flex-direction: column; flex-wrap: wrap; width: 10px", ("", ("margin: 0px 0px 19% 0px", ("height: 10px",))))),
    ("parts of a height between two limits",
     ("", ("min-height: 10px; max-height: min-content", ("height: 11%; text: 2",)))),
    ("parts of a height between insets and content",
     ("width: 10px; height: 10px",
      ("max-height: fit-content; position: absolute; top: 0px; bottom: 0px", ("height: 59%",)))),
    ("parts of a stretched ratio with margins",
     ("", ("aspect-ratio: 3; margin: 6px 0px 0px 0px", ("margin: 3px 0px 0px 3px; height: 94%",)))),
    ("a ratio of a height beside a width by content",
     ("flex-direction: column; align-items: start",
      ("flex-basis: 59px; max-height: 40px", ("aspect-ratio: 1; flex-basis: content; width: min-content", ("width: 112px; text: 14",))))),
    ("an absolute ratio that stretches at least",
     ("", ("padding: 3px 0px 0px 0px", ("aspect-ratio: 0.5; min-height: stretch; position: absolute; top: 1px",)))),
    ("an absolute ratio that stretches at most", ("", ("aspect-ratio: 3; min-height: min-content; max-height: stretch; "
                                                      "position: absolute; text: 2",))),
    ("a height that fits between margins",
     ("flex-direction: column",
      ("aspect-ratio: 0.5; align-self: flex-start; margin: 0px 0px 8px 0px; height: 10px; max-height: stretch",))),
]


def ratios():
    """Aspect ratios and keywords, from both sides."""
    for direction in TEXT_DIRECTIONS:
        for name, style, *children in RATIOS + KEYWORDS:
            yield f"{name} {direction}", (f"direction: {direction}; {style}", *children)
        for name, style in ABSOLUTES:
            yield (f"{name} {direction}",
                   (f"direction: {direction}; width: 200px; height: 100px",
                    (f"position: absolute; aspect-ratio: 1; {style}", ("width: 30px; height: 10px",))))


def departures():
    """What comes out otherwise than in Chromium."""
    yield from DEPARTURES
