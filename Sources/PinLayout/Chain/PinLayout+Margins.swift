internal import LayoutCore
import ViewBridge

// Margins move a box that one edge pins, and shrink one that two edges pin. The last call counts.
extension PinLayout {
    /// Sets the margin above in points.
    @discardableResult
    public func marginTop(_ value: CGFloat) -> PinLayout {
        margin(.start, .vertical, value, CallText("marginTop", value))
    }

    /// Sets the margin above to a part of the superview's height.
    @discardableResult
    public func marginTop(_ percent: Percent) -> PinLayout {
        margin(.start, .vertical, percent, CallText("marginTop", percent))
    }

    /// Sets the margin on the left in points.
    @discardableResult
    public func marginLeft(_ value: CGFloat) -> PinLayout {
        margin(.start, .horizontal, value, CallText("marginLeft", value))
    }

    /// Sets the margin on the left to a part of the superview's width.
    @discardableResult
    public func marginLeft(_ percent: Percent) -> PinLayout {
        margin(.start, .horizontal, percent, CallText("marginLeft", percent))
    }

    /// Sets the margin below in points.
    @discardableResult
    public func marginBottom(_ value: CGFloat) -> PinLayout {
        margin(.end, .vertical, value, CallText("marginBottom", value))
    }

    /// Sets the margin below to a part of the superview's height.
    @discardableResult
    public func marginBottom(_ percent: Percent) -> PinLayout {
        margin(.end, .vertical, percent, CallText("marginBottom", percent))
    }

    /// Sets the margin on the right in points.
    @discardableResult
    public func marginRight(_ value: CGFloat) -> PinLayout {
        margin(.end, .horizontal, value, CallText("marginRight", value))
    }

    /// Sets the margin on the right to a part of the superview's width.
    @discardableResult
    public func marginRight(_ percent: Percent) -> PinLayout {
        margin(.end, .horizontal, percent, CallText("marginRight", percent))
    }

    /// Sets the margin where lines start in points.
    @discardableResult
    public func marginStart(_ value: CGFloat) -> PinLayout {
        margin(leading, .horizontal, value, CallText("marginStart", value))
    }

    /// Sets the margin where lines start to a part of the superview's width.
    @discardableResult
    public func marginStart(_ percent: Percent) -> PinLayout {
        margin(leading, .horizontal, percent, CallText("marginStart", percent))
    }

    /// Sets the margin where lines end in points.
    @discardableResult
    public func marginEnd(_ value: CGFloat) -> PinLayout {
        margin(trailing, .horizontal, value, CallText("marginEnd", value))
    }

    /// Sets the margin where lines end to a part of the superview's width.
    @discardableResult
    public func marginEnd(_ percent: Percent) -> PinLayout {
        margin(trailing, .horizontal, percent, CallText("marginEnd", percent))
    }

    /// Sets the margins on the left and right in points.
    @discardableResult
    public func marginHorizontal(_ value: CGFloat) -> PinLayout {
        margin(.start, .horizontal, value, CallText("marginHorizontal", value))
        return margin(.end, .horizontal, value, CallText("marginHorizontal", value))
    }

    /// Sets the margins on the left and right to a part of the superview's width.
    @discardableResult
    public func marginHorizontal(_ percent: Percent) -> PinLayout {
        margin(.start, .horizontal, percent, CallText("marginHorizontal", percent))
        return margin(.end, .horizontal, percent, CallText("marginHorizontal", percent))
    }

    /// Sets the margins above and below in points.
    @discardableResult
    public func marginVertical(_ value: CGFloat) -> PinLayout {
        margin(.start, .vertical, value, CallText("marginVertical", value))
        return margin(.end, .vertical, value, CallText("marginVertical", value))
    }

    /// Sets the margins above and below to a part of the superview's height.
    @discardableResult
    public func marginVertical(_ percent: Percent) -> PinLayout {
        margin(.start, .vertical, percent, CallText("marginVertical", percent))
        return margin(.end, .vertical, percent, CallText("marginVertical", percent))
    }
}
