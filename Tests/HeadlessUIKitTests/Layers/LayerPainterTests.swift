import CairoRendering
import DisplayList
import Testing
import UIKit

@testable import HeadlessUIKit

/// The pixels of a picture, for tests.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    @MainActor
    init(_ view: UIView, scale: CGFloat = 1) throws {
        let bitmap = try PNG.decode([UInt8](ViewDrawing(of: view).pngData(scale: scale)))
        (width, height, bytes) = (bitmap.width, bitmap.height, bitmap.pixels)
    }

    /// Red, green, blue and alpha, the colours multiplied by alpha.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
    }
}

@MainActor
@Suite struct LayerPainterTests {
    private func canvas(_ width: CGFloat = 20, _ height: CGFloat = 20) -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 50, width: width, height: height))
        view.backgroundColor = .white
        return view
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let white: [UInt8] = [255, 255, 255, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    private func box(_ frame: CGRect, _ color: UIColor = .red) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    @Test func backgroundsFillTheirFrames() throws {
        let canvas = canvas()
        canvas.addSubview(box(CGRect(x: 5, y: 6, width: 4, height: 3)))
        let pixels = try Pixels(canvas)
        #expect((pixels.width, pixels.height) == (20, 20))
        let expected: [(x: Int, y: Int, color: [UInt8])] = [
            (5, 6, red), (8, 8, red), (9, 8, white), (8, 9, white), (4, 6, white), (5, 5, white),
        ]
        for (x, y, color) in expected { #expect(pixels[x, y] == color, "at \(x), \(y)") }
    }

    @Test func scaleMultipliesPixels() throws {
        let canvas = canvas(10, 10)
        canvas.addSubview(box(CGRect(x: 1, y: 1, width: 1, height: 1)))
        let pixels = try Pixels(canvas, scale: 3)
        #expect(pixels.width == 30)
        #expect(pixels[3, 3] == red)
        #expect(pixels[5, 5] == red)
        #expect(pixels[6, 6] == white)
    }

    @Test func hiddenAndTransparentViewsAreLeftOut() throws {
        let canvas = canvas()
        let (hidden, faint) = (
            box(CGRect(x: 0, y: 0, width: 5, height: 5)), box(CGRect(x: 10, y: 0, width: 5, height: 5))
        )
        hidden.isHidden = true
        faint.alpha = 0
        canvas.addSubview(hidden)
        canvas.addSubview(faint)
        let pixels = try Pixels(canvas)
        #expect(pixels[2, 2] == white)
        #expect(pixels[12, 2] == white)
    }

    @Test func opacityAppliesToTheGroup() throws {
        let canvas = canvas()
        let group = box(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
        group.addSubview(box(CGRect(x: 0, y: 0, width: 10, height: 10), .black))
        group.alpha = 0.5
        canvas.addSubview(group)
        let level = try Pixels(canvas)[5, 5][0]
        // Two black boxes over each other in one group: half of white is left, not a quarter.
        #expect(abs(Int(level) - 128) <= 1)
    }

    @Test func clippingKeepsSubviewsInside() throws {
        for clips in [false, true] {
            let canvas = canvas()
            let parent = box(CGRect(x: 0, y: 0, width: 5, height: 5), .blue)
            parent.clipsToBounds = clips
            parent.addSubview(box(CGRect(x: 3, y: 3, width: 10, height: 10)))
            canvas.addSubview(parent)
            #expect(try Pixels(canvas)[8, 8] == (clips ? white : red))
        }
    }

    @Test func scrollingMovesTheContent() throws {
        let canvas = canvas()
        let scroller = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scroller.bounds.origin = CGPoint(x: 0, y: 10)
        scroller.addSubview(box(CGRect(x: 0, y: 10, width: 5, height: 5)))
        canvas.addSubview(scroller)
        let pixels = try Pixels(canvas)
        #expect(pixels[0, 0] == red)
        #expect(pixels[0, 5] == white)
    }

    @Test func cornersAreRoundAndMasked() throws {
        let view = box(CGRect(x: 0, y: 0, width: 20, height: 20))
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let pixels = try Pixels(view)
        #expect(pixels[0, 0] == clear)
        #expect(pixels[19, 19] == clear)
        #expect(pixels[19, 0] == red)
        #expect(pixels[0, 19] == red)
        #expect(pixels[10, 10] == red)
    }

    @Test func theBorderLiesInsideAndAboveSubviews() throws {
        let view = box(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.red.cgColor
        view.addSubview(box(CGRect(x: 0, y: 0, width: 20, height: 20), .blue))
        let pixels = try Pixels(view)
        #expect(pixels[0, 0] == red)
        #expect(pixels[1, 10] == red)
        #expect(pixels[2, 10] == [0, 0, 255, 255])
        #expect(pixels[19, 19] == red)
    }

    @Test func shadowsFallOutside() throws {
        let canvas = canvas(40, 40)
        let view = box(CGRect(x: 10, y: 10, width: 20, height: 20), .white)
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 3
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        canvas.addSubview(view)
        let pixels = try Pixels(canvas)
        #expect(pixels[20, 20] == white)
        #expect(pixels[20, 31][0] < 100)
        #expect(pixels[20, 8][0] > pixels[20, 31][0])
        #expect(pixels[0, 0] == white)
    }

    @Test func transformsTurnTheDrawing() throws {
        let canvas = canvas()
        let view = box(CGRect(x: 5, y: 9, width: 10, height: 2))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        canvas.addSubview(view)
        let pixels = try Pixels(canvas)
        #expect(pixels[9, 6] == red)
        #expect(pixels[10, 13] == red)
        #expect(pixels[6, 10] == white)
    }

    @Test func layersPaintBetweenSubviews() throws {
        let canvas = canvas()
        let (below, above) = (
            box(CGRect(x: 0, y: 0, width: 10, height: 10), .blue),
            box(CGRect(x: 0, y: 0, width: 5, height: 5), .green)
        )
        canvas.addSubview(below)
        canvas.addSubview(above)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.backgroundColor = UIColor.red.cgColor
        canvas.layer.insertSublayer(layer, above: below.layer)
        let pixels = try Pixels(canvas)
        #expect(pixels[2, 2] == [0, 255, 0, 255])
        #expect(pixels[6, 6] == red)
        #expect(pixels[9, 9] == [0, 0, 255, 255])
        layer.zPosition = 1
        #expect(try Pixels(canvas)[2, 2] == red)
    }

    @Test func masksKeepWhatTheyCover() throws {
        let view = box(CGRect(x: 0, y: 0, width: 20, height: 20))
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        mask.backgroundColor = UIColor.black.cgColor
        view.layer.mask = mask
        let pixels = try Pixels(view)
        #expect(pixels[6, 6] == red)
        #expect(pixels[4, 6] == clear)
        #expect(pixels[11, 11] == clear)
        let other = box(CGRect(x: 0, y: 0, width: 20, height: 20))
        other.mask = box(CGRect(x: 5, y: 5, width: 5, height: 5), .black)
        #expect(try Pixels(other)[6, 6] == red)
        #expect(try Pixels(other)[11, 11] == clear)
    }

    @Test func gradientsAndShapes() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 8, y: 8, width: 4, height: 4)).cgPath
        shape.fillColor = UIColor.green.cgColor
        let canvas = canvas()
        canvas.layer.addSublayer(gradient)
        canvas.layer.addSublayer(shape)
        let pixels = try Pixels(canvas)
        #expect(pixels[1, 0][0] > 240)
        #expect(pixels[1, 19][2] > 240)
        #expect(pixels[10, 10] == [0, 255, 0, 255])
    }

    @Test func customDrawingSeesTheViewsTraits() throws {
        final class Custom: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.label.setFill()
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
            }
        }
        for (style, level) in [(UIUserInterfaceStyle.light, UInt8(0)), (.dark, 255)] {
            let view = Custom(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.overrideUserInterfaceStyle = style
            let pixels = try Pixels(view)
            #expect(pixels[2, 2] == [level, level, level, 255])
            #expect(pixels[7, 7] == clear)
        }
    }

    @Test func emptyAndHugePicturesAreErrors() {
        #expect(throws: (any Error).self) { try ViewDrawing(of: UIView()).pngData() }
        let huge = UIView(frame: CGRect(x: 0, y: 0, width: 1e7, height: 1e7))
        #expect(throws: (any Error).self) { try ViewDrawing(of: huge).pngData() }
    }

    @Test func equalViewsGiveEqualBytes() throws {
        let (a, b) = (canvas(), canvas())
        for view in [a, b] { view.addSubview(box(CGRect(x: 1.5, y: 2.25, width: 3.3, height: 4.7))) }
        #expect(try ViewDrawing(of: a).pngData() == ViewDrawing(of: b).pngData())
    }
}
