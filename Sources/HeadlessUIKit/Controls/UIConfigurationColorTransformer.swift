/// Changes a colour before it is shown.
public struct UIConfigurationColorTransformer {
    /// The change.
    public let transform: (UIColor) -> UIColor
    /// What makes two transformers equal: functions cannot be compared.
    private let identity: Identity

    private final class Identity: Sendable {}

    /// Creates a transformer.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// The changed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes a colour gray.
    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in color.resolvedColor(with: traits).gray }
    }

    /// The tint colour that the system prefers. Here the colour itself.
    nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// The tint of a list with symbols of one colour. Here the colour itself.
    nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

extension UIConfigurationColorTransformer: Hashable {
    /// Whether both are copies of one transformer.
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    /// Hashes what makes transformers equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIColor {
    /// The gray of the same lightness.
    fileprivate var gray: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}
