extension UIView {
    final func add(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        madeExtras.gestureRecognizers = (extras?.gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    final func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        extras?.gestureRecognizers?.removeAll { $0 === recognizer }
        if extras?.gestureRecognizers?.isEmpty == true { extras?.gestureRecognizers = nil }
        recognizer.view = nil
    }

    final func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in extras?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
    }
}
