extension UICollectionViewCell: ConfiguredView {
    /// A function that changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// What the cell shows. None by default.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.content = newValue }
    }

    /// What lies behind the content. None by default; a cell of a list then has the background of its list. Setting it
    /// removes `backgroundColor`, ``backgroundView`` and ``selectedBackgroundView``.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.background = newValue }
    }

    /// Whether the content configuration follows the state by itself. True by default.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// Whether the background configuration follows the state by itself. True by default.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    final var plainConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = highlightedState
        state.isSelected = selectedState
        state.isEditing = collectionView?.isEditing ?? false
        return state
    }

    final var anyConfigurationState: any UIConfigurationState { configurationState }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func removeLegacyContent() {}

    final func removeLegacyBackground() {
        backgroundColor = nil
        backgroundView = nil
        selectedBackgroundView = nil
    }

    final func configurationDidChange() {
        setNeedsLayout()
        collectionView?.contentSizeChanged(of: self)
    }
}
