internal import Flexbox

extension Flex {
    /// Leaves the distance from the top to the layout, or unsets it.
    @discardableResult
    public func top(_ keyword: EdgeKeyword) -> Flex { set(.inset, .top, keyword.length) }

    /// Leaves the distance from the left to the layout, or unsets it.
    @discardableResult
    public func left(_ keyword: EdgeKeyword) -> Flex { set(.inset, .left, keyword.length) }

    /// Leaves the distance from the bottom to the layout, or unsets it.
    @discardableResult
    public func bottom(_ keyword: EdgeKeyword) -> Flex { set(.inset, .bottom, keyword.length) }

    /// Leaves the distance from the right to the layout, or unsets it.
    @discardableResult
    public func right(_ keyword: EdgeKeyword) -> Flex { set(.inset, .right, keyword.length) }

    /// Leaves the distance from where text starts to the layout, or unsets it.
    @discardableResult
    public func start(_ keyword: EdgeKeyword) -> Flex { set(.inset, .start, keyword.length) }

    /// Leaves the distance from where text ends to the layout, or unsets it.
    @discardableResult
    public func end(_ keyword: EdgeKeyword) -> Flex { set(.inset, .end, keyword.length) }

    /// Leaves the distances from the left and the right to the layout, where neither is set itself, or unsets
    /// both.
    @discardableResult
    public func horizontally(_ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(.inset, .horizontal) : set(.inset, .horizontal, .auto)
    }

    /// Leaves the distances from the top and the bottom to the layout, where neither is set itself, or unsets
    /// both.
    @discardableResult
    public func vertically(_ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(.inset, .vertical) : set(.inset, .vertical, .auto)
    }

    /// Leaves the distances from all edges that nothing else names to the layout, or unsets all.
    @discardableResult
    public func all(_ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(.inset) : set(.inset, .all, .auto)
    }
}
