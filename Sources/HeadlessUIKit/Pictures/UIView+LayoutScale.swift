extension UIView {
    /// Performs pending layout, for another scale where one is given, and runs `body` meanwhile. Afterwards
    /// the tree is laid out for its own scale again.
    final func laidOut<Result>(forScale scale: CGFloat?, _ body: () -> Result) -> Result {
        guard let scale, scale > 0, scale.isFinite, scale != roundingScale else {
            layoutIfNeeded()
            return body()
        }
        layoutIfNeeded()
        let (window, main, current) = (windowStorage, UIScreen.main, UITraitCollection.current)
        let (screen, frame) = (window?.screen, window?.frame)
        UIScreen.main = main.scaled(to: scale)
        UITraitCollection.current = UITraitCollection(
            traitsFrom: [current, UITraitCollection(displayScale: scale)])
        if let window, let screen, let frame {
            window.screen = screen === main ? UIScreen.main : screen.scaled(to: scale)
            window.frame = frame
        }
        layoutAnew()
        let result = body()
        UIScreen.main = main
        UITraitCollection.current = current
        if let window, let screen, let frame {
            window.screen = screen
            window.frame = frame
        }
        layoutAnew()
        return result
    }

    /// Lays out every view of the tree that the view is in.
    private func layoutAnew() {
        var views = [root]
        while let view = views.popLast() {
            view.invalidateIntrinsicContentSize()
            view.setNeedsLayout()
            view.setNeedsDisplay()
            views += view.subviewStorage
        }
        root.layoutIfNeeded()
    }
}
