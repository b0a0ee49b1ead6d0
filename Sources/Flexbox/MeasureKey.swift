internal import LayoutCore

/// A ``SizingRequest`` as the cache compares it: available spaces are packed into numbers, infinite for max-content and
/// negative infinite for min-content.
struct MeasureKey {
    let known: Extents
    let available: Size
    let containingBlockSize: Extents
    private let flags: Flags
    let performsLayout: Bool

    /// The parts of a request that a measurement in another available space must share.
    private struct Flags: Equatable {
        var indefiniteAxes: AxisSet
        var unclampedAxes: AxisSet
        var heightMode: HeightMode
        /// Edges at "start" and "end" are others in the other direction.
        var direction: LayoutDirection
    }

    init(_ request: SizingRequest) {
        known = request.known
        available = request.available.limits
        containingBlockSize = request.containingBlockSize
        flags = Flags(
            indefiniteAxes: request.indefiniteAxes, unclampedAxes: request.unclampedAxes,
            heightMode: request.heightMode, direction: request.direction)
        performsLayout = request.performsLayout
    }

    var isHeightExact: Bool { flags.heightMode == .exact }

    /// Whether the width is to be found in unlimited space: results in smaller spaces may follow from such a result.
    var isUnlimited: Bool {
        !performsLayout && known.width == nil && available.width == .infinity
            && available.height == .infinity
    }

    /// Whether two keys are of the same request.
    func isSame(as other: MeasureKey) -> Bool {
        known.isSame(as: other.known) && available == other.available
            && containingBlockSize.isSame(as: other.containingBlockSize)
            && performsLayout == other.performsLayout && flags == other.flags
    }

    /// Whether this is a measurement, whose request differs from another one only in extents and available space.
    func isComparable(to other: MeasureKey) -> Bool {
        !performsLayout && containingBlockSize.isSame(as: other.containingBlockSize)
            && flags == other.flags
    }

    /// The known extent, or the available space for it.
    func limit(on axis: Axis) -> Double { known[axis] ?? available[axis] }
}

extension SizingRequest {
    /// Whether two requests are the same.
    func isSame(as other: SizingRequest) -> Bool { MeasureKey(self).isSame(as: MeasureKey(other)) }
}
