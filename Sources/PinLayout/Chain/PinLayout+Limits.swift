import ViewBridge

extension PinLayout {
    /// Sets the minimum width in points. Negative values, NaN and infinities are refused.
    @inlinable
    @discardableResult
    public func minWidth(_ width: CGFloat) -> PinLayout {
        note(.minWidth, width)
        return self
    }

    /// Sets the minimum width to a part of the superview's.
    @inlinable
    @discardableResult
    public func minWidth(_ percent: Percent) -> PinLayout {
        note(.minWidth, percent)
        return self
    }

    /// Sets the maximum width in points. It has the last word. Negative values, NaN and infinities are refused.
    @inlinable
    @discardableResult
    public func maxWidth(_ width: CGFloat) -> PinLayout {
        note(.maxWidth, width)
        return self
    }

    /// Sets the maximum width to a part of the superview's. It has the last word.
    @inlinable
    @discardableResult
    public func maxWidth(_ percent: Percent) -> PinLayout {
        note(.maxWidth, percent)
        return self
    }

    /// Sets the minimum height in points. Negative values, NaN and infinities are refused.
    @inlinable
    @discardableResult
    public func minHeight(_ height: CGFloat) -> PinLayout {
        note(.minHeight, height)
        return self
    }

    /// Sets the minimum height to a part of the superview's.
    @inlinable
    @discardableResult
    public func minHeight(_ percent: Percent) -> PinLayout {
        note(.minHeight, percent)
        return self
    }

    /// Sets the maximum height in points. It has the last word. Negative values, NaN and infinities are refused.
    @inlinable
    @discardableResult
    public func maxHeight(_ height: CGFloat) -> PinLayout {
        note(.maxHeight, height)
        return self
    }

    /// Sets the maximum height to a part of the superview's. It has the last word.
    @inlinable
    @discardableResult
    public func maxHeight(_ percent: Percent) -> PinLayout {
        note(.maxHeight, percent)
        return self
    }
}
