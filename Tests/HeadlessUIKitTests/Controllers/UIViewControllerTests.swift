import Testing
import UIKit

@MainActor
@Suite struct UIViewControllerTests {
    private let record = Record()
    private func window(_ device: ScreenDevice = .iPhone14) -> UIWindow { UIWindow(screen: UIScreen(device)) }

    @Test func firstAppearance() {
        let controller = RecordingController("c", record)
        let window = window()
        window.rootViewController = controller
        #expect(record.take().isEmpty)
        window.makeKeyAndVisible()
        #expect(
            record.take() == [
                "c loadView", "c viewDidLoad", "c viewWillAppear", "c viewSafeAreaInsetsDidChange",
                "c viewIsAppearing", "c viewWillLayoutSubviews", "c viewDidLayoutSubviews", "c viewDidAppear",
            ])
        #expect(controller.view.frame == window.bounds)
        #expect(controller.view.window === window)
        #expect(window.isKeyWindow)
        window.layoutIfNeeded()
        #expect(record.take().isEmpty)
    }

    @Test func anotherRootReplacesTheFirst() {
        let (a, b) = (RecordingController("a", record), RecordingController("b", record))
        let window = window()
        window.rootViewController = a
        window.makeKeyAndVisible()
        _ = record.take()
        window.rootViewController = b
        let entries = record.take().filter { !$0.contains("SafeArea") }
        #expect(Array(entries.prefix(2)) == ["a viewWillDisappear", "a viewDidDisappear"])
        #expect(entries.last == "b viewDidAppear")
        #expect(a.view.window == nil)
        // The same root in another window leaves the first.
        let other = self.window()
        other.rootViewController = b
        other.makeKeyAndVisible()
        #expect(window.rootViewController == nil)
        #expect(b.view.window === other)
    }

    @Test func rotationNotifiesOfTheSizeThenLaysOut() {
        let controller = RecordingController("c", record)
        let window = window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = record.take()
        window.rotate(to: .landscapeLeft)
        let entries = record.take().filter { !$0.contains("SafeArea") }
        #expect(
            entries == [
                "c viewWillTransition 844x390", "c alongside 844", "c viewWillLayoutSubviews",
                "c viewDidLayoutSubviews", "c completion",
            ])
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }

    @Test func containment() {
        let (parent, child) = (RecordingController("p", record), RecordingController("c", record))
        let window = window()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        _ = record.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(record.take().prefix(1) == ["c willMove true"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        let reasons = collectingExceptions { child.addChild(parent) }
        #expect(reasons.count == 1)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.children.isEmpty)
        #expect(record.take().last == "c didMove false")
    }

    @Test func additionalInsetsReachTheSubviews() {
        let controller = RecordingController("c", record)
        let window = window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let subview = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
        controller.view.addSubview(subview)
        #expect(subview.safeAreaInsets.top == 27)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 5))
        #expect(subview.safeAreaInsets.top == 37)
        #expect(subview.safeAreaInsets.right == 5)
    }
}
