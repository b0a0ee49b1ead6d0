extension UIWindow {
    /// Draws constraints over all later pictures of the window: as lines, with their values.
    ///
    /// Constraints whose items a picture does not show are left out. Nil, or none, ends it.
    public final func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
        madeExtras.visualizedConstraints = constraints ?? []
    }

    /// The constraints that pictures of the window show.
    final var visualizedConstraints: [NSLayoutConstraint] {
        extras?.visualizedConstraints as? [NSLayoutConstraint] ?? []
    }
}
