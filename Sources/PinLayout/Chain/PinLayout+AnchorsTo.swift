internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the upper corner on the left to a point of another view.
    @discardableResult
    public func topLeft(to anchor: Anchor) -> PinLayout {
        pin(.start, .start, to: anchor, CallText("topLeft", to: anchor))
    }

    /// Pins the middle of the upper edge to a point of another view.
    @discardableResult
    public func topCenter(to anchor: Anchor) -> PinLayout {
        pin(.center, .start, to: anchor, CallText("topCenter", to: anchor))
    }

    /// Pins the upper corner on the right to a point of another view.
    @discardableResult
    public func topRight(to anchor: Anchor) -> PinLayout {
        pin(.end, .start, to: anchor, CallText("topRight", to: anchor))
    }

    /// Pins the upper corner where lines start to a point of another view.
    @discardableResult
    public func topStart(to anchor: Anchor) -> PinLayout {
        pin(leading, .start, to: anchor, CallText("topStart", to: anchor))
    }

    /// Pins the upper corner where lines end to a point of another view.
    @discardableResult
    public func topEnd(to anchor: Anchor) -> PinLayout {
        pin(trailing, .start, to: anchor, CallText("topEnd", to: anchor))
    }

    /// Pins the middle of the left edge to a point of another view.
    @discardableResult
    public func centerLeft(to anchor: Anchor) -> PinLayout {
        pin(.start, .center, to: anchor, CallText("centerLeft", to: anchor))
    }

    /// Pins the centre to a point of another view.
    @discardableResult
    public func center(to anchor: Anchor) -> PinLayout {
        pin(.center, .center, to: anchor, CallText("center", to: anchor))
    }

    /// Pins the middle of the right edge to a point of another view.
    @discardableResult
    public func centerRight(to anchor: Anchor) -> PinLayout {
        pin(.end, .center, to: anchor, CallText("centerRight", to: anchor))
    }

    /// Pins the middle of the edge where lines start to a point of another view.
    @discardableResult
    public func centerStart(to anchor: Anchor) -> PinLayout {
        pin(leading, .center, to: anchor, CallText("centerStart", to: anchor))
    }

    /// Pins the middle of the edge where lines end to a point of another view.
    @discardableResult
    public func centerEnd(to anchor: Anchor) -> PinLayout {
        pin(trailing, .center, to: anchor, CallText("centerEnd", to: anchor))
    }

    /// Pins the lower corner on the left to a point of another view.
    @discardableResult
    public func bottomLeft(to anchor: Anchor) -> PinLayout {
        pin(.start, .end, to: anchor, CallText("bottomLeft", to: anchor))
    }

    /// Pins the middle of the lower edge to a point of another view.
    @discardableResult
    public func bottomCenter(to anchor: Anchor) -> PinLayout {
        pin(.center, .end, to: anchor, CallText("bottomCenter", to: anchor))
    }

    /// Pins the lower corner on the right to a point of another view.
    @discardableResult
    public func bottomRight(to anchor: Anchor) -> PinLayout {
        pin(.end, .end, to: anchor, CallText("bottomRight", to: anchor))
    }

    /// Pins the lower corner where lines start to a point of another view.
    @discardableResult
    public func bottomStart(to anchor: Anchor) -> PinLayout {
        pin(leading, .end, to: anchor, CallText("bottomStart", to: anchor))
    }

    /// Pins the lower corner where lines end to a point of another view.
    @discardableResult
    public func bottomEnd(to anchor: Anchor) -> PinLayout {
        pin(trailing, .end, to: anchor, CallText("bottomEnd", to: anchor))
    }

    /// Pins a place on each axis to a point of another box.
    private func pin(
        _ horizontal: AxisPlace, _ vertical: AxisPlace, to anchor: Anchor, _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        guard let sides = sides(of: anchor.box, call()) else { return self }
        pin(
            vertical, .vertical, at: CGFloat(sides[.vertical][anchor.vertical]),
            call().part(vertical.name(.vertical)))
        return pin(
            horizontal, .horizontal, at: CGFloat(sides[.horizontal][anchor.horizontal]),
            call().part(horizontal.name(.horizontal)))
    }
}
