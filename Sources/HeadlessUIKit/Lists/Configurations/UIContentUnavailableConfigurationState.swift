/// The state that a description of unavailable content follows.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text that was searched for; nil without a search.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits in which nothing is set.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value that an app adds; nil by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
