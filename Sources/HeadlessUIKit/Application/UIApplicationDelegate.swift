import Foundation

/// Notified of an app's life cycle. All methods have defaults.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Called when the app is being launched; false declines the URL or activity that it is to open.
    @discardableResult func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app was launched; false declines the URL or activity that it is to open.
    @discardableResult func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app became active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when the app is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the app entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when the app is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when memory is low.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when the app is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Opens an address.
    @discardableResult func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// The orientations that a window may take.
    @discardableResult func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// How a new scene is made.
    @discardableResult func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// The delegate's own property `window` where it stores one, for code that has only the protocol type.
    ///
    /// Optional twice, as Apple's optional requirement is: `delegate?.window??.rootViewController`.
    public var window: UIWindow?? {
        for case ("window"?, let value) in Mirror(reflecting: self).children {
            return .some(value as? UIWindow)
        }
        return nil
    }

    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        OptionalMethods.byDefault()
    }
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) { OptionalMethods.byDefault() }
    /// False.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { OptionalMethods.byDefault(false) }
    /// All but upside down.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { OptionalMethods.byDefault(.allButUpsideDown) }
    /// An ordinary scene.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalMethods.byDefault(UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role))
    }
}
