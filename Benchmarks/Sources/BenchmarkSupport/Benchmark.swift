import Foundation

/// Times pieces of code and prints a line for each: median, 90th percentile and, where there is one, the bar.
public struct Benchmark {
    /// The unit in which a result is printed.
    public enum Unit: Double, Sendable {
        /// Billionths of a second.
        case nanoseconds = 1e9
        /// Millionths of a second.
        case microseconds = 1e6
        /// Thousandths of a second.
        case milliseconds = 1e3

        var name: String {
            switch self {
            case .nanoseconds: "ns"
            case .microseconds: "us"
            case .milliseconds: "ms"
            }
        }
    }

    /// What the timed code is.
    public var name: String
    /// The unit of the result.
    public var unit: Unit
    /// The maximum of the median, in `unit`.
    public var bar: Double?
    /// How often the code is timed.
    public var samples = 25
    /// How many operations one timing holds; the result is for one of them.
    public var operations = 1

    /// Creates a benchmark.
    public init(_ name: String, _ unit: Unit, bar: Double? = nil, samples: Int = 25, operations: Int = 1) {
        self.name = name
        self.unit = unit
        self.bar = bar
        self.samples = samples
        self.operations = operations
    }

    /// Times `body` after three runs that do not count, and prints the line.
    ///
    /// - Returns: The median, in ``unit``.
    @discardableResult
    public func run(_ body: () throws -> Void) rethrows -> Double {
        for _ in 0..<3 { try body() }
        var times: [Double] = []
        for _ in 0..<samples {
            let start = DispatchTime.now().uptimeNanoseconds
            try body()
            let end = DispatchTime.now().uptimeNanoseconds
            times.append(Double(end - start) / 1e9 * unit.rawValue / Double(operations))
        }
        return report(times)
    }

    /// Prints the line for times measured elsewhere, in ``unit``.
    @discardableResult
    public func report(_ times: [Double]) -> Double {
        let sorted = times.sorted()
        let median = sorted[sorted.count / 2]
        let high = sorted[min(sorted.count - 1, sorted.count * 9 / 10)]
        var line = name.padding(toLength: 46, withPad: " ", startingAt: 0)
        line += String(format: "%10.2f %@  p90 %10.2f", median, unit.name, high)
        if let bar { line += String(format: "  bar %8.1f  %@", bar, median <= bar ? "ok" : "MISSED") }
        print(line)
        BenchmarkRecord(
            name.trimmingCharacters(in: .whitespaces), unit: unit.name, median: median, high: high, bar: bar
        ).write()
        return median
    }
}
