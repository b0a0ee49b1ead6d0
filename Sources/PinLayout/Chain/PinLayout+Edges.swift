internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the upper edge so many points inside the superview's. 0 by default.
    @discardableResult
    public func top(_ offset: CGFloat = 0) -> PinLayout {
        inset(.start, .vertical, by: offset, CallText("top", offset))
    }

    /// Pins the upper edge inside the superview's by a part of its height.
    @discardableResult
    public func top(_ offset: Percent) -> PinLayout {
        inset(.start, .vertical, by: offset, CallText("top", offset))
    }

    /// Pins the upper edge inside the superview's by the matching side of insets.
    @discardableResult
    public func top(_ margin: PEdgeInsets) -> PinLayout {
        inset(.start, .vertical, by: margin.top, CallText("top", margin))
    }

    /// Pins the lower edge so many points inside the superview's. 0 by default.
    @discardableResult
    public func bottom(_ offset: CGFloat = 0) -> PinLayout {
        inset(.end, .vertical, by: offset, CallText("bottom", offset))
    }

    /// Pins the lower edge inside the superview's by a part of its height.
    @discardableResult
    public func bottom(_ offset: Percent) -> PinLayout {
        inset(.end, .vertical, by: offset, CallText("bottom", offset))
    }

    /// Pins the lower edge inside the superview's by the matching side of insets.
    @discardableResult
    public func bottom(_ margin: PEdgeInsets) -> PinLayout {
        inset(.end, .vertical, by: margin.bottom, CallText("bottom", margin))
    }

    /// Pins the left edge so many points inside the superview's. 0 by default.
    @discardableResult
    public func left(_ offset: CGFloat = 0) -> PinLayout {
        inset(.start, .horizontal, by: offset, CallText("left", offset))
    }

    /// Pins the left edge inside the superview's by a part of its width.
    @discardableResult
    public func left(_ offset: Percent) -> PinLayout {
        inset(.start, .horizontal, by: offset, CallText("left", offset))
    }

    /// Pins the left edge inside the superview's by the matching side of insets.
    @discardableResult
    public func left(_ margin: PEdgeInsets) -> PinLayout {
        inset(.start, .horizontal, by: margin.left, CallText("left", margin))
    }

    /// Pins the right edge so many points inside the superview's. 0 by default.
    @discardableResult
    public func right(_ offset: CGFloat = 0) -> PinLayout {
        inset(.end, .horizontal, by: offset, CallText("right", offset))
    }

    /// Pins the right edge inside the superview's by a part of its width.
    @discardableResult
    public func right(_ offset: Percent) -> PinLayout {
        inset(.end, .horizontal, by: offset, CallText("right", offset))
    }

    /// Pins the right edge inside the superview's by the matching side of insets.
    @discardableResult
    public func right(_ margin: PEdgeInsets) -> PinLayout {
        inset(.end, .horizontal, by: margin.right, CallText("right", margin))
    }
}
