import PinLayout
import Testing
import UIKit

/// The container is (50, 20, 400, 300). Its subviews reach from (10, 10) to (380, 230).
@MainActor
struct WrapContentTests {
    @Test func wrapsBoth() {
        let scene = PinScene()
        scene.container.pin.wrapContent()
        #expect(scene.container.frame == CGRect(x: 50, y: 20, width: 370, height: 220))
        #expect(scene.content.frame.origin == .zero)
        #expect(scene.view.frame == CGRect(x: 30, y: 20, width: 100, height: 60))
    }

    @Test func padding() {
        let scene = PinScene()
        scene.container.pin.wrapContent(padding: 5)
        #expect(scene.container.frame.size == CGSize(width: 380, height: 230))
        #expect(scene.content.frame.origin == CGPoint(x: 5, y: 5))
    }

    @Test func insets() {
        let scene = PinScene()
        scene.container.pin.wrapContent(padding: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(scene.container.frame.size == CGSize(width: 376, height: 224))
        #expect(scene.content.frame.origin == CGPoint(x: 2, y: 1))
    }

    @Test func oneDimension() {
        let scene = PinScene()
        scene.container.pin.wrapContent(.horizontally)
        #expect(scene.container.frame.size == CGSize(width: 370, height: 300))
        #expect(scene.content.frame.origin == CGPoint(x: 0, y: 10))
        scene.container.pin.wrapContent(.vertically, padding: 5)
        #expect(scene.container.frame.size == CGSize(width: 370, height: 230))
        #expect(scene.content.frame.origin == CGPoint(x: 0, y: 5))
        scene.container.pin.wrapContent(.all, padding: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(scene.container.frame.size == CGSize(width: 376, height: 224))
        #expect(scene.content.frame.origin == CGPoint(x: 2, y: 1))
    }

    @Test func hiddenSubviewsCount() {
        let scene = PinScene()
        scene.content.isHidden = true
        scene.container.pin.wrapContent()
        #expect(scene.container.frame.size == CGSize(width: 370, height: 220))
    }

    @Test func withPositionAndLimits() {
        let scene = PinScene()
        scene.container.pin.right(10).maxWidth(100).wrapContent()
        #expect(scene.container.frame == CGRect(x: 390, y: 20, width: 100, height: 220))
    }

    @Test func negativePaddingThatLeavesNothingKeepsTheSize() {
        let scene = PinScene()
        scene.container.pin.wrapContent(padding: -200)
        #expect(scene.container.frame.size == CGSize(width: 400, height: 300))
        #expect(scene.content.frame.origin == CGPoint(x: -200, y: -200))
    }

    @Test func withoutSubviewsNothingHappens() {
        let scene = PinScene()
        scene.view.pin.wrapContent(padding: 10)
        #expect(scene.view.frame == CGRect(x: 40, y: 30, width: 100, height: 60))
    }
}
