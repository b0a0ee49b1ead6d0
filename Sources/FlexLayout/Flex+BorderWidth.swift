internal import Flexbox
public import ViewBridge

/// Borders that take room between the padding and the edge. They draw nothing: ``border(_:_:)`` does, and takes
/// no room.
extension Flex {
    /// The width of the border at all edges that nothing else names, in points.
    @discardableResult
    public func borderWidth(_ all: CGFloat) -> Flex { set(.border, .all, .points(Double(all))) }

    /// The width of the border at the top and the bottom, and at the left and the right, in points.
    @discardableResult
    public func borderWidth(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        borderWidthVertical(vertical).borderWidthHorizontal(horizontal)
    }

    /// The width of the border at the top, at the left and the right, and at the bottom, in points.
    @discardableResult
    public func borderWidth(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        borderWidthTop(top).borderWidthHorizontal(horizontal).borderWidthBottom(bottom)
    }

    /// The width of the border at the top, the left, the bottom and the right, in points.
    @discardableResult
    public func borderWidth(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        borderWidthTop(top).borderWidthLeft(left).borderWidthBottom(bottom).borderWidthRight(right)
    }

    /// The width of the border at the top, in points.
    @discardableResult
    public func borderWidthTop(_ value: CGFloat) -> Flex { set(.border, .top, .points(Double(value))) }

    /// The width of the border at the left, in points.
    @discardableResult
    public func borderWidthLeft(_ value: CGFloat) -> Flex { set(.border, .left, .points(Double(value))) }

    /// The width of the border at the bottom, in points.
    @discardableResult
    public func borderWidthBottom(_ value: CGFloat) -> Flex { set(.border, .bottom, .points(Double(value))) }

    /// The width of the border at the right, in points.
    @discardableResult
    public func borderWidthRight(_ value: CGFloat) -> Flex { set(.border, .right, .points(Double(value))) }

    /// The width of the border where text starts; wins over left and right, in points.
    @discardableResult
    public func borderWidthStart(_ value: CGFloat) -> Flex { set(.border, .start, .points(Double(value))) }

    /// The width of the border where text ends; wins over left and right, in points.
    @discardableResult
    public func borderWidthEnd(_ value: CGFloat) -> Flex { set(.border, .end, .points(Double(value))) }

    /// The width of the border at the left and the right, where neither is set itself, in points.
    @discardableResult
    public func borderWidthHorizontal(_ value: CGFloat) -> Flex {
        set(.border, .horizontal, .points(Double(value)))
    }

    /// The width of the border at the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func borderWidthVertical(_ value: CGFloat) -> Flex {
        set(.border, .vertical, .points(Double(value)))
    }

    /// Takes back the width of the border at all edges.
    @discardableResult
    public func borderWidth(_ keyword: UnsetKeyword) -> Flex { unset(.border) }
}
