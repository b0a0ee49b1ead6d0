/// Stores an optional number in eight bytes: `nil` as NaN. A result that is not a number counts as `nil` too.
///
/// An `indefinite` length is `nil` everywhere in this module; requests, boxes and items hold so many of them that
/// sixteen bytes each would show. Pays in `flex growth feed`.
@propertyWrapper
struct Packed {
    private var number: Double

    init(wrappedValue: Double?) { number = wrappedValue ?? .nan }

    var wrappedValue: Double? {
        @inline(__always) get { isNil ? nil : number }
        set { number = newValue ?? .nan }
    }

    /// The packed form, to copy it as it is.
    var projectedValue: Packed {
        get { self }
        set { self = newValue }
    }

    /// Only NaN differs from itself: one comparison, where `isNaN` takes the number apart. Pays in `flex growth feed`.
    @inline(__always)
    private var isNil: Bool { number != number }

    /// Whether two values are equal, or both `nil`.
    func isSame(as other: Packed) -> Bool {
        number == other.number || isNil && other.isNil
    }
}
