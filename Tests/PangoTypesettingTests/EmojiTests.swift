import CairoRendering
import DisplayList
import Foundation
import LayoutCore
import Testing
import Typesetting

@testable import PangoTypesetting

/// Emoji that look alike on machines with and without a font of emoji.
@Suite struct EmojiTests {
    /// The list that the embedded font is made from.
    static let embedded: [String] = {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scripts/emoji.txt")
        let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.flatMap { $0.split(separator: " ") }
            .map(String.init)
    }()

    private final class WarningLog: @unchecked Sendable {
        private let lock = NSLock()
        private var log: [FontWarning] = []

        var warnings: [FontWarning] { lock.withLock { log } }
        func append(_ warning: FontWarning) { lock.withLock { log.append(warning) } }
    }

    private func typesetter(_ folders: [String]) -> (PangoTypesetter, WarningLog) {
        let typesetter = PangoTypesetter(machineFolders: folders)
        let log = WarningLog()
        typesetter.warn = { log.append($0) }
        return (typesetter, log)
    }

    private func glyphs(_ set: TypesetText) -> [UInt32] {
        set.lines.flatMap(\.glyphRuns).flatMap(\.run.glyphs)
    }

    private func files(_ set: TypesetText) -> Set<String> {
        Set(set.lines.flatMap(\.glyphRuns).map { String($0.run.face.path.split(separator: "/").last ?? "") })
    }

    @Test func everyListedEmojiIsOnePicture() {
        #expect(Self.embedded.count > 800)
        let (typesetter, log) = typesetter([])
        for emoji in Self.embedded {
            let set = typesetter.typeset(styled(emoji))
            let width = set.measure.size.width
            #expect(glyphs(set).filter { $0 != 0 }.count >= 1 && !glyphs(set).contains(0), "\(emoji)")
            #expect(abs(width - typesetter.measure("😀").size.width) < 0.01, "\(emoji) is \(width) wide")
            #expect(files(set) == ["NotoColorEmoji.ttf"], "\(emoji): \(files(set))")
        }
        #expect(log.warnings.isEmpty, "\(log.warnings)")
    }

    @Test func embeddedEmojiDoNotDependOnTheMachine() {
        let (bare, bareLog) = typesetter([])
        let (full, fullLog) = typesetter(FontFolders.ofThisMachine)
        for text in ["Hi 😀!", "❤️‍🔥 and 👨‍👩‍👧‍👦", "🇩🇪🇯🇵", "👍🏽👍", "1️⃣2️⃣ 1 2", "☀️☀", "مرحبا 🎉", "日本 🇯🇵"] {
            #expect(bare.typeset(styled(text)) == full.typeset(styled(text)), "\(text)")
        }
        #expect(
            bareLog.warnings.isEmpty && fullLog.warnings.isEmpty, "\(bareLog.warnings) \(fullLog.warnings)")
    }

    /// In pictures, PDF and SVG alike.
    @Test func drawingsOfEmojiAreEqualToTheByte() throws {
        func files(_ folders: [String]) throws -> [[UInt8]] {
            let set = typesetter(folders).0.typeset(styled("Hi 😀 👨‍👩‍👧‍👦 🇩🇪 👍🏽 1️⃣"))
            let list = DisplayList(
                size: Size(width: 300, height: 30), commands: set.lines.flatMap(\.commands))
            let bitmap = try CairoRenderer.bitmap(list, scale: 2)
            #expect(Set(bitmap.pixels).count > 50)
            // A PDF ends with the time at which it was made.
            let pdf = try CairoRenderer.pdf([list])
            return [try PNG.encode(bitmap), Array(pdf.prefix(pdf.count / 2)), try CairoRenderer.svg(list)]
        }
        let (bare, full) = (try files([]), try files(FontFolders.ofThisMachine))
        for (one, other) in zip(bare, full) { #expect(one == other) }
    }

    @Test(.enabled(if: hasEmoji)) func otherEmojiComeFromTheMachineWithOneMessage() {
        let (typesetter, log) = typesetter(FontFolders.ofThisMachine)
        let set = typesetter.typeset(styled("🪬 😀"))
        #expect(!glyphs(set).contains(0))
        #expect(set.lines.flatMap(\.glyphRuns).contains { $0.run.face.path.hasPrefix("/usr/share/fonts") })
        _ = typesetter.typeset(styled("🪬"))
        #expect(log.warnings == [.foreignEmoji(example: "🪬", package: "fonts-noto-color-emoji")])
        #expect(log.warnings[0].description.contains("“🪬” is not among the embedded ones"))
    }

    /// A sequence that is not embedded stays one picture where the machine has it, else its parts are drawn.
    @Test(.enabled(if: hasEmoji)) func otherSequencesStayOnePicture() {
        let coder = "👩🏽‍💻"
        let (full, log) = typesetter(FontFolders.ofThisMachine)
        let one = full.measure("😀").size.width
        #expect(abs(full.measure(coder).size.width - one) < 0.01)
        #expect(log.warnings == [.foreignEmoji(example: coder, package: "fonts-noto-color-emoji")])
        let (bare, bareLog) = typesetter([])
        #expect(bare.measure(coder).size.width > 2 * one)
        #expect(bareLog.warnings.count == 1)
    }
}
