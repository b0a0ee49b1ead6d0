import Foundation

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data.
    public final let itemProvider: NSItemProvider
    /// An object of the app's own that goes along.
    open var localObject: Any?
    /// Makes the preview that is dragged; nil takes the system's, a closure that returns nil shows none.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item with data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// Requests the preview anew. Does nothing.
    open func setNeedsDropPreviewUpdate() {}
}

/// A view that is shown for something dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    /// The view.
    public final let view: UIView
    /// How the preview looks.
    public final let parameters: UIDragPreviewParameters

    /// Creates a preview.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// The preview itself.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
    /// The drag ends without a drop.
    case cancel = 0
    /// Dropping here is usual, but not allowed now.
    case forbidden = 1
    /// The data is copied.
    case copy = 2
    /// The data is moved.
    case move = 3
}

/// What a drop would do.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    /// What is done.
    public final let operation: UIDropOperation
    /// Whether the position must be exact. False by default.
    open var isPrecise = false
    /// Whether the preview is shown in its full size. False by default.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    /// The proposal itself.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not.
    case none = 0
    /// As the system does.
    case `default` = 1
}

/// A drag or a drop in progress.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// Where the finger is, in a view's coordinates.
    @discardableResult func location(in view: UIView) -> CGPoint
    /// Whether the data may be moved rather than copied.
    var allowsMoveOperation: Bool { get }
    /// Whether the drag stays in the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item has data of one of the types.
    @discardableResult func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of a class can be had.
    @discardableResult func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag in progress.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object of the app's own.
    var localContext: Any? { get set }
}

/// A drop in progress.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
    /// The drag, where it began in the app.
    var localDragSession: (any UIDragSession)? { get }
    /// How the progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The progress of the loading.
    var progress: Progress { get }
    /// Calls back with the objects of a class.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Runs changes along with those of a drag or drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
