"""The trees on the recorded pages, made systematically: every property by every value, direction and box sizing.

A tree is (style, children...): a style is CSS, with "text: n" for a leaf of n letters of 7 x 17 points, between any
two of which lines may break.
"""
DIRECTIONS = ["row", "column", "row-reverse", "column-reverse"]
TEXT_DIRECTIONS = ["ltr", "rtl"]
JUSTIFY = ["flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly", "start", "end", "left",
           "right", "stretch"]
ALIGN = ["stretch", "flex-start", "center", "flex-end", "baseline", "last baseline", "start", "end", "self-start",
         "self-end"]
LINES = ["stretch", "flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly", "start", "end"]
KEYWORDS = ["min-content", "max-content", "fit-content", "stretch"]


def alignment():
    """justify-content, align-items and align-content in every flow."""
    items = [("width: 20px; height: 15px",), ("width: 10px; height: 25px; direction: rtl",), ("width: 15px; height: 10px",)]
    for justify in JUSTIFY:
        for direction in DIRECTIONS:
            for text in TEXT_DIRECTIONS:
                for name, size in (("room", 90), ("overflow", 30)):
                    yield (f"justify {justify} {direction} {text} {name}",
                           (f"width: {size}px; height: {size}px; flex-direction: {direction}; direction: {text}; "
                            f"justify-content: {justify}; column-gap: 3px; row-gap: 3px",
                            *[(item[0] + "; flex-shrink: 0",) for item in items]))
    for align in ALIGN:
        for direction in ["row", "column"]:
            for wrap in ["nowrap", "wrap", "wrap-reverse"]:
                for text in TEXT_DIRECTIONS:
                    yield (f"align {align} {direction} {wrap} {text}",
                           (f"width: 60px; height: 70px; flex-direction: {direction}; direction: {text}; "
                            f"flex-wrap: {wrap}; align-items: {align}",
                            ("width: 20px; height: 15px; direction: rtl",), ("text: 2; padding: 3px 0px 5px 0px",),
                            ("width: 13px; height: 20px; direction: ltr",), ("text: 5; width: 21px; direction: rtl",),
                            ("align-self: center; width: 9px; height: 11px",)))
    for lines in LINES:
        for direction in ["row", "column"]:
            for wrap in ["wrap", "wrap-reverse"]:
                for text in TEXT_DIRECTIONS:
                    for name, size in (("room", 90), ("overflow", 35)):
                        yield (f"lines {lines} {direction} {wrap} {text} {name}",
                               (f"width: {size}px; height: {size}px; flex-direction: {direction}; direction: {text}; "
                                f"flex-wrap: {wrap}; align-content: {lines}; gap: 2px",
                                *[(f"width: 25px; height: 25px; {extra}",) for extra in
                                  ("", "margin: 2px", "", "align-self: stretch")]))


def keywords():
    """Intrinsic keywords on every property that takes sizes."""
    for keyword in KEYWORDS + ["content"]:
        for name in ["width", "height", "min-width", "min-height", "max-width", "max-height", "flex-basis"]:
            if keyword == "content" and name != "flex-basis":
                continue
            for direction in ["row", "column"]:
                for room in [40, 200]:
                    sizing = "content-box" if room == 40 else "border-box"
                    style = f"{name}: {keyword}; padding: 2px; box-sizing: {sizing}"
                    if name.startswith("min"):
                        style += "; flex-basis: 0px" if direction == "row" else "; width: 5px; height: 5px"
                    if name.startswith("max"):
                        style += "; flex-grow: 1"
                    if name == "flex-basis":
                        style += "; width: 30px; height: 20px"
                    yield (f"{name} {keyword} {direction} {room}",
                           (f"width: {room}px; height: {room}px; flex-direction: {direction}; align-items: flex-start",
                            (style, ("text: 9",)), ("text: 4; " + style,), (style, ("text: 3",), ("width: 30px",))))
    for keyword in KEYWORDS:
        for direction in ["row", "column"]:
            for position in ["left: 10px", "left: 10px; right: 20px; top: 3px; bottom: 7px"]:
                yield (f"absolute {keyword} {direction} {position[-4:]}",
                       ("width: 60px; height: 50px",
                        (f"position: absolute; {position}; width: {keyword}; flex-direction: {direction}", ("text: 12",),
                         ("text: 3",)),
                        (f"position: absolute; {position}; height: {keyword}; text: 11",)))


