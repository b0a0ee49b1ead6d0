import Foundation

/// A scene with windows on a screen.
///
/// Windows that were not given a scene are in one that their screen brings: the main screen's for windows
/// on it, one of its own for each other screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The scene of the main screen.
    static let main = UIWindowScene(following: nil)

    private var ownScreen: UIScreen?

    /// Creates a scene on a screen.
    public convenience init(screen: UIScreen) {
        self.init(following: screen)
    }

    private init(following screen: UIScreen?) {
        ownScreen = screen
        super.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
    }

    /// Creates a scene of a session on the main screen.
    public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The screen.
    open internal(set) var screen: UIScreen {
        get { ownScreen ?? .main }
        set { if ownScreen != nil { ownScreen = newValue } }
    }

    /// The windows of the scene, from back to front.
    open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }

    /// The window of the scene that gets keyboard input.
    open var keyWindow: UIWindow? { UIWindow.key.flatMap { $0.windowScene === self ? $0 : nil } }

    /// The interface orientation.
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

    /// The coordinates of the scene: the screen's.
    open var coordinateSpace: UICoordinateSpace { screen.coordinateSpace }

    /// What holds the status bar; nil where the device has none.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: screen) }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// Called when the traits changed; never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Takes part in what happens to the app.
    final func notify(_ event: UIApplication.LifeCycleEvent) {
        let center = NotificationCenter.default
        switch event {
        case .launch: activate()
        case .enterBackground:
            activationState = .foregroundInactive
            delegate?.sceneWillResignActive(self)
            center.post(name: UIScene.willDeactivateNotification, object: self)
            activationState = .background
            delegate?.sceneDidEnterBackground(self)
            center.post(name: UIScene.didEnterBackgroundNotification, object: self)
        case .enterForeground:
            activationState = .foregroundInactive
            delegate?.sceneWillEnterForeground(self)
            center.post(name: UIScene.willEnterForegroundNotification, object: self)
            activate()
        case .memoryWarning, .terminate: break
        }
    }

    private func activate() {
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    }
}

/// The state of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The bar's rectangle on the screen; empty where it is hidden.
    public final let statusBarFrame: CGRect

    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

    init(of screen: UIScreen) {
        let height = screen.device.posture(in: screen.orientation).statusBarHeight
        statusBarFrame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
        super.init()
    }
}
