internal import LayoutCore

/// The length of each kind of node on one axis.
extension StackTree {
    /// The length of a node by what it is, asking its children.
    func lengthByRule(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        switch rules[row] {
        case .empty, .fixed, .greedy, .spacer, .divider, .reader:
            return ranges(axis)[row].length(for: offer[axis])
        case .measured(let dependence):
            return try measuredLength(axis, of: row, dependence, offer)
        case .stack(let main, let guide, _):
            return axis == main
                ? try stackLength(of: row, main, offer) : try stackBreadth(of: row, main, guide, offer)
        case .depthStack:
            return try depthStackLength(axis, of: row, offer)
        case .frame(let fixed, _):
            if !fixed[axis].isNaN { return fixed[axis] }
            return try childLength(axis, of: row, fixed.filling(offer))
        case .flexibleFrame(let limits, _):
            return try flexibleLength(axis, of: row, limits, offer)
        case .fixedSize(let axes):
            return try childLength(axis, of: row, offer.unspecified(on: axes))
        case .aspectRatio(let ratio, let mode):
            return try childLength(axis, of: row, scaledOffer(row, ratio.points, mode, offer))
        case .padding(let insets):
            return max(try childLength(axis, of: row, offer.inset(by: insets)) + insets.sum(axis), 0)
        case .position:
            return offer[axis].isNaN ? try childLength(axis, of: row, offer) : offer[axis]
        case .offset, .layers, .priority, .guide:
            return try childLength(axis, of: row, offer)
        case .scroll(let axes):
            if axes.contains(axis), !offer[axis].isNaN { return offer[axis] }
            enterContainer(row, offer)
            return try childLength(axis, of: row, offer.unspecified(on: axes))
        case .viewThatFits(let axes):
            let child = try fittingChild(of: row, axes, offer)
            return child < 0 ? 0 : try length(axis, of: child, offer)
        case .grid, .gridRow, .lazyGrid, .custom, .safeAreaInset, .ignoresSafeArea, .containerFrame:
            return try furtherLength(axis, of: row, offer)
        }
    }

    private func furtherLength(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        switch rules[row] {
        case .grid(_, let x, let y):
            return try gridLength(axis, of: row, Size(width: x.points, height: y.points), offer)
        case .gridRow(let guide):
            return axis == .horizontal
                ? try stackLength(of: row, .horizontal, offer)
                : try stackBreadth(of: row, .horizontal, guide ?? .verticalCenter, offer)
        case .lazyGrid(let main, let alignment, let spacing, let isStack):
            let rule = LazyRule(axis: main, alignment: alignment, spacing: spacing.points, isStack: isStack)
            return try lazyLength(axis, of: row, rule, offer)
        case .custom: return try customLength(axis, of: row, offer)
        case .safeAreaInset(let edge, _, let spacing):
            return try insetLength(axis, of: row, edge, spacing, offer)
        case .containerFrame(let part, _):
            let fixed = containerFrame(of: row, part)
            if !fixed[axis].isNaN { return fixed[axis] }
            return try childLength(axis, of: row, fixed.filling(offer))
        default: return try childLength(axis, of: row, offer)
        }
    }

    /// The length of a wrapper's child; 0 if there is none.
    @inline(__always)
    private func childLength(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        let child = firstChild(of: row)
        return child < 0 ? 0 : try length(axis, of: child, offer)
    }

    private func flexibleLength(_ axis: Axis, of row: Int, _ limits: FrameLimits, _ offer: ProposedSize)
        throws(TooDeep) -> Double
    {
        let range = limits[axis]
        if let length = range.length(for: offer[axis]) { return length }
        let content = try childLength(axis, of: row, limits.offer(offer))
        return range.length(for: offer[axis], content: content)
    }

    /// What a node of given proportions offers its child.
    func scaledOffer(_ row: Int, _ ratio: Double, _ mode: ContentMode, _ offer: ProposedSize)
        throws(TooDeep) -> ProposedSize
    {
        if offer == .unspecified { return offer }
        var base = Size(width: ratio, height: 1)
        if ratio.isNaN {
            let child = firstChild(of: row)
            base = child < 0 ? .zero : try size(of: child, .unspecified)
        }
        var factor = Double.nan
        for axis in BothAxes() where base[axis] > 0 {
            let scale = offer[axis] / base[axis]
            if scale.isNaN { continue }
            factor = factor.isNaN ? scale : mode == .fit ? min(factor, scale) : max(factor, scale)
        }
        guard !factor.isNaN else { return offer }
        // Only what has no end may make something without one.
        let isEndless = offer.horizontal == .infinity || offer.vertical == .infinity
        let most = isEndless ? .infinity : ProposedSize.unlimited / 10
        return ProposedSize(
            width: base.width > 0 ? min(base.width * factor, most) : 0,
            height: base.height > 0 ? min(base.height * factor, most) : 0)
    }

    /// The child of a view that fits, or -1.
    func fittingChild(of row: Int, _ axes: AxisSet, _ offer: ProposedSize) throws(TooDeep) -> Int {
        var child = firstChild(of: row)
        while child >= 0 {
            let next = nextChild(after: child)
            if next < 0 { return child }
            var fits = true
            for axis in BothAxes() where axes.contains(axis) && !offer[axis].isNaN && fits {
                fits = try length(axis, of: child, offer.unspecified(on: axes)) <= offer[axis] + 1e-9
            }
            if fits { return child }
            child = next
        }
        return -1
    }

