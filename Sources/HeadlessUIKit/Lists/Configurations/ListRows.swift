import Foundation

/// What a list adds to a section of a compositional layout: separators, corners and looks by position.
@MainActor
final class ListRows: ItemAdjusting {
    let configuration: UICollectionLayoutListConfiguration
    private let isToday: Bool

    init(_ configuration: UICollectionLayoutListConfiguration, traits: UITraitCollection) {
        self.configuration = configuration
        isToday = traits.systemVersion >= .iOS26
    }

    var attributesClass: UICollectionViewLayoutAttributes.Type? { ListLayoutAttributes.self }

    func adjust(_ attributes: UICollectionViewLayoutAttributes, count: Int) {
        guard let attributes = attributes as? ListLayoutAttributes else { return }
        attributes.surroundings = surroundings(of: attributes.indexPath, count: count)
    }

    /// What surrounds an item of a section.
    func surroundings(of path: IndexPath, count: Int) -> ListSurroundings {
        var surroundings = ListSurroundings(appearance: configuration.appearance)
        let first = configuration.headerMode == .firstItemInSection ? 1 : 0
        guard path.item >= first else {
            surroundings.role = .header
            surroundings.isFirstSection = path.section == 0
            return surroundings
        }
        surroundings.isFirst = path.item == first
        surroundings.isLast = path.item == count - 1
        let own = configuration.separatorConfiguration
        let separators = configuration.itemSeparatorHandler?(path, own) ?? own
        surroundings.separators = separators
        surroundings.showsTopSeparator = shows(
            separators.topSeparatorVisibility, usual: showsTop(surroundings))
        surroundings.showsBottomSeparator = shows(
            separators.bottomSeparatorVisibility, usual: showsBottom(surroundings))
        if configuration.appearance == .grouped { widenOuterSeparators(&surroundings) }
        return surroundings
    }

    /// What surrounds a header or footer of a section.
    func surroundings(ofHeader isHeader: Bool, section: Int) -> ListSurroundings {
        var surroundings = ListSurroundings(appearance: configuration.appearance)
        surroundings.role = isHeader ? .header : .footer
        surroundings.isFirstSection = section == 0
        return surroundings
    }

    private func shows(_ visibility: UIListSeparatorConfiguration.Visibility, usual: Bool) -> Bool {
        guard configuration.showsSeparators else { return false }
        switch visibility {
        case .automatic: return usual
        case .visible: return true
        case .hidden: return false
        }
    }

    /// Only a group with lines around it begins with one.
    private func showsTop(_ surroundings: ListSurroundings) -> Bool {
        configuration.appearance == .grouped && surroundings.isFirst && !isToday
    }

    /// The last item of a card has no line below.
    private func showsBottom(_ surroundings: ListSurroundings) -> Bool {
        switch configuration.appearance {
        case .sidebar: false
        case .insetGrouped: !surroundings.isLast
        case .grouped: !isToday || !surroundings.isLast
        case .plain, .sidebarPlain: true
        }
    }

    /// The lines around a group reach from edge to edge.
    private func widenOuterSeparators(_ surroundings: inout ListSurroundings) {
        let automatic = UIListSeparatorConfiguration.automaticInsets
        if surroundings.isFirst, surroundings.separators.topSeparatorInsets == automatic {
            surroundings.separators.topSeparatorInsets = .zero
        }
        if surroundings.isLast, surroundings.separators.bottomSeparatorInsets == automatic {
            surroundings.separators.bottomSeparatorInsets = .zero
        }
    }
}
