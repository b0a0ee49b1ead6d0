import PinLayout
import Testing
import UIKit

/// The container is 400 x 300, the view (40, 30, 100, 60).
@MainActor
struct LimitsTests {
    nonisolated static let cases = [
        PinCase("minWidth(200)", [40, 30, 200, 60]) { $0.view.pin.minWidth(200) },
        PinCase("minWidth(75%)", [40, 30, 300, 60]) { $0.view.pin.minWidth(75%) },
        PinCase("minWidth(50)", [40, 30, 100, 60]) { $0.view.pin.minWidth(50) },
        PinCase("maxWidth(50)", [40, 30, 50, 60]) { $0.view.pin.maxWidth(50) },
        PinCase("maxWidth(10%)", [40, 30, 40, 60]) { $0.view.pin.maxWidth(10%) },
        PinCase("minHeight(200)", [40, 30, 100, 200]) { $0.view.pin.minHeight(200) },
        PinCase("minHeight(50%)", [40, 30, 100, 150]) { $0.view.pin.minHeight(50%) },
        PinCase("maxHeight(50)", [40, 30, 100, 50]) { $0.view.pin.maxHeight(50) },
        PinCase("maxHeight(10%)", [40, 30, 100, 30]) { $0.view.pin.maxHeight(10%) },
        PinCase("the maximum has the last word", [40, 30, 50, 60]) { $0.view.pin.minWidth(200).maxWidth(50) },
        PinCase("of a width", [40, 30, 120, 60]) { $0.view.pin.width(200).maxWidth(120) },
        PinCase("of two edges", [0, 30, 120, 60]) { $0.view.pin.left().right().maxWidth(120) },
        PinCase("of the right edge", [280, 30, 120, 60]) { $0.view.pin.right().minWidth(120) },
        PinCase("of a centre", [140, 30, 120, 60]) { $0.view.pin.hCenter().minWidth(120) },
    ]

    @Test(arguments: cases)
    func limits(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }
}
