import XCTest

/// What is measured of a block. On Linux XCTest measures its time, whatever is requested.
public protocol XCTMetric {}

/// The time on the clock.
public final class XCTClockMetric: NSObject, XCTMetric {}

/// The memory.
public final class XCTMemoryMetric: NSObject, XCTMetric {}

/// The time of the processor.
public final class XCTCPUMetric: NSObject, XCTMetric {}

/// What is written to the disk.
public final class XCTStorageMetric: NSObject, XCTMetric {}

/// How a block is measured.
public final class XCTMeasureOptions: NSObject {
    /// How often the block runs. XCTest on Linux runs it ten times.
    public var iterationCount = 5

    /// The options of tests that state none.
    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
    /// Measures the time of a block.
    public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(block: block) }

    /// Measures the time of a block.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        measure(block: block)
    }

    /// Measures the time of a block.
    public func measure(options: XCTMeasureOptions, block: () -> Void) { measure(block: block) }
}
