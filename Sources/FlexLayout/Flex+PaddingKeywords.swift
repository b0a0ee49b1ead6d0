internal import Flexbox

extension Flex {
    /// Takes back the room inside the container at all edges.
    @discardableResult
    public func padding(_ keyword: UnsetKeyword) -> Flex { unset(.padding) }

    /// Takes back the room inside the container at the top.
    @discardableResult
    public func paddingTop(_ keyword: UnsetKeyword) -> Flex { set(.padding, .top, .undefined) }

    /// Takes back the room inside the container at the left.
    @discardableResult
    public func paddingLeft(_ keyword: UnsetKeyword) -> Flex { set(.padding, .left, .undefined) }

    /// Takes back the room inside the container at the bottom.
    @discardableResult
    public func paddingBottom(_ keyword: UnsetKeyword) -> Flex { set(.padding, .bottom, .undefined) }

    /// Takes back the room inside the container at the right.
    @discardableResult
    public func paddingRight(_ keyword: UnsetKeyword) -> Flex { set(.padding, .right, .undefined) }

    /// Takes back the room inside the container where text starts.
    @discardableResult
    public func paddingStart(_ keyword: UnsetKeyword) -> Flex { set(.padding, .start, .undefined) }

    /// Takes back the room inside the container where text ends.
    @discardableResult
    public func paddingEnd(_ keyword: UnsetKeyword) -> Flex { set(.padding, .end, .undefined) }

    /// Takes back the room inside the container at the left and the right.
    @discardableResult
    public func paddingHorizontal(_ keyword: UnsetKeyword) -> Flex { unset(.padding, .horizontal) }

    /// Takes back the room inside the container at the top and the bottom.
    @discardableResult
    public func paddingVertical(_ keyword: UnsetKeyword) -> Flex { unset(.padding, .vertical) }
}
