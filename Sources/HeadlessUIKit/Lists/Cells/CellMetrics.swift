import Foundation

/// The lengths of table cells, in points, by the traits and the width of the window.
///
/// What grows with the text is a line through measurements at body sizes of 17, 23 and 33 points (the default size, the
/// largest ordinary one and one for accessibility). iOS 26 was measured; the versions before have the same accessories.
@MainActor
struct CellMetrics {
    let traits: UITraitCollection
    let scale: CGFloat
    /// Whether the lengths are those of iOS 26.
    let isToday: Bool
    /// Whether text has one of the sizes for accessibility.
    let isAccessible: Bool
    /// The point size of running text.
    let bodySize: CGFloat
    /// How the table view groups its rows.
    let grouping: CellSurroundings.Grouping
    /// The margin of the content from the row's edges at the sides.
    let margin: CGFloat

    init(of view: UIView, grouping: CellSurroundings.Grouping?) {
        traits = view.traitCollection
        scale = view.roundingScale
        isToday = traits.systemVersion >= .iOS26
        let category = traits.preferredContentSizeCategory
        isAccessible = category.isAccessibilityCategory
        bodySize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        self.grouping = grouping ?? .plain
        let window = view.windowStorage?.bounds.size ?? UIScreen.main.bounds.size
        margin =
            grouping == .insetGrouped
            ? ListMargins.inCard(inWindowOf: window, traits: traits)
            : ListMargins.side(inWindowOf: window, traits: traits)
    }

    /// A length at the size of the text: measured at body sizes of 17, 23 and 33 points.
    ///
    /// - Parameter shrinks: Whether the length gets smaller below 17 points too.
    func length(_ usual: CGFloat, _ large: CGFloat, _ accessible: CGFloat, shrinks: Bool = false) -> CGFloat {
        if bodySize <= 17 { return shrinks ? usual * bodySize / 17 : usual }
        if bodySize <= 23 { return usual + (large - usual) * (bodySize - 17) / 6 }
        return large + (accessible - large) * (bodySize - 23) / 10
    }

    func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    func roundedUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    func roundedDown(_ length: CGFloat) -> CGFloat { (length * scale + 0.001).rounded(.down) / scale }

    // MARK: Rows

    /// The thickness of separators.
    var separator: CGFloat { isToday ? 1 : 1 / scale }
    /// The colour of separators: an alpha of 0.12 was measured on iOS 26.
    var separatorColor: UIColor { isToday ? .dynamic(0x0000_001F, 0xFFFF_FF1F) : .separator }
    /// The height of a row with one line of text in the default size, with its separator.
    var rowHeight: CGFloat { isToday ? (grouping == .plain ? 52 : 53) : 44 }
    /// The minimum height of a content that a configuration describes, without the separator.
    var configuredContentHeight: CGFloat { isToday ? 52 : 44 - separator }
    /// The margins of a cell above and below the content.
    var verticalMargin: CGFloat { isToday ? 15 : 11 }

    /// What a row is higher than its line of text, with the separator.
    var linePadding: CGFloat {
        guard isToday else { return length(23.5, 28.5, 42.5) }
        return grouping == .plain ? length(31.5, 31.5, 40.5) : 31
    }

    /// The space above the title, between it and the second line and below that, with the separator.
    var subtitlePadding: (top: CGFloat, between: CGFloat, bottom: CGFloat) {
        guard isToday else { return (11.5, 0, 11.5) }
        guard grouping == .plain else { return (15.5, 0, 15.5) }
        return (length(9, 11, 15), length(3, 4, 6), length(11.5, 15, 20.5))
    }

    /// The style of the second line's font in a cell style.
    func detailTextStyle(_ style: UITableViewCell.CellStyle) -> UIFont.TextStyle {
        switch style {
        case .subtitle: isToday ? .subheadline : .caption1
        case .value2: .caption1
        case .default, .value1: .body
        }
    }

    /// The gap between an image and the text.
    var imageGap: CGFloat { 16 }
    /// The minimum gap between a title and the text at the trailing edge.
    var valueGap: CGFloat { 6 }
    /// The width of the titles in the style `value2`.
    var value2Title: CGFloat { rounded(91 * max(1, bodySize / 17)) }
    var value2Gap: CGFloat { 6 }

    // MARK: Accessories

    /// The content's margin beside an accessory.
    var marginBesideAccessory: CGFloat { 8 }
    /// The arrow at the trailing edge: its box, at which the content ends.
    var disclosure: CGSize {
        CGSize(width: rounded(bodySize * 0.607 + 0.18), height: rounded(bodySize * 0.906 - 1.37))
    }
    /// The check mark, and the space at each side of it.
    var checkmark: CGSize {
        CGSize(
            width: rounded(19 * bodySize / 17), height: roundedDown((scale > 2 ? 17.34 : 18) * bodySize / 17))
    }
    var checkmarkPadding: CGFloat { rounded(2.5 * bodySize / 17) }
    /// The round button with an i, and the space at each side of it.
    var detailButton: CGFloat { rounded(22 * bodySize / 17) }
    var detailPadding: CGFloat { 3 }
    /// The gap between that button and the arrow.
    var detailGap: CGFloat { 7 }
    /// The content's distance from a view of the app at the trailing edge.
    var accessoryGap: CGFloat { isToday ? 0 : 8 }

    // MARK: Controls of editing

    /// The box of the delete and insert controls and of the circles that select: 26 square, 39 by 38 in the larger size.
    var editControl: CGSize {
        CGSize(
            width: rounded(length(26, 34.5, 39, shrinks: true)),
            height: rounded(length(26, 34.5, 38, shrinks: true)))
    }
    /// Where that box starts.
    var editControlStart: CGFloat { rounded(length(15, 14, 16)) }
    /// The disc in that box.
    var editDisc: CGFloat { rounded(length(22, 29.5, 33.5, shrinks: true)) }
    /// Where the content starts beside it.
    var editingContentStart: CGFloat { rounded(length(40, 47.5, 55)) }
    /// The width of the control that moves rows.
    var reorderWidth: CGFloat { rounded(length(27, 36.5, 41, shrinks: true)) }
}

/// The margins of lists at the sides, in points.
enum ListMargins {
    /// The margin of the rows' content, and the distance of inset groups from the sides.
    ///
    /// On iOS 26 20 was measured from 390 points on, before from 393 on in lists; table views on a tablet have 16.
    static func side(inWindowOf size: CGSize, traits: UITraitCollection) -> CGFloat {
        guard traits.userInterfaceIdiom != .pad else { return 16 }
        return isWide(size, traits) ? 20 : 16
    }

    /// The distance of inset groups from the table view's sides.
    static func ofCards(inWindowOf size: CGSize, traits: UITraitCollection) -> CGFloat {
        traits.userInterfaceIdiom == .pad || isWide(size, traits) ? 20 : 16
    }

    /// The margin of the content in an inset group.
    static func inCard(inWindowOf size: CGSize, traits: UITraitCollection) -> CGFloat {
        guard traits.userInterfaceIdiom != .pad else { return 20 }
        let width = min(size.width, size.height)
        return width >= (traits.systemVersion >= .iOS26 ? 414 : 393) ? 20 : 16
    }

    /// The radius of an inset group's corners.
    static func cardRadius(_ traits: UITraitCollection) -> CGFloat {
        traits.systemVersion >= .iOS26 ? 26 : 10
    }

    private static func isWide(_ size: CGSize, _ traits: UITraitCollection) -> Bool {
        min(size.width, size.height) >= (traits.systemVersion >= .iOS26 ? 390 : 393)
    }
}
