import Foundation
import Testing
import UIKit

/// Subclasses that add to the size of their content: constraints use what they return, at the width that they get.
@MainActor @Suite struct OverriddenContentSizeTests {
    private final class TallButton: UIButton {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width, height: max(size.height, 50))
        }
    }

    private final class PaddedLabel: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 20, height: size.height + 12)
        }
    }

    private final class FreeLabel: UILabel {
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
    }

    private static let long =
        "A text that is long enough for several lines in a narrow view, and then some more."

    private func frame<View: UIView>(of view: View, width: CGFloat, inStack: Bool) -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        view.translatesAutoresizingMaskIntoConstraints = false
        if inStack {
            let stack = UIStackView(arrangedSubviews: [view, UIView()])
            stack.axis = .vertical
            stack.frame = root.bounds
            root.addSubview(stack)
        } else {
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
        }
        root.layoutIfNeeded()
        return view.frame
    }

    @Test(arguments: [false, true]) func aButtonKeepsItsMinimum(inStack: Bool) {
        let button = TallButton(type: .system)
        button.setTitle("Pay", for: .normal)
        #expect(frame(of: button, width: 200, inStack: inStack) == CGRect(x: 0, y: 0, width: 200, height: 50))
    }

    @Test(arguments: [false, true]) func aLabelKeepsItsPaddingInEveryWidth(inStack: Bool) {
        for width: CGFloat in [120, 200, 320] {
            let plain = UILabel()
            let padded = PaddedLabel()
            for label in [plain, padded] {
                label.text = Self.long
                label.numberOfLines = 0
            }
            let height = plain.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            #expect(frame(of: plain, width: width, inStack: inStack).height == height)
            #expect(abs(frame(of: padded, width: width, inStack: inStack).height - height - 12) < 1e-9)
            #expect(padded.preferredMaxLayoutWidth == 0)
        }
    }

    @Test func aHeightThatIsNoneIsNotMeasured() {
        let label = FreeLabel()
        label.text = Self.long
        label.numberOfLines = 0
        #expect(frame(of: label, width: 120, inStack: false).height == 0)
    }

    @Test func fittingSizesHaveIt() {
        let label = PaddedLabel()
        label.text = Self.long
        label.numberOfLines = 0
        let height = label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)).height
        let fitting = label.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 150, height: height + 12))
    }
}
