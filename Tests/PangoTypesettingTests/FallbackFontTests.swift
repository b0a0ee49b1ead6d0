import Foundation
import Testing
import Typesetting

@testable import PangoTypesetting

/// Characters that Inter lacks: on a bare machine, on one with DejaVu, on one without any font that has them.
@Suite struct FallbackFontTests {
    private final class WarningLog: @unchecked Sendable {
        private let lock = NSLock()
        private var log: [FontWarning] = []

        var warnings: [FontWarning] { lock.withLock { log } }
        func append(_ warning: FontWarning) { lock.withLock { log.append(warning) } }
    }

    private static let dejaVu = "/usr/share/fonts/truetype/dejavu"
    private static let hasDejaVu = FileManager.default.fileExists(atPath: dejaVu + "/DejaVuSans.ttf")

    private func typesetter(_ folders: [String] = []) -> (PangoTypesetter, WarningLog) {
        let typesetter = PangoTypesetter(machineFolders: folders)
        let log = WarningLog()
        typesetter.warn = { log.append($0) }
        return (typesetter, log)
    }

    private func styled(_ text: String, language: String?) -> StyledText {
        var attributes = TextAttributes(font: system)
        attributes.language = language
        return StyledText([.init(text, attributes, paragraph: ParagraphStyle())])
    }

    private func files(_ set: TypesetText) -> Set<String> {
        Set(set.lines.flatMap(\.glyphRuns).map { String($0.run.face.path.split(separator: "/").last ?? "") })
    }

    static let scripts: [(text: String, file: String)] = [
        ("مرحبا، كيف حالك؟", "NotoSansArabic-Regular.ttf"), ("یہ اردو ہے", "NotoSansArabic-Regular.ttf"),
        ("سلام دنیا", "NotoSansArabic-Regular.ttf"), ("שלום עולם", "NotoSansHebrew-Regular.ttf"),
        ("สวัสดีชาวโลก", "NotoSansThai-Regular.ttf"), ("नमस्ते दुनिया", "NotoSansDevanagari-Regular.ttf"),
        ("日本語の文章を書く", "NotoSansCJKjp-Regular.otf"), ("简体中文的文字", "NotoSansCJKsc-Regular.otf"),
        ("繁體中文的文字", "NotoSansCJKtc-Regular.otf"), ("漢字", "NotoSansCJKtc-Regular.otf"),
    ]

    @Test(arguments: scripts)
    func aMachineWithoutFontsHasTheScriptsOfMostReaders(text: String, file: String) {
        let (typesetter, log) = typesetter()
        let set = typesetter.typeset(PangoTypesettingTests.styled(text))
        #expect(log.warnings.isEmpty)
        #expect(set.lines.flatMap(\.glyphRuns).allSatisfy { !$0.run.glyphs.contains(0) })
        #expect(files(set).contains(file), "\(files(set))")
        // Fallback fonts never change the height of a line.
        #expect(set.measure.size.height == typesetter.measure("abc").size.height)
        #expect(set.measure.firstBaseline == typesetter.measure("abc").firstBaseline)
    }

