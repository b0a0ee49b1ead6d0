import Foundation

/// A storyboard. Storyboards are not read here: the type exists for declarations, and making a controller raises iOS's
/// exception.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let bundle: Bundle

    /// Creates a storyboard by its name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
    }

    /// Raises iOS's exception for a storyboard that is missing; nil, where a handler lets the program go on.
    open func instantiateInitialViewController() -> UIViewController? {
        raise()
        return nil
    }

    /// Raises iOS's exception for a storyboard that is missing; nil, where a handler lets the program go on.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        raise()
        return creator?(NSCoder())
    }

    /// Raises iOS's exception for a storyboard that is missing; an empty controller, where a handler lets the program go on.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        raise()
        return UIViewController()
    }

    /// Raises iOS's exception for a storyboard that is missing; the creator's controller, or one made by `init(coder:)`,
    /// where a handler lets the program go on.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        raise()
        guard let made = creator?(NSCoder()) ?? ViewController(coder: NSCoder()) else {
            preconditionFailure("\(ViewController.self) could not be made without a storyboard")
        }
        return made
    }

    private func raise() {
        UIKitException(
            name: "NSInvalidArgumentException",
            reason:
                "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)"
        ).raise()
    }
}
