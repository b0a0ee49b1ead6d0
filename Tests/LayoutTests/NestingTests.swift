import FlexLayout
import Layout
import PinLayout
import Testing
import UIKit

/// Layouts in other languages, and other languages in layouts.
@MainActor @Suite struct NestingTests {
    private let text =
        "A paragraph that takes one line where there is space, and more lines where there is less."

    private func content() -> (LayoutContainer, UILabel) {
        let paragraph = label(text)
        let container = LayoutContainer()
        container.setBody { paragraph.layout().padding(10) }
        return (container, paragraph)
    }

    private func height(of paragraph: UILabel, in width: CGFloat) -> CGFloat {
        paragraph.sizeThatFits(CGSize(width: width - 20, height: 10_000)).height + 20
    }

    private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

    @Test func measuresItself() {
        let (container, paragraph) = content()
        let natural = paragraph.sizeThatFits(.zero)
        #expect(isClose(container.intrinsicContentSize.width, natural.width + 20))
        #expect(isClose(container.intrinsicContentSize.height, natural.height + 20))
        let narrow = container.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity))
        #expect(isClose(narrow.height, height(of: paragraph, in: 150)))
        let fitting = container.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == narrow)
    }

    @Test func inAFlexContainer() {
        let (container, paragraph) = content()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
        root.flex.define { $0.addItem(container) }
        root.flex.layout()
        root.layoutIfNeeded()
        #expect(container.frame.width == 160)
        #expect(isClose(container.frame.height, height(of: paragraph, in: 160)))
        paragraph.text = "Short"
        root.flex.layout()
        #expect(isClose(container.frame.height, height(of: paragraph, in: 160)))
    }

    @Test func twoLanguagesFollowOneView() {
        // The container observes its subviews, and is observed as an item of the flexbox.
        let (container, paragraph) = content()
        let root = FlexView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
        root.flex.define { $0.addItem(container) }
        for text in [self.text, "Short", self.text, "Two words"] {
            paragraph.text = text
            root.layoutIfNeeded()
            #expect(isClose(container.frame.height, height(of: paragraph, in: 160)))
            #expect(isClose(paragraph.frame.height, container.frame.height - 20))
        }
        paragraph.isHidden = true
        root.layoutIfNeeded()
        #expect(container.frame.height == 0)
        paragraph.isHidden = false
        root.layoutIfNeeded()
        #expect(isClose(container.frame.height, height(of: paragraph, in: 160)))
    }

    @Test func amongPins() {
        let (container, paragraph) = content()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        root.addSubview(container)
        container.pin.top(5).left(10).width(140).sizeToFit(.width)
        #expect(container.frame.width == 140)
        // Pins round to the pixels of the screen that a window was last made for.
        #expect(abs(container.frame.height - height(of: paragraph, in: 140)) <= 0.5)
    }

    @Test func amongConstraints() {
        let (container, paragraph) = content()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 180, height: 400))
        root.addSubview(container)
        container.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(container.frame.minY == 8 && container.frame.width == 180)
        #expect(isClose(container.frame.height, height(of: paragraph, in: 180)))
        #expect(isClose(paragraph.frame.height, height(of: paragraph, in: 180) - 20))
        paragraph.text = "Short"
        root.layoutIfNeeded()
        #expect(isClose(container.frame.height, height(of: paragraph, in: 180)))
    }

    /// A cell is measured before it has a frame, again for each text, and in any width.
    @Test func itGivesACellItsHeight() {
        let (container, paragraph) = content()
        let cell = UIView()
        cell.addSubview(container)
        container.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: cell.topAnchor),
            container.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            container.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        ])
        for (words, width) in [(text, 150), ("Short", 150), (text + text, 150), (text, 260)]
            as [(String, CGFloat)]
        {
            paragraph.text = words
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size.width == width)
            #expect(isClose(size.height, height(of: paragraph, in: width)))
        }
    }

    @Test func othersInALayout() {
        let flex = FlexView()
        let inner = label(text)
        flex.flex.padding(5).define { $0.addItem(inner) }
        let nested = LayoutContainer()
        let (one, other) = (SizedView(40, 30), SizedView(60, 20))
        nested.setBody {
            HStack {
                one.layout()
                other.layout()
            }
        }
        let container = laidOut(200, 600) {
            VStack(alignment: .leading) {
                flex.layout()
                nested.layout()
            }
        }
        container.layoutIfNeeded()
        let expected = inner.sizeThatFits(CGSize(width: 190, height: 10_000)).height
        #expect(isClose(inner.frame.height, expected))
        #expect(isClose(flex.frame.height, expected + 10))
        #expect(nested.frame.size == CGSize(width: 100, height: 30))
        #expect(other.frame == box(40, 5, 60, 20))
        other.natural.width = 90
        container.layoutIfNeeded()
        #expect(nested.frame.width == 130)
        #expect(other.frame.width == 90)
    }
}
