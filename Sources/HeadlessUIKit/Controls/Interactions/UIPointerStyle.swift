import Foundation

/// How the pointer looks in a region. It is not drawn.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    /// What happens to the view under the pointer; nil for a pointer with a shape alone.
    public final let effect: UIPointerEffect?
    /// The pointer's shape; nil is the effect's.
    public final let shape: UIPointerShape?
    /// The axes along which the pointer is held.
    public final let constrainedAxes: UIAxis
    /// Marks around the pointer. None by default.
    open var accessories: [UIPointerAccessory] = []

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis) {
        self.effect = effect
        self.shape = shape
        constrainedAxes = axes
        super.init()
    }

    /// Creates a style with an effect.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape, [])
    }

    /// Creates a style with a shape.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(nil, shape, constrainedAxes)
    }

    /// The style without a pointer.
    @discardableResult open class func hidden() -> Self { made() }

    /// The system's style.
    @discardableResult open class func system() -> Self { made() }

    private class func made() -> Self { unsafeDowncast(UIPointerStyle(nil, nil, []), to: Self.self) }

    /// The style itself.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What happens to a view under the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// As the system sees fit.
    case automatic(UITargetedPreview)
    /// The pointer becomes the view's background.
    case highlight(UITargetedPreview)
    /// The view is lifted.
    case lift(UITargetedPreview)
    /// The view changes under the pointer.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The layer that is tinted.
    public enum TintMode: Int, Sendable {
        /// None.
        case none
        /// One above the view.
        case overlay
        /// One below the view.
        case underlay
    }

    /// The preview of the view under the pointer.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// The pointer's shape.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// An outline around the middle.
    case path(UIBezierPath)
    /// A rectangle with round corners; the radius is half of the height by default.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A line across text.
    case verticalBeam(length: CGFloat)
    /// A line along text.
    case horizontalBeam(length: CGFloat)

    /// The radius used for the system's: 8.
    public nonisolated static var defaultCornerRadius: CGFloat { 8 }
}

/// A mark beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// Where a mark is: how far from the pointer and at which angle.
    public struct Position: Hashable, Sendable {
        /// The distance, in points.
        public var offset: CGFloat
        /// The angle, in radians, clockwise from the top.
        public var angle: CGFloat

        /// Creates a position.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        /// Above.
        public static let top = Position(offset: 14, angle: 0)
        /// Above at the right.
        public static let topRight = Position(offset: 14, angle: .pi / 4)
        /// At the right.
        public static let right = Position(offset: 14, angle: .pi / 2)
        /// Below at the right.
        public static let bottomRight = Position(offset: 14, angle: .pi * 3 / 4)
        /// Below.
        public static let bottom = Position(offset: 14, angle: .pi)
        /// Below at the left.
        public static let bottomLeft = Position(offset: 14, angle: .pi * 5 / 4)
        /// At the left.
        public static let left = Position(offset: 14, angle: .pi * 3 / 2)
        /// Above at the left.
        public static let topLeft = Position(offset: 14, angle: .pi * 7 / 4)
    }

    /// The mark's shape.
    public final let shape: UIPointerShape
    /// Where the mark is.
    public final let position: Position
    /// Whether the mark is rotated by its angle. True by default.
    open var orientationMatchesAngle = true

    /// Creates a mark.
    public init(_ shape: UIPointerShape, position: Position) {
        self.shape = shape
        self.position = position
        super.init()
    }

    /// An arrow.
    @discardableResult open class func arrow(_ position: Position) -> UIPointerAccessory {
        UIPointerAccessory(.path(UIBezierPath()), position: position)
    }

    /// The mark itself.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}
