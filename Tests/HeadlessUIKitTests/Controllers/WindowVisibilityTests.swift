import Testing
import UIKit

/// What showing and hiding a window does.
@MainActor
@Suite struct WindowVisibilityTests {
    private final class Noting: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("load") }
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
        override func viewDidLayoutSubviews() { calls.append("layout") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    /// Snapshot tools show windows by `isHidden` alone.
    @Test func aWindowThatIsNoLongerHiddenShowsItsRoot() {
        let (shown, key) = (Noting(), Noting())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = shown
        #expect(shown.calls.isEmpty && !shown.isViewLoaded)
        window.isHidden = false
        #expect(shown.view.superview === window)
        #expect(shown.view.frame == window.bounds)
        let other = UIWindow(frame: window.frame)
        other.rootViewController = key
        other.makeKeyAndVisible()
        #expect(shown.calls == key.calls)
        #expect(shown.calls == ["load", "willAppear", "isAppearing", "layout", "didAppear"])
        #expect(!window.isKeyWindow && other.isKeyWindow)
        // Once is enough.
        window.isHidden = false
        window.makeKeyAndVisible()
        #expect(shown.calls.count == 5)
    }

    @Test func aRootThatComesLaterAppearsInAShownWindow() {
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Noting())
        window.isHidden = false
        window.rootViewController = root
        #expect(root.calls.last == "didAppear")
        #expect(root.view.window === window)
    }

    @Test func aRootDisappearsWithItsWindow() {
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Noting())
        window.rootViewController = root
        window.isHidden = false
        root.calls = []
        window.isHidden = true
        #expect(root.calls == ["willDisappear", "didDisappear"])
        window.isHidden = false
        #expect(
            root.calls.filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") }.suffix(3)
                == ["willAppear", "isAppearing", "didAppear"])
    }

    @Test func aWindowWithoutAFrameFillsTheMainScreen() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }
}
