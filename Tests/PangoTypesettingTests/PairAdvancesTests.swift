import CPango
import Foundation
import TestSupport
import Testing
import Typesetting

@testable import PangoTypesetting

/// Words by pairs of their characters, in a font whose lookups read more than pairs.
@Suite struct PairAdvancesTests {
    private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures/fonts/Contexts.ttf").standardizedFileURL.path

    private static func engine() throws -> TextEngine {
        let library = FontLibrary(machineFolders: [])
        library.register(path)
        return TextEngine(library: library)
    }

    /// The characters that a font file measures by pairs.
    private func characters(ofFontAt path: String) throws -> String {
        let blob = hb_blob_create_from_file(path)
        let face = hb_face_create(blob, 0)
        let font = hb_font_create(face)
        defer {
            hb_font_destroy(font)
            hb_face_destroy(face)
            hb_blob_destroy(blob)
        }
        let hbFont = try #require(font)
        let lookups = ShapingLookups(of: hbFont, script: HB_SCRIPT_LATIN, language: nil, features: [])
        #expect(!lookups.substitutions.isEmpty && !lookups.positionings.isEmpty)
        var pairs = try #require(PairAdvances(hbFont, lookups: lookups))
        var measured = ""
        for character in UInt8(0x21)..<0x7F {
            let isMeasured = [character].withUnsafeBufferPointer {
                pairs.advances(of: $0, isFollowed: true) { _, _ in 1 } != nil
            }
            if isMeasured { measured.append(Character(Unicode.Scalar(character))) }
        }
        return measured
    }

    /// Each rule of `Fixtures/fonts/make.py` takes out what it changes, and nothing that only other characters could make it
    /// change: `a` joins an accent and `m` changes before one, which no text of ASCII has.
    @Test func onlyCharactersOfPairsAreMeasuredByThem() throws {
        // Without f i (ligature), q u period (ligature), c and h (contexts), p (reversed context), x (moved before y z).
        let characters = try characters(ofFontAt: Self.path)
        #expect(characters == "1ABCDEFGHIJKLMNOPQRSTUVWXYZabdegjklmnorstvwyz")
    }

    /// Inter's rules need accents: no character of ASCII is left to HarfBuzz.
    @Test func allOfInterIsMeasuredByPairs() throws {
        let fonts = EmbeddedFonts.files().paths.filter { $0.contains("/Inter-") }
        #expect(fonts.count == 18)
        let ascii = String((UInt8(0x21)..<0x7F).map { Character(Unicode.Scalar($0)) })
        for font in fonts {
            let characters = try characters(ofFontAt: font)
            #expect(characters == ascii, "\(font)")
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomWordsAreAsWideAsAWhole(seed: RandomSeed) throws {
        let engine = try Self.engine()
        var random = seed.random
        let pieces = [
            "fi", "qu.", "bcd", "gh", "opr", "xyz", "AV", "VA", "Ta", "LT", "kst", "W", "am", "c", "e", "n",
        ]
        var count = 0
        for _ in 0..<100 {
            let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                (0..<Int.random(in: 1...5, using: &random)).map { _ in random.pick(pieces)! }.joined()
            }
            var font = systemFont(random.pick([10.0, 17, 33])!)
            font.family = "Contexts"
            let text = styled(words.joined(separator: " "), font: font)
            let bounds = TextBounds(width: Double.random(in: 300...900, using: &random), lineLimit: 0)
            guard let quick = engine.words.measure(text, in: bounds) else { continue }
            count += 1
            #expect(quick == engine.measureSlowly(text, in: bounds), "\(words)")
        }
        #expect(count > 30)
    }
}
