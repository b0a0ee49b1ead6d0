import Foundation

/// How text can be used that a ``UITextInteraction`` serves.
public enum UITextInteractionMode: Int, Sendable {
    /// It is edited.
    case editable
    /// It is selected and copied.
    case nonEditable
}

/// Selects and edits text in a view of an app's own. Here the view's own methods do: it does nothing but be added.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// Decides on the beginning, and is notified.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The view of the text.
    open weak var textInput: (any UITextInput)?
    /// How the text can be used.
    public final let textInteractionMode: UITextInteractionMode
    /// The recognisers of the interaction. None here.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    /// Called when the interaction is about to get another view.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides on the beginning of a ``UITextInteraction``. Every method has a default.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
    /// Whether the interaction may begin at a point. True by default.
    @discardableResult func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint)
        -> Bool
    /// Called when it is about to begin.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called when it has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// True.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) { OptionalMethods.byDefault() }
    /// Nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) { OptionalMethods.byDefault() }
}

/// Shows a selection of text in a view of an app's own. Does nothing but be added.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// Whether the selection is shown. False by default.
    open var isActivated = false
    /// The view of the text.
    public final weak var textInput: (any UITextInput)?
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction for a view of text.
    public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)? = nil)
    {
        self.textInput = textInput
        super.init()
    }

    /// Draws the selection again. Does nothing here.
    open func setNeedsSelectionUpdate() {}
    /// Called when the interaction is about to get another view.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Chooses where a selection is shown.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
    /// The view that the selection is shown in.
    @discardableResult func selectionContainerViewBelowText(
        for interaction: UITextSelectionDisplayInteraction
    ) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// None.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
    { OptionalMethods.byDefault(nil) }
}
