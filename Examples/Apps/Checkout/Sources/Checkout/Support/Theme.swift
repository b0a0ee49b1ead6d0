import UIKit

/// Colours and lengths that all screens share.
enum Theme {

    enum Spacing {
        static let tiny: CGFloat = 4
        static let small: CGFloat = 8
        static let regular: CGFloat = 16
        static let large: CGFloat = 24
    }

    enum Color {
        static let accent = UIColor(red: 0.05, green: 0.42, blue: 0.35, alpha: 1)
        static let error = UIColor.systemRed
        static let border: UIColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.15)
        }
    }

    static let fieldHeight: CGFloat = 48
    static let cornerRadius: CGFloat = {
        if #available(iOS 26, *) {
            return 14
        } else {
            return 8
        }
    }()

    /// Fonts that follow the size of text that the user chose.
    static func font(_ style: UIFont.TextStyle, weight: UIFont.Weight = .regular) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        let font = UIFont.systemFont(ofSize: descriptor.pointSize, weight: weight)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    }
}
