import TestSupport
import UIKit

/// Trees of views, laid out in whole numbers: the frames that edges on the root's pixels give, by nothing but the rule.
///
/// All lengths are counted in parts of a pixel that halves and thirds of three levels divide without rest.
struct PixelOracle {
    /// Parts of a pixel.
    static let pixel = 12 * 216

    /// What says where a view lies along an axis.
    enum Rule {
        /// A distance from the near edge, a length.
        case near(Int, Int)
        /// A distance from the far edge, a length.
        case far(Int, Int)
        /// A distance from the middle, a length.
        case middle(Int, Int)
        /// One of the thirds of the superview.
        case third(Int)
        /// Distances from both edges.
        case inset(Int, Int)

        func side(in length: Int) -> (start: Int, length: Int) {
            switch self {
            case .near(let distance, let own): (distance, own)
            case .far(let distance, let own): (length - distance - own, own)
            case .middle(let distance, let own): ((length - own) / 2 + distance, own)
            case .third(let index): (length * index / 3, length / 3)
            case .inset(let before, let after): (before, length - before - after)
            }
        }
    }

    struct Node {
        enum Kind { case view, guide, framed }

        var parent: Int
        var kind: Kind
        var depth: Int
        var rules: [Rule]
    }

    var scale: Int
    var size: [Int]
    var nodes: [Node] = []

    init(_ random: inout SeededRandom) {
        scale = Int.random(in: 1...3, using: &random)
        size = (0..<2).map { _ in Int.random(in: 300...900, using: &random) * Self.pixel }
        for index in 0..<Int.random(in: 2...9, using: &random) {
            let parents = [-1] + nodes.indices.filter { nodes[$0].kind != .guide && nodes[$0].depth < 2 }
            let parent = index < 3 ? index - 1 : random.pick(parents) ?? -1
            let kinds: [Node.Kind] = [.view, .view, .view, .framed, index < 3 ? .view : .guide]
            let kind = random.pick(kinds) ?? .view
            nodes.append(
                Node(
                    parent: parent, kind: kind, depth: parent < 0 ? 0 : nodes[parent].depth + 1,
                    rules: (0..<2).map { _ in Self.rule(kind, &random) }))
        }
    }

    /// A length in twelfths of a pixel.
    static func twelfths(_ range: ClosedRange<Int>, _ random: inout SeededRandom) -> Int {
        let pixels = Int.random(in: range, using: &random) * pixel
        return random.chance(0.5) ? pixels : pixels + Int.random(in: 0..<12, using: &random) * pixel / 12
    }

    static func rule(_ kind: Node.Kind, _ random: inout SeededRandom) -> Rule {
        let (place, length) = (twelfths(-20...40, &random), twelfths(20...120, &random))
        guard kind != .framed else { return .near(place, length) }
        switch Int.random(in: 0..<8, using: &random) {
        case 0...1: return .near(place, length)
        case 2: return .far(place, length)
        case 3...5: return .middle(random.chance(0.5) ? 0 : place, length)
        case 6: return .third(Int.random(in: 0..<3, using: &random))
        // So little that nothing gets a negative length.
        default: return .inset(twelfths(-20...0, &random), twelfths(-20...0, &random))
        }
    }

    /// A number of parts as points.
    func points(_ parts: Int) -> CGFloat { CGFloat(parts) / CGFloat(Self.pixel * scale) }

    /// The pixel of an edge: a half goes up.
    private func rounded(_ parts: Int) -> Int {
        let doubled = 2 * parts + Self.pixel
        let unit = 2 * Self.pixel
        return doubled >= 0 ? doubled / unit : -((-doubled + unit - 1) / unit)
    }

    /// The frames in points, in the superviews' coordinates.
    var frames: [CGRect] {
        var exact: [[(start: Int, length: Int)]] = []
        var frames: [CGRect] = []
        for node in nodes {
            var sides: [(start: Int, length: Int)] = []
            var lengths: [(CGFloat, CGFloat)] = []
            for axis in 0..<2 {
                let outer = node.parent < 0 ? (start: 0, length: size[axis]) : exact[node.parent][axis]
                let side = node.rules[axis].side(in: outer.length)
                let start = outer.start + side.start
                sides.append((start, side.length))
                if node.kind == .framed {
                    lengths.append((points(side.start), points(side.length)))
                } else {
                    let (near, far) = (rounded(start), rounded(start + side.length))
                    lengths.append(
                        (
                            CGFloat(near - rounded(outer.start)) / CGFloat(scale),
                            CGFloat(far - near) / CGFloat(scale)
                        ))
                }
            }
            exact.append(sides)
            frames.append(
                CGRect(x: lengths[0].0, y: lengths[1].0, width: lengths[0].1, height: lengths[1].1))
        }
        return frames
    }
}

