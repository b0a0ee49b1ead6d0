import Foundation
import SnapshotTesting
import Testing

/// The table of record modes, and the messages, word by word.
@Suite struct RecordModeTests {
    typealias Mode = SnapshotTestingConfiguration.Record

    @Test(arguments: ["missing", "failed", "never", "all"])
    func anAbsentReferenceIsWrittenUnlessNothingIs(name: String) throws {
        let mode = try #require(Mode(rawValue: name))
        try Sandbox.run { sandbox in
            let file = sandbox.file("references/someTest-a-b.1.txt")
            let message = verifySnapshot(of: "one", as: .lines, record: mode, testName: "someTest(a:b:)")
            let text = try #require(message)
            #expect(FileManager.default.fileExists(atPath: file.path) == (name != "never"))
            switch name {
            case "never":
                #expect(
                    text
                        == "No reference was found on disk. New snapshot was not recorded because recording is disabled"
                )
            case "all":
                #expect(
                    text == """
                        Record mode is on. Automatically recorded snapshot: …

                        open "\(file.absoluteString)"

                        Turn record mode off and re-run "someTest-a-b" to assert against the newly-recorded snapshot
                        """)
            default:
                #expect(
                    text == """
                        No reference was found on disk. Automatically recorded snapshot: …

                        open "\(file.absoluteString)"

                        Re-run "someTest-a-b" to assert against the newly-recorded snapshot.
                        """)
            }
        }
    }

    @Test(arguments: ["missing", "failed", "never", "all"])
    func anEqualReferencePassesUnlessAllAreRecorded(name: String) throws {
        let mode = try #require(Mode(rawValue: name))
        try Sandbox.run { _ in
            _ = verifySnapshot(of: "one", as: .lines, named: "x", record: .all)
            let message = verifySnapshot(of: "one", as: .lines, named: "x", record: mode)
            #expect((message == nil) == (name != "all"))
        }
    }

    @Test(arguments: ["missing", "failed", "never", "all"])
    func aDifferentReferenceFails(name: String) throws {
        let mode = try #require(Mode(rawValue: name))
        try Sandbox.run { sandbox in
            _ = verifySnapshot(of: "one\ntwo", as: .lines, named: "x y", record: .all, testName: "t()")
            let reference = sandbox.file("references/t.x-y.txt")
            let message = withSnapshotTesting(diffTool: "tool") {
                verifySnapshot(of: "one\nthree ", as: .lines, named: "x y", record: mode, testName: "t()")
            }
            let text = try #require(message)
            let isRewritten = name == "failed" || name == "all"
            #expect(
                try String(contentsOf: reference, encoding: .utf8)
                    == (isRewritten ? "one\nthree " : "one\ntwo"))
            guard name != "all" else { return }
            let failed = sandbox.file("failures/RecordModeTests/t.x-y.txt")
            let failure = try String(contentsOf: failed, encoding: .utf8)
            #expect(failure == "one\nthree ")
            let recorded = name == "failed" ? " A new snapshot was automatically recorded." : ""
            #expect(
                text == """
                    Snapshot "x y" does not match reference.\(recorded)

                    tool \(reference.path) \(failed.path)

                    @@ \u{2212}1,2 +1,2 @@
                    \u{2007}one
                    \u{2212}two
                    +three ¬
                    """)
        }
    }

    @Test func theDefaultToolShowsBothFiles() {
        let text = SnapshotTestingConfiguration.DiffTool.default(
            currentFilePath: "/a b", failedFilePath: "/c")
        #expect(
            text == """
                @\u{2212}
                "file:///a b"
                @+
                "file:///c"

                To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                    withSnapshotTesting(diffTool: .ksdiff) {
                      // ...
                    }
                """)
        #expect(
            SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "/a", failedFilePath: "/b")
                == "ksdiff \"/a\" \"/b\"")
    }

    @Test func modesAreInheritedFromOutside() throws {
        try Sandbox.run { _ in
            let message = withSnapshotTesting(record: .never) {
                withSnapshotTesting(diffTool: .ksdiff) { verifySnapshot(of: "a", as: .lines) }
            }
            #expect(message?.hasSuffix("recording is disabled") == true)
        }
        #expect(Mode(rawValue: "sometimes") == nil)
        #expect(Mode.all == true && Mode.missing == false)
    }

    @Test(.snapshots(record: .never), arguments: [1, 2])
    func theTraitSetsTheModeAndCountsFromOne(argument: Int) throws {
        try Sandbox.run { sandbox in
            #expect(verifySnapshot(of: "a", as: .lines)?.hasSuffix("recording is disabled") == true)
            _ = verifySnapshot(of: "a", as: .lines, record: .missing, testName: "x()")
            let names = try sandbox.names()
            #expect(names.contains("references/x.1.txt"))
        }
    }

    @Test func unnamedSnapshotsAreCounted() throws {
        try Sandbox.run { sandbox in
            for text in ["a", "b", "c"] { _ = verifySnapshot(of: text, as: .lines, testName: "counted()") }
            let names = try sandbox.names()
            #expect(
                names == [
                    "references", "references/counted.1.txt", "references/counted.2.txt",
                    "references/counted.3.txt",
                ])
        }
    }

    @Test func theFirstNumberCanBeLeftOut() throws {
        var options = SnapshotOptions()
        options.omitsFirstNumber = true
        try Sandbox.run { sandbox in
            withSnapshotOptions(options) {
                for text in ["a", "b"] { _ = verifySnapshot(of: text, as: .lines, testName: "plain()") }
            }
            let names = try sandbox.names()
            #expect(names == ["references", "references/plain.2.txt", "references/plain.txt"])
        }
    }

    @Test func valuesThatArriveTooLateAreReported() throws {
        let never = Snapshotting<Int, String>(
            pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        try Sandbox.run { _ in
            let text = try #require(verifySnapshot(of: 1, as: never, timeout: 0.05))
            #expect(
                text.hasPrefix(
                    "Exceeded timeout of 0.05 seconds waiting for snapshot.\n\nThis can happen when"))
        }
    }

    @Test func valuesMayArriveLater() throws {
        let later = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { value in
            Async { callback in
                let done = Unsafe(callback)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { done.value("\(value)") }
            }
        }
        try Sandbox.run { sandbox in
            _ = verifySnapshot(of: 7, as: later, named: "n", testName: "later()")
            let text = try String(contentsOf: sandbox.file("references/later.n.txt"), encoding: .utf8)
            #expect(text == "7")
        }
    }

    private struct Unsafe<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
