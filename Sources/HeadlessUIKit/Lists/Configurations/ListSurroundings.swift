import Foundation

/// What a view of a list's section depends on outside of it: the list's configuration and its position in the section.
struct ListSurroundings: Equatable {
    /// What the view is in its section.
    enum Role: Equatable {
        case item, header, footer
    }

    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var role = Role.item
    /// Whether the item is the first and the last of the group of items, headers left out.
    var isFirst = false
    var isLast = false
    /// Whether the header is the first of the list.
    var isFirstSection = false
    /// The separators of the item.
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    /// Whether the lines above and below are shown.
    var showsTopSeparator = false
    var showsBottomSeparator = false
    /// Whether a plain list's header is pinned.
    var isPinned = false

    /// The style whose metrics the cells of table views have.
    var grouping: CellSurroundings.Grouping {
        switch appearance {
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .plain, .sidebar, .sidebarPlain: .plain
        }
    }

    /// The kind of list, as a trait of the view.
    var environment: UIListEnvironment {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    /// The background of the view while none was set.
    var background: UIBackgroundConfiguration {
        switch (appearance, role) {
        case (.plain, .item): .listPlainCell()
        case (.plain, _): .listPlainHeaderFooter()
        case (.grouped, .item), (.insetGrouped, .item): .listGroupedCell()
        case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
        case (.sidebar, .item): .listSidebarCell()
        case (.sidebarPlain, .item): .listSidebarCell()
        case (.sidebar, _), (.sidebarPlain, _): .listSidebarHeader()
        }
    }

    /// The content of the view, without texts.
    var content: UIListContentConfiguration {
        switch (appearance, role) {
        case (.plain, .item), (.grouped, .item), (.insetGrouped, .item): .cell()
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (.grouped, .header), (.insetGrouped, .header): .groupedHeader()
        case (.grouped, .footer), (.insetGrouped, .footer): .groupedFooter()
        case (.sidebar, .item), (.sidebarPlain, .item): .sidebarCell()
        case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
        case (.sidebar, .footer), (.sidebarPlain, .footer): .plainFooter()
        }
    }
}
