import PinLayout
import Testing
import UIKit

@MainActor
struct SizeTests {
    nonisolated static let cases = [
        PinCase("width(70)", [40, 30, 70, 60]) { $0.view.pin.width(70) },
        PinCase("width(50%)", [40, 30, 200, 60]) { $0.view.pin.width(50%) },
        PinCase("width(of:)", [40, 30, 50, 60]) { $0.view.pin.width(of: $0.reference) },
        PinCase("height(70)", [40, 30, 100, 70]) { $0.view.pin.height(70) },
        PinCase("height(50%)", [40, 30, 100, 150]) { $0.view.pin.height(50%) },
        PinCase("height(of:)", [40, 30, 100, 40]) { $0.view.pin.height(of: $0.reference) },
        PinCase("size(CGSize)", [40, 30, 7, 9]) { $0.view.pin.size(CGSize(width: 7, height: 9)) },
        PinCase("size(33)", [40, 30, 33, 33]) { $0.view.pin.size(33) },
        PinCase("size(10%)", [40, 30, 40, 30]) { $0.view.pin.size(10%) },
        PinCase("size(of:)", [40, 30, 50, 40]) { $0.view.pin.size(of: $0.reference) },
        PinCase("left and width", [10, 30, 70, 60]) { $0.view.pin.left(10).width(70) },
        PinCase("right and width", [320, 30, 70, 60]) { $0.view.pin.right(10).width(70) },
        PinCase("both edges and width", [10, 30, 70, 60]) { $0.view.pin.left(10).right(10).width(70) },
    ]

    @Test(arguments: cases)
    func sizes(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }
}
