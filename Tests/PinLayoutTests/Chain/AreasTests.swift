import PinLayout
import Testing
import UIKit

@MainActor
struct AreasTests {
    @Test func safeArea() {
        _ = PinScene()
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

    @Test func layersHaveNoAreas() {
        #expect(CALayer().pin.safeArea == .zero)
        #expect(CALayer().pin.layoutMargins == .zero)
    }

    @Test func askingForAnAreaMovesNothing() {
        let scene = PinScene()
        scene.view.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
        _ = scene.view.pin.safeArea
        #expect(scene.view.frame == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
    }
}
