import Foundation
import PinLayout
import Testing
import UIKit

/// What becomes of chains that are kept.
@MainActor
struct KeptChainsTests {
    @Test func aKeptChainKeepsItsView() {
        PinScene.resetSettings()
        weak var weakView: UIView?
        var chain: PinLayout<UIView>?
        do {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            weakView = view
            chain = view.pin.left(9).width(20)
        }
        #expect(weakView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        chain?.layout()
        #expect(weakView?.frame == CGRect(x: 9, y: 2, width: 20, height: 4))
        chain = nil
        #expect(weakView == nil)
    }

    @Test func aChainOutlivesSuperviewAndReference() {
        PinScene.resetSettings()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        var chain: PinLayout<UIView>?
        do {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let reference = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
            container.addSubview(view)
            container.addSubview(reference)
            chain = view.pin.below(of: reference).right(5)
            reference.removeFromSuperview()
            view.removeFromSuperview()
        }
        // What the calls found while the views were there counts; later ones find nothing.
        chain?.bottom(3)
        chain = nil
        #expect(view.frame == CGRect(x: 92, y: 20, width: 3, height: 4))
    }

    @Test func edgesOutliveTheirViews() {
        let scene = PinScene()
        var edge: VerticalEdge?
        do {
            let reference = UIView(frame: CGRect(x: 0, y: 70, width: 1, height: 1))
            scene.container.addSubview(reference)
            edge = reference.edge.bottom
            reference.removeFromSuperview()
        }
        if let edge { scene.view.pin.top(to: edge) }
        #expect(scene.view.frame.minY == 30)
        #expect(Pin.lastWarningText?.contains("must be added as a sub-view") == true)
    }

    /// The main actor waits, so that nothing else lays out meanwhile.
    @Test func releasedOnAnotherThreadItAppliesThereAndWarns() {
        let scene = PinScene()
        nonisolated(unsafe) var chain: PinLayout<UIView>? = scene.view.pin.topLeft(12)
        nonisolated(unsafe) var group: PinLayout<UIView>? = [scene.reference, scene.other].pin(
            .row(gap: 5, aligned: .top)
        ).topLeft(3)
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            chain = nil
            group = nil
            end.signal()
        }
        end.wait()
        #expect(chain == nil && group == nil)
        #expect(scene.view.frame == CGRect(x: 12, y: 12, width: 100, height: 60))
        #expect(scene.reference.frame.origin == CGPoint(x: 3, y: 3))
        #expect(scene.other.frame.origin == CGPoint(x: 58, y: 3))
        #expect(Pin.lastWarningText == "PinLayout Warning: Layout must be executed from the Main Thread!")
    }

    /// Chains of several threads at once, each of which lays out a view of its own and keeps some chains for a while.
    @Test func threadsShareNoChains() {
        PinScene.resetSettings()
        Pin.logWarnings = false
        defer { PinScene.resetSettings() }
        let views = (0..<4).map { _ in UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        let layout: @MainActor (Int) -> Void = { thread in
            var kept: [PinLayout<UIView>] = []
            for turn in 0..<2_000 {
                let inset = CGFloat(turn * 4 + thread)
                kept.append(views[thread].pin.bottom(1).width(7))
                views[thread].pin.left(inset).top(inset + 1).width(inset + 2).height(inset + 3)
                if kept.count == 5 { kept.removeAll() }
            }
        }
        nonisolated(unsafe) let unbound = unsafeBitCast(layout, to: ((Int) -> Void).self)
        let end = DispatchSemaphore(value: 0)
        for thread in 1..<4 {
            Thread.detachNewThread {
                unbound(thread)
                end.signal()
            }
        }
        layout(0)
        for _ in 1..<4 { end.wait() }
        for (thread, view) in views.enumerated() {
            let inset = CGFloat(1_999 * 4 + thread)
            #expect(view.frame == CGRect(x: inset, y: inset + 1, width: 7, height: inset + 3))
        }
    }

    @Test func aViewThatKeepsItsChainIsFreedByLayout() {
        PinScene.resetSettings()
        weak var weakView: KeepingView?
        do {
            let view = KeepingView(frame: .zero)
            view.chain = view.pin.top(5)
            weakView = view
            view.chain?.layout()
            view.chain = nil
        }
        #expect(weakView == nil)
    }

    private final class KeepingView: UIView {
        var chain: PinLayout<UIView>?
    }
}
