import Foundation

/// The values of a style for the traits and the state of a view.
struct ListContentLook {
    var text: ListTextLook
    var secondaryText: ListTextLook
    var imageTint: UIColor?
    var margins: NSDirectionalEdgeInsets
    var isSideBySide = false
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 6
    var verticalPadding: CGFloat = 3

    init(_ style: ListContentStyle, state: any UIConfigurationState) {
        self.init(style, traits: state.traitCollection)
        guard ListState(state).isDisabled else { return }
        text.color = .tertiaryLabel
        secondaryText.color = .quaternaryLabel
        imageTint = .tertiaryLabel
    }

    init(_ style: ListContentStyle, traits: UITraitCollection) {
        let isToday = traits.systemVersion >= .iOS26
        let fonts = Fonts(traits: traits)
        text = ListTextLook(font: fonts(.body), color: .label)
        secondaryText = ListTextLook(font: fonts(.subheadline), color: .secondaryLabel)
        let side: CGFloat = isToday ? 15 : 11
        margins = NSDirectionalEdgeInsets(top: side, leading: 16, bottom: side, trailing: 8)
        if isToday { verticalPadding = 0 }
        let style = style.inList(traits.listEnvironment)
        switch style {
        case .cell, .sidebarCell, .accompaniedSidebarCell: break
        case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
            secondaryText = ListTextLook(
                font: fonts(isToday ? .subheadline : .caption1), color: isToday ? .secondaryLabel : .label)
        case .valueCell:
            isSideBySide = true
            secondaryText.font = fonts(.body)
        default: takeHeader(style, fonts, isToday: isToday)
        }
    }

    /// The fonts of text styles for some traits.
    private struct Fonts {
        var traits: UITraitCollection

        func callAsFunction(_ style: UIFont.TextStyle, weight: UIFont.Weight? = nil) -> UIFont {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            guard let weight else { return font }
            return .systemFont(ofSize: font.pointSize, weight: weight)
        }
    }

    private mutating func takeHeader(_ style: ListContentStyle, _ fonts: Fonts, isToday: Bool) {
        secondaryText = ListTextLook(font: fonts(.footnote), color: .secondaryLabel)
        switch style {
        case .plainHeader, .sidebarHeader:
            text = ListTextLook(font: fonts(.headline), color: .label)
            margins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .plainFooter:
            text = ListTextLook(font: fonts(.footnote), color: .secondaryLabel)
            margins = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .groupedFooter, .footer:
            text = ListTextLook(font: fonts(.footnote), color: .secondaryLabel)
            margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        case .prominentInsetGroupedHeader:
            text = ListTextLook(font: fonts(.title3, weight: .bold), color: .label)
            margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        case .extraProminentInsetGroupedHeader:
            text = ListTextLook(font: fonts(.title2, weight: .bold), color: .label)
            margins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        default:
            text = ListTextLook(
                font: fonts(isToday ? .headline : .footnote), color: isToday ? .label : .secondaryLabel,
                transform: isToday ? .none : .uppercase)
            margins = NSDirectionalEdgeInsets(
                top: isToday ? 19 : 17, leading: 8, bottom: 6, trailing: 8)
        }
    }
}

extension ListContentStyle {
    /// The style that one which follows its list has in a kind of list: the grouped one where none is known.
    fileprivate func inList(_ environment: UIListEnvironment) -> ListContentStyle {
        switch (self, environment) {
        case (.header, .plain): .plainHeader
        case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader
        case (.footer, .plain), (.footer, .sidebar), (.footer, .sidebarPlain): .plainFooter
        default: self
        }
    }
}
