import FlexLayout
import Testing
import UIKit

/// Whatever changes a control's natural size is laid out by itself.
@MainActor @Suite struct FlexContentTests {
    /// Lays a view out before and after a change, and once more from scratch.
    private func expectChange<View: UIView>(
        _ view: View, _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ change: (View) -> Void
    ) {
        let root = UIView(frame: rect(0, 0, 300, 300))
        root.flex.alignItems(.start).addItem(view)
        root.flex.layout()
        let before = view.frame.size
        change(view)
        root.flex.layout()
        let after = view.frame.size
        #expect(before != after, "\(what)", sourceLocation: sourceLocation)
        view.flex.markDirty()
        root.flex.layout()
        #expect(view.frame.size == after, "\(what)", sourceLocation: sourceLocation)
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    private func label() -> UILabel {
        let label = UILabel()
        label.text = "A text of some length that takes more than a line"
        return label
    }

    @Test func labels() {
        expectChange(label(), "text") { $0.text = "Short" }
        expectChange(label(), "font") { $0.font = .systemFont(ofSize: 9) }
        expectChange(label(), "lines") { $0.numberOfLines = 0 }
        expectChange(label(), "attributed text") {
            $0.attributedText = NSAttributedString(
                string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        }
        let short = label()
        short.text = "Short"
        expectChange(short, "attributes") {
            $0.attributedText = NSAttributedString(
                string: "Short", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        }
    }

    @Test func pictures() {
        expectChange(UIImageView(), "image") { $0.image = image(20) }
        expectChange(UIImageView(image: image(20)), "another image") { $0.image = image(30) }
        expectChange(UIImageView(image: image(20)), "no image") { $0.image = nil }
    }

    @Test func buttons() {
        func button() -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            return button
        }
        expectChange(button(), "title") { $0.setTitle("A longer title", for: .normal) }
        expectChange(button(), "font") { $0.titleLabel?.font = .systemFont(ofSize: 40) }
        expectChange(button(), "image") { $0.setImage(image(50), for: .normal) }
        expectChange(button(), "state's title") {
            $0.setTitle("A title when selected", for: .selected)
            $0.isSelected = true
        }
        expectChange(button(), "configuration") {
            $0.configuration = .filled()
            $0.configuration?.title = "Something else"
        }
    }

    @Test func otherControls() {
        expectChange(UISegmentedControl(items: ["A", "B"]), "segments") {
            $0.insertSegment(withTitle: "A long segment", at: 2, animated: false)
        }
        expectChange(UIPageControl(), "pages") { $0.numberOfPages = 7 }
        expectChange(UIActivityIndicatorView(style: .medium), "style") { $0.style = .large }
        let field = UITextField()
        field.text = "Text"
        expectChange(field, "text of a field") { $0.text = "A longer text in the field" }
        expectChange(UITextField(), "placeholder") { $0.placeholder = "Something to fill in" }
    }

    @Test func viewsThatSaySo() {
        expectChange(ContentView(10, 10), "own content") { $0.content = CGSize(width: 40, height: 40) }
    }

    @Test func setNeedsLayoutIsNoChangeOfContent() {
        let view = ContentView(10, 10)
        let root = UIView(frame: rect(0, 0, 100, 100))
        root.flex.alignItems(.start).addItem(view)
        root.flex.layout()
        let count = view.measureRequests.count
        view.setNeedsLayout()
        view.isHidden = true
        view.alpha = 0.5
        view.backgroundColor = .red
        root.flex.layout()
        #expect(view.measureRequests.count == count)
    }

    @Test func deepContentIsFound() {
        let label = label()
        var inner: UIView = label
        for _ in 0..<50 {
            let outer = UIView()
            outer.flex.alignItems(.start).addItem(inner)
            inner = outer
        }
        inner.frame = rect(0, 0, 500, 500)
        inner.flex.layout()
        let width = label.frame.width
        label.text = "Short"
        inner.flex.layout()
        #expect(label.frame.width < width / 2)
    }
}
