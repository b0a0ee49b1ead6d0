import Foundation

/// Notified of a scene's life cycle. All methods have defaults.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when a scene is to be filled with windows.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is about to become inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens addresses.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        OptionalMethods.byDefault()
    }
}

/// Notified of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
    /// The delegate's own property `window` where it stores one, for code that has only the protocol type.
    /// Optional twice, as Apple's optional requirement is.
    public var window: UIWindow?? {
        for case ("window"?, let value) in Mirror(reflecting: self).children {
            return .some(value as? UIWindow)
        }
        return nil
    }
}
