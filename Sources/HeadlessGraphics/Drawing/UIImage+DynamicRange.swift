extension UIImage {
    /// How bright a picture may be.
    public enum DynamicRange: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// As bright as the display's white.
        case standard = 0
        /// A little brighter.
        case constrainedHigh = 1
        /// As bright as the display can.
        case high = 2
    }

    /// Whether the picture is brighter than the display's white. Never here.
    public final var isHighDynamicRange: Bool { false }

    /// The picture without what is brighter than the display's white: itself.
    @discardableResult public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
