/// The shadow of a background.
public struct UIShadowProperties: Hashable {
    /// The colour. Black by default.
    public var color = UIColor.black
    /// The opacity from 0 to 1. None, 0, by default.
    public var opacity: CGFloat = 0
    /// How far the shadow is blurred, in points. 3 by default.
    public var radius: CGFloat = 3
    /// How far the shadow lies from the background, in points. 3 points above by default.
    public var offset = CGSize(width: 0, height: -3)
    /// The shape that throws the shadow; nil is that of the background.
    public var path: UIBezierPath?

    /// Creates the properties of no shadow.
    public init() {}

    /// Whether both describe the same shadow.
    public static func == (a: Self, b: Self) -> Bool {
        a.color == b.color && a.opacity == b.opacity && a.radius == b.radius && a.offset == b.offset
            && a.path == b.path
    }

    /// Hashes what is cheap to hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(radius)
    }
}
