internal import Flexbox
public import ViewBridge

extension Flex {
    /// CSS's `flex`: the item takes this share of all the space in its container. Sets ``grow(_:)`` to the
    /// number, ``shrink(_:)`` to 1 and ``basis(_:)-(CGFloat?)`` to 0.
    @discardableResult
    public func flex(_ share: CGFloat) -> Flex { grow(share).shrink(1).basis(0) }

    /// CSS's `flex`: how much the item grows and shrinks from a basis, in points; nil means its size.
    @discardableResult
    public func flex(_ grow: CGFloat, _ shrink: CGFloat, _ basis: CGFloat?) -> Flex {
        self.grow(grow).shrink(shrink).basis(basis)
    }

    /// CSS's `flex`: how much the item grows and shrinks from a basis, as a part of the container's size.
    @discardableResult
    public func flex(_ grow: CGFloat, _ shrink: CGFloat, _ basis: FPercent) -> Flex {
        self.grow(grow).shrink(shrink).basis(basis)
    }

    /// CSS's `flex`, in a word.
    @discardableResult
    public func flex(_ keyword: FlexKeyword) -> Flex {
        let parts = keyword.style
        return set(.flexGrow, parts.grow).set(.flexShrink, parts.shrink).set(.flexBasis, parts.basis)
    }

    /// The item's position in the flow: items of lower order come first, those of equal order as the views are; 0
    /// by default. The order of the views, and so what covers what, stays.
    @discardableResult
    public func order(_ value: Int) -> Flex {
        FlexNodes.tree.setOrder(value, of: styledNode)
        return self
    }

    /// The gap between items that are side by side, as a percentage of the container's width.
    @discardableResult
    public func columnGap(_ percent: FPercent) -> Flex { set(.columnGap, percent.length) }

    /// The gap between items that are one above the other, as a percentage of the container's height.
    @discardableResult
    public func rowGap(_ percent: FPercent) -> Flex { set(.rowGap, percent.length) }

    /// The gap between items in both directions, as percentages of the container's size.
    @discardableResult
    public func gap(_ percent: FPercent) -> Flex { columnGap(percent).rowGap(percent) }
}
