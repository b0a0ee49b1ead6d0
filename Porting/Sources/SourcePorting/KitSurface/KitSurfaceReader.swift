import SwiftParser
import SwiftSyntax

/// Reads the public declarations of a module's sources into a ``KitSurface``.
public struct KitSurfaceReader {
    /// What was read so far.
    public private(set) var surface = KitSurface()
    /// Members that extensions of a type or protocol declare, by its name.
    private var extended: [String: Set<String>] = [:]
    private var adopted: [String: Set<String>] = [:]

    /// A reader that has read nothing.
    public init() {}

    /// Reads one file.
    public mutating func read(_ source: String) {
        read(Parser.parse(source: source).statements.map(\.item), in: [])
    }

    /// Connects extensions with what they extend; called once, after all files.
    public mutating func finish() {
        for (name, keys) in extended {
            if var type = surface.classes[name] {
                type.fixed.formUnion(keys.filter { !$0.hasPrefix("init(") && !type.open.contains($0) })
                type.initializers.formUnion(keys.filter { $0.hasPrefix("init(") })
                surface.classes[name] = type
            }
            if var type = surface.protocols[name] {
                for index in type.requirements.indices where keys.contains(type.requirements[index].key) {
                    type.requirements[index].isOptional = true
                }
                surface.protocols[name] = type
            }
        }
        for (name, protocols) in adopted where surface.classes[name] != nil {
            let known = Set(surface.classes[name]?.conformances ?? [])
            surface.classes[name]?.conformances += protocols.subtracting(known).sorted()
        }
        for name in surface.classes.keys {
            // The first inherited name is the superclass only where it names a class.
            guard let type = surface.classes[name], let first = type.superclass else { continue }
            if surface.classes[first] == nil, first != "NSObject", !Self.foreignClasses.contains(first) {
                surface.classes[name]?.superclass = nil
                surface.classes[name]?.conformances.append(first)
            }
        }
    }

    /// Classes of Foundation that the kit's inherit from.
    private static let foreignClasses: Set<String> = [
        "NSObject", "NSMutableAttributedString", "NSAttributedString", "Formatter", "XCTestCase", "Operation",
    ]
}

extension KitSurfaceReader {
    private mutating func read(_ items: [CodeBlockItemSyntax.Item], in path: [String]) {
        for item in items {
            if let declaration = item.as(DeclSyntax.self) { read(declaration, in: path) }
        }
    }

    private mutating func read(_ declaration: DeclSyntax, in path: [String]) {
        if let region = declaration.as(IfConfigDeclSyntax.self) {
            for clause in region.clauses {
                switch clause.elements {
                case .statements(let statements): read(statements.map(\.item), in: path)
                case .decls(let members): for member in members { read(member.decl, in: path) }
                default: continue
                }
            }
        } else if let type = declaration.as(ClassDeclSyntax.self) {
            if type.modifiers.isPublic { read(type, in: path) }
        } else if let type = declaration.as(ProtocolDeclSyntax.self) {
            if type.modifiers.isPublic { read(type) }
        } else if let type = declaration.as(ExtensionDeclSyntax.self) {
            read(type)
        } else if let type = declaration.asProtocol(NamedDeclSyntax.self), declaration.isValueType {
            guard declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.isPublic == true else { return }
            let name = (path + [type.name.text]).joined(separator: ".")
            surface.types[name] = declaration.as(TypeAliasDeclSyntax.self)?.initializer.value.oneLine ?? name
            if let group = declaration.asProtocol(DeclGroupSyntax.self) {
                for member in group.memberBlock.members { read(member.decl, in: path + [type.name.text]) }
            }
        } else if path.isEmpty, declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.isPublic == true {
            surface.globals.formUnion(declaration.memberKeys.map { $0.prefix { $0 != "(" } }.map(String.init))
        }
    }

    private mutating func read(_ type: ClassDeclSyntax, in path: [String]) {
        let name = (path + [type.name.text]).joined(separator: ".")
        var result = surface.classes[name] ?? KitClass(name: name)
        let inherited = type.inheritanceClause?.names ?? []
        result.superclass = inherited.first
        result.conformances += inherited.dropFirst()
        result.isOpen = type.modifiers.contains { $0.name.text == "open" }
        result.isMainActor = type.attributes.names.contains("MainActor")
        for member in type.memberBlock.members.flattened {
            read(member, into: &result, path: path + [type.name.text])
        }
        surface.classes[name] = result
    }

    private mutating func read(_ member: DeclSyntax, into type: inout KitClass, path: [String]) {
        guard let modifiers = member.asProtocol(WithModifiersSyntax.self)?.modifiers, modifiers.isPublic
        else { return }
        if member.is(InitializerDeclSyntax.self) {
            type.initializers.formUnion(member.memberKeys)
            if modifiers.contains(where: { $0.name.text == "required" }) {
                type.required.formUnion(member.memberKeys)
            }
        } else if member.asProtocol(NamedDeclSyntax.self) != nil, !member.is(FunctionDeclSyntax.self) {
            read(member, in: path)
        } else if modifiers.contains(where: { $0.name.text == "open" }) {
            type.open.formUnion(member.memberKeys)
        } else {
            type.fixed.formUnion(member.memberKeys)
        }
    }

    private mutating func read(_ type: ProtocolDeclSyntax) {
        var result = KitProtocol(name: type.name.text)
        result.inherited = (type.inheritanceClause?.names ?? []).filter { $0 != "AnyObject" }
        result.isMainActor = type.attributes.names.contains("MainActor")
        for member in type.memberBlock.members.flattened {
            guard let key = member.memberKeys.first else { continue }
            result.requirements.append(
                KitRequirement(key: key, text: member.signatureText, isOptional: false))
        }
        surface.protocols[result.name] = result
    }

    private mutating func read(_ type: ExtensionDeclSyntax) {
        let name = type.extendedType.trimmedDescription
        adopted[name, default: []].formUnion(type.inheritanceClause?.names ?? [])
        let isPublic = type.modifiers.isPublic
        for member in type.memberBlock.members.flattened {
            let modifiers = member.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
            guard isPublic || modifiers.isPublic else { continue }
            if member.asProtocol(NamedDeclSyntax.self) != nil, !member.is(FunctionDeclSyntax.self) {
                read(member, in: name.split(separator: ".").map(String.init))
            } else {
                extended[name, default: []].formUnion(member.memberKeys)
            }
        }
    }
}
