import Foundation

extension UIWindowScene {
    /// How a window that is requested should appear. Stored, not used: there is one scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the window should appear.
        open var preferredPresentationStyle = UIWindowScene.PresentationStyle.automatic
    }

    /// How a window appears beside others.
    public enum PresentationStyle: UInt, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// In an ordinary window.
        case standard = 1
        /// In a window over the others.
        case prominent = 2
    }

    /// What a window that opens from an item shows. Nothing opens windows here.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// What the window shows.
        public final let userActivity: NSUserActivity
        /// How the window should appear.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The preview that grows into the window.
        open var preview: UITargetedPreview?

        /// Creates a configuration for an activity.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }
    }
}
