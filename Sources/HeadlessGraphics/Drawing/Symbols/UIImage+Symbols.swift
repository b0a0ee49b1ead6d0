import Foundation

extension UIImage {
    /// A symbol by its system name, drawn by the kit itself; nil for names it does not draw.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol by its system name in a size and weight, drawn by the kit itself; nil for names it does not
    /// draw.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = SymbolLibrary.symbol(named: name) else {
            MissingSymbols.report(name)
            return nil
        }
        let traits = Traits(scale: max(1, UITraitCollection.current.displayScale))
        self.init(symbol, configuration as? SymbolConfiguration, traits)
    }

    /// A symbol by its system name for certain traits; nil for names the kit does not draw.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol whose parts show a value from 0 to 1; all of it is drawn here.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
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
