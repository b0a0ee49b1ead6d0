import Foundation
import Testing

@testable import PangoTypesetting

/// Fonts that fontconfig finds in a folder, against the same fonts by their files.
@Suite struct FontFolderScanTests {
    @Test func aFolderHasTheFontsOfItsFilesThatAreNotLeftOut() throws {
        let cache = FileManager.default.temporaryDirectory.path + "/formwork-test-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: cache) }
        let files = EmbeddedFonts.files(in: [cache]).paths
        let scan = try #require(FontFolderScan(files, without: EmbeddedFonts.isFallback))
        let named = files.filter { !EmbeddedFonts.isFallback($0) }
        let byFile = try #require(FontWorld(folder: nil, files: named, fallbacks: []))
        // The second time from fontconfig's description, if it could write one.
        for _ in 0..<2 {
            let byFolder = try #require(FontWorld(folder: scan, files: [], fallbacks: []))
            #expect(
                byFolder.patterns.map(FontFaceName.init).sorted()
                    == byFile.patterns.map(FontFaceName.init).sorted())
            #expect(byFolder.patterns.count == named.count)
        }
        #expect(FileManager.default.fileExists(atPath: scan.path + "-scanned"))
    }

    @Test func filesOfSeveralFoldersAreNoFolder() {
        #expect(FontFolderScan(["/a/x.ttf", "/b/y.ttf"]) { _ in false } == nil)
        #expect(FontFolderScan(["/a/x.ttf", "/a/b/y.ttf"]) { _ in false } == nil)
        #expect(FontFolderScan(["/a&b/x.ttf"]) { _ in false } == nil)
        #expect(FontFolderScan([]) { _ in false } == nil)
        #expect(FontFolderScan(["/a/x.ttf", "/a/y.ttf"]) { _ in false }?.path == "/a")
    }
}
