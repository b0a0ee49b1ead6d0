import LayoutCore
import Stacks

/// The rules of proposal-based layout as they are written down, one after the other, as a reference implementation.
/// Slow; it shares no code with the engine.
final class WrittenRules {
    struct Proposal: Hashable {
        var w: Double?
        var h: Double?

        subscript(axis: Axis) -> Double? {
            get { axis == .horizontal ? w : h }
            set { if axis == .horizontal { w = newValue } else { h = newValue } }
        }

        var proposedSize: ProposedSize { ProposedSize(width: w, height: h) }
    }

    struct Placed {
        var box: Sketch
        var proposal: Proposal
        var origin: Point
    }

    struct Key: Hashable {
        let box: ObjectIdentifier
        let proposal: Proposal
    }

    struct GuideKey: Hashable {
        let key: Key
        let guide: AlignmentGuide
    }

    var sizes: [Key: Size] = [:]
    var guides: [GuideKey: Double?] = [:]
    var parents: [ObjectIdentifier: Sketch] = [:]
    /// The cells of each line of a grid that has been placed.
    var gridCells: [ObjectIdentifier: [Placed]] = [:]
    let window: Proposal
    let safeArea: Insets
    /// What was proposed to each box that is shown.
    var proposals: [ObjectIdentifier: Proposal] = [:]
    /// The frame of each box that is shown, in the root.
    var frames: [ObjectIdentifier: Rect] = [:]

    init(_ root: Sketch, _ proposal: Proposal, safeArea: Insets = .zero) {
        self.safeArea = safeArea
        window = Proposal(
            w: proposal.w.map { max($0 - safeArea.left - safeArea.right, 0) },
            h: proposal.h.map { max($0 - safeArea.top - safeArea.bottom, 0) })
        note(root)
        show(root, window, at: Point(x: safeArea.left, y: safeArea.top))
    }

    func note(_ box: Sketch) {
        for child in box.children {
            parents[ObjectIdentifier(child)] = box
            note(child)
        }
    }

