import PinLayout
import Testing
import UIKit

@MainActor
struct AreasTests {
    @Test func safeArea() {
        PinScene.resetSettings()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 3, bottom: 20, right: 4)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        guard let root = controller.view else { return }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        let area = root.safeAreaInsets
        #expect(area.top >= 40)
        #expect(root.pin.safeArea == area)
        view.pin.all(root.pin.safeArea)
        #expect(view.frame == root.bounds.inset(by: area))
        view.pin.top(root.pin.safeArea).left().size(10)
        #expect(view.frame == CGRect(x: 0, y: area.top, width: 10, height: 10))
    }

    @Test func layoutMargins() {
        let scene = PinScene()
        scene.container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(scene.container.pin.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func readableMargins() {
        PinScene.resetSettings()
        let window = UIWindow(screen: UIScreen(.iPadPro11))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // 834 points with margins of 20 leave more than the 672 of the default size of text.
        #expect(controller.view.pin.readableMargins == UIEdgeInsets(top: 24, left: 81, bottom: 20, right: 81))
        #expect(UIView().pin.readableMargins == .zero)
        let view = UIView()
        controller.view.addSubview(view)
        view.pin.all(controller.view.pin.readableMargins)
        #expect(view.frame == CGRect(x: 81, y: 24, width: 672, height: 1166))
    }

    @Test func keyboardArea() {
        PinScene.resetSettings()
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.pin.keyboardArea == CGRect(x: 0, y: 810, width: 390, height: 34))
        window.showKeyboard()
        #expect(controller.view.pin.keyboardArea == CGRect(x: 0, y: 508, width: 390, height: 336))
        window.hideKeyboard()
        #expect(controller.view.pin.keyboardArea == CGRect(x: 0, y: 810, width: 390, height: 34))
    }

    @Test func layersHaveNoAreas() {
        #expect(CALayer().pin.readableMargins == .zero)
        #expect(CALayer().pin.keyboardArea == .zero)
        #expect(CALayer().pin.safeArea == .zero)
        #expect(CALayer().pin.layoutMargins == .zero)
    }

    @Test func readingAnAreaMovesNothing() {
        let scene = PinScene()
        scene.view.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
        _ = scene.view.pin.safeArea
        #expect(scene.view.frame == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
    }
}
