import SwiftParser
import SwiftSyntax

/// What it takes to declare a member of an extension once more, in the body of the class, and to forward to it.
public struct MemberHead: Codable, Hashable, Sendable {
    /// The attributes to repeat, each followed by a space. Those of the Objective-C runtime are not among them.
    public var attributes = ""
    /// `public `, `open ` ... or nothing: the member's own, else its extension's.
    public var access = ""
    /// Other modifiers to repeat: `class `, `nonisolated `.
    public var modifiers = ""
    /// `func`, `var` or `subscript`.
    public var keyword = ""
    /// The name without labels.
    public var name = ""
    /// Everything between the name and the body, in one line: `(_ x: Int = 0) throws -> Int`, `: String`.
    public var rest = ""
    /// The same without default values.
    public var requirement = ""
    /// The arguments of a forwarding call: `(x, at: y)`; for subscripts in brackets; empty for properties.
    public var arguments = ""
    /// `try `, `await ` or both.
    public var effects = ""
    /// The accessors of a property or subscript: `get`, `set`, `willSet`, `didSet`.
    public var accessors: [String] = []
    /// The type of a property.
    public var type = ""
    /// Whether arguments cannot be passed on: variadic ones.
    public var isClosed = false

    /// Whether it belongs to the metatype.
    public var isStatic: Bool { modifiers.contains("class ") || modifiers.contains("static ") }
    /// Whether a property has observers in place of accessors.
    public var hasObservers: Bool { accessors.contains("didSet") || accessors.contains("willSet") }
    /// Whether it is `private` or `fileprivate`.
    public var isPrivate: Bool { access.contains("private") }

