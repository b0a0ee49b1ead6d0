import Foundation

/// The storyboard that an app's property list names, and the class of its scene's delegate.
@MainActor
struct MainStoryboard {
    /// The name of the storyboard; nil where the app shows its window itself.
    let name: String?
    /// The name of the class of the scene's delegate; nil where the app has none.
    let delegateClass: String?

    /// The storyboard of an app without scenes.
    init(of info: [String: Any]?) {
        name = info?["UIApplicationSceneManifest"] == nil ? info?["UIMainStoryboardFile"] as? String : nil
        delegateClass = nil
    }

    /// The storyboard of the first scene.
    init(ofSceneIn info: [String: Any]?) {
        let manifest = info?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let role = UISceneSession.Role.windowApplication.rawValue
        let scene = (roles?[role] as? [[String: Any]])?.first
        name = scene?["UISceneStoryboardFile"] as? String
        delegateClass = scene?["UISceneDelegateClassName"] as? String
    }

    /// A window with the storyboard's first controller, which its delegate has as its property `window` from then on.
    func window(of delegate: any NSObjectProtocol) -> UIWindow? {
        guard let name,
            let controller = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        if case .key(_, .some)? = RuntimeMembers.key("window", of: type(of: delegate)) {
            delegate.setValue(window, forKey: "window")
        }
        return window
    }
}
