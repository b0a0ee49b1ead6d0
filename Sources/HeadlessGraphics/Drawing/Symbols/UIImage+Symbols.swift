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
        let look = (configuration as? SymbolConfiguration)?.look ?? Symbol.Look()
        self.init(.symbol(symbol, look), Traits(scale: max(1, UITraitCollection.current.displayScale)))
    }

    /// A symbol by its system name for certain traits; nil for names the kit does not draw.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }
}
