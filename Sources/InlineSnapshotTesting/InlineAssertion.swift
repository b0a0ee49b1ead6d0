import Foundation
import SnapshotTesting

/// One comparison of a text with one in the source.
struct InlineAssertion {
    /// What is wrong, and where it is shown.
    enum Problem {
        case atCall(String)
        case atClosure(String)
    }

    let mode: SnapshotTestingConfiguration.Record
    let syntax: InlineSnapshotSyntaxDescriptor
    let function: String
    let path: String
    let position: (line: Int, column: Int)

    func run<Value>(
        _ value: Value?, as strategy: Snapshotting<Value, String>, timeout: TimeInterval,
        message: () -> String,
        expected: String?
    ) -> Problem? {
        var actual: String?
        if let value {
            actual = InlineSupport.text(of: value, as: strategy, timeout: timeout)
            if actual == nil { return .atCall(timeoutMessage(timeout)) }
        }
        if mode == .all || (mode != .never && expected == nil && actual != nil) {
            return .atCall(record(actual, over: expected, strategy))
        }
        guard let expected else {
            return actual == nil ? nil : .atCall("No expected value to assert against.")
        }
        guard let (difference, _) = strategy.diffing.diffV2(expected, actual ?? "") else { return nil }
        let own = message()
        var text = own.isEmpty ? "Snapshot did not match. Difference: …" : own
        text += "\n\n" + difference.indented
        if mode == .failed {
            InlineRecording.add(self, actual)
            text += "\n\nA new snapshot was automatically recorded."
        }
        return .atClosure(text)
    }

    private func record<Value>(
        _ actual: String?, over expected: String?, _ strategy: Snapshotting<Value, String>
    ) -> String {
        InlineRecording.add(self, actual)
        let label = syntax.trailingClosureLabel
        let isUsual = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
        var text = "Automatically recorded a new snapshot\(isUsual ? "" : " for \"\(label)\"")."
        if let (difference, _) = strategy.diffing.diffV2(expected ?? "", actual ?? "") {
            text += " Difference: …\n\n\(difference.indented)"
        }
        return text + "\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot."
    }

    private func timeoutMessage(_ timeout: TimeInterval) -> String {
        """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        This can happen when an asynchronously loaded value (like a network response) has not \
        loaded. If a timeout is unavoidable, consider setting the "timeout" parameter of
        "assertInlineSnapshot" to a higher value.
        """
    }
}

extension String {
    /// The text two spaces further in.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}
