import PinLayout
import Testing
import UIKit

/// The view is (40, 30, 100, 60), the reference (200, 120, 50, 40).
@MainActor
struct EdgesToTests {
    nonisolated static let cases = [
        PinCase("top to top", [40, 120, 100, 60]) { $0.view.pin.top(to: $0.reference.edge.top) },
        PinCase("top to vCenter", [40, 140, 100, 60]) { $0.view.pin.top(to: $0.reference.edge.vCenter) },
        PinCase("top to bottom", [40, 160, 100, 60]) { $0.view.pin.top(to: $0.reference.edge.bottom) },
        PinCase("vCenter", [40, 90, 100, 60]) { $0.view.pin.vCenter(to: $0.reference.edge.top) },
        PinCase("bottom", [40, 60, 100, 60]) { $0.view.pin.bottom(to: $0.reference.edge.top) },
        PinCase("left to left", [200, 30, 100, 60]) { $0.view.pin.left(to: $0.reference.edge.left) },
        PinCase("left to hCenter", [225, 30, 100, 60]) { $0.view.pin.left(to: $0.reference.edge.hCenter) },
        PinCase("left to right", [250, 30, 100, 60]) { $0.view.pin.left(to: $0.reference.edge.right) },
        PinCase("hCenter", [150, 30, 100, 60]) { $0.view.pin.hCenter(to: $0.reference.edge.left) },
        PinCase("right", [100, 30, 100, 60]) { $0.view.pin.right(to: $0.reference.edge.left) },
        PinCase("with a margin", [40, 165, 100, 60]) {
            $0.view.pin.top(to: $0.reference.edge.bottom).marginTop(5)
        },
        PinCase("two edges", [250, 30, 70, 60]) {
            $0.view.pin.left(to: $0.reference.edge.right).right(to: $0.other.edge.left)
        },
    ]

    nonisolated static let leftToRight = [
        PinCase("start to start", [200, 30, 100, 60]) { $0.view.pin.start(to: $0.reference.edge.start) },
        PinCase("end to end", [150, 30, 100, 60]) { $0.view.pin.end(to: $0.reference.edge.end) },
        PinCase("start to end", [250, 30, 100, 60]) { $0.view.pin.start(to: $0.reference.edge.end) },
    ]

    nonisolated static let rightToLeft = [
        PinCase("start to start", [150, 30, 100, 60]) { $0.view.pin.start(to: $0.reference.edge.start) },
        PinCase("end to end", [200, 30, 100, 60]) { $0.view.pin.end(to: $0.reference.edge.end) },
        PinCase("start to end", [100, 30, 100, 60]) { $0.view.pin.start(to: $0.reference.edge.end) },
    ]

    @Test(arguments: cases + leftToRight)
    func edges(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test(arguments: rightToLeft)
    func edgesFromRightToLeft(_ pinCase: PinCase) {
        #expect(pinCase.frame(direction: .rtl) == pinCase.expected)
    }
}
