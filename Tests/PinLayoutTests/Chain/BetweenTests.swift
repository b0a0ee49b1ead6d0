import PinLayout
import Testing
import UIKit

/// The view is (40, 30, 100, 60), the reference (200, 120, 50, 40), the other (320, 200, 60, 30).
@MainActor
struct BetweenTests {
    nonisolated static let cases = [
        PinCase("horizontally", [250, 30, 70, 60]) {
            $0.view.pin.horizontallyBetween($0.reference, and: $0.other)
        },
        PinCase("in the other order", [250, 30, 70, 60]) {
            $0.view.pin.horizontallyBetween($0.other, and: $0.reference)
        },
        PinCase("aligned at the top", [250, 120, 70, 60]) {
            $0.view.pin.horizontallyBetween($0.reference, and: $0.other, aligned: .top)
        },
        PinCase("aligned in the middle", [250, 110, 70, 60]) {
            $0.view.pin.horizontallyBetween($0.reference, and: $0.other, aligned: .center)
        },
        PinCase("aligned with the first", [250, 170, 70, 60]) {
            $0.view.pin.horizontallyBetween($0.other, and: $0.reference, aligned: .bottom)
        },
        PinCase("vertically", [40, 160, 100, 40]) {
            $0.view.pin.verticallyBetween($0.reference, and: $0.other)
        },
        PinCase("aligned left", [200, 160, 100, 40]) {
            $0.view.pin.verticallyBetween($0.reference, and: $0.other, aligned: .left)
        },
        PinCase("aligned in the centre", [175, 160, 100, 40]) {
            $0.view.pin.verticallyBetween($0.reference, and: $0.other, aligned: .center)
        },
        PinCase("aligned right with the first", [280, 160, 100, 40]) {
            $0.view.pin.verticallyBetween($0.other, and: $0.reference, aligned: .right)
        },
        PinCase("with margins", [258, 30, 60, 60]) {
            $0.view.pin.horizontallyBetween($0.reference, and: $0.other).marginLeft(8).marginRight(2)
        },
    ]

    nonisolated static let readingOrder = [
        PinCase("start", [200, 160, 100, 40]) {
            $0.view.pin.verticallyBetween($0.reference, and: $0.other, aligned: .start)
        },
        PinCase("end", [150, 160, 100, 40]) {
            $0.view.pin.verticallyBetween($0.reference, and: $0.other, aligned: .end)
        },
    ]

    @Test(arguments: cases + readingOrder)
    func between(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test func startAndEndFromRightToLeft() {
        #expect(Self.readingOrder[0].frame(direction: .rtl).minX == 150)
        #expect(Self.readingOrder[1].frame(direction: .rtl).minX == 200)
    }

    @Test func touchingViewsLeaveNoWidth() {
        let scene = PinScene()
        scene.other.frame.origin.x = 250
        scene.view.pin.horizontallyBetween(scene.reference, and: scene.other)
        #expect(scene.view.frame == CGRect(x: 250, y: 30, width: 0, height: 60))
        scene.view.frame = CGRect(x: 40, y: 30, width: 100, height: 60)
        scene.view.pin.horizontallyBetween(scene.other, and: scene.reference)
        #expect(scene.view.frame == CGRect(x: 250, y: 30, width: 0, height: 60))
        #expect(Pin.lastWarningText == nil)
    }

    @Test func overlappingViewsPinNothing() {
        let scene = PinScene()
        scene.other.frame.origin.x = 249
        scene.view.pin.horizontallyBetween(scene.reference, and: scene.other)
        #expect(scene.view.frame == CGRect(x: 40, y: 30, width: 100, height: 60))
    }
}
