internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the edge where lines start so many points inside the superview's. 0 by default.
    @discardableResult
    public func start(_ offset: CGFloat = 0) -> PinLayout {
        inset(leading, .horizontal, by: offset, CallText("start", offset))
    }

    /// Pins the edge where lines start inside the superview's by a part of its width.
    @discardableResult
    public func start(_ offset: Percent) -> PinLayout {
        inset(leading, .horizontal, by: offset, CallText("start", offset))
    }

    /// Pins the edge where lines start inside the superview's by the matching side of insets.
    @discardableResult
    public func start(_ margin: PEdgeInsets) -> PinLayout {
        let place = leading
        return inset(
            place, .horizontal, by: place == .start ? margin.left : margin.right, CallText("start", margin))
    }

    /// Pins the edge where lines end so many points inside the superview's. 0 by default.
    @discardableResult
    public func end(_ offset: CGFloat = 0) -> PinLayout {
        inset(trailing, .horizontal, by: offset, CallText("end", offset))
    }

    /// Pins the edge where lines end inside the superview's by a part of its width.
    @discardableResult
    public func end(_ offset: Percent) -> PinLayout {
        inset(trailing, .horizontal, by: offset, CallText("end", offset))
    }

    /// Pins the edge where lines end inside the superview's by the matching side of insets.
    @discardableResult
    public func end(_ margin: PEdgeInsets) -> PinLayout {
        let place = trailing
        return inset(
            place, .horizontal, by: place == .start ? margin.left : margin.right, CallText("end", margin))
    }
}
