import ViewBridge

extension CALayer: Layoutable {
    /// Layers are placed among layers.
    public typealias PinView = CALayer

    /// The layer that contains this one.
    public var superview: CALayer? { superlayer }

    /// The layers in this one.
    public var subviews: [CALayer] { sublayers ?? [] }

    /// Starts a chain that lays out the layer before its transform. The chain applies where its statement
    /// ends.
    @inlinable public var pin: PinLayout<CALayer> { PinLayout(.layer(self), keepTransform: true) }

    /// Starts a chain that lays out the layer's frame, which is what the transform makes of it.
    @inlinable public var pinFrame: PinLayout<CALayer> { PinLayout(.layer(self), keepTransform: false) }

    /// The box in the superlayer's coordinates: `frame`, or the box before the transform.
    public func getRect(keepTransform: Bool) -> CGRect {
        if let rect = AutoSizing.current?.rect(of: self) { return rect }
        guard keepTransform else { return frame }
        let (position, size, anchor) = (position, bounds.size, anchorPoint)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }

    /// Sets the box in the superlayer's coordinates: `frame`, or `position` and the size of `bounds`.
    public func setRect(_ rect: CGRect, keepTransform: Bool) {
        if let sizing = AutoSizing.current {
            return sizing.keep(
                .init(box: .layer(self), rect: rect, outerRect: rect, keepTransform: keepTransform))
        }
        guard keepTransform else {
            frame = rect
            return
        }
        let anchor = anchorPoint
        position = CGPoint(
            x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
        bounds = CGRect(origin: bounds.origin, size: rect.size)
    }

    /// Whether `start` means left, by ``Pin/layoutDirection``; a layer has no direction of its own.
    public func isLTR() -> Bool { PinSettings.layoutDirection != .rtl }
}
