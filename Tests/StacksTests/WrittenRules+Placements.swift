import LayoutCore
import Stacks

extension WrittenRules {
    func position(of guide: AlignmentGuide, in box: Sketch, _ proposal: Proposal) -> Double {
        explicitPosition(guide, box, proposal) ?? defaultPosition(guide, size(box, proposal))
    }

    func defaultPosition(_ guide: AlignmentGuide, _ size: Size) -> Double {
        switch guide {
        case .leading, .top: 0
        case .horizontalCenter: size.width / 2
        case .trailing: size.width
        case .verticalCenter: size.height / 2
        default: size.height
        }
    }

    func explicitPosition(_ guide: AlignmentGuide, _ box: Sketch, _ p: Proposal) -> Double? {
        let key = GuideKey(key: Key(box: ObjectIdentifier(box), proposal: p), guide: guide)
        // The placements of a grid row's cells do not follow from what is proposed to the row.
        if case .gridRow = box.kind { return explicitPositionByRule(guide, box, p) }
        if let known = guides[key] { return known }
        let result = explicitPositionByRule(guide, box, p)
        guides[key] = .some(result)
        return result
    }

    func explicitPositionByRule(_ guide: AlignmentGuide, _ box: Sketch, _ p: Proposal) -> Double? {
        switch box.kind {
        case .text(let words):
            let measurement = ToyText(words).measure(p.proposedSize)
            if guide == .firstTextBaseline { return measurement.firstBaseline }
            if guide == .lastTextBaseline { return measurement.lastBaseline }
            return nil
        case .guide(guide, let position):
            let size = childSize(box, p)
            return position(size.width, size.height)
        case .offset, .ignoring: return box.children.first.flatMap { explicitPosition(guide, $0, p) }
        case .overlay, .background, .following:
            return box.children.first.flatMap { explicitPosition(guide, $0, p) }
        case .inset:
            return inset(box, p).children.first { $0.box === box.children.first }.flatMap { child in
                explicitPosition(guide, child.box, child.proposal).map { $0 + child.origin[guide.axis] }
            }
        case .reader, .scroll: return nil
        default:
            let values = placements(box, p).compactMap { child in
                explicitPosition(guide, child.box, child.proposal).map { $0 + child.origin[guide.axis] }
            }
            if values.isEmpty { return nil }
            if guide == .firstTextBaseline { return values.min() }
            if guide == .lastTextBaseline { return values.max() }
            return values.reduce(0, +) / Double(values.count)
        }
    }

    func aligned(_ child: Sketch, _ alignment: Alignment, _ own: Size, _ proposal: Proposal) -> [Placed] {
        let x =
            defaultPosition(alignment.horizontal, own)
            - position(of: alignment.horizontal, in: child, proposal)
        let y =
            defaultPosition(alignment.vertical, own) - position(of: alignment.vertical, in: child, proposal)
        return [Placed(box: child, proposal: proposal, origin: Point(x: x, y: y))]
    }

