import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

@Suite struct AttributedTextTests {
    @Test func aParagraphStyleIsCopiedByValue() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 9
        #expect(copy.lineSpacing == 4 && copy.alignment == .center)
        #expect(!(copy is NSMutableParagraphStyle))
        let again = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        #expect(again == copy)
        again.headIndent = 1
        #expect(again != copy)
    }

    @Test func aSwiftStringKeepsItsAttributes() throws {
        var text = AttributedString("Hello ")
        text.font = .systemFont(ofSize: 20)
        var end = AttributedString("world")
        end.foregroundColor = .red
        end.underlineStyle = .single
        end.kern = 2
        text.append(end)
        let classic = NSAttributedString(text)
        #expect(classic.string == "Hello world")
        let first = classic.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(first[.foregroundColor] == nil)
        let last = classic.attributes(at: 8, effectiveRange: nil)
        #expect(last[.foregroundColor] as? UIColor == .red)
        #expect(last[.underlineStyle] as? Int == 1)
        #expect(AttributedString(classic) == text)
    }

    @Test func sizesOfStrings() {
        let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(size.height - 20.287109375) < 1e-6)
        #expect(size.width > 30 && size.width < 60)
        #expect("".size(withAttributes: nil).width == 0)
        let twice = NSString(string: "Hello\nHello").size(withAttributes: [
            .font: UIFont.systemFont(ofSize: 17)
        ])
        #expect(abs(twice.height - 2 * 20.287109375) < 1e-6)
        #expect(twice.width == size.width)
    }

    @Test func aBoundingRectangleWraps() {
        let text = NSAttributedString(
            string: "One two three four five six seven", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let line = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(line.height - 20.287109375) < 1e-6)
        let wrapped = text.boundingRect(
            with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(wrapped.width <= 100 && wrapped.height > 50)
        let cut = text.boundingRect(
            with: CGSize(width: 100, height: 45),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        #expect(abs(cut.height - 2 * 20.287109375) < 1e-6)
        let baseline = text.boundingRect(with: .zero, options: [], context: nil)
        #expect(abs(baseline.minY + 16.1865234375) < 1e-6)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -10])
    func anUnusableSizeIsNoLimit(extent: CGFloat) {
        let text = NSAttributedString(string: "One two three four five six seven")
        let limit = CGSize(width: extent, height: extent)
        let rect = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.size == text.size())
    }

    @Test func keysHaveTheNamesOfUIKit() {
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
        #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
    }
}
