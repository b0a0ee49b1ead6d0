import Foundation

/// Lets a view take what is dropped. Tests drop by ``UIDropInteraction/simulateDrop(of:at:)``.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Takes what is dropped.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// The view that takes what is dropped.
    open private(set) weak var view: UIView?
    /// Whether several drags at once may be dropped. False by default.
    open var allowsSimultaneousDropSessions = false

    /// Creates an interaction with a delegate, which is not kept alive.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped on a ``UIDropInteraction``. Every method has a default.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
    /// Whether the view takes part in a drag. True by default.
    @discardableResult func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool
    /// Called when a drag comes over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// What a drop would do now. Nothing by default.
    @discardableResult func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Called when a drag leaves the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Called when the finger was lifted: the point to load the data.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called when the drop is over.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called when the drag ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// The preview of a drop.
    @discardableResult func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
}

extension UIDropInteractionDelegate {
    /// True.
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// Nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { OptionalMethods.byDefault() }
    /// No drop.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { OptionalMethods.byDefault(UIDropProposal(operation: .cancel)) }
    /// Nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        OptionalMethods.byDefault()
    }
    /// The default preview.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { OptionalMethods.byDefault(defaultPreview) }
}
