import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is connected with. Nothing here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The addresses that the scene is to open. None.
        open var urlContexts: Set<UIOpenURLContext> { [] }

        /// Creates options, as a test of a scene's delegate needs them.
        @preconcurrency @MainActor
        public override init() {
            super.init()
        }
    }

    /// The session that the scene belongs to.
    public final let session: UISceneSession
    /// Notified of the scene's life cycle. Retained.
    open var delegate: UISceneDelegate?
    /// Whether the scene is in front. It is, by default.
    open internal(set) var activationState = ActivationState.foregroundActive
    /// A title for people. None by default.
    open var title: String! = ""

    /// Creates a scene of a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// A second line below the title. Empty by default.
    open var subtitle = ""
    /// When the scene is chosen for an activity. Stored, not used.
    open var activationConditions = UISceneActivationConditions()

    /// Opens an address by the application.
    open func open(
        _ url: URL, options: OpenExternalURLOptions? = nil,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        LayoutDiagnostics.report(
            .ignored(call: "UIScene.open"), about: "\(url)",
            because: "there is no other app that could open it")
        completion?(false)
    }

    /// How an address is opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only an app that is made for the address opens it. False by default.
        open var universalLinksOnly = false
    }

    /// The next responder: the application.
    open override var next: UIResponder? { UIApplication.shared }

    /// The scene came to the front.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The scene is about to leave the front.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// The scene went into the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// The scene is about to come out of the background.
    public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public final let url: URL

    /// Creates a context, as a test of a scene's delegate needs it.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}
