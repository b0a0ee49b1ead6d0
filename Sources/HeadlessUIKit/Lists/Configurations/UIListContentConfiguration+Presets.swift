extension UIListContentConfiguration {
    /// A cell with one text, or with a smaller one below.
    public static func cell() -> UIListContentConfiguration { Self(.cell) }
    /// A cell with a small secondary text below the text.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
    /// A cell with a secondary text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
    /// The header of a section, by the list that it is in.
    public static func header() -> UIListContentConfiguration { Self(.header) }
    /// The footer of a section, by the list that it is in.
    public static func footer() -> UIListContentConfiguration { Self(.footer) }
    /// The header of a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
    /// The footer of a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
    /// The header of a section of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
    /// The footer of a section of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
    /// A large header of a section of an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.prominentInsetGroupedHeader)
    }
    /// A larger header of a section of an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.extraProminentInsetGroupedHeader)
    }
    /// A cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }
    /// A cell of a sidebar with a small secondary text below the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }
    /// A cell of a sidebar beside a list.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarCell)
    }
    /// A cell of a sidebar beside a list with a small secondary text below the text.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        Self(.accompaniedSidebarSubtitleCell)
    }
    /// The header of a section of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
}

/// The looks that the system has for the content of lists.
enum ListContentStyle: Hashable {
    case cell, subtitleCell, valueCell
    case header, footer, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case sidebarHeader

    /// Whether the style is one of rows, which have a minimum height.
    var isCell: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }
}
