import ViewBridge

extension PinLayout {
    /// Pins the upper edge so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func top(_ offset: CGFloat = 0) -> PinLayout {
        note(.top, offset)
        return self
    }

    /// Pins the upper edge inside the superview's by a part of its height.
    @inlinable
    @discardableResult
    public func top(_ offset: Percent) -> PinLayout {
        note(.top, offset)
        return self
    }

    /// Pins the upper edge inside the superview's by the matching side of insets.
    @inlinable
    @discardableResult
    public func top(_ margin: PEdgeInsets) -> PinLayout {
        note(.top, margin)
        return self
    }

    /// Pins the lower edge so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func bottom(_ offset: CGFloat = 0) -> PinLayout {
        note(.bottom, offset)
        return self
    }

    /// Pins the lower edge inside the superview's by a part of its height.
    @inlinable
    @discardableResult
    public func bottom(_ offset: Percent) -> PinLayout {
        note(.bottom, offset)
        return self
    }

    /// Pins the lower edge inside the superview's by the matching side of insets.
    @inlinable
    @discardableResult
    public func bottom(_ margin: PEdgeInsets) -> PinLayout {
        note(.bottom, margin)
        return self
    }

    /// Pins the left edge so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func left(_ offset: CGFloat = 0) -> PinLayout {
        note(.left, offset)
        return self
    }

    /// Pins the left edge inside the superview's by a part of its width.
    @inlinable
    @discardableResult
    public func left(_ offset: Percent) -> PinLayout {
        note(.left, offset)
        return self
    }

    /// Pins the left edge inside the superview's by the matching side of insets.
    @inlinable
    @discardableResult
    public func left(_ margin: PEdgeInsets) -> PinLayout {
        note(.left, margin)
        return self
    }

    /// Pins the right edge so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func right(_ offset: CGFloat = 0) -> PinLayout {
        note(.right, offset)
        return self
    }

    /// Pins the right edge inside the superview's by a part of its width.
    @inlinable
    @discardableResult
    public func right(_ offset: Percent) -> PinLayout {
        note(.right, offset)
        return self
    }

    /// Pins the right edge inside the superview's by the matching side of insets.
    @inlinable
    @discardableResult
    public func right(_ margin: PEdgeInsets) -> PinLayout {
        note(.right, margin)
        return self
    }
}
