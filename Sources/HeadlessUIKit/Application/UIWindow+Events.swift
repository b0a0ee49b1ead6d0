extension UIWindow {
    /// Gives touches to the views that they began in, by phase; presses to the first responder.
    final func deliver(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent { return deliver(presses) }
        var byView: [UIView: [UITouch.Phase: Set<UITouch>]] = [:]
        for touch in event.allTouches ?? [] {
            guard let view = touch.view else { continue }
            byView[view, default: [:]][touch.phase, default: []].insert(touch)
        }
        for (view, phases) in byView {
            if let touches = phases[.began] { view.touchesBegan(touches, with: event) }
            if let touches = phases[.moved] { view.touchesMoved(touches, with: event) }
            if let touches = phases[.ended] { view.touchesEnded(touches, with: event) }
            if let touches = phases[.cancelled] { view.touchesCancelled(touches, with: event) }
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        let receiver = firstResponder ?? self
        func presses(_ phase: UIPress.Phase) -> Set<UIPress>? {
            let found = event.allPresses.filter { $0.phase == phase }
            return found.isEmpty ? nil : found
        }
        if let began = presses(.began) { receiver.pressesBegan(began, with: event) }
        if let changed = presses(.changed) { receiver.pressesChanged(changed, with: event) }
        if let ended = presses(.ended) { receiver.pressesEnded(ended, with: event) }
        if let cancelled = presses(.cancelled) { receiver.pressesCancelled(cancelled, with: event) }
    }
}
