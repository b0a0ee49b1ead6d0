"""The project's own targets: what each figure is to be, and why it falls short where it does."""


class Target:
    """A maximum for a figure: `figure` names a record of a program, as its name begins."""

    def __init__(self, group, title, figure, maximum, unit, reason=""):
        self.group, self.title, self.figure = group, title, figure
        self.maximum, self.unit, self.reason = maximum, unit, reason


MEMORY = "memory after part 10 of 10 of the assertions, to part 1"
TREES = ["wide1000", "wide10000", "deep4000", "deep10000", "huge", "feed1000"]

TARGETS = [
    Target("Text", "a label of two lines, words seen before", "2 lines, seen words", 5, "us"),
    Target("Text", "a label of two lines, unseen words", "2 lines, unseen words", 20, "us"),
    Target("Text", "the first label of a process", "the first label of a process", 15, "ms"),
    Target("Pins", "a feed cell with known sizes, to frames by hand", "pins to by hand, known sizes", 1.3, "x"),
    Target("Pins", "a chain of four pins above the bare frame, no window",
           "chain above frame: top, left, width, height, no window", 90, "ns"),
    Target("Pins", "a chain of four pins above the bare frame, in a window",
           "chain above frame: top, left, width, height, in a window", 90, "ns"),
    Target("Constraints in views", "a chain of 5,000, to the solver alone", "chain 5000: views to solver", 1.6, "x"),
    Target("Constraints in views", "groups of four, six levels, to the solver alone",
           "groups of 4, depth 6: views to solver", 1.6, "x"),
    Target("Constraints in views", "a feed of 1,000 rows, to the solver alone", "feed 1000: views to solver", 1.6, "x"),
    Target("Constraints in views", "another width of the feed, to the solver alone",
           "feed 1000: resize: views to solver", 2, "x"),
    Target("Constraints in views", "a post made by anchors, to by hand",
           "a post made by Auto Layout, anchors, to by hand", 5, "x"),
    Target("Pictures", "a card of 1200 x 630 to PNG, one core", "card of 1200 x 630 to PNG, one core", 2.5, "ms"),
    Target("Pictures", "the card's size, to zlib's level 6", "card's PNG, to level 6", 1.1, "x"),
    Target("Pictures", "a phone's screen at 3 pixels a point to PNG",
           "phone's screen of 1179 x 2556 to PNG, one core", 12, "ms"),
    Target("Pictures", "1,000 different cards drawn and compared, two cores",
           "1,000 different cards drawn and compared", 10_000, "ms"),
    Target("Pictures", "memory over the assertions, end to a tenth", MEMORY, 1.1, "x"),
    Target("Building and size", "a fresh package with one engine, debug", "fresh package with one engine", 40, "s"),
    Target("Building and size", "a fresh package with the kit, debug, processor time", "fresh package with the kit",
           150, "s"),
    Target("Building and size", "the card server without `AllFonts`, stripped", "program that draws cards, stripped", 20,
           "MB"),
    Target("Building and size", "warnings of ours in a build", "warnings of a build", 0, ""),
] + [
    Target("Flexbox", f"first layout of {tree}, to native Yoga and Taffy", f"flexbox first, {tree}, to native peers", 0.5,
           "x", "native times of another machine, at the speed of this one") for tree in TREES
]
