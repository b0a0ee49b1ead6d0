import Foundation

/// The app: its windows and scenes, the user's settings, and requests to the system.
///
/// There is one, ``shared``, made on first use. No main loop runs; events that a phone would send to the
/// app, such as entering the background, tests bring about by ``simulate(_:)``.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// Whether the app is in front.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The app.
    public static let shared = UIApplication()

    /// Creates an application.
    @preconcurrency @MainActor
    public override init() {
        super.init()
        ActionSending.application = { [unowned self] in sendAction($0, to: $1, from: $2, for: $3) }
    }

    /// Notified of the app's life cycle. Retained.
    open var delegate: UIApplicationDelegate?

    /// Whether the app is in front. Active by default.
    open internal(set) var applicationState = State.active

    /// Whether the screen stays on. Has no effect here.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon. 0 by default.
    open var applicationIconBadgeNumber = 0
    /// Whether shaking the device offers to undo. True by default.
    open var applicationSupportsShakeToEdit = true
    /// Whether the app registered for remote notifications.
    open private(set) var isRegisteredForRemoteNotifications = false

    /// What was opened by ``open(_:options:completionHandler:)``, in order. Nothing leaves the process.
    public internal(set) final var openedURLs: [URL] = []
    /// The schemes that ``canOpenURL(_:)`` affirms.
    public final var openableSchemes: Set = [
        "http", "https", "mailto", "tel", "sms", "facetime", "app-settings",
    ]
    private var ignoredEvents = 0
    private var tasks = 0

    /// The next responder: the delegate where it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    // MARK: Windows

    /// The windows that exist, from back to front.
    open var windows: [UIWindow] { UIWindow.all }

    /// The window that gets keyboard input.
    open var keyWindow: UIWindow? { UIWindow.key }

    /// The scenes of the windows that exist; one without windows while there are none.
    open var connectedScenes: Set<UIScene> {
        let scenes = windows.compactMap(\.windowScene)
        return Set(scenes.isEmpty ? [UIWindowScene.main] : scenes)
    }

    /// The sessions of ``connectedScenes``.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Whether the app can have several scenes. False.
    open var supportsMultipleScenes: Bool { false }

    /// Dispatches an event to its recipients.
    open func sendEvent(_ event: UIEvent) {
        for window in windows where event.touches(for: window)?.isEmpty == false {
            window.sendEvent(event)
        }
        if event is UIPressesEvent { keyWindow?.sendEvent(event) }
    }

    /// Calls a method with the sender and the event, as far as it takes them.
    ///
    /// - Parameters:
    ///   - action: The method.
    ///   - target: What has the method; nil is the first responder or the next of its chain that can do it, then those of the
    ///     sender's chain and of the key window's.
    ///   - sender: What sends the action.
    ///   - event: The event that brought it about.
    /// - Returns: Whether a method was called.
    @discardableResult
    open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        ActionSending.deliver(action, to: target, from: sender, for: event)
    }

    /// Keeps touches from being followed until ``endIgnoringInteractionEvents()``.
    open func beginIgnoringInteractionEvents() {
        ignoredEvents += 1
        TouchSession.ignoresTouches = { UIApplication.shared.isIgnoringInteractionEvents }
    }

    /// Ends what ``beginIgnoringInteractionEvents()`` began.
    open func endIgnoringInteractionEvents() { ignoredEvents = max(0, ignoredEvents - 1) }

    /// Whether touches are kept from being followed.
    open var isIgnoringInteractionEvents: Bool { ignoredEvents > 0 }

    // MARK: The user's settings

    /// The content size category that the user chose: the main screen's. Large by default.
    ///
    /// Setting it is what a user does in the settings: the main screen and all windows take the new size,
    /// trait changes are delivered to views, and `UIContentSizeCategory.didChangeNotification` is posted.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        get { UIScreen.main.traitCollection.preferredContentSizeCategory }
        set { changeContentSizeCategory(to: newValue) }
    }

    /// The direction of the interface: the main screen's.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The interface orientation of the main screen.
    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

    /// The status bar's rectangle on the main screen.
    open var statusBarFrame: CGRect { UIWindowScene.main.statusBarManager?.statusBarFrame ?? .zero }

    /// Whether the main screen has no status bar. Controllers decide on it: what is set has no effect, as on iOS with
    /// `UIViewControllerBasedStatusBarAppearance`.
    open var isStatusBarHidden: Bool {
        get { statusBarFrame.isEmpty }
        set { _ = newValue }
    }

    /// The status bar's style. Controllers decide on it: what is set is kept and has no effect.
    open var statusBarStyle = UIStatusBarStyle.default

    /// Has no effect: controllers decide on the status bar.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// Keeps the style; controllers decide on the status bar.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// Whether the status bar shows that the network is used. Kept, not shown.
    open var isNetworkActivityIndicatorVisible = false
    /// The quick actions of the app's icon. None by default.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// Whether the app's icon can be changed. False.
    open var supportsAlternateIcons: Bool { false }
    /// The name of the app's icon; nil is the usual one.
    open var alternateIconName: String? { nil }

    // MARK: The system

    /// Whether something could be opened: by its scheme.
    @discardableResult open func canOpenURL(_ url: URL) -> Bool {
        openableSchemes.contains(url.scheme?.lowercased() ?? "")
    }

    /// Notes what is to be opened; nothing leaves the process.
    ///
    /// - Parameters:
    ///   - url: What is to be opened.
    ///   - options: Kept out of use.
    ///   - completion: Called with whether it can be opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let opens = canOpenURL(url)
        if opens { openedURLs.append(url) }
        completion?(opens)
    }

    /// Records the registration; no notification is ever sent.
    open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }

    /// Records that the app unregistered.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// Numbers a task that goes on in the background; nothing limits its time.
    @discardableResult open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        tasks += 1
        return UIBackgroundTaskIdentifier(rawValue: tasks)
    }

    /// Ends a task that goes on in the background.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The time that is left in the background: without limit.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
