import Foundation

extension ReportFolder {
    /// Writes the page, JSON and JUnit of what the run's processes have recorded up to now.
    public func writeReports() throws {
        try exclusively {
            let outcomes = try readOutcomes()
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(outcomes).write(to: json, options: .atomic)
            try Data(JUnitReport.text(of: outcomes).utf8).write(to: junit, options: .atomic)
            try Data(ReviewPage.html(of: outcomes).utf8).write(to: page, options: .atomic)
        }
    }
}
