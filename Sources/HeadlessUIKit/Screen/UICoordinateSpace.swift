/// Something with coordinates that can be converted into others: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle.
    var bounds: CGRect { get }
    /// A point of this space in another's coordinates.
    @discardableResult func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    /// A point of another space in this one's coordinates.
    @discardableResult func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another's coordinates.
    @discardableResult func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one's coordinates.
    @discardableResult func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}

extension UIView {
    /// The map to the screen's coordinates: through the window and its position on the screen.
    final var toScreen: CGAffineTransform {
        let top = root
        return transform(to: top).concatenating(
            top.flags.contains(.isWindow) ? top.geometry.toParent : .identity)
    }

    final func converted<Value: AffineMappable>(_ value: Value, to space: UICoordinateSpace) -> Value {
        if let view = space as? UIView, view.root === root { return value.applying(transform(to: view)) }
        let onScreen = value.applying(toScreen)
        return Value.convert(onScreen, fromScreenTo: space)
    }

    final func converted<Value: AffineMappable>(_ value: Value, from space: UICoordinateSpace) -> Value {
        if let view = space as? UIView, view.root === root { return value.applying(view.transform(to: self)) }
        return Value.convert(value, toScreenFrom: space).applying(toScreen.inverted())
    }
}

/// What coordinates are converted of: points and rectangles.
@MainActor
protocol AffineMappable {
    func applying(_ transform: CGAffineTransform) -> Self
    static func foreign(_ value: Self, in space: UICoordinateSpace, toScreen: Bool) -> Self
}

extension AffineMappable {
    static func convert(_ value: Self, fromScreenTo space: UICoordinateSpace) -> Self {
        if space is UIScreen { return value }
        if let view = space as? UIView { return value.applying(view.toScreen.inverted()) }
        return foreign(value, in: space, toScreen: false)
    }

    static func convert(_ value: Self, toScreenFrom space: UICoordinateSpace) -> Self {
        if space is UIScreen { return value }
        if let view = space as? UIView { return value.applying(view.toScreen) }
        return foreign(value, in: space, toScreen: true)
    }
}

extension CGPoint: AffineMappable {
    static func foreign(_ value: CGPoint, in space: UICoordinateSpace, toScreen: Bool) -> CGPoint {
        toScreen ? space.convert(value, to: UIScreen.main) : space.convert(value, from: UIScreen.main)
    }
}

extension CGRect: AffineMappable {
    static func foreign(_ value: CGRect, in space: UICoordinateSpace, toScreen: Bool) -> CGRect {
        toScreen ? space.convert(value, to: UIScreen.main) : space.convert(value, from: UIScreen.main)
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen's coordinates.
    public var coordinateSpace: UICoordinateSpace { self }
    /// The screen's coordinates: screens do not rotate here, a rotated device has another screen.
    public var fixedCoordinateSpace: UICoordinateSpace { self }

    /// A point of the screen in another space's coordinates.
    @discardableResult public func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    {
        CGPoint.convert(point, fromScreenTo: coordinateSpace)
    }
    /// A point of another space on the screen.
    @discardableResult public func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace)
        -> CGPoint
    {
        CGPoint.convert(point, toScreenFrom: coordinateSpace)
    }
    /// A rectangle of the screen in another space's coordinates.
    @discardableResult public func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        CGRect.convert(rect, fromScreenTo: coordinateSpace)
    }
    /// A rectangle of another space on the screen.
    @discardableResult public func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
    {
        CGRect.convert(rect, toScreenFrom: coordinateSpace)
    }
}
