// Named as UIKit names it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

extension UIApplicationDelegate {
    /// Launches the app, lays its windows out and returns: what `@main` calls.
    ///
    /// The delegate is created and notified of the launch, a scene is connected where the app has a delegate for scenes, and what
    /// the windows show is laid out. With `FORMWORK_DRAW` in the environment the key window is drawn into a PNG file of that path.
    @preconcurrency @MainActor
    public static func main() {
        guard let type = Self.self as? NSObject.Type else { return }
        Launch.run(type)
    }
}

/// Launches an app, lays its windows out and returns.
///
/// - Parameters:
///   - argc: Kept out of use.
///   - argv: Kept out of use.
///   - principalClassName: Kept out of use: the application is a `UIApplication`.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass(AppDelegate.self)`.
/// - Returns: 0; on a phone the function does not return.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let type = NSClassFromString(name) as? NSObject.Type else {
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "Unable to instantiate the UIApplication delegate instance. No class named "
                + "\(delegateClassName ?? "(null)") is loaded."
        ).raise()
        return 1
    }
    Launch.run(type)
    return 0
}

/// The launch of an app, as a phone does it.
@MainActor
private enum Launch {
    static func run(_ type: NSObject.Type) {
        let application = UIApplication.shared
        guard let delegate = DynamicInit.make(type) as? any UIApplicationDelegate else { return }
        application.delegate = delegate
        let window = MainStoryboard(of: Bundle.main.infoDictionary).window(of: delegate)
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        window?.makeKeyAndVisible()
        application.post(UIApplication.didFinishLaunchingNotification)
        connectScene(of: delegate)
        application.becomeActive()
        for case let scene as UIWindowScene in application.connectedScenes { scene.notify(.launch) }
        UIWindow.settleAll()
        draw()
    }

    /// Connects a scene where there is a class of a delegate for scenes: the one that the app's delegate returns, else the one of
    /// the app's property list, else, for an app whose delegate shows no window, the class `SceneDelegate` of its module.
    private static func connectScene(of delegate: any UIApplicationDelegate) {
        let scene = UIWindowScene.main, options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            .shared, configurationForConnecting: scene.session, options: options)
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        let usual: AnyClass? = UIWindow.all.isEmpty ? NSClassFromString("\(module).SceneDelegate") : nil
        let storyboard = MainStoryboard(ofSceneIn: Bundle.main.infoDictionary)
        let listed: AnyClass? = storyboard.delegateClass.flatMap { NSClassFromString($0) }
        guard let type = (configuration.delegateClass ?? listed ?? usual) as? NSObject.Type,
            let sceneDelegate = DynamicInit.make(type) as? any UISceneDelegate
        else { return }
        scene.delegate = sceneDelegate
        let window = storyboard.window(of: sceneDelegate)
        window?.windowScene = scene
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        window?.makeKeyAndVisible()
        sceneDelegate.sceneWillEnterForeground(scene)
    }

    private static func draw() {
        guard let path = ProcessInfo.processInfo.environment["FORMWORK_DRAW"],
            let window = UIApplication.shared.keyWindow ?? UIWindow.all.last
        else { return }
        do {
            try ViewDrawing(of: window).pngData().write(to: URL(fileURLWithPath: path))
        } catch {
            LayoutDiagnostics.report(
                .ignored(call: "FORMWORK_DRAW"), about: path, because: "the window is not drawn: \(error)")
        }
    }
}
