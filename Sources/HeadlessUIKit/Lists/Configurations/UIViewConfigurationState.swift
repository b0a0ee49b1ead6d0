/// The state of a header, a footer or another view that is no cell.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no input. False by default.
    public var isDisabled = false
    /// Whether the view is touched. False by default.
    public var isHighlighted = false
    /// Whether the view is selected. False by default.
    public var isSelected = false
    /// Whether the view has the focus. False by default.
    public var isFocused = false
    /// Whether the view is a header or footer that is pinned to an edge of its list. False by default.
    public var isPinned = false
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
