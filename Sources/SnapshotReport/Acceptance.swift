import Foundation

/// Takes new snapshots of a run over as references.
public struct Acceptance: Sendable {
    /// What happened to one snapshot.
    public struct Result: Sendable, Hashable {
        /// The reference.
        public var reference: String
        /// Why it was left alone; nil where it was written.
        public var problem: String?
    }

    /// The report.
    public var folder: ReportFolder
    /// The snapshots to accept, as the page numbers them; nil for all.
    public var selection: Set<String>?
    /// Whether references are written that have changed since the run.
    public var isForced = false

    /// Creates an acceptance of all of a report's snapshots.
    public init(_ folder: ReportFolder) { self.folder = folder }

    /// Writes the references.
    public func run() throws -> [Result] {
        let outcomes = try folder.readOutcomes().filter { outcome in
            outcome.status == .failed && selection?.contains(outcome.id) ?? true
        }
        var results = outcomes.compactMap { outcome -> Result? in
            guard let path = outcome.files?.actual else { return nil }
            return Result(reference: outcome.reference, problem: accept(outcome, path))
        }
        let found = Set(outcomes.map(\.id))
        for id in (selection ?? []).subtracting(found).sorted() {
            results.append(Result(reference: id, problem: "no failure of the report has this number"))
        }
        return results
    }

    private func accept(_ outcome: SnapshotOutcome, _ path: String) -> String? {
        let reference = URL(fileURLWithPath: outcome.reference)
        guard let data = try? Data(contentsOf: folder.url.appendingPathComponent(path)) else {
            return "\(path) is missing from the report"
        }
        if let old = try? Data(contentsOf: reference), !isForced {
            let expected = outcome.files?.expected.flatMap {
                try? Data(contentsOf: folder.url.appendingPathComponent($0))
            }
            if old == data { return nil }
            if old != expected {
                return "the reference has changed since the run (--force takes the snapshot all the same)"
            }
        }
        do {
            try FileManager.default.createDirectory(
                at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: reference, options: .atomic)
            return nil
        } catch {
            return error.localizedDescription
        }
    }
}
