import Foundation

/// The sizes of menus, in points, by the version of iOS.
struct MenuMetrics {
    /// The width of a menu.
    var width: CGFloat = 250
    /// The minimum height of a row.
    var rowHeight: CGFloat = 44
    /// The distance of text and pictures from the menu's sides.
    var inset: CGFloat = 16
    /// The width that marks of selected elements take before the titles.
    var markWidth: CGFloat = 22
    /// The radius of the menu's corners.
    var radius: CGFloat = 13
    /// The distance between groups.
    var groupGap: CGFloat = 8
    /// What lies above the first row and below the last.
    var verticalInset: CGFloat = 0
    /// The distance of a menu from what it belongs to, and from the screen's sides.
    var distance: CGFloat = 8
    /// Whether pictures lie before the titles, and lines only between groups.
    var isGlass = false

    init(_ traits: UITraitCollection) {
        guard traits.systemVersion >= .iOS26 else { return }
        isGlass = true
        rowHeight = 42
        inset = 24
        markWidth = 26
        radius = 34
        groupGap = 21
        verticalInset = 10
    }

    /// The seconds in which a menu opens or closes.
    static let duration = 0.25
}
