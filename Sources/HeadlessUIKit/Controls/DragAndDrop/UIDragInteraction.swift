import Foundation

/// Lets a view's content be dragged. Tests drag by ``UIDragInteraction/simulateDrag(at:to:targetPoint:)``.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Provides what is dragged.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view whose content is dragged.
    open private(set) weak var view: UIView?
    /// Whether a drag may begin: on tablets by default.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    /// Whether other recognisers may take the touch during the lift. False by default.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// Whether drags may begin by default: on tablets.
    public class var isEnabledByDefault: Bool {
        UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    }

    /// Creates an interaction with a delegate, which is not kept alive.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Provides what a ``UIDragInteraction`` drags. All methods but the first have a default.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
    /// What is dragged; without items no drag begins.
    @discardableResult func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
    /// The preview of an item that is lifted.
    @discardableResult func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called when the lift begins.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// Called when the drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Whether the data may be moved. True by default.
    @discardableResult func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Whether the drag stays in the app. False by default.
    @discardableResult func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    /// Called when the finger moved.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    /// Called when the drag is about to end.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation)
    /// Called when the drag ended.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Items that a tap adds to the drag. None by default.
    @discardableResult func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]
}

extension UIDragInteractionDelegate {
    /// The view itself.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { OptionalMethods.byDefault(nil) }
    /// Nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { OptionalMethods.byDefault() }
    /// True.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// False.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { OptionalMethods.byDefault(false) }
    /// Nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        willEndWith operation: UIDropOperation
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { OptionalMethods.byDefault() }
    /// None.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem] { OptionalMethods.byDefault([]) }
}
