import ViewBridge

extension PinLayout {
    /// Pins the upper edge and the left edge so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func topLeft(_ offset: CGFloat = 0) -> PinLayout {
        note(.topLeft, offset)
        return self
    }

    /// Pins the upper edge so many points inside the superview's (0 by default), and centres horizontally.
    @inlinable
    @discardableResult
    public func topCenter(_ offset: CGFloat = 0) -> PinLayout {
        note(.topCenter, offset)
        return self
    }

    /// Pins the upper edge and the right edge so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func topRight(_ offset: CGFloat = 0) -> PinLayout {
        note(.topRight, offset)
        return self
    }

    /// Pins the upper edge and the edge where lines start so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func topStart(_ offset: CGFloat = 0) -> PinLayout {
        note(.topStart, offset)
        return self
    }

    /// Pins the upper edge and the edge where lines end so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func topEnd(_ offset: CGFloat = 0) -> PinLayout {
        note(.topEnd, offset)
        return self
    }

    /// Pins the left edge so many points inside the superview's (0 by default), and centres
    /// vertically.
    @inlinable
    @discardableResult
    public func centerLeft(_ offset: CGFloat = 0) -> PinLayout {
        note(.centerLeft, offset)
        return self
    }

    /// Pins the centre to the superview's, so many points further to the right and down. 0 by default.
    @inlinable
    @discardableResult
    public func center(_ offset: CGFloat = 0) -> PinLayout {
        note(.center, offset)
        return self
    }

    /// Pins the right edge so many points inside the superview's (0 by default), and centres
    /// vertically.
    @inlinable
    @discardableResult
    public func centerRight(_ offset: CGFloat = 0) -> PinLayout {
        note(.centerRight, offset)
        return self
    }

    /// Pins the edge where lines start so many points inside the superview's (0 by default), and centres
    /// vertically.
    @inlinable
    @discardableResult
    public func centerStart(_ offset: CGFloat = 0) -> PinLayout {
        note(.centerStart, offset)
        return self
    }

    /// Pins the edge where lines end so many points inside the superview's (0 by default), and centres
    /// vertically.
    @inlinable
    @discardableResult
    public func centerEnd(_ offset: CGFloat = 0) -> PinLayout {
        note(.centerEnd, offset)
        return self
    }

    /// Pins the lower edge and the left edge so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func bottomLeft(_ offset: CGFloat = 0) -> PinLayout {
        note(.bottomLeft, offset)
        return self
    }

    /// Pins the lower edge so many points inside the superview's (0 by default), and centres horizontally.
    @inlinable
    @discardableResult
    public func bottomCenter(_ offset: CGFloat = 0) -> PinLayout {
        note(.bottomCenter, offset)
        return self
    }

    /// Pins the lower edge and the right edge so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func bottomRight(_ offset: CGFloat = 0) -> PinLayout {
        note(.bottomRight, offset)
        return self
    }

    /// Pins the lower edge and the edge where lines start so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func bottomStart(_ offset: CGFloat = 0) -> PinLayout {
        note(.bottomStart, offset)
        return self
    }

    /// Pins the lower edge and the edge where lines end so many points inside the superview's.
    /// 0 by default.
    @inlinable
    @discardableResult
    public func bottomEnd(_ offset: CGFloat = 0) -> PinLayout {
        note(.bottomEnd, offset)
        return self
    }
}
