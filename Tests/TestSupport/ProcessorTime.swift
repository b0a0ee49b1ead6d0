import Foundation

/// The time that the processor spends on the thread of a test, in seconds: what other tests do meanwhile does not count, as it
/// does in a time limit or by the clock.
public enum ProcessorTime {
    /// How long work on this thread takes.
    public static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = now
        try body()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