def sizes():
    """Box sizing, percentages, limits and gaps."""
    for sizing in ["border-box", "content-box"]:
        for direction in ["row", "column"]:
            for text in TEXT_DIRECTIONS:
                base = f"box-sizing: {sizing}; padding: 1px 2px 3px 4px; border-width: 4px 3px 2px 1px"
                yield (f"limits {sizing} {direction} {text}",
                       (f"width: 200px; height: 150px; flex-direction: {direction}; direction: {text}; {base}",
                        (f"width: 20px; height: 20px; {base}",), (f"min-width: 40px; min-height: 30px; {base}",),
                        (f"flex: 1 1 0px; max-width: 60px; max-height: 40px; {base}",),
                        (f"flex: 1 1 10%; {base}",), (f"width: 10%; height: 10%; min-width: 5%; {base}",)))
                yield (f"gaps in percent {sizing} {direction} {text}",
                       (f"width: 150px; height: 150px; flex-direction: {direction}; direction: {text}; gap: 10%; "
                        f"flex-wrap: wrap; {base}", *[("width: 30px; height: 25px",)] * 7))
                for outer in ["", "width: 100px", "height: 100px"]:
                    yield (f"gaps in percent of content {sizing} {direction} {text} {outer[:6]}",
                           (f"flex-direction: {direction}; direction: {text}; gap: 10%; {base}; {outer}",
                            *[("width: 20px; height: 10px",)] * 3))
                    yield (f"percentages of content {sizing} {direction} {text} {outer[:6]}",
                           (f"flex-direction: {direction}; direction: {text}; {outer}",
                            (f"width: 50%; height: 50%; {base}",), ("text: 6; padding: 10%",),
                            ("min-height: 30%; min-width: 30%; text: 1",), ("max-width: 20%; max-height: 20%; text: 8",),
                            ("flex-basis: 30%", ("text: 2",)), ("margin: 10%; width: 10px; height: 10px",)))
    for direction in DIRECTIONS:
        for text in TEXT_DIRECTIONS:
            for margin in ["auto", "0px auto 0px 0px", "auto 0px 0px 0px", "0px auto", "0px 0px auto auto"]:
                for size in [80, 25]:
                    yield (f"auto margins {margin} {direction} {text} {size}",
                           (f"width: {size}px; height: {size}px; flex-direction: {direction}; direction: {text}; "
                            "justify-content: center; align-items: center",
                            (f"width: 20px; height: 15px; flex-shrink: 0; margin: {margin}",),
                            (f"width: 10px; height: 30px; flex-shrink: 0",)))


def minimums():
    """The automatic minimum size, also of boxes that scroll."""
    for overflow in ["visible", "hidden", "scroll", "clip"]:
        for direction in ["row", "column"]:
            for style in ["", "width: 30px; height: 30px", "max-width: 15px; max-height: 15px", "flex: 1 1 0px",
                          "aspect-ratio: 2; height: 20px", "aspect-ratio: 2; width: 20px", "flex-basis: 10px"]:
                yield (f"minimum {overflow} {direction} {style[:22]}",
                       (f"width: 30px; height: 30px; flex-direction: {direction}",
                        (f"overflow: {overflow}; {style}", ("width: 40px; height: 35px; flex-shrink: 0",)),
                        (f"overflow: {overflow}; text: 6; {style}",), ("width: 10px; height: 10px",)))
    for direction in ["row", "column"]:
        for other in ["row", "column"]:
            for grow in [0, 1]:
                yield (f"nested minimum {direction} {other} {grow}",
                       (f"width: 50px; height: 60px; flex-direction: {direction}",
                        (f"flex-direction: {other}; flex-grow: {grow}",
                         (f"flex-direction: {direction}", ("text: 5",), ("width: 25px; height: 25px",)),
                         ("text: 4; padding: 2px",)),
                        ("text: 7",)))


