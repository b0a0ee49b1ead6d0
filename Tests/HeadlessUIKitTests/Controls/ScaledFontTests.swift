import HeadlessUIKit
import Testing

/// Fonts that follow the size of text of a part of the tree.
@MainActor
struct ScaledFontTests {
    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    /// Shows a view in a child controller with traits of its own.
    private func show(_ view: UIView, _ traits: UITraitCollection) -> UIWindow {
        let (window, parent, child) = (UIWindow(), UIViewController(), UIViewController())
        child.view.addSubview(view)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.rootViewController = parent
        window.isHidden = false
        parent.setOverrideTraitCollection(traits, forChild: child)
        window.layoutIfNeeded()
        return window
    }

    @Test func labelsScaleTheirFontAgain() {
        let metrics = UIFontMetrics(forTextStyle: .title2)
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = metrics.scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        #expect(label.font.pointSize == 22)
        let window = show(label, large)
        // Title 2 is 22 points by default and 39 at this size.
        #expect(label.font.pointSize == 39)
        #expect(
            label.font
                == metrics.scaledFont(for: .systemFont(ofSize: 22, weight: .bold), compatibleWith: large))
        #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        withExtendedLifetime(window) {}
    }

    @Test func theMaximumHolds() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 30), maximumPointSize: 40)
        let window = show(label, large)
        #expect(label.font.pointSize == 40)
        withExtendedLifetime(window) {}
    }

    @Test func fontsWithASizeOfTheirOwnStay() {
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
        let fonts = [
            UIFont.systemFont(ofSize: 17), scaled.withSize(18),
            UIFont(descriptor: scaled.fontDescriptor, size: 19),
        ]
        for font in fonts {
            let label = UILabel()
            label.adjustsFontForContentSizeCategory = true
            label.font = font
            let window = show(label, large)
            #expect(label.font.pointSize == font.pointSize)
            withExtendedLifetime(window) {}
        }
    }

    @Test func onlyWhereTheLabelAdjusts() {
        let label = UILabel()
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
        let window = show(label, large)
        #expect(label.font.pointSize == 17)
        withExtendedLifetime(window) {}
    }

    @Test func runsOfAttributedTextsFollow() throws {
        let text = NSMutableAttributedString(
            string: "preferred ", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.append(NSAttributedString(string: "fixed ", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let scaled = UIFontMetrics.default.scaledFont(for: .italicSystemFont(ofSize: 17))
        text.append(NSAttributedString(string: "scaled", attributes: [.font: scaled]))
        let (label, field, view) = (UILabel(), UITextField(), UITextView())
        label.attributedText = text
        field.attributedText = text
        view.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        view.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [label, field, view])
        let window = show(stack, large)
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize
        #expect(size > 17)
        for shown in [label.attributedText, field.attributedText, view.attributedText] {
            let shown = try #require(shown)
            func font(_ index: Int) -> UIFont? {
                shown.attribute(.font, at: index, effectiveRange: nil) as? UIFont
            }
            #expect(font(0)?.pointSize == size)
            #expect(font(10)?.pointSize == 17)
            #expect(font(16)?.pointSize == size)
            #expect(font(16)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        }
        withExtendedLifetime(window) {}
    }

    @Test func fontsShrinkAgain() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12))
        let window = show(label, large)
        #expect(label.font.pointSize > 12)
        label.removeFromSuperview()
        let other = show(label, UITraitCollection(preferredContentSizeCategory: .large))
        #expect(label.font.pointSize == 12)
        withExtendedLifetime((window, other)) {}
    }
}
