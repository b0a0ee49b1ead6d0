import Foundation

/// Symbols of an app's own, by names.
///
/// ```swift
/// var symbols = SymbolSet()
/// symbols.add("kite", SymbolDrawing(layers: [SymbolDrawing.Layer(path: kite, lineWidth: 8)]))
/// UIImage.registerSymbols(symbols)
/// let image = UIImage(systemName: "kite")
/// ```
public struct SymbolSet: Sendable {
    struct Variant: Sendable {
        var weight: UIImage.SymbolWeight
        var scale: UIImage.SymbolScale
        var drawing: SymbolDrawing
    }

    struct Entry: Sendable {
        var variants: [Variant] = []
        var isMirrored = false
    }

    private(set) var entries: [String: Entry] = [:]

    /// Creates an empty set.
    public init() {}

    /// The names of the symbols, sorted.
    public var names: [String] { entries.keys.sorted() }

    /// Adds a symbol, or the drawing of another weight and scale for a symbol of the set.
    ///
    /// A symbol needs one drawing at least. In weights without a drawing of their own, it is that of the nearest weight
    /// with bolder or lighter lines; filled paths between two drawings of the same steps are interpolated.
    ///
    /// - Parameters:
    ///   - name: The name, which may be one of the system's.
    ///   - drawing: The layers.
    ///   - weight: The weight of the drawing. Regular by default.
    ///   - scale: The scale of the drawing. Medium by default.
    public mutating func add(
        _ name: String, _ drawing: SymbolDrawing, weight: UIImage.SymbolWeight = .regular,
        scale: UIImage.SymbolScale = .medium
    ) {
        let (weight, scale) = (weight.resolved, scale.resolved)
        var entry = entries[name] ?? Entry()
        entry.variants.removeAll { $0.weight == weight && $0.scale == scale }
        entry.variants.append(Variant(weight: weight, scale: scale, drawing: drawing))
        entry.variants.sort { $0.weight.rawValue < $1.weight.rawValue }
        entries[name] = entry
    }

    /// Mirrors a symbol of the set in right-to-left layouts.
    public mutating func mirrorInRightToLeftLayouts(_ name: String) { entries[name]?.isMirrored = true }

    /// The picture of a symbol of the set, whether it is registered or not; nil for other names.
    public func image(named name: String, configuration: UIImage.Configuration? = nil) -> UIImage? {
        guard let symbol = symbol(named: name) else { return nil }
        return UIImage(symbol, configuration as? UIImage.SymbolConfiguration, UIImage.Traits.current)
    }

    func symbol(named name: String) -> Symbol? {
        guard let entry = entries[name], !entry.variants.isEmpty else { return nil }
        return Symbol(name, isMirrored: entry.isMirrored) { weight, scale in
            entry.artwork(weight, scale)
        }
    }
}

extension UIImage {
    /// Makes the symbols of a set found by `UIImage(systemName:)`, before those of the kit of the same names.
    public static func registerSymbols(_ set: SymbolSet) {
        SymbolLibrary.register(set.names.compactMap { set.symbol(named: $0) })
    }

    /// Removes symbols that were registered; names of the system have the kit's symbols again.
    public static func unregisterSymbols(_ names: [String]) { SymbolLibrary.unregister(names) }

    /// The names that `UIImage(systemName:)` was called with for which there is no drawing, sorted. Pictures of them show a
    /// box with the initials, or are nil.
    public static var missingSymbolNames: [String] { MissingSymbols.names }
}
