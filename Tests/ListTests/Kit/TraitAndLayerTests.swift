import Foundation
import Testing
import UIKit

/// Traits that views set, and what layers draw through their delegates.
@MainActor
@Suite struct TraitAndLayerTests {
    private struct Mood: UITraitDefinition {
        static let defaultValue = "calm"
    }

    private final class Noting: UIView {
        var calls: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if previousTraitCollection != nil { calls.append("did") }
        }
    }

    @Test func viewsOverrideTraits() {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        let (outer, inner) = (Noting(), Noting())
        window.addSubview(outer)
        outer.addSubview(inner)
        window.isHidden = false
        inner.registerForTraitChanges([Mood.self, UITraitListEnvironment.self]) { (view: Noting, previous) in
            view.calls.append("\(previous[Mood.self]) -> \(view.traitCollection[Mood.self])")
        }
        outer.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark && outer.calls == ["did"])
        outer.traitOverrides[Mood.self] = "wild"
        #expect(inner.calls == ["did", "did", "calm -> wild"])
        #expect(outer.traitOverrides.contains(Mood.self))
        outer.traitOverrides.listEnvironment = .insetGrouped
        #expect(inner.traitCollection.listEnvironment == .insetGrouped)
        outer.traitOverrides.remove(Mood.self)
        outer.updateTraitsIfNeeded()
        #expect(inner.traitCollection[Mood.self] == "calm")
        #expect(inner.calls.last == "wild -> calm")
        #expect(window.traitCollection.activeAppearance == .active)
        #expect(UITraitCollection().activeAppearance == .unspecified)
        #expect(UITraitCollection(typesettingLanguage: "ja").typesettingLanguage == "ja")
        #expect(UITraitCollection().replacing(Mood.self, value: "x")[Mood.self] == "x")
    }

    @Test func presentationsOverrideTraits() {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        let (page, box) = (UIViewController(), UIViewController())
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.present(box, animated: false)
        box.presentationController?.traitOverrides.userInterfaceStyle = .dark
        #expect(box.view.traitCollection.userInterfaceStyle == .dark)
        #expect(page.view.traitCollection.userInterfaceStyle == .light)
    }

    private final class ByLayer: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(bounds)
            super.draw(layer, in: ctx)
        }
        override func draw(_ rect: CGRect) {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
    }

    private final class Displaying: UIView {
        override func display(_ layer: CALayer) { layer.contents = TraitAndLayerTests.picture.cgImage }
        override func draw(_ rect: CGRect) {
            UIColor.blue.setFill()
            UIRectFill(rect)
        }
    }

    /// Two by two pixels: red and green above, blue and white below.
    static let picture: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in
            for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                color.setFill()
                UIRectFill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
            }
        }
    }()

    /// The colours of the pixels at points of a view that is drawn at one pixel per point.
    private func colors(_ view: UIView, at points: [CGPoint]) -> [String] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        guard let data = image.cgImage?.dataProvider?.data as Data?, let row = image.cgImage?.bytesPerRow
        else {
            return []
        }
        return points.map { point in
            let start = Int(point.y) * row + Int(point.x) * 4
            let bytes = data[data.startIndex + start..<data.startIndex + start + 3]
            return bytes.map { $0 > 200 ? "1" : $0 > 60 ? "h" : "0" }.joined()
        }
    }

    @Test func viewsDrawThroughTheirLayers() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let points = [CGPoint(x: 2, y: 5), CGPoint(x: 8, y: 5)]
        let byLayer = colors(ByLayer(frame: frame), at: points)
        #expect(Set(byLayer) == ["001", "100"] && byLayer.count == 2)
        let shown = colors(Displaying(frame: frame), at: [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0)])
        #expect(Set(shown) == ["100", "010"])
    }

    @Test func cornersOfContentsKeepTheirSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        view.layer.contentsScale = 1
        view.layer.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { _ in
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
                UIColor.green.setFill()
                UIRectFill(CGRect(x: 2, y: 2, width: 2, height: 2))
            }.cgImage
        let points = [CGPoint(x: 1, y: 1), CGPoint(x: 3, y: 6), CGPoint(x: 8, y: 6), CGPoint(x: 10, y: 6)]
        let whole = colors(view, at: points)
        view.layer.contentsCenter = CGRect(x: 2.0 / 6, y: 2.0 / 6, width: 2.0 / 6, height: 2.0 / 6)
        let parts = colors(view, at: points)
        #expect(whole[1] != "010" && parts == ["100", "010", "010", "100"])
    }

    @Test func flippedLayersAndBlendModes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 3)
        layer.backgroundColor = UIColor.green.cgColor
        view.layer.addSublayer(layer)
        let points = [CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 8)]
        #expect(colors(view, at: points) == ["010", "100"])
        view.layer.isGeometryFlipped = true
        #expect(layer.contentsAreFlipped())
        #expect(colors(view, at: points) == ["100", "010"])
        layer.compositingFilter = "multiplyBlendMode"
        #expect(colors(view, at: points) == ["100", "000"])
    }

    @Test func layersScroll() {
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let content = CALayer()
        content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        scroller.addSublayer(content)
        #expect(scroller.masksToBounds && content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
        content.scroll(CGPoint(x: 20, y: 30))
        #expect(scroller.bounds.origin == CGPoint(x: 20, y: 30))
        content.scrollRectToVisible(CGRect(x: 150, y: 40, width: 20, height: 20))
        #expect(scroller.bounds.origin == CGPoint(x: 70, y: 30))
        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 0, y: 5))
        #expect(scroller.bounds.origin == CGPoint(x: 70, y: 5))
        #expect(CATiledLayer().tileSize.width == 256)
    }
}
