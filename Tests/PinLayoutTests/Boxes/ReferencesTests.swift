import PinLayout
import Testing
import UIKit

/// The container is (50, 20, 400, 300) in the root, the reference (200, 120, 50, 40) in the container, the inner
/// view (5, 6, 10, 12) in the reference.
@MainActor
struct ReferencesTests {
    @Test func aReferenceOneLevelFurtherOut() {
        let scene = PinScene()
        scene.inner.pin.below(of: scene.view, aligned: .left)
        #expect(scene.inner.frame == CGRect(x: -160, y: -30, width: 10, height: 12))
    }

    @Test func theScrollOffsetOfTheSuperviewCounts() {
        let scene = PinScene()
        scene.reference.bounds.origin = CGPoint(x: 100, y: 1000)
        scene.inner.pin.below(of: scene.view, aligned: .left)
        #expect(scene.inner.frame.origin == CGPoint(x: -60, y: 970))
        #expect(scene.inner.convert(.zero, to: scene.container) == CGPoint(x: 40, y: 90))
        #expect(scene.reference.bounds.origin == CGPoint(x: 100, y: 1000))
    }

    @Test func aReferenceFurtherIn() {
        let scene = PinScene()
        scene.view.pin.topLeft(to: scene.inner.anchor.bottomRight)
        #expect(scene.view.frame.origin == CGPoint(x: 215, y: 138))
        scene.reference.bounds.origin = CGPoint(x: 5, y: 5)
        scene.view.pin.topLeft(to: scene.inner.anchor.bottomRight)
        #expect(scene.view.frame.origin == CGPoint(x: 210, y: 133))
    }

    @Test func aReferenceInAnotherBranch() {
        let scene = PinScene()
        let branch = UIView(frame: CGRect(x: 10, y: 400, width: 100, height: 50))
        let leaf = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        scene.root.addSubview(branch)
        branch.addSubview(leaf)
        scene.inner.pin.topLeft(to: leaf.anchor.topLeft)
        #expect(scene.inner.convert(.zero, to: scene.root) == CGPoint(x: 13, y: 404))
    }

    @Test func aReferenceInATransformedSuperview() {
        let scene = PinScene()
        scene.reference.transform = CGAffineTransform(scaleX: 2, y: 2)
        scene.view.pin.topLeft(to: scene.inner.anchor.topLeft)
        // The reference's frame is (175, 100, 100, 80) now.
        #expect(scene.view.frame.origin == CGPoint(x: 185, y: 112))
    }

    @Test func transformsOfTheReferenceDoNotMatter() {
        let scene = PinScene()
        scene.reference.transform = CGAffineTransform(scaleX: 2, y: 2)
        scene.view.pin.below(of: scene.reference, aligned: .left)
        #expect(scene.view.frame.origin == CGPoint(x: 200, y: 160))
        scene.view.pinFrame.below(of: scene.reference, aligned: .left)
        #expect(scene.view.frame.origin == CGPoint(x: 175, y: 180))
    }

    @Test func aTransformedSuperviewOneLevelOut() {
        let scene = PinScene()
        scene.reference.transform = CGAffineTransform(scaleX: 2, y: 2)
        scene.inner.pin.topLeft(to: scene.view.anchor.topLeft)
        #expect(scene.inner.frame.origin == CGPoint(x: -160, y: -90))
        scene.inner.pinFrame.topLeft(to: scene.view.anchor.topLeft)
        #expect(scene.inner.convert(CGPoint.zero, to: scene.container) == CGPoint(x: 40, y: 30))
    }

    @Test func withSeveralReferencesDetachedOnesAreLeftOut() {
        let scene = PinScene()
        scene.view.pin.below(of: [UIView(frame: CGRect(x: 0, y: 900, width: 9, height: 9)), scene.reference])
        #expect(scene.view.frame.minY == 160)
        scene.view.pin.below(of: [UIView()])
        #expect(scene.view.frame.minY == 160)
    }

    @Test func aViewWithoutSuperviewHasNoReferences() {
        let scene = PinScene()
        let alone = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        alone.pin.below(of: scene.view).left(to: scene.view.edge.right).right(3).bottom().hCenter()
        alone.pin.width(50%).size(10%).marginLeft(50%).center(to: scene.view.anchor.center).all(50%.of(10))
        #expect(alone.frame == CGRect(x: 5, y: 5, width: 30, height: 40))
        #expect(Pin.lastWarningText == nil)
        alone.pin.topLeft(7).size(9).margin(1)
        #expect(alone.frame == CGRect(x: 8, y: 8, width: 9, height: 9))
    }

    @Test func theSuperviewAsReference() {
        let scene = PinScene()
        scene.inner.pin.topLeft(to: scene.reference.anchor.topLeft).bottomRight(
            to: scene.reference.anchor.center)
        #expect(scene.inner.frame == CGRect(x: 0, y: 0, width: 25, height: 20))
    }

    @Test func layersReferToLayers() {
        let scene = PinScene()
        let (first, second) = (CALayer(), CALayer())
        scene.view.layer.addSublayer(first)
        scene.view.layer.addSublayer(second)
        first.pin.topLeft(5).size(20)
        second.pin.after(of: first, aligned: .top).width(of: first).bottom().marginLeft(3)
        #expect(first.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
        #expect(second.frame == CGRect(x: 28, y: 5, width: 20, height: 55))
        second.pin.topLeft(to: first.anchor.center).bottomRight(to: scene.reference.anchor.topLeft)
        #expect(second.frame == CGRect(x: 15, y: 15, width: 145, height: 75))
    }
}
