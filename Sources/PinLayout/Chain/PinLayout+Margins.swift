import ViewBridge

// Margins move a box that one edge pins, and shrink one that two edges pin. The last call counts.
extension PinLayout {
    /// Sets the margin above in points.
    @inlinable
    @discardableResult
    public func marginTop(_ value: CGFloat) -> PinLayout {
        note(.marginTop, value)
        return self
    }

    /// Sets the margin above to a part of the superview's height.
    @inlinable
    @discardableResult
    public func marginTop(_ percent: Percent) -> PinLayout {
        note(.marginTop, percent)
        return self
    }

    /// Sets the margin on the left in points.
    @inlinable
    @discardableResult
    public func marginLeft(_ value: CGFloat) -> PinLayout {
        note(.marginLeft, value)
        return self
    }

    /// Sets the margin on the left to a part of the superview's width.
    @inlinable
    @discardableResult
    public func marginLeft(_ percent: Percent) -> PinLayout {
        note(.marginLeft, percent)
        return self
    }

    /// Sets the margin below in points.
    @inlinable
    @discardableResult
    public func marginBottom(_ value: CGFloat) -> PinLayout {
        note(.marginBottom, value)
        return self
    }

    /// Sets the margin below to a part of the superview's height.
    @inlinable
    @discardableResult
    public func marginBottom(_ percent: Percent) -> PinLayout {
        note(.marginBottom, percent)
        return self
    }

    /// Sets the margin on the right in points.
    @inlinable
    @discardableResult
    public func marginRight(_ value: CGFloat) -> PinLayout {
        note(.marginRight, value)
        return self
    }

    /// Sets the margin on the right to a part of the superview's width.
    @inlinable
    @discardableResult
    public func marginRight(_ percent: Percent) -> PinLayout {
        note(.marginRight, percent)
        return self
    }

    /// Sets the margin where lines start in points.
    @inlinable
    @discardableResult
    public func marginStart(_ value: CGFloat) -> PinLayout {
        note(.marginStart, value)
        return self
    }

    /// Sets the margin where lines start to a part of the superview's width.
    @inlinable
    @discardableResult
    public func marginStart(_ percent: Percent) -> PinLayout {
        note(.marginStart, percent)
        return self
    }

    /// Sets the margin where lines end in points.
    @inlinable
    @discardableResult
    public func marginEnd(_ value: CGFloat) -> PinLayout {
        note(.marginEnd, value)
        return self
    }

    /// Sets the margin where lines end to a part of the superview's width.
    @inlinable
    @discardableResult
    public func marginEnd(_ percent: Percent) -> PinLayout {
        note(.marginEnd, percent)
        return self
    }

    /// Sets the margins on the left and right in points.
    @inlinable
    @discardableResult
    public func marginHorizontal(_ value: CGFloat) -> PinLayout {
        note(.marginHorizontal, value)
        return self
    }

    /// Sets the margins on the left and right to a part of the superview's width.
    @inlinable
    @discardableResult
    public func marginHorizontal(_ percent: Percent) -> PinLayout {
        note(.marginHorizontal, percent)
        return self
    }

    /// Sets the margins above and below in points.
    @inlinable
    @discardableResult
    public func marginVertical(_ value: CGFloat) -> PinLayout {
        note(.marginVertical, value)
        return self
    }

    /// Sets the margins above and below to a part of the superview's height.
    @inlinable
    @discardableResult
    public func marginVertical(_ percent: Percent) -> PinLayout {
        note(.marginVertical, percent)
        return self
    }
}
