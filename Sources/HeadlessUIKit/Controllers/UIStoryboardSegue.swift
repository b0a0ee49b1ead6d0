import Foundation

/// A step from one controller to another in a storyboard. Storyboards are not read here: the type is there for
/// overrides of ``UIViewController/prepare(for:sender:)``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the step.
    public let identifier: String?
    /// The controller that the step starts from.
    public let source: UIViewController
    /// The controller that the step leads to.
    public let destination: UIViewController

    /// Creates a step.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Does the step. Does nothing by default.
    open func perform() {}
}
