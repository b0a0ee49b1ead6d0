import Foundation
import Testing

@testable import HeadlessGraphics

struct TableTests {
    private func read(_ text: String) -> StringTable {
        StringsParser.read(Data(text.utf8), file: "T.strings")
    }

    private func texts(_ table: StringTable) -> [String: String] {
        table.entries.compactMapValues { if case .text(let text) = $0.variants { text } else { nil } }
    }

    @Test func stringsInAllNotations() throws {
        let text =
            "/* c */ \"a\" = \"1\"; // x\n b-c.d = two ;\n'q' = 'it\\'s';\"only\";\n\"u\" = \"\\U00e9\\101\\n\";"
        let expected = ["a": "1", "b-c.d": "two", "q": "it's", "only": "only", "u": "éA\n"]
        #expect(texts(read(text)) == expected)
        #expect(read(text).problems == [])
        #expect(texts(read("{ \"a\" = \"1\"; }")) == ["a": "1"])
        let utf16 = try #require("\"ä\" = \"ö\";".data(using: .utf16))
        #expect(texts(StringsParser.read(utf16, file: "")) == ["ä": "ö"])
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["k": "v"], format: format, options: 0)
            #expect(texts(StringsParser.read(data, file: "")) == ["k": "v"])
        }
        #expect(read("").problems == [] && read("  \n// end").problems == [])
    }

    /// What a table in another notation says must be what the parser finds: random texts, escaped by these rules.
    @Test func everyEscapedTextComesBack() {
        for text in ["a\"b", "back\\slash", "line\nbreak", "tab\t", "emoji 👩‍👩‍👧 ü", "; = /* no */ // {", "'"] {
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
                of: "\"", with: "\\\"")
            #expect(texts(read("\"\(escaped)\" = \"\(escaped)\";")) == [text: text])
        }
    }

    @Test func malformedStringsNameLineAndKey() {
        let texts = BundleTexts(folder: Fixture.bundle("Broken").bundlePath)
        let table = texts.table("Strings", in: "en")
        let file = texts.folder + "/en.lproj/Strings.strings"
        #expect(
            table.problems.map(\.description)
                == [
                    "\(file):2: key \"second\": '=' is missing after the key",
                    "\(file):3: key \"third\": ';' is missing after the value",
                    "\(file):5: key \"first\": the key comes twice",
                    "\(file):6: the quotation mark is not closed",
                    "\(file):7: key \"last\": a value is expected",
                ].map { $0.replacingOccurrences(of: ":6: the", with: ":6: key \"last\": the") })
        #expect(table.entries.keys.sorted() == ["first", "fourth", "third"])
    }

    @Test func malformedRulesNameLineAndKey() {
        let texts = BundleTexts(folder: Fixture.bundle("Broken").bundlePath)
        let problems = texts.table("Rules", in: "en").problems
        #expect(
            problems.allSatisfy {
                $0.line == 4 && $0.key == "count" && $0.file.hasSuffix("Rules.stringsdict")
            })
        #expect(
            problems.map(\.message) == [
                "\"lots\" of \"things\" is not a plural category", "\"things\" has no text for \"other\"",
                "the variable \"others\" has no rule",
            ])
        let text = "<plist><dict>\n<key>a</key>\n<dict><string>x</dict></dict></plist>"
        let cut = StringsDictReader.read(Data(text.utf8), file: "R")
        #expect(cut.problems.map(\.description) == ["R:3: key \"a\": the property list cannot be read"])
    }

    @Test func malformedCataloguesNameLineAndKey() {
        let texts = BundleTexts(folder: Fixture.bundle("Broken").bundlePath)
        let problems = texts.table("Catalog", in: "en").problems.map {
            "\($0.line ?? 0) \($0.key ?? "") \($0.message)"
        }
        #expect(
            problems == [
                "5 bad key a stringUnit of \"en\" has no value",
                "5 bad key the localization \"en\" has neither stringUnit nor variations",
                "8 plural \"several\" in \"en\" is not a plural category",
                "8 plural the plural in \"en\" has no text for \"other\"",
            ])
        let unreadable = texts.table("Unreadable", in: "en").problems
        #expect(unreadable.map(\.line) == [4])
        #expect(unreadable.map(\.key) == ["title"])
    }

    @Test func languagesAreMatched() {
        func best(_ available: String, _ preferred: String, _ development: String = "en") -> String? {
            LanguageMatch.best(
                of: available.split(separator: " ").map(String.init),
                for: preferred.split(separator: " ").map(String.init), development: development)
        }
        #expect(best("en de fr", "de-CH fr") == "de")
        #expect(best("en pt-BR pt-PT", "pt-PT") == "pt-PT")
        #expect(best("en pt-BR", "pt") == "pt-BR")
        #expect(best("en zh-Hans zh-Hant", "zh-TW") == "zh-Hant")
        #expect(best("en zh-hans zh-hant", "zh-Hans-CN") == "zh-hans")
        #expect(best("en zh-Hant", "zh-CN ja") == "en")
        #expect(best("English German", "de") == "German")
        #expect(best("en he", "iw") == "he")
        #expect(best("en-GB de", "en-US") == "en-GB")
        #expect(best("de fr", "ja", "fr") == "fr")
        #expect(best("de fr", "", "it") == "de")
        #expect(best("Base", "de") == nil)
    }
}
