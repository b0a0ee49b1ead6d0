/// One of the two directions in which boxes are measured and placed.
public enum Axis: Hashable, Sendable, CaseIterable {
    /// Left to right: x and width.
    case horizontal
    /// Top to bottom: y and height.
    case vertical

    /// The other axis.
    public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
