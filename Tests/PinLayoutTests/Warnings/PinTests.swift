import PinLayout
import Testing
import UIKit

@MainActor
struct PinTests {
    @Test func defaults() {
        #expect(Pin.safeAreaInsetsDidChangeMode == .optIn)
        #expect(!Pin.logMissingLayoutCalls)
        Pin.initPinLayout()
    }

    @Test func visibleViews() {
        let views = (0..<4).map { _ in UIView() }
        views[1].isHidden = true
        views[2].alpha = 0
        #expect(visible(views) == [views[0], views[3]])
        #expect(visible([]) == [])
    }

    @Test func theScaleOfTestsIsAtLeastOne() {
        let scene = PinScene()
        for scale in [0, -3, CGFloat.nan, .infinity] {
            _pinlayoutSetUnitTest(scale: scale)
            scene.view.pin.top(10.3).width(20.2)
            #expect(scene.view.frame == CGRect(x: 40, y: 10, width: 21, height: 60))
        }
        _pinlayoutSetUnitTest(scale: nil)
    }

    @Test func withoutOneTheWindowsScaleCounts() {
        let scene = PinScene()
        _pinlayoutSetUnitTest(scale: nil)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scale = window.screen.scale
        window.addSubview(scene.root)
        scene.view.pin.width(20 + 0.01)
        #expect(scene.view.frame.width == 20 + 1 / scale)
        UITraitCollection(displayScale: 1).performAsCurrent {
            let alone = UIView()
            alone.pin.width(20.01)
            #expect(alone.frame.width == 21)
        }
    }
}
