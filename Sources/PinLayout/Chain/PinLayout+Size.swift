internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Sets the width in points. Negative values, NaN and infinities are refused.
    @discardableResult
    public func width(_ width: CGFloat) -> PinLayout {
        set(.length, .horizontal, to: width, CallText("width", length: width))
    }

    /// Sets the width to a part of the superview's.
    @discardableResult
    public func width(_ percent: Percent) -> PinLayout {
        set(.length, .horizontal, to: percent, CallText("width", percent))
    }

    /// Sets the width to that of another view.
    @discardableResult
    public func width(of view: PinView) -> PinLayout {
        guard let other = PinBox(view) else { return self }
        let rect = other.rect(keepTransform: statement.keepTransform)
        return set(.length, .horizontal, to: rect.size.width, CallText("width", of: other))
    }

    /// Sets the height in points. Negative values, NaN and infinities are refused.
    @discardableResult
    public func height(_ height: CGFloat) -> PinLayout {
        set(.length, .vertical, to: height, CallText("height", length: height))
    }

    /// Sets the height to a part of the superview's.
    @discardableResult
    public func height(_ percent: Percent) -> PinLayout {
        set(.length, .vertical, to: percent, CallText("height", percent))
    }

    /// Sets the height to that of another view.
    @discardableResult
    public func height(of view: PinView) -> PinLayout {
        guard let other = PinBox(view) else { return self }
        let rect = other.rect(keepTransform: statement.keepTransform)
        return set(.length, .vertical, to: rect.size.height, CallText("height", of: other))
    }

    /// Sets width and height.
    @discardableResult
    public func size(_ size: CGSize) -> PinLayout {
        setSize(size, CallText("size", size))
    }

    /// Sets width and height to the same number of points.
    @discardableResult
    public func size(_ sideLength: CGFloat) -> PinLayout {
        setSize(
            CGSize(width: sideLength, height: sideLength), CallText("size", length: sideLength))
    }

    /// Sets width and height to a part of the superview's.
    @discardableResult
    public func size(_ percent: Percent) -> PinLayout {
        guard let size = box.containerSize(keepTransform: statement.keepTransform) else {
            return self
        }
        return setSize(
            CGSize(width: percent.of(size.width), height: percent.of(size.height)), CallText("size", percent))
    }

    /// Sets width and height to those of another view.
    @discardableResult
    public func size(of view: PinView) -> PinLayout {
        let other = box.peer(view)
        return setSize(other.rect(keepTransform: statement.keepTransform).size, CallText("size", of: other))
    }

    @inline(__always)
    private func setSize(_ size: CGSize, _ call: @autoclosure () -> CallText) -> PinLayout {
        set(.length, .horizontal, to: size.width, call().dimension("width"))
        return set(.length, .vertical, to: size.height, call().dimension("height"))
    }
}
