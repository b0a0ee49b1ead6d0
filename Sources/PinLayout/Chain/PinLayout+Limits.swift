internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Sets the least width in points. Negative values, NaN and infinities are refused.
    @discardableResult
    public func minWidth(_ width: CGFloat) -> PinLayout {
        set(.minimum, .horizontal, to: width, CallText("minWidth", length: width))
    }

    /// Sets the least width to a part of the superview's.
    @discardableResult
    public func minWidth(_ percent: Percent) -> PinLayout {
        set(.minimum, .horizontal, to: percent, CallText("minWidth", percent))
    }

    /// Sets the greatest width in points. It has the last word. Negative values, NaN and infinities are refused.
    @discardableResult
    public func maxWidth(_ width: CGFloat) -> PinLayout {
        set(.maximum, .horizontal, to: width, CallText("maxWidth", length: width))
    }

    /// Sets the greatest width to a part of the superview's. It has the last word.
    @discardableResult
    public func maxWidth(_ percent: Percent) -> PinLayout {
        set(.maximum, .horizontal, to: percent, CallText("maxWidth", percent))
    }

    /// Sets the least height in points. Negative values, NaN and infinities are refused.
    @discardableResult
    public func minHeight(_ height: CGFloat) -> PinLayout {
        set(.minimum, .vertical, to: height, CallText("minHeight", length: height))
    }

    /// Sets the least height to a part of the superview's.
    @discardableResult
    public func minHeight(_ percent: Percent) -> PinLayout {
        set(.minimum, .vertical, to: percent, CallText("minHeight", percent))
    }

    /// Sets the greatest height in points. It has the last word. Negative values, NaN and infinities are refused.
    @discardableResult
    public func maxHeight(_ height: CGFloat) -> PinLayout {
        set(.maximum, .vertical, to: height, CallText("maxHeight", length: height))
    }

    /// Sets the greatest height to a part of the superview's. It has the last word.
    @discardableResult
    public func maxHeight(_ percent: Percent) -> PinLayout {
        set(.maximum, .vertical, to: percent, CallText("maxHeight", percent))
    }
}
