import UIKit

/// The labels and boxes that the screens about constraints are made of.
@MainActor
enum ConstraintSample {
    /// A label in a text style, which constraints place.
    static func label(
        _ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    /// A coloured box with a name in its middle, which constraints place.
    static func box(_ text: String, _ color: UIColor) -> UILabel {
        let box = label(text, .footnote, .white)
        box.backgroundColor = color
        box.textAlignment = .center
        box.layer.cornerRadius = 8
        box.clipsToBounds = true
        // Boxes are as large as their constraints say, not as their names.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            box.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
            box.setContentHuggingPriority(.fittingSizeLevel, for: axis)
        }
        return box
    }

    /// A surface for content.
    static func card() -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 12
        card.translatesAutoresizingMaskIntoConstraints = false
        return card
    }
}
