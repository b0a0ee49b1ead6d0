import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// Numbers that are none, and calls in a senseless order: what is drawn afterwards is drawn as ever.
@Suite struct HostileDrawingTests {
    static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300]

    private func survives(_ body: (CGContext) -> Void) -> Bool {
        let image = UIImage.drawn(4, 4) { context in
            context.saveGState()
            body(context)
            context.restoreGState()
            context.beginPath()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        return image.pixel(2, 2) == red
    }

    @Test(arguments: numbers) func paths(number: CGFloat) {
        let (point, rect) = (CGPoint(x: number, y: 1), CGRect(x: 0, y: number, width: number, height: 2))
        #expect(
            survives { context in
                context.move(to: point)
                context.addLine(to: point)
                context.addCurve(to: point, control1: point, control2: point)
                context.addQuadCurve(to: point, control: point)
                context.addRect(rect)
                context.addEllipse(in: rect)
                context.addArc(
                    center: point, radius: number, startAngle: number, endAngle: number, clockwise: true)
                context.addArc(
                    center: .zero, radius: 2, startAngle: 0, endAngle: number, clockwise: false)
                context.addArc(tangent1End: point, tangent2End: point, radius: number)
                context.addLines(between: [point, .zero, point])
                _ = context.boundingBoxOfPath
                _ = context.pathContains(point, mode: .fill)
                context.replacePathWithStrokedPath()
                context.drawPath(using: .fillStroke)
                context.fill(rect)
                context.stroke(rect, width: number)
                context.strokeLineSegments(between: [point, point])
                context.fillEllipse(in: rect)
                context.clear(rect)
            })
    }

    @Test(arguments: numbers) func states(number: CGFloat) throws {
        let image = try #require(
            UIImage.drawn(2, 2) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }.cgImage)
        let rect = CGRect(x: number, y: 0, width: 3, height: number)
        #expect(
            survives { context in
                context.setLineWidth(number)
                context.setMiterLimit(number)
                context.setLineDash(phase: number, lengths: [number, 1])
                context.setAlpha(number)
                context.setFillColor(red: number, green: number, blue: 0, alpha: number)
                context.setStrokeColor(gray: number, alpha: 1)
                context.setShadow(offset: CGSize(width: number, height: 0), blur: number)
                context.clip(to: rect, mask: image)
                context.clip(to: rect)
                context.draw(image, in: rect)
                context.translateBy(x: number, y: number)
                context.scaleBy(x: number, y: 0)
                context.rotate(by: number)
                context.concatenate(
                    CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: 0, ty: number))
                _ = context.boundingBoxOfClipPath
                _ = context.convertToUserSpace(CGPoint(x: number, y: 0))
                context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
                _ = image.cropping(to: rect)
            })
        if number.isNaN || number.isInfinite {
            let context = CGContext(size: CGSize(width: 4, height: 4))
            context.translateBy(x: number, y: 0)
            context.scaleBy(x: 1, y: number)
            #expect(context.ctm == .identity)
        }
    }

    @Test(arguments: numbers) func gradientsAndBezierPaths(number: CGFloat) throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [number, 1]))
        #expect(
            survives { context in
                UIGraphicsPushContext(context)
                defer { UIGraphicsPopContext() }
                let point = CGPoint(x: number, y: number)
                context.drawLinearGradient(gradient, start: point, end: .zero, options: [])
                context.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: number, endCenter: point, endRadius: 1,
                    options: [])
                context.drawConicGradient(gradient, center: point, angle: number)
                let path = UIBezierPath(
                    arcCenter: point, radius: number, startAngle: 0, endAngle: number, clockwise: true)
                path.append(
                    UIBezierPath(
                        roundedRect: CGRect(x: 0, y: 0, width: number, height: 2), cornerRadius: number))
                path.lineWidth = number
                path.setLineDash([number, number], count: 2, phase: number)
                path.apply(CGAffineTransform(scaleX: number, y: number))
                _ = (path.bounds, path.contains(point), path.reversing())
                path.fill()
                path.stroke(with: .multiply, alpha: number)
                path.addClip()
                _ = path.cgPath.copy(
                    strokingWithWidth: number, lineCap: .round, lineJoin: .round, miterLimit: number)
                _ = path.cgPath.copy(dashingWithPhase: number, lengths: [number])
            })
    }

    @Test func statesOutOfOrder() throws {
        let mask = try #require(
            UIImage.drawn(2, 2) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }.cgImage)
        let image = UIImage.drawn(4, 4) { context in
            context.restoreGState()
            context.endTransparencyLayer()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.beginTransparencyLayer()
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2), mask: mask)
            context.saveGState()
            context.setShadow(offset: .zero, blur: 1)
            context.beginTransparencyLayer()
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        #expect(image.pixel(0, 0) == green && image.pixel(0, 3) == red && image.pixel(3, 0)[1] < 255)
        for _ in 0..<3 { UIGraphicsPopContext() }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
