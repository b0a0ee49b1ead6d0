import ViewBridge

extension PinLayout {
    /// Pins the edge where lines start so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func start(_ offset: CGFloat = 0) -> PinLayout {
        note(.start, offset)
        return self
    }

    /// Pins the edge where lines start inside the superview's by a part of its width.
    @inlinable
    @discardableResult
    public func start(_ offset: Percent) -> PinLayout {
        note(.start, offset)
        return self
    }

    /// Pins the edge where lines start inside the superview's by the matching side of insets.
    @inlinable
    @discardableResult
    public func start(_ margin: PEdgeInsets) -> PinLayout {
        note(.start, margin)
        return self
    }

    /// Pins the edge where lines end so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func end(_ offset: CGFloat = 0) -> PinLayout {
        note(.end, offset)
        return self
    }

    /// Pins the edge where lines end inside the superview's by a part of its width.
    @inlinable
    @discardableResult
    public func end(_ offset: Percent) -> PinLayout {
        note(.end, offset)
        return self
    }

    /// Pins the edge where lines end inside the superview's by the matching side of insets.
    @inlinable
    @discardableResult
    public func end(_ margin: PEdgeInsets) -> PinLayout {
        note(.end, margin)
        return self
    }
}
