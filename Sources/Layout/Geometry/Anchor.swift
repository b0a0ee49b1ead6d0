public import ViewBridge

/// A rectangle or a point of a layout, which a ``GeometryProxy`` turns into its own coordinates.
@preconcurrency @MainActor
public struct Anchor<Value> {
    /// What of a layout an anchor stands for.
    public struct Source {
        let resolve: (CGRect) -> Value
    }

    weak var tree: LayoutTree?
    weak var part: Part?
    let resolve: (CGRect) -> Value
}

extension Anchor.Source where Value == CGRect {
    /// The box.
    public static var bounds: Self { Self { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    /// The middle.
    public static var center: Self { point(.center) }

    /// A point of the box.
    public static func point(_ point: UnitPoint) -> Self {
        Self { CGPoint(x: $0.minX + $0.width * CGFloat(point.x), y: $0.minY + $0.height * CGFloat(point.y)) }
    }
}
