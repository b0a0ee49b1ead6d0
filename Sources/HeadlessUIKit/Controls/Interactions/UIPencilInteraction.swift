import Foundation

/// What a double tap on a pencil does.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0
    case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
        runSystemShortcut
}

/// Follows taps on a pencil. Nothing is felt: there is none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// Notified of taps.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether taps are followed. True by default.
    open var isEnabled = true
    /// The view that has the interaction.
    open private(set) weak var view: UIView?
    /// What the user chose for a tap.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What the user chose for a squeeze.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether only a pencil draws. False.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether hovering shows a tool. True.
    open class var prefersHoverToolPreview: Bool { true }

    /// Creates an interaction.
    public init(delegate: (any UIPencilInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// Called when the interaction is about to get another view.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Notified of taps on a pencil; never here.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: AnyObject {
    /// Called after a double tap.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { OptionalMethods.byDefault() }
}

/// Lets a pencil write into a field. Does nothing: there is no pencil.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// Decides on writing.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Whether a pencil writes. Never here.
    open var isHandlingWriting: Bool { false }
    /// Whether a pencil is expected. False.
    open class var isPencilInputExpected: Bool { false }
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called when the interaction is about to get another view.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides on writing by a pencil. Every method has a default.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: AnyObject {
    /// Whether writing may begin at a point.
    @discardableResult func scribbleInteraction(
        _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
    ) -> Bool
    /// Whether the field gets the focus later.
    @discardableResult func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Called when writing is about to begin.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Called when writing has ended.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// True.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
        -> Bool
    { OptionalMethods.byDefault(true) }
    /// False.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
        OptionalMethods.byDefault(false)
    }
    /// Nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {
        OptionalMethods.byDefault()
    }
}
