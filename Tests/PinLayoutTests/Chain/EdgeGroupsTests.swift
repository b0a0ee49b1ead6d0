import PinLayout
import Testing
import UIKit

@MainActor
struct EdgeGroupsTests {
    nonisolated static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    nonisolated static let cases = [
        PinCase("all()", [0, 0, 400, 300]) { $0.view.pin.all() },
        PinCase("all(10)", [10, 10, 380, 280]) { $0.view.pin.all(10) },
        PinCase("all(insets)", [2, 1, 394, 296]) { $0.view.pin.all(insets) },
        PinCase("horizontally()", [0, 30, 400, 60]) { $0.view.pin.horizontally() },
        PinCase("horizontally(10)", [10, 30, 380, 60]) { $0.view.pin.horizontally(10) },
        PinCase("horizontally(10%)", [40, 30, 320, 60]) { $0.view.pin.horizontally(10%) },
        PinCase("horizontally(insets)", [2, 30, 394, 60]) { $0.view.pin.horizontally(insets) },
        PinCase("vertically()", [40, 0, 100, 300]) { $0.view.pin.vertically() },
        PinCase("vertically(10)", [40, 10, 100, 280]) { $0.view.pin.vertically(10) },
        PinCase("vertically(10%)", [40, 30, 100, 240]) { $0.view.pin.vertically(10%) },
        PinCase("vertically(insets)", [40, 1, 100, 296]) { $0.view.pin.vertically(insets) },
        PinCase("with margins", [12, 15, 373, 260]) { $0.view.pin.all(10).margin(5, 2, 15, 5) },
    ]

    @Test(arguments: cases)
    func groups(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }
}