def absolutes():
    """Absolute children: static positions, insets, containing blocks."""
    for direction in DIRECTIONS:
        for text in TEXT_DIRECTIONS:
            for justify, align in [("flex-start", "flex-start"), ("center", "center"), ("flex-end", "flex-end"),
                                   ("space-between", "stretch"), ("space-around", "baseline"), ("start", "end"),
                                   ("left", "last baseline"), ("right", "start"), ("end", "self-end")]:
                yield (f"static position {justify} {align} {direction} {text}",
                       (f"width: 80px; height: 70px; flex-direction: {direction}; direction: {text}; padding: 5px 3px; "
                        f"border-width: 2px; justify-content: {justify}; align-items: {align}",
                        ("width: 10px; height: 10px",), ("position: absolute; width: 20px; height: 12px",),
                        ("position: absolute; width: 90px; height: 80px; margin: 1px 2px 3px 4px",)))
        for wrap in ["wrap", "wrap-reverse"]:
            yield (f"static position {wrap} {direction}",
                   (f"width: 80px; height: 70px; flex-direction: {direction}; flex-wrap: {wrap}; align-content: center",
                    ("position: absolute; width: 20px; height: 12px",),
                    ("position: absolute; width: 20px; height: 12px; align-self: center",),
                    ("position: absolute; width: 20px; height: 12px; align-self: flex-end; top: 4px",)))
    for text in TEXT_DIRECTIONS:
        for insets in ["left: 5px", "right: 5px", "left: 10%; right: 10%", "top: 10%; bottom: 5px; left: 3px; right: 4px",
                       "left: 5px; right: 5px; width: 20px", "left: 5px; right: 5px; width: 20px; margin: auto",
                       "left: 5px; right: 5px; width: 90px; margin: 0px auto", "top: 5px; bottom: 4px; height: 10px; margin: auto 0px",
                       "bottom: -5px", "left: 50%; width: 50%; height: 25%", "top: 3px; bottom: 3px; aspect-ratio: 2",
                       "left: 3px; right: 3px; aspect-ratio: 2", "aspect-ratio: 3; width: 30px", "text: 15", "text: 15; left: 40px",
                       "text: 15; right: 30px", "text: 4; margin: 3px 10%; padding: 5%"]:
            for sizing in ["border-box", "content-box"]:
                yield (f"insets {insets} {text} {sizing}",
                       (f"width: 80px; height: 60px; padding: 4px 6px; border-width: 1px 2px 3px 4px; direction: {text}; "
                        f"box-sizing: {sizing}",
                        (f"position: absolute; {insets}; box-sizing: {sizing}",)))
        for middle in ["static", "relative"]:
            for flow in DIRECTIONS:
                yield (f"containing block {middle} {flow} {text}",
                       (f"width: 100px; height: 90px; padding: 3px; border-width: 2px; direction: {text}",
                        (f"position: {middle}; margin: 4px; padding: 5px; border-width: 1px; flex-grow: 1; "
                         f"flex-direction: {flow}; justify-content: center; align-items: flex-end",
                         ("position: absolute; left: 1px; top: 2px; width: 50%; height: 25%",),
                         ("position: absolute; right: 3px; height: 10px", ("width: 12px",)),
                         (f"position: {middle}", ("position: absolute; bottom: 1px; text: 3",),
                          ("width: 9px; height: 8px",)),
                         ("position: absolute; width: 14px; height: 6px",))))


def contents():
    """display: contents and display: none, order, relative positions."""
    for direction in DIRECTIONS:
        for text in TEXT_DIRECTIONS:
            yield (f"contents {direction} {text}",
                   (f"width: 100px; height: 90px; flex-direction: {direction}; direction: {text}; gap: 2px; padding: 3px",
                    ("width: 10px; height: 10px",),
                    ("display: contents; padding: 9px; margin: 9px; width: 70px; justify-content: center",
                     ("width: 12px; height: 9px; flex-grow: 1",), ("display: contents", ("text: 2",), ("display: none", ("text: 3",))),
                     ("position: absolute; width: 10%; height: 5px; right: 0px",)),
                    ("display: contents",), ("display: none; width: 20px", ("text: 2",)),
                    ("width: 10px; height: 10px; flex-grow: 1",)))
            yield (f"contents change directions {direction} {text}",
                   (f"width: 100px; height: 90px; flex-direction: {direction}; direction: {text}",
                    ("display: contents; direction: rtl", ("width: 20px; height: 20px; padding: 1px", ("width: 5px",))),
                    ("display: contents; direction: ltr", ("flex-direction: column; width: 20px", ("width: 5px; height: 9px",)))))
            yield (f"order {direction} {text}",
                   (f"width: 120px; height: 90px; flex-direction: {direction}; direction: {text}; align-items: baseline",
                    ("width: 10px; height: 10px; order: 1",), ("width: 20px; height: 12px",),
                    ("text: 2; order: -1",), ("width: 15px; height: 9px; order: 1",), ("width: 5px; height: 20px; order: -3",)))
            for insets in ["left: 5px", "right: 5px", "left: 5px; right: 9px", "top: 5px; bottom: 2px", "bottom: 10%", "left: 10%"]:
                yield (f"relative {insets} {direction} {text}",
                       (f"width: 60px; height: 50px; flex-direction: {direction}; direction: {text}",
                        (f"position: relative; width: 20px; height: 12px; {insets}",),
                        (f"position: static; width: 20px; height: 12px; {insets}",)))


def overflows():
    """How far boxes have to scroll."""
    for overflow in ["visible", "hidden", "scroll", "clip"]:
        for direction in DIRECTIONS:
            for text in TEXT_DIRECTIONS:
                for wrap in ["nowrap", "wrap-reverse"]:
                    yield (f"overflow {overflow} {direction} {text} {wrap}",
                           (f"width: 50px; height: 50px; padding: 5px 7px; border-width: 2px; flex-direction: {direction}; "
                            f"direction: {text}; flex-wrap: {wrap}; overflow: {overflow}; scroll: 1",
                            ("width: 40px; height: 45px; flex-shrink: 0; margin: 3px",),
                            ("width: 30px; height: 25px; flex-shrink: 0", ("width: 60px; flex-shrink: 0; height: 9px",)),
                            ("position: absolute; left: 30px; top: 40px; width: 30px; height: 20px",)))


