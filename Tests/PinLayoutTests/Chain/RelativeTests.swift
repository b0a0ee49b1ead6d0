import PinLayout
import Testing
import UIKit

/// The view is (40, 30, 100, 60), the reference (200, 120, 50, 40), the other (320, 200, 60, 30).
@MainActor
struct RelativeTests {
    nonisolated static let one = [
        PinCase("above", [40, 60, 100, 60]) { $0.view.pin.above(of: $0.reference) },
        PinCase("above left", [200, 60, 100, 60]) { $0.view.pin.above(of: $0.reference, aligned: .left) },
        PinCase("above start", [200, 60, 100, 60]) { $0.view.pin.above(of: $0.reference, aligned: .start) },
        PinCase("above center", [175, 60, 100, 60]) { $0.view.pin.above(of: $0.reference, aligned: .center) },
        PinCase("above right", [150, 60, 100, 60]) { $0.view.pin.above(of: $0.reference, aligned: .right) },
        PinCase("above end", [150, 60, 100, 60]) { $0.view.pin.above(of: $0.reference, aligned: .end) },
        PinCase("below", [40, 160, 100, 60]) { $0.view.pin.below(of: $0.reference) },
        PinCase("below left", [200, 160, 100, 60]) { $0.view.pin.below(of: $0.reference, aligned: .left) },
        PinCase("left", [100, 30, 100, 60]) { $0.view.pin.left(of: $0.reference) },
        PinCase("left top", [100, 120, 100, 60]) { $0.view.pin.left(of: $0.reference, aligned: .top) },
        PinCase("left center", [100, 110, 100, 60]) { $0.view.pin.left(of: $0.reference, aligned: .center) },
        PinCase("left bottom", [100, 100, 100, 60]) { $0.view.pin.left(of: $0.reference, aligned: .bottom) },
        PinCase("right", [250, 30, 100, 60]) { $0.view.pin.right(of: $0.reference) },
        PinCase("right top", [250, 120, 100, 60]) { $0.view.pin.right(of: $0.reference, aligned: .top) },
        PinCase("before", [100, 30, 100, 60]) { $0.view.pin.before(of: $0.reference) },
        PinCase("after", [250, 110, 100, 60]) { $0.view.pin.after(of: $0.reference, aligned: .center) },
    ]

    nonisolated static let several = [
        PinCase("above", [40, 60, 100, 60]) { $0.view.pin.above(of: [$0.reference, $0.other]) },
        PinCase("above left", [200, 60, 100, 60]) {
            $0.view.pin.above(of: [$0.other, $0.reference], aligned: .left)
        },
        PinCase("above center", [237.5, 60, 100, 60]) {
            $0.view.pin.above(of: [$0.reference, $0.other], aligned: .center)
        },
        PinCase("above right", [280, 60, 100, 60]) {
            $0.view.pin.above(of: [$0.reference, $0.other], aligned: .right)
        },
        PinCase("below", [40, 230, 100, 60]) { $0.view.pin.below(of: [$0.reference, $0.other]) },
        PinCase("left", [100, 30, 100, 60]) { $0.view.pin.left(of: [$0.reference, $0.other]) },
        PinCase("left top", [100, 120, 100, 60]) {
            $0.view.pin.left(of: [$0.other, $0.reference], aligned: .top)
        },
        PinCase("left center", [100, 147.5, 100, 60]) {
            $0.view.pin.left(of: [$0.other, $0.reference], aligned: .center)
        },
        PinCase("left bottom", [100, 170, 100, 60]) {
            $0.view.pin.left(of: [$0.other, $0.reference], aligned: .bottom)
        },
        PinCase("right", [380, 30, 100, 60]) { $0.view.pin.right(of: [$0.reference, $0.other]) },
        PinCase("before", [100, 30, 100, 60]) { $0.view.pin.before(of: [$0.reference, $0.other]) },
        PinCase("after", [380, 30, 100, 60]) { $0.view.pin.after(of: [$0.reference, $0.other]) },
    ]

    nonisolated static let rightToLeft = [
        PinCase("before", [250, 120, 100, 60]) { $0.view.pin.before(of: $0.reference, aligned: .top) },
        PinCase("after", [100, 120, 100, 60]) { $0.view.pin.after(of: $0.reference, aligned: .top) },
        PinCase("before several", [380, 30, 100, 60]) { $0.view.pin.before(of: [$0.reference, $0.other]) },
        PinCase("after several", [100, 30, 100, 60]) { $0.view.pin.after(of: [$0.reference, $0.other]) },
        PinCase("above start", [150, 60, 100, 60]) { $0.view.pin.above(of: $0.reference, aligned: .start) },
        PinCase("below end", [200, 160, 100, 60]) { $0.view.pin.below(of: $0.reference, aligned: .end) },
    ]

    @Test(arguments: one + several)
    func places(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test(arguments: rightToLeft)
    func placesFromRightToLeft(_ pinCase: PinCase) {
        #expect(pinCase.frame(direction: .rtl) == pinCase.expected)
    }

    @Test func marginsLeaveSpace() {
        let scene = PinScene()
        scene.view.pin.after(of: scene.reference).marginLeft(8).above(of: scene.other).marginBottom(5)
        #expect(scene.view.frame == CGRect(x: 258, y: 135, width: 100, height: 60))
    }
}
