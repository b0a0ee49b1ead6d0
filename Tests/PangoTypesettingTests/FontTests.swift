import Foundation
import PangoTypesetting
import Testing
import Typesetting

@Suite struct FontTests {
    /// The warnings that a typesetter gave.
    private final class WarningLog: @unchecked Sendable {
        private let lock = NSLock()
        private var log: [FontWarning] = []

        var warnings: [FontWarning] { lock.withLock { log } }
        func append(_ warning: FontWarning) { lock.withLock { log.append(warning) } }
    }

    private func typesetter() -> (PangoTypesetter, WarningLog) {
        let typesetter = PangoTypesetter()
        let log = WarningLog()
        typesetter.warn = { log.append($0) }
        return (typesetter, log)
    }

    @Test func theEmbeddedFamiliesAreThere() {
        #expect(PangoTypesetter.shared.familyNames == ["Inter", "Noto Sans CJK KR", "Noto Sans Mono"])
        let names = PangoTypesetter.shared.faces.map(\.postScriptName)
        #expect(names.contains("Inter-Bold") && names.contains("Inter-Italic"))
    }

    @Test func unknownFamiliesAreReplacedWithOneWarning() {
        let (typesetter, log) = typesetter()
        let font = FontRequest(family: "Nowhere Sans", pointSize: 17)
        let inter = FontRequest(family: "Inter", pointSize: 17)
        for text in ["one", "two", "three"] {
            #expect(
                typesetter.measure(styled(text, font: font), in: TextBounds())
                    == typesetter.measure(styled(text, font: inter), in: TextBounds()))
        }
        #expect(
            log.warnings == [.unknownFamily(name: "Nowhere Sans", replacement: "Inter")])
    }

    @Test func familyNamesAreFoundInAnyCase() {
        let (typesetter, log) = typesetter()
        let mono = FontRequest(family: "noto sans mono", pointSize: 20)
        #expect(typesetter.measure(styled("iiWW", font: mono), in: TextBounds()).size.width == 48)
        #expect(log.warnings.isEmpty)
    }

    @Test func missingScriptsAreNamedOnce() {
        let (typesetter, log) = typesetter()
        _ = typesetter.measure("\u{E000}")
        let set = typesetter.typeset(styled("x\u{E001}"))
        #expect(log.warnings.count == 1)
        #expect(log.warnings.first?.description.contains("U+E000") == true)
        // The box is glyph 0, with an advance of its own.
        #expect(set.lines[0].glyphRuns.last?.run.glyphs.last == 0)
        #expect(set.measure.size.width > typesetter.measure("x").size.width + 3)
    }

    @Test func aWarningMayUseTheTypesetter() {
        let typesetter = PangoTypesetter()
        typesetter.warn = { [weak typesetter] _ in _ = typesetter?.familyNames }
        _ = typesetter.measure(styled("a", font: FontRequest(family: "None", pointSize: 9)), in: TextBounds())
    }

    @Test func whatWasSetBeforeDoesNotMatter() {
        let texts = ["漢字", "かな漢字", "한국어", "한국어 漢字", "abc"]
        let (one, _) = typesetter()
        let (other, _) = typesetter()
        let forwards = texts.map { one.typeset(styled($0)) }
        let backwards = texts.reversed().map { other.typeset(styled($0)) }
        #expect(forwards == backwards.reversed())
        // Japanese forms where there are kana, the embedded font for Hangul.
        #expect(forwards[0].lines[0].glyphRuns[0].run.face != forwards[1].lines[0].glyphRuns[0].run.face)
        #expect(forwards[3].lines[0].glyphRuns[0].run.face.path.hasSuffix("kr-Regular.otf"))
    }

    @Test func punctuationOfAScriptComesFromItsFont() {
        let (typesetter, log) = typesetter()
        let runs = typesetter.typeset(styled("حال؟")).lines[0].glyphRuns
        #expect(runs.map(\.run.face.path).allSatisfy { $0.hasSuffix("NotoSansArabic-Regular.ttf") })
        #expect(log.warnings.isEmpty)
    }

    @Test func metricsComeFromTheRequestOrTheFile() {
        let typesetter = PangoTypesetter.shared
        #expect(typesetter.lineMetrics(of: system) == system.lineMetrics)
        // Inter's own: its file has 2816 units to the em.
        let own = typesetter.lineMetrics(of: FontRequest(family: "Inter", pointSize: 2816))
        #expect(own == LineMetrics(ascent: 2728, descent: 680, capHeight: 2048, xHeight: 1536))
    }

    @Test func filesThatAreNoFontsAreNamed() throws {
        let (typesetter, _) = typesetter()
        #expect(throws: FontError.fileNotFound(path: "/nowhere.ttf")) {
            try typesetter.registerFont(at: "/nowhere.ttf")
        }
        #expect(throws: FontError.notAFont(path: #filePath)) { try typesetter.registerFont(at: #filePath) }
    }

    @Test(.enabled(if: ReferenceLayout.hasFont("NotoSansRunic-Regular.ttf")))
    func registeredFontsCanBeRequested() throws {
        let (typesetter, log) = typesetter()
        let font = FontRequest(family: "Noto Serif Tibetan", pointSize: 17)
        let before = typesetter.measure(styled("abc", font: font), in: TextBounds())
        try typesetter.registerFont(at: "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf")
        #expect(typesetter.familyNames.contains("Noto Serif"))
        let serif = FontRequest(family: "Noto Serif", pointSize: 17)
        #expect(typesetter.measure(styled("abc", font: serif), in: TextBounds()) != before)
        #expect(log.warnings.count == 1)
    }
}
