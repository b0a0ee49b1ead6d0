import Foundation

/// Attributes of all views, and of those without controls.
extension NibLoader {
    func restoreView(_ view: UIView, _ reader: AttributeReader) {
        if let rect = reader.rect("frame") { view.frame = rect }
        if let mask = reader.child("autoresizingMask") { view.autoresizingMask = mask.autoresizingMask }
        restoreAppearance(of: view, reader)
        restoreTouches(of: view, reader)
        restoreLayout(of: view, reader)
        restoreMargins(of: view, reader)
        registerGuides(of: view, reader)
        if let element = reader.child("accessibilityConfiguration") {
            restoreAccessibility(of: view, element)
        }
        let element = reader.element
        if !element.list("constraints").isEmpty { constrained.append((view, element)) }
        reader.ignore("ibuiTag", "useAutoRefresh")
    }

    private func restoreAppearance(of view: UIView, _ reader: AttributeReader) {
        if let mode = reader.option("contentMode", Self.contentModes) { view.contentMode = mode }
        if let value = reader.flag("hidden") { view.isHidden = value }
        if let value = reader.number("alpha") { view.alpha = value }
        if let value = reader.integer("tag") { view.tag = value }
        if let value = reader.flag("opaque") { view.isOpaque = value }
        if let value = reader.flag("clipsSubviews") { view.clipsToBounds = value }
        if let color = reader.color("backgroundColor") { view.backgroundColor = color }
        if reader.isNil("backgroundColor") { view.backgroundColor = nil }
        if let color = reader.color("tintColor") { view.tintColor = color }
        if let value = reader.option(
            "tintAdjustmentMode",
            ["automatic": UIView.TintAdjustmentMode.automatic, "normal": .normal, "dimmed": .dimmed])
        {
            view.tintAdjustmentMode = value
        }
        if let value = reader.option("semanticContentAttribute", Self.semantics) {
            view.semanticContentAttribute = value
        }
        if let value = reader.option(
            "overrideUserInterfaceStyle",
            ["unspecified": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark])
        {
            view.overrideUserInterfaceStyle = value
        }
        reader.ignore(
            "clearsContextBeforeDrawing", "contentStretch", "restorationIdentifier", "largeContentTitle",
            "showsLargeContentViewer")
    }

    private func restoreTouches(of view: UIView, _ reader: AttributeReader) {
        if let value = reader.flag("userInteractionEnabled") { view.isUserInteractionEnabled = value }
        if let value = reader.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
        if let value = reader.flag("exclusiveTouch") { view.isExclusiveTouch = value }
    }

