/// What a layout language may hear of a subview.
package enum SubviewChange {
    /// Its natural size, or whether it is hidden.
    case content
    /// Its box, which was the language's, and is now somebody else's.
    case place
}

/// What layout languages hear of the views that they measure, and may ask them besides what users may.
extension UIView {
    /// Who hears at once when a direct subview has changed; nil for nobody.
    package final var subviewListener: ((UIView, SubviewChange) -> Void)? {
        get { extras?.subviewListener }
        set {
            if newValue == nil, extras == nil { return }
            madeExtras.subviewListener = newValue
            flags.set(.hearsSubviews, to: newValue != nil)
        }
    }

    /// Tells whoever listens at the superview of a change.
    final func tellSubviewListener(_ change: SubviewChange) {
        guard let superview = superviewStorage, superview.flags.contains(.hearsSubviews) else { return }
        superview.extras?.subviewListener?(self, change)
    }

    /// The answer of a view that does not say what size fits.
    final func presentSize() -> CGSize {
        flags.insert(.answersPlainly)
        return geometry.bounds.size
    }

    /// The size that fits, or nil where the view's class has no answer of its own.
    package final func ownSizeThatFits(_ size: CGSize) -> CGSize? {
        flags.remove(.answersPlainly)
        let answer = sizeThatFits(size)
        return flags.contains(.answersPlainly) ? nil : answer
    }

    /// The distances of the first and the last line's baseline from the top of a box; nil for what has no text.
    package final func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        baselines(in: size).map { ($0.first, $0.last) }
    }
}
