package import LayoutCore

/// Why layout has given an item of a flex container its box: amounts whose sums are the numbers of the box.
package struct FlexExplanation {
    /// The node of the container.
    package var container: NodeID
    /// The amounts of the left edge in the container.
    package var x: [FlexAmount] = []
    /// The amounts of the upper edge in the container.
    package var y: [FlexAmount] = []
    /// The amounts of the width.
    package var width: [FlexAmount] = []
    /// The amounts of the height.
    package var height: [FlexAmount] = []
    /// The line that the item is on; nil for an absolutely positioned one.
    package var line: Line?
    /// What percentages refer to on each axis; nil where that is indefinite.
    package var containingBlock: (width: Double?, height: Double?)

    /// The line of an item.
    package struct Line {
        /// The axis of the line.
        package var axis: Axis
        /// The number of the line, from 0, and how many there are.
        package var index: Int
        package var count: Int
        /// The number of the item on its line, from 0, and how many are on it.
        package var item: Int
        package var itemCount: Int
        /// The inner main size of the container.
        package var mainSize: Double
        /// What the items leave of it before they grow or shrink.
        package var freeSpace: Double
    }
}

/// An amount of a number of a box, and what it comes from.
package struct FlexAmount {
    /// What an amount comes from.
    package enum Source {
        /// Padding and border of the container.
        case padding
        /// Where the content box of the container ends, as the flow is reversed on this axis.
        case farEdge(innerSize: Double)
        /// The border of the containing block, and its padding box where insets count from its end.
        case containingBlock(size: Double, fromEnd: Bool)
        /// The length of the item itself, as its position counts from the end.
        case ownLength
        /// `justify-content`, before the first item.
        case justification(JustifyContent, free: Double)
        /// `justify-content`, between items.
        case spacesBefore(JustifyContent, space: Double, count: Int)
        /// Items that come before on the line, with their margins.
        case itemsBefore([NodeID])
        /// Gaps before the item, or before its line.
        case gapsBefore(gap: Double, count: Int)
        /// A margin of the item.
        case margin
        /// An auto margin: a share of free space.
        case autoMargin(free: Double, count: Int)
        /// Auto margins of items before.
        case autoMarginsBefore
        /// Lines before the item's, with their cross sizes.
        case linesBefore(count: Int)
        /// `align-content`.
        case lineAlignment(AlignContent)
        /// `align-items` or `align-self`, in the free space beside the item in its line.
        case alignment(AlignItems, free: Double)
        /// A shared baseline.
        case baseline
        /// An inset of a relatively or absolutely positioned item.
        case inset
        /// The position that an absolutely positioned item would have in the flow.
        case staticPosition
        /// The size of the style, in points or as a percentage of the containing block.
        case size(percent: Double?)
        /// The flex basis.
        case basis(percent: Double?)
        /// The size of the content.
        case content
        /// The aspect ratio.
        case aspectRatio
        /// Padding and border of the item.
        case ownPadding
        /// The only flexible item of the line starts from zero.
        case zero
        /// The minimum or the maximum.
        case limit(Double, isMaximum: Bool)
        /// A share of the free space of the line: proportional to `factor`, of the sum `sum`.
        case share(free: Double, factor: Double, sum: Double, grows: Bool)
        /// The cross size of the line, which the item fills.
        case line(Double)
        /// The margins of the item, which a size that fills leaves out.
        case margins
        /// Rounding to pixels.
        case rounding
        /// What no other source explains.
        case other
    }

    /// What it comes from.
    package var source: Source
    /// The points.
    package var amount: Double

    init(_ source: Source, _ amount: Double) {
        self.source = source
        self.amount = amount
    }
}

extension [FlexAmount] {
    /// The sum of the amounts.
    package var sum: Double { reduce(0) { $0 + $1.amount } }

    /// Adds an amount that is not zero.
    mutating func add(_ source: FlexAmount.Source, _ amount: Double) {
        if amount != 0 { append(FlexAmount(source, amount)) }
    }

    /// Adds what is missing to a number, where it is more than noise.
    mutating func complete(to value: Double, by source: FlexAmount.Source) {
        let rest = value - sum
        if abs(rest) > 1e-9 * Swift.max(1, abs(value)) { append(FlexAmount(source, rest)) }
    }
}
