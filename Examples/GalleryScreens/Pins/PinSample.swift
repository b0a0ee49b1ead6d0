import UIKit

/// The labels and boxes that the screens about pins are made of.
@MainActor
enum PinSample {
    /// A label in a text style.
    static func label(
        _ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// A coloured box with a name in its middle.
    static func box(_ text: String, _ color: UIColor) -> UILabel {
        let box = label(text, .footnote, .white)
        box.backgroundColor = color
        box.textAlignment = .center
        box.layer.cornerRadius = 8
        box.clipsToBounds = true
        return box
    }

    /// A surface for content.
    static func card() -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        return card
    }

    /// A round portrait.
    static func portrait(of person: GalleryArtwork.Person) -> UIImageView {
        let view = UIImageView(image: GalleryArtwork.portrait(of: person))
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        return view
    }
}
