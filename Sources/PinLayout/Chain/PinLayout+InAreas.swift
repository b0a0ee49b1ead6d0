internal import LayoutCore
import ViewBridge

// Guides and rectangles around a view, beside it and as its measure.
extension PinLayout {
    /// Pins all four edges so many points inside those of a guide, a rectangle or another view. 0 by default.
    @discardableResult
    public func all(to reference: some PinReferable, _ margin: CGFloat = 0) -> PinLayout {
        span(.all, reference.pinReference.target, margin)
    }

    /// Pins the left and right edges so many points inside those of a guide, a rectangle or another view.
    /// 0 by default.
    @discardableResult
    public func horizontally(to reference: some PinReferable, _ margin: CGFloat = 0) -> PinLayout {
        span(.horizontally, reference.pinReference.target, margin)
    }

    /// Pins the upper and lower edges so many points inside those of a guide, a rectangle or another view.
    /// 0 by default.
    @discardableResult
    public func vertically(to reference: some PinReferable, _ margin: CGFloat = 0) -> PinLayout {
        span(.vertically, reference.pinReference.target, margin)
    }

    /// Pins the left and right edges to the facing edges of two references, in either order, and
    /// aligns vertically with the first. Where they overlap nothing is pinned.
    @_disfavoredOverload
    @discardableResult
    public func horizontallyBetween(
        _ first: some PinReferable, and second: some PinReferable, aligned: VerticalAlign = .none
    ) -> PinLayout {
        let targets = [first.pinReference.target, second.pinReference.target]
        return between(
            .horizontal, targets, axisAnchor(aligned),
            CallText("horizontallyBetween", targets[0], and: targets[1], ".\(aligned)"))
    }

    /// Pins the upper and lower edges to the facing edges of two references, in either order, and
    /// aligns horizontally with the first. Where they overlap nothing is pinned.
    @_disfavoredOverload
    @discardableResult
    public func verticallyBetween(
        _ first: some PinReferable, and second: some PinReferable, aligned: HorizontalAlign = .none
    ) -> PinLayout {
        let targets = [first.pinReference.target, second.pinReference.target]
        return between(
            .vertical, targets, axisAnchor(aligned),
            CallText("verticallyBetween", targets[0], and: targets[1], ".\(aligned)"))
    }

    /// Sets the width to that of a guide, a rectangle or another view.
    @_disfavoredOverload
    @discardableResult
    public func width(of reference: some PinReferable) -> PinLayout {
        note(.width, of: reference.pinReference.target)
        return self
    }

    /// Sets the height to that of a guide, a rectangle or another view.
    @_disfavoredOverload
    @discardableResult
    public func height(of reference: some PinReferable) -> PinLayout {
        note(.height, of: reference.pinReference.target)
        return self
    }

    /// Sets width and height to those of a guide, a rectangle or another view.
    @_disfavoredOverload
    @discardableResult
    public func size(of reference: some PinReferable) -> PinLayout {
        note(sizeOf: reference.pinReference.target)
        return self
    }

    private func span(_ call: SpanCall, _ target: PinTarget, _ margin: CGFloat) -> PinLayout {
        statement.enter(.edges)
        guard let sides = sides(of: target, CallText("\(call)", inside: target, margin)) else { return self }
        for axis in call.axes {
            pin(
                .start, axis, at: CGFloat(sides[axis].start) + margin,
                CallText("\(call)", inside: target, margin).part(AxisAnchor.start.name(axis)))
            pin(
                .end, axis, at: CGFloat(sides[axis].end) - margin,
                CallText("\(call)", inside: target, margin).part(AxisAnchor.end.name(axis)))
        }
        return self
    }
}
