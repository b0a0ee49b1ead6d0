import Foundation

/// Outcomes as build servers read them.
enum JUnitReport {
    /// The document: a suite for each source file, a case for each snapshot.
    static func text(of outcomes: [SnapshotOutcome]) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        let suites = Dictionary(grouping: outcomes, by: \.source).sorted { $0.key < $1.key }
        for (source, cases) in suites {
            let name = URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent
            let failures = cases.count { $0.message != nil }
            text +=
                "  <testsuite name=\"\(name.escaped)\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
            for outcome in cases { text += line(outcome, name) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func line(_ outcome: SnapshotOutcome, _ suite: String) -> String {
        let file = URL(fileURLWithPath: outcome.reference).lastPathComponent
        let head =
            "    <testcase classname=\"\(suite.escaped)\" name=\"\("\(outcome.test) \(file)".escaped)\" "
            + "file=\"\(outcome.source.escaped)\" line=\"\(outcome.line)\""
        guard let message = outcome.message else { return head + "/>\n" }
        let first = message.split(separator: "\n").first.map(String.init) ?? message
        return head
            + ">\n      <failure message=\"\(first.escaped)\">\(message.escaped)</failure>\n    </testcase>\n"
    }
}

extension String {
    /// The text with what means something in XML written otherwise, and without what it may not contain.
    fileprivate var escaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "\t"
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
