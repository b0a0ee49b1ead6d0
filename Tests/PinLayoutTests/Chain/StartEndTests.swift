import PinLayout
import Testing
import UIKit

@MainActor
struct StartEndTests {
    nonisolated static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    nonisolated static let leftToRight = [
        PinCase("start()", [0, 30, 100, 60]) { $0.view.pin.start() },
        PinCase("start(7)", [7, 30, 100, 60]) { $0.view.pin.start(7) },
        PinCase("start(25%)", [100, 30, 100, 60]) { $0.view.pin.start(25%) },
        PinCase("start(insets)", [2, 30, 100, 60]) { $0.view.pin.start(insets) },
        PinCase("end()", [300, 30, 100, 60]) { $0.view.pin.end() },
        PinCase("end(7)", [293, 30, 100, 60]) { $0.view.pin.end(7) },
        PinCase("end(25%)", [200, 30, 100, 60]) { $0.view.pin.end(25%) },
        PinCase("end(insets)", [296, 30, 100, 60]) { $0.view.pin.end(insets) },
    ]

    nonisolated static let rightToLeft = [
        PinCase("start()", [300, 30, 100, 60]) { $0.view.pin.start() },
        PinCase("start(7)", [293, 30, 100, 60]) { $0.view.pin.start(7) },
        PinCase("start(25%)", [200, 30, 100, 60]) { $0.view.pin.start(25%) },
        PinCase("start(insets)", [296, 30, 100, 60]) { $0.view.pin.start(insets) },
        PinCase("end()", [0, 30, 100, 60]) { $0.view.pin.end() },
        PinCase("end(7)", [7, 30, 100, 60]) { $0.view.pin.end(7) },
        PinCase("end(25%)", [100, 30, 100, 60]) { $0.view.pin.end(25%) },
        PinCase("end(insets)", [2, 30, 100, 60]) { $0.view.pin.end(insets) },
    ]

    @Test(arguments: leftToRight)
    func startIsLeft(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test(arguments: rightToLeft)
    func startIsRight(_ pinCase: PinCase) {
        #expect(pinCase.frame(direction: .rtl) == pinCase.expected)
    }

    @Test func autoFollowsTheView() {
        let scene = PinScene()
        Pin.layoutDirection(.auto)
        scene.view.pin.start()
        #expect(scene.view.frame.minX == 0)
        scene.view.semanticContentAttribute = .forceRightToLeft
        scene.view.pin.start()
        #expect(scene.view.frame.minX == 300)
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        scene.view.layer.addSublayer(layer)
        layer.pin.start()
        #expect(layer.frame.minX == 0)
        Pin.layoutDirection = .ltr
    }
}