    private func restoreLayout(of view: UIView, _ reader: AttributeReader) {
        if let value = reader.flag("autoresizesSubviews") { view.autoresizesSubviews = value }
        if let value = reader.flag("translatesAutoresizingMaskIntoConstraints") {
            // A view of a fixed frame has no constraints: Xcode compiles it with its autoresizing mask.
            view.translatesAutoresizingMaskIntoConstraints = value || reader.element["fixedFrame"] == "YES"
        }
        let priorities: [(String, NSLayoutConstraint.Axis, Bool)] = [
            ("horizontalHuggingPriority", .horizontal, true), ("verticalHuggingPriority", .vertical, true),
            ("horizontalCompressionResistancePriority", .horizontal, false),
            ("verticalCompressionResistancePriority", .vertical, false),
        ]
        for (name, axis, isHugging) in priorities {
            guard let value = reader.float(name) else { continue }
            let priority = UILayoutPriority(rawValue: value)
            if isHugging {
                view.setContentHuggingPriority(priority, for: axis)
            } else {
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
        }
    }

    private func restoreMargins(of view: UIView, _ reader: AttributeReader) {
        if let value = reader.flag("preservesSuperviewLayoutMargins") {
            view.preservesSuperviewLayoutMargins = value
        }
        if let value = reader.flag("insetsLayoutMarginsFromSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = value
        }
        if let value = reader.directionalInsets("directionalLayoutMargins") {
            view.directionalLayoutMargins = value
        }
        if let value = reader.insets("layoutMargins") { view.layoutMargins = value }
        if let value = reader.flag("layoutMarginsFollowReadableWidth") {
            view.setMarginsFollowReadableWidth(value)
        }
    }

    private func registerGuides(of view: UIView, _ reader: AttributeReader) {
        for element in reader.element.children where element.name == "viewLayoutGuide" {
            guard let id = element.id else { continue }
            switch element.key {
            case "safeArea": objects[id] = view.safeAreaLayoutGuide
            case "layoutMargins", "margins": objects[id] = view.layoutMarginsGuide
            case "readableContent": objects[id] = view.readableContentGuide
            case "keyboard": objects[id] = view.keyboardLayoutGuide
            case "contentLayoutGuide": objects[id] = (view as? UIScrollView)?.contentLayoutGuide
            case "frameLayoutGuide": objects[id] = (view as? UIScrollView)?.frameLayoutGuide
            default: report(element, "the layout guide \(element.key ?? "") is not known")
            }
        }
        for element in reader.element.list("layoutGuides") where element.name == "layoutGuide" {
            let guide = UILayoutGuide()
            guide.identifier = element["identifier"] ?? element["userLabel"] ?? ""
            view.addLayoutGuide(guide)
            element.id.map { objects[$0] = guide }
        }
    }

    // MARK: Accessibility

    private func restoreAccessibility(of object: UIView, _ element: InterfaceElement) {
        if let value = element["identifier"] { object.accessibilityIdentifier = value }
        let label = element["label"] ?? element.child(key: "label")?.stringValue
        if let value = translated(label, element.id, "accessibilityLabel") {
            object.accessibilityLabel = value
        }
        if let value = element["hint"] ?? element.child(key: "hint")?.stringValue {
            object.accessibilityHint = value
        }
        if let value = element["value"] { object.accessibilityValue = value }
        if let value = element.child(key: "isElement")?["value"] {
            object.isAccessibilityElement = value == "YES"
        }
        guard let traits = element.child("accessibilityTraits") else { return }
        var result: UIAccessibilityTraits = []
        for (name, value) in Self.accessibilityTraits where traits[name] == "YES" { result.insert(value) }
        object.accessibilityTraits = result
    }

    private static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement),
        ("updatesFrequently", .updatesFrequently), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
        ("startsMedia", .startsMediaSession), ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn),
    ]

    private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    private static let semantics: KeyValuePairs<String, UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    // MARK: Labels, pictures, stacks

    func restoreLabel(_ label: UILabel, _ reader: AttributeReader) {
        if let font = reader.font("fontDescription") { label.font = font }
        if let color = reader.color("textColor") { label.textColor = color }
        if let color = reader.color("highlightedColor") { label.highlightedTextColor = color }
        if let color = reader.color("shadowColor") { label.shadowColor = color }
        if let size = reader.size("shadowOffset") { label.shadowOffset = size }
        restoreLines(of: label, reader)
        if let value = reader.flag("enabled") { label.isEnabled = value }
        if let value = reader.flag("highlighted") { label.isHighlighted = value }
        if reader.flag("usesAttributedText") == true {
            if let text = reader.attributedText("attributedText") { label.attributedText = text }
            reader.ignore("text")
        } else if let text = reader.text("text") {
            label.text = text
        }
        reader.ignore("adjustsFontSizeToFitWidth", "attributedText")
    }

    private func restoreLines(of label: UILabel, _ reader: AttributeReader) {
        if let value = reader.option("textAlignment", Self.textAlignments) { label.textAlignment = value }
        if let value = reader.option("lineBreakMode", Self.lineBreakModes) { label.lineBreakMode = value }
        if let value = reader.integer("numberOfLines") { label.numberOfLines = value }
        if let value = reader.option(
            "baselineAdjustment",
            [
                "alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters,
                "none": .none,
            ])
        {
            label.baselineAdjustment = value
        }
        // Interface Builder leaves the attribute out where the text is to fit.
        if let value = reader.flag("adjustsFontSizeToFit", absent: true) {
            label.adjustsFontSizeToFitWidth = value
        }
        if let value = reader.number("minimumScaleFactor") { label.minimumScaleFactor = value }
        if let value = reader.number("minimumFontSize"), value > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(1, value / label.font.pointSize)
        }
        if let value = reader.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = value }
        if let value = reader.flag("adjustsLetterSpacingToFitWidth") {
            label.allowsDefaultTighteningForTruncation = value
        }
        if let value = reader.flag("adjustsFontForContentSizeCategory") {
            label.adjustsFontForContentSizeCategory = value
        }
    }

    static let textAlignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]

    func restoreImageView(_ view: UIImageView, _ reader: AttributeReader) {
        if let child = reader.child("preferredSymbolConfiguration", "preferredSymbolConfiguration") {
            view.preferredSymbolConfiguration = symbolConfiguration(child)
        }
        if let image = reader.image("image") { view.image = image }
        if let image = reader.image("highlightedImage") { view.highlightedImage = image }
        if let value = reader.flag("highlighted") { view.isHighlighted = value }
        if let value = reader.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory = value
        }
        reader.ignore("catalog")
    }

    func restoreStack(_ stack: UIStackView, _ reader: AttributeReader) {
        if let value = reader.option(
            "axis", ["vertical": NSLayoutConstraint.Axis.vertical, "horizontal": .horizontal])
        {
            stack.axis = value
        }
        if let value = reader.option(
            "distribution",
            [
                "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually,
                "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                "equalCentering": .equalCentering,
            ])
        {
            stack.distribution = value
        }
        if let value = reader.option(
            "alignment",
            [
                "fill": UIStackView.Alignment.fill, "leading": .leading, "top": .top, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
                "lastBaseline": .lastBaseline,
            ])
        {
            stack.alignment = value
        }
        if reader.string("spacingType") == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        if let value = reader.number("spacing") { stack.spacing = value }
        if let value = reader.flag("baselineRelativeArrangement") {
            stack.isBaselineRelativeArrangement = value
        }
        if let value = reader.flag("layoutMarginsRelativeArrangement") {
            stack.isLayoutMarginsRelativeArrangement = value
        }
    }

    func restoreEffectView(_ view: UIVisualEffectView, _ reader: AttributeReader) {
        fill(view.contentView, from: reader.child("contentView", "view"))
        reader.ignore("blurEffect", "vibrancyEffect")
        let element = reader.element
        if let blur = element.child("blurEffect") {
            view.effect = blurEffect(blur)
        } else if let vibrancy = element.child("vibrancyEffect") {
            view.effect = UIVibrancyEffect(blurEffect: blurEffect(vibrancy.child("blurEffect") ?? vibrancy))
        }
    }

    private func blurEffect(_ element: InterfaceElement) -> UIBlurEffect {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
            "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
            "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
            "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        ]
        return UIBlurEffect(style: element["style"].flatMap { styles[$0] } ?? .regular)
    }
}