/// The views of an oracle, laid out by constraints.
@MainActor
final class PixelTree {
    private(set) var oracle: PixelOracle
    private let window: UIWindow
    private let root = UIView()
    private var items: [AnyObject] = []
    private var constraints: [[NSLayoutConstraint]] = []

    init(_ oracle: PixelOracle) {
        self.oracle = oracle
        window = UIWindow(
            screen: UIScreen(
                .iPhone14, overriding: UITraitCollection(displayScale: CGFloat(oracle.scale))))
        root.insetsLayoutMarginsFromSafeArea = false
        root.frame.size = CGSize(width: oracle.points(oracle.size[0]), height: oracle.points(oracle.size[1]))
        window.addSubview(root)
        for index in oracle.nodes.indices { add(index) }
        window.layoutIfNeeded()
    }

    private func view(_ index: Int) -> UIView { index < 0 ? root : (items[index] as? UIView) ?? root }

    private func add(_ index: Int) {
        let node = oracle.nodes[index]
        let parent = view(node.parent)
        if node.kind == .guide {
            let guide = UILayoutGuide()
            parent.addLayoutGuide(guide)
            items.append(guide)
        } else {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = node.kind == .framed
            parent.addSubview(view)
            items.append(view)
        }
        constraints.append([])
        place(index)
    }

    /// Says where a node lies.
    private func place(_ index: Int) {
        NSLayoutConstraint.deactivate(constraints[index])
        let node = oracle.nodes[index]
        guard node.kind != .framed else {
            let sides = node.rules.map { $0.side(in: 0) }
            view(index).frame = CGRect(
                x: oracle.points(sides[0].start), y: oracle.points(sides[1].start),
                width: oracle.points(sides[0].length), height: oracle.points(sides[1].length))
            return
        }
        constraints[index] = (0..<2).flatMap { made(index, $0) }
        NSLayoutConstraint.activate(constraints[index])
    }

    private func made(_ index: Int, _ axis: Int) -> [NSLayoutConstraint] {
        let (item, parent) = (items[index], view(oracle.nodes[index].parent))
        let sides: [NSLayoutConstraint.Attribute] =
            axis == 0 ? [.left, .right, .centerX, .width] : [.top, .bottom, .centerY, .height]
        let (near, far, middle, length) = (sides[0], sides[1], sides[2], sides[3])
        func own(
            _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute?,
            times factor: CGFloat = 1, _ parts: Int
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: .equal, toItem: other == nil ? nil : parent,
                attribute: other ?? .notAnAttribute, multiplier: factor, constant: oracle.points(parts))
        }
        switch oracle.nodes[index].rules[axis] {
        case .near(let distance, let parts): return [own(near, near, distance), own(length, nil, parts)]
        case .far(let distance, let parts): return [own(far, far, -distance), own(length, nil, parts)]
        case .middle(let distance, let parts):
            return [own(middle, middle, distance), own(length, nil, parts)]
        case .third(let place):
            let start =
                place == 0 ? own(near, near, 0) : own(near, far, times: CGFloat(place) / 3, 0)
            return [start, own(length, length, times: 1 / 3, 0)]
        case .inset(let before, let after): return [own(near, near, before), own(far, far, -after)]
        }
    }

    /// The frames of views and guides.
    var frames: [CGRect] {
        window.layoutIfNeeded()
        return items.map { ($0 as? UIView)?.frame ?? ($0 as? UILayoutGuide)?.layoutFrame ?? .null }
    }

    /// Has one node lie elsewhere, or the root be larger.
    func change(_ random: inout SeededRandom) {
        if random.chance(0.2) {
            oracle.size[0] += PixelOracle.pixel
            root.frame.size.width = oracle.points(oracle.size[0])
            return
        }
        let index = Int.random(in: oracle.nodes.indices, using: &random)
        let axis = Int.random(in: 0..<2, using: &random)
        oracle.nodes[index].rules[axis] = PixelOracle.rule(oracle.nodes[index].kind, &random)
        place(index)
    }

    /// Takes a view out and puts it back, with what constraints to its superview have gone.
    func reinsert(_ random: inout SeededRandom) {
        let index = Int.random(in: oracle.nodes.indices, using: &random)
        guard let view = items[index] as? UIView else { return }
        let parent = view.superview
        view.removeFromSuperview()
        if random.chance(0.5) { view.layoutIfNeeded() }
        parent?.addSubview(view)
        place(index)
    }
}
