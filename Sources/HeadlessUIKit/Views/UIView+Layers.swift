import Foundation

extension UIView: CALayerDelegate {
    /// Lays the view out, with its controller's calls around it: what the layout pass does for a view, when it is the
    /// view's layer that is laid out.
    final func layOutByLayer(_ layer: CALayer) {
        guard layer === layerStorage else { return }
        controller?.updateUnavailableContent()
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// The animation that a change of a property gets in an animation block; no action outside of one.
    final func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === layerStorage else { return nil }
        guard AnimationRecording.isOpen, let settings = AnimationRecording.settings else { return NSNull() }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = layer.value(forKeyPath: event)
        animation.duration = settings.duration
        animation.fillMode = .both
        if case .bezier(let curve) = settings.curve {
            animation.timingFunction = CAMediaTimingFunction(curve)
        }
        return animation
    }
}
