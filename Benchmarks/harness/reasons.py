"""Why hot paths count references, allocate and cast: the reason of each function that does.

Modules that do one thing have one reason, as have some types of the kit. Functions of views are named one by one, so that a new one is
found to have none.
"""
import collections
import re

# A name, the reason, and whose it is: a pattern of modules and names of functions in Swift. The first that matches counts.
REASONS = [
    ("the app's source",
     "What the cell and the loop write themselves: their data, lists of views, chains, and objects that they keep.",
     r"^(FeedCells|\w+Benchmarks) "),
    ("texts",
     "A label has its string, font, colours and style as values. It hands them to the typesetter, whose cache keeps the text. The "
     "typesetter, its engine and its lock are held meanwhile, as other threads may use them.",
     r"^(Typesetting|PangoTypesetting) |^HeadlessGraphics .*(TextEngine|TextDefaults|NSParagraphStyle|UIFont)|LabelText|"
     r"UILabel\.(setText|measure|font|textColor|init|__dealloc)"),
    ("columns",
     "Memory of columns, which doubles as a tree grows and is used again.",
     r"^Columns "),
    ("the linear program",
     "Its rows and columns are arrays, which are held while they are changed. The solver lists what it goes through.",
     r"^Simplex "),
    ("functions that measure",
     "A view is measured by a function of its language's, made once and held while it is called, since it may change the tree.",
     r"^Flexbox .*(contentSize\(ofLeaf|MeasureRequest|functions\(of|setMeasure)|callMeasure|measureContent|"
     r"closure #1 in LayoutTree.updateLeaf|Part\.(measure|textSize)"),
    ("the tree of flexbox",
     "Work memory of a layout and of rounding, allocated once for all nodes.",
     r"^Flexbox "),
    ("layouts that apps write",
     "They are called as existentials, with lists of their children and a cache of any type, and may keep all of them.",
     r"^Stacks .*(Subviews|subviews\(of|customLength|placeCustom|CustomLayout)"),
    ("parts of `Layout`",
     "A part finds its view, and its view the part. Either may be removed by what is called meanwhile. What changed is listed.",
     r"^(Layout|Stacks) "),
    ("items of flexbox",
     "A view finds its item, and the item its view. Neither keeps the other, so that each is held while it is used. Items of "
     "containers that changed are listed.",
     r"^(FlexLayout|ViewBridge) |UIView\.(flex\.|attachment|changedSubviews)"),
    ("pins",
     "A chain holds its view, as it may be kept. Views that it names in lists are cast to what it can name.",
     r"^PinLayout "),
    ("rules of stack views",
     "What a stack view says is compared, rule by rule, with the constraints that are there, which are objects.",
     r"Stack(Plan|Rules?)\b|StackGuide\.|"
     r"UIStackView\.(arrange|contentChanged|leaveDirectPath|updateRules|updateConstraints|rulesGoByContent|__allocating|__dealloc)"),
    ("statements of SnapKit",
     "Statements, their steps and their items are objects in SnapKit, which source may keep. What they compare with is of any type, which is "
     "found by casts.",
     r"^(SnapKit|Foundation) "),
    ("visual formats",
     "A format is read into lists of its views, spaces and lengths, and these are linked to a chain, which becomes constraints.",
     r"Lexer|Parser|VisualFormat|ConstraintChain|FormatResolution|LayoutNode\.container"),
    ("the solving of constraints",
     "Views hold their systems and systems their nodes, each while it is read. What came, changed or flows is listed.",
     r"^AutoLayout |ConstraintSystem\.|NodeTable\.|LayoutNode\.(end|metricsChanged)|"
     r"UIView\.(systemForSubviews|treeSystem|constrained\w+Changed|subtreeNeedsPlacement|guide\(following|hasOwnConstraints|"
     r"fittingSize|performConstraintUpdates|beSelfContained\w*|refresh|ownLayoutMargins|setDirectionalLayoutMargins)|UILayoutGuide\.(layoutFrame|areaInsets)"),
    ("constraints, anchors and nodes",
     "They are objects in UIKit, which source may keep. Each is made once, is in the lists of its host, of its items and of its system, "
     "and ends by itself.",
     r"NSLayout\w+\.|KeptAnchors|ConstraintList|Constraint(Operand|Parts)\b|LayoutNode\.of|UILayoutGuide\.(kept|init|__dealloc|owningView|setAttachment)|"
     r"UIView\.(anchor|layoutNode|transfer|(join|leave|end|note)Constraints|setTranslatesAutoresizingMask)"),
    ("traits",
     "They are values with a list of an app's own ones, and are looked up where something depends on them.",
     r"UIView\.(resolvedTraitCollection|notifyTraitChange|storesNotifiedTraits|changesTraits|overriding)|overridingTraits|"
     r"UI(Screen|Window)\.\w*([tT]rait|screen)"),
    ("observers of views",
     "What a view changes is passed on to the objects by which the languages of its superviews observe it.",
     r"UIView\.notify(Own)?Observers"),
    ("views",
     "A view is held while it is made, added, laid out or given a frame, and while its safe area is passed on: overrides and observers that "
     "are called meanwhile may remove it. The views of a layout pass are listed; its root is cast to a window once.",
     r"LayoutPass\.run|UIView\.(performPendingLayout|placeByConstraints|placeSelfContained|takeSafeArea|safeAreaChanged|ownSafeArea|updateSafeArea|"
     r"superview\.|subviews\.|transform|positionChanged|remainderChanged|setAttachment|superviewChanged|roundBelowAnew|init\(|insert|add\(|index|"
     r"endAnimationsInTree|tearDown|setBackground|setInsetsLayoutMargins|setContent\w+Priority|reviewConstraintDirection)|"
     r"UIViewController\.viewIfLoaded|UIImage(View)?\.|ViewExtras\.init"),
    ("libraries",
     "What the runtime, fontconfig and Pango do once, for themselves, in one of all turns.",
     r"^(other libraries|Swift) "),
]


def reason(function):
    """The name of the reason of a function, which is its module and its name in Swift; None where there is none."""
    return next((name for name, _, pattern in REASONS if re.search(pattern, function)), None)


def shares(callers):
    """How many of some calls have which reason: counts by its name, those without one by None."""
    sums = collections.Counter()
    for function, count in callers.items():
        sums[reason(function)] += count
    return sums


def table(profiles):
    """The reasons of what profiles count and allocate, by loop, and what they are."""
    yield "| A turn | retains | allocations | casts |"
    yield "|---|---|---|---|"
    for name, one in profiles.items():
        yield f"| {name} | " + " | ".join(cell(one.named(what)) for what in ("retains", "allocations", "casts")) + " |"
    yield ""
    yield "| | Why |"
    yield "|---|---|"
    for name, text, _ in REASONS:
        yield f"| {name} | {text} |"


def cell(callers):
    """The shares of the reasons of some calls, the largest first."""
    total = sum(callers.values())
    if total < 0.5:
        return "none"
    found = shares(callers)
    missing = found.pop(None, 0) / total
    parts = [f"{name} {count / total:.0%}" for name, count in found.most_common() if count / total >= 0.005]
    return ", ".join(parts + ([f"no reason {missing:.1%}"] if missing >= 0.001 else []))
