import SwiftSyntax

/// The types of simple expressions, from declarations with written types: `self`, `Card`, `viewModel`, `a.b`.
struct ExpressionTypes {
    let context: RewriteContext

    /// The type of an expression; nil where it is not written anywhere.
    func scope(of expression: ExprSyntax, depth: Int = 0) -> TypeScope? {
        guard depth < 8 else { return nil }
        let expression = expression.unwrappedParentheses
        if expression.is(SuperExprSyntax.self) { return own(expression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return scope(of: chain.expression, depth: depth + 1)
        }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
            return scope(of: unwrap.expression, depth: depth + 1)
        }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) {
            var found = scope(of: generic.expression, depth: depth + 1)
            found?.written = expression.trimmedDescription
            return found
        }
        if let call = expression.as(FunctionCallExprSyntax.self), let name = call.calledExpression.typeName {
            return named(name, at: Syntax(expression))
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name == "self" || name == "Self" || name == "super" { return own(expression) }
            if let type = localType(of: name, around: Syntax(expression)) {
                return named(type, at: Syntax(expression))
            }
            for scope in TypeScope.around(Syntax(expression), in: context) {
                if let found = property(name, of: scope) { return found }
            }
            return expression.typeName.flatMap { named($0, at: Syntax(expression)) }
        }
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            if let name = expression.typeName { return named(name, at: Syntax(expression)) }
            let name = access.declName.baseName.text
            guard let outer = scope(of: base, depth: depth + 1) else { return nil }
            return name == "self" ? outer : property(name, of: outer)
        }
        return nil
    }

    private func own(_ expression: ExprSyntax) -> TypeScope? {
        TypeScope.around(Syntax(expression), in: context).first
    }

    /// A type as it is written at a node: one of the enclosing types keeps its short name.
    private func named(_ name: String, at node: Syntax) -> TypeScope {
        let plain = SourceIndex.plain(name)
        let around = TypeScope.around(node, in: context)
        if var local = around.first(where: { !$0.localMembers.isEmpty && $0.written == plain }) {
            local.written = plain
            return local
        }
        var found = TypeScope(named: plain, in: context, from: around.first?.fullName)
        // The name that the source uses is visible at this node.
        found.written = plain
        return found
    }

    private func property(_ name: String, of scope: TypeScope) -> TypeScope? {
        guard let member = scope.members(named: name, in: context).first(where: { $0.kind == .variable }),
            let type = member.type, type.first?.isUppercase == true || type.hasPrefix("any ")
        else { return nil }
        return TypeScope(named: type, in: context, from: scope.fullName)
    }

    /// The written type of a local variable or parameter, from the innermost block outwards.
    private func localType(of name: String, around node: Syntax) -> String? {
        var current: Syntax? = node
        while let next = current {
            if let block = next.as(CodeBlockItemListSyntax.self) {
                for item in block {
                    guard let decl = item.item.as(VariableDeclSyntax.self) else { continue }
                    if let found = Member.variables(decl).first(where: { $0.name == name }) {
                        return found.type
                    }
                }
            } else if let function = next.as(FunctionDeclSyntax.self) {
                for parameter in function.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name {
                    return parameter.type.bare
                }
            } else if let loop = next.as(ForStmtSyntax.self), let type = loop.typeAnnotation?.type,
                loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            {
                return type.bare
            } else if let closure = next.as(ClosureExprSyntax.self),
                case .parameterClause(let clause)? = closure.signature?.parameterClause
            {
                for parameter in clause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name {
                    if let type = parameter.type { return type.bare }
                }
            } else if let initializer = next.as(InitializerDeclSyntax.self) {
                for parameter in initializer.signature.parameterClause.parameters
                where (parameter.secondName ?? parameter.firstName).text == name {
                    return parameter.type.bare
                }
            }
            current = next.parent
        }
        return nil
    }
}
