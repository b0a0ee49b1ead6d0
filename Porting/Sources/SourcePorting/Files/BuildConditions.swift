import SwiftSyntax

/// Conditions of `#if`, as iOS evaluates them; nil where the compiler decides (versions, flags of the package).
public struct BuildConditions: Sendable {
    private let options: PortOptions

    /// Creates an evaluation for a target.
    public init(options: PortOptions) { self.options = options }

    /// The clauses that are compiled or may be.
    public func activeClauses(of node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
        var clauses: [IfConfigClauseSyntax] = []
        for clause in node.clauses {
            guard let condition = clause.condition else {
                clauses.append(clause)
                break
            }
            switch value(of: condition) {
            case true?: return clauses + [clause]
            case nil: clauses.append(clause)
            case false?: continue
            }
        }
        return clauses
    }

    /// The value of a condition.
    public func value(of condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let flag = condition.as(DeclReferenceExprSyntax.self) { return value(ofFlag: flag.baseName.text) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return value(ofCall: call) }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(of: not.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return value(of: only.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        return nil
    }

    /// `a && b || c`: && binds closer; both with three values.
    private func value(of elements: [ExprSyntax]) -> Bool? {
        var sums: [Bool?] = []
        var product: Bool? = true
        for (position, element) in elements.enumerated() {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                guard position % 2 == 1 else { return nil }
                switch sign.operator.text {
                case "&&": break
                case "||":
                    sums.append(product)
                    product = true
                default: return nil
                }
                continue
            }
            product = Self.and(product, value(of: element))
        }
        sums.append(product)
        if sums.contains(true) { return true }
        return sums.contains(nil) ? nil : false
    }

    private static func and(_ one: Bool?, _ other: Bool?) -> Bool? {
        if one == false || other == false { return false }
        return one == true && other == true ? true : nil
    }

    private func value(ofFlag name: String) -> Bool? {
        if name == "SWIFT_PACKAGE" || options.defines.contains(name) { return true }
        return nil
    }

    /// The value of `os(iOS)`, `canImport(UIKit)` and the like.
    func value(ofCall call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch name {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "_runtime": return argument == "_ObjC"
        case "canImport": return value(ofImport: argument)
        default: return nil
        }
    }

    private func value(ofImport module: String) -> Bool? {
        if module == "ObjectiveC" { return true }
        if module == "Glibc" || module == "Musl" { return nil }
        if options.kitModules.contains(module) { return true }
        if options.missingModules.contains(module) { return false }
        return nil
    }
}
