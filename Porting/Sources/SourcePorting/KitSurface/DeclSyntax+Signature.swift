import SwiftSyntax

extension DeclModifierListSyntax {
    /// Whether a modifier makes the declaration visible to other modules.
    var isPublic: Bool {
        contains { ($0.name.text == "public" || $0.name.text == "open") && $0.detail == nil }
    }
}

extension AttributeListSyntax {
    /// The names of the attributes.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}

extension InheritanceClauseSyntax {
    /// The types without attributes such as `@preconcurrency`, compositions taken apart.
    var names: [String] {
        inheritedTypes.flatMap { element -> [String] in
            let type = element.type.as(AttributedTypeSyntax.self)?.baseType ?? element.type
            if let composition = type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { $0.type.trimmedDescription }
            }
            return [type.trimmedDescription]
        }
    }
}

extension MemberBlockItemListSyntax {
    /// The members, those in `#if` included.
    var flattened: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let region = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return region.clauses.flatMap { clause -> [DeclSyntax] in
                if case .decls(let members) = clause.elements { return members.flattened }
                return []
            }
        }
    }
}

extension DeclSyntax {
    /// Whether this declares a structure, an enumeration, an actor or an alias.
    var isValueType: Bool {
        `is`(StructDeclSyntax.self) || `is`(EnumDeclSyntax.self) || `is`(ActorDeclSyntax.self)
            || `is`(TypeAliasDeclSyntax.self)
    }

    /// The names with labels of what is declared: `save(_:)`, `title`, `init(frame:)`, `subscript(_:)`; several for
    /// `var a, b: Int`.
    var memberKeys: [String] {
        if let function = self.as(FunctionDeclSyntax.self) {
            return ["\(function.name.text)(\(function.signature.parameterClause.labels))"]
        }
        if let initializer = self.as(InitializerDeclSyntax.self) {
            return ["init(\(initializer.signature.parameterClause.labels))"]
        }
        if let member = self.as(SubscriptDeclSyntax.self) {
            let labels = member.parameterClause.parameters.map {
                $0.secondName == nil ? "_:" : "\($0.firstName.text):"
            }
            return ["subscript(\(labels.joined()))"]
        }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
        }
        return []
    }

    /// The declaration in one line, without comments, attributes, default values and bodies.
    var signatureText: String {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.with(\.attributes, []).with(\.body, nil).oneLine
        }
        if let variable = self.as(VariableDeclSyntax.self) { return variable.with(\.attributes, []).oneLine }
        if let initializer = self.as(InitializerDeclSyntax.self) {
            return initializer.with(\.attributes, []).with(\.body, nil).oneLine
        }
        return oneLine
    }
}

extension FunctionParameterClauseSyntax {
    /// The argument labels, each followed by a colon.
    var labels: String { parameters.map { "\($0.firstName.text):" }.joined() }
}

extension SyntaxProtocol {
    /// The tokens with single spaces where the source had space, without comments.
    var oneLine: String {
        var text = ""
        var gap = false
        for token in tokens(viewMode: .sourceAccurate) {
            let closes = [")", "]", ",", ":"].contains(token.text)
            if gap || !token.leadingTrivia.isEmpty, !text.isEmpty, !closes, !text.hasSuffix("("),
                !text.hasSuffix("[")
            {
                text += " "
            }
            text += token.text
            gap = !token.trailingTrivia.isEmpty
        }
        return text
    }
}
