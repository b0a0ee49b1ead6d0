/// A layout of several sections, by the rules alone.
struct RuleLayout {
    var view: [Double]
    /// The axis along which it scrolls: 0 horizontal, 1 vertical.
    var scroll: Int
    var scale: Double
    var spacing = 0.0
    var sections: [(section: RuleSection, count: Int)] = []
    var boundaries: [RuleBoundary] = []
    /// The insets of the layout's boundary views at both cross edges.
    var boundaryInsets = [0.0, 0]
    /// Measured sizes by section and item.
    var measured: [Int: [Int: [Double]]] = [:]

    /// What is visible along the scroll axis, between the insets.
    typealias Window = (start: Double, end: Double)

    struct Result {
        var sections: [RuleSectionResult] = []
        var starts: [Double] = []
        var boundaries: [RuleFrame] = []
        var length = 0.0
    }

    func solved() -> Result {
        var result = Result()
        result.sections = sections.enumerated().map { index, entry in
            WrittenRules(scale: scale, count: entry.count, measured: measured[index] ?? [:])
                .section(entry.section, in: view, along: scroll)
        }
        let rules = WrittenRules(scale: scale, count: 0)
        var inner = result.sections.reduce(0) { $0 + $1.length }
        inner += spacing * Double(max(sections.count - 1, 0))
        var container = view
        container[scroll] = inner
        container[1 - scroll] -= boundaryInsets[0] + boundaryInsets[1]
        let ends = rules.extents(boundaries, container, on: scroll, scroll: scroll)
        var offset = ends.start
        for section in result.sections {
            result.starts.append(offset)
            offset += section.length + spacing
        }
        result.length = ends.start + inner + ends.end
        result.boundaries = rules.frames(
            boundaries, in: view, insets: boundaryInsets, content: (ends.start, ends.start + inner),
            scroll: scroll)
        return result
    }

    /// A frame of a section in the content, not yet at the nearest pixels.
    func placed(_ frame: RuleFrame, inSection section: Int, _ result: Result) -> RuleFrame {
        var frame = frame
        frame.origin[scroll] += result.starts[section]
        return frame
    }

    /// The frame of one of the layout's boundary views.
    func boundary(_ index: Int, _ result: Result, in window: Window) -> RuleFrame {
        guard boundaries[index].pins else { return result.boundaries[index] }
        return pinned(result.boundaries[index], boundaries[index], in: (0, max(result.length, 0)), window)
    }

    /// The frame of a boundary view of a section, which is pinned between the layout's own pinned views.
    func boundary(_ index: Int, ofSection section: Int, _ result: Result, in window: Window) -> RuleFrame {
        let boundary = sections[section].section.boundaries[index]
        var frame = result.sections[section].boundaries[index]
        frame.origin[scroll] += result.starts[section]
        guard boundary.pins else { return frame }
        var inner = window
        for (index, own) in boundaries.enumerated() where own.pins && own.extends && own.edges[scroll] != 0 {
            let outer = pinned(result.boundaries[index], own, in: (0, max(result.length, 0)), window)
            if own.edges[scroll] < 0 {
                inner.start = max(inner.start, outer.origin[scroll] + outer.size[scroll])
            } else {
                inner.end = min(inner.end, outer.origin[scroll])
            }
        }
        let start = result.starts[section]
        return pinned(frame, boundary, in: (start, start + result.sections[section].length), inner)
    }

    /// A frame moved into the visible part, but not out of a range beyond where it is anyway.
    private func pinned(
        _ frame: RuleFrame, _ boundary: RuleBoundary, in range: (Double, Double), _ window: Window
    ) -> RuleFrame {
        var frame = frame
        let (own, length) = (frame.origin[scroll], frame.size[scroll])
        if boundary.edges[scroll] < 0 {
            frame.origin[scroll] = min(max(own, window.start), max(own, range.1 - length))
        } else if boundary.edges[scroll] > 0 {
            frame.origin[scroll] = max(min(own, window.end - length), min(own, range.0))
        }
        return frame
    }
}
