import Testing
import UIKit

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
}

/// Swift 5 code reads the application from anywhere; in this language mode a plain function must be isolated.
@MainActor
private func topInset() -> CGFloat {
    UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
        .first { $0.isKeyWindow }?.safeAreaInsets.top ?? 0
}

@MainActor
@Suite(.serialized) struct UIApplicationTests {
    private let app = UIApplication.shared

    @Test func windowsAndScenes() throws {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.makeKeyAndVisible()
        #expect(app.keyWindow === window)
        #expect(app.windows.contains(window))
        #expect(topInset() == 47)
        let scene = try #require(window.windowScene)
        #expect(scene.windows == [window])
        #expect(scene.keyWindow === window)
        #expect(scene.statusBarManager?.statusBarFrame.height == 47)
        window.rotate(to: .landscapeLeft)
        #expect(scene.interfaceOrientation == .landscapeLeft)
        #expect(scene.screen.bounds.width == 844)
        let alert = UIWindow(windowScene: scene)
        alert.windowLevel = .alert
        let third = UIWindow(windowScene: scene)
        #expect(scene.windows == [window, third, alert])
        #expect(third.frame == scene.screen.bounds)
    }

    @Test func windowsOfTheMainScreenShareItsScene() {
        let (a, b) = (UIWindow(frame: UIScreen.main.bounds), UIWindow(screen: .main))
        #expect(a.windowScene === b.windowScene)
        #expect(app.connectedScenes.contains { $0 === a.windowScene })
    }

    @Test func windowsGoWhereverTheyAreReleased() async {
        let box = WindowBox(window: UIWindow(screen: UIScreen(.iPhone14)))
        box.window?.tag = 4711
        #expect(app.windows.contains { $0.tag == 4711 })
        await Task.detached { box.window = nil }.value
        #expect(!app.windows.contains { $0.tag == 4711 })
    }

    @Test func delegatesAreFoundWithTheirWindow() {
        let delegate = AppDelegate()
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.rootViewController = UIViewController()
        delegate.window = window
        app.delegate = delegate
        defer { app.delegate = nil }
        let root = UIApplication.shared.delegate?.window??.rootViewController
        #expect(root === window.rootViewController)
        #expect((app.delegate as? AppDelegate)?.window === window)
        app.simulate(.launch)
        app.simulate(.enterBackground)
        #expect(app.applicationState == .background)
        app.simulate(.enterForeground)
        #expect(app.applicationState == .active)
        #expect(delegate.calls == ["launched", "active", "background", "active"])
    }

    @Test func notificationsArePosted() {
        var names: [String] = []
        let tokens = [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        app.simulate(.enterBackground)
        app.simulate(.enterForeground)
        #expect(
            names == [
                "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
                "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
            ])
    }

    @Test func aNewTextSizeReachesLabelsAndObservers() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.frame.size.height = 500
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Body"
        window.addSubview(label)
        var posted: String?
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            let name = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
            MainActor.assumeIsolated { posted = name }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(label.font.pointSize == 17)
        app.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.font.pointSize == 53)
        #expect(posted == "UICTContentSizeCategoryAccessibilityXXXL")
        #expect(window.frame.height == 500)
        app.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 17)
    }

    @Test func urlsAreRecordedAndNotOpened() throws {
        let count = app.openedURLs.count
        var results: [Bool] = []
        for text in ["https://example.com", "nobody-knows://x", UIApplication.openSettingsURLString] {
            let url = try #require(URL(string: text))
            app.open(url) { opened in MainActor.assumeIsolated { results.append(opened) } }
        }
        #expect(results == [true, false, true])
        #expect(
            app.openedURLs.dropFirst(count).map(\.absoluteString) == ["https://example.com", "app-settings:"])
    }

    @Test func memoryWarningsReachControllers() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = EveryController()
        window.rootViewController = controller
        _ = EveryController.take()
        app.simulate(.memoryWarning)
        #expect(EveryController.take().contains("didReceiveMemoryWarning"))
    }
}

private final class WindowBox: @unchecked Sendable {
    var window: UIWindow?
    init(window: UIWindow) { self.window = window }
}
