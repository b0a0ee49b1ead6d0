import Foundation

extension UINavigationController {
    final func makeEdgePan() -> UIGestureRecognizer {
        let pan = EdgePopRecognizer { [weak self] in
            guard let self, let pan = $0 as? EdgePopRecognizer else { return }
            self.followEdge(pan)
        }
        pan.gate.navigator = self
        pan.delegate = pan.gate
        return pan
    }

    /// Whether a finger may pop: not where the app has replaced the back button.
    final var allowsEdgePop: Bool {
        guard let item = stack.last?.navigationItem else { return false }
        let hasBack =
            !item.hidesBackButton
            && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
        return hasBack && !barIsHidden
    }

    private func followEdge(_ pan: EdgePopRecognizer) {
        guard let view = viewIfLoaded else { return }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(view.bounds.width, 1)
        let part = pan.translation(in: view).x / (isRightToLeft ? -width : width)
        switch pan.state {
        case .began:
            guard stack.count > 1, navigation == nil else { return }
            edgeDriver = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed: edgeDriver?.update(part)
        case .ended, .cancelled:
            guard let driver = edgeDriver else { return }
            edgeDriver = nil
            let speed = pan.velocity(in: view).x / (isRightToLeft ? -width : width)
            let isFar = part + speed * 0.2 > 0.5
            if pan.state == .ended, isFar { driver.finish() } else { driver.cancel() }
        default: break
        }
    }
}

/// The recogniser of a finger that comes from the leading edge.
final class EdgePopRecognizer: UIPanGestureRecognizer {
    let gate = EdgePopGate()
    /// How far from the edge a finger may come down, in points.
    private static let reach: CGFloat = 30

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let view, let touch = touches.first else { return }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = touch.location(in: view).x
        let distance = isRightToLeft ? view.bounds.width - x : x
        let count = gate.navigator?.stack.count ?? 0
        if distance > Self.reach || count < 2 { state = .failed }
    }
}

/// Decides whether a finger may pop, until source sets another delegate.
final class EdgePopGate: NSObject, UIGestureRecognizerDelegate {
    weak var navigator: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigator?.allowsEdgePop ?? false
    }
}
