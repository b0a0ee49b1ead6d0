import Foundation

/// The heights of bars, in points, as they follow from the traits.
enum BarMetrics {
    /// The height that a large title adds to a navigation bar: 52 at the usual size of text, more or less by what its line is
    /// higher or lower at another.
    static func largeTitle(_ traits: UITraitCollection) -> CGFloat {
        let usual = UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        return 52 + ((largeTitleFont(traits).lineHeight - usual) * scale).rounded() / scale
    }

    /// The font of large titles, which follows the size of text up to the first of the accessibility sizes.
    static func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
        let category = min(traits.preferredContentSizeCategory, .accessibilityMedium)
        let size = UIFont.preferredFont(
            forTextStyle: .largeTitle,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// The height that a search bar adds to a navigation bar.
    static let search: CGFloat = 52
    /// The height that a prompt adds to a navigation bar.
    static let prompt: CGFloat = 30

    /// Whether there is so little height that bars are low: a phone in landscape.
    static func isLow(_ traits: UITraitCollection) -> Bool {
        traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
    }

    /// The height of the part of a navigation bar that holds title and buttons.
    static func navigationContent(_ traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
        if isInSheet { return 56 }
        if traits.userInterfaceIdiom == .pad { return 50 }
        if Glass.isUsed(traits) { return isLow(traits) ? Glass.button : 54 }
        return isLow(traits) ? 32 : 44
    }

    /// A toolbar without what the home indicator covers.
    static func toolbar(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return isLow(traits) && !Glass.isUsed(traits) ? 32 : 44
    }

    /// A tab bar without what the home indicator covers.
    static func tabBar(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return isLow(traits) ? 32 : 49
    }

    /// Where a navigation bar starts below a safe area. On phones with an island the bar starts a little
    /// above the safe area's edge: at the status bar's height, less a pixel. On iOS 26 it starts at the edge.
    static func navigationTop(below safeTop: CGFloat, traits: UITraitCollection) -> CGFloat {
        if Glass.isUsed(traits) { return safeTop }
        return switch safeTop {
        case 59: 53 + 2.0 / 3
        case 62: 56 + 1.0 / 3
        default: safeTop
        }
    }
}

/// The parts of a navigation bar, from the top down.
struct NavigationBarShape: Equatable {
    /// The height of the line above title and buttons; 0 without a prompt.
    var prompt: CGFloat = 0
    /// The height of the part with title and buttons.
    var content: CGFloat = 44
    /// The height of the large title's part as it is now; 0 without one.
    var large: CGFloat = 0
    /// The height of the large title's part before the content was scrolled.
    var fullLarge: CGFloat = 0
    /// The height of the part with a search bar as it is now; 0 without one.
    var search: CGFloat = 0
    /// The height of the search bar's part before the content was scrolled.
    var fullSearch: CGFloat = 0
    /// Whether the search bar is alone, as it is while a person searches.
    var isSearching = false
    /// How far the background extends above the bar.
    var reach: CGFloat = 0
    /// Whether the content's start lies right under the bar.
    var isAtScrollEdge = false

    var height: CGFloat { prompt + content + large + search }
    var fullHeight: CGFloat { prompt + content + fullLarge + fullSearch }
    var isLow: Bool { content < 40 && !isSearching }
}
