import DisplayList
import LayoutCore

// Numbers that Cairo's fixed-point arithmetic cannot take must not reach it: NaN, infinities, and lengths
// far beyond any canvas.

extension Double {
    /// Whether the number can be a coordinate: finite and less than 100 million, where points are still
    /// distinguished.
    var isUsable: Bool { magnitude < 1e8 }
}

extension Point {
    var isUsable: Bool { x.isUsable && y.isUsable }
}

extension Rect {
    var isUsable: Bool { origin.isUsable && size.width.isUsable && size.height.isUsable }
}

extension Color {
    var isUsable: Bool { red.isUsable && green.isUsable && blue.isUsable && alpha.isUsable }
}

extension Transform {
    var isUsable: Bool {
        a.isUsable && b.isUsable && c.isUsable && d.isUsable && tx.isUsable && ty.isUsable
    }
}

extension Path {
    var isUsable: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isUsable
            case .curve(let end, let first, let second): end.isUsable && first.isUsable && second.isUsable
            case .close: true
            }
        }
    }
}

extension Paint {
    var isUsable: Bool {
        switch self {
        case .color(let color): color.isUsable
        case .gradient(let gradient):
            gradient.shape.isUsable
                && gradient.stops.allSatisfy { $0.color.isUsable && $0.location.isUsable }
        }
    }
}

extension Gradient.Shape {
    var isUsable: Bool {
        switch self {
        case .linear(let start, let end): start.isUsable && end.isUsable
        case .radial(let start, let startRadius, let end, let endRadius):
            start.isUsable && end.isUsable && startRadius.isUsable && endRadius.isUsable
        case .conic(let center, let angle): center.isUsable && angle.isUsable
        }
    }
}

extension StrokeStyle {
    var isUsable: Bool {
        width.isUsable && !miterLimit.isNaN && dashPhase.isUsable && dashes.allSatisfy(\.isUsable)
    }
}

extension Backdrop {
    var isUsable: Bool { deviation.isUsable && saturation.isUsable && tint.isUsable && opaque.isUsable }
}

extension Shadow {
    var isUsable: Bool { color.isUsable && offset.isUsable && radius.isUsable }
}
