/// The ambiguous views and guides of a tree: which of their positions and lengths are undetermined, why, and what would
/// determine them.
///
/// A layout that is ambiguous has several solutions that are equally good. Formwork takes the same one each time,
/// but a phone may take another. In a test:
///
/// ```swift
/// let report = controller.view.ambiguousLayoutReport()
/// #expect(report.isEmpty, "\(report)")
/// ```
@MainActor
public struct AmbiguousLayoutReport: @preconcurrency CustomStringConvertible {
    /// A view or guide that is not determined along an axis.
    @MainActor
    public struct Entry: @preconcurrency CustomStringConvertible {
        /// The view; nil where it is a layout guide.
        public let view: UIView?
        /// The layout guide; nil where it is a view.
        public let guide: UILayoutGuide?
        /// Its name in the source, as far as it can be found: `self.title`.
        public let name: String
        /// The axis.
        public let axis: NSLayoutConstraint.Axis
        /// What is not determined: `minX`, `Width`, `minY`, `Height`.
        public let variables: [String]
        /// Why.
        public let reason: String
        /// What would settle it.
        public let suggestion: String

        /// The entry in one line.
        public var description: String {
            "\(name) (\(variables.joined(separator: ", "))): \(reason). \(suggestion)."
        }
    }

    /// What is not determined, from the top of the tree down.
    public let entries: [Entry]

    /// Whether everything is determined.
    public var isEmpty: Bool { entries.isEmpty }

    /// An entry in each line.
    public var description: String {
        entries.isEmpty
            ? "Nothing is ambiguous." : entries.map(\.description).joined(separator: "\n")
    }
}
