import Foundation

/// A view whose content a firm press previews. No device that is simulated here measures pressure: nothing is previewed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// Recognises the press.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Provides the previews.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp.
    var sourceRect: CGRect { get set }
}

/// Provides previews. Never called here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The preview of what is at a point; nil for none.
    @discardableResult func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows what was previewed.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An action below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// An action below a preview. Never run here.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How an action looks.
    public enum Style: Int, Sendable {
        case `default` = 0
        case selected = 1
        case destructive = 2
    }

    /// The title.
    public final let title: String
    /// What the action does.
    public final let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public convenience init(
        title: String, style: UIPreviewAction.Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.init(title) { action, controller in
            if let action = action as? UIPreviewAction { handler(action, controller) }
        }
    }

    private init(_ title: String, _ handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void) {
        (self.title, self.handler) = (title, handler)
        super.init()
    }
}

/// Actions below a preview, under one title.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// The title.
    public final let title: String
    /// The actions.
    public final let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.actions) = (title, actions)
        super.init()
    }
}

extension UIViewController {
    /// Has firm presses on a view preview its content. Does nothing: the context is only stored by its owner.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Ends the previews of a view. Does nothing.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// The context of previews that never happen.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect = CGRect.zero
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (self.delegate, self.sourceView) = (delegate, sourceView)
        super.init()
    }
}
