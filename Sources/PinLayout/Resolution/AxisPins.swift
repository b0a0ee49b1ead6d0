/// What a chain says about a box on one axis: where its edges are, how long it is, its margins.
///
/// Coordinates are those of the superview. What is not said is nil.
struct AxisPins: Sendable {
    private var storedStart = MaybeNumber()
    private var storedCenter = MaybeNumber()
    private var storedEnd = MaybeNumber()
    private var storedLength = MaybeNumber()
    private var storedMinimum = MaybeNumber()
    private var storedMaximum = MaybeNumber()
    /// The distance that is kept before the box.
    var startMargin = 0.0
    /// The distance that is kept behind the box.
    var endMargin = 0.0
    /// How the box is aligned between its two edges where it does not fill the space between them.
    var justification: AxisAnchor?

    /// The left or upper edge.
    var start: Double? { storedStart.value }
    /// The middle.
    var center: Double? { storedCenter.value }
    /// The right or lower edge.
    var end: Double? { storedEnd.value }
    /// The width or height.
    var length: Double? { storedLength.value }
    /// The minimum width or height.
    var minimum: Double? { storedMinimum.value }
    /// The maximum width or height.
    var maximum: Double? { storedMaximum.value }

    /// Why a property was not set.
    enum Refusal: Equatable, Sendable {
        /// It already has another value.
        case alreadySet
        /// Edges and the centre exclude one another.
        case excluded
        /// The value is NaN or infinite.
        case notFinite
        /// The value is no length: negative, NaN or infinite.
        case notALength
    }

    /// Pins that refuse every call, and whose margins are not numbers.
    static let refusing: AxisPins = {
        var pins = AxisPins()
        (pins.storedStart, pins.storedCenter, pins.storedEnd) = (.refusal, .refusal, .refusal)
        (pins.storedLength, pins.storedMinimum, pins.storedMaximum) = (.refusal, .refusal, .refusal)
        (pins.startMargin, pins.endMargin) = (.nan, .nan)
        return pins
    }()

    /// Whether nothing is said that moves or resizes the box.
    var isEmpty: Bool {
        start == nil && center == nil && end == nil && length == nil && minimum == nil && maximum == nil
    }

    /// Whether both edges are set.
    var hasBothEdges: Bool { start != nil && end != nil }

    /// The coordinate that is set for an anchor.
    subscript(anchor: AxisAnchor) -> Double? {
        switch anchor {
        case .start: start
        case .center: center
        case .end: end
        }
    }

    /// The value that is set for a length.
    subscript(property: AxisLength) -> Double? {
        switch property {
        case .length: length
        case .minimum: minimum
        case .maximum: maximum
        }
    }

    /// Pins an anchor of the box to a coordinate. The value that is set first stays.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    mutating func pin(_ anchor: AxisAnchor, at coordinate: Double) -> Refusal? {
        guard coordinate.isFinite else { return .notFinite }
        switch anchor {
        case .start: return storedCenter.isSet ? .excluded : storedStart.keep(coordinate)
        case .end: return storedCenter.isSet ? .excluded : storedEnd.keep(coordinate)
        case .center:
            if storedStart.isSet || storedEnd.isSet { return .excluded }
            return storedCenter.keep(coordinate)
        }
    }

    /// Sets a length or a limit of it. The value that is set first stays.
    @inline(__always)
    mutating func set(_ property: AxisLength, to value: Double) -> Refusal? {
        guard value >= 0, value.isFinite else { return .notALength }
        switch property {
        case .length: return storedLength.keep(value)
        case .minimum: return storedMinimum.keep(value) == nil ? nil : .excluded
        case .maximum: return storedMaximum.keep(value) == nil ? nil : .excluded
        }
    }

    /// Turns one edge (or the centre) and a length into two edges, so that margins shrink the box.
    mutating func pinBothEdges() {
        guard !hasBothEdges, let length, let clamped = clamped(length) else { return }
        if let start {
            storedEnd.value = start + clamped
        } else if let end {
            storedStart.value = end - clamped
        } else if let center {
            storedStart.value = center - clamped / 2
            storedEnd.value = center + clamped / 2
            storedCenter.value = nil
        } else {
            return
        }
        storedLength.value = nil
    }
}
