internal import LayoutCore

/// What a chain says about a box on both axes: a value that turns the current rectangle into the new one.
struct FramePins: Equatable, Sendable {
    var horizontal = AxisPins()
    var vertical = AxisPins()
    var adjustment: Adjustment?
    /// Whether a given length fixes the opposite edge too, before margins are applied.
    var pinsEdges = false

    /// Whether nothing is said that moves or resizes the box.
    var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty && adjustment == nil }

    /// The pins on an axis.
    subscript(axis: Axis) -> AxisPins {
        @inline(__always) get { axis == .horizontal ? horizontal : vertical }
        @inline(__always) _modify {
            switch axis {
            case .horizontal: yield &horizontal
            case .vertical: yield &vertical
            }
        }
    }

    /// The rectangle of the box, not yet rounded to pixels.
    ///
    /// - Parameters:
    ///   - current: The rectangle before.
    ///   - sizeThatFits: The content's answer to a proposed size; nil where there is nobody to ask.
    func resolved(from current: Rect, sizeThatFits: (Size) -> Size?) -> Rect {
        var pins = self
        if pinsEdges {
            pins.horizontal.pinBothEdges()
            pins.vertical.pinBothEdges()
        }
        let lengths = pins.lengths(current: current, sizeThatFits: sizeThatFits)
        return Rect(
            pins.horizontal.resolved(from: current[.horizontal], length: lengths.horizontal),
            pins.vertical.resolved(from: current[.vertical], length: lengths.vertical))
    }
}
