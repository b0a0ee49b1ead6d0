/// A position that tabs lead to.
public struct TabStop: Hashable, Sendable {
    /// How the text after the tab is aligned at the position.
    public enum Alignment: Hashable, Sendable {
        case left, center, right
        /// The decimal point lies there.
        case decimal
    }

    /// The distance from the paragraph's leading edge, in points.
    public var location: Double
    /// How the text is aligned there.
    public var alignment: Alignment

    /// Creates a stop.
    public init(location: Double, alignment: Alignment = .left) {
        self.location = location
        self.alignment = alignment
    }
}
