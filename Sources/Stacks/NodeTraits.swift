internal import LayoutCore

/// What is found about a node from the bottom up, before it is measured.
struct NodeTraits {
    var flags: Flags = [.dirty, .structureChanged, .needsPlacement, .isNew]
    /// The guides that have an explicit position in the node or in a descendant, as bits.
    var guides: UInt16 = 0
    /// The layout priority among siblings.
    var priority = 0.0

    struct Flags: OptionSet {
        let rawValue: UInt32

        // What changed since the last layout.
        /// The node or a descendant changed since its traits were found.
        static let dirty = Flags(rawValue: 1)
        /// The kind of the node, its children or a descendant changed: more than the results of the node's functions.
        static let structureChanged = Flags(rawValue: 1 << 1)
        /// The children have to be placed.
        static let needsPlacement = Flags(rawValue: 1 << 2)
        /// The frame changed since it was rounded.
        static let frameChanged = Flags(rawValue: 1 << 3)
        /// The frame was never rounded.
        static let isNew = Flags(rawValue: 1 << 4)
        /// The children were placed since they were rounded.
        static let childrenPlaced = Flags(rawValue: 1 << 5)
        /// The node and its descendants are not shown.
        static let hidden = Flags(rawValue: 1 << 6)

        // What the layout of the node depends on.
        /// The width depends on the proposed height too.
        static let widthDependsOnHeight = Flags(rawValue: 1 << 7)
        /// The height depends on the proposed width too.
        static let heightDependsOnWidth = Flags(rawValue: 1 << 8)
        /// The length does not depend on the length that is proposed on the same axis.
        static let ignoresWidth = Flags(rawValue: 1 << 9)
        static let ignoresHeight = Flags(rawValue: 1 << 10)
        /// The layout of a descendant depends on where it is, so that it is placed in every layout.
        static let dependsOnPosition = Flags(rawValue: 1 << 11)
        /// The layout of a descendant depends on the size of the nearest container.
        static let dependsOnContainer = Flags(rawValue: 1 << 12)
        /// The node or a descendant has preferences.
        static let hasPreferences = Flags(rawValue: 1 << 13)

        // Spacing and shares in a stack.
        /// There is no default spacing at the edge.
        static let noLeadingSpacing = Flags(rawValue: 1 << 14)
        static let noTrailingSpacing = Flags(rawValue: 1 << 15)
        static let noTopSpacing = Flags(rawValue: 1 << 16)
        static let noBottomSpacing = Flags(rawValue: 1 << 17)
        /// The length is a part of what is proposed to a stack around the node, not of a share of it.
        static let partOfWidth = Flags(rawValue: 1 << 18)
        static let partOfHeight = Flags(rawValue: 1 << 19)
        /// The node is a stack with children whose lengths along its axis are parts of its own.
        static let hasParts = Flags(rawValue: 1 << 20)
        /// The node is a stack whose guide is at a fixed fraction of each child's length: no child has set it.
        static let alignsByFraction = Flags(rawValue: 1 << 21)

        // What fast paths need.
        /// The length may be infinite where infinity is proposed.
        static let infiniteWidth = Flags(rawValue: 1 << 22)
        static let infiniteHeight = Flags(rawValue: 1 << 23)
        /// No length is less than the one for zero, nor more than the one for infinity.
        static let boundedWidth = Flags(rawValue: 1 << 24)
        static let boundedHeight = Flags(rawValue: 1 << 25)
        /// There is one length only; each as far from the flag for ignoring what is proposed, `fixedDistance`.
        static let fixedWidth = Flags(rawValue: 1 << 26)
        static let fixedHeight = Flags(rawValue: 1 << 27)
        static let fixedDistance = UInt32(17)
        /// The node is a measured leaf of text.
        static let isText = Flags(rawValue: 1 << 28)
        /// The condition of `placeClampedStack`.
        static let isClampedStack = Flags(rawValue: 1 << 29)
        /// The node is a stack whose children are of one priority, with two or more unknown ranges: the condition
        /// of `distributeAmongFixedChildren`.
        static let needsChildLimits = Flags(rawValue: 1 << 30)
    }
}

extension NodeTraits.Flags {
    static let parts: Self = [.partOfWidth, .partOfHeight]
    static let bounded: Self = [.boundedWidth, .boundedHeight]
    static let ignoring: Self = [.ignoresWidth, .ignoresHeight]
    static let infinite: Self = [.infiniteWidth, .infiniteHeight]
    static let dependent: Self = [.widthDependsOnHeight, .heightDependsOnWidth]
    static let spacingless: Self = [
        .noLeadingSpacing, .noTrailingSpacing, .noTopSpacing, .noBottomSpacing,
    ]
    /// What a node has if any of its children has it.
    static let inherited: Self = [.dependsOnPosition, .dependsOnContainer, .hasPreferences]
    /// What a container of several children has if any of them has it.
    static let inheritedByContainers: Self = [
        .dependsOnPosition, .dependsOnContainer, .hasPreferences, .widthDependsOnHeight,
        .heightDependsOnWidth, .infiniteWidth, .infiniteHeight,
    ]

    static func part(of axis: Axis) -> Self { axis == .horizontal ? .partOfWidth : .partOfHeight }
    static func bounded(_ axis: Axis) -> Self { axis == .horizontal ? .boundedWidth : .boundedHeight }
    static func infinite(_ axis: Axis) -> Self { axis == .horizontal ? .infiniteWidth : .infiniteHeight }
    static func ignoring(_ axis: Axis) -> Self { axis == .horizontal ? .ignoresWidth : .ignoresHeight }

    /// That the length on an axis depends on what is proposed on the other one.
    static func dependent(_ axis: Axis) -> Self {
        axis == .horizontal ? .widthDependsOnHeight : .heightDependsOnWidth
    }

    /// The flags, with one that says that a proposal is ignored where there is one length only.
    var ignoringIfFixed: Self {
        Self(rawValue: rawValue | (rawValue >> Self.fixedDistance & Self.ignoring.rawValue))
    }
}

extension NodeTraits {
    /// Whether the length on an axis does not depend on what is proposed on it.
    func ignores(_ axis: Axis) -> Bool { flags.contains(.ignoring(axis)) }

    /// Whether the length on an axis depends on what is proposed on the other one too.
    func dependsOnCross(_ axis: Axis) -> Bool { flags.contains(.dependent(axis)) }

    /// Whether all lengths on an axis are between the minimum and the maximum.
    func isBounded(_ axis: Axis) -> Bool { flags.contains(.bounded(axis)) }
}
