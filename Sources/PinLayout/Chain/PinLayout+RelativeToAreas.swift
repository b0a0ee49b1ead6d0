import ViewBridge

// Guides and rectangles as references. Where views alone are named, the calls that take views are meant.
extension PinLayout {
    /// Pins the lower edge to the upper edge of a guide, a rectangle or another view, and aligns with it
    /// horizontally. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func above(of reference: some PinReferable, aligned: HorizontalAlign = .none) -> PinLayout {
        relate(.above, to: reference.pinReference.target, axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Pins the lower edge to the topmost upper edge of guides, rectangles and views, and aligns with all of them
    /// horizontally. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func above(of references: [any PinReferable], aligned: HorizontalAlign = .none) -> PinLayout {
        relate(.above, to: targets(references), axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Pins the upper edge to the lower edge of a guide, a rectangle or another view, and aligns with it
    /// horizontally. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func below(of reference: some PinReferable, aligned: HorizontalAlign = .none) -> PinLayout {
        relate(.below, to: reference.pinReference.target, axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Pins the upper edge to the lowest lower edge of guides, rectangles and views, and aligns with all of them
    /// horizontally. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func below(of references: [any PinReferable], aligned: HorizontalAlign = .none) -> PinLayout {
        relate(.below, to: targets(references), axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Pins the right edge to the left edge of a guide, a rectangle or another view, and aligns with it vertically.
    /// Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func left(of reference: some PinReferable, aligned: VerticalAlign = .none) -> PinLayout {
        relate(.left, to: reference.pinReference.target, axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Pins the right edge to the leftmost left edge of guides, rectangles and views, and aligns with all of them
    /// vertically. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func left(of references: [any PinReferable], aligned: VerticalAlign = .none) -> PinLayout {
        relate(.left, to: targets(references), axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Pins the left edge to the right edge of a guide, a rectangle or another view, and aligns with it vertically.
    /// Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func right(of reference: some PinReferable, aligned: VerticalAlign = .none) -> PinLayout {
        relate(.right, to: reference.pinReference.target, axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Pins the left edge to the rightmost right edge of guides, rectangles and views, and aligns with all of them
    /// vertically. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func right(of references: [any PinReferable], aligned: VerticalAlign = .none) -> PinLayout {
        relate(.right, to: targets(references), axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Places the box before a guide, a rectangle or another view in reading direction, and aligns with it
    /// vertically. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func before(of reference: some PinReferable, aligned: VerticalAlign = .none) -> PinLayout {
        relate(.before, to: reference.pinReference.target, axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Places the box before all of several guides, rectangles and views in reading direction, and aligns with them
    /// vertically. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func before(of references: [any PinReferable], aligned: VerticalAlign = .none) -> PinLayout {
        relate(.before, to: targets(references), axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Places the box after a guide, a rectangle or another view in reading direction, and aligns with it
    /// vertically. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func after(of reference: some PinReferable, aligned: VerticalAlign = .none) -> PinLayout {
        relate(.after, to: reference.pinReference.target, axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// Places the box after all of several guides, rectangles and views in reading direction, and aligns with them
    /// vertically. Not aligned by default.
    @_disfavoredOverload
    @discardableResult
    public func after(of references: [any PinReferable], aligned: VerticalAlign = .none) -> PinLayout {
        relate(.after, to: targets(references), axisAnchor(aligned), ".\(aligned)")
        return self
    }

    /// The references of a list.
    private func targets(_ references: [any PinReferable]) -> [PinTarget] {
        var targets: [PinTarget] = []
        for reference in references { targets.append(reference.pinReference.target) }
        return targets
    }
}
