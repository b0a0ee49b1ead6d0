internal import Flexbox
public import ViewBridge

extension Flex {
    /// The flex grow factor: the item's share of positive free space; 0 by default.
    @discardableResult
    public func grow(_ value: CGFloat) -> Flex { set(.flexGrow, Double(value).orZero) }

    /// The flex shrink factor: the item's share of negative free space, scaled by its size; 0 by default.
    @discardableResult
    public func shrink(_ value: CGFloat) -> Flex { set(.flexShrink, Double(value).orZero) }

    /// The size along the container's direction before growing and shrinking, in points; nil means that of
    /// the item.
    @discardableResult
    public func basis(_ value: CGFloat?) -> Flex {
        set(.flexBasis, value.map { $0.isFinite ? .points(Double($0)) : .auto } ?? .auto)
    }

    /// The size along the container's direction before growing and shrinking, as a part of the container's.
    @discardableResult
    public func basis(_ percent: FPercent) -> Flex { set(.flexBasis, percent.length) }

    /// The gap between items that are side by side, in points.
    @discardableResult
    public func columnGap(_ value: CGFloat) -> Flex { set(.columnGap, .points(Double(value))) }

    /// The gap between items that are one above the other, in points.
    @discardableResult
    public func rowGap(_ value: CGFloat) -> Flex { set(.rowGap, .points(Double(value))) }

    /// The gap between items in both directions, in points.
    @discardableResult
    public func gap(_ value: CGFloat) -> Flex { columnGap(value).rowGap(value) }
}

extension Double {
    /// 0 in place of NaN, which would never equal itself.
    fileprivate var orZero: Double { isNaN ? 0 : self }
}
