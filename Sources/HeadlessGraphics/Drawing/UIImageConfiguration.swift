import Foundation

extension UIImage {
    /// Which variant of a picture is meant.
    open class Configuration: NSObject, @unchecked Sendable {
        /// Creates a configuration without settings.
        public override init() { super.init() }
    }

    /// How bold a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is for its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// How large and how bold a symbol is.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let look: Symbol.Look

        private init(_ look: Symbol.Look) { self.look = look }

        /// Creates a configuration of a point size.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

        /// Creates a configuration of a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }

        /// Creates a configuration of a scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: 17, weight: .unspecified, scale: scale)
        }

        /// Creates a configuration of a point size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }

        /// Creates a configuration of a point size, a weight and a scale; a size that is not above zero
        /// counts as 17.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            let usable = pointSize > 0 && pointSize.isFinite
            self.init(
                Symbol.Look(
                    pointSize: usable ? pointSize : 17, lineWidth: weight.lineWidth, scale: scale.factor))
        }
    }

    /// The same symbol in another size or weight; other pictures are not changed.
    public final func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol, _) = content,
            let look = (configuration as? SymbolConfiguration)?.look
        else { return self }
        return UIImage(.symbol(symbol, look), traits)
    }

    /// The same symbol in another size or weight; other pictures are not changed.
    public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }
}

extension UIImage.SymbolWeight {
    /// The lines' width in a square of 24 units.
    fileprivate var lineWidth: Double {
        switch self {
        case .ultraLight: 0.8
        case .thin: 1.1
        case .light: 1.5
        case .unspecified, .regular: 1.9
        case .medium: 2.2
        case .semibold: 2.5
        case .bold: 2.8
        case .heavy: 3.2
        case .black: 3.6
        }
    }
}

extension UIImage.SymbolScale {
    fileprivate var factor: Double {
        switch self {
        case .small: 0.79
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }
}
