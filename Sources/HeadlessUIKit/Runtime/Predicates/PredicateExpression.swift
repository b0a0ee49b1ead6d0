import Foundation

/// A value within a predicate.
indirect enum PredicateExpression {
    case value(PredicateValue)
    case keyPath(String)
    case object
    case variable(String)
    case list([PredicateExpression])
    case arithmetic(String, PredicateExpression, PredicateExpression)

    func value(in scope: PredicateScope) -> PredicateValue {
        switch self {
        case .value(let value): return value
        case .keyPath(let path): return PredicateValue(scope.object).value(forKeyPath: path)
        case .object: return PredicateValue(scope.object)
        case .variable(let path):
            guard let value = scope.variables[path] else { return .null }
            return PredicateValue(value)
        case .list(let elements): return .list(elements.map { $0.value(in: scope) })
        case .arithmetic(let sign, let left, let right):
            guard case .number(let left) = left.value(in: scope),
                case .number(let right) = right.value(in: scope)
            else { return .null }
            return .number(Self.result(of: sign, left, right))
        }
    }

    private static func result(of sign: String, _ left: Double, _ right: Double) -> Double {
        switch sign {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        case "/": left / right
        default: pow(left, right)
        }
    }
}
