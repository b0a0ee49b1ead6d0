import SwiftSyntax

/// Decides whose method an expression names that looks like an optional requirement.
struct OptionalUse {
    enum Owner { case own, kit, neither }

    var base: ExprSyntax?
    var name: String
    /// Whether there are argument labels: a closure in a property is called without.
    var isLabelled: Bool
    var node: Syntax

    /// Whether the name is that of a requirement of the package's protocols or of the kit's.
    func resolve(own: [String], kit: [String], in context: RewriteContext) -> Owner {
        guard !own.isEmpty || !kit.isEmpty else { return .neither }
        let surface = context.options.kit
        guard let base else {
            // In an extension of the protocol the object is `self`.
            let types =
                TypeScope.around(node, in: context).first.map { related($0.fullName, in: context) } ?? Set()
            return owner(types, own, kit) ?? .neither
        }
        // `guard let delegate = delegate as? CardDelegate` gives the name another type than the property's.
        if let scope = bound(base, in: context) ?? ExpressionTypes(context: context).scope(of: base) {
            let parts = scope.fullName.filter { $0 != "(" && $0 != ")" }.split(separator: "&")
            let types = Set(
                parts.flatMap {
                    related(
                        context.index.fullName(String($0).trimmed, in: nil) ?? String($0).trimmed, in: context
                    )
                })
            if let owner = owner(types, own, kit),
                scope.isProtocol || scope.fullName.contains("&") || isLabelled
            {
                return owner
            }
            let isKnown =
                context.index[scope.fullName]?.declaration != nil || surface.declares(scope.fullName)
            if isKnown { return .neither }
        }
        let last = base.trimmedDescription.lowercased().split(separator: ".").last ?? ""
        let isDelegate = ["delegate", "datasource", "observer", "listener"].contains { last.contains($0) }
        guard isDelegate || isLabelled || !context.index.hasVariable(named: name) else { return .neither }
        // A reference alone may be anything's that nothing here declares.
        guard isDelegate || isLabelled || node.is(FunctionCallExprSyntax.self) else { return .neither }
        return own.isEmpty ? .kit : .own
    }

    private func owner(_ types: Set<String>, _ own: [String], _ kit: [String]) -> Owner? {
        if !types.isDisjoint(with: own) { return .own }
        return types.isDisjoint(with: kit) ? nil : .kit
    }

    /// A type with its superclasses and protocols.
    private func related(_ name: String, in context: RewriteContext) -> Set<String> {
        let kit = context.options.kit
        return Set([name] + context.index.conformances(of: name, kit: kit))
    }

    /// The type of a name that `if let`, `guard let`, a closure or a cast gives.
    private func bound(_ expression: ExprSyntax, in context: RewriteContext, depth: Int = 0) -> TypeScope? {
        guard depth < 6 else { return nil }
        let expression = expression.unwrappedParentheses
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            return bound(chain.expression, in: context, depth: depth + 1)
        }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
            return bound(unwrap.expression, in: context, depth: depth + 1)
        }
        if let cast = expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self) {
            return TypeScope(named: cast.type.trimmedDescription, in: context)
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let value = Self.binding(of: name, around: Syntax(expression))
        else { return nil }
        return ExpressionTypes(context: context).scope(of: value)
            ?? bound(value, in: context, depth: depth + 1)
    }

    /// What the nearest `if let name = value` or `let name = value` around a node binds.
    static func binding(of name: String, around node: Syntax) -> ExprSyntax? {
        var current: Syntax? = node
        while let next = current {
            if let branch = next.as(IfExprSyntax.self),
                let found = value(of: name, in: branch.conditions, before: node)
            {
                return found
            }
            if let block = next.as(CodeBlockItemListSyntax.self) {
                for item in block where item.range.lowerBound < node.range.lowerBound {
                    if let guarded = item.item.as(GuardStmtSyntax.self),
                        let found = value(of: name, in: guarded.conditions, before: node)
                    {
                        return found
                    }
                    for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
                    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                        if let value = binding.initializer?.value { return value }
                    }
                }
            }
            current = next.parent
        }
        return nil
    }

    private static func value(of name: String, in conditions: ConditionElementListSyntax, before node: Syntax)
        -> ExprSyntax?
    {
        for condition in conditions where condition.range.lowerBound < node.range.lowerBound {
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            else { continue }
            if let value = binding.initializer?.value {
                return value.range.contains(node.range.lowerBound) ? nil : value
            }
        }
        return nil
    }
}
