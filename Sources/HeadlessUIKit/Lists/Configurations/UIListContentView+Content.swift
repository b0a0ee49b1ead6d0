internal import LayoutCore
import Foundation

extension UIListContentView {
    /// Shows the content in the views, which are created where they are needed.
    final func show() {
        let axes = content.axesPreservingSuperviewLayoutMargins
        directionalLayoutMargins = content.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !axes.isEmpty
        alpha = content.alpha
        showImage()
        showTexts()
        guides.drop(keeping: [
            content.hasPrimaryText ? \.text : nil, content.hasSecondaryText ? \.secondaryText : nil,
            content.image != nil ? \.image : nil,
        ])
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showImage() {
        guard let image = content.image else {
            imageStorage?.removeFromSuperview()
            imageStorage = nil
            return
        }
        let view = imageStorage ?? UIImageView(image: nil)
        if imageStorage == nil {
            imageStorage = view
            view.contentMode = .scaleAspectFit
            insertSubview(view, at: 0)
        }
        let properties = content.imageProperties
        view.image = configured(image)
        view.tintColor = properties.resolvedTintColor(for: tintColor)
        let isFramed = properties.cornerRadius > 0 || properties.strokeWidth > 0
        guard isFramed || view.clipsToBounds else { return }
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.borderWidth = properties.strokeWidth
        view.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
    }

    /// A symbol in the look of the content; other pictures as they are.
    private func configured(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image }
        if let look = content.imageProperties.preferredSymbolConfiguration {
            return image.withConfiguration(look)
        }
        let size = UIFont.preferredFont(
            forTextStyle: content.style.isCell ? .body : .footnote, compatibleWith: traitCollection
        ).pointSize
        let scale = content.style.isCell ? UIImage.SymbolScale.large : .medium
        return image.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale))
    }

    private func showTexts() {
        let (text, secondary) = (content.textProperties, content.secondaryTextProperties)
        fill(\.textStorage, content.text, content.attributedText, text)
        fill(\.secondaryTextStorage, content.secondaryText, content.secondaryAttributedText, secondary)
    }

    private func fill(
        _ storage: ReferenceWritableKeyPath<UIListContentView, UILabel?>, _ plain: String?,
        _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        guard (plain ?? attributed?.string)?.isEmpty == false else {
            self[keyPath: storage]?.removeFromSuperview()
            self[keyPath: storage] = nil
            return
        }
        let label = self[keyPath: storage] ?? UILabel()
        if self[keyPath: storage] == nil {
            self[keyPath: storage] = label
            addSubview(label)
        }
        // An attributed text's own attributes are not overwritten: the text is set last.
        label.text = nil
        properties.apply(to: label)
        if let attributed {
            label.attributedText = properties.transformed(attributed)
        } else {
            label.text = plain.map(properties.transformed)
        }
    }

    // MARK: Sizes and frames

    /// What the frames are computed from.
    final var parts: ListContentParts {
        let category = traitCollection.preferredContentSizeCategory
        var parts = ListContentParts(grid: PixelGrid(scale: Double(roundingScale)))
        parts.image = imageSizes
        parts.text = textStorage.map { part(of: $0, content.textProperties) }
        parts.secondaryText = secondaryTextStorage.map { part(of: $0, content.secondaryTextProperties) }
        parts.margins = effectiveMargins
        parts.imagePadding = content.imageToTextPadding
        parts.horizontalPadding = content.textToSecondaryTextHorizontalPadding
        parts.verticalPadding = content.textToSecondaryTextVerticalPadding
        parts.isSideBySide =
            content.prefersSideBySideTextAndSecondaryText && !category.isAccessibilityCategory
        parts.isImageAbove = category.isAccessibilityCategory
        return parts
    }

    /// The margins, on the preserved axes at least as large as the superview's.
    private var effectiveMargins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        let (axes, inherited) = (content.axesPreservingSuperviewLayoutMargins, directionalLayoutMargins)
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, inherited.leading)
            margins.trailing = max(margins.trailing, inherited.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, inherited.top)
            margins.bottom = max(margins.bottom, inherited.bottom)
        }
        return margins
    }

    private func part(
        of label: UILabel, _ properties: UIListContentConfiguration.TextProperties
    ) -> ListContentParts.Text {
        ListContentParts.Text(
            size: { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) },
            baseline: { label.baselines(in: $0)?.first ?? $0.height },
            fillsWidth: properties.alignment != .natural)
    }

    /// The size of the image and of what is reserved for it.
    private var imageSizes: (size: CGSize, reserved: CGSize)? {
        guard let image = imageStorage?.image else { return nil }
        let properties = content.imageProperties
        let size = image.size.fitted(into: properties.maximumSize)
        let standard = UIFontMetrics(forTextStyle: .body).scaledValue(
            for: Self.standardImageDimension, compatibleWith: traitCollection)
        func reserved(_ length: CGFloat, _ natural: CGFloat) -> CGFloat {
            if length == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            if length > 0 { return length }
            return image.isSymbolImage && content.style.isCell ? max(standard, 0) : natural
        }
        let layout = properties.reservedLayoutSize
        var box = CGSize(
            width: reserved(layout.width, size.width), height: reserved(layout.height, size.height))
        if layout.height == 0 { box.height = size.height }
        // Above the texts a symbol begins where they do.
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory, layout.width == 0 {
            box.width = size.width
        }
        return (size, box)
    }

    /// The side of the square in which symbols are centred at the default size of text, in points.
    private static let standardImageDimension: CGFloat = 28

    final func contentSize(within width: CGFloat) -> CGSize {
        guard width > 0, width < ListContentParts.unlimited else { return parts.naturalSize }
        let size = parts.plan(in: CGSize(width: width, height: 0)).size
        let grid = PixelGrid(scale: Double(roundingScale))
        return CGSize(
            width: min(width, grid.roundedUp(Double(size.width))), height: grid.roundedUp(Double(size.height))
        )
    }

    /// The distance of the text from the leading edge; nil without a text.
    final var textStart: CGFloat? {
        let parts = parts
        return parts.text == nil && parts.secondaryText == nil ? nil : parts.textStart
    }

    final func placeParts() {
        var plan = parts.plan(in: bounds.size)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { plan = plan.mirrored(in: bounds.width) }
        if let frame = plan.image { imageStorage?.frame = frame }
        if let frame = plan.text { textStorage?.frame = frame }
        if let frame = plan.secondaryText { secondaryTextStorage?.frame = frame }
        guides.place(plan)
    }

    // MARK: Guides

    final func guide(_ part: WritableKeyPath<ListContentGuides, ListContentGuide?>) -> UILayoutGuide? {
        let isShown =
            switch part {
            case \.text: textStorage != nil
            case \.secondaryText: secondaryTextStorage != nil
            default: imageStorage != nil
            }
        guard isShown else { return nil }
        if let guide = guides[keyPath: part] { return guide.guide }
        let guide = ListContentGuide(in: self)
        guides[keyPath: part] = guide
        placeParts()
        return guide.guide
    }
}

