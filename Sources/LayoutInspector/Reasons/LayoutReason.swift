public import Foundation

/// A number of a frame: an edge or a length.
public enum FrameValue: String, Sendable, Codable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The width.
    case width
    /// The height.
    case height
}

/// Why a number of a view's frame is what it is: a sum of named amounts.
///
/// ``value`` is the sum of the ``Step/amount`` of all ``steps``, but for rounding of numbers. Constraints decide four edges;
/// all other languages decide the left and upper edge, the width and the height.
public struct LayoutReason: Sendable, Codable, Equatable, CustomStringConvertible {
    /// An amount of the sum, and where it comes from.
    public struct Step: Sendable, Codable, Equatable {
        /// What it comes from.
        public var origin: Origin
        /// What it adds, in points.
        public var amount: CGFloat
        /// Whether the edge would or could be elsewhere without it. A step that is not deciding has an equal beside it.
        public var isDeciding = true
        /// Whether the edge is determined, and would not be without it: several positions would be as good, of which one is
        /// selected, possibly the same.
        public var isAmbiguousWithout = false
        /// Whether what it comes from holds.
        public var isMet = true
        /// The sentence.
        public var parts: [ReasonPart]

        /// The sentence as text.
        public var text: String { parts.text }
    }

    /// The positions of an edge that are equally good.
    public struct Alternatives: Sendable, Codable, Equatable, CustomStringConvertible {
        /// The first, in points; nil where there is none.
        public var lower: CGFloat?
        /// The last, in points; nil where there is none.
        public var upper: CGFloat?

        /// The range in words.
        public var description: String {
            switch (lower, upper) {
            case (let lower?, let upper?): "from \(rounded(lower)) to \(rounded(upper))"
            case (let lower?, nil): "from \(rounded(lower)) on"
            case (nil, let upper?): "up to \(rounded(upper))"
            case (nil, nil): "at all"
            }
        }
    }

    /// The view's name in the source.
    public var view: String
    /// The number of the frame that is explained.
    public var subject: FrameValue
    /// The number, in points; positions in the superview's coordinates.
    public var value: CGFloat
    /// What lays the view out.
    public var method: LayoutMethod
    /// The amounts.
    public var steps: [Step]
    /// What has no amount: constraints that would put the edge elsewhere and have lost, and those that decide between
    /// positions which are equally good; pins that were ignored.
    public var losers: [Step] = []
    /// Facts that the amounts are computed from: the line of an item and its free space, what percentages refer to, the
    /// proposal of a layout.
    public var notes: [[ReasonPart]] = []
    /// Whether other positions would be as good.
    public var isAmbiguous = false
    /// Where these are, if there are any.
    public var alternatives: Alternatives?

    /// The reason in sentences, each in a line.
    public var description: String {
        let named = steps.filter { $0.isDeciding || steps.count == 1 }
        let others = steps.filter { !$0.isDeciding && steps.count > 1 }
        var text = "\(subject.rawValue) = \(rounded(value))"
        let clauses = named.map { step in
            step.amount == 0
                ? step.text : "\(step.text) [\(step.amount < 0 ? "" : "+")\(rounded(step.amount))]"
        }
        if !clauses.isEmpty { text += " because " + clauses.joined(separator: "\n    and ") }
        for note in notes { text += "\n    where \(note.text)" }
        for step in others { text += "\n    also, but not alone: \(step.text)" }
        for step in losers {
            text += "\n    \(step.isMet ? "met" : "not met"): \(step.text)"
        }
        if isAmbiguous {
            text += "\n    AMBIGUOUS: one of several solutions is taken"
            if let alternatives { text += "; any \(subject.rawValue) \(alternatives) is as good" }
        }
        return text
    }
}

/// The reasons of a view of a ``LayoutCapture``.
public struct CapturedReasons: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// One reason for each number of the frame that its language decides.
    public var reasons: [LayoutReason]
}
