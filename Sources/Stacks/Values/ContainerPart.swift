internal import LayoutCore

/// A part of the size of the nearest container: a scroll view, or the whole layout without its safe area.
public struct ContainerPart: Hashable, Sendable {
    /// The axes on which the part is taken.
    public let axes: AxisSet
    /// Into how many parts the container is divided.
    public let count: Int
    /// How many of them are taken.
    public let span: Int
    /// The spacing between parts.
    public let spacing: Double

    /// Creates a part: the whole by default. Counts below 1 are 1.
    public init(_ axes: AxisSet, count: Int = 1, span: Int = 1, spacing: Double = 0) {
        self.axes = axes
        self.count = max(count, 1)
        self.span = max(span, 1)
        self.spacing = spacing.isLength ? spacing : 0
    }

    /// The length of the part of a length.
    func length(of whole: Double) -> Double {
        let one = (whole - spacing * Double(count - 1)) / Double(count)
        return max(one * Double(span) + spacing * Double(span - 1), 0)
    }
}
