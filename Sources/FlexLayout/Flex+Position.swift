internal import Flexbox
public import ViewBridge

extension Flex {
    /// How the item is positioned; relative by default.
    @discardableResult
    public func position(_ value: Position) -> Flex { set(.position, value.style) }

    /// The distance from the top, in points.
    @discardableResult
    public func top(_ value: CGFloat) -> Flex { set(.inset, .top, .points(Double(value))) }

    /// The distance from the top, as a part of the container's size.
    @discardableResult
    public func top(_ percent: FPercent) -> Flex { set(.inset, .top, percent.length) }

    /// The distance from the left, in points.
    @discardableResult
    public func left(_ value: CGFloat) -> Flex { set(.inset, .left, .points(Double(value))) }

    /// The distance from the left, as a part of the container's size.
    @discardableResult
    public func left(_ percent: FPercent) -> Flex { set(.inset, .left, percent.length) }

    /// The distance from the bottom, in points.
    @discardableResult
    public func bottom(_ value: CGFloat) -> Flex { set(.inset, .bottom, .points(Double(value))) }

    /// The distance from the bottom, as a part of the container's size.
    @discardableResult
    public func bottom(_ percent: FPercent) -> Flex { set(.inset, .bottom, percent.length) }

    /// The distance from the right, in points.
    @discardableResult
    public func right(_ value: CGFloat) -> Flex { set(.inset, .right, .points(Double(value))) }

    /// The distance from the right, as a part of the container's size.
    @discardableResult
    public func right(_ percent: FPercent) -> Flex { set(.inset, .right, percent.length) }

    /// The distance from where text starts; wins over left and right, in points.
    @discardableResult
    public func start(_ value: CGFloat) -> Flex { set(.inset, .start, .points(Double(value))) }

    /// The distance from where text starts; wins over left and right, as a part of the container's size.
    @discardableResult
    public func start(_ percent: FPercent) -> Flex { set(.inset, .start, percent.length) }

    /// The distance from where text ends; wins over left and right, in points.
    @discardableResult
    public func end(_ value: CGFloat) -> Flex { set(.inset, .end, .points(Double(value))) }

    /// The distance from where text ends; wins over left and right, as a part of the container's size.
    @discardableResult
    public func end(_ percent: FPercent) -> Flex { set(.inset, .end, percent.length) }

    /// The distance from the left and the right, where neither is set itself, in points.
    @discardableResult
    public func horizontally(_ value: CGFloat) -> Flex { set(.inset, .horizontal, .points(Double(value))) }

    /// The distance from the left and the right, where neither is set itself, as a part of the container's
    /// size.
    @discardableResult
    public func horizontally(_ percent: FPercent) -> Flex { set(.inset, .horizontal, percent.length) }

    /// The distance from the top and the bottom, where neither is set itself, in points.
    @discardableResult
    public func vertically(_ value: CGFloat) -> Flex { set(.inset, .vertical, .points(Double(value))) }

    /// The distance from the top and the bottom, where neither is set itself, as a part of the container's
    /// size.
    @discardableResult
    public func vertically(_ percent: FPercent) -> Flex { set(.inset, .vertical, percent.length) }

    /// The distance from all edges that nothing else names, in points.
    @discardableResult
    public func all(_ value: CGFloat) -> Flex { set(.inset, .all, .points(Double(value))) }

    /// The distance from all edges that nothing else names, as a part of the container's size.
    @discardableResult
    public func all(_ percent: FPercent) -> Flex { set(.inset, .all, percent.length) }
}
