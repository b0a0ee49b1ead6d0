import FlexLayout
import Testing
import UIKit

/// A test for each pair of layouts without pins, either one inside of the other: what measures what.
@MainActor @Suite struct NestingTests {
    /// A view that places its subviews by hand, one below the other, each as large as it says it is.
    final class Manual: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            var y: CGFloat = 0
            for view in subviews {
                let size = view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
                view.frame = CGRect(x: 0, y: y, width: size.width, height: size.height)
                y = view.frame.maxY
            }
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(size) }
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
        }
    }

    /// Two boxes of 60 x 20 that wrap, on a plain view or on a view that measures itself by them.
    private func fill(_ view: UIView) -> UIView {
        view.flex.direction(.row).wrap(.wrap)
        for _ in 0..<2 { view.flex.addItem().size(CGSize(width: 60, height: 20)) }
        return view
    }

    @Test func manualInManual() {
        let (outer, inner) = (Manual(frame: rect(0, 0, 200, 200)), Manual())
        inner.addSubview(ContentView(30, 10))
        inner.addSubview(ContentView(20, 15))
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(0, 0, 30, 25))
        #expect(inner.subviews[1].frame == rect(0, 10, 20, 15))
    }

    @Test func plainFlexInManual() {
        /// Measures the flexbox in place of the view, and lays it out when its frame is set.
        final class Host: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                let size = subviews[0].flex.sizeThatFits(size: CGSize(width: bounds.width, height: .nan))
                subviews[0].frame = CGRect(origin: CGPoint(x: 3, y: 4), size: size)
                subviews[0].flex.layout()
            }
        }
        let outer = Host(frame: rect(0, 0, 100, 200))
        outer.addSubview(fill(UIView()))
        outer.layoutIfNeeded()
        #expect(outer.subviews[0].frame == rect(3, 4, 100, 40))
        #expect(outer.subviews[0].subviews[1].frame == rect(0, 20, 60, 20))
        // A plain view returns its present size, not that of its flexbox.
        #expect(
            outer.subviews[0].sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 100, height: 40))
        #expect(outer.subviews[0].intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func flexViewInManual() {
        let outer = Manual(frame: rect(0, 0, 100, 200))
        let (first, inner) = (ContentView(10, 5), fill(FlexView()))
        outer.addSubview(first)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(0, 5, 100, 40))
        #expect(inner.subviews[1].frame == rect(0, 20, 60, 20))
        #expect(inner.intrinsicContentSize == CGSize(width: 120, height: 20))
        let fitting = inner.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 100, height: 40))
    }

    @Test(arguments: [false, true]) func manualInFlex(outerIsFlexView: Bool) {
        let outer = outerIsFlexView ? FlexView() : UIView()
        outer.frame = rect(0, 0, 200, 200)
        let (inner, content) = (Manual(), ContentView(30, 10))
        inner.addSubview(content)
        outer.flex.padding(5).alignItems(.start).addItem(inner).marginLeft(7)
        if outerIsFlexView { outer.layoutIfNeeded() } else { outer.flex.layout() }
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(12, 5, 30, 10))
        #expect(content.frame == rect(0, 0, 30, 10))
        #expect(content.measureRequests.contains { $0.width == 183 })
    }

    @Test(arguments: [false, true], [false, true]) func flexInFlex(
        outerIsFlexView: Bool, innerIsFlexView: Bool
    ) {
        let outer = outerIsFlexView ? FlexView() : UIView()
        outer.frame = rect(0, 0, 100, 200)
        let inner = fill(innerIsFlexView ? FlexView() : UIView())
        outer.flex.padding(5).addItem(inner)
        if !outerIsFlexView { outer.flex.layout() }
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(5, 5, 90, 40))
        #expect(inner.subviews[1].frame == rect(0, 20, 60, 20))
        // However often: a layout of the inner view alone does not change the outer one.
        for _ in 0..<3 {
            inner.setNeedsLayout()
            outer.setNeedsLayout()
            outer.layoutIfNeeded()
            outer.flex.layout()
        }
        #expect(inner.frame == rect(5, 5, 90, 40))
        #expect(inner.subviews[1].frame == rect(0, 20, 60, 20))
        #expect(outer.frame == rect(0, 0, 100, 200))
    }

    @Test func aViewThatMeasuresItselfByItsFlexboxIsALeafElsewhere() {
        let card = FlexViewTests.card()
        let wrapper = Manual()
        wrapper.addSubview(card)
        let outer = UIView(frame: rect(0, 0, 130, 200))
        outer.flex.alignItems(.start).addItem(wrapper)
        outer.flex.layout()
        outer.layoutIfNeeded()
        #expect(wrapper.frame == rect(0, 0, 130, 40))
        #expect(card.frame == rect(0, 0, 130, 40))
        #expect(card.subviews[2].frame == rect(0, 20, 60, 20))
    }
}
