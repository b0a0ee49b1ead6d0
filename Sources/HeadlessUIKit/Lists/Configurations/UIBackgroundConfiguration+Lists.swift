import Foundation

extension UIBackgroundConfiguration {
    private init(_ style: BackgroundStyle) {
        self.init()
        self.style = style
        self = updated(for: UICellConfigurationState(traitCollection: .current))
    }

    /// The background of a cell, by the list that the cell is in.
    public static func listCell() -> UIBackgroundConfiguration { Self(.listCell) }
    /// The background of a header, by the list that it is in.
    public static func listHeader() -> UIBackgroundConfiguration { Self(.listHeader) }
    /// The background of a footer, by the list that it is in.
    public static func listFooter() -> UIBackgroundConfiguration { Self(.listFooter) }
    /// The background of a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
    /// The background of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }
    /// The background of a cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
    /// The background of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
    /// The background of a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
    /// The background of a cell of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
    /// The background of a cell of a sidebar beside a list.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        Self(.accompaniedSidebarCell)
    }

    /// The background for a state: what was set stays, the rest follows.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        let look = ListState(state)
        switch style.inList(state.traitCollection.listEnvironment) {
        case .clear: break
        case .listCell, .plainCell:
            updated.follow(color: look.isMarked ? .systemGray4 : .systemBackground)
        case .groupedCell:
            updated.follow(color: look.isMarked ? .systemGray4 : .secondarySystemGroupedBackground)
        case .plainHeaderFooter:
            let material = look.isPinned ? UIBackgroundConfiguration.pinnedMaterial : nil
            updated.follow(color: .clear, effect: material)
        case .listHeader, .listFooter, .groupedHeaderFooter, .sidebarHeader:
            updated.follow(color: .clear)
        case .sidebarCell, .accompaniedSidebarCell:
            updated.follow(
                color: look.isMarked ? .systemFill : .clear, radius: 10,
                insets: NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
        }
        return updated
    }

    private static var pinnedMaterial: UIVisualEffect {
        MainActor.assumeIsolated { UIBlurEffect(style: .systemChromeMaterial) }
    }
}

extension BackgroundStyle {
    /// The style that one which follows its list has in a kind of list.
    fileprivate func inList(_ environment: UIListEnvironment) -> BackgroundStyle {
        switch (self, environment) {
        case (.listCell, .grouped), (.listCell, .insetGrouped): .groupedCell
        case (.listCell, .sidebar), (.listCell, .sidebarPlain): .sidebarCell
        case (.listHeader, .plain), (.listFooter, .plain): .plainHeaderFooter
        case (.listHeader, .sidebar), (.listHeader, .sidebarPlain): .sidebarHeader
        default: self
        }
    }
}

/// What the looks of lists take from a state.
struct ListState {
    var isDisabled = false
    /// Whether the view is highlighted or selected, or something is dropped into it.
    var isMarked = false
    var isSelected = false
    var isPinned = false

    init(_ state: any UIConfigurationState) {
        if let state = state as? UICellConfigurationState {
            isDisabled = state.isDisabled
            isSelected = state.isSelected
            isMarked = state.isHighlighted || state.isSelected || state.cellDropState == .targeted
            isPinned = state.isPinned
        } else if let state = state as? UIViewConfigurationState {
            isDisabled = state.isDisabled
            isSelected = state.isSelected
            isMarked = state.isHighlighted || state.isSelected
            isPinned = state.isPinned
        }
    }
}
