import Testing
import UIKit

@MainActor
@Suite struct UIViewGeometryTests {
    @Test func frameFollowsBoundsAndCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 10)
        #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    }

    @Test func initialisersThatAppsWrite() {
        final class Plain: UIView {}
        final class Own: UIView {
            let value: Int
            init() {
                value = 3
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError("not read from a nib") }
        }
        final class Framed: UIView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { fatalError("not read from a nib") }
        }
        #expect(Plain().frame == .zero)
        #expect(Own().value == 3)
        #expect(Framed().frame == .zero)
        #expect(Framed(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.maxX == 4)
    }

    @Test func transformAppliesAroundTheAnchorPoint() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let frame = view.frame
        #expect(abs(frame.minX - 25) < 1e-9)
        #expect(abs(frame.minY + 25) < 1e-9)
        #expect(abs(frame.width - 50) < 1e-9)
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 50, y: 25))
    }

    @Test func settingTheFrameUnderATransformTakesTheSizeBack() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
        view.frame = CGRect(x: 5, y: 6, width: 40, height: 80)
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        #expect(view.frame == CGRect(x: 5, y: 6, width: 40, height: 80))
    }

    @Test func anchorPointKeepsThePosition() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.center == CGPoint(x: 50, y: 50))
        #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    }

    @Test func negativeSizesAreStandardized() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: -10, height: 20))
        #expect(view.frame == CGRect(x: -10, y: 0, width: 10, height: 20))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func geometryThatIsNoNumberIsRefused(_ value: CGFloat) {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let advice = collectingAdvice {
            view.frame = CGRect(x: value, y: 0, width: 1, height: 1)
            view.frame = CGRect(x: 0, y: 0, width: 1, height: value)
            view.bounds = CGRect(x: 0, y: value, width: 1, height: 1)
            view.center = CGPoint(x: value, y: value)
            view.alpha = value
        }
        #expect(advice.count == 4)
        #expect(advice.allSatisfy { $0.contains("UIView") && $0.contains("finite") })
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!view.alpha.isNaN)
    }

    @Test func convertingGoesThroughTransformsAndScrolling() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let scroller = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        scroller.bounds.origin = CGPoint(x: 0, y: 50)
        let scaled = UIView(frame: CGRect(x: 10, y: 60, width: 20, height: 20))
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        let other = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        root.addSubview(scroller)
        scroller.addSubview(scaled)
        root.addSubview(other)
        // The scaled view's corner: centre (20, 70) minus 2 * 10, in the scroller; then + (20, 30 - 50).
        #expect(scaled.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 30))
        #expect(scaled.convert(CGPoint(x: 5, y: 5), to: other) == CGPoint(x: -70, y: -60))
        #expect(scaled.convert(CGPoint(x: -70, y: -60), from: other) == CGPoint(x: 5, y: 5))
        let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
        #expect(scaled.convert(scaled.convert(rect, to: nil), from: nil) == rect)
        #expect(scaled.convert(rect, to: scroller).size == CGSize(width: 4, height: 4))
    }

    @Test func sizeToFitKeepsTheOrigin() {
        final class Sized: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 7) }
        }
        let view = Sized(frame: CGRect(x: 3, y: 4, width: 20, height: 20))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 10, height: 7))
    }

    @Test func springsAndStrutsShareAChange() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let fills = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        fills.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
        let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        for view in [fills, centred, fixed] { parent.addSubview(view) }
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(fills.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
        #expect(centred.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
        #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
