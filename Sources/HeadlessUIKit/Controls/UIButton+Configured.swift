internal import DisplayList
internal import LayoutCore
import Foundation

extension UIButton {
    /// The labels' and the picture's content by a configuration.
    final func updateParts(by configuration: Configuration) {
        let color = configuration.foreground(state, tint: tintColor)
        let title =
            chosenElement.map { AttributedString($0.title) } ?? configuration.attributedTitle
            ?? title(for: state).map { AttributedString($0) }
        if title != nil || labelStorage != nil {
            fill(
                labelStorage ?? madeLabel, title,
                TextLook(
                    font: configuration.titleFont, color: color,
                    transformer: configuration.titleTextAttributesTransformer))
            labelStorage?.numberOfLines = 0
            labelStorage?.lineBreakMode = configuration.titleLineBreakMode
        }
        updateSubtitle(by: configuration, color: color)
        let image = shownImage(by: configuration)
        guard image != nil || imageViewStorage != nil else { return }
        madeImageView.image = image.map(templateForSystem)
        imageViewStorage?.tintColor = configuration.imageColorTransformer?(color) ?? color
        imageViewStorage?.alpha = 1
    }

    /// The font and colour of a text without attributes of its own.
    private struct TextLook {
        var font: UIFont
        var color: UIColor
        var transformer: UIConfigurationTextAttributesTransformer?
    }

    private func updateSubtitle(by configuration: Configuration, color: UIColor) {
        guard let subtitle = configuration.attributedSubtitle else {
            subtitleStorage?.removeFromSuperview()
            subtitleStorage = nil
            return
        }
        let label = subtitleStorage ?? UIButtonLabel()
        if subtitleStorage == nil {
            subtitleStorage = label
            addSubview(label)
        }
        label.numberOfLines = 0
        fill(
            label, subtitle,
            TextLook(
                font: configuration.subtitleFont, color: color,
                transformer: configuration.subtitleTextAttributesTransformer))
        label.lineBreakMode = configuration.subtitleLineBreakMode
    }

    private func fill(_ label: UILabel, _ text: AttributedString?, _ look: TextLook) {
        guard let text else {
            label.text = nil
            return
        }
        var attributes = AttributeContainer()
        attributes.font = look.font
        attributes.foregroundColor = look.color
        if let transformer = look.transformer { attributes = transformer(attributes) }
        // The text's own attributes override the default font and colour.
        let filled = text.mergingAttributes(attributes, mergePolicy: .keepCurrent)
        label.attributedText = NSAttributedString(filled)
    }

    private func shownImage(by configuration: Configuration) -> UIImage? {
        let image = chosenElement?.image ?? configuration.image ?? image(for: state)
        guard let image, let symbol = configuration.preferredSymbolConfigurationForImage else { return image }
        return image.applyingSymbolConfiguration(symbol) ?? image
    }

    // MARK: Sizes and frames

    private func parts(by configuration: Configuration, within width: CGFloat) -> ButtonParts {
        var parts = ButtonParts()
        parts.imagePadding = configuration.imagePadding
        parts.titlePadding = configuration.titlePadding
        let placement = configuration.imagePlacement
        parts.axis = placement == .top || placement == .bottom ? .vertical : .horizontal
        parts.startsWithImage =
            placement == .top || (placement != .bottom && (placement == .trailing) == isRightToLeft)
        parts.titleShare = titleShare(by: configuration)
        parts.image = shownImage(by: configuration)?.size ?? .zero
        var available = width
        if parts.axis == .horizontal, parts.image.width > 0 {
            available = max(0, available - parts.image.width - configuration.imagePadding)
        }
        func size(_ label: UILabel?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return label.sizeThatFits(CGSize(width: available, height: 0))
        }
        parts.title = size(labelStorage)
        parts.subtitle = size(subtitleStorage)
        return parts
    }

    private func titleShare(by configuration: Configuration) -> CGFloat {
        let leading: CGFloat = isRightToLeft ? 1 : 0
        switch configuration.titleAlignment {
        case .leading: return leading
        case .center: return 0.5
        case .trailing: return 1 - leading
        case .automatic:
            switch configuration.imagePlacement {
            case .leading: return leading
            case .trailing: return 1 - leading
            default: return 0.5
            }
        }
    }

    final func size(by configuration: Configuration, within width: CGFloat) -> CGSize {
        let insets = configuration.contentInsets
        let sides = insets.leading + insets.trailing + indicatorWidth(of: configuration)
        let size = parts(by: configuration, within: width - sides).size
        return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
    }

    final func boxes(by configuration: Configuration, in contentRect: CGRect) -> ButtonBoxes {
        let contentRect = withoutIndicator(contentRect, configuration)
        let parts = parts(by: configuration, within: max(contentRect.width, 1))
        let size = parts.size
        let share: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: 0
            case .right, .trailing: 1
            case .center: 0.5
            }
        let verticalShare: CGFloat =
            switch contentVerticalAlignment {
            case .top, .fill: 0
            case .center: 0.5
            case .bottom: 1
            }
        let block = CGRect(
            x: contentRect.minX + (contentRect.width - size.width) * share,
            y: contentRect.minY + (contentRect.height - size.height) * verticalShare,
            width: size.width, height: size.height)
        return parts.boxes(
            in: block, horizontalShare: share, grid: PixelGrid(scale: Double(roundingScale)))
    }

    // MARK: Background

    final func drawBackground(in painter: inout LayerPainter) {
        let rect = backgroundRect(forBounds: bounds)
        guard rect.width > 0, rect.height > 0 else { return }
        guard let configurationStorage else {
            guard let image = currentBackgroundImage else { return }
            let tint = image.usesTint ? tintColor.displayColor(in: painter.traits) : nil
            painter.commands += image.drawCommands(
                in: rect, tint: tint, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return
        }
        let background = configurationStorage.background
        let box = rect.inset(by: background.backgroundInsets.resolved(rightToLeft: isRightToLeft))
        guard box.width > 0, box.height > 0 else { return }
        let radius = configurationStorage.cornerRadius(
            height: box.height, version: painter.traits.systemVersion)
        let fill = configurationStorage.fill(state, tint: tintColor).displayColor(in: painter.traits)
        let path = Path(roundedRect: box, cornerWidth: radius, cornerHeight: radius)
        if fill.alpha > 0 { painter.commands.append(.fill(path, .color(fill), .winding)) }
        drawIndicator(configurationStorage, in: &painter)
        guard background.strokeWidth > 0 else { return }
        let half = background.strokeWidth / 2
        let line = Path(
            roundedRect: box.insetBy(dx: half, dy: half), cornerWidth: radius - half,
            cornerHeight: radius - half)
        let color = (background.strokeColor ?? tintColor ?? .systemBlue).displayColor(in: painter.traits)
        painter.commands.append(
            .stroke(line, .color(color), StrokeStyle(width: Double(background.strokeWidth))))
    }
}
