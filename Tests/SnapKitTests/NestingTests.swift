import FlexLayout
import PinLayout
import SnapKit
import Testing
import UIKit

/// Constraints around and inside of other languages: each measures the other's view.
@MainActor
struct NestingTests {
    /// A view of a size of its own, with a box that it places by hand in its right half.
    private final class Half: UIView {
        let box = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }

        override func layoutSubviews() {
            super.layoutSubviews()
            box.frame = CGRect(x: bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
        }
    }

    /// A box within margins, by pins.
    private final class Pinned: UIView {
        let box = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
        }

        required init?(coder: NSCoder) { nil }

        private func layOut() { box.pin.topLeft(4).size(CGSize(width: 50, height: 30)).margin(0, 0, 6, 6) }

        override func layoutSubviews() {
            super.layoutSubviews()
            layOut()
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size) { layOut() } }

        override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    }

    /// A plain view with an item, laid out by flex.
    private final class Flexed: UIView {
        let item = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            flex.padding(5).define { $0.addItem(item).size(20) }
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { flex.intrinsicSize }

        override func layoutSubviews() {
            super.layoutSubviews()
            flex.layout()
        }
    }

    /// Two boxes side by side within insets, by constraints: 80 x 34 points, and no wider than it must be.
    private final class Constrained: UIView {
        let boxes = [UIView(), UIView()]

        override init(frame: CGRect) {
            super.init(frame: frame)
            for box in boxes { addSubview(box) }
            boxes.snp.makeConstraints {
                $0.top.bottom.equalToSuperview().inset(2)
                $0.height.equalTo(30).priority(999)
                $0.width.greaterThanOrEqualTo(35)
            }
            boxes.snp.distribute(along: .horizontal, spacing: 4, leading: 3, trailing: 3)
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
    }

    private func shown(_ view: UIView) -> CGRect {
        let scene = SnapScene()
        scene.box.addSubview(view)
        view.snp.makeConstraints { $0.left.top.equalTo(10) }
        scene.window.layoutIfNeeded()
        return view.frame
    }

    @Test func constraintsMeasureAViewThatIsLaidOutByHand() {
        let view = Half()
        #expect(shown(view) == CGRect(x: 10, y: 10, width: 60, height: 40))
        #expect(view.box.frame == CGRect(x: 30, y: 0, width: 30, height: 40))
    }

    @Test func constraintsMeasureAFlexView() {
        let (view, item) = (FlexView(), UIView())
        view.flex.padding(5).define { $0.addItem(item).size(20) }
        #expect(shown(view) == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(item.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    @Test func constraintsMeasureASubclassWithFlex() {
        let view = Flexed()
        #expect(shown(view) == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(view.item.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    @Test func constraintsMeasureAViewOfPins() {
        let view = Pinned()
        #expect(shown(view) == CGRect(x: 10, y: 10, width: 60, height: 40))
        #expect(view.box.frame == CGRect(x: 4, y: 4, width: 50, height: 30))
    }

    @Test func constraintsWithinConstraintsAreOneSystem() {
        let view = Constrained()
        #expect(shown(view) == CGRect(x: 10, y: 10, width: 80, height: 34))
        #expect(view.boxes[1].frame == CGRect(x: 42, y: 2, width: 35, height: 30))
    }

    @Test func codeByHandMeasuresTheFittingSize() {
        let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Constrained())
        outer.addSubview(view)
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 80, height: 34))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
        outer.layoutIfNeeded()
        #expect(view.boxes[1].frame == CGRect(x: 52, y: 2, width: 45, height: 30))
    }

    @Test func flexMeasuresALeafOfConstraints() {
        let (outer, view) = (FlexView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Constrained())
        // Constraints are solved before flex places the view, and without space for them they would be reported.
        view.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        outer.flex.direction(.row).alignItems(.start).define { $0.addItem(view).marginLeft(7) }
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 0, width: 80, height: 34))
        #expect(view.boxes[1].frame == CGRect(x: 42, y: 2, width: 35, height: 30))
    }

    @Test func pinsMeasureAViewOfConstraints() {
        let (outer, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Constrained())
        outer.addSubview(view)
        view.pin.topLeft(9).sizeToFit()
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 9, y: 9, width: 80, height: 34))
        #expect(view.boxes[0].frame == CGRect(x: 3, y: 2, width: 35, height: 30))
    }
}
