import ViewBridge

extension PinLayout {
    /// Pins the lower edge to the upper edge of another view, and aligns with it horizontally.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func above(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
        note(.above, of: relativeView, aligned)
        return self
    }

    /// Pins the lower edge to the topmost upper edge of other views, and aligns with all of them horizontally.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func above(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
        note(.above, of: relativeViews, aligned)
        return self
    }

    /// Pins the upper edge to the lower edge of another view, and aligns with it horizontally.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func below(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
        note(.below, of: relativeView, aligned)
        return self
    }

    /// Pins the upper edge to the lowest lower edge of other views, and aligns with all of them horizontally.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func below(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
        note(.below, of: relativeViews, aligned)
        return self
    }

    /// Pins the right edge to the left edge of another view, and aligns with it vertically.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func left(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        note(.left, of: relativeView, aligned)
        return self
    }

    /// Pins the right edge to the leftmost left edge of other views, and aligns with all of them vertically.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func left(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        note(.left, of: relativeViews, aligned)
        return self
    }

    /// Pins the left edge to the right edge of another view, and aligns with it vertically.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func right(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        note(.right, of: relativeView, aligned)
        return self
    }

    /// Pins the left edge to the rightmost right edge of other views, and aligns with all of them vertically.
    /// Not aligned by default.
    @inlinable
    @discardableResult
    public func right(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        note(.right, of: relativeViews, aligned)
        return self
    }

    /// Pins the edge that faces another view, which comes after this one in reading direction,
    /// to that view's near edge, and aligns with it vertically. Not aligned by default.
    @inlinable
    @discardableResult
    public func before(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        note(.before, of: relativeView, aligned)
        return self
    }

    /// Pins the edge that faces other views, which all come after this one in reading direction,
    /// to the nearest edge, and aligns with them vertically. Not aligned by default.
    @inlinable
    @discardableResult
    public func before(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        note(.before, of: relativeViews, aligned)
        return self
    }

    /// Pins the edge that faces another view, which comes before this one in reading direction,
    /// to that view's near edge, and aligns with it vertically. Not aligned by default.
    @inlinable
    @discardableResult
    public func after(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        note(.after, of: relativeView, aligned)
        return self
    }

    /// Pins the edge that faces other views, which all come before this one in reading direction,
    /// to the nearest edge, and aligns with them vertically. Not aligned by default.
    @inlinable
    @discardableResult
    public func after(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        note(.after, of: relativeViews, aligned)
        return self
    }
}
