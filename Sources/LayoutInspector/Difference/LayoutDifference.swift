import Foundation

/// What differs between two captures of a screen.
///
/// Views are compared in the coordinates of their superviews: what moves with its superview has not moved itself.
public struct LayoutDifference: Sendable, Codable, Equatable, CustomStringConvertible {
    /// What has become of a view.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The view is in the second capture alone.
        case added
        /// The view is in the first capture alone.
        case removed
        /// The view has another superview, or another position among its siblings.
        case reordered
        /// The frame has another origin.
        case moved
        /// The frame has another size.
        case resized
        /// Something else differs: a text, a colour, a state.
        case restyled
    }

    /// A property with its two values.
    public struct Property: Sendable, Codable, Equatable {
        /// The name, as in ``CompactTree``: `bg`.
        public var name: String
        /// The value in the first capture; nil for none.
        public var before: String?
        /// The value in the second capture; nil for none.
        public var after: String?
    }

    /// A view that differs, in one way.
    public struct Change: Sendable, Codable, Equatable {
        /// What has become of it.
        public var kind: Kind
        /// The index in the first capture; nil for what was added.
        public var before: Int?
        /// The index in the second capture; nil for what was removed.
        public var after: Int?
        /// What the view is called.
        public var name: String
        /// The properties that differ.
        public var properties: [Property]
    }

    /// The changes, in the order of the second capture; what was removed comes last.
    public var changes: [Change] = []

    /// Whether nothing differs.
    public var isEmpty: Bool { changes.isEmpty }

    /// The changes of a kind.
    public func changes(_ kind: Kind) -> [Change] { changes.filter { $0.kind == kind } }

    /// A change in each line.
    public var description: String {
        guard !isEmpty else { return "Nothing differs." }
        return changes.map { change in
            let values = change.properties.map { property in
                "\(property.name) \(quoted(property.before)) -> \(quoted(property.after))"
            }
            return "\(change.kind.rawValue) \(escaped(change.name, limit: 80))"
                + (values.isEmpty ? "" : ": " + values.joined(separator: ", "))
        }.joined(separator: "\n")
    }

    private func quoted(_ value: String?) -> String { value.map { CompactTree.quoted($0) } ?? "none" }
}

extension LayoutCapture {
    /// What differs from an earlier capture.
    public func difference(from earlier: LayoutCapture) -> LayoutDifference {
        CaptureMatching(earlier, self).difference
    }
}
