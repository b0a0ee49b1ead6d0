import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexBaselineTests {
    /// The distance from the top of the row to the baseline of a 20-point box that is aligned with a view.
    private func baseline(_ view: UIView) -> CGFloat {
        let root = UIView(frame: rect(0, 0, 400, 200))
        let box = UIView()
        root.flex.direction(.row).alignItems(.baseline)
        root.flex.addItem(view)
        root.flex.addItem(box).size(CGSize(width: 5, height: 0.5))
        root.flex.layout()
        return box.frame.maxY - view.frame.minY
    }

    private let font = UIFont.systemFont(ofSize: 30)

    @Test func viewsOfTextHaveTheBaselinesOfTheirFonts() {
        let label = UILabel()
        label.text = "Text\nof two lines"
        label.numberOfLines = 2
        label.font = font
        #expect(abs(baseline(label) - font.ascender) < 0.7)
        let insets: [(UITextField.BorderStyle, CGFloat)] = [
            (.none, 0), (.line, 4), (.bezel, 7), (.roundedRect, 7),
        ]
        for (style, inset) in insets {
            let field = UITextField()
            field.text = "Text"
            field.font = font
            field.borderStyle = style
            #expect(abs(baseline(field) - font.ascender - inset) < 0.7, "\(style)")
        }
        let text = UITextView()
        text.text = "Text"
        text.font = font
        text.textContainerInset.top = 12
        text.flex.width(100).height(80)
        #expect(abs(baseline(text) - font.ascender - 12) < 0.7)
    }

    @Test func baselinesOfOtherViewsAreTheirBottoms() {
        #expect(baseline(ContentView(20, 33)) == 33)
        let container = UIView()
        container.flex.paddingTop(4).addItem(ContentView(10, 17))
        #expect(baseline(container) == 21)
    }

    @Test func ownBaselinesWin() {
        let view = ContentView(20, 33)
        view.flex.baseline { $0.height / 3 }
        #expect(baseline(view) == 11)
        view.flex.baseline(nil)
        #expect(baseline(view) == 33)
        let label = UILabel()
        label.text = "Text"
        label.flex.baseline { _ in 5 }
        #expect(abs(baseline(label) - 5) < 0.4)
        label.flex.baseline(nil)
        #expect(abs(baseline(label) - label.font.ascender) < 0.7)
        let container = UIView()
        container.flex.baseline { _ in 9 }.addItem(ContentView(10, 17))
        #expect(baseline(container) == 9)
    }
}
