import Foundation
import Testing

@testable import PangoTypesetting

/// The program's fonts as files.
@Suite struct EmbeddedFontsTests {
    private func folder() -> String {
        FileManager.default.temporaryDirectory.path + "/formwork-test-\(UUID().uuidString)"
    }

    @Test func fontsAreWrittenOnceAndWhole() throws {
        let cache = folder()
        defer { try? FileManager.default.removeItem(atPath: cache) }
        let first = EmbeddedFonts.files(in: [cache])
        #expect(first.paths.count > 20 && first.unwritten.isEmpty)
        let path = try #require(first.paths.first)
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        #expect(EmbeddedFonts.files(in: [cache]).paths == first.paths)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
        // No drafts remain.
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == first.paths.count)
    }

    @Test func aFileThatWasCutShortIsWrittenAgain() throws {
        let cache = folder()
        defer { try? FileManager.default.removeItem(atPath: cache) }
        let path = try #require(EmbeddedFonts.files(in: [cache]).paths.first)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        try whole.prefix(100).write(to: URL(fileURLWithPath: path))
        _ = EmbeddedFonts.files(in: [cache])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole)
    }

    @Test func whereAFolderCannotBeWrittenTheNextIsTaken() {
        let cache = folder()
        defer { try? FileManager.default.removeItem(atPath: cache) }
        let fonts = EmbeddedFonts.files(in: ["/dev/null/fonts", cache])
        #expect(fonts.paths.allSatisfy { $0.hasPrefix(cache) } && !fonts.paths.isEmpty)
        let none = EmbeddedFonts.files(in: ["/dev/null/fonts"])
        #expect(none.paths.isEmpty && none.unwritten.count == fonts.paths.count)
    }

    @Test func manyWritersGetTheSameFiles() throws {
        let cache = folder()
        defer { try? FileManager.default.removeItem(atPath: cache) }
        DispatchQueue.concurrentPerform(iterations: 6) { _ in
            let fonts = EmbeddedFonts.files(in: [cache])
            #expect(fonts.unwritten.isEmpty)
            // Fontconfig never sees half a font: each is there whole as soon as it has its name.
            #expect(fonts.paths.allSatisfy(FontFile.hasFonts))
        }
    }
}
