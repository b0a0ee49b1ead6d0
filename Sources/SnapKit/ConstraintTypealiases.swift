import ViewBridge

/// What has constraints: a view.
public typealias ConstraintView = UIView
/// Distances from the sides.
public typealias ConstraintInsets = UIEdgeInsets
/// Distances from the edges where lines start and end.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// A rectangle that constraints know.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// The bars' edge in a controller's view, as older source names it.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// The direction that lines run in.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
