extension UIViewController {
    final func adopt(_ child: UIViewController) {
        guard child.parentStorage !== self else { return }
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child {
                UIKitException(
                    reason: "Can't add \(type(of: child)) as a child of itself or of one of its descendants"
                ).raise()
                return
            }
            ancestor = current.parentStorage
        }
        if let old = child.parentStorage {
            // UIKit takes a child from the parent that it had before.
            old.childStorage.removeAll { $0 === child }
            child.parentStorage = nil
            old.lost(child)
        }
        child.willMove(toParent: self)
        childStorage.append(child)
        child.parentStorage = self
    }

    final func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.childStorage.removeAll { $0 === self }
        parent.extras?.childOverrides[ObjectIdentifier(self)] = nil
        parentStorage = nil
        barSafeArea = .zero
        didMove(toParent: nil)
        parent.lost(self)
    }

    final func exchange(
        _ fromViewController: UIViewController, with toViewController: UIViewController,
        in timing: TransitionTiming,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard fromViewController.parentStorage === self, toViewController.parentStorage === self else {
            UIKitException(
                reason: "Children view controllers \(fromViewController) and \(toViewController) must have a "
                    + "common parent view controller when calling "
                    + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
                    + "animations:completion:]"
            ).raise()
            return
        }
        let isAnimated = timing.duration > 0
        fromViewController.beginAppearanceTransition(false, animated: isAnimated)
        toViewController.beginAppearanceTransition(true, animated: isAnimated)
        if let old = fromViewController.viewIfLoaded, let superview = old.superview,
            let new = toViewController.view
        {
            superview.insertSubview(new, aboveSubview: old)
        }
        toViewController.announceAppearing()
        timing.run {
            animations?()
        } completion: {
            fromViewController.viewIfLoaded?.removeFromSuperview()
            toViewController.endAppearanceTransition()
            fromViewController.endAppearanceTransition()
            completion?(true)
        }
    }

    // MARK: Sizes and traits of children

    final func notifyChildren(of size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in childStorage {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // A child that keeps its size has no transition.
            if let bounds = child.viewIfLoaded?.bounds, bounds.size == childSize { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    final func notifyChildren(
        of traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        for child in childStorage {
            guard let override = overrideTraitCollection(forChild: child) else {
                child.willTransition(to: traits, with: coordinator)
                continue
            }
            let merged = UITraitCollection(traitsFrom: [traits, override])
            if merged != child.traitCollection { child.willTransition(to: merged, with: coordinator) }
        }
    }

    /// The size that a child's view takes by its autoresizing mask, the parent's own where it fills it.
    final func childSize(of container: UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let own = viewStorage, let child = (container as? UIViewController)?.viewIfLoaded,
            child.superview === own, child.bounds.size != own.bounds.size
        else { return parentSize }
        let (mask, frame, old) = (child.autoresizingMask, child.frame, own.bounds.size)
        return CGSize(
            width: mask.horizontalSprings.resized(
                start: frame.minX, length: frame.width, from: old.width, to: parentSize.width
            ).length,
            height: mask.verticalSprings.resized(
                start: frame.minY, length: frame.height, from: old.height, to: parentSize.height
            ).length)
    }
}
