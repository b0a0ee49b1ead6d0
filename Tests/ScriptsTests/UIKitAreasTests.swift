import Foundation
import Testing

/// The table of UIKit's areas in the README against the source.
struct UIKitAreasTests {
    private func table() throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [projectFolder.appending(path: "Scripts/uikit-areas").path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return output
    }

    @Test func theReadmeHasTheTableOfTheSource() throws {
        let readme = try String(contentsOf: projectFolder.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains(try table()), "run Scripts/uikit-areas --update")
    }

    @Test func typesAreThereThatSourceDeclares() throws {
        let rows = try table().split(separator: "\n")
        let tables = try #require(rows.first { $0.hasPrefix("| Table views ") })
        #expect(!tables.contains("`UITableView`"))
        let views = try #require(rows.first { $0.hasPrefix("| Views ") })
        // Declared unavailable, so that the compiler says why.
        #expect(views.contains("`UIHostingConfiguration`"))
    }
}
