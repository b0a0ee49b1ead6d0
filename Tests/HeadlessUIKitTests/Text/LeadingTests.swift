import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// The distance from line to line of text styles: the Human Interface Guidelines publish it beside the sizes.
@MainActor
@Suite struct LeadingTests {
    /// Dynamic Type sizes, Large: style, point size, distance from line to line.
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, 34 as CGFloat, 41 as CGFloat), (.title1, 28, 34), (.title2, 22, 28),
        (.title3, 20, 25),
        (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18),
        (.caption1, 12, 16), (.caption2, 11, 13),
    ])
    func stylesHaveTheirPublishedLineHeights(style: UIFont.TextStyle, size: CGFloat, distance: CGFloat) {
        let font = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        #expect(font.pointSize == size)
        #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
        #expect(abs(font.lineHeight - size * 1.193359375) < 1e-9)
    }

    /// Other categories, from the same tables.
    @Test(arguments: [
        (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 19 as CGFloat),
        (.body, .extraExtraExtraLarge, 29),
        (.body, .accessibilityExtraExtraExtraLarge, 62), (.largeTitle, .accessibilityMedium, 52),
        (.subheadline, .extraExtraExtraLarge, 28), (.title2, .small, 25), (.footnote, .medium, 16),
    ])
    func otherCategories(style: UIFont.TextStyle, category: UIContentSizeCategory, distance: CGFloat) {
        let font = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
    }

    @Test func otherFontsHaveNone() {
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
        #expect(UIFont.boldSystemFont(ofSize: 34).leading == 0)
    }

    /// Recorded at 2x: two lines of headline are 42.5 points high; one line is as high as without leading.
    @Test func linesOfLabels() {
        func height(_ lines: Int, _ font: UIFont, scale: CGFloat) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.font = font
            label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
            let traits = UITraitCollection(displayScale: scale)
            var height: CGFloat = 0
            traits.performAsCurrent { height = label.sizeThatFits(CGSize(width: 300, height: 1_000)).height }
            return height
        }
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        let system = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(abs(headline.leading - 1.712890625) < 1e-9)
        #expect(height(1, headline, scale: 2) == height(1, system, scale: 2))
        let exact = 2 * headline.lineHeight + headline.leading
        #expect((exact * 2).rounded(.up) / 2 == 42.5)
        #expect(height(2, headline, scale: 2) >= exact)
        #expect(height(2, system, scale: 2) < exact)
    }

    /// A label that is as high as two of its three lines shows both.
    @Test func heightForTwoLinesShowsTwo() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 42.5))
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "One\nTwo\nThree"
        #expect(LabelTextLayout(of: label, in: label.bounds).measure.lineCount == 2)
        label.frame.size.height = 41
        #expect(LabelTextLayout(of: label, in: label.bounds).measure.lineCount == 1)
    }

    /// `usesFontLeading` requests it where strings are measured.
    @Test func stringsHaveItOnRequest() {
        let text = "One\nTwo"
        let font = UIFont.preferredFont(forTextStyle: .body)
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            text.boundingRect(
                with: CGSize(width: 300, height: 300), options: options, attributes: [.font: font],
                context: nil
            ).height
        }
        #expect(abs(height([.usesLineFragmentOrigin]) - 2 * font.lineHeight) < 1e-9)
        #expect(
            abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 2 * font.lineHeight - font.leading)
                < 1e-9)
    }

    /// A style's limits hold for lines with their leading.
    @Test func paragraphStylesLimitIt() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 30
        style.maximumLineHeight = 30
        let text = NSAttributedString(
            string: "One\nTwo\nThree",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style])
        let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
        #expect(
            text.boundingRect(with: CGSize(width: 300, height: 300), options: options, context: nil).height
                == 90)
    }
}
