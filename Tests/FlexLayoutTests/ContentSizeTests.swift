import FlexLayout
import Testing
import UIKit

/// The sizes of views of each kind by `.minContent` and `.maxContent`: the rules that "What differs" lists.
@MainActor @Suite struct ContentSizeTests {
    /// The size of a view by keywords, in an available space that is smaller than its natural size.
    private func sizes(_ view: UIView) -> (minContent: CGSize, maxContent: CGSize) {
        let root = UIView(frame: rect(0, 0, 40, 400))
        root.flex.alignItems(.start).addItem(view).width(.minContent)
        root.flex.layout()
        let minContent = view.frame.size
        view.flex.width(.maxContent)
        root.flex.layout()
        return (minContent, view.frame.size)
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    private static let text = "Some extraordinarily long text"

    @Test func labels() {
        let label = UILabel()
        (label.text, label.numberOfLines) = (Self.text, 0)
        let (minContent, maxContent) = sizes(label)
        let word = width("extraordinarily", label.font)
        #expect(minContent.width >= word && minContent.width < word + 1)
        #expect(minContent.height > 2.9 * maxContent.height)
        #expect(maxContent == label.intrinsicContentSize)
        label.numberOfLines = 1
        #expect(sizes(label).minContent == maxContent)
    }

    @Test(arguments: [false, true]) func textViews(scrolls: Bool) {
        let view = UITextView()
        view.font = .systemFont(ofSize: 14)
        view.text = Self.text
        view.isScrollEnabled = scrolls
        view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 3)
        let (minContent, maxContent) = sizes(view)
        let word = width("extraordinarily", .systemFont(ofSize: 14)) + 33
        #expect(minContent.width >= word && minContent.width < word + 1)
        #expect(minContent.height > maxContent.height + 25)
        #expect(maxContent.width == view.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width)
    }

    @Test func buttons() {
        let plain = UIButton(type: .system)
        plain.setTitle(Self.text, for: .normal)
        // Such a title has one line.
        #expect(sizes(plain).minContent == plain.intrinsicContentSize)
        #expect(sizes(plain).maxContent == plain.intrinsicContentSize)

        let button = UIButton(configuration: .filled())
        button.configuration?.title = Self.text
        let insets = button.configuration?.contentInsets ?? .zero
        let natural = button.intrinsicContentSize
        let (minContent, maxContent) = sizes(button)
        let label = button.titleLabel ?? UILabel()
        #expect(maxContent.width == natural.width && abs(maxContent.height - natural.height) < 1e-9)
        let word = width("extraordinarily", label.font) + insets.leading + insets.trailing
        #expect(abs(minContent.width - word) <= 1)
        #expect(minContent.height > natural.height + 30)

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 10)).image { _ in }
        button.configuration?.image = picture
        button.configuration?.imagePlacement = .top
        #expect(sizes(button).minContent.width == 300 + insets.leading + insets.trailing)
        button.configuration?.imagePlacement = .leading
        button.configuration?.imagePadding = 7
        #expect(abs(sizes(button).minContent.width - word - 307) <= 1)
    }

    @Test func whatBreaksNoLinesIsAsWideAsItIs() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
        let field = UITextField()
        field.text = Self.text
        let views = [
            UIImageView(image: picture), field, UISegmentedControl(items: ["One", "Two", "Three"]),
            UISwitch(),
            UIStepper(), UIActivityIndicatorView(style: .large),
        ]
        for view in views {
            let natural = view.sizeThatFits(CGSize(width: 1e6, height: 1e6))
            let (minContent, maxContent) = sizes(view)
            #expect(minContent == natural && maxContent == natural, "\(type(of: view))")
            #expect(natural.width > 15)
        }
    }

    @Test func ownViewsThatSayWhatFits() {
        /// Boxes of 20 x 10 in lines.
        final class Boxes: UIView {
            var requests: [CGSize] = []
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                requests.append(size)
                let columns = min(5, max(1, (size.width / 20).rounded(.down)))
                return CGSize(width: columns * 20, height: (5 / columns).rounded(.up) * 10)
            }
        }
        let boxes = Boxes()
        let (minContent, maxContent) = sizes(boxes)
        #expect(minContent == CGSize(width: 20, height: 50))
        #expect(maxContent == CGSize(width: 100, height: 10))
        #expect(boxes.requests.contains { $0.width == 0 })
        #expect(boxes.requests.contains { $0.width == .greatestFiniteMagnitude })
        // No view is measured for a minimum height: content that is too high overflows.
        #expect(boxes.requests.allSatisfy { $0.height > 0 })
    }

    @Test func ownViewsThatSayHowLargeTheyAre() {
        final class Badge: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 25) }
        }
        final class Rule: UIView {
            override var intrinsicContentSize: CGSize {
                CGSize(width: UIView.noIntrinsicMetric, height: 3)
            }
        }
        final class Box: UIView {}
        #expect(sizes(Badge()) == (CGSize(width: 70, height: 25), CGSize(width: 70, height: 25)))
        let rule = Rule(frame: rect(0, 0, 50, 50))
        #expect(sizes(rule) == (CGSize(width: 50, height: 3), CGSize(width: 50, height: 3)))
        // A view that says nothing is as large as it is, as UIKit has it.
        let box = Box(frame: rect(0, 0, 44, 33))
        #expect(sizes(box) == (CGSize(width: 44, height: 33), CGSize(width: 44, height: 33)))
    }

    @Test func containersMeasureTheirItems() {
        for container in [UIView(), FlexView()] {
            container.flex.direction(.row).wrap(.wrap)
            for _ in 0..<3 { container.flex.addItem().size(CGSize(width: 30, height: 10)) }
            let (minContent, maxContent) = sizes(container)
            #expect(maxContent == CGSize(width: 90, height: 10))
            #expect(minContent.width == 30, "\(type(of: container))")
        }
    }

    @Test func stacksHaveTheirNaturalSize() {
        let label = UILabel()
        (label.text, label.numberOfLines) = (Self.text, 0)
        let stack = UIStackView(arrangedSubviews: [label, UISwitch()])
        stack.axis = .vertical
        let natural = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let (minContent, maxContent) = sizes(stack)
        #expect(maxContent == natural && minContent == natural)
    }
}
