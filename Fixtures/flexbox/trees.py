"""Random trees that draw on every property of flexbox.

A tree is a dictionary: its style by the names of CSS, and its children. Text is the number of its letters, as a
property of its own.
"""
import html

DIRECTIONS = ["row", "column", "row-reverse", "column-reverse"]
JUSTIFY = ["flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly", "start", "end", "left",
           "right", "stretch"]
ALIGN_ITEMS = ["stretch", "flex-start", "center", "flex-end", "start", "end", "self-start", "self-end", "baseline",
               "last baseline"]
ALIGN_CONTENT = ["stretch", "flex-start", "center", "flex-end", "space-between", "space-around", "space-evenly", "start",
                 "end"]
KEYWORDS = ["min-content", "max-content", "fit-content", "stretch"]


def length(rng, limit, percent=0.25):
    return f"{rng.randrange(5, 95)}%" if rng.random() < percent else f"{rng.randrange(0, limit)}px"


def size(rng, limit):
    return rng.choice(KEYWORDS) if rng.random() < 0.2 else length(rng, limit)


def edges(rng, lowest, limit, percent=0.1, auto=0.0):
    def edge():
        if rng.random() < auto:
            return "auto"
        if rng.random() < percent:
            return f"{rng.randrange(0, 20)}%"
        return f"{rng.randrange(lowest, limit)}px"
    return " ".join(edge() for _ in range(4))


class Style(dict):
    def __init__(self, rng):
        self.rng = rng

    def maybe(self, chance, key, value):
        if self.rng.random() < chance:
            self[key] = value(self.rng)


def choice(values):
    return lambda rng: rng.choice(values)


def draw_container(style):
    style.maybe(0.6, "flex-direction", choice(DIRECTIONS))
    style.maybe(0.3, "flex-wrap", choice(["wrap", "wrap-reverse"]))
    style.maybe(0.3, "justify-content", choice(JUSTIFY))
    style.maybe(0.3, "align-items", choice(ALIGN_ITEMS))
    style.maybe(0.25, "align-content", choice(ALIGN_CONTENT))
    for key in ("column-gap", "row-gap"):
        style.maybe(0.15, key, lambda rng: length(rng, 12))


def draw_box(style, is_text):
    percent = 0.0 if is_text else 0.1
    style.maybe(0.2, "padding", lambda rng: edges(rng, 0, 9, percent))
    style.maybe(0.15, "border-width", lambda rng: edges(rng, 0, 6, 0))
    style.maybe(0.15, "box-sizing", choice(["content-box"]))
    style.maybe(0.12, "aspect-ratio", choice(["0.5", "1", "1.6", "3"]))
    style.maybe(0.12, "overflow", choice(["hidden", "scroll", "clip"]))
    style.maybe(0.08, "direction", choice(["rtl", "ltr"]))


def draw_root(rng):
    style = Style(rng)
    draw_container(style)
    draw_box(style, False)
    style.maybe(0.7, "width", lambda rng: f"{rng.randrange(30, 400)}px")
    style.maybe(0.5, "height", lambda rng: f"{rng.randrange(30, 400)}px")
    style.maybe(0.2, "direction", choice(["rtl"]))
    if "%" in style.get("padding", ""):
        del style["padding"]
    return style


def draw_item(rng, is_text):
    style = Style(rng)
    if not is_text:
        draw_container(style)
    draw_box(style, is_text)
    style.maybe(0.2, "align-self", choice(ALIGN_ITEMS))
    style.maybe(0.1, "order", lambda rng: str(rng.randrange(-2, 3)))
    style.maybe(0.35, "flex-grow", choice(["0.25", "0.5", "1", "2"]))
    style.maybe(0.35, "flex-shrink", choice(["0", "0.25", "1", "3"]))
    style.maybe(0.25, "flex-basis", lambda rng: "content" if rng.random() < 0.2 else size(rng, 100))
    style.maybe(0.25, "margin", lambda rng: edges(rng, -3, 12, 0.08, 0.15))
    for key in ("width", "height"):
        style.maybe(0.35, key, lambda rng: size(rng, 120))
        style.maybe(0.1, "min-" + key, lambda rng: size(rng, 80))
        style.maybe(0.1, "max-" + key, lambda rng: size(rng, 120))
    position = rng.random()
    if position < 0.1:
        style["position"] = "absolute"
    elif position < 0.2:
        style["position"] = "static"
    if rng.random() < (0.6 if position < 0.1 else 0.1):
        for edge in rng.sample(["left", "top", "right", "bottom"], rng.randrange(1, 5)):
            style[edge] = length(rng, 30) if rng.random() < 0.8 else f"{rng.randrange(-9, 0)}px"
    display = rng.random()
    if display < 0.03:
        style["display"] = "none"
    elif display < 0.09 and not is_text:
        style["display"] = "contents"
    return style


def draw(rng):
    """A tree of two to nine boxes."""
    count = rng.randrange(2, 10)
    parents = [None] + [rng.randrange(0, node) for node in range(1, count)]
    nodes = []
    for index, parent in enumerate(parents):
        is_text = index > 0 and index not in parents and rng.random() < 0.4
        style = draw_root(rng) if parent is None else draw_item(rng, is_text)
        if is_text:
            style["text"] = str(rng.randrange(1, 16))
        nodes.append({"style": dict(style), "children": []})
        if parent is not None:
            nodes[parent]["children"].append(nodes[index])
    return nodes[0]


def page_line(tree, name):
    """The tree as HTML."""
    return element(tree, f' id="{html.escape(name)}"', ["case"])


def element(tree, attributes="", classes=()):
    style = dict(tree["style"])
    text, scroll = style.pop("text", None), style.pop("scroll", None)
    classes = list(classes) + (["text"] if text else [])
    if classes:
        attributes = f' class="{" ".join(classes)}"' + attributes
    if text:
        attributes += f' data-text="{text}"'
    if scroll:
        attributes += " data-scroll"
    css = "; ".join(f"{key}: {value}" for key, value in style.items())
    inside = "<i></i>" * int(text) if text else "".join(element(child) for child in tree["children"])
    return f'<div{attributes} style="{css}">{inside}</div>'


def without(tree, properties):
    """The tree without some properties."""
    for key in properties:
        tree["style"].pop(key, None)
    for child in tree["children"]:
        without(child, properties)
    return tree


RESET = {"flex-direction": "column", "flex-shrink": "0", "align-content": "flex-start", "min-width": "0px",
         "min-height": "0px"}


def reset(tree):
    """The tree under the defaults of Yoga, without the keywords that Yoga does not know as sizes."""
    style = {key: value for key, value in tree["style"].items() if value not in KEYWORDS + ["content"] or "align" in key}
    return {"style": {**RESET, **style}, "children": [reset(child) for child in tree["children"]]}
