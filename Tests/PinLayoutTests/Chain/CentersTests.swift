import PinLayout
import Testing
import UIKit

@MainActor
struct CentersTests {
    nonisolated static let cases = [
        PinCase("hCenter()", [150, 30, 100, 60]) { $0.view.pin.hCenter() },
        PinCase("hCenter(-8)", [142, 30, 100, 60]) { $0.view.pin.hCenter(-8) },
        PinCase("hCenter(10%)", [190, 30, 100, 60]) { $0.view.pin.hCenter(10%) },
        PinCase("vCenter()", [40, 120, 100, 60]) { $0.view.pin.vCenter() },
        PinCase("vCenter(8)", [40, 128, 100, 60]) { $0.view.pin.vCenter(8) },
        PinCase("vCenter(-10%)", [40, 90, 100, 60]) { $0.view.pin.vCenter(-10%) },
        PinCase("both", [150, 120, 100, 60]) { $0.view.pin.vCenter().hCenter() },
        PinCase("with a size", [170, 130, 60, 40]) { $0.view.pin.hCenter().vCenter().width(60).height(40) },
        PinCase("with margins", [157, 30, 100, 60]) { $0.view.pin.hCenter().marginLeft(10).marginRight(3) },
        PinCase("between edges", [24, 110, 352, 80]) { $0.view.pin.horizontally(24).vCenter().height(80) },
    ]

    @Test(arguments: cases)
    func centers(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }
}
