internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the lower edge to the upper edge of another view, and aligns with it horizontally.
    /// Not aligned by default.
    @discardableResult
    public func above(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
        relate(
            .before, .vertical, to: relativeView, place(aligned),
            CallText("above", of: [relativeView], ".\(aligned)"))
    }

    /// Pins the lower edge to the topmost upper edge of other views, and aligns with all of them horizontally.
    /// Not aligned by default.
    @discardableResult
    public func above(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
        relate(
            .before, .vertical, to: relativeViews, place(aligned),
            CallText("above", of: relativeViews, ".\(aligned)"))
    }

    /// Pins the upper edge to the lower edge of another view, and aligns with it horizontally.
    /// Not aligned by default.
    @discardableResult
    public func below(of relativeView: PinView, aligned: HorizontalAlign = .none) -> PinLayout {
        relate(
            .after, .vertical, to: relativeView, place(aligned),
            CallText("below", of: [relativeView], ".\(aligned)"))
    }

    /// Pins the upper edge to the lowest lower edge of other views, and aligns with all of them horizontally.
    /// Not aligned by default.
    @discardableResult
    public func below(of relativeViews: [PinView], aligned: HorizontalAlign = .none) -> PinLayout {
        relate(
            .after, .vertical, to: relativeViews, place(aligned),
            CallText("below", of: relativeViews, ".\(aligned)"))
    }

    /// Pins the right edge to the left edge of another view, and aligns with it vertically.
    /// Not aligned by default.
    @discardableResult
    public func left(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            .before, .horizontal, to: relativeView, place(aligned),
            CallText("left", of: [relativeView], ".\(aligned)"))
    }

    /// Pins the right edge to the leftmost left edge of other views, and aligns with all of them vertically.
    /// Not aligned by default.
    @discardableResult
    public func left(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            .before, .horizontal, to: relativeViews, place(aligned),
            CallText("left", of: relativeViews, ".\(aligned)"))
    }

    /// Pins the left edge to the right edge of another view, and aligns with it vertically.
    /// Not aligned by default.
    @discardableResult
    public func right(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            .after, .horizontal, to: relativeView, place(aligned),
            CallText("right", of: [relativeView], ".\(aligned)"))
    }

    /// Pins the left edge to the rightmost right edge of other views, and aligns with all of them vertically.
    /// Not aligned by default.
    @discardableResult
    public func right(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            .after, .horizontal, to: relativeViews, place(aligned),
            CallText("right", of: relativeViews, ".\(aligned)"))
    }

    /// Pins the edge that faces another view, standing before it in reading direction, to that view's near edge,
    /// and aligns with it vertically. Not aligned by default.
    @discardableResult
    public func before(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            leadingSide, .horizontal, to: relativeView, place(aligned),
            CallText("before", of: [relativeView], ".\(aligned)"))
    }

    /// Pins the edge that faces other views, standing before all of them in reading direction, to the nearest edge,
    /// and aligns with them vertically. Not aligned by default.
    @discardableResult
    public func before(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            leadingSide, .horizontal, to: relativeViews, place(aligned),
            CallText("before", of: relativeViews, ".\(aligned)"))
    }

    /// Pins the edge that faces another view, standing after it in reading direction, to that view's near edge,
    /// and aligns with it vertically. Not aligned by default.
    @discardableResult
    public func after(of relativeView: PinView, aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            trailingSide, .horizontal, to: relativeView, place(aligned),
            CallText("after", of: [relativeView], ".\(aligned)"))
    }

    /// Pins the edge that faces other views, standing after all of them in reading direction, to the nearest edge,
    /// and aligns with them vertically. Not aligned by default.
    @discardableResult
    public func after(of relativeViews: [PinView], aligned: VerticalAlign = .none) -> PinLayout {
        relate(
            trailingSide, .horizontal, to: relativeViews, place(aligned),
            CallText("after", of: relativeViews, ".\(aligned)"))
    }
}
