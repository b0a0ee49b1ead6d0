import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@Suite struct UIFontTests {
    /// Point size, line height, and that height rounded up to a pixel at 2x and 3x, measured on iOS.
    static let lineHeights: [(CGFloat, CGFloat)] = [
        (11, 13.13), (12, 14.32), (13, 15.51), (14, 16.71), (15, 17.9), (16, 19.09), (17, 20.29),
        (18, 21.48), (20, 23.87), (22, 26.25), (24, 28.64), (26, 31.03), (28, 33.41), (30, 35.8),
        (34, 40.57),
    ]

    @Test(arguments: lineHeights)
    func linesAreAsHighAsOnIOS(size: CGFloat, height: CGFloat) {
        #expect(abs(UIFont.systemFont(ofSize: size).lineHeight - height) < 0.006)
        #expect(
            UIFont.systemFont(ofSize: size, weight: .black).lineHeight
                == UIFont.systemFont(ofSize: size).lineHeight)
    }

    @Test func metricsAt17() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.capHeight == 11.97802734375)
        #expect(font.xHeight == 8.9482421875)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.leading == 0)
    }

    static let styles: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
    static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    @Test(arguments: styles)
    func aTextStyleHasTheSizeOfItsCategory(style: UIFont.TextStyle, sizes: [CGFloat]) {
        for (category, size) in zip(Self.categories, sizes) {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(font.pointSize == size)
            #expect(font.fontName == (style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"))
        }
    }

    @Test func currentTraitsDecideTheSize() {
        var size = CGFloat(0)
        UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
            size = UIFont.preferredFont(forTextStyle: .body).pointSize
        }
        #expect(size == 19)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }

    @Test func equalDescriptionsMakeEqualFonts() {
        #expect(UIFont.systemFont(ofSize: 13) === UIFont.systemFont(ofSize: 13))
        #expect(UIFont.systemFont(ofSize: 13) != UIFont.systemFont(ofSize: 13, weight: .medium))
        #expect(
            UIFont.boldSystemFont(ofSize: 9).withSize(13) == UIFont.systemFont(ofSize: 13, weight: .semibold))
        #expect(
            UIFont(descriptor: UIFont.italicSystemFont(ofSize: 8).fontDescriptor, size: 0)
                == .italicSystemFont(ofSize: 8))
    }

    @Test func descriptorsDeriveFonts() throws {
        let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
        let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-BoldItalic")
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        #expect(try #require(bold.withSymbolicTraits([])) == plain)
        let mono = try #require(plain.withDesign(.monospaced))
        #expect(
            UIFont(descriptor: mono, size: 20) == UIFont.monospacedSystemFont(ofSize: 20, weight: .regular))
        let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 15, weight: .heavy))
    }

    @Test func fontsByName() throws {
        let font = try #require(UIFont(name: "Inter-BoldItalic", size: 14))
        #expect(font.pointSize == 14 && font.familyName == "Inter")
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(name: "NoSuchFamily", size: 14) == nil)
        #expect(UIFont(name: "Inter-Purple", size: 14) == nil)
        #expect(UIFont(name: "", size: 14) == nil)
    }

    @Test(arguments: [
        ("HelveticaNeue-Bold", "Helvetica Neue", UIFont.Weight.bold, false),
        ("AppleSDGothicNeo-SemiBold", "Apple SD Gothic Neo", .semibold, false),
        ("AvenirNext-DemiBoldItalic", "Avenir Next", .semibold, true),
        ("ArialMT", "Arial", .regular, false),
        ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", .bold, true),
        ("Menlo-Regular", "Menlo", .regular, false),
    ])
    func familiesOfIOSAreFound(name: String, family: String, weight: UIFont.Weight, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.fontName == name && font.familyName == family && font.pointSize == 20)
        #expect(font.spec.weight == weight && font.spec.isItalic == isItalic)
        #expect(font.fontRequest.family == (family == "Menlo" ? "Noto Sans Mono" : "Inter"))
        let height = family == "Apple SD Gothic Neo" ? 24 : UIFont.systemFont(ofSize: 20).lineHeight
        #expect(font.lineHeight == height)
    }

    @Test func missingFontFilesAreNamed() {
        let url = URL(fileURLWithPath: "/no/such/font.otf")
        do {
            try UIFont.registerFonts(at: url)
            Issue.record("a missing file was registered")
        } catch {
            #expect(error.description.contains("/no/such/font.otf"))
        }
    }

    @Test func lengthsGrowWithTheSizeOfText() {
        let large = UITraitCollection {
            $0.preferredContentSizeCategory = .extraExtraLarge; $0.displayScale = 2
        }
        // 44 * 21 / 17 = 54.35
        #expect(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: large) == 54.5)
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: large).pointSize == 21)
        let limited = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: font, maximumPointSize: 18, compatibleWith: large)
        #expect(limited.pointSize == 18)
        #expect(UIFontMetrics.default.scaledValue(for: 44.1) == 44.1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -4, 0])
    func aSizeWithoutSenseIs12(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
        #expect(UIFont.systemFont(ofSize: size).lineHeight == UIFont.systemFont(ofSize: 12).lineHeight)
    }

    @Test func sizeConstants() {
        #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
        #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    }
}
