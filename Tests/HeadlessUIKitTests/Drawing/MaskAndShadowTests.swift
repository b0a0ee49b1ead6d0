import DisplayList
import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@Suite struct MaskAndShadowTests {
    /// Two pixels: the upper lets through, the lower does not.
    private var mask: CGImage? {
        UIImage.drawn(1, 2) { context in
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.cgImage
    }

    @Test func masksLimitWhatIsDrawnUntilTheStateIsRestored() throws {
        let mask = try #require(mask)
        let image = UIImage.drawn(20, 20) { context in
            context.saveGState()
            // Upside down, as pictures are.
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20), mask: mask)
            context.translateBy(x: 3, y: 0)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: -3, y: 0, width: 20, height: 20))
            context.restoreGState()
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 15, y: 0, width: 5, height: 20))
        }
        #expect(image.pixel(5, 18) == red && image.pixel(5, 2) == nothing)
        #expect(image.pixel(12, 18) == nothing && image.pixel(17, 2) == blue)
    }

    @Test func pictureWithoutAlphaMaskByLightness() throws {
        let light = try #require(
            UIImage.drawn(2, 1) { context in
                context.setFillColor(gray: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                context.setFillColor(gray: 1, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }.cgImage)
        let opaque = CGImage(
            Bitmap(width: 2, height: 1, pixels: light.bitmap.pixels, isOpaque: true))
        let image = UIImage.drawn(20, 10) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: opaque)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(image.pixel(2, 5) == red && image.pixel(17, 5) == nothing)
    }

    private func shadowed(_ draw: (CGContext) -> Void) -> UIImage {
        UIImage.drawn(40, 40) { context in
            context.setShadow(
                offset: CGSize(width: 20, height: 0), blur: 0,
                color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            draw(context)
        }
    }

    @Test func strokesPicturesTextAndLayersThrowShadows() throws {
        let stroke = shadowed { context in
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setLineWidth(4)
            context.stroke(CGRect(x: 4, y: 4, width: 10, height: 10))
        }
        #expect(stroke.pixel(4, 10) == red && stroke.pixel(24, 10) == blue)
        #expect(stroke.pixel(9, 9) == nothing && stroke.pixel(29, 9) == nothing)
        let picture = try #require(mask)
        let drawn = shadowed { $0.draw(picture, in: CGRect(x: 0, y: 0, width: 10, height: 20)) }
        #expect(drawn.pixel(5, 18) == [0, 0, 0, 255] && drawn.pixel(25, 18) == blue)
        #expect(drawn.pixel(25, 2) == nothing)
        let layer = shadowed { context in
            context.beginTransparencyLayer()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 8, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(layer.pixel(9, 5) == green && layer.pixel(22, 5) == blue && layer.pixel(37, 5) == blue)
        let text = shadowed { context in
            UIGraphicsPushContext(context)
            let style: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 30, weight: .black), .foregroundColor: UIColor.red,
            ]
            NSAttributedString(string: "I", attributes: style).draw(at: CGPoint(x: 2, y: 0))
            UIGraphicsPopContext()
        }
        let column = (0..<40).filter { text.pixel($0, 20) == red }
        let shadow = (0..<40).filter { text.pixel($0, 20) == blue }
        #expect(!column.isEmpty && shadow == column.map { $0 + 20 })
    }

    @Test func shadowsOfLayersBlurOutwards() {
        let image = UIImage.drawn(60, 60) { context in
            context.setShadow(offset: .zero, blur: 8, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.setLineWidth(6)
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.move(to: CGPoint(x: 10, y: 30))
            context.addLine(to: CGPoint(x: 50, y: 30))
            context.strokePath()
        }
        let column = (0..<60).map { image.pixel(30, $0)[3] }
        #expect(column[30] == 255 && column[36] > 40 && column[40] > 0 && column[40] < column[36])
        #expect(column[50] == 0 && abs(column[24 - 1] - column[36]) < 12)
    }
}
