import Testing
import UIKit

@testable import HeadlessUIKit

/// Layers as apps write them: initializers of their own, layout of sublayers, delegates, values by name.
@MainActor
struct LayerSourceTests {
    @Test func presentationLayersCopyTheirOwnProperties() throws {
        let (ring, host) = (Ring(width: 3), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        host.layer.addSublayer(ring)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        ring.add(fade, forKey: "fade")
        #expect(try #require(ring.presentation()).width == 3)
    }

    @Test func layersAreLaidOutInTheLayoutPass() {
        let (ring, host) = (Ring(width: 3), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(host)
        let inner = CALayer()
        ring.addSublayer(inner)
        host.layer.addSublayer(ring)
        ring.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
        #expect(ring.needsLayout() && inner.frame == .zero)
        window.layoutIfNeeded()
        #expect(inner.frame == ring.bounds && !ring.needsLayout())
    }

    @Test func viewsLayOutTheirLayers() {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect((view.layer as? StripeLayer)?.count == 5)
        view.layoutIfNeeded()
        #expect(view.calls == ["layoutSubviews", "layoutSublayers"] && view.shade.frame == view.bounds)
    }

    private final class RoundView: UIView {
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            layer.cornerRadius = layer.bounds.height / 2
        }
    }

    @Test func overridesForLayersAreCalledBeforeTheLayerIsRead() {
        let view = RoundView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 10)
        let plain = UIView(frame: view.frame)
        plain.layoutIfNeeded()
        #expect(plain.layerStorage == nil)
    }

    private final class Leaving: NSObject, UIInteraction {
        weak var view: UIView?
        var other: (any UIInteraction)?

        func willMove(to view: UIView?) {
            if view == nil, let other { self.view?.removeInteraction(other) }
        }
        func didMove(to view: UIView?) { self.view = view }
    }

    @Test func interactionsRemoveOthersOnTheirWayOut() {
        let (view, one, two, three) = (UIView(), Leaving(), Leaving(), Leaving())
        for interaction in [one, two, three] { view.addInteraction(interaction) }
        two.other = one
        view.removeInteraction(two)
        #expect(view.interactions.count == 1 && view.interactions.first === three)
    }

    @Test func valuesByNameSetPropertiesAndKeepOthers() {
        let layer = CALayer()
        layer.setValue(CGFloat(2), forKeyPath: "transform.rotation.z")
        #expect(
            abs(((layer.value(forKeyPath: "transform.rotation.z") as? NSNumber)?.doubleValue ?? 0) - 2) < 1e-9
        )
        layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
        #expect(layer.position == CGPoint(x: 3, y: 4))
        layer.setValue("circle", forKey: "shape")
        #expect(layer.value(forKey: "shape") as? String == "circle" && layer.value(forKey: "none") == nil)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("first", forKey: "id")
        #expect((animation.copy() as? CABasicAnimation)?.value(forKey: "id") as? String == "first")
    }

    @Test func actionsOfBlocksAreAnimations() {
        let view = UIView()
        #expect(view.layer.action(forKey: "bounds") == nil)
        UIView.animate(withDuration: 2) {
            #expect((view.layer.action(forKey: "bounds") as? CABasicAnimation)?.duration == 2)
        }
    }

    @Test func transformsOfSublayersMoveThem() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let dot = CALayer()
        dot.backgroundColor = UIColor.red.cgColor
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        view.layer.addSublayer(dot)
        view.layer.sublayerTransform = CATransform3DMakeTranslation(10, 0, 0)
        let picture = UIGraphicsImageRenderer(size: view.bounds.size, format: .flat).image { context in
            view.layer.render(in: context.cgContext)
        }
        #expect(picture.alpha(atX: 5) == 0 && picture.alpha(atX: 15) == 255)
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static var flat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}

extension UIImage {
    fileprivate func alpha(atX x: Int) -> UInt8 {
        var pixels = [UInt8](repeating: 0, count: 20 * 20 * 4)
        pixels.withUnsafeMutableBytes { bytes in
            let context = CGContext(
                data: bytes.baseAddress, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 80,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            cgImage.map { context?.draw($0, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        }
        return pixels[10 * 80 + x * 4 + 3]
    }
}

private final class Ring: CAShapeLayer {
    let width: CGFloat

    init(width: CGFloat) {
        self.width = width
        super.init()
    }

    override init(layer: Any) {
        width = (layer as? Ring)?.width ?? 0
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func layoutSublayers() {
        super.layoutSublayers()
        sublayers?.first?.frame = bounds
    }
}

private final class StripeLayer: CAGradientLayer {
    var count = 0

    override init() {
        super.init()
        count = 5
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { StripeLayer.self }
    let shade = CALayer()
    var calls: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shade)
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        calls.append("layoutSublayers")
        shade.frame = bounds
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layoutSubviews")
    }
}
