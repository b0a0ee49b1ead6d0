import ViewBridge

extension PinLayout {
    /// Pins the upper corner on the left to a point of another view.
    @inlinable
    @discardableResult
    public func topLeft(to anchor: Anchor) -> PinLayout {
        note(.topLeft, to: anchor)
        return self
    }

    /// Pins the middle of the upper edge to a point of another view.
    @inlinable
    @discardableResult
    public func topCenter(to anchor: Anchor) -> PinLayout {
        note(.topCenter, to: anchor)
        return self
    }

    /// Pins the upper corner on the right to a point of another view.
    @inlinable
    @discardableResult
    public func topRight(to anchor: Anchor) -> PinLayout {
        note(.topRight, to: anchor)
        return self
    }

    /// Pins the upper corner where lines start to a point of another view.
    @inlinable
    @discardableResult
    public func topStart(to anchor: Anchor) -> PinLayout {
        note(.topStart, to: anchor)
        return self
    }

    /// Pins the upper corner where lines end to a point of another view.
    @inlinable
    @discardableResult
    public func topEnd(to anchor: Anchor) -> PinLayout {
        note(.topEnd, to: anchor)
        return self
    }

    /// Pins the middle of the left edge to a point of another view.
    @inlinable
    @discardableResult
    public func centerLeft(to anchor: Anchor) -> PinLayout {
        note(.centerLeft, to: anchor)
        return self
    }

    /// Pins the centre to a point of another view.
    @inlinable
    @discardableResult
    public func center(to anchor: Anchor) -> PinLayout {
        note(.center, to: anchor)
        return self
    }

    /// Pins the middle of the right edge to a point of another view.
    @inlinable
    @discardableResult
    public func centerRight(to anchor: Anchor) -> PinLayout {
        note(.centerRight, to: anchor)
        return self
    }

    /// Pins the middle of the edge where lines start to a point of another view.
    @inlinable
    @discardableResult
    public func centerStart(to anchor: Anchor) -> PinLayout {
        note(.centerStart, to: anchor)
        return self
    }

    /// Pins the middle of the edge where lines end to a point of another view.
    @inlinable
    @discardableResult
    public func centerEnd(to anchor: Anchor) -> PinLayout {
        note(.centerEnd, to: anchor)
        return self
    }

    /// Pins the lower corner on the left to a point of another view.
    @inlinable
    @discardableResult
    public func bottomLeft(to anchor: Anchor) -> PinLayout {
        note(.bottomLeft, to: anchor)
        return self
    }

    /// Pins the middle of the lower edge to a point of another view.
    @inlinable
    @discardableResult
    public func bottomCenter(to anchor: Anchor) -> PinLayout {
        note(.bottomCenter, to: anchor)
        return self
    }

    /// Pins the lower corner on the right to a point of another view.
    @inlinable
    @discardableResult
    public func bottomRight(to anchor: Anchor) -> PinLayout {
        note(.bottomRight, to: anchor)
        return self
    }

    /// Pins the lower corner where lines start to a point of another view.
    @inlinable
    @discardableResult
    public func bottomStart(to anchor: Anchor) -> PinLayout {
        note(.bottomStart, to: anchor)
        return self
    }

    /// Pins the lower corner where lines end to a point of another view.
    @inlinable
    @discardableResult
    public func bottomEnd(to anchor: Anchor) -> PinLayout {
        note(.bottomEnd, to: anchor)
        return self
    }
}
