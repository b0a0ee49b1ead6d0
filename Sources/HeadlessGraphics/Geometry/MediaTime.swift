// Apple's names of C functions and constants begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

#if !canImport(Darwin)
    /// A length of time in seconds.
    public typealias CFTimeInterval = Double

    /// Seconds since the start of 2001 (UTC).
    public typealias CFAbsoluteTime = Double

    /// Seconds since the start of 2001 (UTC).
    public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
#endif

#if !canImport(ObjectiveC)
    /// Runs the closure. There is no pool to drain: objects are freed when the last reference goes.
    public func autoreleasepool<Result, Failure: Error>(
        invoking body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body()
    }
#endif