extension UIListContentConfiguration.TextProperties {
    /// Gives a label without text the looks of the properties.
    @MainActor
    fileprivate func apply(to label: UILabel) {
        label.font = font
        // A font that was made for another size of text follows the view's: hence afterwards.
        label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        label.textColor = resolvedColor()
        label.numberOfLines = numberOfLines
        label.lineBreakMode = lineBreakMode
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.minimumScaleFactor = minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        label.showsExpansionTextWhenTruncated = showsExpansionTextWhenTruncated
        label.textAlignment =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }

    /// A text with attributes in the letters of ``transform``.
    fileprivate func transformed(_ text: NSAttributedString) -> NSAttributedString {
        guard transform != .none else { return text }
        let changed = NSMutableAttributedString(string: "")
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            changed.append(NSAttributedString(string: transformed(part), attributes: attributes))
        }
        return changed
    }
}

extension CGSize {
    /// The size made smaller in proportion until it fits; dimensions of 0 or less do not limit it.
    fileprivate func fitted(into limit: CGSize) -> CGSize {
        guard width > 0, height > 0 else { return self }
        let factor = min(
            1, limit.width > 0 ? limit.width / width : 1, limit.height > 0 ? limit.height / height : 1)
        return factor < 1 ? CGSize(width: width * factor, height: height * factor) : self
    }
}
