import Testing
import UIKit

/// What a file that imports Testing and UIKit has besides the two.
@MainActor @Suite struct TestingOverlayTests {
    let view = UIView(frame: CGRect(x: 24, y: 0, width: 327, height: 10.5))

    @Test func lengthsAreComparedWithSumsOfWholeNumbers() {
        #expect(view.frame.width == 375 - 48)
        #expect(375 - 48 == view.frame.width)
        #expect(view.frame.width != 375 - 47)
        #expect(!(view.frame.height == 21 / 2))
        #expect(view.frame.height == 21.0 / 2)
        let margin = 24
        #expect(view.frame.minX == margin)
        #expect(view.frame.width == 327 && view.frame.minX == 24)
        #expect(view.frame.maxX >= 350 && view.frame.width < 375 - 40)
        try? #require(view.frame.width == 3 * 109)
    }

    @Test(arguments: ScreenDevice.all) func devicesAreNamedInTheListOfTests(device: ScreenDevice) {
        #expect("\(device)" == device.name)
        #expect(String(describingForTest: device) == device.name)
    }

    #if compiler(>=6.2)
        @Test func picturesAreAttachments() throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            let attachment = Attachment(image, named: "card")
            #expect(attachment.preferredName == "card.png")
            let data = try attachment.withUnsafeBytes { Data($0) }
            #expect(data == image.pngData())
            Attachment.record(image, named: "red square")
        }
    #endif
}