def flexibility():
    """Flexible lengths, flex shorthands, aspect ratios."""
    for shorthand in ["none", "auto", "initial", "1", "2 3", "1 30px", "0 0 auto", "1 1 0%", "1 1 content", "0.3 0.4 20px"]:
        for direction in ["row", "column"]:
            for room in [50, 150]:
                yield (f"flex {shorthand} {direction} {room}",
                       (f"width: {room}px; height: {room}px; flex-direction: {direction}",
                        (f"flex: {shorthand}; text: 4",), (f"flex: {shorthand}; width: 25px; height: 25px",),
                        (f"flex: {shorthand}; max-width: 20px; padding: 3px",), ("width: 10px; height: 10px",)))
    for ratio in ["2", "0.5"]:
        for direction in ["row", "column"]:
            for align in ["stretch", "flex-start"]:
                for style in ["width: 30px", "height: 30px", "width: 30px; height: 20px", "", "flex-grow: 1", "max-width: 15px",
                              "min-height: 40px", "width: 50%", "height: 50%", "flex-basis: 20px", "text: 5",
                              "padding: 3px; width: 20px", "padding: 3px; height: 20px; box-sizing: content-box",
                              "min-width: 20px; max-height: 30px; flex-grow: 1"]:
                    yield (f"ratio {ratio} {direction} {align} {style}",
                           (f"width: 90px; height: 80px; flex-direction: {direction}; align-items: {align}",
                            (f"aspect-ratio: {ratio}; {style}",), ("width: 10px; height: 10px",)))


def nesting():
    """Sizes by content, through several containers."""
    text = ("text: 8",)
    for outer in DIRECTIONS[:2]:
        for inner in DIRECTIONS[:2]:
            for wrap in ["nowrap", "wrap"]:
                for align in ["stretch", "flex-start", "center"]:
                    for room in ["", "width: 60px", "height: 60px", "width: 45px; height: 200px"]:
                        yield (f"nesting {outer} {inner} {wrap} {align} {room}",
                               (f"flex-direction: {outer}; align-items: {align}; {room}",
                                (f"flex-direction: {inner}; flex-wrap: {wrap}; gap: 2px", text, ("width: 20px; height: 20px",),
                                 ("flex: 1 1 0px; text: 3",)),
                                (f"flex-grow: 1; flex-direction: {inner}; padding: 1px",
                                 (f"flex-direction: {outer}", ("text: 6; margin: 1px",), ("text: 2",)), ("height: 5px",))))
    for direction in ["row", "column"]:
        for text_direction in TEXT_DIRECTIONS:
            for align in ["baseline", "last baseline"]:
                for wrap in ["nowrap", "wrap"]:
                    yield (f"baselines {direction} {text_direction} {align} {wrap}",
                           (f"width: 110px; align-items: {align}; direction: {text_direction}; flex-wrap: {wrap}",
                            ("text: 2",), (f"flex-direction: {direction}; padding: 6px 0px", ("text: 4; width: 14px",), ("text: 1",)),
                            ("height: 30px; width: 10px",), (f"flex-direction: {direction}; width: 20px", ("height: 12px; width: 4px",)),
                            ("padding: 3px; flex-wrap: wrap; width: 20px", ("text: 2",), ("text: 2; margin: 4px",)),
                            ("align-self: flex-end; width: 5px; height: 5px",)))


PAGES = [alignment, keywords, sizes, minimums, absolutes, contents, overflows, flexibility, nesting]


def tree_html(tree, identifier=None, extra=""):
    style, *children = tree
    parts = [part.strip() for part in style.split(";") if part.strip()]
    text = next((part.split(":")[1].strip() for part in parts if part.startswith("text:")), None)
    scroll = any(part.startswith("scroll:") for part in parts)
    css = "; ".join(part for part in parts if not part.startswith(("text:", "scroll:")))
    classes = (["case"] if identifier is not None else []) + (["text"] if text else [])
    attributes = f' class="{" ".join(classes)}"' if classes else ""
    attributes += f' id="{identifier}"' if identifier is not None else ""
    attributes += f' data-text="{text}"' if text else ""
    attributes += " data-scroll" if scroll else ""
    inside = "<i></i>" * int(text) if text else "".join(tree_html(child) for child in children)
    return f'<div{attributes} style="{css}">{inside}</div>'
