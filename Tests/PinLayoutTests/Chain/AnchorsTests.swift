import PinLayout
import Testing
import UIKit

/// The container is 400 x 300, the view (40, 30, 100, 60), the reference (200, 120, 50, 40).
@MainActor
struct AnchorsTests {
    nonisolated static let inside = [
        PinCase("topLeft()", [0, 0, 100, 60]) { $0.view.pin.topLeft() },
        PinCase("topLeft(10)", [10, 10, 100, 60]) { $0.view.pin.topLeft(10) },
        PinCase("topCenter()", [150, 0, 100, 60]) { $0.view.pin.topCenter() },
        PinCase("topCenter(10)", [150, 10, 100, 60]) { $0.view.pin.topCenter(10) },
        PinCase("topRight(10)", [290, 10, 100, 60]) { $0.view.pin.topRight(10) },
        PinCase("centerLeft(10)", [10, 120, 100, 60]) { $0.view.pin.centerLeft(10) },
        PinCase("center()", [150, 120, 100, 60]) { $0.view.pin.center() },
        PinCase("center(10)", [160, 130, 100, 60]) { $0.view.pin.center(10) },
        PinCase("centerRight(10)", [290, 120, 100, 60]) { $0.view.pin.centerRight(10) },
        PinCase("bottomLeft(10)", [10, 230, 100, 60]) { $0.view.pin.bottomLeft(10) },
        PinCase("bottomCenter(10)", [150, 230, 100, 60]) { $0.view.pin.bottomCenter(10) },
        PinCase("bottomRight(10)", [290, 230, 100, 60]) { $0.view.pin.bottomRight(10) },
        PinCase("two corners", [10, 10, 370, 270]) { $0.view.pin.topLeft(10).bottomRight(20) },
    ]

    nonisolated static let readingOrder = [
        PinCase("topStart(10)", [10, 10, 100, 60]) { $0.view.pin.topStart(10) },
        PinCase("topEnd(10)", [290, 10, 100, 60]) { $0.view.pin.topEnd(10) },
        PinCase("centerStart(10)", [10, 120, 100, 60]) { $0.view.pin.centerStart(10) },
        PinCase("centerEnd(10)", [290, 120, 100, 60]) { $0.view.pin.centerEnd(10) },
        PinCase("bottomStart(10)", [10, 230, 100, 60]) { $0.view.pin.bottomStart(10) },
        PinCase("bottomEnd(10)", [290, 230, 100, 60]) { $0.view.pin.bottomEnd(10) },
    ]

    @Test(arguments: inside + readingOrder)
    func anchors(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test(arguments: readingOrder)
    func rightToLeftIsTheMirrorImage(_ pinCase: PinCase) {
        var mirrored = pinCase.expected
        mirrored.origin.x = 400 - mirrored.maxX
        #expect(pinCase.frame(direction: .rtl) == mirrored)
    }

    /// Each own anchor at the reference's centre (225, 140).
    nonisolated static let toCenter = [
        PinCase("topLeft", [225, 140, 100, 60]) { $0.view.pin.topLeft(to: $0.reference.anchor.center) },
        PinCase("topCenter", [175, 140, 100, 60]) { $0.view.pin.topCenter(to: $0.reference.anchor.center) },
        PinCase("topRight", [125, 140, 100, 60]) { $0.view.pin.topRight(to: $0.reference.anchor.center) },
        PinCase("centerLeft", [225, 110, 100, 60]) { $0.view.pin.centerLeft(to: $0.reference.anchor.center) },
        PinCase("center", [175, 110, 100, 60]) { $0.view.pin.center(to: $0.reference.anchor.center) },
        PinCase("centerRight", [125, 110, 100, 60]) {
            $0.view.pin.centerRight(to: $0.reference.anchor.center)
        },
        PinCase("bottomLeft", [225, 80, 100, 60]) { $0.view.pin.bottomLeft(to: $0.reference.anchor.center) },
        PinCase("bottomCenter", [175, 80, 100, 60]) {
            $0.view.pin.bottomCenter(to: $0.reference.anchor.center)
        },
        PinCase("bottomRight", [125, 80, 100, 60]) {
            $0.view.pin.bottomRight(to: $0.reference.anchor.center)
        },
        PinCase("topStart", [225, 140, 100, 60]) { $0.view.pin.topStart(to: $0.reference.anchor.center) },
        PinCase("topEnd", [125, 140, 100, 60]) { $0.view.pin.topEnd(to: $0.reference.anchor.center) },
        PinCase("centerStart", [225, 110, 100, 60]) {
            $0.view.pin.centerStart(to: $0.reference.anchor.center)
        },
        PinCase("centerEnd", [125, 110, 100, 60]) { $0.view.pin.centerEnd(to: $0.reference.anchor.center) },
        PinCase("bottomStart", [225, 80, 100, 60]) {
            $0.view.pin.bottomStart(to: $0.reference.anchor.center)
        },
        PinCase("bottomEnd", [125, 80, 100, 60]) { $0.view.pin.bottomEnd(to: $0.reference.anchor.center) },
    ]

    @Test(arguments: toCenter)
    func ownAnchors(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test func ownAnchorsFromRightToLeft() {
        let scene = PinScene()
        Pin.layoutDirection = .rtl
        scene.view.pin.topStart(to: scene.reference.anchor.center)
        #expect(scene.view.frame.origin == CGPoint(x: 125, y: 140))
        scene.view.pin.bottomEnd(to: scene.reference.anchor.center)
        #expect(scene.view.frame.origin == CGPoint(x: 225, y: 80))
        Pin.layoutDirection = .ltr
    }

    @Test func anchorsOfTheReference() {
        let scene = PinScene()
        let anchors = scene.reference.anchor
        let expected: [(Anchor, CGFloat, CGFloat)] = [
            (anchors.topLeft, 200, 120), (anchors.topCenter, 225, 120), (anchors.topRight, 250, 120),
            (anchors.centerLeft, 200, 140), (anchors.center, 225, 140), (anchors.centerRight, 250, 140),
            (anchors.bottomLeft, 200, 160), (anchors.bottomCenter, 225, 160), (anchors.bottomRight, 250, 160),
            (anchors.topStart, 200, 120), (anchors.topEnd, 250, 120), (anchors.centerStart, 200, 140),
            (anchors.centerEnd, 250, 140), (anchors.bottomStart, 200, 160), (anchors.bottomEnd, 250, 160),
        ]
        for (anchor, x, y) in expected {
            scene.view.pin.topLeft(to: anchor)
            #expect(scene.view.frame == CGRect(x: x, y: y, width: 100, height: 60))
        }
        Pin.layoutDirection = .rtl
        scene.view.pin.topLeft(to: anchors.topStart)
        #expect(scene.view.frame.minX == 250)
        scene.view.pin.topLeft(to: anchors.topEnd)
        #expect(scene.view.frame.minX == 200)
        Pin.layoutDirection = .ltr
    }

    @Test func twoAnchorsSpanARectangle() {
        let scene = PinScene()
        scene.view.pin.topLeft(to: scene.reference.anchor.center).bottomRight(to: scene.other.anchor.topLeft)
        #expect(scene.view.frame == CGRect(x: 225, y: 140, width: 95, height: 60))
    }
}
