import Foundation
import LayoutCore
import PangoTypesetting
import Testing
import Typesetting

@Suite struct PangoTypesetterTests {
    let typesetter = PangoTypesetter.shared

    @Test func linesAreMultiplesOfTheFontsLineHeight() {
        let one = typesetter.measure("Hello, 안녕하세요")
        #expect(one.lineCount == 1)
        #expect(one.size.height == 20.287109375)
        #expect(one.firstBaseline == 16.1865234375)
        let three = typesetter.measure("one\n둘\nthree")
        #expect(three.size.height == 3 * 20.287109375)
        #expect(three.lastBaseline == 2 * 20.287109375 + 16.1865234375)
    }

    @Test func noTextHasNoSize() {
        #expect(typesetter.measure("") == .empty)
        #expect(typesetter.measure(StyledText([]), in: TextBounds()) == .empty)
    }

    @Test func aTrailingLineBreakMakesAnEmptyLine() {
        #expect(typesetter.measure("a\n").lineCount == 2)
        #expect(typesetter.measure("\n").lineCount == 2)
        #expect(typesetter.measure("a\r\nb").lineCount == 2)
    }

    @Test func aLongTextIsCutWithinItsWidth() {
        let cut = typesetter.typeset(styled("Hello world, this is text"), width: 80, lines: 1)
        #expect(cut.measure.isTruncated)
        #expect(cut.measure.size.width <= 80)
        #expect(cut.lines.first?.visualText == "Hello w…")
    }

    @Test func hangulWordsStayTogetherWhereTheyFit() {
        let lines = typesetter.typeset(styled("한국어는 단어를 나눈다"), width: 70).lines
        #expect(lines.map(\.visualText) == ["한국어는 ", "단어를 ", "나눈다"])
    }

    @Test func emojiAreAsLargeAsTheText() {
        let width = typesetter.measure("😀").size.width
        #expect(width > 17 && width < 25)
    }
}

let hasEmoji = FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
