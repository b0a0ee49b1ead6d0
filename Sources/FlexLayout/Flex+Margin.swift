internal import Flexbox
public import ViewBridge

/// The margin at several edges.
extension Flex {
    /// The margin at all edges that no other call sets, in points.
    @discardableResult
    public func margin(_ all: CGFloat) -> Flex { set(.margin, .all, all.length) }

    /// The margin at the top and the bottom, and at the left and the right, in points.
    @discardableResult
    public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        set(.margin, vertical: vertical, horizontal: horizontal)
    }

    /// The margin at the top, at the left and the right, and at the bottom, in points.
    @discardableResult
    public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        set(.margin, top: top, horizontal: horizontal, bottom: bottom)
    }

    /// The margin at the top, the left, the bottom and the right, in points.
    @discardableResult
    public func margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        set(.margin, top: top, left: left, bottom: bottom, right: right)
    }

    /// The margin at all edges that no other call sets, as percentages of the container's width.
    @discardableResult
    public func margin(_ all: FPercent) -> Flex { set(.margin, .all, all.length) }

    /// The margin at the top and the bottom, and at the left and the right, as percentages of the container's
    /// width.
    @discardableResult
    public func margin(_ vertical: FPercent, _ horizontal: FPercent) -> Flex {
        set(.margin, vertical: vertical, horizontal: horizontal)
    }

    /// The margin at the top, at the left and the right, and at the bottom, as percentages of the container's
    /// width.
    @discardableResult
    public func margin(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent) -> Flex {
        set(.margin, top: top, horizontal: horizontal, bottom: bottom)
    }

    /// The margin at the top, the left, the bottom and the right, as percentages of the container's width.
    @discardableResult
    public func margin(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent) -> Flex {
        set(.margin, top: top, left: left, bottom: bottom, right: right)
    }

    /// The margin at the four edges, in points.
    @discardableResult
    public func margin(_ insets: UIEdgeInsets) -> Flex { set(.margin, insets) }

    /// The margin at the four edges, by the text direction, in points.
    @discardableResult
    public func margin(_ insets: NSDirectionalEdgeInsets) -> Flex { set(.margin, insets) }
}

/// The margin at one edge or one pair of edges.
extension Flex {
    /// The margin at the top, in points.
    @discardableResult
    public func marginTop(_ value: CGFloat) -> Flex { set(.margin, .top, value.length) }

    /// The margin at the top, as a percentage of the container's width.
    @discardableResult
    public func marginTop(_ percent: FPercent) -> Flex { set(.margin, .top, percent.length) }

    /// The margin at the left, in points.
    @discardableResult
    public func marginLeft(_ value: CGFloat) -> Flex { set(.margin, .left, value.length) }

    /// The margin at the left, as a percentage of the container's width.
    @discardableResult
    public func marginLeft(_ percent: FPercent) -> Flex { set(.margin, .left, percent.length) }

    /// The margin at the bottom, in points.
    @discardableResult
    public func marginBottom(_ value: CGFloat) -> Flex { set(.margin, .bottom, value.length) }

    /// The margin at the bottom, as a percentage of the container's width.
    @discardableResult
    public func marginBottom(_ percent: FPercent) -> Flex { set(.margin, .bottom, percent.length) }

    /// The margin at the right, in points.
    @discardableResult
    public func marginRight(_ value: CGFloat) -> Flex { set(.margin, .right, value.length) }

    /// The margin at the right, as a percentage of the container's width.
    @discardableResult
    public func marginRight(_ percent: FPercent) -> Flex { set(.margin, .right, percent.length) }

    /// The margin at the start edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func marginStart(_ value: CGFloat) -> Flex { set(.margin, .start, value.length) }

    /// The margin at the start edge of the text direction; overrides left and right, as a percentage of the
    /// container's width.
    @discardableResult
    public func marginStart(_ percent: FPercent) -> Flex { set(.margin, .start, percent.length) }

    /// The margin at the end edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func marginEnd(_ value: CGFloat) -> Flex { set(.margin, .end, value.length) }

    /// The margin at the end edge of the text direction; overrides left and right, as a percentage of the
    /// container's width.
    @discardableResult
    public func marginEnd(_ percent: FPercent) -> Flex { set(.margin, .end, percent.length) }

    /// The margin at the left and the right, where neither is set itself, in points.
    @discardableResult
    public func marginHorizontal(_ value: CGFloat) -> Flex { set(.margin, .horizontal, value.length) }

    /// The margin at the left and the right, where neither is set itself, as a percentage of the container's
    /// width.
    @discardableResult
    public func marginHorizontal(_ percent: FPercent) -> Flex { set(.margin, .horizontal, percent.length) }

    /// The margin at the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func marginVertical(_ value: CGFloat) -> Flex { set(.margin, .vertical, value.length) }

    /// The margin at the top and the bottom, where neither is set itself, as a percentage of the container's
    /// width.
    @discardableResult
    public func marginVertical(_ percent: FPercent) -> Flex { set(.margin, .vertical, percent.length) }
}

/// The margin by keywords.
extension Flex {
    /// Makes the margin auto at all edges that no other call sets, or unsets all edges.
    ///
    /// Auto margins take up the free space around an item: `marginLeft(.auto)` in a row pushes an item, and all after it,
    /// to the right.
    @discardableResult
    public func margin(_ keyword: EdgeKeyword) -> Flex { set(.margin, keyword) }

    /// Makes the margin at the top auto, or unsets it.
    @discardableResult
    public func marginTop(_ keyword: EdgeKeyword) -> Flex { set(.margin, .top, keyword.length) }

    /// Makes the margin at the left auto, or unsets it.
    @discardableResult
    public func marginLeft(_ keyword: EdgeKeyword) -> Flex { set(.margin, .left, keyword.length) }

    /// Makes the margin at the bottom auto, or unsets it.
    @discardableResult
    public func marginBottom(_ keyword: EdgeKeyword) -> Flex { set(.margin, .bottom, keyword.length) }

    /// Makes the margin at the right auto, or unsets it.
    @discardableResult
    public func marginRight(_ keyword: EdgeKeyword) -> Flex { set(.margin, .right, keyword.length) }

    /// Makes the margin at the start edge of the text direction auto, or unsets it.
    @discardableResult
    public func marginStart(_ keyword: EdgeKeyword) -> Flex { set(.margin, .start, keyword.length) }

    /// Makes the margin at the end edge of the text direction auto, or unsets it.
    @discardableResult
    public func marginEnd(_ keyword: EdgeKeyword) -> Flex { set(.margin, .end, keyword.length) }

    /// Makes the margin at the left and the right auto, where neither is set itself, or unsets both.
    @discardableResult
    public func marginHorizontal(_ keyword: EdgeKeyword) -> Flex { set(.margin, .horizontal, keyword) }

    /// Makes the margin at the top and the bottom auto, where neither is set itself, or unsets both.
    @discardableResult
    public func marginVertical(_ keyword: EdgeKeyword) -> Flex { set(.margin, .vertical, keyword) }
}
