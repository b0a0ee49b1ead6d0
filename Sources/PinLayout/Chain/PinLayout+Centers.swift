import ViewBridge

extension PinLayout {
    /// Pins the middle to the superview's, so many points further to the right. 0 by default.
    @inlinable
    @discardableResult
    public func hCenter(_ offset: CGFloat = 0) -> PinLayout {
        note(.hCenter, offset)
        return self
    }

    /// Pins the middle to the superview's, a part of its width further to the right.
    @inlinable
    @discardableResult
    public func hCenter(_ offset: Percent) -> PinLayout {
        note(.hCenter, offset)
        return self
    }

    /// Pins the middle to the superview's, so many points further down. 0 by default.
    @inlinable
    @discardableResult
    public func vCenter(_ offset: CGFloat = 0) -> PinLayout {
        note(.vCenter, offset)
        return self
    }

    /// Pins the middle to the superview's, a part of its height further down.
    @inlinable
    @discardableResult
    public func vCenter(_ offset: Percent) -> PinLayout {
        note(.vCenter, offset)
        return self
    }
}
