internal import ViewBridge

/// Animated insertion and removal of views.
extension LayoutHostView {
    /// Does something without animating it.
    func withoutAnimation(_ work: () -> Void) { UIView.performWithoutAnimation(work) }

    /// Animates the insertion of views, in an animation.
    func animateInsertion(of inserted: [LayoutTree.ShownView]) {
        guard AnimationScope.current?.isMoving == true else { return }
        let views = Set(inserted.map { ObjectIdentifier($0.view) })
        for entry in inserted where !views.contains(ObjectIdentifier(entry.host)) {
            let view = entry.view
            leaving[ObjectIdentifier(view)] = nil
            let effects = (entry.transition ?? .opacity).insertion
            let (alpha, transform) = (view.alpha, view.transform)
            withoutAnimation { for effect in effects { effect.apply(to: view, in: self) } }
            if view.alpha != alpha { view.alpha = alpha }
            if view.transform != transform { view.transform = transform }
        }
    }

    /// Removes a view, in an animation at its end.
    func remove(_ entry: LayoutTree.ShownView) {
        let view = entry.view
        guard let scope = AnimationScope.current, scope.isMoving else { return view.removeFromSuperview() }
        let effects = (entry.transition ?? .opacity).removal
        guard !effects.isEmpty, !view.isHidden else { return view.removeFromSuperview() }
        let key = ObjectIdentifier(view)
        let (alpha, transform) = (view.alpha, view.transform)
        leaving[key] = view
        for effect in effects { effect.apply(to: view, in: self) }
        scope.atEnd { [weak self] in
            view.alpha = alpha
            view.transform = transform
            guard self?.leaving.removeValue(forKey: key) != nil else { return }
            view.removeFromSuperview()
        }
    }
}
