import ViewBridge

extension PinLayout {
    /// Pins all four edges so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func all(_ margin: CGFloat = 0) -> PinLayout {
        note(.all, margin)
        return self
    }

    /// Pins all four edges inside the superview's by insets.
    @inlinable
    @discardableResult
    public func all(_ margin: PEdgeInsets) -> PinLayout {
        note(.all, margin)
        return self
    }

    /// Pins the left and right edges so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func horizontally(_ margin: CGFloat = 0) -> PinLayout {
        note(.horizontally, margin)
        return self
    }

    /// Pins the left and right edges inside the superview's by a part of its width.
    @inlinable
    @discardableResult
    public func horizontally(_ margin: Percent) -> PinLayout {
        note(.horizontally, margin)
        return self
    }

    /// Pins the left and right edges inside the superview's by insets.
    @inlinable
    @discardableResult
    public func horizontally(_ margin: PEdgeInsets) -> PinLayout {
        note(.horizontally, margin)
        return self
    }

    /// Pins the upper and lower edges so many points inside the superview's. 0 by default.
    @inlinable
    @discardableResult
    public func vertically(_ margin: CGFloat = 0) -> PinLayout {
        note(.vertically, margin)
        return self
    }

    /// Pins the upper and lower edges inside the superview's by a part of its height.
    @inlinable
    @discardableResult
    public func vertically(_ margin: Percent) -> PinLayout {
        note(.vertically, margin)
        return self
    }

    /// Pins the upper and lower edges inside the superview's by insets.
    @inlinable
    @discardableResult
    public func vertically(_ margin: PEdgeInsets) -> PinLayout {
        note(.vertically, margin)
        return self
    }
}
