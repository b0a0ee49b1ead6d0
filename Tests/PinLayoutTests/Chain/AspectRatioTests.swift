import PinLayout
import Testing
import UIKit

/// The view is (40, 30, 100, 60), the reference is 50 x 40.
@MainActor
struct AspectRatioTests {
    nonisolated static let cases = [
        PinCase("of a width", [40, 30, 80, 40]) { $0.view.pin.width(80).aspectRatio(2) },
        PinCase("of a height", [40, 30, 80, 40]) { $0.view.pin.height(40).aspectRatio(2) },
        PinCase("of edges", [0, 30, 400, 200]) { $0.view.pin.horizontally().aspectRatio(2) },
        PinCase("of vertical edges", [40, 0, 600, 300]) { $0.view.pin.vertically().aspectRatio(2) },
        PinCase("of a view", [40, 30, 100, 80]) { $0.view.pin.width(100).aspectRatio(of: $0.reference) },
        PinCase("of a clamped width", [40, 30, 50, 25]) { $0.view.pin.width(80).maxWidth(50).aspectRatio(2) },
        PinCase("of a maximum", [40, 30, 50, 25]) { $0.view.pin.maxWidth(50).aspectRatio(2) },
        PinCase("clamped after", [40, 30, 80, 30]) { $0.view.pin.width(80).maxHeight(30).aspectRatio(2) },
        PinCase("moved by its edge", [320, 260, 80, 40]) {
            $0.view.pin.right().bottom().width(80).aspectRatio(2)
        },
    ]

    @Test(arguments: cases)
    func ratios(_ pinCase: PinCase) {
        #expect(pinCase.frame() == pinCase.expected)
    }

    @Test func ratioOfAnImage() {
        let scene = PinScene()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10))
        let imageView = UIImageView(image: renderer.image { _ in })
        scene.container.addSubview(imageView)
        imageView.pin.topLeft().width(60).aspectRatio()
        #expect(imageView.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    }

    @Test func twoAdjustmentsAfterContentDoNotTrap() {
        let scene = PinScene()
        Pin.logWarnings = false
        scene.content.pin.sizeToFit().aspectRatio(2)
        #expect(scene.content.frame == CGRect(x: 10, y: 10, width: 40, height: 30))
        Pin.logWarnings = true
    }
}
