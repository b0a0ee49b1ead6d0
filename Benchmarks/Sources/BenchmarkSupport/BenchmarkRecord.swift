import Foundation

/// One figure for a program that reads them: a line of JSON in the file that `FORMWORK_BENCH_RECORD` names.
public struct BenchmarkRecord: Codable, Sendable {
    /// What was measured.
    public var name: String
    /// The unit of the figures; "x" for a ratio.
    public var unit: String
    /// The median and the 90th percentile.
    public var median, high: Double
    /// The maximum of the median.
    public var bar: Double?

    /// Creates a record.
    public init(_ name: String, unit: String, median: Double, high: Double, bar: Double? = nil) {
        self.name = name
        self.unit = unit
        self.median = median
        self.high = high
        self.bar = bar
    }

    /// Appends the record to the file, if there is one.
    public func write() {
        guard let path = ProcessInfo.processInfo.environment["FORMWORK_BENCH_RECORD"],
            let line = try? JSONEncoder().encode(self)
        else { return }
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        guard let file = FileHandle(forWritingAtPath: path) else { return }
        file.seekToEndOfFile()
        file.write(line + Data([10]))
        file.closeFile()
    }

    /// Records a ratio and prints it beside its bar.
    public static func ratio(_ name: String, _ value: Double, bar: Double? = nil) {
        var line =
            name.padding(toLength: max(46, name.count), withPad: " ", startingAt: 0)
            + String(format: "%10.2f x", value)
        if let bar { line += String(format: "  bar %.2f  %@", bar, value <= bar ? "ok" : "MISSED") }
        print(line)
        BenchmarkRecord(name, unit: "x", median: value, high: value, bar: bar).write()
    }
}
