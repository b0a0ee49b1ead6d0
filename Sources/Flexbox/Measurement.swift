internal import LayoutCore

/// The result of a ``SizingRequest``.
struct Measurement {
    /// The border-box size.
    var size: Size
    /// On each axis whose extent was to be found, the smallest available space in which the result is the same:
    /// infinite where that has not been determined.
    var sufficientSpace: Size

    /// A result that holds for the available space of its request alone.
    init(_ size: Size) { self.init(size, sufficientSpace: .infinite) }

    init(_ size: Size, sufficientSpace: Size) {
        self.size = size
        self.sufficientSpace = sufficientSpace
    }
}

extension Size {
    /// Infinite on both axes.
    static let infinite = Size(width: .infinity, height: .infinity)
}
