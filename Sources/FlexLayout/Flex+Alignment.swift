internal import Flexbox

extension Flex {
    /// How the room along the direction is shared out; `start` by default.
    @discardableResult
    public func justifyContent(_ value: JustifyContent) -> Flex { set(.justifyContent, value.style) }

    /// Where items stand across their line; `stretch` by default.
    @discardableResult
    public func alignItems(_ value: AlignItems) -> Flex { set(.alignItems, value.style) }

    /// Where this item stands across its line, in place of what its container says.
    @discardableResult
    public func alignSelf(_ value: AlignSelf) -> Flex {
        FlexNodes.tree.setAlignSelf(value.style, of: styledNode)
        return self
    }

    /// How the room across several lines is shared out; `start` by default.
    @discardableResult
    public func alignContent(_ value: AlignContent) -> Flex { set(.alignContent, value.style) }
}
