import Foundation

extension UIImage {
    /// A symbol by its system name, drawn by the kit itself.
    ///
    /// For names of the system that the kit does not draw the symbol is a dashed box with the initials; nil for other names.
    /// ``missingSymbolNames`` lists both.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol by its system name in a size, weight and colours; nil for names that are not the system's.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbolNamed: name, configuration, Traits.current)
    }

    /// A symbol by its system name for certain traits; nil for names that are not the system's.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        var traits = Traits.current
        if let scale = traitCollection?.displayScale, scale > 0 { traits.scale = scale }
        self.init(symbolNamed: name, nil, traits)
    }

    /// A symbol whose parts show a value from 0 to 1, as far as it has such parts.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        var traits = Traits.current
        traits.symbolValue = variableValue.isFinite ? min(max(variableValue, 0), 1) : nil
        self.init(symbolNamed: name, configuration, traits)
    }

    private convenience init?(symbolNamed name: String, _ configuration: Configuration?, _ traits: Traits) {
        guard let symbol = SymbolLibrary.symbol(named: name) else {
            MissingSymbols.report(name)
            return nil
        }
        if symbol.isPlaceholder { MissingSymbols.report(name) }
        self.init(symbol, configuration as? SymbolConfiguration, traits)
    }

    /// A symbol as a configuration says.
    convenience init(_ symbol: Symbol, _ configuration: SymbolConfiguration?, _ traits: Traits) {
        var traits = traits
        traits.symbolConfiguration = configuration
        var look = configuration?.look ?? Symbol.Look()
        look.value = traits.symbolValue
        let content = SymbolContent(symbol, look, pixelScale: max(1, traits.scale))
        self.init(.symbol(content), traits)
    }

    /// A plus sign in a circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// A minus sign in a circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// A check mark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    /// A check mark with an outline.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    /// The sign of actions.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}

extension UIImage.Traits {
    /// Those of a new picture under the current traits.
    static var current: UIImage.Traits {
        UIImage.Traits(scale: max(1, UITraitCollection.current.displayScale))
    }
}
