import CFonts
import Foundation
import Testing

/// The folder of the font files, found from the path of this file.
private let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/CFonts/files")

private func embeddedFonts() throws -> [(name: String, bytes: Data)] {
    try (0..<formwork_font_count()).map { index in
        let font = try #require(formwork_font_at(index)).pointee
        return (String(cString: font.file_name), Data(bytes: font.bytes, count: font.length))
    }
}

@Test func everyFontFileIsEmbeddedOnceInTheOrderOfTheNames() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }.sorted()
    #expect(names.count == 34)
    #expect(try embeddedFonts().map(\.name) == names)
}

@Test func embeddedBytesAreThoseOfTheFile() throws {
    for font in try embeddedFonts() {
        let file = try Data(contentsOf: folder.appending(path: font.name))
        #expect(font.bytes == file, "\(font.name)")
    }
}

@Test func everyFamilyHasItsLicenceBesideIt() throws {
    for licence in [
        "Inter-OFL.txt", "NotoColorEmoji-OFL.txt", "NotoSans-OFL.txt", "NotoSansCJK-OFL.txt",
        "NotoSansMono-OFL.txt",
    ] {
        let text = try String(contentsOf: folder.appending(path: licence), encoding: .utf8)
        #expect(text.contains("SIL OPEN FONT LICENSE") && text.contains("DISCLAIMER"), "\(licence)")
    }
}

@Test func anIndexPastTheEndIsNull() {
    #expect(formwork_font_at(formwork_font_count()) == nil)
    #expect(formwork_font_at(Int.max) == nil)
}

/// Inter's contextual alternates would draw "->" as an arrow and "3x4" with a multiplication sign, which
/// the system font of iOS does not.
@Test func interHasTabularFiguresButNoContextualAlternates() throws {
    for font in try embeddedFonts() where font.name.hasPrefix("Inter-") {
        #expect(font.bytes.firstRange(of: Data("tnum".utf8)) != nil, "\(font.name)")
        #expect(font.bytes.firstRange(of: Data("calt".utf8)) == nil, "\(font.name)")
    }
}