    private func depthStackLength(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double
    {
        let top = topPriority(in: row)
        var result = 0.0
        var child = firstChild(of: row)
        while child >= 0 {
            if traits[child].priority == top { result = max(result, try length(axis, of: child, offer)) }
            child = nextChild(after: child)
        }
        return result
    }

    /// The highest priority of a node's children.
    func topPriority(in row: Int) -> Double {
        var top = -Double.infinity
        var child = firstChild(of: row)
        while child >= 0 {
            top = max(top, traits[child].priority)
            child = nextChild(after: child)
        }
        return top
    }

    /// The length of a measured leaf, kept or measured; measuring gives both lengths.
    func measuredLength(_ axis: Axis, of row: Int, _ dependence: MeasureDependence, _ offer: ProposedSize)
        throws(TooDeep) -> Double
    {
        if dependence == .text { return try textLength(axis, of: row, offer) }
        let question = dependence.question(axis, offer)
        if let known = cache.answer(axis, to: question, in: answers[row]) { return known }
        guard let measure = functions[row]?.measure else { return 0 }
        statistics.measureCalls += 1
        let size = measure(question).size
        try checkInterruption()
        let width = Self.answered(size.width, to: question.horizontal)
        let height = Self.answered(size.height, to: question.vertical)
        if dependence.asksAlike {
            cache.keep(width, height, to: question, in: &answers[row])
        } else {
            let horizontal = dependence.question(.horizontal, question)
            cache.keep(.horizontal, width, to: horizontal, in: &answers[row])
            let vertical = dependence.question(.vertical, question)
            cache.keep(.vertical, height, to: vertical, in: &answers[row])
        }
        return axis == .horizontal ? width : height
    }

    /// A caller's answer as a length.
    @inline(__always)
    static func answered(_ length: Double, to offer: Double) -> Double {
        if length < ProposedSize.unlimited { return max(length, 0) }
        if length.isNaN { return 0 }
        return offer.isNaN ? 10 : offer
    }

    /// The first child that is there, or -1.
    @inline(__always)
    func firstChild(of row: Int) -> Int { present(links[row].firstChild) }

    /// The next child that is there, or -1.
    @inline(__always)
    func nextChild(after row: Int) -> Int { present(links[row].next) }

    @inline(__always)
    private func present(_ first: Int32) -> Int {
        var row = Int(first)
        while row >= 0, links[row].isAbsent { row = Int(links[row].next) }
        return row
    }
}

extension Rule {
    /// Whether there is no box at all.
    @inline(__always)
    var isAbsent: Bool { if case .empty = self { true } else { false } }
}

extension MeasureDependence {
    /// Whether both lengths follow from the same part of a proposal.
    var asksAlike: Bool { self == .both || self == .width }

    /// The part of a proposal that a length follows from.
    func question(_ axis: Axis, _ offer: ProposedSize) -> ProposedSize {
        var result = offer
        switch self {
        case .both: break
        case .widthFirst: if axis == .horizontal { result.vertical = .nan }
        case .width, .text: result.vertical = .nan
        case .separate: result[axis.cross] = .nan
        }
        return result
    }
}

extension ProposedSize {
    /// The proposal with lengths of another one where this has none.
    func filling(_ other: ProposedSize) -> ProposedSize {
        var result = self
        if horizontal.isNaN { result.horizontal = other.horizontal }
        if vertical.isNaN { result.vertical = other.vertical }
        return result
    }

    /// The proposal without lengths on some axes.
    func unspecified(on axes: AxisSet) -> ProposedSize {
        var result = self
        if axes.contains(.horizontal) { result.horizontal = .nan }
        if axes.contains(.vertical) { result.vertical = .nan }
        return result
    }

    /// What is left inside insets.
    func inset(by insets: Insets) -> ProposedSize {
        ProposedSize(
            width: horizontal - insets.sum(.horizontal), height: vertical - insets.sum(.vertical))
    }
}

extension FrameLimits {
    /// What the frame offers its child while it is measured.
    func offer(_ offer: ProposedSize) -> ProposedSize {
        var result = offer
        for axis in BothAxes() {
            let range = self[axis]
            var length = offer[axis].isNaN ? range.ideal : offer[axis]
            if length < range.min { length = range.min }
            if length > range.max { length = range.max }
            result[axis] = length
        }
        return result
    }
}

extension FrameLimits.Range {
    /// The length if the content does not matter, else nil.
    func length(for offered: Double) -> Double? {
        if offered.isNaN { return ideal.isNaN ? nil : ideal }
        return min.isNaN || max.isNaN ? nil : Swift.min(Swift.max(offered, min), max)
    }

    /// The length around content of a length, which was offered what the limits leave of `offered`.
    func length(for offered: Double, content: Double) -> Double {
        if !min.isNaN, !max.isNaN { return Swift.min(Swift.max(content, min), max) }
        if !min.isNaN {
            let room = offered.isNaN ? .infinity : Swift.max(offered, min)
            return Swift.max(Swift.min(room, content), min)
        }
        if !max.isNaN {
            let room = offered.isNaN ? -.infinity : Swift.min(offered, max)
            return Swift.min(Swift.max(room, content), max)
        }
        return content
    }
}
