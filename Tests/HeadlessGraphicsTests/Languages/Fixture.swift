import Foundation

@testable import HeadlessGraphics

/// The folders of localised texts beside these tests.
enum Fixture {
    static func bundle(_ name: String) -> Bundle {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return Bundle(path: folder.appendingPathComponent("Fixtures/\(name)").path)!
    }

    static let texts = bundle("Texts")
}

/// Runs a closure in a language.
func speaking<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    try LanguageSettings.with(LanguageSettings([language]), body)
}
