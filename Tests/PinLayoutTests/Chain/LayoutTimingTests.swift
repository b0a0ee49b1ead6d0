import Foundation
import PinLayout
import Testing
import UIKit

@MainActor
struct LayoutTimingTests {
    @Test func aChainAppliesAtTheEndOfItsStatement() {
        let scene = PinScene()
        scene.view.pin.top(10)
        #expect(scene.view.frame.minY == 10)
        let bottom = scene.view.frame.maxY
        scene.reference.pin.top(bottom)
        #expect(scene.reference.frame.minY == 70)
    }

    @Test func aKeptChainAppliesWhenItIsReleased() {
        let scene = PinScene()
        var chain: PinLayout<UIView>? = scene.view.pin
        chain?.top(10)
        #expect(scene.view.frame.minY == 30)
        chain?.left(11)
        chain = nil
        #expect(scene.view.frame.origin == CGPoint(x: 11, y: 10))
    }

    @Test func layoutAppliesOnce() {
        let scene = PinScene()
        let chain = scene.view.pin.top(10)
        chain.layout()
        #expect(scene.view.frame.minY == 10)
        scene.view.frame.origin.y = 99
        chain.left(5)
        chain.layout()
        withExtendedLifetime(chain) {}
        #expect(scene.view.frame.origin == CGPoint(x: 40, y: 99))
    }

    @Test func layoutMayComeBackToItsOwnChain() {
        let scene = PinScene()
        let view = ReentrantView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.container.addSubview(view)
        let chain = view.pin.sizeToFit()
        view.chain = chain
        chain.layout()
        view.chain = nil
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    /// The main actor waits, so that no other test sees the globals change.
    @Test func offTheMainThreadAChainAppliesAtOnceAndWarns() {
        let scene = PinScene()
        nonisolated(unsafe) var frames: [CGRect] = []
        let layout: @MainActor () -> Void = {
            scene.view.pin.top(10).left(5).width(20).sizeToFit(.width).wrapContent()
            frames.append(scene.view.frame)
            scene.view.pin.below(of: [scene.other, scene.reference]).top(to: scene.other.edge.top)
            frames.append(scene.view.frame)
            scene.container.pin.wrapContent(padding: 1)
            frames.append(scene.container.frame)
        }
        nonisolated(unsafe) var unbound: (() -> Void)? = unsafeBitCast(layout, to: (() -> Void).self)
        let end = DispatchSemaphore(value: 0)
        // A thread frees its closure after the signal, so it gives the scene back before: scenes end on the main actor.
        Thread.detachNewThread {
            unbound?()
            unbound = nil
            end.signal()
        }
        withExtendedLifetime(scene) { end.wait() }
        #expect(
            frames == [
                CGRect(x: 5, y: 10, width: 20, height: 60), CGRect(x: 5, y: 230, width: 20, height: 60),
                CGRect(x: 50, y: 20, width: 377, height: 282),
            ])
        #expect(Pin.lastWarningText == "PinLayout Warning: Layout must be executed from the Main Thread!")
    }
}

private final class ReentrantView: UIView {
    var chain: PinLayout<UIView>?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        chain?.top(50).layout()
        return CGSize(width: 20, height: 20)
    }
}
