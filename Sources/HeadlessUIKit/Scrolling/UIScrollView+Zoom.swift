internal import LayoutCore

extension UIScrollView {
    final func usableScale(_ value: CGFloat, _ property: String, or old: CGFloat) -> CGFloat {
        if value.isFinite, value > 0 { return value }
        LayoutDiagnostics.report(
            .invalidValue(property: property, value: Double(value)), about: debugLine,
            because: "a zoom scale must be a number above 0; the scroll view keeps what it had")
        return old
    }

    private func scaleInLimits(_ value: CGFloat) -> CGFloat {
        max(scaleLimits.minimum, min(value, scaleLimits.maximum))
    }

    final func zoom(toScale newScale: CGFloat, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let scale = scaleInLimits(usableScale(newScale, "zoomScale", or: self.scale))
        guard scale != self.scale else { return }
        // The content at the centre of the bounds stays there.
        let (box, ratio) = (geometry.bounds, scale / self.scale)
        let offset = CGPoint(
            x: box.midX * ratio - box.width / 2, y: box.midY * ratio - box.height / 2)
        zoom(view, to: scale, offset: offset, animated: animated)
    }

    final func zoom(toShow rect: CGRect, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self), rect.isFiniteNumber, !rect.isEmpty else {
            return
        }
        let (rect, box) = (rect.standardized, geometry.bounds)
        let scale = scaleInLimits(min(box.width / rect.width, box.height / rect.height))
        guard scale.isFinite, scale > 0 else { return }
        // The rectangle in the content's coordinates after zooming.
        let corner = zoomedOrigin(of: view)
        let middle = CGPoint(x: corner.x + rect.midX * scale, y: corner.y + rect.midY * scale)
        let offset = CGPoint(x: middle.x - box.width / 2, y: middle.y - box.height / 2)
        zoom(view, to: scale, offset: offset, animated: animated)
    }

    /// The corner of the zoomed view, which zooming leaves unchanged.
    private func zoomedOrigin(of view: UIView) -> CGPoint {
        let origin = view.frame.origin
        return CGPoint(
            x: origin.x - view.geometry.bounds.minX * scale, y: origin.y - view.geometry.bounds.minY * scale)
    }

    private func zoom(_ view: UIView, to scale: CGFloat, offset: CGPoint, animated: Bool) {
        let change = { (scroller: UIScrollView) in
            scroller.scaleContent(view, to: scale)
            scroller.setOffset(scroller.offsetInRange(offset))
            scroller.delegate?.scrollViewDidZoom(scroller)
        }
        guard animated else { return change(self) }
        stopMoving()
        delegate?.scrollViewWillBeginZooming(self, with: view)
        animateScrolling(change) {
            $0.delegate?.scrollViewDidEndZooming($0, with: view, atScale: $0.scale)
        }
    }

    /// Scales the zoomed view about its corner; its frame determines the content size.
    final func scaleContent(_ view: UIView, to scale: CGFloat) {
        let origin = view.frame.origin
        self.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let reached = view.frame
        view.center = CGPoint(
            x: view.center.x + origin.x - reached.minX, y: view.center.y + origin.y - reached.minY)
        contentSize = view.frame.size
    }

    /// Zooms as two fingers would that come down, move apart or together and leave, with the delegate's calls
    /// in UIKit's order. The scale stays within the limits in the end.
    ///
    /// - Parameter factor: What the distance of the fingers is multiplied by; only numbers above 0 are taken.
    public final func simulatePinch(by factor: CGFloat) {
        guard let view = delegate?.viewForZooming(in: self), scaleLimits.maximum > scaleLimits.minimum,
            usableScale(factor, "simulatePinch(by:)", or: 0) > 0
        else { return }
        stopMoving()
        isPinching = true
        delegate?.scrollViewWillBeginZooming(self, with: view)
        zoom(toScale: scale * factor, animated: false)
        isPinching = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
}
