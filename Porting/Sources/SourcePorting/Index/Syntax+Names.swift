import SwiftSyntax

extension AttributeListSyntax {
    /// The names of the attributes, also of those between `#if` and `#endif`.
    public var allNames: [String] {
        flatMap { element -> [String] in
            if case .attribute(let attribute) = element { return [attribute.name] }
            guard case .ifConfigDecl(let decl) = element else { return [] }
            return decl.clauses.flatMap { clause -> [String] in
                guard case .attributes(let inner)? = clause.elements else { return [] }
                return inner.allNames
            }
        }
    }

    /// The name in `@objc(name)`, with its colons.
    public var objcName: String? {
        for element in self {
            if case .attribute(let attribute) = element, attribute.name == "objc",
                let arguments = attribute.arguments
            {
                return arguments.trimmedDescription.filter { !$0.isWhitespace }
            }
        }
        return nil
    }
}

extension AttributeListSyntax {
    /// Whether one of them is `@available(*, unavailable)`.
    var isUnavailable: Bool {
        contains { element in
            guard case .attribute(let attribute) = element, attribute.name == "available",
                case .availability(let list)? = attribute.arguments
            else { return false }
            let words = list.map { $0.argument.trimmedDescription }
            return words.first == "*" && words.contains("unavailable")
        }
    }
}

extension AttributeSyntax {
    /// The name without `@` and arguments.
    public var name: String { attributeName.trimmedDescription }
}

extension TypeSyntax {
    /// The type as written without attributes and without `any`.
    var bare: String {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.bare }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.bare }
        return trimmedDescription
    }
}

extension AccessorBlockSyntax {
    /// Whether it has a getter and nothing that assigns.
    var isReadOnly: Bool {
        guard case .accessors(let list) = accessors else { return true }
        let assigning = ["set", "didSet", "willSet", "_modify", "unsafeMutableAddress", "init"]
        return !list.contains { assigning.contains($0.accessorSpecifier.text) }
    }
}

extension ExprSyntax {
    /// `Card` in `Card()` and `Card(frame: .zero)`: the type of a variable without annotation.
    var constructedType: String? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.typeName }
        if let cast = self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
            return cast.type.trimmedDescription
        }
        return nil
    }

    /// `Outer.Inner` where the expression is a name that begins with a capital letter, or names of that kind.
    var typeName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
            let name = reference.baseName.text
            return name.first?.isUppercase == true ? name : nil
        }
        if let access = self.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil,
            access.declName.baseName.text.first?.isUppercase == true, let base = access.base?.typeName
        {
            return base + "." + access.declName.baseName.text
        }
        if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.typeName }
        return nil
    }
}

extension Syntax {
    /// The name of the type around a node (`Outer.Inner`), and whether a function lies between them or further out.
    var enclosingTypeName: (name: String?, isLocal: Bool) {
        var names: [String] = []
        var node = parent
        while let current = node {
            if let name = current.declaredTypeName {
                names.append(name)
                if current.is(ExtensionDeclSyntax.self) { break }
            } else if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return (names.isEmpty ? nil : names.reversed().joined(separator: "."), true)
            }
            node = current.parent
        }
        return (names.isEmpty ? nil : names.reversed().joined(separator: "."), false)
    }

    /// The name that a node declares as a type, or that it extends.
    var declaredTypeName: String? {
        switch kind {
        case .classDecl: self.as(ClassDeclSyntax.self)?.name.text
        case .structDecl: self.as(StructDeclSyntax.self)?.name.text
        case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text
        case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text
        case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text
        case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        default: nil
        }
    }
}
