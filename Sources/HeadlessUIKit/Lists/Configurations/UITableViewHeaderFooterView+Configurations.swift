extension UITableViewHeaderFooterView: ConfiguredView {
    /// A function that changes a header's or footer's configurations for a state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// What the view shows. None by default. Setting it removes the labels.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.content = newValue }
    }

    /// What lies behind the content. None by default. Setting it removes `backgroundColor` and ``backgroundView``.
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

    final func makeConfigurationState() -> UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = surroundings.isPinned
        return state
    }

    final var standardContent: UIListContentConfiguration {
        var content: UIListContentConfiguration =
            switch (surroundings.grouping, surroundings.isFooter) {
            case (.grouped, false), (.insetGrouped, false): .groupedHeader()
            case (.grouped, true), (.insetGrouped, true): .groupedFooter()
            case (_, false): .plainHeader()
            case (_, true): .plainFooter()
            }
        content.follow(ListContentLook(content.style, state: configurationState))
        return content
    }

    final var listBackground: UIBackgroundConfiguration {
        let background: UIBackgroundConfiguration =
            switch surroundings.grouping {
            case .grouped, .insetGrouped: .listGroupedHeaderFooter()
            case .plain, nil: .listPlainHeaderFooter()
            }
        return background.updated(for: configurationState)
    }

    final var anyConfigurationState: any UIConfigurationState { configurationState }
    final var configuredKind: String { "view" }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func removeLegacyContent() {
        parts.text?.removeFromSuperview()
        parts.detail?.removeFromSuperview()
        (parts.text, parts.detail) = (nil, nil)
    }

    final func removeLegacyBackground() {
        backgroundColor = nil
        backgroundView = nil
    }

    final func configurationDidChange() {
        setNeedsLayout()
        contentSizeChanged()
    }
}
