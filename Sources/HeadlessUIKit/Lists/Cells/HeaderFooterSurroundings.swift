import Foundation

/// What a header's or footer's looks depend on outside of it. The table view sets it before it shows the view.
struct HeaderFooterSurroundings: Equatable {
    /// How the table view groups its rows; nil is a view that no table view shows.
    var grouping: CellSurroundings.Grouping?
    /// Whether the view is a footer.
    var isFooter = false
    /// Whether a grouped header is the table view's first, with more space above it.
    var isFirst = false
    /// Whether a header lies at the top of what is visible, above rows.
    var isPinned = false
    /// Whether a grouped header follows a footer without a title, is below a large title or in a low window, and so has
    /// less space above it.
    var isTight = false
    /// What the content keeps out of at the sides, in points.
    var contentInsets = UIEdgeInsets.zero
    /// The width of the column of readable text where the margins follow it.
    var readableWidth: CGFloat?
}

/// The table view that shows a header or footer.
@MainActor
protocol HeaderFooterContainer: AnyObject {
    /// The height of a header or footer may have changed.
    func contentSizeChanged(of view: UITableViewHeaderFooterView)
}

/// The views of a header or footer.
@MainActor
struct HeaderFooterParts {
    let content = UIView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var background: UIView?
    /// The title as the table view's data source gives it: shown in capitals where the style says so.
    var title: String?
    /// The font that the style gave the label.
    var titleFont: UIFont?
    var titleColor: UIColor?
}

/// The lengths and looks of headers and footers, in points.
///
/// Plain headers are 28 high with a title of 17 points; grouped ones have a title of 13 points in capitals in small type up to
/// iOS 18, and one of 17 points as it is written from iOS 26 on.
@MainActor
struct HeaderFooterMetrics {
    let surroundings: HeaderFooterSurroundings
    let traits: UITraitCollection
    let scale: CGFloat
    let isToday: Bool

    init(of view: UITableViewHeaderFooterView) {
        surroundings = view.surroundings
        traits = view.traitCollection
        scale = view.roundingScale
        isToday = traits.systemVersion >= .iOS26
    }

    private var isPlain: Bool { surroundings.grouping ?? .plain == .plain }

    var font: UIFont {
        let style: UIFont.TextStyle =
            surroundings.isFooter ? .footnote : isPlain || isToday ? .headline : .footnote
        return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    var color: UIColor {
        if isPlain { return surroundings.isFooter ? .secondaryLabel : .label }
        return isToday && !surroundings.isFooter ? .label : .secondaryLabel
    }

    /// Whether titles are written in capitals.
    var isUppercase: Bool { !isPlain && !isToday && !surroundings.isFooter }

    /// The space above and below the title, and the minimum height.
    var padding: (top: CGFloat, bottom: CGFloat, minimum: CGFloat) {
        if isPlain { return surroundings.isFooter ? (5, 5, 28) : (4, 3, 28) }
        if surroundings.isFooter { return isToday ? (23 / 3, 20 / 3, 0) : (8, 8, 0) }
        guard isToday else { return surroundings.isFirst ? (34, 6, 0) : (17, 6, 0) }
        if surroundings.isTight { return (11, 6.5, 0) }
        return surroundings.isFirst ? (29, 6, 0) : (19, 6, 0)
    }

    /// The height without a title.
    var emptyHeight: CGFloat {
        if isPlain { return surroundings.isFooter ? 0 : 28 }
        if surroundings.isFooter || !surroundings.isFirst {
            return (17.5 * scale - 0.001).rounded(.up) / scale
        }
        return 35
    }
}
