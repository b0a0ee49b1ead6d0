internal import Flexbox

extension Flex {
    /// How the free space along the main axis is distributed; `start` by default.
    @discardableResult
    public func justifyContent(_ value: JustifyContent) -> Flex { set(.justifyContent, value.style) }

    /// The alignment of items on the cross axis; `stretch` by default.
    @discardableResult
    public func alignItems(_ value: AlignItems) -> Flex { set(.alignItems, value.style) }

    /// The alignment of this item on the cross axis, instead of its container's `alignItems`.
    @discardableResult
    public func alignSelf(_ value: AlignSelf) -> Flex {
        FlexNodes.tree.setAlignSelf(value.style, of: styledNode)
        return self
    }

    /// How the free space across several lines is distributed; `start` by default.
    @discardableResult
    public func alignContent(_ value: AlignContent) -> Flex { set(.alignContent, value.style) }
}
