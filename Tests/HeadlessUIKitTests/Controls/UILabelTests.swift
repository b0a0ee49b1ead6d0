import Testing
import UIKit

@testable import HeadlessUIKit

/// Windows of tests that run: views do not keep theirs.
@MainActor private var keptWindows: [UIWindow] = []

/// A window on a screen of so many pixels per point.
@MainActor
func window(scale: CGFloat, rightToLeft: Bool = false, style: UIUserInterfaceStyle = .light) -> UIWindow {
    let overrides = UITraitCollection {
        $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        $0.userInterfaceStyle = style
    }
    let window = UIWindow(screen: UIScreen(scale == 3 ? .iPhone15 : .iPhoneSE, overriding: overrides))
    keptWindows.append(window)
    return window
}

@Suite @MainActor struct UILabelTests {
    private let text = "The quick brown fox jumps over the lazy dog and runs away"

    private func label(_ text: String?, in window: UIWindow) -> UILabel {
        let label = UILabel()
        label.text = text
        window.addSubview(label)
        return label
    }

    /// Point size and the height of a label of one line at 2x and 3x, measured on iOS.
    nonisolated static let heights: [(CGFloat, CGFloat, CGFloat)] = [
        (11, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17), (15, 18, 18),
        (16, 19.5, 19.33), (17, 20.5, 20.33), (18, 21.5, 21.67), (20, 24, 24), (22, 26.5, 26.33),
        (24, 29, 28.67), (26, 31.5, 31.33), (28, 33.5, 33.67), (30, 36, 36), (34, 41, 40.67),
    ]

    @Test(arguments: heights)
    func aLineIsAsHighAsOnIOS(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        for (scale, height) in [(CGFloat(2), at2x), (3, at3x)] {
            let window = window(scale: scale)
            let label = label("Hg", in: window)
            label.font = .systemFont(ofSize: size)
            #expect(abs(label.intrinsicContentSize.height - height) < 0.005)
            #expect(abs(label.sizeThatFits(.zero).height - height) < 0.005)
        }
    }

    @Test(arguments: [(1, 20.5), (2, 41), (3, 61), (4, 81.5)])
    func linesAreRoundedTogether(count: Int, height: CGFloat) {
        let window = window(scale: 2)
        let label = label((1...count).map { "Line \($0)" }.joined(separator: "\n"), in: window)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func koreanAndArabicLinesAreNotHigher() {
        let window = window(scale: 3)
        for text in ["안녕하세요", "漢字", "Grüße 😀 안녕"] {
            #expect(abs(label(text, in: window).intrinsicContentSize.height - 20.33) < 0.005)
        }
    }

    @Test func withoutTextThereIsNoSize() {
        let window = window(scale: 2)
        #expect(label(nil, in: window).intrinsicContentSize == .zero)
        #expect(label("", in: window).sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test func severalLinesWrapAndOneDoesNot() {
        let window = window(scale: 2)
        let label = label(text, in: window)
        let whole = label.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(whole.height == 20.5 && whole.width > 300)
        label.numberOfLines = 0
        let wrapped = label.sizeThatFits(CGSize(width: 100, height: 10))
        #expect(wrapped.width <= 100 && wrapped.height > 80)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(CGSize(width: 100, height: 10)).height == 41)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.height == 41)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0, .greatestFiniteMagnitude])
    func aWidthWithoutSenseIsNoLimit(width: CGFloat) {
        let window = window(scale: 2)
        let label = label(text, in: window)
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: width, height: .nan))
        #expect(size.height == 20.5 && size.width > 300)
    }

    @Test func sizesAreWholePixels() {
        let window = window(scale: 3)
        let width = label("Wide", in: window).intrinsicContentSize.width * 3
        #expect(abs(width - width.rounded()) < 1e-6)
    }

    @Test func changesAreSeen() {
        let window = window(scale: 2)
        let label = label("a", in: window)
        let (before, version) = (label.intrinsicContentSize, label.contentVersion)
        label.text = "abc"
        #expect(label.intrinsicContentSize.width > before.width)
        label.font = .systemFont(ofSize: 30)
        #expect(label.intrinsicContentSize.height == 36)
        #expect(label.contentVersion > version)
    }

    @Test func attributesOfTheTextCount() {
        let window = window(scale: 2)
        let label = label(nil, in: window)
        let text = NSMutableAttributedString(
            string: "big ", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        text.append(NSAttributedString(string: "small"))
        label.attributedText = text
        #expect(label.intrinsicContentSize.height == 41)
        #expect(label.text == "big small")
        #expect(label.font == .systemFont(ofSize: 34))
        label.font = .systemFont(ofSize: 12)
        #expect(label.intrinsicContentSize.height == 14.5)
        label.textColor = .red
        let color = label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil)
        #expect(color as? UIColor == .red)
    }

    @Test func aSubclassAddsInsetsByItsTextRectangle() {
        final class Padded: UILabel {
            let insets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines count: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: count)
                return CGRect(x: 0, y: 0, width: inner.width + 30, height: inner.height + 3)
            }
        }
        let window = window(scale: 2)
        let (plain, padded) = (label("Text", in: window), Padded())
        padded.text = "Text"
        window.addSubview(padded)
        let (small, large) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
        #expect(large.width == small.width + 30 && large.height == small.height + 3)
        #expect(padded.sizeThatFits(.zero) == large)
    }

    @Test func baselinesFollowTheMiddle() {
        let window = window(scale: 2)
        let label = label("Text", in: window)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 40.5)
        // Ten points above the text, and the ascender of 16.19, on a pixel.
        #expect(label.firstBaselineFromTop == 26.5)
        #expect(label.lastBaselineFromBottom == 14)
    }

    @Test func defaultsAreThoseOfUIKit() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural && !label.isUserInteractionEnabled)
        #expect(label.preferredMaxLayoutWidth == 0 && !label.adjustsFontSizeToFitWidth)
        #expect(label.contentMode == .redraw && label.text == nil && label.attributedText == nil)
    }

    @Test func aFontOfATextStyleFollowsTheTraits() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        let window = UIWindow(screen: UIScreen(.iPhoneSE, overriding: traits))
        let label = label("Text", in: window)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 21)
    }
}
