internal import Flexbox
public import ViewBridge

/// Borders that take up space between the padding and the edge. They draw nothing: ``border(_:_:)`` does, and takes
/// up no space.
extension Flex {
    /// The border width at all edges that no other call sets, in points.
    @discardableResult
    public func borderWidth(_ all: CGFloat) -> Flex { set(.border, .all, all.length) }

    /// The border width at the top and the bottom, and at the left and the right, in points.
    @discardableResult
    public func borderWidth(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        set(.border, vertical: vertical, horizontal: horizontal)
    }

    /// The border width at the top, at the left and the right, and at the bottom, in points.
    @discardableResult
    public func borderWidth(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        set(.border, top: top, horizontal: horizontal, bottom: bottom)
    }

    /// The border width at the top, the left, the bottom and the right, in points.
    @discardableResult
    public func borderWidth(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        set(.border, top: top, left: left, bottom: bottom, right: right)
    }

    /// The border width at the top, in points.
    @discardableResult
    public func borderWidthTop(_ value: CGFloat) -> Flex { set(.border, .top, value.length) }

    /// The border width at the left, in points.
    @discardableResult
    public func borderWidthLeft(_ value: CGFloat) -> Flex { set(.border, .left, value.length) }

    /// The border width at the bottom, in points.
    @discardableResult
    public func borderWidthBottom(_ value: CGFloat) -> Flex { set(.border, .bottom, value.length) }

    /// The border width at the right, in points.
    @discardableResult
    public func borderWidthRight(_ value: CGFloat) -> Flex { set(.border, .right, value.length) }

    /// The border width at the start edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func borderWidthStart(_ value: CGFloat) -> Flex { set(.border, .start, value.length) }

    /// The border width at the end edge of the text direction; overrides left and right, in points.
    @discardableResult
    public func borderWidthEnd(_ value: CGFloat) -> Flex { set(.border, .end, value.length) }

    /// The border width at the left and the right, where neither is set itself, in points.
    @discardableResult
    public func borderWidthHorizontal(_ value: CGFloat) -> Flex { set(.border, .horizontal, value.length) }

    /// The border width at the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func borderWidthVertical(_ value: CGFloat) -> Flex { set(.border, .vertical, value.length) }

    /// Unsets the border width at all edges.
    @discardableResult
    public func borderWidth(_ keyword: UnsetKeyword) -> Flex { unset(.border) }
}
