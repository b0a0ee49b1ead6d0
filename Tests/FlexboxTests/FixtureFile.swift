import Foundation

/// Files in the package's folder of flexbox fixtures.
enum FixtureFile {
    static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/flexbox")
            .standardized
    }

    static func contents(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }
}
