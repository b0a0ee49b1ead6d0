public import LayoutCore

/// Why a node has the size that it has, as data: what each node from the root down to it was offered, what it
/// answered, and for what reason it was offered that.
public struct Explanation: Hashable, Sendable, CustomStringConvertible {
    /// One node on the way from the root.
    public struct Step: Hashable, Sendable {
        /// The node.
        public let node: NodeID
        /// What it is called, or what it is.
        public let name: String
        /// What its parent offered it.
        public let proposal: ProposedSize
        /// The size that it answered.
        public let size: Size
        /// Why it was offered that.
        public let reason: Reason
    }

    /// Why a node was offered what it was offered.
    public enum Reason: Hashable, Sendable {
        /// The layout offers it to the root.
        case room
        /// A stack gave it its part.
        case share(StackShare)
        /// Its parent passes on or changes what it was offered itself, in words without a full stop.
        case rule(String)
    }

    /// A length that the node was asked for, and what it answered.
    public struct Answer: Hashable, Sendable {
        /// The axis of the length.
        public let axis: Axis
        /// What was offered; without lengths that the answer does not follow from.
        public let proposal: ProposedSize
        /// The length; infinite only where an infinite one was offered.
        public let length: Double
    }

    /// The nodes from the root to the node.
    public let steps: [Step]
    /// All that the node has been asked since it last changed, oldest first. Nodes whose lengths follow from limits
    /// alone are not asked: ``limits`` has those.
    public let answers: [Answer]
    /// The least, the ideal and the largest length on each axis, where nothing else decides.
    public let limits: [Axis: [Double]]

    /// The explanation in lines of text.
    public var description: String {
        steps.map { step in
            "\(step.name): offered \(step.proposal.text), is \(ProposedSize(step.size).text): \(step.reason.text)"
        }.joined(separator: "\n")
    }
}

/// The part that a stack gave one of its children.
public struct StackShare: Hashable, Sendable {
    /// The child.
    public let node: NodeID
    /// How many of its siblings were served before it.
    public let order: Int
    /// Its priority; those of higher ones were served first.
    public let priority: Double
    /// Its least length, 0 where nobody had to ask for it.
    public let least: Double
    /// How much longer it could be than at least; among equals the least flexible is served first.
    public let flexibility: Double
    /// How much room there was for it and those after it of its priority.
    public let room: Double
    /// Among how many that room was divided.
    public let count: Int
    /// What it was offered along the stack.
    public let offered: Double
    /// What it took.
    public let taken: Double
}

extension ProposedSize {
    /// The proposal in words.
    var text: String {
        func text(_ length: Double) -> String {
            length.isNaN ? "nil" : "\((length * 1000).rounded() / 1000)"
        }
        return "\(text(horizontal)) x \(text(vertical))"
    }
}

extension Explanation.Reason {
    /// The reason in words.
    var text: String {
        switch self {
        case .room: return "the room of the layout"
        case .rule(let words): return words
        case .share(let share):
            let turn = "number \(share.order + 1) to be served"
            let why = "priority \(share.priority), flexibility \(share.flexibility)"
            return "\(turn) (\(why)): \(share.room) for \(share.count)"
        }
    }
}
