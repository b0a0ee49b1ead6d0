internal import LayoutCore

/// The cells of a grid, and the lengths of its tracks for the last proposal.
struct GridPlan {
    struct Place {
        let row: Int32
        let line: Int
        let column: Int
        let span: Int
        let unsized: AxisSet
        let anchor: UnitPoint?
        /// The vertical guide of the cell's line.
        let guide: AlignmentGuide
    }

    var places: [Place] = []
    var columnCount = 0
    var lineCount = 0
    /// How the cells of each column are aligned, where one of them says it.
    var columnGuides: [AlignmentGuide?] = []
    var columns: [Double] = []
    /// The width that the columns are for, as bits; nil if there are none yet.
    var columnsFor: UInt64?
    var lines: [Double] = []

    /// The places in a column, or in a line, that one track alone decides about.
    func members(_ axis: Axis, _ track: Int) -> [Place] {
        places.filter { place in
            if place.unsized.contains(axis) { return false }
            return axis == .vertical ? place.line == track : place.column == track && place.span == 1
        }
    }

    /// How long a place is on the horizontal axis.
    func width(of place: Place, _ spacing: Double) -> Double {
        var result = spacing * Double(place.span - 1)
        for column in place.column..<(place.column + place.span) { result += columns[column] }
        return max(result, 0)
    }
}

/// The columns or the lines of a grid as those who share its length.
struct GridTracks: Sharers {
    let tree: StackTree
    let axis: Axis
    let members: [[GridPlan.Place]]
    /// What the cells are offered across, for each track and member.
    let across: [[Double]]
    var lengths: [Double]

    func length(of member: Int, offered: Double) throws(TooDeep) -> Double {
        var result = 0.0
        for (index, place) in members[member].enumerated() {
            let offer = ProposedSize(axis, main: offered, cross: across[member][index])
            result = max(result, try tree.length(axis, of: Int(place.row), offer))
        }
        return result
    }

    func limits(of member: Int) throws(TooDeep) -> (least: Double, most: Double) {
        (try length(of: member, offered: 0), try length(of: member, offered: .infinity))
    }

    func knownLimits(of member: Int) -> (least: Double, most: Double)? { nil }

    func traits(of member: Int) -> NodeTraits? { nil }

    func isMonotone(_ member: Int) -> Bool { false }

    mutating func take(_ member: Int, _ share: Share) { lengths[member] = share.length }
}
