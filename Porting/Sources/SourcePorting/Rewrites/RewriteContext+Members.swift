import SwiftSyntax

extension RewriteContext {
    /// Adds a member to a body, on the line of its closing brace.
    mutating func addMember(_ text: String, before brace: TokenSyntax) {
        let offset = brace.range.lowerBound
        var lead = ""
        if openedBodies.insert(offset).inserted {
            let last = brace.previousToken(viewMode: .sourceAccurate)
            let isOnLine =
                !brace.leadingTrivia.containsNewline && last?.trailingTrivia.containsNewline != true
            if isOnLine, let last, last.text != ";", last.text != "{" {
                lead = "; "
            } else if brace.leadingTrivia.isEmpty {
                lead = " "
            }
        }
        edits.insert(lead + text + "; ", at: offset)
    }
}

extension Trivia {
    var containsNewline: Bool { contains { $0.isNewline } }
}

extension MemberBlockItemListSyntax {
    /// The members without those between `#if` and `#endif` that iOS does not compile.
    func active(in options: PortOptions) -> [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let region = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return BuildConditions(options: options).activeClauses(of: region).flatMap { clause in
                guard case .decls(let members)? = clause.elements else { return [DeclSyntax]() }
                return members.active(in: options)
            }
        }
    }
}

extension DeclSyntax {
    /// The modifier with a name.
    func modifier(_ name: String) -> DeclModifierSyntax? {
        asProtocol(WithModifiersSyntax.self)?.modifiers.first { $0.name.text == name && $0.detail == nil }
    }

    /// The token of the declared name.
    var nameToken: TokenSyntax? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.name }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        }
        return nil
    }

    /// The body of a function or of a property's accessors.
    var bodySyntax: Syntax? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.body.map { Syntax($0) } }
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.accessorBlock.map { Syntax($0) }
        }
        if let member = self.as(SubscriptDeclSyntax.self) { return member.accessorBlock.map { Syntax($0) } }
        return nil
    }
}

extension Syntax {
    /// The full name of the type that a declaration of a type or an extension belongs to.
    func typeName(in context: RewriteContext) -> String? {
        guard let name = declaredTypeName else { return nil }
        if `is`(ExtensionDeclSyntax.self) {
            return context.index.fullName(name, in: nil) ?? SourceIndex.plain(name)
        }
        let (outer, isLocal) = enclosingTypeName
        if isLocal { return nil }
        return outer.map { (context.index.fullName($0, in: nil) ?? $0) + "." + name } ?? name
    }
}
