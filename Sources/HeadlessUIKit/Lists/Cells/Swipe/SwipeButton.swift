import Foundation

/// The button of an action that a swipe uncovers.
final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let icon = UIImageView(image: nil)
    private let isToday: Bool
    private let onTap: (SwipeButton) -> Void

    init(_ action: UIContextualAction, traits: UITraitCollection, onTap: @escaping (SwipeButton) -> Void) {
        self.action = action
        isToday = traits.systemVersion >= .iOS26
        self.onTap = onTap
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = action.backgroundColor
        if isToday { layer.cornerRadius = 13 }
        label.text = action.title
        // Titles grow with the text.
        label.font = .preferredFont(forTextStyle: isToday ? .footnote : .body, compatibleWith: traits)
        label.textColor = .white
        label.textAlignment = .center
        icon.image = action.image?.withRenderingMode(.alwaysTemplate)
        icon.contentMode = .center
        icon.tintColor = .white
        accessibilityLabel = action.title
        addSubview(label)
        addSubview(icon)
    }

    required init?(coder: NSCoder) { nil }

    /// What the button's width follows from.
    var content: SwipeLayout.Content {
        let title = action.title.flatMap { $0.isEmpty ? nil : label.sizeThatFits(.zero).width }
        return SwipeLayout.Content(
            title: title, image: action.image?.size.width, lineHeight: label.font.lineHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (text, image) = (label.sizeThatFits(.zero), action.image?.size ?? .zero)
        let gap: CGFloat = image.height > 0 && text.height > 0 && action.title?.isEmpty == false ? 4 : 0
        let titleHeight = action.title?.isEmpty == false ? text.height : 0
        // A capsule of 44 points holds a title or a picture; the one lies above the other in higher rows.
        let showsTitle =
            titleHeight > 0 && (image.height == 0 || bounds.height >= image.height + gap + titleHeight + 8)
        let height = image.height + (showsTitle ? gap + titleHeight : 0)
        let top = (bounds.height - height) / 2
        icon.frame = CGRect(x: 0, y: top, width: bounds.width, height: image.height).roundedOrigin(
            scale: roundingScale)
        label.isHidden = !showsTitle
        label.frame = CGRect(
            x: 0, y: top + height - titleHeight, width: bounds.width, height: titleHeight
        ).roundedOrigin(scale: roundingScale)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap(self) }
    }
}

/// The buttons of a swiped row, in the area that the row uncovers.
final class SwipeActionsView: UIView {
    let buttons: [SwipeButton]
    let layout: SwipeLayout
    /// Whether the edge is the right one.
    let isAtRight: Bool
    /// Whether the finger is so far that the first action is chosen.
    var isFull = false { didSet { setNeedsLayout() } }

    /// - Parameter corners: Those of the card that the row belongs to, of which the edge's are rounded.
    init(_ buttons: [SwipeButton], traits: UITraitCollection, isAtRight: Bool, corners: CACornerMask) {
        self.buttons = buttons
        self.isAtRight = isAtRight
        layout = SwipeLayout(buttons.map(\.content), isToday: traits.systemVersion >= .iOS26)
        super.init(frame: .zero)
        clipsToBounds = true
        let edge: CACornerMask =
            isAtRight
            ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        let rounded = corners.intersection(edge)
        if !rounded.isEmpty {
            layer.cornerRadius = ListMargins.cardRadius(traits)
            layer.maskedCorners = rounded
        }
        // That nearest to the edge lies on top of the others.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = layout.frames(for: bounds.width, height: bounds.height, isFull: isFull)
        for (button, frame) in zip(buttons, frames) {
            button.frame = isAtRight ? frame : frame.mirrored(inWidth: bounds.width)
        }
    }
}
