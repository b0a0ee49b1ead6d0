import Foundation

extension UICollectionView {
    /// Called at the end of an interactive transition: whether it was completed, and whether it was finished.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    final func replaceLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?)
    {
        let old = layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        old.owner = nil
        layoutStorage = layout
        attach(layout)
        pass.needsElements = true
        setNeedsLayout()
        completion?(true)
    }

    final func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: layoutStorage, nextLayout: layout)
    }

    final func endTransition(isFinished: Bool) {}
}

/// A transition between two layouts.
@MainActor
final class LayoutTransition {
    var isAnimating = false
}
