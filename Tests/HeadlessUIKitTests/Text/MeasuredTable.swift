import Foundation

/// The rows of a table of measured facts that lies beside the repository; none where it is missing.
struct MeasuredTable {
    /// By the columns' names.
    let rows: [[String: String]]

    init(_ name: String) {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        let file = folder.appendingPathComponent("shared/measured/\(name)")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        let names = lines.first ?? []
        rows = lines.dropFirst().map {
            Dictionary(zip(names, $0), uniquingKeysWith: { first, _ in first })
        }
    }
}
