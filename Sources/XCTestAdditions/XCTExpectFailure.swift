// Named as XCTest names it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// How failures are expected.
public final class XCTExpectedFailure: NSObject {
    /// How failures are expected.
    public final class Options: NSObject {
        /// Whether failures are expected at all. True by default.
        public var isEnabled = true
        /// Whether it is a failure that there was none. True by default.
        public var isStrict = true
        /// Creates options that say that there may be no failure.
        public class func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// Says that failures of the rest of the test are expected. Failures cannot be taken back here: the test still fails, after a line
/// that says so.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil
) {
    guard enabled != false else { return }
    say("XCTExpectFailure(\(failureReason ?? "")): failures that follow are recorded all the same")
}

/// As ``XCTExpectFailure(_:enabled:strict:)``.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    XCTExpectFailure(failureReason, enabled: options.isEnabled, strict: options.isStrict)
}

/// Leaves out what is expected to fail: failures cannot be taken back here. It is run where failures are not expected.
///
/// - Returns: The result; nil where the closure was left out.
@discardableResult
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    failingBlock: () throws -> Result
) rethrows -> Result? {
    if enabled == false { return try failingBlock() }
    say("XCTExpectFailure(\(failureReason ?? "")): what is expected to fail was not run")
    return nil
}

/// As ``XCTExpectFailure(_:enabled:strict:failingBlock:)``.
@discardableResult
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
) rethrows -> Result? {
    try XCTExpectFailure(failureReason, enabled: options.isEnabled, failingBlock: failingBlock)
}

private func say(_ text: String) { FileHandle.standardError.write(Data("Formwork: \(text)\n".utf8)) }
