extension UIView {
    /// What is drawn above the subviews without being one: a window's keyboard, a scroll view's indicators.
    final var overlay: UIView? {
        if flags.isDisjoint(with: [.isWindow, .isScrollView]) { return nil }
        if let scroller = asScrollView { return scroller.shownIndicators }
        return (self as? UIWindow)?.keyboard?.view
    }
}
