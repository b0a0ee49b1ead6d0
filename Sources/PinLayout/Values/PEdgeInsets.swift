import ViewBridge

/// The platform's edge insets.
public typealias PEdgeInsets = UIEdgeInsets

extension UIEdgeInsets {
    /// These insets, on each side at least as large as the given ones.
    public func minInsets(_ minInsets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, minInsets.top), left: max(left, minInsets.left),
            bottom: max(bottom, minInsets.bottom), right: max(right, minInsets.right))
    }

    /// These insets, at least so many points on all four sides.
    public func minInsets(_ distance: CGFloat) -> UIEdgeInsets {
        minInsets(dx: distance, dy: distance)
    }

    /// These insets, at least `dx` points left and right and `dy` points above and below.
    public func minInsets(dx: CGFloat, dy: CGFloat) -> UIEdgeInsets {
        minInsets(UIEdgeInsets(top: dy, left: dx, bottom: dy, right: dx))
    }

    /// The insets with so many points more on all four sides.
    public static func + (insets: UIEdgeInsets, distance: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top + distance, left: insets.left + distance,
            bottom: insets.bottom + distance, right: insets.right + distance)
    }

    /// The insets with so many points more on all four sides.
    public static func + (insets: UIEdgeInsets, distance: Int) -> UIEdgeInsets {
        insets + CGFloat(distance)
    }
}
