import DisplayList
import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@MainActor
@Suite struct UIImageViewTests {
    /// Two columns: red, then blue, two pixels a point.
    private func picture(width: Int = 4, height: Int = 2) -> UIImage {
        var pixels: [UInt8] = []
        for _ in 0..<height {
            for x in 0..<width { pixels += x < width / 2 ? [0, 0, 255, 255] : [255, 0, 0, 255] }
        }
        let bitmap = Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
        return UIImage(cgImage: CGImage(bitmap), scale: 2, orientation: .up)
    }

    @Test func theNaturalSizeIsThePicturesInPoints() {
        let view = UIImageView(image: picture())
        #expect(view.frame == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 2, height: 1))
        #expect(!view.isUserInteractionEnabled)
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIImageView().sizeThatFits(CGSize(width: 5, height: 5)) == .zero)
    }

    @Test func theHighlightedPictureReplacesIt() {
        let view = UIImageView(image: picture(), highlightedImage: picture(width: 8, height: 8))
        view.isHighlighted = true
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
        view.isHighlighted = false
        #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
        (.scaleAspectFit, CGRect(x: 0, y: 10, width: 40, height: 20)),
        (.scaleAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
        (.center, CGRect(x: 10, y: 15, width: 20, height: 10)),
        (.top, CGRect(x: 10, y: 0, width: 20, height: 10)),
        (.bottom, CGRect(x: 10, y: 30, width: 20, height: 10)),
        (.left, CGRect(x: 0, y: 15, width: 20, height: 10)),
        (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)),
    ])
    func contentModesPlaceThePicture(mode: UIView.ContentMode, expected: CGRect) throws {
        let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        canvas.backgroundColor = .white
        let view = UIImageView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        view.image = picture(width: 40, height: 20)
        view.contentMode = mode
        canvas.addSubview(view)
        let pixels = try Pixels(canvas)
        let box = expected.offsetBy(dx: 30, dy: 30)
        let (left, right) = (Int(box.minX), Int(box.maxX) - 1)
        let (top, bottom) = (Int(box.minY), Int(box.maxY) - 1)
        #expect(pixels[left + 1, top + 1] == [255, 0, 0, 255])
        #expect(pixels[right - 1, bottom - 1] == [0, 0, 255, 255])
        #expect(pixels[left - 1, top + 1] == [255, 255, 255, 255])
        #expect(pixels[right - 1, bottom + 1] == [255, 255, 255, 255])
    }

    @Test func templatesTakeTheTint() throws {
        let view = UIImageView(image: picture().withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        let pixels = try Pixels(view, scale: 2)
        #expect(pixels[0, 0] == [0, 255, 0, 255])
        #expect(pixels[3, 1] == [0, 255, 0, 255])
    }
}
