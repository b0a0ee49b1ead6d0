/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a product.
    public init(_ variable: Variable, times coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A linear expression: a sum of terms and a constant.
public struct Expression: Hashable, Sendable {
    /// The terms, in any order; those of one variable add up.
    public var terms: [Term]
    /// The constant.
    public var constant: Double

    /// Creates a sum.
    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// The sum of two expressions.
    public static func + (left: Expression, right: Expression) -> Expression {
        Expression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    /// The difference of two expressions.
    public static func - (left: Expression, right: Expression) -> Expression { left + -1 * right }

    /// A multiple of an expression.
    public static func * (factor: Double, expression: Expression) -> Expression {
        Expression(
            expression.terms.map { Term($0.variable, times: factor * $0.coefficient) },
            constant: factor * expression.constant)
    }
}
