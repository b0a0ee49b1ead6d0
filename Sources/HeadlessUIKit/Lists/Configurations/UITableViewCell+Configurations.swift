extension UITableViewCell: ConfiguredView {
    /// A function that changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// What the cell shows. None by default. Setting it removes the labels and the image of the cell's style.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.content = newValue }
    }

    /// What lies behind the content. None by default: the background is that of the table view's style. Setting it
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

    final func makeConfigurationState() -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = settings.isHighlighted
        state.isSelected = settings.isSelected
        state.isEditing = settings.isEditing
        state.isSwiped = settings.isSwiped
        state.isReordering = settings.isReordering
        return state
    }

    final var standardContent: UIListContentConfiguration {
        var content: UIListContentConfiguration =
            switch style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        content.follow(ListContentLook(content.style, state: configurationState))
        return content
    }

    final var listBackground: UIBackgroundConfiguration {
        let background: UIBackgroundConfiguration =
            switch surroundings.grouping {
            case .grouped, .insetGrouped: .listGroupedCell()
            case .plain, nil: .listPlainCell()
            }
        return background.updated(for: configurationState)
    }

    final var anyConfigurationState: any UIConfigurationState { configurationState }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func removeLegacyContent() {
        for view in [parts.text, parts.detail, parts.image] as [UIView?] { view?.removeFromSuperview() }
        (parts.text, parts.detail, parts.image) = (nil, nil, nil)
    }

    final func removeLegacyBackground() {
        backgroundColor = nil
        backgroundView = nil
        selectedBackgroundView = nil
    }

    final func configurationDidChange() {
        setNeedsLayout()
        container?.contentSizeChanged(of: self)
    }
}