    func show(_ box: Sketch, _ proposal: Proposal, at origin: Point) {
        frames[ObjectIdentifier(box)] = Rect(origin: origin, size: size(box, proposal))
        for child in shownPlacements(box, proposal) {
            proposals[ObjectIdentifier(child.box)] = child.proposal
            show(
                child.box, child.proposal,
                at: Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
        }
    }

    func size(_ box: Sketch, _ proposal: Proposal) -> Size {
        let key = Key(box: ObjectIdentifier(box), proposal: proposal)
        if let known = sizes[key] { return known }
        let result = sizeByRule(box, proposal)
        sizes[key] = result
        return result
    }

    func sizeByRule(_ box: Sketch, _ p: Proposal) -> Size {
        switch box.kind {
        case .fixed(let w, let h): return Size(width: w, height: h)
        case .greedy: return Size(width: p.w ?? 10, height: p.h ?? 10)
        case .clamped, .text, .area: return box.leaf!(p.proposedSize).size
        case .spacer(let minimum):
            let stack = orientation(box)
            return Size(
                width: stack == .vertical ? 0 : max(p.w ?? -.infinity, minimum),
                height: stack == .horizontal ? 0 : max(p.h ?? -.infinity, minimum))
        case .divider:
            let stack = orientation(box)
            return Size(
                width: stack == .horizontal ? 1 : p.w ?? 10, height: stack == .vertical ? 1 : p.h ?? 10)
        case .stack(let axis, let guide, let spacing):
            return stack(box, axis, guide, spacing, p).size
        case .depth:
            let top = box.children.map(priority).max() ?? 0
            var result = Size.zero
            for child in box.children where priority(child) == top {
                let size = size(child, p)
                result = Size(
                    width: max(result.width, size.width), height: max(result.height, size.height))
            }
            return result
        case .frame(let w, let h, _):
            let c = childSize(box, Proposal(w: usable(w) ?? p.w, h: usable(h) ?? p.h))
            return Size(width: usable(w) ?? c.width, height: usable(h) ?? c.height)
        case .flexible(let x, let y, _):
            let (qw, qh) = (frameProposal(p.w, limits(x)), frameProposal(p.h, limits(y)))
            let c = childSize(box, Proposal(w: qw, h: qh))
            return Size(
                width: frameLength(p.w, qw, limits(x), c.width),
                height: frameLength(p.h, qh, limits(y), c.height))
        default: return sizeOfFurther(box, p)
        }
    }

    func sizeOfFurther(_ box: Sketch, _ p: Proposal) -> Size {
        switch box.kind {
        case .fixedSize(let axes): return childSize(box, without(axes, p))
        case .aspect(let ratio, let mode): return childSize(box, aspectProposal(box, ratio, mode, p))
        case .padding(let e):
            let c = childSize(box, inner(p, e))
            return Size(
                width: max(0, c.width + e.left + e.right), height: max(0, c.height + e.top + e.bottom))
        case .offset, .overlay, .background, .priority, .guide, .ignoring, .following:
            return childSize(box, p)
        case .position:
            let c = childSize(box, p)
            return Size(width: p.w ?? c.width, height: p.h ?? c.height)
        case .reader: return Size(width: p.w ?? 10, height: p.h ?? 10)
        case .scroll(let axes):
            let c = childSize(box, without(axes, p))
            return Size(
                width: axes.contains(.horizontal) ? p.w ?? c.width : c.width,
                height: axes.contains(.vertical) ? p.h ?? c.height : c.height)
        case .fitting(let axes):
            guard let child = fitting(box, axes, p) else { return .zero }
            return size(child, p)
        case .image(let w, let h): return Size(width: p.w ?? w, height: p.h ?? h)
        case .grid(_, let x, let y): return grid(box, x, y, p).size
        case .gridRow(let guide):
            return stack(box, .horizontal, guide ?? .verticalCenter, nil, p).size
        case .lazyGrid, .lazyStack: return lazy(box, p).size
        case .inset: return inset(box, p).size
        case .container(let part, _):
            let (w, h) = containerLengths(box, part)
            let c = childSize(box, Proposal(w: w ?? p.w, h: h ?? p.h))
            return Size(width: w ?? c.width, height: h ?? c.height)
        case .staircase(let step):
            var result = Size.zero
            for (index, child) in box.children.enumerated() {
                let c = size(child, Proposal(w: p.w.map { max($0 - step * Double(index), 0) }, h: nil))
                result.width = max(result.width, c.width + step * Double(index))
                result.height += c.height
            }
            return result
        default: return .zero
        }
    }

    func childSize(_ box: Sketch, _ proposal: Proposal) -> Size {
        box.children.isEmpty ? .zero : size(box.children[0], proposal)
    }

    func usable(_ length: Double?) -> Double? {
        guard let length, length.isFinite, length >= 0 else { return nil }
        return length
    }

    func without(_ axes: AxisSet, _ p: Proposal) -> Proposal {
        Proposal(w: axes.contains(.horizontal) ? nil : p.w, h: axes.contains(.vertical) ? nil : p.h)
    }

    func inner(_ p: Proposal, _ e: Insets) -> Proposal {
        Proposal(w: p.w.map { max(0, $0 - e.left - e.right) }, h: p.h.map { max(0, $0 - e.top - e.bottom) })
    }

    func limits(_ raw: [Double?]) -> (min: Double?, ideal: Double?, max: Double?) {
        let minimum = raw[0].map { max($0, 0) }
        let ideal = raw[1].map { max($0, minimum ?? 0) }
        return (minimum, ideal, raw[2].map { max($0, ideal ?? minimum ?? 0) })
    }

    func frameProposal(_ p: Double?, _ l: (min: Double?, ideal: Double?, max: Double?)) -> Double? {
        guard let q = p ?? l.ideal else { return nil }
        return min(max(q, l.min ?? -.infinity), l.max ?? .infinity)
    }

    func frameLength(
        _ p: Double?, _ q: Double?, _ l: (min: Double?, ideal: Double?, max: Double?), _ c: Double
    ) -> Double {
        if p == nil, let ideal = l.ideal { return ideal }
        if let p, let minimum = l.min, let maximum = l.max { return min(max(p, minimum), maximum) }
        if let minimum = l.min, let maximum = l.max { return min(max(c, minimum), maximum) }
        if let minimum = l.min { return max(min(q ?? .infinity, c), minimum) }
        if let maximum = l.max { return min(max(q ?? -.infinity, c), maximum) }
        return c
    }

    func aspectProposal(_ box: Sketch, _ ratio: Double?, _ mode: ContentMode, _ p: Proposal) -> Proposal {
        if p.w == nil, p.h == nil { return p }
        let base = ratio.map { Size(width: $0, height: 1) } ?? childSize(box, Proposal())
        var factors: [Double] = []
        if let w = p.w, base.width > 0 { factors.append(w / base.width) }
        if let h = p.h, base.height > 0 { factors.append(h / base.height) }
        guard let k = mode == .fit ? factors.min() : factors.max() else { return p }
        return Proposal(w: base.width > 0 ? base.width * k : 0, h: base.height > 0 ? base.height * k : 0)
    }

    func fitting(_ box: Sketch, _ axes: AxisSet, _ p: Proposal) -> Sketch? {
        box.children.first { child in
            let c = size(child, without(axes, p))
            return (!axes.contains(.horizontal) || p.w.map { c.width <= $0 + 1e-9 } ?? true)
                && (!axes.contains(.vertical) || p.h.map { c.height <= $0 + 1e-9 } ?? true)
        } ?? box.children.last
    }
}
