import PinLayout
import Testing
import UIKit

/// The container is 400 x 300, the view (40, 30, 100, 60).
@MainActor
struct EdgesTests {
    nonisolated static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    nonisolated static let cases = [
        PinCase("top()", [40, 0, 100, 60]) { $0.view.pin.top() },
        PinCase("top(7)", [40, 7, 100, 60]) { $0.view.pin.top(7) },
        PinCase("top(-7)", [40, -7, 100, 60]) { $0.view.pin.top(-7) },
        PinCase("top(10%)", [40, 30, 100, 60]) { $0.view.pin.top(10%) },
        PinCase("top(-10%)", [40, -30, 100, 60]) { $0.view.pin.top(-10%) },
        PinCase("top(insets)", [40, 1, 100, 60]) { $0.view.pin.top(insets) },
        PinCase("bottom()", [40, 240, 100, 60]) { $0.view.pin.bottom() },
        PinCase("bottom(7)", [40, 233, 100, 60]) { $0.view.pin.bottom(7) },
        PinCase("bottom(10%)", [40, 210, 100, 60]) { $0.view.pin.bottom(10%) },
        PinCase("bottom(insets)", [40, 237, 100, 60]) { $0.view.pin.bottom(insets) },
        PinCase("left()", [0, 30, 100, 60]) { $0.view.pin.left() },
        PinCase("left(7)", [7, 30, 100, 60]) { $0.view.pin.left(7) },
        PinCase("left(25%)", [100, 30, 100, 60]) { $0.view.pin.left(25%) },
        PinCase("left(insets)", [2, 30, 100, 60]) { $0.view.pin.left(insets) },
        PinCase("right()", [300, 30, 100, 60]) { $0.view.pin.right() },
        PinCase("right(7)", [293, 30, 100, 60]) { $0.view.pin.right(7) },
        PinCase("right(25%)", [200, 30, 100, 60]) { $0.view.pin.right(25%) },
        PinCase("right(insets)", [296, 30, 100, 60]) { $0.view.pin.right(insets) },
        PinCase("all edges", [2, 1, 394, 296]) {
            $0.view.pin.top(insets).bottom(insets).left(insets).right(insets)
        },
        PinCase("left and right", [10, 30, 370, 60]) { $0.view.pin.left(10).right(20) },
        PinCase("top and bottom", [40, 10, 100, 270]) { $0.view.pin.top(10).bottom(20) },
        PinCase("no space", [390, 30, 100, 60]) { $0.view.pin.left(390).right(20) },
    ]

    @Test(arguments: cases)
    func edges(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test func superviewBoundsOriginDoesNotMatter() {
        let scene = PinScene()
        scene.container.bounds.origin = CGPoint(x: 33, y: 44)
        scene.view.pin.top(5).right(5)
        #expect(scene.view.frame == CGRect(x: 295, y: 5, width: 100, height: 60))
    }

    /// A superview says by its `bounds` how large it is, also where its class overrides them.
    @Test func overriddenBoundsCount() {
        final class Padded: UIView {
            override var bounds: CGRect {
                get { super.bounds.insetBy(dx: 10, dy: 20) }
                set { super.bounds = newValue }
            }
        }
        let superview = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = UIView()
        superview.addSubview(view)
        view.pin.right(5).bottom(5).size(10)
        #expect(view.frame == CGRect(x: 165, y: 45, width: 10, height: 10))
    }
}
