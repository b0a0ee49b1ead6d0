/// What layout languages query of a view that they measure, besides what apps may.
extension UIView {
    /// The fitting size of a view whose class does not override `sizeThatFits`.
    final func defaultFittingSize() -> CGSize {
        flags.insert(.usesDefaultFittingSize)
        return geometry.bounds.size
    }

    /// The size that fits, or nil where the view's class does not override `sizeThatFits`.
    package final func overriddenSizeThatFits(_ size: CGSize) -> CGSize? {
        flags.remove(.usesDefaultFittingSize)
        let fitting = sizeThatFits(size)
        return flags.contains(.usesDefaultFittingSize) ? nil : fitting
    }

    /// The distances of the first and the last line's baseline from the top of a box; nil for a view without text.
    package final func baselineDistances(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        baselines(in: size).map { ($0.first, $0.last) }
    }
}