    /// The machine's fonts are used only for what the embedded ones lack, so that pictures are the same everywhere.
    @Test func embeddedFontsComeBeforeTheMachines() {
        let (bare, _) = typesetter()
        for (text, _) in Self.scripts {
            #expect(
                PangoTypesetter.shared.typeset(PangoTypesettingTests.styled(text))
                    == bare.typeset(PangoTypesettingTests.styled(text)), "\(text)")
        }
    }

    @Test func theLanguageChoosesTheFormsOfChineseCharacters() {
        let (typesetter, _) = typesetter()
        for (language, file) in [
            ("ja", "jp"), ("zh-Hans", "sc"), ("zh-Hant", "tc"), ("zh-TW", "tc"), ("zh", "sc"),
            ("zh-HK", "tc"),
            ("ko", "tc"),
        ] {
            let set = typesetter.typeset(styled("文字", language: language))
            #expect(files(set) == ["NotoSansCJK\(file)-Regular.otf"], "\(language)")
        }
        // Hangul keeps the Korean font, and Chinese characters beside it have the forms that Korean uses.
        let korean = typesetter.typeset(PangoTypesettingTests.styled("한국어 漢字"))
        #expect(files(korean).contains("NotoSansCJKkr-Regular.otf"))
        #expect(files(korean).contains("NotoSansCJKtc-Regular.otf"))
        // A rare form of another country is borrowed rather than left out, and changes nothing around it.
        let mixed = typesetter.typeset(styled("体體", language: "ja"))
        #expect(files(mixed) == ["NotoSansCJKjp-Regular.otf", "NotoSansCJKtc-Regular.otf"])
    }

    @Test func boldTextOfTheScriptsIsBold() {
        let (typesetter, _) = typesetter()
        for (text, file) in Self.scripts {
            let set = typesetter.typeset(
                PangoTypesettingTests.styled(text, font: systemFont(17, weight: 700)))
            for (run, _) in set.lines.flatMap(\.glyphRuns)
            where run.text.contains(where: { !$0.isWhitespace }) {
                let name = run.face.path.split(separator: "/").last ?? ""
                #expect(name.contains("-Bold") || run.face.isEmboldened, "\(file): \(name)")
            }
        }
    }

    /// What the set-up installs along with the libraries draws what no font is embedded for.
    @Test(.enabled(if: hasDejaVu), arguments: ["Բարեւ աշխարհ", "გამარჯობა", "ᐃᓄᒃᑎᑐᑦ", "ລາວ", "♞♜♝"])
    func anyFontOfTheMachineThatHasTheCharactersIsTaken(text: String) {
        let (typesetter, log) = typesetter([Self.dejaVu])
        let set = typesetter.typeset(PangoTypesettingTests.styled(text))
        #expect(log.warnings.isEmpty)
        #expect(set.lines.flatMap(\.glyphRuns).allSatisfy { !$0.run.glyphs.contains(0) })
        #expect(files(set) == ["DejaVuSans.ttf"], "\(files(set))")
        #expect(set.measure.size.height == typesetter.measure("abc").size.height)
    }

    @Test func whatNoFontHasIsNamedWithWhatToInstall() {
        let (typesetter, log) = typesetter()
        for (text, script, package) in [
            ("தமிழ்", "Tamil", "fonts-noto-core"), ("Բարեւ", "Armenian", "fonts-noto-core"),
            ("🪬", "emoji", "fonts-noto-color-emoji"),
            ("𠮷", "Chinese, Japanese and Korean", "fonts-noto-cjk"),
        ] {
            let before = log.warnings.count
            _ = typesetter.typeset(PangoTypesettingTests.styled(text))
            _ = typesetter.typeset(PangoTypesettingTests.styled(text + text))
            #expect(log.warnings.count == before + 1, "\(script)")
            let said = log.warnings.last?.description ?? ""
            #expect(said.contains(script) && said.contains(package) && said.contains("box"), "\(said)")
        }
    }

    /// Boxes stand for letters: a line ends where the words do.
    @Test func boxesBreakBetweenWords() {
        let (typesetter, _) = typesetter()
        let words = ["தமிழ்", "மொழி", "உலகம்", "எழுத்து"]
        let text = words.joined(separator: " ")
        let longest = words.map { typesetter.measure($0).size.width }.max() ?? 0
        for width in stride(from: longest, through: longest * 3, by: 3) {
            let set = typesetter.typeset(PangoTypesettingTests.styled(text), width: width)
            for line in set.lines {
                let parts = line.visualText.split(separator: " ").map(String.init)
                #expect(parts.allSatisfy(words.contains), "\(width): \(parts)")
            }
        }
        // Not even where a word is wider than the line, or where lines may end between any characters.
        for mode in [ParagraphStyle.LineBreakMode.wordWrapping, .charWrapping] {
            var paragraph = ParagraphStyle()
            paragraph.lineBreakMode = mode
            let set = typesetter.typeset(
                PangoTypesettingTests.styled(text, paragraph: paragraph), width: longest / 2)
            #expect(set.lines.map { $0.visualText.filter { $0 != " " } } == words)
        }
    }
}
