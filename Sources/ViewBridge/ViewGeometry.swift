// What Apple's UIKit says on a view's layer or traits, and the headless kit on the view: it makes layers when
// they are first asked for, and its traits are found by a walk up the tree.

extension UIView {
    /// The point of the view that `center` places, in parts of the bounds.
    package var placedAnchorPoint: CGPoint {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            anchorPoint
        #else
            layer.anchorPoint
        #endif
    }

    /// Whether a transform other than the identity is set.
    package var hasTransform: Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            isTransformed
        #else
            !transform.isIdentity
        #endif
    }

    /// Pixels per point by which frames of this view are rounded, at least 1.
    package var pixelsPerPoint: CGFloat {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            roundingScale
        #else
            max(traitCollection.displayScale, 1)
        #endif
    }
}
