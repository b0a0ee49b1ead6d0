import XCTest

/// A step of a test, with a name.
public protocol XCTActivity {
    /// The name.
    var name: String { get }

    /// Keeps an attachment of the step.
    func add(_ attachment: XCTAttachment)
}

/// Runs the steps of tests.
public class XCTContext {
    private struct Activity: XCTActivity {
        let name: String

        func add(_ attachment: XCTAttachment) {
            attachment.write(of: name.replacingOccurrences(of: "/", with: "_"))
        }
    }

    /// Runs a step; returns what it returns.
    ///
    /// - Parameters:
    ///   - name: The name of the step.
    ///   - block: The step.
    public class func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    /// Runs a step that waits; returns what it returns.
    @MainActor
    public class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        try await block(Activity(name: name))
    }
}
