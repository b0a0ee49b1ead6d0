import ViewBridge

extension UIView: Layoutable, SizeCalculable {
    /// Views are placed among views.
    public typealias PinView = UIView

    /// Starts a chain that lays out the view before its transform. The chain applies where its statement ends.
    @inlinable public var pin: PinLayout<UIView> { PinLayout(.view(self), keepTransform: true) }

    /// Starts a chain that lays out the view's frame, which is what the transform makes of it.
    @inlinable public var pinFrame: PinLayout<UIView> { PinLayout(.view(self), keepTransform: false) }

    /// The box in the superview's coordinates: `frame`, or the box before the transform.
    public func getRect(keepTransform: Bool) -> CGRect {
        if let rect = AutoSizing.current?.rect(of: self) { return rect }
        guard keepTransform, hasTransform else { return frame }
        let (center, size, anchor) = (center, bounds.size, layoutAnchorPoint)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }

    /// Sets the box in the superview's coordinates: `frame`, or `center` and the size of `bounds`.
    public func setRect(_ rect: CGRect, keepTransform: Bool) {
        if let sizing = AutoSizing.current {
            return sizing.keep(
                .init(box: .view(self), rect: rect, outerRect: rect, keepTransform: keepTransform))
        }
        if rect != getRect(keepTransform: keepTransform) { move(to: rect, keepTransform: keepTransform) }
    }

    /// Sets another rectangle.
    @inline(__always)  // Pays in `pin chain`.
    func move(to rect: CGRect, keepTransform: Bool) {
        guard keepTransform, hasTransform else {
            frame = rect
            return
        }
        let (anchor, oldBounds) = (layoutAnchorPoint, bounds)
        let newCenter = CGPoint(
            x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
        if newCenter != center { center = newCenter }
        if rect.size != oldBounds.size { bounds = CGRect(origin: oldBounds.origin, size: rect.size) }
    }

    /// Whether `start` means left, by ``Pin/layoutDirection``.
    public func isLTR() -> Bool {
        switch PinSettings.layoutDirection {
        case .auto: effectiveUserInterfaceLayoutDirection == .leftToRight
        case .ltr: true
        case .rtl: false
        }
    }
}
