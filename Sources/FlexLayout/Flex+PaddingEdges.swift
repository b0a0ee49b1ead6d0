internal import Flexbox
public import ViewBridge

extension Flex {
    /// The room inside the container at the top, in points.
    @discardableResult
    public func paddingTop(_ value: CGFloat) -> Flex { set(.padding, .top, .points(Double(value))) }

    /// The room inside the container at the top, as a part of the container's width.
    @discardableResult
    public func paddingTop(_ percent: FPercent) -> Flex { set(.padding, .top, percent.length) }

    /// The room inside the container at the left, in points.
    @discardableResult
    public func paddingLeft(_ value: CGFloat) -> Flex { set(.padding, .left, .points(Double(value))) }

    /// The room inside the container at the left, as a part of the container's width.
    @discardableResult
    public func paddingLeft(_ percent: FPercent) -> Flex { set(.padding, .left, percent.length) }

    /// The room inside the container at the bottom, in points.
    @discardableResult
    public func paddingBottom(_ value: CGFloat) -> Flex { set(.padding, .bottom, .points(Double(value))) }

    /// The room inside the container at the bottom, as a part of the container's width.
    @discardableResult
    public func paddingBottom(_ percent: FPercent) -> Flex { set(.padding, .bottom, percent.length) }

    /// The room inside the container at the right, in points.
    @discardableResult
    public func paddingRight(_ value: CGFloat) -> Flex { set(.padding, .right, .points(Double(value))) }

    /// The room inside the container at the right, as a part of the container's width.
    @discardableResult
    public func paddingRight(_ percent: FPercent) -> Flex { set(.padding, .right, percent.length) }

    /// The room inside the container where text starts; wins over left and right, in points.
    @discardableResult
    public func paddingStart(_ value: CGFloat) -> Flex { set(.padding, .start, .points(Double(value))) }

    /// The room inside the container where text starts; wins over left and right, as a part of the
    /// container's width.
    @discardableResult
    public func paddingStart(_ percent: FPercent) -> Flex { set(.padding, .start, percent.length) }

    /// The room inside the container where text ends; wins over left and right, in points.
    @discardableResult
    public func paddingEnd(_ value: CGFloat) -> Flex { set(.padding, .end, .points(Double(value))) }

    /// The room inside the container where text ends; wins over left and right, as a part of the container's
    /// width.
    @discardableResult
    public func paddingEnd(_ percent: FPercent) -> Flex { set(.padding, .end, percent.length) }

    /// The room inside the container at the left and the right, where neither is set itself, in points.
    @discardableResult
    public func paddingHorizontal(_ value: CGFloat) -> Flex {
        set(.padding, .horizontal, .points(Double(value)))
    }

    /// The room inside the container at the left and the right, where neither is set itself, as a part of the
    /// container's width.
    @discardableResult
    public func paddingHorizontal(_ percent: FPercent) -> Flex { set(.padding, .horizontal, percent.length) }

    /// The room inside the container at the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func paddingVertical(_ value: CGFloat) -> Flex {
        set(.padding, .vertical, .points(Double(value)))
    }

    /// The room inside the container at the top and the bottom, where neither is set itself, as a part of the
    /// container's width.
    @discardableResult
    public func paddingVertical(_ percent: FPercent) -> Flex { set(.padding, .vertical, percent.length) }
}
