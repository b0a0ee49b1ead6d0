import Foundation

extension UICollectionView {
    /// Called at the end of an interactive transition: whether its animation completed, and whether it was finished.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    final func replaceLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let old = layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        guard windowStorage != nil || animated, !pass.needsReload, pass.bounds != .null else {
            old.owner = nil
            layoutStorage = layout
            attach(layout)
            pass.needsElements = true
            setNeedsLayout()
            completion?(true)
            return
        }
        exchange(old, for: layout, isAnimated: animated, completion)
    }

    /// Moves the views from their frames in one layout to those in another.
    private func exchange(
        _ old: UICollectionViewLayout, for new: UICollectionViewLayout, isAnimated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        old.prepareForTransition(to: new)
        for element in shown.ordered { element.view.willTransition(from: old, to: new) }
        let (oldOffset, wasMirrored) = (contentOffset, isMirrored)
        layoutStorage = new
        pass.anchor = nil
        attach(new)
        new.prepareForTransition(from: old)
        var animation = ElementAnimation(
            isAnimated: isAnimated,
            initial: { [weak self] key in
                guard let self, counts.contains(key.indexPath) || key.category != .cell else { return nil }
                if !wasMirrored, let attributes = old.attributes(of: key) { return attributes }
                return nil
            },
            final: { [weak new] in new?.attributes(of: $0) })
        animation.begin = { [weak self] in
            self?.prepareLayoutIfNeeded()
            self?.takeContentSize(from: self?.contentOffset ?? oldOffset)
        }
        animation.finish = {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
        animation.completion = { [weak self] finished in
            if let self {
                if layoutStorage !== old { old.owner = nil }
                for element in shown.ordered { element.view.didTransition(from: old, to: new) }
            }
            completion?(finished)
        }
        for element in shown.elements.values { element.measuredSize = nil }
        run(animation)
    }

    // MARK: Interactive transitions

    final func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = layoutStorage
        let chosen = delegate.flatMap { delegate in
            OptionalMethods.result {
                delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            }
        }
        let between = chosen ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        old.prepareForTransition(to: layout)
        transition = LayoutTransition(layout: between, completion: completion)
        layoutStorage = between
        for part in [between, layout] { attach(part) }
        layout.prepareForTransition(from: old)
        pass.needsElements = true
        setNeedsLayout()
        return between
    }

    final func endTransition(isFinished: Bool) {
        guard let transition else { return }
        self.transition = nil
        let between = transition.layout
        let (old, new) = (between.currentLayout, between.nextLayout)
        let chosen = isFinished ? new : old
        layoutStorage = chosen
        attach(chosen)
        var animation = ElementAnimation(
            isAnimated: true, initial: { [weak between] in between?.attributes(of: $0) },
            final: { [weak chosen] in chosen?.attributes(of: $0) })
        animation.begin = { [weak self] in
            guard let self else { return }
            prepareLayoutIfNeeded()
            takeContentSize(from: contentOffset)
        }
        animation.finish = {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
        animation.completion = { completed in
            between.owner = nil
            (isFinished ? old : new).owner = nil
            transition.completion?(completed, isFinished)
        }
        run(animation)
    }
}

/// An interactive transition between two layouts.
@MainActor
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
