"""The tables of Documentation/Performance.md, between two comments that mark them."""
from report import number

LANGUAGES = [
    "frames by hand", "PinLayout", "FlexLayout", "Layout", "Auto Layout, anchors", "Auto Layout, visual format", "SnapKit",
    "UIStackView", "HypeUI",
]
TREES = ["wide1000", "wide10000", "deep4000", "deep10000", "huge", "feed1000", "ncol100", "nalt10"]


def update(path, report):
    """Replaces the tables of the page."""
    replace(path, "measured", lines(report))


def replace(path, part, text):
    """Replaces a part of the page, between the comments that mark it."""
    start, end = f"<!-- {part} -->", f"<!-- end of what is {part} -->"
    with open(path) as file:
        head, rest = file.read().split(start, 1)
    tail = rest.split(end, 1)[1]
    with open(path, "w") as file:
        file.write(head + start + "\n\n" + "\n".join(text) + "\n\n" + end + tail)


def lines(report):
    machine, noise = report.machine, report.figures.noise()
    yield (f"Measured on {report.date:%d %B %Y} at commit {report.commit}: {machine['processor']}, {machine['cores']} cores, "
           f"{machine['system'].split('-with')[0]}, {machine['swift']}. Load before the first program: {machine['load']}.")
    if noise:
        yield (f"Equal runs differed by {noise['median'] * 100:.1f} % in the middle, and by {noise['high'] * 100:.1f} % in "
               "nine of ten figures; smaller differences mean nothing.")
    yield from feed(report.figures)
    yield from flexbox(report.figures)
    yield from [line.replace("## Whole", "### Whole") for line in report.document_lines()]
    yield from [line.replace("## Targets", "### Targets") for line in report.target_lines()]
    if report.skipped:
        yield from ["", "### Not run", ""]
        yield from (f"- {name}: {reason}" for name, reason in report.skipped.items())


def feed(figures):
    """Microseconds a cell, allocations, memory and instructions of each language."""
    def value(name):
        return number(figures.median(name))

    hand = {text: figures.median(f"feed {text}, frames by hand, 100 cells") for text in ("warm", "cold")}
    yield from ["", "### The feed", "",
                "| | warm, N = 10 | N = 50 | N = 100 | by hand | cold, N = 100 | by hand | made | allocations, warm | memory | "
                "instructions, warm | cold |", "|---|---|---|---|---|---|---|---|---|---|---|---|"]
    for language in LANGUAGES:
        cells = [value(f"feed warm, {language}, {n} cells") for n in (10, 50, 100)]
        ratios = {text: ratio(figures.median(f"feed {text}, {language}, 100 cells"), hand[text]) for text in hand}
        row = cells + [ratios["warm"], value(f"feed cold, {language}, 100 cells"), ratios["cold"],
                       value(f"feed made, {language}"), value(f"feed allocations warm, {language}"),
                       value(f"feed memory, {language}"), value(f"feed instructions warm, {language}"),
                       value(f"feed instructions cold, {language}")]
        yield f"| {language} | " + " | ".join(row) + " |"
    yield from ["", "Microseconds a cell, megabytes a process above one without cells, callgrind's instructions a cell.", "",
                "| Ratio | here, warm | here, cold | iPhone 16 | 13 Pro | XS | X |", "|---|---|---|---|---|---|---|"]
    yield ("| Auto Layout to PinLayout | " + " | ".join(
        value(f"feed {text}, Auto Layout to PinLayout") for text in ("warm", "cold")) + " | 3.0 | 3.4 | 7.9 | 8.0 |")
    yield ("| PinLayout to frames by hand | " + " | ".join(
        value(f"feed {text}, PinLayout to by hand") for text in ("warm", "cold")) + " | 0.90 to 1.12 | | | |")


def flexbox(figures):
    """Trees of nodes beside Yoga and Taffy."""
    rows = [tree for tree in TREES if figures.median(f"flexbox first, {tree}, ours")]
    if not rows:
        return
    yield from ["", "### Flexbox beside Yoga and Taffy", "",
                "| Tree | first layout | Yoga | Taffy | ratio | another width | ratio | one leaf | ratio | first, to native |",
                "|---|---|---|---|---|---|---|---|---|---|"]
    for tree in rows:
        def value(phase, side):
            return number(figures.median(f"flexbox {phase}, {tree}, {side}"))

        peers = "to the faster of Yoga and Taffy"
        yield (f"| {tree} | {value('first', 'ours')} | {value('first', 'yoga')} | {value('first', 'taffy')} | "
               f"{value('first', peers)} | {value('width', 'ours')} | {value('width', peers)} | {value('leaf', 'ours')} | "
               f"{value('leaf', peers)} | {value('first', 'to native peers')} |")
    kiwi = [(case, figures.median(f"{case}: solver to kiwi")) for case in ("chain 50", "groups depth 3", "feed 30")]
    if any(ratio for _, ratio in kiwi):
        words = ", ".join(f"{case} {number(ratio)}" for case, ratio in kiwi)
        yield from ["", f"Microseconds. The constraint solver's time by kiwi's: {words}."]


def ratio(value, base):
    return f"{value / base:.2f}" if value and base else "-"
