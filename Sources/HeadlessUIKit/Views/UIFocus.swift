import Foundation

/// What can contain the focus of a keyboard or a remote control. Nothing moves the focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The items that can be focused; nil where there are none.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Requests an update of the focus.
    func setNeedsFocusUpdate()
    /// Updates the focus at once, where that was requested.
    func updateFocusIfNeeded()
    /// Whether the focus may move.
    @discardableResult func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called when the focus moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can be focused now.
    var canBecomeFocused: Bool { get }
    /// Whether it is focused.
    var isFocused: Bool { get }
    /// Its rectangle in its container.
    var frame: CGRect { get }
}

/// Something that contains what can be focused.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The items in a rectangle.
    @discardableResult func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates headings from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upwards.
    public static let up = UIFocusHeading(rawValue: 1)
    /// Downwards.
    public static let down = UIFocusHeading(rawValue: 2)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 16)
    /// To the previous item.
    public static let previous = UIFocusHeading(rawValue: 32)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 64)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 128)
}

/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that was focused.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// The item that is focused.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The view that was focused.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// The view that is focused.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    /// The direction of the move.
    open var focusHeading: UIFocusHeading { [] }
}

/// Runs animations along with a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Runs animations along with the move.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }

    /// Runs animations along with the item that is focused.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { completion?() }

    /// Runs animations along with the item that is not focused any more.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { completion?() }
}

/// The animation of a move of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// Its duration, in seconds.
    var duration: TimeInterval { get }
}

/// The focus of a screen: nothing has it here.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// The item that is focused: none.
    open var focusedItem: (any UIFocusItem)? { nil }

    /// The focus system around an environment: none.
    @discardableResult open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem?
    { nil }

    /// Does nothing: nothing is focused.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

    /// Does nothing: nothing is focused.
    open func updateFocusIfNeeded() {}
}

/// A guide that leads the focus elsewhere.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide is used. True by default.
    open var isEnabled = true
    /// Where the focus goes.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// What a focused view looks like.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    /// Creates an effect.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Creates an effect: nothing is read from archives here.
    public required init?(coder: NSCoder) { super.init() }
}

/// A ring around a focused view.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The view that the ring is drawn around; nil is the focused one.
    open weak var referenceView: UIView?
    /// The view that contains the ring.
    open weak var containerView: UIView?
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The superview, or the controller.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
    /// The view itself.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }
    /// The subviews that can be focused.
    @discardableResult public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
    }
}
