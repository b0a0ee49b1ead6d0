import Foundation

/// What the module for texts in the source needs of this one.
package enum InlineSupport {
    /// The text of a value; nil where it has not arrived in time.
    package static func text<Value>(
        of value: Value, as strategy: Snapshotting<Value, String>, timeout: TimeInterval
    ) -> String? {
        Waiting.value(of: strategy.snapshot(value), timeout: timeout)
    }

    /// The mode that counts for an assertion.
    package static func mode(
        _ record: SnapshotTestingConfiguration.Record?
    ) -> SnapshotTestingConfiguration.Record {
        .resolved(record)
    }
}
