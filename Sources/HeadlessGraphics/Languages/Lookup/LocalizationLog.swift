import Foundation

/// What lookups have not found, and what is wrong with files; each is reported once.
final class LocalizationLog: @unchecked Sendable {
    static let shared = LocalizationLog()

    struct Table: Hashable {
        var folder: String
        var name: String
    }

    private let lock = NSLock()
    private var used: [Table: [String: Bool]] = [:]
    private var reported: Set<String> = []

    /// Notes that a key was looked up.
    func note(_ key: String, _ isFound: Bool, _ table: Table) {
        LookupCount.current?.add()
        lock.withLock { used[table, default: [:]][key] = isFound }
    }

    /// The keys that were looked up in a table, and whether they were found.
    func keys(in table: Table) -> [String: Bool] { lock.withLock { used[table] ?? [:] } }

    /// The tables of a folder that were looked up.
    func tables(inFolder folder: String) -> [String] {
        lock.withLock { used.keys.filter { $0.folder == folder }.map(\.name).sorted() }
    }

    func report(_ problem: LocalizationProblem) { reportOnce("\(problem)", about: "") }

    func reportMissing(_ key: String, _ table: String, _ folder: String) {
        let bundle = URL(fileURLWithPath: folder).lastPathComponent
        reportOnce("the key \"\(key)\" is missing in the table \(table)", about: bundle)
    }

    private func reportOnce(_ text: String, about subject: String) {
        guard lock.withLock({ reported.insert(subject + "\n" + text).inserted }) else { return }
        LayoutDiagnostics.reportAnywhere(.advice, about: subject, because: text)
    }
}
