/// The recognisers by which touches scroll and zoom. They are created lazily, or when a touch comes.
extension UIScrollView {
    final var madePan: UIPanGestureRecognizer {
        if let pan { return pan }
        let made = UIPanGestureRecognizer { [weak self] in self?.follow($0) }
        pan = made
        addGestureRecognizer(made)
        return made
    }

    /// Nil where nothing is zoomed.
    final var madePinch: UIPinchGestureRecognizer? {
        if let pinch { return pinch }
        guard scaleLimits.maximum > scaleLimits.minimum, delegate?.viewForZooming(in: self) != nil else {
            return nil
        }
        let made = UIPinchGestureRecognizer { [weak self] in self?.follow($0) }
        pinch = made
        addGestureRecognizer(made)
        return made
    }

    /// Creates the recognisers before the first touch.
    final func prepareRecognizers() {
        guard isScrollEnabled else { return }
        _ = madePan
        _ = madePinch
    }

    /// A finger scrolls where the content is scrollable in its direction; a control below it may take
    /// the touch first.
    final func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === pinch { return isScrollEnabled }
        guard recognizer === pan, let pan else { return true }
        let way = pan.translation(in: superviewStorage)
        let isAcross = abs(way.x) > abs(way.y)
        guard isScrollEnabled, isDraggable(along: isAcross ? .horizontal : .vertical) else { return false }
        guard !delaysContentTouches, let touched = pan.touches.first?.view, touched !== self else {
            return true
        }
        return canCancelContentTouches && touchesShouldCancel(in: touched)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            _ = beginDragging()
            // The content moves from here, not by the distance that distinguishes a drag from a tap.
            pan.setTranslation(.zero, in: superviewStorage)
        case .changed:
            drag(by: pan.translation(in: superviewStorage))
            pan.setTranslation(.zero, in: superviewStorage)
        case .ended: endDragging(velocity: pan.velocity(in: superviewStorage))
        case .cancelled: endDragging(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        switch pinch.state {
        case .began:
            stopMoving()
            isPinching = true
            delegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            zoom(toScale: scale * pinch.scale, animated: false)
            pinch.scale = 1
        case .ended, .cancelled:
            guard isPinching else { return }
            isPinching = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
        case .possible, .failed: break
        }
    }
}
