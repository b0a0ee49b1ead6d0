internal import Flexbox
public import ViewBridge

/// The padding at several edges.
extension Flex {
    /// The padding at all edges that no other call sets, in points.
    @discardableResult
    public func padding(_ all: CGFloat) -> Flex { set(.padding, .all, all.length) }

    /// The padding at the top and the bottom, and at the left and the right, in points.
    @discardableResult
    public func padding(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        set(.padding, vertical: vertical, horizontal: horizontal)
    }

    /// The padding at the top, at the left and the right, and at the bottom, in points.
    @discardableResult
    public func padding(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        set(.padding, top: top, horizontal: horizontal, bottom: bottom)
    }

    /// The padding at the top, the left, the bottom and the right, in points.
    @discardableResult
    public func padding(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        set(.padding, top: top, left: left, bottom: bottom, right: right)
    }

    /// The padding at all edges that no other call sets, as percentages of the container's width.
    @discardableResult
    public func padding(_ all: FPercent) -> Flex { set(.padding, .all, all.length) }

    /// The padding at the top and the bottom, and at the left and the right, as percentages of the container's
    /// width.
    @discardableResult
    public func padding(_ vertical: FPercent, _ horizontal: FPercent) -> Flex {
        set(.padding, vertical: vertical, horizontal: horizontal)
    }

    /// The padding at the top, at the left and the right, and at the bottom, as percentages of the container's
    /// width.
    @discardableResult
    public func padding(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent) -> Flex {
        set(.padding, top: top, horizontal: horizontal, bottom: bottom)
    }

    /// The padding at the top, the left, the bottom and the right, as percentages of the container's width.
    @discardableResult
    public func padding(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent) -> Flex {
        set(.padding, top: top, left: left, bottom: bottom, right: right)
    }

    /// The padding at the four edges, in points.
    @discardableResult
    public func padding(_ insets: UIEdgeInsets) -> Flex { set(.padding, insets) }

    /// The padding at the four edges, by the text direction, in points.
    @discardableResult
    public func padding(_ insets: NSDirectionalEdgeInsets) -> Flex { set(.padding, insets) }
}

/// The padding at one edge or one pair of edges.
extension Flex {
    /// The padding at the top, in points.
    @discardableResult
    public func paddingTop(_ value: CGFloat) -> Flex { set(.padding, .top, value.length) }

    /// The padding at the top, as a percentage of the container's width.
    @discardableResult
    public func paddingTop(_ percent: FPercent) -> Flex { set(.padding, .top, percent.length) }

    /// The padding at the left, in points.
    @discardableResult
    public func paddingLeft(_ value: CGFloat) -> Flex { set(.padding, .left, value.length) }

    /// The padding at the left, as a percentage of the container's width.
    @discardableResult
    public func paddingLeft(_ percent: FPercent) -> Flex { set(.padding, .left, percent.length) }

    /// The padding at the bottom, in points.
    @discardableResult
    public func paddingBottom(_ value: CGFloat) -> Flex { set(.padding, .bottom, value.length) }

    /// The padding at the bottom, as a percentage of the container's width.
    @discardableResult
    public func paddingBottom(_ percent: FPercent) -> Flex { set(.padding, .bottom, percent.length) }

    /// The padding at the right, in points.
    @discardableResult
    public func paddingRight(_ value: CGFloat) -> Flex { set(.padding, .right, value.length) }

    /// The padding at the right, as a percentage of the container's width.
    @discardableResult
    public func paddingRight(_ percent: FPercent) -> Flex { set(.padding, .right, percent.length) }

    /// The padding at the start edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func paddingStart(_ value: CGFloat) -> Flex { set(.padding, .start, value.length) }

    /// The padding at the start edge of the text direction; overrides left and right, as a percentage of the
    /// container's width.
    @discardableResult
    public func paddingStart(_ percent: FPercent) -> Flex { set(.padding, .start, percent.length) }

    /// The padding at the end edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func paddingEnd(_ value: CGFloat) -> Flex { set(.padding, .end, value.length) }

    /// The padding at the end edge of the text direction; overrides left and right, as a percentage of the
    /// container's width.
    @discardableResult
    public func paddingEnd(_ percent: FPercent) -> Flex { set(.padding, .end, percent.length) }

    /// The padding at the left and the right, where neither is set itself, in points.
    @discardableResult
    public func paddingHorizontal(_ value: CGFloat) -> Flex { set(.padding, .horizontal, value.length) }

    /// The padding at the left and the right, where neither is set itself, as a percentage of the container's
    /// width.
    @discardableResult
    public func paddingHorizontal(_ percent: FPercent) -> Flex { set(.padding, .horizontal, percent.length) }

    /// The padding at the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func paddingVertical(_ value: CGFloat) -> Flex { set(.padding, .vertical, value.length) }

    /// The padding at the top and the bottom, where neither is set itself, as a percentage of the container's
    /// width.
    @discardableResult
    public func paddingVertical(_ percent: FPercent) -> Flex { set(.padding, .vertical, percent.length) }
}

/// The padding by keywords.
extension Flex {
    /// Unsets the padding at all edges.
    @discardableResult
    public func padding(_ keyword: UnsetKeyword) -> Flex { unset(.padding) }

    /// Unsets the padding at the top.
    @discardableResult
    public func paddingTop(_ keyword: UnsetKeyword) -> Flex { set(.padding, .top, .undefined) }

    /// Unsets the padding at the left.
    @discardableResult
    public func paddingLeft(_ keyword: UnsetKeyword) -> Flex { set(.padding, .left, .undefined) }

    /// Unsets the padding at the bottom.
    @discardableResult
    public func paddingBottom(_ keyword: UnsetKeyword) -> Flex { set(.padding, .bottom, .undefined) }

    /// Unsets the padding at the right.
    @discardableResult
    public func paddingRight(_ keyword: UnsetKeyword) -> Flex { set(.padding, .right, .undefined) }

    /// Unsets the padding at the start edge of the text direction.
    @discardableResult
    public func paddingStart(_ keyword: UnsetKeyword) -> Flex { set(.padding, .start, .undefined) }

    /// Unsets the padding at the end edge of the text direction.
    @discardableResult
    public func paddingEnd(_ keyword: UnsetKeyword) -> Flex { set(.padding, .end, .undefined) }

    /// Unsets the padding at the left and the right.
    @discardableResult
    public func paddingHorizontal(_ keyword: UnsetKeyword) -> Flex { unset(.padding, .horizontal) }

    /// Unsets the padding at the top and the bottom.
    @discardableResult
    public func paddingVertical(_ keyword: UnsetKeyword) -> Flex { unset(.padding, .vertical) }
}
