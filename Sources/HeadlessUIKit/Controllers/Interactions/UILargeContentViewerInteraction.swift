import Foundation

/// What is shown large while a finger stays on it, in the sizes of text for accessibility.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The title that is shown.
    var largeContentTitle: String? { get }
    /// The picture that is shown.
    var largeContentImage: UIImage? { get }
    /// Whether the picture is enlarged.
    var scalesLargeContentImage: Bool { get }
    /// What the picture keeps free at its edges.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// Shows what is under the finger large, in the sizes of text for accessibility. Nothing is shown here; a test
/// calls ``simulateViewing(at:)``.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Whether the size of text is one for accessibility, in which contents are shown large. False here.
    public class var isEnabled: Bool { false }
    /// Posted when ``isEnabled`` changed.
    public static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Provides the items.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view whose items are shown.
    open private(set) weak var view: UIView?
    /// The recogniser that follows the finger.
    open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
        UILongPressGestureRecognizer(target: nil, action: nil)

    /// Creates an interaction with a delegate, which is not kept alive.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction without a delegate.
    @preconcurrency @MainActor
    public override convenience init() { self.init(delegate: nil) }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Ends at a point as a finger does.
    ///
    /// - Returns: The item under the point.
    @discardableResult
    public final func simulateViewing(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        let found =
            delegate?.largeContentViewerInteraction(self, itemAt: point)
            ?? view?.hitTest(point, with: nil) as? any UILargeContentViewerItem
        delegate?.largeContentViewerInteraction(self, didEndOn: found, at: point)
        return found
    }
}

/// Provides the items of a ``UILargeContentViewerInteraction``. Every method has a default.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when the finger is lifted.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// The item at a point; nil is the view that is hit.
    @discardableResult func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// The controller over whose view the item is shown.
    @discardableResult func viewController(for interaction: UILargeContentViewerInteraction)
        -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) { OptionalMethods.byDefault() }
    /// The view that is hit.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { OptionalMethods.byDefault(nil) }
    /// The controller of the window.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        OptionalMethods.byDefault(interaction.view?.window?.rootViewController ?? UIViewController())
    }
}
