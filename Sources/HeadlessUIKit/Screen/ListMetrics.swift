import Foundation

/// The sizes of lists, in points, by the version of iOS.
///
/// Measured in recorded pictures of inset grouped lists.
struct ListMetrics {
    /// The height of a row with one line of text.
    var rowHeight: CGFloat
    /// The distance of a row's text from the row's edge, and of inset rows from the list's sides.
    var inset: CGFloat = 20
    /// The size of a section's header text, whether it is bold and whether it is written in capitals.
    var headerSize: CGFloat
    var headerIsSemibold: Bool
    var headerIsUppercase: Bool

    init(_ traits: UITraitCollection) {
        let isToday = traits.systemVersion >= .iOS26
        rowHeight = isToday ? 52 : 44
        headerSize = isToday ? 17 : 13
        headerIsSemibold = isToday
        headerIsUppercase = !isToday
    }
}
