import Foundation

/// The sizes of a search field, in points, by the version of iOS.
struct SearchFieldMetrics {
    var height: CGFloat = 36
    var radius: CGFloat = 10
    /// The rectangle of the magnifying glass, from the leading edge.
    var glass = CGRect(x: 9, y: 8.5, width: 19, height: 19)
    /// Where the text begins.
    var textStart: CGFloat = 31
    /// The extent of the clear button, and its distance from the trailing edge.
    var clear: (extent: CGFloat, trailing: CGFloat) = (20, 5.5)
    var font = UIFont.systemFont(ofSize: 17)

    init(_ traits: UITraitCollection) {
        guard traits.systemVersion >= .iOS26 else { return }
        height = 44
        radius = 22
        glass = CGRect(x: 12, y: 12, width: 20 + 2.0 / 3, height: 19 + 1.0 / 3)
        textStart = 39 + 2.0 / 3
        clear = (20, 14 + 1.0 / 3)
        font = .systemFont(ofSize: 17, weight: .medium)
    }
}
