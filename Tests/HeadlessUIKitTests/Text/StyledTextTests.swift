import DisplayList
import Testing
import Typesetting
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@Suite struct StyledTextTests {
    private let defaults = TextDefaults(font: .systemFont(ofSize: 17), color: .label)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func styled(_ attributes: [NSAttributedString.Key: Any]) throws -> StyledText.Run {
        let text = NSAttributedString(string: "text", attributes: attributes)
        let runs = StyledText(text, defaults, colors: .resolved(dark)).runs
        #expect(runs.count == 1)
        return try #require(runs.first)
    }

    @Test func fontsBecomeRequests() throws {
        let run = try styled([.font: UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .semibold)])
        let font = run.attributes.font
        #expect(font.family == "Inter" && font.pointSize == 20 && font.weight == 600)
        #expect(font.features == ["tnum"] && font.lineMetrics?.ascent == 1950.0 / 2048 * 20)
        let italic = try styled([.font: UIFont.italicSystemFont(ofSize: 9)])
        #expect(italic.attributes.font.isItalic && italic.attributes.font.weight == 400)
        let mono = try styled([.font: UIFont.monospacedSystemFont(ofSize: 9, weight: .bold)])
        #expect(mono.attributes.font.family == "Noto Sans Mono" && mono.attributes.font.weight == 700)
    }

    @Test func colorsAreResolvedInTheTraits() throws {
        #expect(try styled([:]).attributes.color == Color.white)
        let attributes: [NSAttributedString.Key: Any] = [
            .foregroundColor: UIColor.systemBackground, .backgroundColor: UIColor.red,
            .underlineColor: UIColor.green, .strikethroughColor: UIColor.blue,
        ]
        let run = try styled(attributes)
        #expect(run.attributes.color == .black)
        #expect(run.attributes.backgroundColor == Color(red: 1, green: 0, blue: 0))
        #expect(run.attributes.underlineColor == Color(red: 0, green: 1, blue: 0))
        #expect(run.attributes.strikethroughColor == Color(red: 0, green: 0, blue: 1))
    }

    @Test func numbersOfEveryType() throws {
        for number: Any in [3, 3.0, CGFloat(3), Float(3), NSNumber(value: 3)] {
            let run = try styled([.kern: number, .baselineOffset: number])
            #expect(run.attributes.kern == 3 && run.attributes.baselineOffset == 3)
        }
        #expect(try styled([.kern: Double.nan]).attributes.kern == 0)
        #expect(try styled([.tracking: 1]).attributes.kern == 1)
        #expect(try styled([.kern: "wide"]).attributes.kern == 0)
    }

    @Test func linesUnderAndThroughText() throws {
        let run = try styled([
            .underlineStyle: NSUnderlineStyle.double.rawValue,
            .strikethroughStyle: NSUnderlineStyle([.thick, .patternDot]).rawValue,
        ])
        #expect(run.attributes.underline == .double && run.attributes.strikethrough == .thick)
        #expect(try styled([.underlineStyle: 0]).attributes.underline == nil)
    }

    @Test func paragraphStyles() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byTruncatingHead
        style.baseWritingDirection = .rightToLeft
        style.lineSpacing = 3
        style.lineHeightMultiple = 1.5
        style.minimumLineHeight = -1
        style.headIndent = .nan
        style.tailIndent = -7
        let paragraph = try styled([.paragraphStyle: style]).paragraph
        #expect(paragraph.alignment == .right && paragraph.lineBreakMode == .truncatingHead)
        #expect(paragraph.writingDirection == .rightToLeft)
        #expect(paragraph.lineSpacing == 3 && paragraph.lineHeightMultiple == 1.5)
        #expect(paragraph.minimumLineHeight == 0 && paragraph.headIndent == 0)
        #expect(paragraph.tailIndent == -7)
    }

    @Test func runsFollowTheAttributes() {
        let text = NSMutableAttributedString(string: "a👩‍👩‍👧b", attributes: [.kern: 1])
        text.append(NSAttributedString(string: "한글"))
        let runs = StyledText(text, defaults, colors: .unresolved).runs
        #expect(runs.map(\.text) == ["a👩‍👩‍👧b", "한글"])
        #expect(StyledText(NSAttributedString(string: ""), defaults, colors: .unresolved).runs.isEmpty)
    }

    @Test func linksAreBlue() throws {
        let url = try #require(URL(string: "https://swift.org"))
        #expect(try styled([.link: url]).attributes.color == Color(hex: 0x0984_FFFF))
    }
}
