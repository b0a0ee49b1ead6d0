internal import LayoutCore

/// An item or a group of a compositional layout, as a value.
struct ItemPlan {
    enum Content {
        case cell
        case group(GroupPlan)
    }

    var lengths: LayoutLengths
    var insets: NSDirectionalEdgeInsets
    var gaps: LayoutEdgeGaps
    var supplementaries: [SupplementaryPlan]
    var content: Content

    /// The insets that count: not those on measured axes.
    var countedInsets: NSDirectionalEdgeInsets { insets.counting(lengths) }
}

/// How the items of a group follow each other.
struct GroupPlan {
    enum Arrangement {
        /// The items in order, repeated while they fit.
        case fill
        /// A number of repetitions of the only item.
        case count(Int, areEqual: Bool)
        /// Frames that source code calculates.
        case custom(CustomFrames)
    }

    var axis: Axis
    var items: [ItemPlan]
    var spacing: LayoutGap
    var arrangement: Arrangement
}

/// The frames of a custom group, calculated once for each size.
final class CustomFrames {
    private let provider: (CGSize) -> [CustomItemPlan]
    private var cached: (size: CGSize, frames: [CustomItemPlan])?

    init(_ provider: @escaping (CGSize) -> [CustomItemPlan]) { self.provider = provider }

    func frames(in size: CGSize) -> [CustomItemPlan] {
        if let cached, cached.size == size { return cached.frames }
        let frames = provider(size)
        cached = (size, frames)
        return frames
    }
}

/// An item of a custom group.
struct CustomItemPlan: Hashable, Sendable {
    var frame: CGRect
    var zIndex: Int
}

/// A point of a rectangle, moved by an offset.
struct LayoutAnchorPoint: Hashable, Sendable {
    var edges: NSDirectionalRectEdge
    var offset: CGPoint
    /// Whether the offset is in fractions of the supplementary item's size.
    var isFractional: Bool

    /// The position of the edges in a unit square.
    var unitPoint: CGPoint {
        CGPoint(
            x: Self.position(edges.contains(.leading), edges.contains(.trailing)),
            y: Self.position(edges.contains(.top), edges.contains(.bottom)))
    }

    private static func position(_ isAtStart: Bool, _ isAtEnd: Bool) -> CGFloat {
        isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
    }

    /// The offset in points.
    func points(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A supplementary item at an item or group.
struct SupplementaryPlan {
    var kind: String
    var lengths: LayoutLengths
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
    var containerAnchor: LayoutAnchorPoint
    /// Nil if it has the edges of the container's.
    var itemAnchor: LayoutAnchorPoint?

    /// The frame at a container's frame.
    func frame(at container: CGRect, measured: CGSize?, scale: CGFloat) -> CGRect {
        let size = lengths.resolved(in: container.size, measured: measured, scale: scale)
        let anchor =
            itemAnchor ?? LayoutAnchorPoint(edges: containerAnchor.edges, offset: .zero, isFractional: false)
        let (outer, inner) = (containerAnchor.unitPoint, anchor.unitPoint)
        let (move, more) = (containerAnchor.points(for: size), anchor.points(for: size))
        let origin = CGPoint(
            x: container.origin.x + outer.x * container.size.width - inner.x * size.width + move.x + more.x,
            y: container.origin.y + outer.y * container.size.height - inner.y * size.height + move.y + more.y)
        return CGRect(origin: origin, size: size).inset(by: insets.counting(lengths))
    }
}

/// A view at an edge of a section or of the layout.
struct BoundaryPlan {
    var kind: String
    var lengths: LayoutLengths
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
    var edges: NSDirectionalRectEdge
    var offset: CGPoint
    /// Whether it extends the section.
    var extends: Bool
    /// Whether it is pinned to the visible bounds.
    var pins: Bool
}

/// A background of a section.
struct DecorationPlan {
    var kind: String
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
}
