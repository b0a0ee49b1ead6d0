import Foundation

/// How the lines above and below an item of a list are shown.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is shown.
    public enum Visibility: Int, Hashable, Sendable {
        /// As the list's appearance says.
        case automatic
        case visible, hidden
    }

    /// The insets that a list has by itself: from the beginning of the text.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line above the item is shown. Automatic by default.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the item is shown. Automatic by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the line above the item; only leading and trailing count. Automatic by default.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The insets of the line below the item; only leading and trailing count. Automatic by default.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines. That of separators by default.
    public var color = UIColor.separator
    /// The colour of lines between items that are selected together. That of separators by default.
    public var multipleSelectionColor = UIColor.separator
    /// An effect of the lines. None by default; kept and not drawn.
    public var visualEffect: UIVisualEffect?
    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the configuration of lists of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
    }
}
