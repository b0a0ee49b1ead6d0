internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the middle to the superview's, so many points further to the right. 0 by default.
    @discardableResult
    public func hCenter(_ offset: CGFloat = 0) -> PinLayout {
        inset(.center, .horizontal, by: offset, CallText("hCenter", offset))
    }

    /// Pins the middle to the superview's, a part of its width further to the right.
    @discardableResult
    public func hCenter(_ offset: Percent) -> PinLayout {
        inset(.center, .horizontal, by: offset, CallText("hCenter", offset))
    }

    /// Pins the middle to the superview's, so many points further down. 0 by default.
    @discardableResult
    public func vCenter(_ offset: CGFloat = 0) -> PinLayout {
        inset(.center, .vertical, by: offset, CallText("vCenter", offset))
    }

    /// Pins the middle to the superview's, a part of its height further down.
    @discardableResult
    public func vCenter(_ offset: Percent) -> PinLayout {
        inset(.center, .vertical, by: offset, CallText("vCenter", offset))
    }
}
