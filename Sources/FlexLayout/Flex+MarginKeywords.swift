internal import Flexbox

extension Flex {
    /// Makes the room outside the item free room at all edges that nothing else names, or unsets all edges.
    ///
    /// Free room keeps apart what has no room of its own: `marginLeft(.auto)` in a row pushes an item, and all
    /// after it, to the right.
    @discardableResult
    public func margin(_ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(.margin) : set(.margin, .all, .auto)
    }

    /// Makes the room outside the item at the top free room, or unsets it.
    @discardableResult
    public func marginTop(_ keyword: EdgeKeyword) -> Flex { set(.margin, .top, keyword.length) }

    /// Makes the room outside the item at the left free room, or unsets it.
    @discardableResult
    public func marginLeft(_ keyword: EdgeKeyword) -> Flex { set(.margin, .left, keyword.length) }

    /// Makes the room outside the item at the bottom free room, or unsets it.
    @discardableResult
    public func marginBottom(_ keyword: EdgeKeyword) -> Flex { set(.margin, .bottom, keyword.length) }

    /// Makes the room outside the item at the right free room, or unsets it.
    @discardableResult
    public func marginRight(_ keyword: EdgeKeyword) -> Flex { set(.margin, .right, keyword.length) }

    /// Makes the room outside the item where text starts free room, or unsets it.
    @discardableResult
    public func marginStart(_ keyword: EdgeKeyword) -> Flex { set(.margin, .start, keyword.length) }

    /// Makes the room outside the item where text ends free room, or unsets it.
    @discardableResult
    public func marginEnd(_ keyword: EdgeKeyword) -> Flex { set(.margin, .end, keyword.length) }

    /// Makes the room outside the item at the left and the right free room, where neither is set itself, or unsets
    /// both.
    @discardableResult
    public func marginHorizontal(_ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(.margin, .horizontal) : set(.margin, .horizontal, .auto)
    }

    /// Makes the room outside the item at the top and the bottom free room, where neither is set itself, or unsets
    /// both.
    @discardableResult
    public func marginVertical(_ keyword: EdgeKeyword) -> Flex {
        keyword == .unset ? unset(.margin, .vertical) : set(.margin, .vertical, .auto)
    }
}
