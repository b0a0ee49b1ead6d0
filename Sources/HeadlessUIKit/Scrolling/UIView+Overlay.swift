extension UIView {
    /// The view that is drawn above the subviews: a window's keyboard, a scroll view's indicators.
    ///
    /// - Parameter bounds: The bounds as they are seen, which in an animation are not yet those that were set.
    final func overlay(in bounds: CGRect) -> UIView? {
        if flags.isDisjoint(with: [.isWindow, .isScrollView]) { return nil }
        if let scroller = asScrollView { return scroller.shownIndicators(in: bounds) }
        return (self as? UIWindow)?.keyboard?.view
    }
}
