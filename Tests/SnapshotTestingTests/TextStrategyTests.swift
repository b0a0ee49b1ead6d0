import Foundation
import SnapshotTesting
import Testing
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct TextStrategyTests {
    /// What a strategy makes of a value.
    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var result = ""
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private struct User: Encodable {
        let id: Int
        let name: String
        var friends: [String] = []
    }

    private enum Kind {
        case plain
        case loaded(Int)
    }

    private final class Node {
        var next: Node?
    }

    @Test func dumpSortsWhatHasNoOrder() {
        #expect(
            text(User(id: 1, name: "Blob", friends: ["A"]), .dump) == """
                ▿ User
                  ▿ friends: 1 element
                    - "A"
                  - id: 1
                  - name: "Blob"

                """)
        #expect(
            text(["b": 1, "a": 2], .dump).hasPrefix(
                "▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\"\n"))
        #expect(text(Kind.plain, .dump) == "- Kind.plain\n")
        #expect(text(Kind.loaded(3), .dump) == "▿ Kind\n  - loaded: 3\n")
        #expect(text(Int?.none, .dump) == "- Optional<Int>.none\n")
        #expect(text(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
        let node = Node()
        node.next = node
        #expect(text(node, .dump).contains("▿ some (circular reference detected)\n"))
        node.next = nil
    }

    @Test func encodingsAreSorted() {
        #expect(text(User(id: 1, name: "Blob"), .json).contains("\"id\" : 1,\n  \"name\" : \"Blob\""))
        #expect(text(User(id: 1, name: "Blob"), .plist).contains("<key>id</key>"))
        #expect(text(["b": 1, "a": [true]] as [String: Any], .json).contains("\"a\" : ["))
        let json: Snapshotting<User, String> = .json
        #expect(json.pathExtension == "json")
    }

    @Test func requestsAreWrittenInOneWay() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com/a?z=1&b=2")))
        request.httpMethod = "POST"
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        request.addValue("pf_session={}", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("pricing[x]=\"y\"".utf8)
        #expect(
            text(request, .raw) == """
                POST https://example.com/a?b=2&z=1
                Accept: text/html
                Cookie: pf_session={}

                pricing[x]="y"
                """)
        #expect(
            text(request, .curl) == """
                curl \\
                \t--request POST \\
                \t--header "Accept: text/html" \\
                \t--data "pricing[x]=\\"y\\"" \\
                \t--cookie "pf_session={}" \\
                \t"https://example.com/a?b=2&z=1"
                """)
    }

    private enum Direction: String, CaseIterable {
        case up, down
        var opposite: Direction { self == .up ? .down : .up }
    }

    @Test func functionsOfCasesAreTables() {
        let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Direction, String>.description)
        #expect(strategy.pathExtension == "csv")
        #expect(
            text({ (direction: Direction) in direction.opposite }, strategy)
                == "\"up\",\"down\"\n\"down\",\"up\"")
    }

    @Test func pathsAreWrittenByElements() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 83.2844, y: 60))
        path.addLine(to: CGPoint(x: -0.25, y: 1000))
        path.close()
        path.move(to: .zero)
        #expect(
            text(path, .elementsDescription)
                == "MoveTo (83.284, 60.0)\nLineTo (-0.25, 1000.0)\nClose \n\nMoveTo (0.0, 0.0)\n")
    }

    @Test func hunksHaveFourLinesOfContext() {
        let old = (1...30).map(String.init).joined(separator: "\n")
        let new = old.replacingOccurrences(of: "\n15\n", with: "\nfifteen\n")
        let message = Diffing.lines.diffV2(old, new)?.0
        #expect(
            message == """
                @@ \u{2212}11,9 +11,9 @@
                \u{2007}11
                \u{2007}12
                \u{2007}13
                \u{2007}14
                \u{2212}15
                +fifteen
                \u{2007}16
                \u{2007}17
                \u{2007}18
                \u{2007}19
                """)
        let two = old.replacingOccurrences(of: "\n5\n", with: "\nfive\n").replacingOccurrences(
            of: "\n25\n", with: "\n")
        let headers = Diffing.lines.diffV2(old, two)?.0.split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(headers == ["@@ \u{2212}1,9 +1,9 @@", "@@ \u{2212}21,10 +21,9 @@"])
        #expect(Diffing.lines.diffV2(old, old) == nil)
    }

    @Test func repeatedLinesAreMatchedAsUpstream() {
        func difference(_ old: String, _ new: String) -> [Substring]? {
            Diffing.lines.diffV2(old, new)?.0.split(separator: "\n")
        }
        // The longest run, not the first line that is equal.
        #expect(
            difference("a\nz\na\nb\nc", "a\nb\nc") == [
                "@@ \u{2212}1,5 +1,3 @@", "\u{2212}a", "\u{2212}z", "\u{2007}a", "\u{2007}b", "\u{2007}c",
            ])
        // Of runs that are as long, the last of the reference.
        #expect(
            difference("a\nb\na", "a")
                == ["@@ \u{2212}1,3 +1,1 @@", "\u{2212}a", "\u{2212}b", "\u{2007}a"])
        // Up to eight equal lines stay whole.
        let tail = (1...8).map { "\($0)" }
        let text = tail.joined(separator: "\n")
        #expect(
            difference("x\n" + text, "y\n" + text)
                == ["@@ \u{2212}1,9 +1,9 @@", "\u{2212}x", "+y"] + tail.map { "\u{2007}\($0)" })
    }

    @Test func bytesAreCompared() {
        let strategy: Snapshotting<Data, Data> = .data
        #expect(strategy.pathExtension == nil)
        #expect(strategy.diffing.diffV2(Data([1]), Data([2]))?.0 == "Expected data to match")
        #expect(
            strategy.diffing.diffV2(Data([1, 2]), Data([1, 2, 3]))?.0 == "Expected 3 bytes to match 2 bytes")
    }
}
