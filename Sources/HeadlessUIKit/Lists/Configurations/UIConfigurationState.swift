/// The state of a view that configurations follow: its traits, and values that an app adds.
public protocol UIConfigurationState {
    /// Creates a state with traits in which nothing is set.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A value that an app adds; nil by default.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
