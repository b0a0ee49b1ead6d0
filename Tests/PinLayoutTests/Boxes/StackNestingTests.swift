import FlexLayout
import PinLayout
import Testing
import UIKit

/// Stack views with what other languages lay out inside of them, and the other way round.
@MainActor @Suite struct StackNestingTests {
    /// A view of 4 points more than a square of half its width.
    private final class Pinned: UIView {
        let box = UIView()

        init() {
            super.init(frame: .zero)
            addSubview(box)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 34) }
        override func layoutSubviews() {
            super.layoutSubviews()
            box.pin.topLeft(4).width(50%).height(30)
        }
    }

    /// A view that places its subview by hand.
    private final class Manual: UIView {
        let box = UIView()

        init() {
            super.init(frame: .zero)
            addSubview(box)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
        override func layoutSubviews() {
            super.layoutSubviews()
            box.frame = bounds.insetBy(dx: 5, dy: 5)
        }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }

    private let text = "A sentence long enough to need two lines or more on every phone that there is."

    private func flexBox() -> FlexView {
        let flexBox = FlexView()
        flexBox.flex.direction(.row).define { flex in
            flex.addItem().width(30).height(24)
            flex.addItem().height(12).grow(1)
        }
        return flexBox
    }

    private func collectingConflicts(_ body: () -> Void) -> Int {
        var count = 0
        let old = LayoutDiagnostics.conflictHandler
        defer { LayoutDiagnostics.conflictHandler = old }
        LayoutDiagnostics.conflictHandler = { _ in count += 1 }
        body()
        return count
    }

    @Test(arguments: [200, 320, 700] as [CGFloat], [false, true])
    func aColumnHoldsAllKinds(width: CGFloat, isPinnedByConstraints: Bool) {
        let (flexBox, pinned, manual, words) = (flexBox(), Pinned(), Manual(), label(text))
        let stack = UIStackView(arrangedSubviews: [flexBox, pinned, manual, words])
        stack.axis = .vertical
        stack.spacing = 10
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        let lines = words.sizeThatFits(CGSize(width: width, height: .infinity)).height
        let height = 24 + 34 + 20 + lines + 30
        let conflicts = collectingConflicts {
            root.addSubview(stack)
            if isPinnedByConstraints {
                stack.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: root.topAnchor),
                    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    stack.widthAnchor.constraint(equalTo: root.widthAnchor),
                ])
            } else {
                let size = stack.sizeThatFits(CGSize(width: width, height: .infinity))
                stack.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
            }
            root.layoutIfNeeded()
        }
        #expect(conflicts == 0)
        #expect(abs(stack.frame.height - height) < 0.5 && stack.frame.width == width)
        #expect(flexBox.frame == CGRect(x: 0, y: 0, width: width, height: 24))
        #expect(flexBox.subviews[1].frame == CGRect(x: 30, y: 0, width: width - 30, height: 12))
        #expect(pinned.frame == CGRect(x: 0, y: 34, width: width, height: 34))
        #expect(pinned.box.frame == CGRect(x: 4, y: 4, width: width / 2, height: 30))
        #expect(manual.frame == CGRect(x: 0, y: 78, width: width, height: 20))
        #expect(manual.box.frame == CGRect(x: 5, y: 5, width: width - 10, height: 10))
        #expect(words.frame.minY == 108 && abs(words.frame.height - lines) < 0.5)
    }

    private func column() -> (stack: UIStackView, words: UILabel) {
        let words = label(text)
        let icon = Manual()
        let stack = UIStackView(arrangedSubviews: [icon, words])
        stack.axis = .vertical
        stack.spacing = 6
        return (stack, words)
    }

    @Test(arguments: [200, 320, 700] as [CGFloat])
    func aStackLiesInFlexPinsAndFrames(width: CGFloat) {
        let (inFlex, inPins, byHand) = (column(), column(), column())
        let flexRoot = FlexView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
        let manual = UIView(frame: flexRoot.frame)
        let conflicts = collectingConflicts {
            flexRoot.flex.padding(10).define { flex in flex.addItem(inFlex.stack) }
            flexRoot.layoutIfNeeded()
            manual.addSubview(inPins.stack)
            manual.addSubview(byHand.stack)
            inPins.stack.pin.top(10).horizontally(10).sizeToFit(.width)
            let size = byHand.stack.systemLayoutSizeFitting(
                CGSize(width: width - 20, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            byHand.stack.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
            manual.layoutIfNeeded()
        }
        #expect(conflicts == 0)
        let height = 26 + label(text).sizeThatFits(CGSize(width: width - 20, height: .infinity)).height
        for (stack, words) in [inFlex, inPins, byHand] {
            #expect(stack.frame.origin == CGPoint(x: 10, y: 10))
            #expect(stack.frame.width == width - 20 && abs(stack.frame.height - height) < 0.5)
            #expect(words.frame.minY == 26 && words.frame.width == width - 20)
        }
    }
}
