/// What the rules about overriding and optional requirements look up by name, made once for an index.
public struct InheritanceTables: Codable, Sendable {
    /// The direct subclasses of a class, of the package or not, by full names.
    public private(set) var subclasses: [String: [String]] = [:]
    /// The full names of the types with a member that says `override`, by its key (`style()`, `title`).
    public private(set) var overriders: [String: [String]] = [:]
    /// The full names of the types that declare a function with a key, extensions included.
    public private(set) var owners: [String: [String]] = [:]
    /// Optional requirements by their base names: the full name of the protocol, and the requirement.
    public private(set) var optionals: [String: [OptionalRequirement]] = [:]

    /// The names of all variables of types.
    public private(set) var variables: Set<String> = []

    /// How many members of types have a name.
    public private(set) var memberCounts: [String: Int] = [:]

    /// Tables of nothing.
    public init() {}

    init(_ index: SourceIndex) {
        for (name, info) in index.types.sorted(by: { $0.key < $1.key }) {
            if let declaration = info.declaration { add(declaration, name, in: index) }
            for item in [info.declaration].compactMap({ $0 }) + info.extensions.map(\.declaration) {
                for member in item.members {
                    memberCounts[member.name, default: 0] += 1
                    if member.modifiers.contains("override") {
                        overriders[member.key, default: []].append(name)
                    }
                    if member.kind == .variable { variables.insert(member.name) }
                    if member.kind == .function, owners[member.key]?.last != name {
                        owners[member.key, default: []].append(name)
                    }
                }
            }
        }
    }

    private mutating func add(_ declaration: TypeDeclaration, _ name: String, in index: SourceIndex) {
        if declaration.kind == .class, let first = declaration.inherited.first {
            let superclass = index.fullName(first, in: declaration.parent ?? "") ?? SourceIndex.plain(first)
            if superclass != name { subclasses[superclass, default: []].append(name) }
        }
        if declaration.kind == .protocol {
            for member in declaration.members where member.isOptional {
                optionals[member.name, default: []].append(OptionalRequirement(type: name, member: member))
            }
        }
    }

    /// All classes below a class, each after its superclass; also where source says that a class inherits itself.
    public func descendants(of name: String) -> [String] {
        var found: [String] = []
        var seen: Set<String> = [name]
        var open = [name]
        while let current = open.popLast() {
            for next in (subclasses[current] ?? []).reversed() where seen.insert(next).inserted {
                found.append(next)
                open.append(next)
            }
        }
        return found
    }
}

/// A requirement that a class may leave out.
public struct OptionalRequirement: Codable, Hashable, Sendable {
    /// The full name of the protocol.
    public var type: String
    /// The requirement.
    public var member: Member
}
