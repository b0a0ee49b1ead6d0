import LayoutCore
import Stacks

extension WrittenRules {
    func place(of guide: AlignmentGuide, in box: Sketch, _ offer: Offer) -> Double {
        explicit(guide, box, offer) ?? usual(guide, size(box, offer))
    }

    func usual(_ guide: AlignmentGuide, _ size: Size) -> Double {
        switch guide {
        case .leading, .top: 0
        case .horizontalCenter: size.width / 2
        case .trailing: size.width
        case .verticalCenter: size.height / 2
        default: size.height
        }
    }

    func explicit(_ guide: AlignmentGuide, _ box: Sketch, _ p: Offer) -> Double? {
        let key = GuideKey(key: Key(box: ObjectIdentifier(box), offer: p), guide: guide)
        // The cells of a grid's line do not follow from what the line is offered.
        if case .gridRow = box.kind { return explicitByRule(guide, box, p) }
        if let known = guides[key] { return known }
        let result = explicitByRule(guide, box, p)
        guides[key] = .some(result)
        return result
    }

    func explicitByRule(_ guide: AlignmentGuide, _ box: Sketch, _ p: Offer) -> Double? {
        switch box.kind {
        case .text(let words):
            let answer = ToyText(words).measure(ProposedSize(width: p.w, height: p.h))
            if guide == .firstTextBaseline { return answer.firstBaseline }
            if guide == .lastTextBaseline { return answer.lastBaseline }
            return nil
        case .guide(guide, let place):
            let size = childSize(box, p)
            return place(size.width, size.height)
        case .offset, .ignoring: return box.children.first.flatMap { explicit(guide, $0, p) }
        case .overlay, .background, .following: return box.children.first.flatMap { explicit(guide, $0, p) }
        case .inset:
            return inset(box, p).children.first { $0.box === box.children.first }.flatMap { child in
                explicit(guide, child.box, child.offer).map { $0 + child.origin[guide.axis] }
            }
        case .reader, .scroll: return nil
        default:
            let values = placements(box, p).compactMap { child in
                explicit(guide, child.box, child.offer).map { $0 + child.origin[guide.axis] }
            }
            if values.isEmpty { return nil }
            if guide == .firstTextBaseline { return values.min() }
            if guide == .lastTextBaseline { return values.max() }
            return values.reduce(0, +) / Double(values.count)
        }
    }

    func aligned(_ child: Sketch, _ alignment: Alignment, _ own: Size, _ offer: Offer) -> [Placed] {
        let x = usual(alignment.horizontal, own) - place(of: alignment.horizontal, in: child, offer)
        let y = usual(alignment.vertical, own) - place(of: alignment.vertical, in: child, offer)
        return [Placed(box: child, offer: offer, origin: Point(x: x, y: y))]
    }

    func placements(_ box: Sketch, _ p: Offer) -> [Placed] {
        guard let first = box.children.first else { return [] }
        let own = size(box, p)
        switch box.kind {
        case .fixed, .greedy, .clamped, .text, .area, .spacer, .divider: return []
        case .stack(let axis, let guide, let spacing):
            var offer = p
            offer[axis.cross] = p[axis.cross] ?? own[axis.cross]
            return stack(box, axis, guide, spacing, offer).children
        case .depth(let alignment):
            let offer = Offer(w: own.width, h: own.height)
            let top = box.children.map(priority).max() ?? 0
            let leaders = box.children.filter { priority($0) == top }
            let x = leaders.map { place(of: alignment.horizontal, in: $0, offer) }.max() ?? 0
            let y = leaders.map { place(of: alignment.vertical, in: $0, offer) }.max() ?? 0
            return box.children.map { child in
                Placed(
                    box: child, offer: offer,
                    origin: Point(
                        x: x - place(of: alignment.horizontal, in: child, offer),
                        y: y - place(of: alignment.vertical, in: child, offer)))
            }
        case .frame(let w, let h, let alignment):
            return aligned(first, alignment, own, Offer(w: usable(w) ?? p.w, h: usable(h) ?? p.h))
        case .flexible(let x, let y, let alignment):
            return aligned(
                first, alignment, own,
                Offer(
                    w: finalOffer(p.w, limits(x), own.width), h: finalOffer(p.h, limits(y), own.height)))
        case .fixedSize(let axes): return [Placed(box: first, offer: without(axes, p), origin: .zero)]
        case .aspect(let ratio, let mode):
            return [Placed(box: first, offer: aspectOffer(box, ratio, mode, p), origin: .zero)]
        case .padding(let e):
            return [Placed(box: first, offer: inner(p, e), origin: Point(x: e.left, y: e.top))]
        case .offset(let x, let y): return [Placed(box: first, offer: p, origin: Point(x: x, y: y))]
        case .position(let x, let y):
            let offer = Offer(w: own.width, h: own.height)
            let c = size(first, offer)
            return [
                Placed(box: first, offer: offer, origin: Point(x: x - c.width / 2, y: y - c.height / 2))
            ]
        case .overlay(let alignment), .background(let alignment):
            let base = size(first, p)
            let offer = Offer(w: base.width, h: base.height)
            let x = place(of: alignment.horizontal, in: first, p)
            let y = place(of: alignment.vertical, in: first, p)
            return [Placed(box: first, offer: p, origin: .zero)]
                + box.children.dropFirst().map { child in
                    Placed(
                        box: child, offer: offer,
                        origin: Point(
                            x: x - place(of: alignment.horizontal, in: child, offer),
                            y: y - place(of: alignment.vertical, in: child, offer)))
                }
        case .priority, .guide, .following, .ignoring: return [Placed(box: first, offer: p, origin: .zero)]
        default: return placementsInFurther(box, first, own, p)
        }
    }

    func placementsInFurther(_ box: Sketch, _ first: Sketch, _ own: Size, _ p: Offer) -> [Placed] {
        switch box.kind {
        case .reader:
            return box.children.map {
                Placed(box: $0, offer: Offer(w: own.width, h: own.height), origin: .zero)
            }
        case .scroll(let axes): return [Placed(box: first, offer: without(axes, p), origin: .zero)]
        case .fitting(let axes):
            return fitting(box, axes, p).map { [Placed(box: $0, offer: p, origin: .zero)] } ?? []
        case .image: return []
        case .grid(_, let x, let y): return grid(box, x, y, p).children
        case .gridRow(let guide):
            if let cells = gridCells[ObjectIdentifier(box)] { return cells }
            var offer = p
            offer.h = p.h ?? own.height
            return stack(box, .horizontal, guide ?? .verticalCenter, nil, offer).children
        case .lazyGrid, .lazyStack: return lazy(box, p).children
        case .inset: return inset(box, p).children
        case .container(let part, let alignment):
            let (w, h) = containerLengths(box, part)
            return aligned(first, alignment, own, Offer(w: w ?? p.w, h: h ?? p.h))
        case .staircase(let step):
            var y = 0.0
            return box.children.enumerated().map { index, child in
                let offer = Offer(w: p.w.map { max($0 - step * Double(index), 0) }, h: nil)
                let origin = Point(x: step * Double(index), y: y)
                y += size(child, offer).height
                return Placed(box: child, offer: offer, origin: origin)
            }
        default: return []
        }
    }

    func finalOffer(
        _ p: Double?, _ l: (min: Double?, ideal: Double?, max: Double?), _ value: Double
    ) -> Double? {
        if p == nil, l.ideal == nil, l.min ?? -.infinity < value, value < l.max ?? .infinity { return nil }
        return value
    }
}
