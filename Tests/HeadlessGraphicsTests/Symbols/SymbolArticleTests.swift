import Foundation
import Testing

@testable import HeadlessGraphics

/// The article about symbols lists what is drawn.
struct SymbolArticleTests {
    @Test func theArticleListsWhatIsDrawn() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = package.appending(path: "Sources/HeadlessUIKit/HeadlessUIKit.docc/SystemSymbols.md")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
        let list = try #require(parts.first { $0.hasPrefix("text\n") }).dropFirst("text\n".count)
        #expect(list.split(whereSeparator: \.isWhitespace).map(String.init) == SymbolDrawings.names)
    }
}
