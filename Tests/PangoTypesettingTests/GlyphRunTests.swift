import DisplayList
import Foundation
import LayoutCore
import PangoTypesetting
import Testing
import Typesetting

/// The glyphs and what surrounds them.
@Suite struct GlyphRunTests {
    let typesetter = PangoTypesetter.shared

    private func set(_ text: String, _ edit: (inout TextAttributes) -> Void) -> TypesetText.Line {
        var attributes = TextAttributes(font: system)
        edit(&attributes)
        return typesetter.typeset(StyledText([.init(text, attributes)])).lines[0]
    }

    @Test func tabularDigitsAreEquallyWide() {
        func widths(_ features: [String]) -> Set<Double> {
            Set((0...9).map { digit in set("\(digit)") { $0.font.features = features }.frame.size.width })
        }
        #expect(widths(["tnum"]).count == 1)
        #expect(widths([]).count > 1)
    }

    @Test func weightsAndItalicsAreFacesOfTheirOwn() {
        func face(_ weight: Int, italic: Bool = false) -> FontFace {
            let line = set("abc") {
                $0.font.weight = weight
                $0.font.isItalic = italic
            }
            return line.glyphRuns[0].run.face
        }
        #expect(face(400).path.hasSuffix("Inter-Regular.otf"))
        #expect(face(600).path.hasSuffix("Inter-SemiBold.otf"))
        #expect(face(700, italic: true).path.hasSuffix("Inter-BoldItalic.otf"))
        for weight in stride(from: 100, through: 900, by: 100) {
            #expect(!face(weight).isEmboldened && face(weight, italic: true).slant == 0)
        }
    }

    @Test func familiesWithoutItalicsLean() {
        let runs = set("가") { $0.font.isItalic = true }.glyphRuns
        #expect(runs[0].run.face.slant > 0.1)
        let upright = set("가") { _ in }.glyphRuns
        #expect(upright[0].run.face.slant == 0)
    }

    @Test(.enabled(if: ReferenceLayout.hasFont("NotoSansRunic-Regular.ttf")))
    func fallbackFontsWithoutBoldAreEmboldened() {
        let bold = set("ᚠ") { $0.font.weight = 700 }.glyphRuns[0].run.face
        #expect(bold.path.hasSuffix("NotoSansRunic-Regular.ttf") && bold.isEmboldened)
        #expect(!set("ᚠ") { _ in }.glyphRuns[0].run.face.isEmboldened)
    }

    @Test func kernFollowsEachCharacter() {
        let plain = set("abc") { _ in }.frame.size.width
        let spaced = set("abc") { $0.kern = 2 }
        #expect(spaced.frame.size.width == plain + 6)
        let positions = spaced.glyphRuns[0].run.positions.map(\.x)
        let natural = set("abc") { _ in }.glyphRuns[0].run.positions.map(\.x)
        #expect(zip(positions, natural).map { $0 - $1 } == [0, 2, 4])
    }

    @Test func runsOfOneColourEachAreShapedTogether() {
        let attributes = TextAttributes(font: system)
        var red = attributes
        red.color = Color(red: 1, green: 0, blue: 0)
        let split = typesetter.typeset(StyledText([.init("A", attributes), .init("V", red)]))
        let whole = typesetter.typeset(styled("AV"))
        #expect(split.measure == whole.measure)
        #expect(split.lines[0].glyphRuns.map(\.run.text) == ["A", "V"])
        #expect(split.lines[0].glyphRuns[1].origin.x == whole.lines[0].glyphRuns[0].run.positions[1].x)
    }

    @Test func aBaselineOffsetRaisesTheGlyphs() {
        let line = set("abc") { $0.baselineOffset = 5 }
        #expect(line.glyphRuns[0].origin.y == line.baseline - 5)
        #expect(line.frame.size.height == 20.287109375 + 5)
        let low = set("abc") { $0.baselineOffset = -5 }
        #expect(low.baseline == 16.1865234375)
        #expect(low.glyphRuns[0].origin.y == low.baseline + 5)
    }

    @Test func backgroundsAreBehindAndLinesUnderAndThrough() {
        let line = set("gap") {
            $0.backgroundColor = .white
            $0.underline = .double
            $0.strikethrough = .single
        }
        var kinds: [String] = []
        for command in line.commands {
            switch command {
            case .fillRect(let rect, let color):
                #expect(rect.size.width == line.frame.size.width)
                kinds.append(
                    color == .white ? "back" : rect.origin.y > line.baseline ? "under" : "through")
            case .glyphs: kinds.append("glyphs")
            default: Issue.record("unexpected \(command)")
            }
        }
        #expect(kinds == ["back", "under", "under", "glyphs", "through"])
    }

    @Test func hebrewRunsBackwards() {
        let line = set("אבג") { _ in }
        let run = line.glyphRuns[0].run
        #expect(run.isRightToLeft)
        #expect(run.text == "אבג")
        let alone = ["ג", "ב", "א"].map { set($0) { _ in }.glyphRuns[0].run.glyphs[0] }
        #expect(run.glyphs == alone)
        #expect(run.positions.map(\.x) == run.positions.map(\.x).sorted())
    }

    @Test func digitsInArabicTextStayInOrder() {
        let runs = set("مرحبا 123 عالم") { _ in }.glyphRuns
        #expect(runs.map { $0.run.isRightToLeft } == [true, false, true])
        #expect(runs[1].run.text == "123")
        #expect(runs[0].run.text.contains("عالم") && runs[2].run.text.contains("مرحبا"))
    }
}
