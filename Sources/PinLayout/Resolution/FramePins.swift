internal import LayoutCore

/// What a chain says about a box on both axes: a value that turns the current rectangle into the new one.
struct FramePins: Sendable {
    var horizontal = AxisPins()
    var vertical = AxisPins()
    var adjustment: Adjustment?
    /// The container's size where the fitted size must not exceed the room in it; infinite where it has no end.
    var fitBounds: Size?
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

    /// The size that the content is asked about; nil where it does not decide.
    ///
    /// - Parameter current: The rectangle before.
    func proposal(from current: Rect) -> Size? {
        guard case .fit(let type) = adjustment else { return nil }
        return withPinnedEdges.proposal(for: type, current: current)
    }

    /// The rectangle of the box, not yet rounded to pixels.
    ///
    /// - Parameters:
    ///   - current: The rectangle before.
    ///   - answer: The content's answer to the proposal; nil where nobody was asked.
    func resolved(from current: Rect, answer: Size? = nil) -> Rect {
        if pinsEdges { return withPinnedEdges.resolved(from: current, answer: answer) }
        // Most chains: each axis for itself.
        if adjustment == nil {
            return Rect(
                horizontal.settled(from: current[.horizontal]), vertical.settled(from: current[.vertical]))
        }
        let lengths = lengths(current: current, answer: answer)
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
