internal import CDynamicInit
import Foundation

/// A transition between controllers in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown.
    public let destination: UIViewController
    private final var handler: (() -> Void)?

    /// Creates a segue. A segue of a storyboard's own class is created by this initializer.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue that a closure performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination. Segues of classes of the program's own override it.
    open func perform() {
        handler?()
        handler = nil
    }

    /// Creates a segue of a class that is known at run time only.
    static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        // The initializer consumes its arguments.
        let words = unsafeBitCast(identifier, to: (UInt64, UInt64).self)
        return DynamicInit.retained(
            dynamic_init_segue(
                unsafeBitCast(type, to: UnsafeRawPointer.self), words.0, words.1,
                Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque()))
    }
}
