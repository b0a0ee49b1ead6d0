/// How the scrolling of one section of a compositional layout decelerates and bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// How soon the scrolling of a section comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the speed that is left after a millisecond; 0 where the behaviour decides.
        public let rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate that fits the section's scrolling behaviour.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The rate of scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// A faster rate.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Whether the content of a section may be dragged beyond its ends.
    public enum Bounce: Int, Hashable, Sendable {
        /// Where the content is longer than what is seen of it, or the behaviour needs it.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How soon the scrolling comes to rest. Automatic by default.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether the content may be dragged beyond its ends. Automatic by default.
    open var bounce = Bounce.automatic

    /// Creates properties with the defaults.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Properties with the same values.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}
