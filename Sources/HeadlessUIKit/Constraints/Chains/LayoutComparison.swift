prefix operator ==
prefix operator >=
prefix operator <=

// Apple's UIKit has no such operators: where a library declares some of its own, those are meant wherever both fit.

/// What a length or a space compares with, in a chain of views: `==100`, `>=8`, `<=other`.
public struct LayoutComparison<Object> {
    let relation: NSLayoutConstraint.Relation
    let object: Object
}

/// Exactly so many points.
@_disfavoredOverload
public prefix func == (points: CGFloat) -> LayoutComparison<CGFloat> {
    LayoutComparison(relation: .equal, object: points)
}

/// At least so many points.
@_disfavoredOverload
public prefix func >= (points: CGFloat) -> LayoutComparison<CGFloat> {
    LayoutComparison(relation: .greaterThanOrEqual, object: points)
}

/// At most so many points.
@_disfavoredOverload
public prefix func <= (points: CGFloat) -> LayoutComparison<CGFloat> {
    LayoutComparison(relation: .lessThanOrEqual, object: points)
}

/// As long as a view.
@_disfavoredOverload
public prefix func == (view: UIView) -> LayoutComparison<UIView> {
    LayoutComparison(relation: .equal, object: view)
}

/// At least as long as a view.
@_disfavoredOverload
public prefix func >= (view: UIView) -> LayoutComparison<UIView> {
    LayoutComparison(relation: .greaterThanOrEqual, object: view)
}

/// At most as long as a view.
@_disfavoredOverload
public prefix func <= (view: UIView) -> LayoutComparison<UIView> {
    LayoutComparison(relation: .lessThanOrEqual, object: view)
}

/// As long as a layout guide.
@_disfavoredOverload
public prefix func == (guide: UILayoutGuide) -> LayoutComparison<UILayoutGuide> {
    LayoutComparison(relation: .equal, object: guide)
}

/// At least as long as a layout guide.
@_disfavoredOverload
public prefix func >= (guide: UILayoutGuide) -> LayoutComparison<UILayoutGuide> {
    LayoutComparison(relation: .greaterThanOrEqual, object: guide)
}

/// At most as long as a layout guide.
@_disfavoredOverload
public prefix func <= (guide: UILayoutGuide) -> LayoutComparison<UILayoutGuide> {
    LayoutComparison(relation: .lessThanOrEqual, object: guide)
}
