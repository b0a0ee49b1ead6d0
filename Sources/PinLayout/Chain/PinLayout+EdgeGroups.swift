internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins all four edges so many points inside the superview's. 0 by default.
    @discardableResult
    public func all(_ margin: CGFloat = 0) -> PinLayout {
        pinEdges(.vertical, margin, CallText("all", margin))
        return pinEdges(.horizontal, margin, CallText("all", margin))
    }

    /// Pins all four edges inside the superview's by insets.
    @discardableResult
    public func all(_ margin: PEdgeInsets) -> PinLayout {
        pinEdges(.vertical, margin.top, margin.bottom, CallText("all", margin))
        return pinEdges(.horizontal, margin.left, margin.right, CallText("all", margin))
    }

    /// Pins the left and right edges so many points inside the superview's. 0 by default.
    @discardableResult
    public func horizontally(_ margin: CGFloat = 0) -> PinLayout {
        pinEdges(.horizontal, margin, CallText("horizontally", margin))
    }

    /// Pins the left and right edges inside the superview's by a part of its width.
    @discardableResult
    public func horizontally(_ margin: Percent) -> PinLayout {
        guard let length = containerLength(.horizontal) else { return self }
        return pinEdges(.horizontal, margin.of(length), CallText("horizontally", margin))
    }

    /// Pins the left and right edges inside the superview's by insets.
    @discardableResult
    public func horizontally(_ margin: PEdgeInsets) -> PinLayout {
        pinEdges(.horizontal, margin.left, margin.right, CallText("horizontally", margin))
    }

    /// Pins the upper and lower edges so many points inside the superview's. 0 by default.
    @discardableResult
    public func vertically(_ margin: CGFloat = 0) -> PinLayout {
        pinEdges(.vertical, margin, CallText("vertically", margin))
    }

    /// Pins the upper and lower edges inside the superview's by a part of its height.
    @discardableResult
    public func vertically(_ margin: Percent) -> PinLayout {
        guard let length = containerLength(.vertical) else { return self }
        return pinEdges(.vertical, margin.of(length), CallText("vertically", margin))
    }

    /// Pins the upper and lower edges inside the superview's by insets.
    @discardableResult
    public func vertically(_ margin: PEdgeInsets) -> PinLayout {
        pinEdges(.vertical, margin.top, margin.bottom, CallText("vertically", margin))
    }

    @inline(__always)
    @discardableResult
    private func pinEdges(_ axis: Axis, _ distance: CGFloat, _ call: @autoclosure () -> CallText) -> PinLayout
    {
        pinEdges(axis, distance, distance, call())
    }

    /// Pins both edges of an axis.
    @inline(__always)
    @discardableResult
    private func pinEdges(
        _ axis: Axis, _ start: CGFloat, _ end: CGFloat, _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        inset(.start, axis, by: start, call().part(AxisPlace.start.name(axis)))
        return inset(.end, axis, by: end, call().part(AxisPlace.end.name(axis)))
    }
}
