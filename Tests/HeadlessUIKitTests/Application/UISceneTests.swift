import Testing
import UIKit

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
}

@MainActor
@Suite(.serialized) struct UISceneTests {
    @Test func aSceneDelegateMakesItsWindow() throws {
        let scene = UIWindowScene(screen: UIScreen(.iPhone13Mini))
        let delegate = SceneDelegate()
        scene.delegate = delegate
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        let window = try #require(delegate.window)
        #expect(window.bounds.size == CGSize(width: 375, height: 812))
        #expect((scene.delegate as? UIWindowSceneDelegate)?.window??.rootViewController?.isViewLoaded == true)
        #expect(scene.windows == [window])
        #expect(scene.session.scene === scene)
        UIApplication.shared.simulate(.enterBackground)
        #expect(scene.activationState == .background)
        UIApplication.shared.simulate(.enterForeground)
        #expect(delegate.calls == ["background", "active"])
    }

    @Test func pointsGoFromViewsToScreens() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        window.addSubview(view)
        let space = window.screen.coordinateSpace
        #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 16, y: 27))
        #expect(view.convert(CGPoint(x: 16, y: 27), from: space) == CGPoint(x: 1, y: 1))
        #expect(space.convert(view.bounds, from: view) == CGRect(x: 15, y: 26, width: 10, height: 10))
        let other = UIWindow(screen: UIScreen(.iPhone14))
        let target: UICoordinateSpace = other
        #expect(view.convert(CGPoint.zero, to: target) == CGPoint(x: 15, y: 26))
        #expect(target.convert(CGPoint(x: 15, y: 26), to: view as UICoordinateSpace) == .zero)
    }
}
