/// One of the two directions in which boxes are measured and placed.
public enum Axis: Hashable, Sendable, CaseIterable {
    /// Left to right: x and width.
    case horizontal
    /// Top to bottom: y and height.
    case vertical

    /// The other axis.
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which lines of text, and so rows of boxes, run.
public enum LayoutDirection: Hashable, Sendable {
    /// From left to right, as English is written.
    case leftToRight
    /// From right to left, as Arabic and Hebrew are written.
    case rightToLeft
}

/// The axes along which boxes flow, and from which end of each they start.
public struct FlowAxes: Hashable, Sendable {
    /// The axis along which boxes follow each other.
    public var main: Axis
    /// Whether the flow starts at the right or the bottom.
    public var isMainReversed: Bool
    /// Whether lines start at the right or the bottom of the cross axis.
    public var isCrossReversed: Bool

    /// The axis on which lines follow each other.
    public var cross: Axis { main.cross }

    /// Creates axes from the main one and the two flags.
    public init(main: Axis, isMainReversed: Bool = false, isCrossReversed: Bool = false) {
        self.main = main
        self.isMainReversed = isMainReversed
        self.isCrossReversed = isCrossReversed
    }

    /// Whether the flow starts at the upper edge (right or bottom) of an axis.
    public func isReversed(_ axis: Axis) -> Bool { axis == main ? isMainReversed : isCrossReversed }
}