    /// Reads a function, property or subscript; nil for others and for properties without a name or type.
    init?(_ declaration: DeclSyntax, extensionModifiers: DeclModifierListSyntax? = nil) {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            keyword = "func"
            name = function.name.text
            read(function)
        } else if let member = declaration.as(SubscriptDeclSyntax.self) {
            keyword = "subscript"
            name = "subscript"
            read(member)
        } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let annotation = binding.typeAnnotation,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        {
            keyword = "var"
            name = pattern.identifier.text
            type = annotation.type.oneLine
            rest = ": " + type
            requirement = rest
            accessors = Self.accessors(of: binding.accessorBlock)
            if binding.initializer != nil { accessors = ["get", "set"] }
        } else {
            return nil
        }
        guard let holder = declaration.asProtocol(WithAttributesSyntax.self),
            let modified = declaration.asProtocol(WithModifiersSyntax.self)
        else { return nil }
        for case .attribute(let attribute) in holder.attributes
        where !Self.runtimeAttributes.contains(attribute.name) {
            attributes += attribute.oneLine + " "
        }
        read(modified.modifiers, extensionModifiers)
    }

    /// The heads of a body's members by the members' offsets.
    static func heads(
        of members: MemberBlockItemListSyntax, modifiers: DeclModifierListSyntax
    ) -> [Int: MemberHead] {
        var heads: [Int: MemberHead] = [:]
        for declaration in members.flattened {
            heads[declaration.range.lowerBound] = MemberHead(declaration, extensionModifiers: modifiers)
        }
        return heads
    }

    private mutating func read(_ own: DeclModifierListSyntax, _ extended: DeclModifierListSyntax?) {
        for modifier in own where modifier.detail == nil {
            let word = modifier.name.text
            if Self.accessWords.contains(word) { access = word + " " }
            if ["class", "static", "nonisolated", "mutating"].contains(word) { modifiers += word + " " }
        }
        guard access.isEmpty, let extended else { return }
        for modifier in extended where Self.accessWords.contains(modifier.name.text) {
            access = modifier.name.text + " "
        }
    }

    private mutating func read(_ function: FunctionDeclSyntax) {
        let parameters = function.signature.parameterClause.parameters
        var parts = Self.parts(of: parameters)
        isClosed = parts.isClosed
        let generics = function.genericParameterClause?.oneLine ?? ""
        var tail = ""
        if let effect = function.signature.effectSpecifiers {
            tail += " " + effect.oneLine
            if effect.throwsClause != nil { effects = "try " }
            if effect.asyncSpecifier != nil { effects += "await " }
        }
        if let result = function.signature.returnClause { tail += " " + result.oneLine }
        if let conditions = function.genericWhereClause { tail += " " + conditions.oneLine }
        rest = generics + "(" + parts.full + ")" + tail
        requirement = generics + "(" + parts.bare + ")" + tail
        parts.arguments = "(" + parts.arguments + ")"
        arguments = parts.arguments
    }

    private mutating func read(_ member: SubscriptDeclSyntax) {
        let parts = Self.parts(of: member.parameterClause.parameters, isSubscript: true)
        isClosed = parts.isClosed
        rest = "(" + parts.full + ") " + member.returnClause.oneLine
        requirement = rest
        arguments = parts.arguments
        type = member.returnClause.type.oneLine
        accessors = Self.accessors(of: member.accessorBlock)
    }

    private static let accessWords: Set<String> = [
        "public", "open", "private", "fileprivate", "internal", "package",
    ]
    static let runtimeAttributes: Set<String> = [
        "objc", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
        "NSManaged", "objcMembers",
    ]

    private static func accessors(of block: AccessorBlockSyntax?) -> [String] {
        guard let block else { return [] }
        guard case .accessors(let list) = block.accessors else { return ["get"] }
        return list.map(\.accessorSpecifier.text)
    }

    private struct Parts {
        var full = ""
        var bare = ""
        var arguments = ""
        var isClosed = false
    }

    /// Parameters with and without default values, and the arguments that pass them on.
    private static func parts(of list: FunctionParameterListSyntax, isSubscript: Bool = false) -> Parts {
        var full: [String] = []
        var bare: [String] = []
        var arguments: [String] = []
        var isClosed = false
        for (position, parameter) in list.enumerated() {
            let plain = parameter.with(\.trailingComma, nil)
            var label = parameter.firstName.text
            var inner = parameter.secondName?.text ?? label
            var text = plain.oneLine
            var bareText = plain.with(\.defaultValue, nil).oneLine
            if isSubscript, parameter.secondName == nil { label = "_" }
            if inner == "_" {
                // A name to pass it on by.
                inner = "argument\(position)"
                let head = parameter.firstName.text + " " + inner + ": "
                bareText = head + parameter.type.oneLine
                text = bareText + (parameter.defaultValue.map { " " + $0.oneLine } ?? "")
            }
            full.append(text)
            bare.append(bareText)
            if parameter.ellipsis != nil { isClosed = true }
            let type = parameter.type.oneLine
            let word = inner.isValidSwiftIdentifier(for: .variableName) ? inner : "`\(inner)`"
            var value = type.hasPrefix("inout ") ? "&" + word : word
            if type.contains("@autoclosure") { value += "()" }
            arguments.append(label == "_" ? value : label + ": " + value)
        }
        return Parts(
            full: full.joined(separator: ", "), bare: bare.joined(separator: ", "),
            arguments: arguments.joined(separator: ", "), isClosed: isClosed)
    }
}

extension MemberHead {
    /// The member in a class body, forwarding to `target`: `override func a(_ x: Int) { b(x) }`.
    func forwarding(to target: String, modifier: String = "") -> String {
        let head = attributes + access + modifier + modifiers
        switch keyword {
        case "func":
            return "\(head)func \(name)\(rest) { \(effects)\(target)\(arguments) }"
        case "subscript":
            let value = "self[\(target): \(arguments)]"
            return "\(head)subscript\(rest) { \(Self.accessors(value, accessors)) }"
        default:
            guard hasObservers else {
                return "\(head)var \(name)\(rest) { \(Self.accessors(target, accessors)) }"
            }
            let observers = accessors.filter { $0 == "willSet" || $0 == "didSet" }.map { kind in
                "\(kind) { \(target)_\(kind)(\(kind == "willSet" ? "newValue" : "oldValue")) }"
            }
            return "\(head)var \(name)\(rest) { \(observers.joined(separator: " ")) }"
        }
    }

    private static func accessors(_ value: String, _ kinds: [String]) -> String {
        kinds.contains("set") ? "get { \(value) } set { \(value) = newValue }" : value
    }
}
