import Foundation

/// The button that a bar shows for an item.
final class BarButton: UIControl, MenuOwner {
    let item: UIBarButtonItem
    private let label = BarButtonLabel()
    private let imageView = UIImageView(image: nil)
    private var look: UIBarButtonItemAppearance?
    private let isLow: Bool
    /// Whether the button floats on glass, as on iOS 26.
    private let isGlass: Bool

    init(_ item: UIBarButtonItem, look: UIBarButtonItemAppearance?, isLow: Bool, isGlass: Bool) {
        self.item = item
        self.isGlass = isGlass
        label.hasShape = isGlass
        self.isLow = isLow
        self.look = look
        super.init(frame: .zero)
        isEnabled = item.isEnabled
        tag = item.tag
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        accessibilityTraits = item.accessibilityTraits.union(
            item.isEnabled ? .button : [.button, .notEnabled])
        if let color = item.tintColor { tintColor = color }
        isSelected = item.isSelected
        takeMenu()
        let image = chosen?.image ?? (isLow ? item.landscapeImagePhone : nil) ?? item.image
        if let image {
            imageView.image =
                image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            imageView.contentMode = .center
            addSubview(imageView)
        } else if let title = shownTitle, !title.isEmpty {
            addSubview(label)
        }
        showState()
    }

    required init?(coder: NSCoder) { nil }

    private func stateLook(of look: UIBarButtonItemAppearance) -> UIBarButtonItemStateAppearance {
        isEnabled ? (isHighlighted ? look.highlighted : look.normal) : look.disabled
    }

    /// The picture behind the button: its own, then the bar's.
    private var backgroundPicture: UIImage? {
        item.looks.background(state, style: item.style, isLow: isLow, isBack: false)
            ?? look.flatMap { stateLook(of: $0).backgroundImage ?? $0.normal.backgroundImage }
    }

    private var titleOffset: UIOffset {
        let (own, bars) = (
            item.looks.titleOffset(isLow: isLow, isBack: false), look?.normal.titlePositionAdjustment ?? .zero
        )
        return UIOffset(
            horizontal: own.horizontal + bars.horizontal, vertical: own.vertical + bars.vertical)
    }

    // MARK: Menu

    private var isPopUp: Bool { item.changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }
    private var chosen: UIAction? { isPopUp ? item.menu?.ownActions.first { $0.state == .on } : nil }
    private var shownTitle: String? { chosen?.title ?? item.title }

    private func takeMenu() {
        guard let menu = item.menu else { return }
        showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        isContextMenuInteractionEnabled = true
        menu.follow(self, marksOne: isPopUp)
    }

    var menuSender: AnyObject? { item }
    var marksChosen: Bool { isPopUp }

    func stateChanged(of action: UIAction) {
        guard isPopUp else { return }
        if action.state == .on { item.menu?.mark(action) }
        item.changed()
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        item.menu.map { menuConfiguration($0, order: item.preferredMenuElementOrder) }
    }

    private var usedImage: UIImage? { imageView.superview == nil ? nil : imageView.image }

    /// The title's look in the present state: the system's, the bar's, then the item's own.
    private var attributes: [NSAttributedString.Key: Any] {
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: weight)]
        all[.foregroundColor] = isEnabled ? contentColor : .tertiaryLabel
        if let look {
            let stateLook = stateLook(of: look)
            all.merge(look.normal.titleTextAttributes) { $1 }
            all.merge(stateLook.titleTextAttributes) { $1 }
        }
        if let own = item.titleTextAttributes(for: .normal) { all.merge(own) { $1 } }
        if !isEnabled, let own = item.titleTextAttributes(for: .disabled) { all.merge(own) { $1 } }
        return all
    }

    /// The colour of title and picture: the tint; on glass the text's, and white on what is prominent.
    private var contentColor: UIColor {
        guard isGlass, item.tintColor == nil else { return isProminent ? .white : tintColor }
        return isProminent ? .white : .label
    }

    private var isProminent: Bool { isGlass && item.style == .done }

    private func showState() {
        if label.superview != nil, let title = shownTitle {
            label.attributedText = NSAttributedString(string: title, attributes: attributes)
        }
        imageView.tintColor = isEnabled ? (isGlass ? contentColor : nil) : .tertiaryLabel
        label.alpha = isHighlighted ? 0.3 : 1
        imageView.alpha = isHighlighted ? 0.3 : 1
    }

    override func stateChanged() {
        super.stateChanged()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = usedImage?.size ?? label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 0))
        guard isGlass else {
            let picture = backgroundPicture?.size ?? .zero
            let width = max(content.width + (picture.width > 0 ? 20 : 0), picture.width)
            return CGSize(
                width: item.width > 0 ? item.width : width, height: max(content.height, picture.height))
        }
        let width = content.width + (usedImage == nil ? 2 * Glass.titleInset : 0)
        return CGSize(width: max(item.width, width, Glass.button), height: Glass.button)
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = imageView.superview == nil ? label : imageView
        let insets = item.imageInsets
        let natural = content.sizeThatFits(bounds.size)
        let size = CGSize(width: min(natural.width, max(bounds.width, 0)), height: natural.height)
        var contentFrame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
        if content === imageView {
            contentFrame = contentFrame.offsetBy(
                dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        }
        if content === label {
            contentFrame = contentFrame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        }
        content.frame = contentFrame.roundedOrigin(scale: roundingScale)
    }

    override func drawContent(in painter: inout LayerPainter) {
        if let picture = backgroundPicture {
            // The picture is as high as it is, and stretched to the button's width.
            let height = min(picture.size.height, bounds.height)
            let y = (bounds.height - height) / 2 + item.looks.verticalOffset(isLow: isLow, isBack: false)
            painter.commands += picture.drawCommands(
                in: CGRect(x: 0, y: y, width: bounds.width, height: height), tint: nil)
        } else if isGlass {
            let height = min(bounds.height, Glass.button)
            let box = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
            painter.fillGlass(box, isProminent && isEnabled ? tintColor : Glass.color)
        }
        super.drawContent(in: &painter)
    }

    /// The touch area is larger than what is drawn: 44 points wide.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: 0).contains(point)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { item.trigger(from: item, in: self) }
    }
}

/// The title of a button in a bar, underlined where buttons without a background are to have shapes.
private final class BarButtonLabel: UILabel {
    var hasShape = false

    override var underlinesText: Bool { DisplayAccommodations.current.showsButtonShapes && !hasShape }
}

extension CGRect {
    /// The rectangle at the nearest whole pixel.
    func roundedOrigin(scale: CGFloat) -> CGRect {
        CGRect(
            x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale,
            width: width, height: height)
    }
}
