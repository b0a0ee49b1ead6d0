import Foundation

/// Who is told of a scene's life. All methods have defaults.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells that a scene is to be filled with windows.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Tells that the scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells that the scene came to the front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells that the scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells that the scene is about to come out of the background.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells that the scene went into the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Opens addresses.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
}

/// Who is told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
    /// The delegate's own property `window` where it stores one, for code that knows it only as a delegate.
    /// Optional twice, as Apple's optional requirement is.
    public var window: UIWindow?? {
        for case ("window"?, let value) in Mirror(reflecting: self).children {
            return .some(value as? UIWindow)
        }
        return nil
    }
}
