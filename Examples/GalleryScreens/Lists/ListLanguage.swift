import UIKit

/// The language of a list screen.
public enum ListLanguage: Sendable {
    /// Read from the left.
    case english
    /// Read from the right.
    case arabic
    /// The user's language, by the texts of `Localizable.xcstrings`, of which only the inbox has all.
    case localized

    /// One of two texts, or the one of the catalogue that has the English text as its key.
    func callAsFunction(_ english: String, _ arabic: String) -> String {
        switch self {
        case .english: english
        case .arabic: arabic
        case .localized: Bundle.module.localizedString(forKey: english, value: nil, table: nil)
        }
    }
}

@MainActor
extension UILabel {
    /// A label in a text style that follows the reader's text size.
    static func styled(
        _ style: UIFont.TextStyle, _ color: UIColor = .label, weight: UIFont.Weight? = nil, lines: Int = 0
    ) -> UILabel {
        let label = UILabel()
        let font = UIFont.preferredFont(forTextStyle: style)
        label.font =
            weight.map {
                UIFontMetrics(forTextStyle: style).scaledFont(
                    for: .systemFont(ofSize: UIFont.standardSize(of: style), weight: $0))
            } ?? font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = lines
        return label
    }
}

extension UIFont {
    /// The size of a text style at the standard text size.
    static func standardSize(of style: UIFont.TextStyle) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        return preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    }
}
