import Testing
import UIKit

@MainActor
@Suite struct CALayerTests {
    @Test func aViewsLayerIsItsGeometry() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.layer.frame == view.frame)
        view.layer.position = CGPoint(x: 100, y: 100)
        #expect(view.center == CGPoint(x: 100, y: 100))
        view.layer.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
        view.layer.opacity = 0.5
        #expect(view.alpha == 0.5)
        view.layer.isHidden = true
        #expect(view.isHidden)
        view.clipsToBounds = true
        #expect(view.layer.masksToBounds)
        view.backgroundColor = .red
        #expect(view.layer.backgroundColor.map { UIColor(cgColor: $0) } == .red)
    }

    @Test func aLayerOutlivesItsView() {
        var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let layer = view?.layer
        view = nil
        #expect(layer?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func aLayerOutlivesItsSuperlayer() {
        let layer = CALayer()
        var parent: CALayer? = CALayer()
        parent?.addSublayer(layer)
        #expect(layer.superlayer != nil && layer.superlayer === parent)
        parent = nil
        #expect(layer.superlayer == nil)
    }

    @Test func layersLieBetweenSubviews() {
        let view = UIView()
        let (a, b) = (UIView(), UIView())
        let (back, middle) = (CALayer(), CALayer())
        view.addSubview(a)
        view.addSubview(b)
        view.layer.insertSublayer(back, at: 0)
        view.layer.insertSublayer(middle, above: a.layer)
        #expect(view.layer.sublayers == [back, a.layer, middle, b.layer])
        view.bringSubviewToFront(a)
        #expect(view.layer.sublayers == [back, b.layer, a.layer, middle])
        let c = UIView()
        view.addSubview(c)
        #expect(view.layer.sublayers == [back, b.layer, a.layer, middle, c.layer])
        a.removeFromSuperview()
        #expect(view.layer.sublayers?.filter { $0 === middle || $0 === back }.count == 2)
        middle.removeFromSuperlayer()
        back.removeFromSuperlayer()
        #expect(view.layer.sublayers == [b.layer, c.layer])
    }

    @Test func layerClassMakesTheLayer() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        #expect(Gradient().layer is CAGradientLayer)
    }

    @Test func cyclesOfLayersAreRefused() {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        let reasons = collectingExceptions { b.addSublayer(a) }
        #expect(reasons.count == 1)
        #expect(a.superlayer == nil)
    }

    @Test func coordinatesGoThroughTheTree() {
        let (root, child, leaf) = (CALayer(), CALayer(), CALayer())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        leaf.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        root.addSublayer(child)
        child.addSublayer(leaf)
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 11, y: 22))
        #expect(root.convert(CGPoint(x: 11, y: 22), to: leaf) == .zero)
        #expect(root.hitTest(CGPoint(x: 12, y: 23)) === leaf)
    }
}
