/// What a predicate is evaluated with.
struct PredicateScope {
    var object: Any?
    var variables: [String: Any]
}

/// A predicate as read from its text. The values that its text had placeholders for are read only.
indirect enum PredicateNode: @unchecked Sendable {
    case constant(Bool)
    case not(PredicateNode)
    case and(PredicateNode, PredicateNode)
    case or(PredicateNode, PredicateNode)
    case comparison(PredicateComparison)

    func evaluate(_ scope: PredicateScope) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let node): !node.evaluate(scope)
        case .and(let first, let second): first.evaluate(scope) && second.evaluate(scope)
        case .or(let first, let second): first.evaluate(scope) || second.evaluate(scope)
        case .comparison(let comparison): comparison.evaluate(scope)
        }
    }
}
