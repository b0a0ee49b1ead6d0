import UIKit

// The operators of the language. They bind looser than `+`, so that `a.top ==~ b.bottom + 8` reads as it should.

precedencegroup AnchorRelationPrecedence {
    lowerThan: AdditionPrecedence
    higherThan: AnchorPriorityPrecedence
    associativity: none
}

precedencegroup AnchorPriorityPrecedence {
    lowerThan: AdditionPrecedence
    higherThan: LogicalConjunctionPrecedence
    associativity: left
}

infix operator ==~ : AnchorRelationPrecedence
infix operator <=~ : AnchorRelationPrecedence
infix operator >=~ : AnchorRelationPrecedence
infix operator ~~ : AnchorPriorityPrecedence

/// One side of a relation: an anchor with a constant.
public struct AnchorExpression<Kind: AnyObject> {
    let anchor: NSLayoutAnchor<Kind>
    var constant: CGFloat
}

/// A dimension, which may have a factor as well.
public struct DimensionExpression {
    let dimension: NSLayoutDimension
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
}

// MARK: - Arithmetic

public func + <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorExpression<Kind> {
    AnchorExpression(anchor: anchor, constant: constant)
}

public func - <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorExpression<Kind> {
    AnchorExpression(anchor: anchor, constant: -constant)
}

public func * (dimension: NSLayoutDimension, factor: CGFloat) -> DimensionExpression {
    DimensionExpression(dimension: dimension, multiplier: factor)
}

public func / (dimension: NSLayoutDimension, divisor: CGFloat) -> DimensionExpression {
    DimensionExpression(dimension: dimension, multiplier: 1 / divisor)
}

public func + (expression: DimensionExpression, constant: CGFloat) -> DimensionExpression {
    var result = expression
    result.constant += constant
    return result
}

public func - (expression: DimensionExpression, constant: CGFloat) -> DimensionExpression {
    expression + -constant
}

// MARK: - Relations between anchors

public func ==~ <Kind>(a: NSLayoutAnchor<Kind>, b: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
    a.constraint(equalTo: b)
}

public func ==~ <Kind>(a: NSLayoutAnchor<Kind>, b: AnchorExpression<Kind>) -> NSLayoutConstraint {
    a.constraint(equalTo: b.anchor, constant: b.constant)
}

public func <=~ <Kind>(a: NSLayoutAnchor<Kind>, b: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
    a.constraint(lessThanOrEqualTo: b)
}

public func <=~ <Kind>(a: NSLayoutAnchor<Kind>, b: AnchorExpression<Kind>) -> NSLayoutConstraint {
    a.constraint(lessThanOrEqualTo: b.anchor, constant: b.constant)
}

public func >=~ <Kind>(a: NSLayoutAnchor<Kind>, b: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
    a.constraint(greaterThanOrEqualTo: b)
}

public func >=~ <Kind>(a: NSLayoutAnchor<Kind>, b: AnchorExpression<Kind>) -> NSLayoutConstraint {
    a.constraint(greaterThanOrEqualTo: b.anchor, constant: b.constant)
}

// MARK: - Relations of dimensions

public func ==~ (a: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    a.constraint(equalToConstant: constant)
}

public func ==~ (a: NSLayoutDimension, b: DimensionExpression) -> NSLayoutConstraint {
    a.constraint(equalTo: b.dimension, multiplier: b.multiplier, constant: b.constant)
}

public func <=~ (a: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    a.constraint(lessThanOrEqualToConstant: constant)
}

public func <=~ (a: NSLayoutDimension, b: DimensionExpression) -> NSLayoutConstraint {
    a.constraint(lessThanOrEqualTo: b.dimension, multiplier: b.multiplier, constant: b.constant)
}

public func >=~ (a: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
    a.constraint(greaterThanOrEqualToConstant: constant)
}

public func >=~ (a: NSLayoutDimension, b: DimensionExpression) -> NSLayoutConstraint {
    a.constraint(greaterThanOrEqualTo: b.dimension, multiplier: b.multiplier, constant: b.constant)
}

// MARK: - Priorities

public func ~~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
}

public func ~~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
    constraint ~~ UILayoutPriority(priority)
}
