// Named as Foundation names them. Foundation's end the program for nested classes on Linux; these hide them in files that import
// the kit alone, and are disfavored in files that import both.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The name of a class: `UIView`, `App.Card`, and, nested, the Objective-C runtime's `_TtCC3App4Card4Part`.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { ObjectiveCName.text(of: aClass) }

/// The class of a name; nil where there is none.
@_disfavoredOverload
public func NSClassFromString(_ aClassName: String) -> AnyClass? { ObjectiveCName.type(named: aClassName) }

/// Classes by the names that they have on iOS.
///
/// `NSStringFromClass` and `NSClassFromString` in a file that imports both Foundation and UIKit are Foundation's, which end the
/// program for nested classes on Linux. A module that declares its own functions of these names, which call these, hides them.
public enum RuntimeClassName {
    /// The name of a class: `UIView`, `App.Card`, `_TtCC3App4Card4Part`.
    public static func text(of type: AnyClass) -> String { ObjectiveCName.text(of: type) }

    /// The class of a name; nil where there is none.
    public static func type(named name: String) -> AnyClass? { ObjectiveCName.type(named: name) }
}

/// Names of classes as the Objective-C runtime has them.
enum ObjectiveCName {
    /// The modules whose classes have names without a module on iOS.
    private static let system = ["HeadlessUIKit", "HeadlessGraphics", "Foundation"]

    static func text(of type: AnyClass) -> String {
        let name = String(reflecting: type)
        let parts = name.split(separator: ".").map(String.init)
        if parts.count == 2 { return system.contains(parts[0]) ? parts[1] : name }
        guard !name.contains("<"), !name.contains("(") else { return name }
        let text = _mangledTypeName(type).flatMap { converted($0) } ?? assumed(parts)
        lock.withLock { nested[text] = type }
        return text
    }

    private static let lock = NSLock()
    /// Nested classes whose names were read.
    nonisolated(unsafe) private static var nested: [String: AnyClass] = [:]

    /// The name of a class within classes: the mangled name may abbreviate repeated words.
    private static func assumed(_ parts: [String]) -> String {
        "_Tt" + String(repeating: "C", count: parts.count - 1)
            + parts.map { "\($0.utf8.count)\($0)" }.joined()
    }

    static func type(named name: String) -> AnyClass? {
        if let known = lock.withLock({ nested[name] }) { return known }
        if name.hasPrefix("_Tt") { return reverted(name).flatMap { _typeByName($0) as? AnyClass } }
        let parts = name.split(separator: ".").map(String.init)
        let candidates = parts.count == 1 ? system.map { [$0, name] } : [parts]
        for candidate in candidates where candidate.count == 2 {
            let mangled = candidate.map { "\($0.utf8.count)\($0)" }.joined() + "C"
            if let type = _typeByName(mangled) as? AnyClass { return type }
        }
        return nil
    }

    /// `3App4CardC4PartC` as `_TtCC3App4Card4Part`; nil for generic classes and those of functions.
    private static func converted(_ mangled: String) -> String? {
        var (kinds, names, rest) = ("", "", Substring(mangled))
        while !rest.isEmpty {
            guard let part = part(&rest) else { return nil }
            names += part
            // The first is the module.
            guard names != part else { continue }
            guard let kind = rest.popFirst(), "CVO".contains(kind) else { return nil }
            kinds = String(kind) + kinds
        }
        return "_Tt\(kinds)\(names)"
    }

    private static func reverted(_ name: String) -> String? {
        var rest = name.dropFirst(3)
        let kinds = rest.prefix { "CVO".contains($0) }
        rest = rest.dropFirst(kinds.count)
        guard var mangled = part(&rest) else { return nil }
        for kind in kinds.reversed() {
            guard let part = part(&rest) else { return nil }
            mangled += part + String(kind)
        }
        return rest.isEmpty ? mangled : nil
    }

    /// A name with its length in front.
    private static func part(_ rest: inout Substring) -> String? {
        let digits = rest.prefix { $0.isNumber }
        guard let count = Int(digits), rest.count >= digits.count + count else { return nil }
        defer { rest = rest.dropFirst(digits.count + count) }
        return String(rest.prefix(digits.count + count))
    }
}
