/// What the rewrites need to know of the kit's public declarations: classes, what subclasses may override, protocols with
/// their optional requirements, and names.
///
/// It is generated from the kit's sources (`Scripts/kit-surface --update`), so that no rewrite reads the kit itself.
public struct KitSurface: Sendable {
    /// Classes by name; nested ones as `Outer.Inner`.
    public internal(set) var classes: [String: KitClass] = [:]
    /// Protocols by name.
    public internal(set) var protocols: [String: KitProtocol] = [:]
    /// Structures, enumerations and type aliases by name; the value is what an alias stands for.
    public internal(set) var types: [String: String] = [:]
    /// The base names of functions and variables outside of types.
    public internal(set) var globals: Set<String> = []

    /// The names of the protocols that have an optional requirement, by its key (`tableView(_:didSelectRowAt:)`).
    public private(set) var optionalOwners: [String: [String]] = [:]
    /// The keys of optional methods by their base names.
    public private(set) var optionalKeys: [String: [String]] = [:]

    /// A surface without declarations.
    public init() {}

    /// The surface of the kit that this tool was built with.
    public static let current = KitSurface(reading: kitSurfaceText)

    /// The base names of all members of classes.
    public private(set) var memberNames: Set<String> = []

    /// Fills the tables of names.
    mutating func listNames() {
        for type in classes.values {
            for key in type.open.union(type.fixed) { memberNames.insert(String(key.prefix { $0 != "(" })) }
        }
        for type in protocols.values.sorted(by: { $0.name < $1.name }) {
            for requirement in type.requirements where requirement.isOptional {
                if optionalOwners[requirement.key] == nil, requirement.key.hasSuffix(")") {
                    optionalKeys[String(requirement.key.prefix { $0 != "(" }), default: []].append(
                        requirement.key)
                }
                optionalOwners[requirement.key, default: []].append(type.name)
            }
        }
    }

    /// Whether the kit declares a type of this name.
    public func declares(_ type: String) -> Bool {
        classes[type] != nil || protocols[type] != nil || types[type] != nil
    }

    /// The class and its superclasses, the nearest first; empty where the kit has no such class.
    public func lineage(of name: String) -> [KitClass] {
        var found: [KitClass] = []
        var next: String? = name
        while let name = next, let type = classes[types[name] ?? name], found.count < 32 {
            found.append(type)
            next = type.superclass
        }
        return found
    }

    /// Whether objects of the class are `NSObject`s of the kit or Foundation.
    public func isObject(_ name: String) -> Bool {
        name == "NSObject" || lineage(of: name).last?.superclass == "NSObject"
    }

    /// Whether a subclass of the class may override the member `key`.
    public func isOpen(_ key: String, in name: String) -> Bool {
        lineage(of: name).contains { $0.open.contains(key) }
    }

    /// The protocol and those it refines.
    public func refined(by name: String) -> [KitProtocol] {
        var found: [KitProtocol] = []
        var waiting = [name]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let type = protocols[next] else { continue }
            found.append(type)
            waiting += type.inherited
        }
        return found
    }

    /// The names of all protocols to which the class conforms.
    public func conformances(of name: String) -> Set<String> {
        Set(lineage(of: name).flatMap { $0.conformances.flatMap { refined(by: $0).map(\.name) } })
    }
}

/// A public class of the kit.
public struct KitClass: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// The superclass, if any.
    public var superclass: String?
    /// The protocols it adopts, in its declaration or in extensions.
    public var conformances: [String] = []
    /// Whether its members belong to the main actor.
    public var isMainActor = false
    /// Whether other modules may subclass it.
    public var isOpen = false
    /// The keys of its members that subclasses may override: `layoutSubviews()`, `text`, `sizeThatFits(_:)`.
    public var open: Set<String> = []
    /// The keys of its other members, extensions included.
    public var fixed: Set<String> = []

    /// Whether it has members of a name, whatever their labels.
    func declares(_ name: String) -> Bool {
        let start = name + "("
        return open.contains { $0 == name || $0.hasPrefix(start) }
            || fixed.contains { $0 == name || $0.hasPrefix(start) }
    }
    /// The labels of its initialisers, such as `init(frame:)`, that are `required`.
    public var required: Set<String> = []
    /// The keys of all its initialisers.
    public var initializers: Set<String> = []
}

/// A public protocol of the kit.
public struct KitProtocol: Sendable, Equatable {
    /// Its name.
    public var name: String
    /// The protocols that it refines.
    public var inherited: [String] = []
    /// Whether its requirements belong to the main actor.
    public var isMainActor = false
    /// Its requirements.
    public var requirements: [KitRequirement] = []
}

/// A requirement of a protocol.
public struct KitRequirement: Sendable, Equatable {
    /// Its name with labels: `tableView(_:heightForRowAt:)`.
    public var key: String
    /// The declaration without comments, attributes of the compiler and accessors' bodies.
    public var text: String
    /// Whether the kit has a default, as iOS has for optional requirements.
    public var isOptional: Bool
}
