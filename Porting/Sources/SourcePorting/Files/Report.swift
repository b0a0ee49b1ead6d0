/// What the port did with a construct, or could not do.
public struct Report: Codable, Hashable, Sendable {
    /// What became of a construct.
    public enum Kind: String, Codable, CaseIterable, Sendable {
        /// Adapted source does what the original does.
        case rewritten
        /// The construct is not in the adapted source.
        case leftOut
        /// The adapted source needs a hand, or the original does not parse.
        case unanswered
    }

    /// What became of the construct.
    public var kind: Kind
    /// The construct in a word or two, equal for all reports of one cause: `#selector`, `@NSManaged`.
    public var cause: String
    /// What a developer can do; nil where there is nothing to do.
    public var advice: String?
    /// The path as it was passed.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in UTF-8 bytes as the compiler counts.
    public var column: Int

    /// Creates a report.
    public init(
        _ kind: Kind, _ cause: String, advice: String? = nil, file: String = "", line: Int = 0,
        column: Int = 0
    ) {
        self.kind = kind
        self.cause = cause
        self.advice = advice
        self.file = file
        self.line = line
        self.column = column
    }
}

/// Reports of one kind and cause.
public struct ReportCount: Codable, Hashable, Sendable {
    /// The kind of the reports.
    public var kind: Report.Kind
    /// Their cause.
    public var cause: String
    /// The advice of the first report.
    public var advice: String?
    /// How many there are.
    public var count: Int
    /// The first one's file, line and column.
    public var first: Report

    /// The reports by kind and cause, the most frequent first.
    public static func counts(of reports: [Report]) -> [ReportCount] {
        var positions: [String: Int] = [:]
        var counts: [ReportCount] = []
        for report in reports {
            let key = report.kind.rawValue + " " + report.cause
            if let position = positions[key] {
                counts[position].count += 1
            } else {
                positions[key] = counts.count
                counts.append(
                    ReportCount(
                        kind: report.kind, cause: report.cause, advice: report.advice, count: 1, first: report
                    ))
            }
        }
        return counts.sorted { $0.count > $1.count }
    }
}
