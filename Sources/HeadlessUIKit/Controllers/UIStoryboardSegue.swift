import Foundation

/// A transition between controllers in a storyboard. Storyboards are not read here: the type exists for
/// overrides of ``UIViewController/prepare(for:sender:)``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Does the step. Does nothing by default.
    open func perform() {}
}
