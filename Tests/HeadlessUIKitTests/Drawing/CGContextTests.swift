import Testing
import UIKit

@Suite struct CGContextTests {
    @Test func fillsUseTheFillColour() {
        let image = UIImage.drawn(3, 1) { context in
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect((0..<3).map { image.pixel($0, 0) } == [nothing, red, nothing])
    }

    @Test func statesBringBackColoursTransformsAndClips() {
        let image = UIImage.drawn(3, 1) { context in
            UIColor.blue.setFill()
            context.saveGState()
            UIColor.red.setFill()
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.translateBy(x: 1, y: 0)
            #expect(context.boundingBoxOfClipPath == CGRect(x: -1, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.restoreGState()
            #expect(context.ctm == .identity)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect((0..<3).map { image.pixel($0, 0) } == [nothing, blue, nothing])
    }

    @Test func pathsStayWhereTheyWereAdded() {
        let image = UIImage.drawn(4, 1) { context in
            UIColor.red.setFill()
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.translateBy(x: 2, y: 0)
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.boundingBoxOfPath == CGRect(x: -2, y: 0, width: 3, height: 1))
            context.fillPath()
            #expect(context.isPathEmpty)
        }
        #expect((0..<4).map { image.pixel($0, 0) } == [red, nothing, red, nothing])
    }

    @Test func alphaMultipliesEachColour() {
        let image = UIImage.drawn(1, 1) { context in
            context.setAlpha(0.5)
            UIColor.red.withAlphaComponent(0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(abs(image.pixel(0, 0)[3] - 64) <= 1)
    }

    @Test func blendModesKeepToTheShape() {
        let image = UIImage.drawn(3, 1) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            context.setBlendMode(.copy)
            UIColor.clear.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            context.setBlendMode(.sourceIn)
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        }
        #expect((0..<3).map { image.pixel($0, 0) } == [red, nothing, blue])
    }

    @Test func clearMakesTransparent() {
        let image = UIImage.drawn(2, 1) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect((0..<2).map { image.pixel($0, 0) } == [red, nothing])
    }

    @Test func transparencyLayersFadeAsOne() {
        let image = UIImage.drawn(1, 1) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.saveGState()
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        #expect(image.pixel(0, 0)[0] == 0)
        #expect(abs(image.pixel(0, 0)[2] - 128) <= 1)
    }

    @Test func gradientsStopAtTheirEndsWithoutOptions() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
        for options: CGGradientDrawingOptions in [[], [.drawsBeforeStartLocation, .drawsAfterEndLocation]] {
            let image = UIImage.drawn(9, 1) { context in
                let (start, end) = (CGPoint(x: 3, y: 0), CGPoint(x: 6, y: 0))
                context.drawLinearGradient(gradient, start: start, end: end, options: options)
            }
            #expect(image.pixel(1, 0) == (options.isEmpty ? nothing : red))
            #expect(image.pixel(7, 0) == (options.isEmpty ? nothing : blue))
            #expect(image.pixel(4, 0)[3] == 255)
        }
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]) != nil)
    }

    @Test func shadowsFallDownwardsWhateverTheTransform() {
        let image = UIImage.drawn(20, 20) { context in
            context.translateBy(x: 20, y: 20)
            context.rotate(by: .pi)
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: UIColor.red.cgColor)
            context.fill(CGRect(x: 4, y: 5, width: 2, height: 2))
        }
        // The square is at 8 to 12 and 6 to 10, its shadow six below.
        #expect(image.pixel(10, 8) == [0, 0, 0, 255])
        #expect(image.pixel(10, 14) == red)
        #expect(image.pixel(10, 3) == nothing)
    }

    @Test func picturesAreUpsideDownAsInCoreGraphics() throws {
        let source = UIImage.drawn(1, 2) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let pixels = try #require(source.cgImage)
        let flipped = UIImage.drawn(1, 2) { $0.draw(pixels, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
        #expect([flipped.pixel(0, 0), flipped.pixel(0, 1)] == [nothing, red])
        let upright = UIImage.drawn(1, 2) { _ in source.draw(at: .zero) }
        #expect([upright.pixel(0, 0), upright.pixel(0, 1)] == [red, nothing])
    }

    @Test func contextsNestPerThread() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        _ = UIImage.drawn(1, 1) { outer in
            _ = UIImage.drawn(1, 1) { inner in #expect(UIGraphicsGetCurrentContext() === inner) }
            #expect(UIGraphicsGetCurrentContext() === outer)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        // Without a context nothing happens.
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).stroke()
    }
}
