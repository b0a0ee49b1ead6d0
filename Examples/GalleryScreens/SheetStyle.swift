import FlexLayout
import UIKit

/// The looks that the sheets about flexbox share.
@MainActor
enum SheetStyle {
    static let background = UIColor.white
    static let surface = UIColor(red: 0.945, green: 0.95, blue: 0.965, alpha: 1)
    static let line = UIColor(red: 0.78, green: 0.8, blue: 0.85, alpha: 1)
    static let text = UIColor(red: 0.1, green: 0.11, blue: 0.15, alpha: 1)
    static let faint = UIColor(red: 0.4, green: 0.43, blue: 0.5, alpha: 1)
    static let alarm = UIColor(red: 0.72, green: 0.14, blue: 0.1, alpha: 1)
    static let colors = [
        UIColor(red: 0.16, green: 0.44, blue: 0.86, alpha: 1),
        UIColor(red: 0.05, green: 0.55, blue: 0.43, alpha: 1),
        UIColor(red: 0.8, green: 0.33, blue: 0.16, alpha: 1),
        UIColor(red: 0.53, green: 0.3, blue: 0.74, alpha: 1),
        UIColor(red: 0.68, green: 0.5, blue: 0.05, alpha: 1),
    ]

    /// A line of text, or several.
    static func label(
        _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, color: UIColor = text
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// A coloured item that shows its number.
    static func item(_ number: Int, fontSize: CGFloat = 11) -> UILabel {
        let label = label("\(number)", fontSize, .semibold, color: .white)
        label.textAlignment = .center
        label.numberOfLines = 1
        label.backgroundColor = colors[(number - 1) % colors.count]
        label.layer.cornerRadius = 3
        label.clipsToBounds = true
        return label
    }

    /// A container that shows its bounds.
    static func box() -> UIView {
        let box = UIView()
        box.backgroundColor = surface
        box.layer.borderColor = line.cgColor
        box.layer.borderWidth = 1
        box.layer.cornerRadius = 5
        return box
    }

    /// A page of a width, as high as what is on it, with a title and a text below it.
    static func page(width: CGFloat, title: String, text: String) -> FlexView {
        let page = FlexView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        page.layoutMode = .adjustHeight
        page.backgroundColor = background
        page.flex.padding(36, 40).define { flex in
            flex.addItem(label(title, 28, .bold))
            flex.addItem(label(text, 14, color: faint)).marginTop(6)
        }
        return page
    }

    /// The page laid out, in whole points, so that it ends where a pixel does at any scale.
    static func finished(_ page: FlexView) -> UIView {
        page.layoutIfNeeded()
        page.layoutMode = .fitContainer
        page.frame.size.height = page.frame.height.rounded(.up)
        return page
    }
}
