public import LayoutCore

/// Why a node has the size that it has, as data: for each node from the root down to it what was proposed, what
/// size it took, and why that was proposed.
public struct Explanation: Hashable, Sendable, CustomStringConvertible {
    /// One node on the way from the root.
    public struct Step: Hashable, Sendable {
        /// The node.
        public let node: NodeID
        /// Its name, or its kind.
        public let name: String
        /// What its parent proposed.
        public let proposal: ProposedSize
        /// The size that it took.
        public let size: Size
        /// Why that was proposed.
        public let reason: Reason
        /// What its position in its parent is the sum of, where lines run from left to right; parts of 0 are left out.
        public let position: [Axis: [PositionPart]]
        /// How the parent, a stack, has distributed its length, in the order of the shares; empty for other parents.
        public let shares: [NamedShare]
    }

    /// An amount of a node's position in its parent.
    public struct PositionPart: Hashable, Sendable {
        /// What an amount comes from.
        public enum Kind: Hashable, Sendable {
            /// The edge of the safe area.
            case safeArea
            /// The children before the node, along a stack.
            case siblings
            /// The spacing between these.
            case spacing
            /// An alignment in a box that is longer or shorter than the node.
            case alignment
            /// A padding.
            case padding
            /// An offset or position that was set.
            case offset
            /// The length of the node itself, where its centre is set.
            case length
            /// The rule of a container, in words.
            case rule
        }

        /// What the amount comes from.
        public let kind: Kind
        /// The points.
        public let amount: Double
        /// The sentence, without the numbers.
        public let words: String
        /// The numbers that the amount is computed from: of siblings their lengths, of spacing each one, of an alignment
        /// its fraction, the length of the box and that of the node.
        public let numbers: [Double]
    }

    /// A share with the name of the child that got it.
    public struct NamedShare: Hashable, Sendable {
        /// The child's name, or its kind.
        public let name: String
        /// Its share.
        public let share: StackShare
    }

    /// Why a size was proposed to a node.
    public enum Reason: Hashable, Sendable {
        /// The node is the root, to which the available space is proposed.
        case availableSpace
        /// It is the node's share of a stack.
        case share(StackShare)
        /// The rule of the node's parent, in words without a full stop.
        case rule(String)
    }

    /// A length of the node that was measured.
    public struct MeasuredLength: Hashable, Sendable {
        /// The axis of the length.
        public let axis: Axis
        /// What was proposed; without lengths on which the result does not depend.
        public let proposal: ProposedSize
        /// The length; infinite only where infinity was proposed.
        public let length: Double
    }

    /// The nodes from the root to the node.
    public let steps: [Step]
    /// All lengths of the node that were measured since it last changed, oldest first. Nodes that clamp the proposed
    /// length are not measured: ``limits`` has their lengths.
    public let measurements: [MeasuredLength]
    /// The minimum, the ideal and the maximum length on each axis on which the node clamps the proposed length.
    public let limits: [Axis: [Double]]

    /// The explanation in lines of text.
    public var description: String {
        steps.map { step in
            "\(step.name): proposed \(step.proposal.text), is \(ProposedSize(step.size).text): \(step.reason.text)"
        }.joined(separator: "\n")
    }
}

/// The share of a stack's child.
public struct StackShare: Hashable, Sendable {
    /// The child.
    public let node: NodeID
    /// How many of its siblings got their shares before it.
    public let order: Int
    /// Its layout priority; those of higher priority got their shares first.
    public let priority: Double
    /// Its minimum length, 0 where that was not measured.
    public let minimum: Double
    /// How much longer than its minimum it could be; of one priority less flexible children come first.
    public let flexibility: Double
    /// The available space for it and the later ones of its priority.
    public let availableSpace: Double
    /// Among how many the available space was divided.
    public let remainingCount: Int
    /// What was proposed to it along the stack.
    public let proposed: Double
    /// The length that it took.
    public let length: Double
}

extension ProposedSize {
    /// The proposal in words.
    var text: String {
        func text(_ length: OptionalLength) -> String {
            length.value.map { "\(($0 * 1000).rounded() / 1000)" } ?? "nil"
        }
        return "\(text(horizontal)) x \(text(vertical))"
    }
}

extension Explanation.Reason {
    /// The reason in words.
    var text: String {
        switch self {
        case .availableSpace: return "the available space of the layout"
        case .rule(let words): return words
        case .share(let share):
            let order = "number \(share.order + 1) in the order of shares"
            let why = "priority \(share.priority), flexibility \(share.flexibility)"
            return "\(order) (\(why)): \(share.availableSpace) for \(share.remainingCount)"
        }
    }
}
