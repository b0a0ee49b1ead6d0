import HypeUI
import Testing
import UIKit

/// What the reference of HypeUI's surface lists besides constraints: plain values as layers, touches, builders.
@MainActor @Suite struct TouchAndBuilderTests {
    private func layOut(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        box.addSubviewWithFit(view)
        box.layoutIfNeeded()
        return box
    }

    // MARK: Layers

    @Test func layersMayBePlainValues() {
        let (badge, shade) = (UIView().frame(width: 20, height: 10), UIView())
        let base = UIView()
        #expect(base.overlay(alignment: .bottomTrailing, view: badge) === base)
        let whole = base.background(view: shade)
        _ = layOut(whole, 100, 40)
        #expect(badge.frame == CGRect(x: 80, y: 30, width: 20, height: 10))
        #expect(shade.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(whole.subviews == [shade, base])
    }

    @Test func aCentredViewPutsNoLimitsOnItsContainer() {
        let large = UIView().frame(width: 200, height: 80)
        let centred = large.center()
        #expect(centred.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        #expect(centred.constraints.allSatisfy { $0.relation == .equal })
        _ = layOut(centred, 100, 40)
        #expect(large.frame == CGRect(x: -50, y: -20, width: 200, height: 80))
    }

    // MARK: Touches

    @Test func touchesGoThroughBesideTheViewsOfStacks() {
        let (behind, button) = (UIButton(), UIButton().frame(width: 40, height: 20))
        let stack = ZStack {
            behind
            VStack {
                HStack(spacing: 10) {
                    button
                    Spacer()
                }
                Spacer()
            }
        }
        let box = layOut(stack, 200, 100)
        #expect(box.hitTest(CGPoint(x: 20, y: 10), with: nil) === button)
        #expect(box.hitTest(CGPoint(x: 120, y: 10), with: nil) === behind)
        #expect(box.hitTest(CGPoint(x: 20, y: 60), with: nil) === behind)
    }

    @Test func passthroughViewsTakeNoTouches() {
        let (inner, outer) = (UIView(), PassthroughView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        outer.addSubview(inner)
        #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
        let stack = PassthroughStackView(arrangedSubviews: [UIView().frame(width: 10, height: 10)])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stack.alignment = .leading
        stack.layoutIfNeeded()
        #expect(stack.hitTest(CGPoint(x: 50, y: 50), with: nil) == nil)
        #expect(stack.hitTest(CGPoint(x: 5, y: 5), with: nil) === stack.arrangedSubviews[0])
    }

    // MARK: Scrolling

    @Test(arguments: [Axis.vertical, .horizontal])
    func scrollContentIsAtLeastAsLargeAsItsScrollView(axis: Axis) {
        let short = axis == .vertical ? UIView().frame(height: 30) : UIView().frame(width: 30)
        let scroll = ScrollView(axis) {
            short
            Spacer()
        }
        _ = layOut(scroll, 200, 120)
        #expect(scroll.contentSize == CGSize(width: 200, height: 120))
        #expect(axis.constraintAxis == (axis == .vertical ? .vertical : .horizontal))
        #expect(
            short.frame.size
                == (axis == .vertical ? CGSize(width: 200, height: 30) : CGSize(width: 30, height: 120)))
    }

    // MARK: Finding and building

    @Test func viewsAreFoundByTheirIdentifiers() throws {
        let root = VStack {
            Text("one").accessibilityIdentifier("first")
            HStack { Text("two").accessibilityIdentifier("second") }
        }
        #expect((root.findView(identifier: "second") as? UILabel)?.text == "two")
        let label: UILabel? = root.findView(identifier: "first")
        #expect(label?.text == "one")
        let button: UIButton? = root.findView(identifier: "first")
        #expect(button == nil)
        #expect(root.findView(identifier: "none") == nil)
        #expect(root.accessibilityIdentifier("root").findView(identifier: "root") === root)
    }

    private func views(@ViewArrayBuilder _ content: () -> [UIView]) -> [UIView] { content() }

    @Test(arguments: [true, false]) func theBuilderYieldsViews(flag: Bool) {
        let one = UIView()
        let all = views {
            one
            if flag { Text("sometimes") }
            for _ in 0..<2 { UIView() }
            [UIView(), UIView()]
        }
        #expect(all.count == (flag ? 6 : 5))
        #expect(all.first === one)
    }
}
