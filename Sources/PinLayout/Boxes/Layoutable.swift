import ViewBridge

/// What pin layouts place: views and layers.
@preconcurrency @MainActor
public protocol Layoutable: AnyObject, Equatable, CustomDebugStringConvertible {
    /// The kind of object that contains and surrounds this one.
    associatedtype PinView: Layoutable

    /// The object that contains this one.
    var superview: PinView? { get }
    /// The objects in this one.
    var subviews: [PinView] { get }

    /// The box in the superview's coordinates.
    ///
    /// - Parameter keepTransform: Whether the box is that before the transform.
    func getRect(keepTransform: Bool) -> CGRect

    /// Sets the box in the superview's coordinates: with `keepTransform` the one before the transform.
    func setRect(_ rect: CGRect, keepTransform: Bool)

    /// A point of this object's coordinates in another's.
    func convert(_ point: CGPoint, to view: PinView?) -> CGPoint

    /// Whether `start` means left.
    func isLTR() -> Bool
}
