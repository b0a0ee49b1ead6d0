internal import LayoutCore

/// The functions of a node that has some, and what else few nodes have.
final class NodeFunctions {
    @exclusivity(unchecked) var measure: MeasureFunction?
    /// Beside the function, since all leaves are asked for it.
    @exclusivity(unchecked) var hasPreferences = false
    @exclusivity(unchecked) var baselines: BaselineFunction?
    @exclusivity(unchecked) var guide: ((Dimensions) -> Double)?
    @exclusivity(unchecked) var reader: ReaderFunction?
    @exclusivity(unchecked) var layout: (any CustomLayout)?
    /// What the custom layout keeps for itself.
    @exclusivity(unchecked) var layoutCache: Any?
    /// What a custom layout around the node wants to know of it.
    @exclusivity(unchecked) var layoutValue: Any?
    @exclusivity(unchecked) var cell: GridCell?
    /// The cells of a grid, and how long its tracks were for the last proposal.
    @exclusivity(unchecked) var grid: GridPlan?
    @exclusivity(unchecked) var tracks: [GridTrack] = []
    /// The part of a lazy container that is visible along its axis.
    @exclusivity(unchecked) var visible: Interval?
    /// The lines of a lazy container, by the bits of the length across for which they are.
    @exclusivity(unchecked) var lines: [(key: UInt64, lines: [LazyLine])] = []
    /// What the node says of itself to those that it lies in, by key.
    @exclusivity(unchecked) var preferences: [ObjectIdentifier: Preference] = [:] {
        didSet { hasPreferences = !preferences.isEmpty }
    }
}
