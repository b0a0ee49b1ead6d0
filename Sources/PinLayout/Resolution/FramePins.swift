internal import LayoutCore

/// What a chain says about a box on both axes: a value that turns the current rectangle into the new one.
///
/// What resolves pins is `mutating`, though it changes nothing: pins of a chain would be copied otherwise. Pays in `feed cell by
/// pins`.
struct FramePins: Sendable {
    var horizontal = AxisPins()
    var vertical = AxisPins()
    var adjustment: Adjustment?
    /// The container's size where the fitted size must not exceed the space in it; infinite where it has no end.
    var fitBounds: Size?
    /// Whether a given length fixes the opposite edge too, before margins are applied.
    var pinsEdges = false

    /// Whether nothing is said that moves or resizes the box.
    var isEmpty: Bool { horizontal.isEmpty && vertical.isEmpty && adjustment == nil }

    /// The pins on an axis.
    subscript(axis: Axis) -> AxisPins {
        // Both pay in `pin chain`.
        @inline(__always) get { axis == .horizontal ? horizontal : vertical }
        @inline(__always) _modify {
            switch axis {
            case .horizontal: yield &horizontal
            case .vertical: yield &vertical
            }
        }
    }

    /// The size that is proposed to the content; nil where the content does not decide.
    ///
    /// - Parameter current: The rectangle before.
    mutating func proposal(from current: Rect) -> Size? {
        guard case .fit(let type) = adjustment else { return nil }
        if pinsEdges {
            var pinned = withPinnedEdges
            return pinned.proposal(for: type, current: current)
        }
        return proposal(for: type, current: current)
    }

    /// The rectangle of the box, not yet rounded to pixels.
    ///
    /// - Parameters:
    ///   - current: The rectangle before.
    ///   - measured: The content's size for the proposal; nil where it was not measured.
    mutating func resolved(from current: Rect, measured: Size? = nil) -> Rect {
        if pinsEdges {
            var pinned = withPinnedEdges
            return pinned.resolved(from: current, measured: measured)
        }
        let lengths = lengths(current: current, measured: measured)
        return Rect(
            horizontal.resolved(from: current[.horizontal], length: lengths.horizontal),
            vertical.resolved(from: current[.vertical], length: lengths.vertical))
    }

    /// The same pins where a given length fixed the opposite edge.
    var withPinnedEdges: FramePins {
        guard pinsEdges else { return self }
        var pins = self
        pins.pinsEdges = false
        pins.horizontal.pinBothEdges()
        pins.vertical.pinBothEdges()
        return pins
    }
}
