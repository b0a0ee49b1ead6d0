internal import LayoutCore
import Foundation

/// The symbols that the kit draws, by the names of system symbols.
package enum SymbolLibrary {
    /// Whether a symbol of a name is drawn here or was registered by the app.
    package static func contains(_ name: String) -> Bool {
        guard let symbol = symbol(named: name) else { return false }
        return !symbol.isPlaceholder
    }

    /// The symbol of a name: that of the app, that of the library, or a placeholder for another symbol of the system; nil
    /// for other names.
    static func symbol(named name: String) -> Symbol? {
        lock.lock()
        defer { lock.unlock() }
        if let found = symbols[name] { return found }
        let symbol = make(name)
        symbols[name] = .some(symbol)
        return symbol
    }

    private static let lock = NSLock()
    /// What was looked up, with nil for names without a symbol; read and written under `lock` alone.
    nonisolated(unsafe) private static var symbols: [String: Symbol?] = [:]
    /// The app's symbols, read and written under `lock` alone.
    nonisolated(unsafe) private static var registered: [String: Symbol] = [:]

    /// Makes symbols of an app found by their names, before those of the library.
    static func register(_ new: [Symbol]) {
        lock.withLock {
            for symbol in new {
                registered[symbol.name] = symbol
                symbols[symbol.name] = .some(symbol)
            }
        }
    }

    /// Removes symbols of an app.
    static func unregister(_ names: [String]) {
        lock.withLock {
            for name in names {
                registered[name] = nil
                symbols[name] = nil
            }
        }
    }

    private static func make(_ name: String) -> Symbol? {
        if let own = registered[name] { return own }
        if let form = SymbolNames.form(of: name), form.isSymbol {
            return Symbol(name, isMirrored: SymbolNames.isMirrored(name)) { weight, scale in
                SymbolComposer(weight, scale).artwork(of: form)
            }
        }
        guard KnownSymbolNames.contains(name) else { return nil }
        return Symbol(placeholder: name)
    }
}
