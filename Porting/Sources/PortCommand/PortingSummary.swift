import PackagePorting
import SourcePorting

/// What a run of adapting did, in a few lines.
struct PortingSummary {
    private let summary: PackageMirror.Summary
    private let seconds: Double

    init(_ summary: PackageMirror.Summary, seconds: Double) {
        self.summary = summary
        self.seconds = seconds
    }

    /// The lines: how much was adapted, and each cause that needs a look, once.
    func text(isVerbose: Bool) -> String {
        let time = (seconds * 10).rounded() / 10
        var lines = ["Adapted \(summary.adapted) of \(summary.files) files in \(time) s"]
        for count in ReportCount.counts(of: summary.reports) {
            switch count.kind {
            case .rewritten: if isVerbose { lines.append("  \(count.cause): \(count.count)") }
            case .leftOut: lines.append(Self.line("left out", count))
            case .unanswered: lines.append(Self.line("warning", count))
            }
        }
        if isVerbose { lines.append("  copy: \(summary.folder.path)") }
        return lines.joined(separator: "\n")
    }

    private static func line(_ kind: String, _ count: ReportCount) -> String {
        let first = count.first
        let more = count.count > 1 ? " (and \(count.count - 1) more)" : ""
        return "\(first.file):\(first.line):\(first.column): \(kind): \(count.cause)\(more)"
            + (count.advice.map { ". \($0)" } ?? "")
    }
}
