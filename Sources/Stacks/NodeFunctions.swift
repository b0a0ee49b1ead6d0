internal import LayoutCore

/// The functions of a node that has some, and what else few nodes have.
final class NodeFunctions {
    var measure: MeasureFunction?
    /// Beside the preferences, since it is read for all leaves.
    var hasPreferences = false
    var baselines: BaselineFunction?
    var guide: ((Dimensions) -> Double)?
    var reader: ReaderFunction?
    var layout: (any CustomLayout)?
    /// The cache of the custom layout.
    var layoutCache: Any?
    /// A value for the custom layout around the node.
    var layoutValue: Any?
    var cell: GridCell?
    /// The cells of a grid, and the lengths of its tracks for the last proposal.
    var grid: GridArrangement?
    var tracks: [GridTrack] = []
    /// The part of a lazy container that is visible along its axis.
    var visible: Interval?
    /// The lines of a lazy container, by the proposed cross length.
    var lines: [(key: OptionalLength, lines: [LazyLine])] = []
    /// The node's own preferences, by key.
    var preferences: [ObjectIdentifier: Preference] = [:] {
        didSet { hasPreferences = !preferences.isEmpty }
    }
}
