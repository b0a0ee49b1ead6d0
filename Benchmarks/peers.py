"""Times Yoga (poga) and Taffy (stretchable) on trees that the benchmark sends: one request a line, one answer a line.

Each node is [parent, row, wrap, width, height, grow, shrink, padding, align, justify, margins], with null for auto; margins
are left, top, right, bottom. Only the calls into the libraries are timed, not what Python does around them.
"""
import gc
import json
import sys
import time

from poga import libpoga_capi as yoga
from stretchable import taffylib
from stretchable.style import AUTO, AlignItems, Display, FlexDirection, FlexWrap, JustifyContent, Style, AlignContent

ALIGN = {"stretch": AlignItems.STRETCH, "center": AlignItems.CENTER}
JUSTIFY = {"flexStart": JustifyContent.FLEX_START, "spaceBetween": JustifyContent.SPACE_BETWEEN}


def microseconds(call):
    start = time.perf_counter_ns()
    call()
    return (time.perf_counter_ns() - start) / 1000


class Yoga:
    def __init__(self, nodes):
        self.specs = nodes
        self.config = yoga.YGConfigNew()

    def build(self):
        self.nodes = []
        for parent, row, wrap, width, height, grow, shrink, padding, align, justify, margins in self.specs:
            node = yoga.YGNodeNewWithConfig(self.config)
            if row:
                yoga.YGNodeStyleSetFlexDirection(node, yoga.YGFlexDirection.Row)
            if wrap:
                yoga.YGNodeStyleSetFlexWrap(node, yoga.YGWrap.Wrap)
            if width is not None:
                yoga.YGNodeStyleSetWidth(node, width)
            if height is not None:
                yoga.YGNodeStyleSetHeight(node, height)
            if grow:
                yoga.YGNodeStyleSetFlexGrow(node, grow)
            if shrink:
                yoga.YGNodeStyleSetFlexShrink(node, shrink)
            if padding:
                yoga.YGNodeStyleSetPadding(node, yoga.YGEdge.All, padding)
            if align == "center":
                yoga.YGNodeStyleSetAlignItems(node, yoga.YGAlign.Center)
            if justify == "spaceBetween":
                yoga.YGNodeStyleSetJustifyContent(node, yoga.YGJustify.SpaceBetween)
            for edge, margin in zip((yoga.YGEdge.Left, yoga.YGEdge.Top, yoga.YGEdge.Right, yoga.YGEdge.Bottom), margins):
                if margin:
                    yoga.YGNodeStyleSetMargin(node, edge, margin)
            if parent >= 0:
                yoga.YGNodeInsertChild(self.nodes[parent], node, yoga.YGNodeGetChildCount(self.nodes[parent]))
            self.nodes.append(node)

    def set_width(self, width):
        yoga.YGNodeStyleSetWidth(self.nodes[0], width)

    def dirty(self, index):
        yoga.YGNodeStyleSetHeight(self.nodes[index], (self.specs[index][4] or -7) + 7)

    def layout(self):
        root, undefined = self.nodes[0], yoga.YGUndefined
        return microseconds(lambda: yoga.YGNodeCalculateLayout(root, undefined, undefined, yoga.YGDirection.LTR))

    def total_height(self):
        return sum(yoga.YGNodeLayoutGetHeight(node) for node in self.nodes)

    def free(self):
        root = self.nodes[0]
        self.nodes = []
        return microseconds(lambda: yoga.YGNodeFreeRecursive(root))


class Taffy:
    def __init__(self, nodes):
        self.specs = nodes
        self.styles = {}

    def style(self, spec):
        _, row, wrap, width, height, grow, shrink, padding, align, justify, margins = spec
        key = json.dumps(spec[1:])
        if key not in self.styles:
            self.styles[key] = Style(
                display=Display.FLEX, flex_direction=FlexDirection.ROW if row else FlexDirection.COLUMN,
                flex_wrap=FlexWrap.WRAP if wrap else FlexWrap.NO_WRAP, size=(
                    AUTO if width is None else width, AUTO if height is None else height),
                min_size=(0, 0), flex_grow=grow, flex_shrink=shrink, padding=padding, align_items=ALIGN[align],
                justify_content=JUSTIFY[justify], align_content=AlignContent.FLEX_START,
                margin=(margins[1], margins[2], margins[3], margins[0])).to_dict()
        return self.styles[key]

    def build(self):
        self.taffy = taffylib.init()
        taffylib.enable_rounding(self.taffy)
        self.nodes = []
        for spec in self.specs:
            node = taffylib.node_create(self.taffy, self.style(spec))
            if spec[0] >= 0:
                taffylib.node_add_child(self.taffy, self.nodes[spec[0]], node)
            self.nodes.append(node)

    def change(self, index, place, value):
        spec = list(self.specs[index])
        spec[place] = value
        taffylib.node_set_style(self.taffy, self.nodes[index], self.style(spec))

    def set_width(self, width):
        self.change(0, 3, width)

    def dirty(self, index):
        self.change(index, 4, (self.specs[index][4] or -7) + 7)

    def layout(self):
        space = SPACE
        taffy, root = self.taffy, self.nodes[0]
        return microseconds(
            lambda: taffylib.node_compute_layout_with_measure(taffy, root, space, lambda *_: (0.0, 0.0)))

    def total_height(self):
        layout, total = taffylib.PyLayout(), 0
        for node in self.nodes:
            taffylib.node_get_layout(self.taffy, node, layout)
            total += layout.height
        return total

    def free(self):
        self.nodes = []
        return microseconds(lambda: taffylib.free(self.taffy))


def main():
    global SPACE
    from stretchable.style.geometry.size import SizeAvailableSpace
    SPACE = SizeAvailableSpace.default().to_dict()
    gc.disable()
    engines = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "nodes" in request:
            engines = {"yoga": Yoga(request["nodes"]), "taffy": Taffy(request["nodes"])}
            widths, dirtied = request["widths"], request["dirtied"]
            print("{}", flush=True)
            continue
        engine = engines[request["engine"]]
        # The first tree of a turn is not timed: the processor's caches are full of what the other engines did.
        engine.build()
        engine.set_width(widths[0])
        engine.layout()
        engine.free()
        engine.build()
        times = {}
        engine.set_width(widths[0])
        times["first"] = engine.layout()
        height = engine.total_height()
        engine.set_width(widths[1])
        times["width"] = engine.layout()
        engine.dirty(dirtied)
        times["leaf"] = engine.layout()
        times["no-op"] = engine.layout()
        times["free"] = engine.free()
        print(json.dumps({"times": times, "height": height}), flush=True)


main()
