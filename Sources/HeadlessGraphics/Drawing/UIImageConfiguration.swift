import Foundation

extension UIImage {
    /// Which variant of a picture is meant.
    open class Configuration: NSObject, @unchecked Sendable {
        private final var storedTraits: UITraitCollection?

        /// Creates a configuration without settings.
        public override init() { super.init() }

        /// Creates a configuration for traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init()
            storedTraits = traitCollection
        }

        /// The traits that the variant is for. None by default.
        open var traitCollection: UITraitCollection? { storedTraits }

        /// The configuration with the settings of another over its own.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }

        /// The configuration for traits; that of a symbol stays the same.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let made = Configuration(traitCollection: traitCollection)
            return type(of: self) == Configuration.self ? made as? Self ?? self : self
        }
    }

    /// How bold a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of a font whose text goes with the symbol.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is for its point size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// The same symbol in another size, weight or colour: what the configuration does not set stays. Other pictures are not
    /// changed.
    @discardableResult public final func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let content) = content, let settings = configuration as? SymbolConfiguration
        else { return self }
        let merged = traits.symbolConfiguration?.applying(settings) ?? settings
        return UIImage(content.symbol, merged, traits)
    }

    /// The same symbol in another size, weight or colour; nil for other pictures.
    @discardableResult public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration)
        -> UIImage?
    {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// The symbol with what a view prefers where the picture itself says nothing.
    package final func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, case .symbol(let content) = content else { return self }
        let merged = traits.symbolConfiguration.map { configuration.applying($0) } ?? configuration
        return UIImage(content.symbol, merged, traits)
    }

    /// The size, weight and colours that were set for a symbol; nil where none were.
    public final var symbolConfiguration: SymbolConfiguration? { traits.symbolConfiguration }

    /// The settings of the picture: those of a symbol, else none.
    public final var configuration: Configuration? { traits.symbolConfiguration ?? Configuration() }
}

extension UIFont.Weight {
    /// The weight of a symbol that goes with text in the weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        return weights.min {
            abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
        }
            ?? .regular
    }
}
