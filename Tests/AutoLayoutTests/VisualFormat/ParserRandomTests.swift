import AutoLayout
import TestSupport
import Testing

/// Random text never ends the process: it is a format, or an error with a position inside of it.
@Suite struct ParserRandomTests {
    private static let words = [
        "|", "-", "[", "]", "(", ")", ",", ":", ".", "@", "==", "<=", ">=", "=", "<", ">", "+", "*", "H", "V",
        "H:", "V:", "[a]", "[b(8)]", "a", "b1", "_", "8", "0.5", ".", "1e9", "1e", "1e999", "1e-400", " ",
        "\n",
        "\u{301}", "é", "글", "🏳️‍🌈", "\u{0}", "\"", "\\", "²", "٣",
    ]

    /// Formats that are right.
    private static let formats = [
        "H:|-[red(>=100)]-8-[blue(==red)]-(>=8@750)-|", "V:|[a(44)]-[b(a@p,>=2.5e1)]-(-5,<=m@.5)-[c]|", "[a]",
        "|-m-[a.b]-(==8,>=2@1000)-[c][d]-|",
    ]

    /// A format is written, and read again as the same; an error lies inside of the text.
    private func check(_ text: String) {
        do throws(FormatError) {
            let format = try VisualFormat(parsing: text)
            let written = format.description
            let again = try VisualFormat(parsing: written)
            #expect(again.description == written)
            #expect(again.items.map(\.name.text) == format.items.map(\.name.text))
            #expect(again.items.map(\.sizes.count) == format.items.map(\.sizes.count))
            #expect(format.gaps.count == format.items.count - 1)
        } catch {
            #expect((0...error.format.count).contains(error.position))
            #expect(error.description.hasSuffix("^"))
            #expect(error.message.isEmpty == false)
        }
    }

    /// What a format says, or what is wrong with it and where; the end counts as 1000.
    private func outcome(_ text: String) -> String {
        do throws(FormatError) {
            let format = try VisualFormat(parsing: text)
            return "\(format.description) \(format.items.map(\.name))"
        } catch {
            return "\(error.message) \(error.position == text.count ? 1_000 : error.position)"
        }
    }

    /// A space that is not ASCII at the end changes nothing, though it has all characters read otherwise.
    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomFormatsSayTheSameBeforeOtherSpaces(seed: RandomSeed) {
        var random = seed.random
        let words =
            Self.words.filter { $0.utf8.allSatisfy { $0 < 0x80 } } + ["|-8-", "[c(==b)]", "-(>=4@20)-", "\t"]
        for _ in 0..<20 {
            var text =
                Int.random(in: 0..<2, using: &random) == 0
                ? "" : Self.formats.randomElement(using: &random) ?? ""
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                text += words.randomElement(using: &random) ?? ""
            }
            #expect(outcome(text) == outcome(text + "\u{A0}"), "\(seed): \(text)")
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 400))
    func randomWordsNeverCrash(seed: RandomSeed) {
        var random = seed.random
        for _ in 0..<20 {
            let count = Int.random(in: 0...24, using: &random)
            check((0..<count).compactMap { _ in random.pick(Self.words) }.joined())
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomCharactersNeverCrash(seed: RandomSeed) {
        var random = seed.random
        for _ in 0..<20 {
            let count = Int.random(in: 0...40, using: &random)
            let scalars = (0..<count).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...(random.chance(0.8) ? 0x7F : 0x1_FFFF), using: &random))
            }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            check(text)
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 400))
    func randomMistakesNeverCrash(seed: RandomSeed) {
        var random = seed.random
        for format in Self.formats {
            var characters = format.map(String.init)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<max(characters.count, 1), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where !characters.isEmpty: characters.remove(at: place)
                case 1: characters.insert(random.pick(Self.words) ?? "", at: min(place, characters.count))
                case 2 where !characters.isEmpty: characters[place] = random.pick(Self.words) ?? ""
                default: characters = Array(characters.prefix(place))
                }
            }
            check(characters.joined())
        }
    }

    /// Formats made by the grammar are read as what they were made of.
    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomFormatsAreRead(seed: RandomSeed) throws {
        var random = seed.random
        for _ in 0..<10 {
            let sketch = FormatSketch(using: &random)
            let format = try VisualFormat(parsing: sketch.text)
            #expect(format.items.map(\.name.text) == sketch.names, "\(sketch.text)")
            #expect(format.items.map(\.sizes.count) == sketch.sizes, "\(sketch.text)")
            #expect(format.gaps.map(FormatSketch.count) == sketch.gaps, "\(sketch.text)")
            #expect((format.leading != nil) == sketch.hasEdges.0, "\(sketch.text)")
            #expect((format.trailing != nil) == sketch.hasEdges.1, "\(sketch.text)")
            #expect((format.axis == .vertical) == sketch.isVertical, "\(sketch.text)")
        }
    }
}