    func placements(_ box: Sketch, _ p: Proposal) -> [Placed] {
        guard let first = box.children.first else { return [] }
        let own = size(box, p)
        switch box.kind {
        case .fixed, .greedy, .clamped, .text, .area, .spacer, .divider: return []
        case .stack(let axis, let guide, let spacing):
            var proposal = p
            proposal[axis.cross] = p[axis.cross] ?? own[axis.cross]
            return stack(box, axis, guide, spacing, proposal).children
        case .depth(let alignment):
            let proposal = Proposal(w: own.width, h: own.height)
            let top = box.children.map(priority).max() ?? 0
            let leaders = box.children.filter { priority($0) == top }
            let x = leaders.map { position(of: alignment.horizontal, in: $0, proposal) }.max() ?? 0
            let y = leaders.map { position(of: alignment.vertical, in: $0, proposal) }.max() ?? 0
            return box.children.map { child in
                Placed(
                    box: child, proposal: proposal,
                    origin: Point(
                        x: x - position(of: alignment.horizontal, in: child, proposal),
                        y: y - position(of: alignment.vertical, in: child, proposal)))
            }
        case .frame(let w, let h, let alignment):
            return aligned(first, alignment, own, Proposal(w: usable(w) ?? p.w, h: usable(h) ?? p.h))
        case .flexible(let x, let y, let alignment):
            return aligned(
                first, alignment, own,
                Proposal(
                    w: finalProposal(p.w, limits(x), own.width), h: finalProposal(p.h, limits(y), own.height))
            )
        case .fixedSize(let axes): return [Placed(box: first, proposal: without(axes, p), origin: .zero)]
        case .aspect(let ratio, let mode):
            return [Placed(box: first, proposal: aspectProposal(box, ratio, mode, p), origin: .zero)]
        case .padding(let e):
            return [Placed(box: first, proposal: inner(p, e), origin: Point(x: e.left, y: e.top))]
        case .offset(let x, let y): return [Placed(box: first, proposal: p, origin: Point(x: x, y: y))]
        case .position(let x, let y):
            let proposal = Proposal(w: own.width, h: own.height)
            let c = size(first, proposal)
            return [
                Placed(box: first, proposal: proposal, origin: Point(x: x - c.width / 2, y: y - c.height / 2))
            ]
        case .overlay(let alignment), .background(let alignment):
            let base = size(first, p)
            let proposal = Proposal(w: base.width, h: base.height)
            let x = position(of: alignment.horizontal, in: first, p)
            let y = position(of: alignment.vertical, in: first, p)
            return [Placed(box: first, proposal: p, origin: .zero)]
                + box.children.dropFirst().map { child in
                    Placed(
                        box: child, proposal: proposal,
                        origin: Point(
                            x: x - position(of: alignment.horizontal, in: child, proposal),
                            y: y - position(of: alignment.vertical, in: child, proposal)))
                }
        case .priority, .guide, .following, .ignoring: return [Placed(box: first, proposal: p, origin: .zero)]
        default: return placementsInFurther(box, first, own, p)
        }
    }

    func placementsInFurther(_ box: Sketch, _ first: Sketch, _ own: Size, _ p: Proposal) -> [Placed] {
        switch box.kind {
        case .reader:
            return box.children.map {
                Placed(box: $0, proposal: Proposal(w: own.width, h: own.height), origin: .zero)
            }
        case .scroll(let axes): return [Placed(box: first, proposal: without(axes, p), origin: .zero)]
        case .fitting(let axes):
            return fitting(box, axes, p).map { [Placed(box: $0, proposal: p, origin: .zero)] } ?? []
        case .image: return []
        case .grid(_, let x, let y): return grid(box, x, y, p).children
        case .gridRow(let guide):
            if let cells = gridCells[ObjectIdentifier(box)] { return cells }
            var proposal = p
            proposal.h = p.h ?? own.height
            return stack(box, .horizontal, guide ?? .verticalCenter, nil, proposal).children
        case .lazyGrid, .lazyStack: return lazy(box, p).children
        case .inset: return inset(box, p).children
        case .container(let part, let alignment):
            let (w, h) = containerLengths(box, part)
            return aligned(first, alignment, own, Proposal(w: w ?? p.w, h: h ?? p.h))
        case .staircase(let step):
            var y = 0.0
            return box.children.enumerated().map { index, child in
                let proposal = Proposal(w: p.w.map { max($0 - step * Double(index), 0) }, h: nil)
                let origin = Point(x: step * Double(index), y: y)
                y += size(child, proposal).height
                return Placed(box: child, proposal: proposal, origin: origin)
            }
        default: return []
        }
    }

    func finalProposal(
        _ p: Double?, _ l: (min: Double?, ideal: Double?, max: Double?), _ value: Double
    ) -> Double? {
        if p == nil, l.ideal == nil, l.min ?? -.infinity < value, value < l.max ?? .infinity { return nil }
        return value
    }
}
