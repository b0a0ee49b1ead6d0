import SwiftSyntax

/// Conditions of `#if` that name the platform become what they are on iOS: `#if os(iOS)` is `#if true`.
///
/// `canImport` of modules stays with the compiler, since Linux has fewer of them; only the Objective-C runtime counts as
/// present.
enum ConditionRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        let conditions = BuildConditions(options: context.options)
        for node in file.nodes.conditionals {
            for clause in node.clauses {
                guard let condition = clause.condition else { continue }
                for call in conditions.platformCalls(in: condition) {
                    guard let value = conditions.value(ofCall: call) else { continue }
                    context.edits.replace(call.range, with: value ? "true" : "false")
                    context.report(
                        .rewritten, "#if " + call.calledExpression.trimmedDescription,
                        at: call.range.lowerBound)
                }
            }
        }
    }
}

extension BuildConditions {
    /// The calls in a condition that the port decides.
    func platformCalls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
        if let call = condition.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.trimmedDescription
            let isImport =
                name == "canImport" && call.arguments.first?.expression.trimmedDescription == "ObjectiveC"
            return isImport || ["os", "targetEnvironment", "_runtime"].contains(name) ? [call] : []
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self) { return platformCalls(in: not.expression) }
        if let tuple = condition.as(TupleExprSyntax.self) {
            return tuple.elements.flatMap { platformCalls(in: $0.expression) }
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return sequence.elements.flatMap { platformCalls(in: $0) }
        }
        return []
    }

    /// A condition as the adapted file has it.
    func adaptedText(of condition: ExprSyntax) -> String {
        let start = condition.range.lowerBound
        var edits = SourceEdits(Array(condition.trimmedDescription.utf8))
        for call in platformCalls(in: condition) {
            guard let value = value(ofCall: call) else { continue }
            edits.replace(
                call.range.lowerBound - start..<call.range.upperBound - start, with: value ? "true" : "false")
        }
        return String(decoding: edits.apply(), as: UTF8.self)
    }

    /// The conditions under which a clause is compiled; nil where it always is, as far as the port can say.
    func remainingCondition(of clause: IfConfigClauseSyntax, in node: IfConfigDeclSyntax) -> String? {
        var parts: [String] = []
        for other in activeClauses(of: node) {
            guard let condition = other.condition, value(of: condition) == nil else { break }
            if other.id == clause.id {
                parts.append("(\(adaptedText(of: condition)))")
                break
            }
            parts.append("!(\(adaptedText(of: condition)))")
        }
        return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }

    /// The conditions of all clauses around a node.
    func remainingCondition(around node: Syntax) -> String? {
        var parts: [String] = []
        var current = node.parent
        while let next = current {
            if let clause = next.as(IfConfigClauseSyntax.self),
                let decl = next.ancestor(IfConfigDeclSyntax.self),
                let part = remainingCondition(of: clause, in: decl)
            {
                parts.append(part)
            }
            current = next.parent
        }
        return parts.isEmpty ? nil : parts.reversed().joined(separator: " && ")
    }
}
