import Foundation

/// The processor's time for this thread: what other programs do meanwhile does not count.
public enum ProcessorTime {
    /// Nanoseconds since the thread began.
    public static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The nanoseconds that a piece of code takes.
    public static func spent(_ body: () -> Void) -> UInt64 {
        let start = now
        body()
        return now - start
    }
}
