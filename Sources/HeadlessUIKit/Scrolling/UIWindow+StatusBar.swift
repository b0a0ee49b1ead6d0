extension UIWindow {
    /// Acts as a tap on the status bar: the one scroll view of the window that
    /// ``UIScrollView/scrollsToTop`` and whose delegate agrees goes back to the top of its content. Where there
    /// are several, none does, as in UIKit.
    public final func simulateStatusBarTap() {
        var found: [UIScrollView] = []
        var open: [UIView] = [self]
        while let view = open.popLast() {
            guard !view.isHidden, view.alphaStorage >= 0.01 else { continue }
            if let scroller = view.asScrollView, scroller.scrollsToTop { found.append(scroller) }
            open += view.subviewStorage
        }
        guard found.count == 1, let scroller = found.first else { return }
        scroller.scrollToTop()
    }
}

extension UIScrollView {
    fileprivate final func scrollToTop() {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        let top = CGPoint(x: geometry.bounds.minX, y: -adjustedContentInset.top)
        guard geometry.bounds.minY != top.y else { return }
        stopMoving()
        animateScrolling {
            top
        } completion: { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidScrollToTop(self)
        }
    }
}
