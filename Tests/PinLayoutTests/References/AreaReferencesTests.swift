import PinLayout
import Testing
import UIKit

/// Guides and rectangles as references. The container is (50, 20, 400, 300), the view (40, 30, 100, 60), the
/// reference view (200, 120, 50, 40).
@MainActor
struct AreaReferencesTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func rectanglesOfTheSuperview() {
        let scene = PinScene()
        let area = PinReference(rect(100, 80, 60, 50), in: scene.container)
        let results: [(PinLayout<UIView>, CGRect)] = [
            (scene.view.pin.below(of: area, aligned: .left), rect(100, 130, 100, 60)),
            (scene.view.pin.above(of: area, aligned: .right), rect(60, 20, 100, 60)),
            (scene.view.pin.left(of: area, aligned: .top), rect(0, 80, 100, 60)),
            (scene.view.pin.right(of: area, aligned: .center), rect(160, 75, 100, 60)),
            (scene.view.pin.before(of: area, aligned: .bottom), rect(0, 70, 100, 60)),
            (scene.view.pin.after(of: area, aligned: .bottom), rect(160, 70, 100, 60)),
            (scene.view.pin.all(to: area), rect(100, 80, 60, 50)),
            (scene.view.pin.all(to: area, 5), rect(105, 85, 50, 40)),
            (scene.view.pin.horizontally(to: area, 2).top(), rect(102, 0, 56, 60)),
            (scene.view.pin.vertically(to: area).left().width(7), rect(0, 80, 7, 50)),
            (scene.view.pin.topLeft(to: area.anchor.center).size(of: area), rect(130, 105, 60, 50)),
            (scene.view.pin.topLeft().width(of: area).height(of: area), rect(0, 0, 60, 50)),
            (scene.view.pin.bottom(to: area.edge.top).left(to: area.edge.right), rect(160, 20, 60, 60)),
        ]
        for (index, (chain, expected)) in results.enumerated() {
            scene.view.frame = rect(40, 30, 100, 60)
            if index == results.count - 1 { scene.view.frame.size.width = 60 }
            chain.layout()
            #expect(scene.view.frame == expected, "number \(index)")
        }
    }

    @Test func fromRightToLeft() {
        let scene = PinScene()
        Pin.layoutDirection = .rtl
        let area = PinReference(rect(200, 80, 60, 50), in: scene.container)
        scene.view.pin.after(of: area)
        #expect(scene.view.frame.maxX == 200)
        scene.view.pin.before(of: area)
        #expect(scene.view.frame.minX == 260)
        scene.view.pin.topStart(to: area.anchor.topStart)
        #expect(scene.view.frame.maxX == 260)
        Pin.layoutDirection = .ltr
    }

    @Test func rectanglesElsewhere() {
        let scene = PinScene()
        // (10, 10) of the reference is (210, 130) of the container, (110, 130) of the root (60, 110) of it.
        scene.view.pin.topLeft(to: PinReference(rect(10, 10, 5, 5), in: scene.reference).anchor.topLeft)
        #expect(scene.view.frame.origin == CGPoint(x: 210, y: 130))
        scene.view.pin.topLeft(to: PinReference(rect(110, 130, 5, 5), in: scene.root).anchor.topLeft)
        #expect(scene.view.frame.origin == CGPoint(x: 60, y: 110))
        scene.view.pin.topLeft(to: PinReference(rect(1, 2, 3, 4), in: scene.reference.layer).anchor.topLeft)
        #expect(scene.view.frame.origin == CGPoint(x: 201, y: 122))
    }

    @Test func severalOfDifferentKinds() {
        let scene = PinScene()
        let area = PinReference(rect(10, 250, 20, 20), in: scene.container)
        scene.view.pin.below(of: [scene.reference, area], aligned: .left)
        #expect(scene.view.frame.origin == CGPoint(x: 10, y: 270))
        scene.view.pin.horizontallyBetween(area, and: scene.reference, aligned: .top)
        #expect(scene.view.frame == rect(30, 250, 170, 60))
        scene.view.pin.verticallyBetween(scene.reference, and: area, aligned: .center)
        #expect(scene.view.frame == rect(140, 160, 170, 90))
    }

    @Test func layoutGuides() {
        let scene = PinScene()
        scene.container.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        scene.view.pin.all(to: scene.container.layoutMarginsGuide)
        #expect(scene.view.frame == rect(20, 10, 340, 260))
        scene.view.pin.topLeft(to: scene.container.layoutMarginsGuide.anchor.topLeft).size(5)
        #expect(scene.view.frame == rect(20, 10, 5, 5))
        scene.view.pin.bottom(to: scene.container.layoutMarginsGuide.edge.bottom)
        #expect(scene.view.frame.maxY == 270)
        scene.view.pin.below(of: scene.container.layoutMarginsGuide)
        #expect(scene.view.frame.minY == 270)
    }

    @Test func guidesWithoutViewAreDetached() {
        let scene = PinScene()
        scene.view.pin.below(of: UILayoutGuide())
        #expect(scene.view.frame == rect(40, 30, 100, 60))
        #expect(
            Pin.lastWarningText
                == "PinLayout Warning: below(of: (UILayoutGuide, Frame: (0.0, 0.0, 0.0, 0.0))) won't be applied, "
                + "the reference view (UILayoutGuide, Frame: (0.0, 0.0, 0.0, 0.0)) must be added as a sub-view "
                + "before being used as a reference.")
    }

    @Test func anotherTreeIsNoReference() {
        let scene = PinScene()
        let root = UIView(frame: rect(0, 0, 100, 100))
        let leaf = UIView(frame: rect(10, 10, 10, 10))
        root.addSubview(leaf)
        scene.view.pin.below(of: leaf).left(5)
        #expect(scene.view.frame == rect(5, 30, 100, 60))
        #expect(Pin.lastWarningText?.contains("must be added as a sub-view before being used") == true)
        scene.view.pin.below(of: [leaf, scene.reference])
        #expect(scene.view.frame.minY == 160)
    }

    @Test func conflictsNameTheArea() {
        let scene = PinScene()
        scene.view.pin.left(9).all(to: PinReference(rect(1, 2, 3, 4), in: scene.container), 1)
        #expect(
            Pin.lastWarningText
                == "PinLayout Conflict: all(to: (CGRect, Frame: (1.0, 2.0, 3.0, 4.0)), 1) left coordinate won't be "
                + "applied since it value has already been set to 9.0.")
    }
}
