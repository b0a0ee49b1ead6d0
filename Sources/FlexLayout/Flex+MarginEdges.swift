internal import Flexbox
public import ViewBridge

extension Flex {
    /// The room outside the item at the top, in points.
    @discardableResult
    public func marginTop(_ value: CGFloat) -> Flex { set(.margin, .top, .points(Double(value))) }

    /// The room outside the item at the top, as a part of the container's width.
    @discardableResult
    public func marginTop(_ percent: FPercent) -> Flex { set(.margin, .top, percent.length) }

    /// The room outside the item at the left, in points.
    @discardableResult
    public func marginLeft(_ value: CGFloat) -> Flex { set(.margin, .left, .points(Double(value))) }

    /// The room outside the item at the left, as a part of the container's width.
    @discardableResult
    public func marginLeft(_ percent: FPercent) -> Flex { set(.margin, .left, percent.length) }

    /// The room outside the item at the bottom, in points.
    @discardableResult
    public func marginBottom(_ value: CGFloat) -> Flex { set(.margin, .bottom, .points(Double(value))) }

    /// The room outside the item at the bottom, as a part of the container's width.
    @discardableResult
    public func marginBottom(_ percent: FPercent) -> Flex { set(.margin, .bottom, percent.length) }

    /// The room outside the item at the right, in points.
    @discardableResult
    public func marginRight(_ value: CGFloat) -> Flex { set(.margin, .right, .points(Double(value))) }

    /// The room outside the item at the right, as a part of the container's width.
    @discardableResult
    public func marginRight(_ percent: FPercent) -> Flex { set(.margin, .right, percent.length) }

    /// The room outside the item where text starts; wins over left and right, in points.
    @discardableResult
    public func marginStart(_ value: CGFloat) -> Flex { set(.margin, .start, .points(Double(value))) }

    /// The room outside the item where text starts; wins over left and right, as a part of the container's
    /// width.
    @discardableResult
    public func marginStart(_ percent: FPercent) -> Flex { set(.margin, .start, percent.length) }

    /// The room outside the item where text ends; wins over left and right, in points.
    @discardableResult
    public func marginEnd(_ value: CGFloat) -> Flex { set(.margin, .end, .points(Double(value))) }

    /// The room outside the item where text ends; wins over left and right, as a part of the container's
    /// width.
    @discardableResult
    public func marginEnd(_ percent: FPercent) -> Flex { set(.margin, .end, percent.length) }

    /// The room outside the item at the left and the right, where neither is set itself, in points.
    @discardableResult
    public func marginHorizontal(_ value: CGFloat) -> Flex {
        set(.margin, .horizontal, .points(Double(value)))
    }

    /// The room outside the item at the left and the right, where neither is set itself, as a part of the
    /// container's width.
    @discardableResult
    public func marginHorizontal(_ percent: FPercent) -> Flex { set(.margin, .horizontal, percent.length) }

    /// The room outside the item at the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func marginVertical(_ value: CGFloat) -> Flex { set(.margin, .vertical, .points(Double(value))) }

    /// The room outside the item at the top and the bottom, where neither is set itself, as a part of the
    /// container's width.
    @discardableResult
    public func marginVertical(_ percent: FPercent) -> Flex { set(.margin, .vertical, percent.length) }
}
