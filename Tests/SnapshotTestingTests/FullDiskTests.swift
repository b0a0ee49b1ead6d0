import Foundation
import SnapshotTesting
import Testing

/// A file that does not fit leaves nothing behind, and what was there before as it was.
@Suite struct FullDiskTests {
    /// Records more text than fits, over nothing and over a file; returns the messages.
    private static func record(in folder: String) -> [String] {
        let text = String(repeating: "x", count: 10_000_000)
        return withSnapshotOptions(SnapshotOptions(isReported: false)) {
            [SnapshotTestingConfiguration.Record.missing, .all].map { mode in
                verifySnapshot(
                    of: text, as: .lines, named: mode == .all ? "old" : "new", record: mode,
                    snapshotDirectory: folder, testName: "full()") ?? "no failure"
            }
        }
    }

    private static func message(_ name: String, in folder: String) -> String {
        "The snapshot of \"full\" failed: \(folder)/full.\(name).txt could not be written ("
    }

    /// A folder of a disk that is full: `mount -t tmpfs -o size=64k none FOLDER`, then `FORMWORK_FULL_DISK=FOLDER`. Only
    /// root can mount one, so the test below limits the size of files instead.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["FORMWORK_FULL_DISK"] != nil))
    func aFullDiskLeavesNoHalfFile() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["FORMWORK_FULL_DISK"])
        let old = URL(fileURLWithPath: folder + "/full.old.txt")
        try Data("before".utf8).write(to: old)
        defer { try? FileManager.default.removeItem(at: old) }
        let messages = Self.record(in: folder)
        #expect(messages[0].hasPrefix(Self.message("new", in: folder) + "No space left on device"))
        #expect(messages[1].hasPrefix(Self.message("old", in: folder) + "No space left on device"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["full.old.txt"])
        #expect(try Data(contentsOf: old) == Data("before".utf8))
    }

    #if compiler(>=6.2)
        @Test func aFileThatDoesNotFitLeavesNoHalfFile() async throws {
            let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                let folder = NSTemporaryDirectory() + "/full-\(UUID().uuidString)"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(atPath: folder) }
                let old = URL(fileURLWithPath: folder + "/full.old.txt")
                try Data("before".utf8).write(to: old)
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                let messages = FullDiskTests.record(in: folder)
                for (message, name) in zip(messages, ["new", "old"]) {
                    let isNamed = message.hasPrefix(
                        FullDiskTests.message(name, in: folder) + "File too large")
                    print(isNamed ? "named" : message)
                }
                let names = try FileManager.default.contentsOfDirectory(atPath: folder)
                print(names, try String(contentsOf: old, encoding: .utf8))
            }
            let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
            #expect(text.contains("named\nnamed\n[\"full.old.txt\"] before\n"))
        }
    #endif
}
