internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the upper edge and the left edge so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func topLeft(_ offset: CGFloat = 0) -> PinLayout {
        pin(.start, .start, by: (offset, offset), CallText("topLeft", offset))
    }

    /// Pins the upper edge so many points inside the superview's (0 by default), and centres horizontally.
    @discardableResult
    public func topCenter(_ offset: CGFloat = 0) -> PinLayout {
        pin(.center, .start, by: (0, offset), CallText("topCenter", offset))
    }

    /// Pins the upper edge and the right edge so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func topRight(_ offset: CGFloat = 0) -> PinLayout {
        pin(.end, .start, by: (offset, offset), CallText("topRight", offset))
    }

    /// Pins the upper edge and the edge where lines start so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func topStart(_ offset: CGFloat = 0) -> PinLayout {
        pin(leading, .start, by: (offset, offset), CallText("topStart", offset))
    }

    /// Pins the upper edge and the edge where lines end so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func topEnd(_ offset: CGFloat = 0) -> PinLayout {
        pin(trailing, .start, by: (offset, offset), CallText("topEnd", offset))
    }

    /// Pins the left edge so many points inside the superview's (0 by default), and centres
    /// vertically.
    @discardableResult
    public func centerLeft(_ offset: CGFloat = 0) -> PinLayout {
        pin(.start, .center, by: (offset, 0), CallText("centerLeft", offset))
    }

    /// Pins the centre to the superview's, so many points further to the right and down. 0 by default.
    @discardableResult
    public func center(_ offset: CGFloat = 0) -> PinLayout {
        pin(.center, .center, by: (offset, offset), CallText("center", offset))
    }

    /// Pins the right edge so many points inside the superview's (0 by default), and centres
    /// vertically.
    @discardableResult
    public func centerRight(_ offset: CGFloat = 0) -> PinLayout {
        pin(.end, .center, by: (offset, 0), CallText("centerRight", offset))
    }

    /// Pins the edge where lines start so many points inside the superview's (0 by default), and centres
    /// vertically.
    @discardableResult
    public func centerStart(_ offset: CGFloat = 0) -> PinLayout {
        pin(leading, .center, by: (offset, 0), CallText("centerStart", offset))
    }

    /// Pins the edge where lines end so many points inside the superview's (0 by default), and centres
    /// vertically.
    @discardableResult
    public func centerEnd(_ offset: CGFloat = 0) -> PinLayout {
        pin(trailing, .center, by: (offset, 0), CallText("centerEnd", offset))
    }

    /// Pins the lower edge and the left edge so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func bottomLeft(_ offset: CGFloat = 0) -> PinLayout {
        pin(.start, .end, by: (offset, offset), CallText("bottomLeft", offset))
    }

    /// Pins the lower edge so many points inside the superview's (0 by default), and centres horizontally.
    @discardableResult
    public func bottomCenter(_ offset: CGFloat = 0) -> PinLayout {
        pin(.center, .end, by: (0, offset), CallText("bottomCenter", offset))
    }

    /// Pins the lower edge and the right edge so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func bottomRight(_ offset: CGFloat = 0) -> PinLayout {
        pin(.end, .end, by: (offset, offset), CallText("bottomRight", offset))
    }

    /// Pins the lower edge and the edge where lines start so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func bottomStart(_ offset: CGFloat = 0) -> PinLayout {
        pin(leading, .end, by: (offset, offset), CallText("bottomStart", offset))
    }

    /// Pins the lower edge and the edge where lines end so many points inside the superview's.
    /// 0 by default.
    @discardableResult
    public func bottomEnd(_ offset: CGFloat = 0) -> PinLayout {
        pin(trailing, .end, by: (offset, offset), CallText("bottomEnd", offset))
    }

    /// Pins a place on each axis, at the distances (horizontal, vertical) from the superview's.
    @inline(__always)
    private func pin(
        _ horizontal: AxisPlace, _ vertical: AxisPlace, by distances: (CGFloat, CGFloat),
        _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        inset(vertical, .vertical, by: distances.1, call().part(vertical.name(.vertical)))
        return inset(horizontal, .horizontal, by: distances.0, call().part(horizontal.name(.horizontal)))
    }
}
