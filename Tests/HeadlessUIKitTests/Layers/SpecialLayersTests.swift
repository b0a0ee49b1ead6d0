import Testing
import UIKit

@testable import HeadlessUIKit

/// Layers that draw text, copies, particles, or nothing of their own.
@MainActor
@Suite struct SpecialLayersTests {
    private func picture(of layer: CALayer, _ size: CGSize) throws -> (CGPoint) -> (r: Int, g: Int, b: Int) {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .white
        view.layer.addSublayer(layer)
        let pixels = try Pixels(view)
        return { point in
            let pixel = pixels[Int(point.x), Int(point.y)]
            return (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
        }
    }

    @Test func replicatorsCopyMoveAndColourTheirSublayers() throws {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        replicator.instanceCount = 4
        replicator.instanceTransform = CATransform3DMakeTranslation(25, 0, 0)
        replicator.instanceGreenOffset = -0.5
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = UIColor.white.cgColor
        replicator.backgroundColor = UIColor.black.cgColor
        replicator.addSublayer(dot)
        let color = try picture(of: replicator, CGSize(width: 100, height: 20))
        #expect(color(CGPoint(x: 5, y: 5)) == (255, 255, 255))
        let second = color(CGPoint(x: 30, y: 5))
        #expect(second.r == 255 && abs(second.g - 128) <= 1 && second.b == 255)
        #expect(color(CGPoint(x: 55, y: 5)) == (255, 0, 255))
        #expect(color(CGPoint(x: 80, y: 5)) == (255, 0, 255))
        #expect(color(CGPoint(x: 17, y: 5)) == (0, 0, 0))
        #expect(color(CGPoint(x: 5, y: 15)) == (0, 0, 0))
    }

    @Test func copiesRotateAboutTheMiddleAndFade() throws {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        replicator.instanceCount = 4
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        replicator.instanceAlphaOffset = -0.25
        let bar = CALayer()
        bar.frame = CGRect(x: 18, y: 0, width: 4, height: 10)
        bar.backgroundColor = UIColor.black.cgColor
        replicator.addSublayer(bar)
        let color = try picture(of: replicator, CGSize(width: 40, height: 40))
        let greys = [
            CGPoint(x: 20, y: 5), CGPoint(x: 35, y: 20), CGPoint(x: 20, y: 35), CGPoint(x: 5, y: 20),
        ].map { color($0).r }
        #expect(zip(greys, [0, 64, 128, 191]).allSatisfy { abs($0 - $1) <= 1 }, "\(greys)")
    }

    @Test func animationsOfCopiesLagBehind() throws {
        try withOwnClock { clock in
            let replicator = CAReplicatorLayer()
            replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
            replicator.instanceDelay = 0.5
            let dot = CALayer()
            dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            dot.backgroundColor = UIColor.black.cgColor
            replicator.addSublayer(dot)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            view.layer.addSublayer(replicator)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
            dot.add(fade, forKey: nil)
            clock.advance(by: 0.75)
            let color = try picture(of: replicator, CGSize(width: 100, height: 10))
            #expect(abs(color(CGPoint(x: 5, y: 5)).r - 64) <= 2)
            #expect(abs(color(CGPoint(x: 55, y: 5)).r - 191) <= 2)
        }
    }

    @Test func transformLayersDrawTheirSublayersOnly() throws {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = UIColor.red.cgColor
        layer.borderWidth = 2
        let dot = CALayer()
        dot.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
        dot.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(dot)
        let color = try picture(of: layer, CGSize(width: 20, height: 20))
        #expect(color(CGPoint(x: 0, y: 0)) == (255, 255, 255))
        #expect(color(CGPoint(x: 15, y: 15)) == (255, 255, 255))
        #expect(color(CGPoint(x: 7, y: 7)).b == 255)
    }

    @Test func textStartsAtTheUpperEdge() throws {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36)
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        layer.string = "Hill"
        layer.font = UIFont.boldSystemFont(ofSize: 10)
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        layer.alignmentMode = .right
        let size = layer.preferredFrameSize()
        let expected = ("Hill" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        #expect(abs(size.width - expected.width) < 0.5)
        let color = try picture(of: layer, CGSize(width: 200, height: 100))
        var inked: [(x: Int, y: Int)] = []
        for y in 0..<100 {
            for x in 0..<200 where color(CGPoint(x: x, y: y)).r < 128 { inked.append((x, y)) }
        }
        #expect(inked.map(\.y).max() ?? 99 < 24)
        #expect(inked.map(\.x).min() ?? 0 > 200 - Int(expected.width) - 2)
    }

    @Test func attributesOfTextReplaceTheLayersOwn() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        layer.isWrapped = true
        layer.string = NSAttributedString(
            string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        #expect(layer.preferredFrameSize().height > 2 * 12)
        #expect(layer.preferredFrameSize().height < 5 * 16)
    }

    @Test func emittersShowTheSameParticlesAtTheSameTime() throws {
        let dot = UIImage.drawn(4, 4) { context in
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        try withOwnClock { clock in
            let layer = CAEmitterLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.emitterPosition = CGPoint(x: 50, y: 0)
            layer.emitterSize = CGSize(width: 100, height: 0)
            layer.emitterShape = .line
            let cell = CAEmitterCell()
            cell.contents = dot.cgImage
            (cell.birthRate, cell.lifetime, cell.velocity) = (20, 2, 50)
            cell.emissionLongitude = .pi / 2
            cell.color = UIColor.red.cgColor
            layer.emitterCells = [cell]
            clock.advance(by: 10)
            @MainActor func reds() throws -> [Int] {
                let color = try picture(of: layer, CGSize(width: 100, height: 100))
                return (0..<100).flatMap { y in
                    (0..<100).filter { color(CGPoint(x: $0, y: y)).g < 200 }.map { y * 100 + $0 }
                }
            }
            let first = try reds()
            // 40 particles that touch up to 25 pixels each, some of them over the edges or each other.
            #expect(first.count > 200 && first.count <= 1000, "\(first.count)")
            #expect(try reds() == first)
            clock.advance(by: 0.1)
            #expect(try reds() != first)
            layer.beginTime = clock.now
            #expect(try reds().count <= 25)
        }
    }

    @Test func emittersOfMoreParticlesThanNumbersShowNone() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        cell.contents = dot.cgImage
        (cell.birthRate, cell.lifetime) = (1e20, 2)
        layer.emitterCells = [cell]
        try withOwnClock { clock in
            clock.advance(by: 5)
            let color = try picture(of: layer, CGSize(width: 10, height: 10))
            #expect(color(CGPoint(x: 0, y: 0)).r == 255)
        }
    }
}
