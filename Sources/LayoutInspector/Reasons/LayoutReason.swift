public import Foundation

/// An edge of a frame.
public enum LayoutEdge: String, Sendable, Codable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}

/// Why an edge of a view is where it is: a sum of named amounts.
///
/// ``value`` is the sum of the ``Step/amount`` of all ``steps``, but for rounding of numbers.
public struct LayoutReason: Sendable, Codable, Equatable, CustomStringConvertible {
    /// A part of a sentence.
    public enum Part: Sendable, Codable, Equatable {
        /// Words.
        case words(String)
        /// A number of points.
        case number(CGFloat)
        /// A view, by its name in the source and its index in a capture, where there is one.
        case view(name: String, index: Int?)
        /// A line of source, as `Module/File.swift:12`.
        case source(String)

        /// The part as text.
        public var text: String {
            switch self {
            case .words(let words): words
            case .number(let value): rounded(value)
            case .view(let name, _): name
            case .source(let line): "(\(line))"
            }
        }
    }

    /// What a step comes from.
    public enum Origin: String, Sendable, Codable {
        /// A constraint that source has made.
        case constraint
        /// The frame of a view that constraints do not lay out.
        case frame
        /// An intrinsic size.
        case content
        /// The insets of the alignment rectangle.
        case alignment
        /// Rounding to whole pixels.
        case rounding
        /// The rule that selects one of several solutions.
        case selection
    }

    /// An amount of the sum, and where it comes from.
    public struct Step: Sendable, Codable, Equatable {
        /// What it comes from.
        public var origin: Origin
        /// What it adds, in points.
        public var amount: CGFloat
        /// Whether the edge would be elsewhere without it. A step that is not deciding has an equal beside it.
        public var isDeciding: Bool
        /// Whether what it comes from holds.
        public var isMet = true
        /// The sentence.
        public var parts: [Part]

        /// The sentence as text.
        public var text: String { parts.map(\.text).joined(separator: " ") }
    }

    /// The view.
    public var view: String
    /// The edge.
    public var edge: LayoutEdge
    /// The position in the superview's coordinates.
    public var value: CGFloat
    /// What lays the view out.
    public var method: LayoutMethod
    /// The amounts.
    public var steps: [Step]
    /// What has no amount: constraints that would put the edge elsewhere and have lost, and those that decide between
    /// positions which are equally good.
    public var losers: [Step] = []
    /// Whether other positions would be as good.
    public var isAmbiguous = false

    /// The reason in a sentence.
    public var description: String {
        let named = steps.filter { $0.isDeciding || steps.count == 1 }
        let others = steps.filter { !$0.isDeciding && steps.count > 1 }
        var text = "\(edge.rawValue) = \(rounded(value))"
        let clauses = named.map { step in
            step.amount == 0
                ? step.text : "\(step.text) [\(step.amount < 0 ? "" : "+")\(rounded(step.amount))]"
        }
        if !clauses.isEmpty { text += " because " + clauses.joined(separator: "\n    and ") }
        for step in others { text += "\n    also, but not alone: \(step.text)" }
        for step in losers {
            text += "\n    \(step.isMet ? "met" : "not met"): \(step.text)"
        }
        if isAmbiguous { text += "\n    AMBIGUOUS: other positions are as good" }
        return text
    }
}
