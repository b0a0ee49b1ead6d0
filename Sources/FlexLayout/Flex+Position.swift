internal import Flexbox
public import ViewBridge

extension Flex {
    /// How the item is positioned; relative by default.
    @discardableResult
    public func position(_ value: Position) -> Flex { set(.position, value.style) }

    /// The inset from the top, in points.
    @discardableResult
    public func top(_ value: CGFloat) -> Flex { set(.inset, .top, value.length) }

    /// The inset from the top, as a percentage of the container's size.
    @discardableResult
    public func top(_ percent: FPercent) -> Flex { set(.inset, .top, percent.length) }

    /// The inset from the left, in points.
    @discardableResult
    public func left(_ value: CGFloat) -> Flex { set(.inset, .left, value.length) }

    /// The inset from the left, as a percentage of the container's size.
    @discardableResult
    public func left(_ percent: FPercent) -> Flex { set(.inset, .left, percent.length) }

    /// The inset from the bottom, in points.
    @discardableResult
    public func bottom(_ value: CGFloat) -> Flex { set(.inset, .bottom, value.length) }

    /// The inset from the bottom, as a percentage of the container's size.
    @discardableResult
    public func bottom(_ percent: FPercent) -> Flex { set(.inset, .bottom, percent.length) }

    /// The inset from the right, in points.
    @discardableResult
    public func right(_ value: CGFloat) -> Flex { set(.inset, .right, value.length) }

    /// The inset from the right, as a percentage of the container's size.
    @discardableResult
    public func right(_ percent: FPercent) -> Flex { set(.inset, .right, percent.length) }

    /// The inset from the start edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func start(_ value: CGFloat) -> Flex { set(.inset, .start, value.length) }

    /// The inset from the start edge of the text direction; overrides left and right, as a percentage of the container's size.
    @discardableResult
    public func start(_ percent: FPercent) -> Flex { set(.inset, .start, percent.length) }

    /// The inset from the end edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func end(_ value: CGFloat) -> Flex { set(.inset, .end, value.length) }

    /// The inset from the end edge of the text direction; overrides left and right, as a percentage of the container's size.
    @discardableResult
    public func end(_ percent: FPercent) -> Flex { set(.inset, .end, percent.length) }

    /// The inset from the left and the right, where neither is set itself, in points.
    @discardableResult
    public func horizontally(_ value: CGFloat) -> Flex { set(.inset, .horizontal, value.length) }

    /// The inset from the left and the right, where neither is set itself, as a percentage of the container's
    /// size.
    @discardableResult
    public func horizontally(_ percent: FPercent) -> Flex { set(.inset, .horizontal, percent.length) }

    /// The inset from the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func vertically(_ value: CGFloat) -> Flex { set(.inset, .vertical, value.length) }

    /// The inset from the top and the bottom, where neither is set itself, as a percentage of the container's
    /// size.
    @discardableResult
    public func vertically(_ percent: FPercent) -> Flex { set(.inset, .vertical, percent.length) }

    /// The inset from all edges that no other call sets, in points.
    @discardableResult
    public func all(_ value: CGFloat) -> Flex { set(.inset, .all, value.length) }

    /// The inset from all edges that no other call sets, as a percentage of the container's size.
    @discardableResult
    public func all(_ percent: FPercent) -> Flex { set(.inset, .all, percent.length) }
}

/// Insets by keywords.
extension Flex {
    /// Makes the inset from the top auto, or unsets it.
    @discardableResult
    public func top(_ keyword: EdgeKeyword) -> Flex { set(.inset, .top, keyword.length) }

    /// Makes the inset from the left auto, or unsets it.
    @discardableResult
    public func left(_ keyword: EdgeKeyword) -> Flex { set(.inset, .left, keyword.length) }

    /// Makes the inset from the bottom auto, or unsets it.
    @discardableResult
    public func bottom(_ keyword: EdgeKeyword) -> Flex { set(.inset, .bottom, keyword.length) }

    /// Makes the inset from the right auto, or unsets it.
    @discardableResult
    public func right(_ keyword: EdgeKeyword) -> Flex { set(.inset, .right, keyword.length) }

    /// Makes the inset from the start edge of the text direction auto, or unsets it.
    @discardableResult
    public func start(_ keyword: EdgeKeyword) -> Flex { set(.inset, .start, keyword.length) }

    /// Makes the inset from the end edge of the text direction auto, or unsets it.
    @discardableResult
    public func end(_ keyword: EdgeKeyword) -> Flex { set(.inset, .end, keyword.length) }

    /// Makes the inset from the left and the right auto, where neither is set itself, or unsets
    /// both.
    @discardableResult
    public func horizontally(_ keyword: EdgeKeyword) -> Flex {
        set(.inset, .horizontal, keyword)
    }

    /// Makes the inset from the top and the bottom auto, where neither is set itself, or unsets
    /// both.
    @discardableResult
    public func vertically(_ keyword: EdgeKeyword) -> Flex {
        set(.inset, .vertical, keyword)
    }

    /// Makes the inset from all edges that no other call sets auto, or unsets all.
    @discardableResult
    public func all(_ keyword: EdgeKeyword) -> Flex {
        set(.inset, keyword)
    }
}
