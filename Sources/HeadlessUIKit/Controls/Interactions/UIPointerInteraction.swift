import Foundation

/// Changes the pointer over parts of a view. There is no pointer here: the delegate is not called.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Provides regions and styles.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view over which the pointer changes.
    open private(set) weak var view: UIView?
    /// Whether the pointer changes. True by default.
    open var isEnabled = true

    /// Creates an interaction with a delegate, which is not kept alive; without one the view is lifted.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction that lifts its view.
    @preconcurrency @MainActor
    public override convenience init() { self.init(delegate: nil) }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Requests the region under the pointer anew. Does nothing: there is no pointer.
    open func invalidate() {}
}

/// Provides the regions and styles of a ``UIPointerInteraction``. Every method has a default.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// The region under the pointer; nil keeps the default one.
    @discardableResult func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The pointer's style in a region; nil is the system's.
    @discardableResult func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?
    /// Called when the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// Called when the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// The default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { OptionalMethods.byDefault(defaultRegion) }
    /// The system's style.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { OptionalMethods.byDefault(nil) }
    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { OptionalMethods.byDefault() }
}

/// Runs changes along with those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end, with whether the animation came to it.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The pointer's position for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The position, in the view's coordinates.
    public final let location: CGPoint
    /// The keys held down.
    public final let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags = []) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}

/// A part of a view in which the pointer has a style of its own.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
    /// The rectangle, in the view's coordinates.
    public final let rect: CGRect
    /// A name by which the region is found.
    public final let identifier: AnyHashable?
    /// The axes along which the pointer is held in the region. None by default.
    open var latchingAxes: UIAxis = []

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// The same region in a new object.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerRegion(rect: rect, identifier: identifier)
        made.latchingAxes = latchingAxes
        return made
    }
}
