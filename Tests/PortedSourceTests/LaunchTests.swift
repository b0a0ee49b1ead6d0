import Testing
import UIKit

@MainActor private var launchCalls: [String] = []

final class LaunchedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchCalls.append("launched")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LaunchedController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { launchCalls.append("active") }
}

final class LaunchedController: UIViewController {
    override func viewDidLoad() { launchCalls.append("loaded") }
    override func viewDidLayoutSubviews() { launchCalls.append("laid out \(view.bounds.width)") }
}

final class ScenicDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LaunchedSceneDelegate.self
        return configuration
    }
}

final class LaunchedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        launchCalls.append("connected")
        window = UIWindow(windowScene: scene)
        window?.rootViewController = LaunchedController()
        window?.makeKeyAndVisible()
    }
    func sceneDidBecomeActive(_ scene: UIScene) { launchCalls.append("scene active") }
}

@MainActor
@Suite(.serialized)
struct LaunchTests {
    @Test func mainLaunchesAndLaysOut() {
        launchCalls = []
        LaunchedDelegate.main()
        #expect(launchCalls.filter { !$0.hasPrefix("laid out") } == ["launched", "loaded", "active"])
        #expect(launchCalls.first == "launched")
        #expect(launchCalls.contains("laid out \(UIScreen.main.bounds.width)"))
        UIApplication.shared.delegate = nil
    }

    @Test func theFunctionFindsTheClass() {
        launchCalls = []
        let name = NSStringFromClass(LaunchedDelegate.self)
        #expect(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name) == 0)
        #expect(launchCalls.first == "launched")
        let reasons = exceptions { UIApplicationMain(0, nil, nil, "Missing.Delegate") }
        #expect(
            reasons == [
                "Unable to instantiate the UIApplication delegate instance. No class named Missing.Delegate is loaded."
            ])
        UIApplication.shared.delegate = nil
    }

    @Test func scenesAreConnected() {
        launchCalls = []
        ScenicDelegate.main()
        #expect(launchCalls.first == "connected")
        #expect(launchCalls.contains("scene active"))
        UIApplication.shared.delegate = nil
        UIWindowScene.forgetDelegate()
    }
}

extension UIWindowScene {
    fileprivate static func forgetDelegate() {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes { scene.delegate = nil }
    }
}
