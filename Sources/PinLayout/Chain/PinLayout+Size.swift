import ViewBridge

extension PinLayout {
    /// Sets the width in points. Negative values, NaN and infinities are refused.
    @inlinable
    @discardableResult
    public func width(_ width: CGFloat) -> PinLayout {
        note(.width, width)
        return self
    }

    /// Sets the width to a part of the superview's.
    @inlinable
    @discardableResult
    public func width(_ percent: Percent) -> PinLayout {
        note(.width, percent)
        return self
    }

    /// Sets the width to that of another view.
    @inlinable
    @discardableResult
    public func width(of view: PinView) -> PinLayout {
        note(.width, of: view)
        return self
    }

    /// Sets the height in points. Negative values, NaN and infinities are refused.
    @inlinable
    @discardableResult
    public func height(_ height: CGFloat) -> PinLayout {
        note(.height, height)
        return self
    }

    /// Sets the height to a part of the superview's.
    @inlinable
    @discardableResult
    public func height(_ percent: Percent) -> PinLayout {
        note(.height, percent)
        return self
    }

    /// Sets the height to that of another view.
    @inlinable
    @discardableResult
    public func height(of view: PinView) -> PinLayout {
        note(.height, of: view)
        return self
    }

    /// Sets width and height.
    @inlinable
    @discardableResult
    public func size(_ size: CGSize) -> PinLayout {
        note(size: size)
        return self
    }

    /// Sets width and height to the same number of points.
    @inlinable
    @discardableResult
    public func size(_ sideLength: CGFloat) -> PinLayout {
        note(side: sideLength)
        return self
    }

    /// Sets width and height to a part of the superview's.
    @inlinable
    @discardableResult
    public func size(_ percent: Percent) -> PinLayout {
        note(size: percent)
        return self
    }

    /// Sets width and height to those of another view.
    @inlinable
    @discardableResult
    public func size(of view: PinView) -> PinLayout {
        note(sizeOf: view)
        return self
    }
}
