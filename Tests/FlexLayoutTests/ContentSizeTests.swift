import FlexLayout
import Testing
import UIKit

/// What views of each kind answer to `.minContent` and `.maxContent`: the rules that "What differs" lists.
@MainActor @Suite struct ContentSizeTests {
    /// The size of a view by keywords, in a room that is smaller than its natural size.
    private func sizes(_ view: UIView) -> (least: CGSize, greatest: CGSize) {
        let root = UIView(frame: rect(0, 0, 40, 400))
        root.flex.alignItems(.start).addItem(view).width(.minContent)
        root.flex.layout()
        let least = view.frame.size
        view.flex.width(.maxContent)
        root.flex.layout()
        return (least, view.frame.size)
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    private static let text = "Some extraordinarily long text"

    @Test func labels() {
        let label = UILabel()
        (label.text, label.numberOfLines) = (Self.text, 0)
        let (least, greatest) = sizes(label)
        let word = width("extraordinarily", label.font)
        #expect(least.width >= word && least.width < word + 1)
        #expect(least.height > 2.9 * greatest.height)
        #expect(greatest == label.intrinsicContentSize)
        label.numberOfLines = 1
        #expect(sizes(label).least == greatest)
    }

    @Test(arguments: [false, true]) func textViews(scrolls: Bool) {
        let view = UITextView()
        view.font = .systemFont(ofSize: 14)
        view.text = Self.text
        view.isScrollEnabled = scrolls
        view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 3)
        let (least, greatest) = sizes(view)
        let word = width("extraordinarily", .systemFont(ofSize: 14)) + 33
        #expect(least.width >= word && least.width < word + 1)
        #expect(least.height > greatest.height + 25)
        #expect(greatest.width == view.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width)
    }

    @Test func buttons() {
        let plain = UIButton(type: .system)
        plain.setTitle(Self.text, for: .normal)
        // Such a title has one line.
        #expect(sizes(plain).least == plain.intrinsicContentSize)
        #expect(sizes(plain).greatest == plain.intrinsicContentSize)

        let button = UIButton(configuration: .filled())
        button.configuration?.title = Self.text
        let insets = button.configuration?.contentInsets ?? .zero
        let natural = button.intrinsicContentSize
        let (least, greatest) = sizes(button)
        let label = button.titleLabel ?? UILabel()
        #expect(greatest.width == natural.width && abs(greatest.height - natural.height) < 1e-9)
        let word = width("extraordinarily", label.font) + insets.leading + insets.trailing
        #expect(abs(least.width - word) <= 1)
        #expect(least.height > natural.height + 30)

        let picture = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 10)).image { _ in }
        button.configuration?.image = picture
        button.configuration?.imagePlacement = .top
        #expect(sizes(button).least.width == 300 + insets.leading + insets.trailing)
        button.configuration?.imagePlacement = .leading
        button.configuration?.imagePadding = 7
        #expect(abs(sizes(button).least.width - word - 307) <= 1)
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
            let (least, greatest) = sizes(view)
            #expect(least == natural && greatest == natural, "\(type(of: view))")
            #expect(natural.width > 15)
        }
    }

    @Test func ownViewsThatSayWhatFits() {
        /// Boxes of 20 x 10 in lines.
        final class Boxes: UIView {
            var rooms: [CGSize] = []
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                rooms.append(size)
                let columns = min(5, max(1, (size.width / 20).rounded(.down)))
                return CGSize(width: columns * 20, height: (5 / columns).rounded(.up) * 10)
            }
        }
        let boxes = Boxes()
        let (least, greatest) = sizes(boxes)
        #expect(least == CGSize(width: 20, height: 50))
        #expect(greatest == CGSize(width: 100, height: 10))
        #expect(boxes.rooms.contains { $0.width == 0 })
        #expect(boxes.rooms.contains { $0.width == .greatestFiniteMagnitude })
        // Nobody is asked how low it can be: what is too high sticks out.
        #expect(boxes.rooms.allSatisfy { $0.height > 0 })
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

    @Test func containersAskTheirItems() {
        for container in [UIView(), FlexView()] {
            container.flex.direction(.row).wrap(.wrap)
            for _ in 0..<3 { container.flex.addItem().size(CGSize(width: 30, height: 10)) }
            let (least, greatest) = sizes(container)
            #expect(greatest == CGSize(width: 90, height: 10))
            #expect(least.width == 30, "\(type(of: container))")
        }
    }

    @Test func stacksAreAsLargeAsTheyWantToBe() {
        let label = UILabel()
        (label.text, label.numberOfLines) = (Self.text, 0)
        let stack = UIStackView(arrangedSubviews: [label, UISwitch()])
        stack.axis = .vertical
        let natural = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let (least, greatest) = sizes(stack)
        #expect(greatest == natural && least == natural)
    }
}
