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
        reader.flags(of: view, ["hidden": \.isHidden])
        reader.numbers(of: view, ["alpha": \.alpha])
        reader.integers(of: view, ["tag": \.tag])
        reader.flags(of: view, ["opaque": \.isOpaque, "clipsSubviews": \.clipsToBounds])
        reader.colors(of: view, ["backgroundColor": \.backgroundColor])
        if reader.isNil("backgroundColor") { view.backgroundColor = nil }
        reader.colors(of: view, ["tintColor": \.tintColor])
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
        reader.flags(
            of: view,
            [
                "userInteractionEnabled": \.isUserInteractionEnabled,
                "multipleTouchEnabled": \.isMultipleTouchEnabled, "exclusiveTouch": \.isExclusiveTouch,
            ])
    }

    private func restoreLayout(of view: UIView, _ reader: AttributeReader) {
        reader.flags(of: view, ["autoresizesSubviews": \.autoresizesSubviews])
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
        reader.flags(
            of: view,
            [
                "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
                "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
            ])
        if let value = reader.directionalInsets("directionalLayoutMargins") {
            view.directionalLayoutMargins = value
        }
        reader.insets(of: view, ["layoutMargins": \.layoutMargins])
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
        reader.colors(
            of: label,
            [
                "textColor": \.textColor, "highlightedColor": \.highlightedTextColor,
                "shadowColor": \.shadowColor,
            ])
        reader.sizes(of: label, ["shadowOffset": \.shadowOffset])
        restoreLines(of: label, reader)
        reader.flags(of: label, ["enabled": \.isEnabled, "highlighted": \.isHighlighted])
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
        reader.integers(of: label, ["numberOfLines": \.numberOfLines])
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
        reader.numbers(of: label, ["minimumScaleFactor": \.minimumScaleFactor])
        if let value = reader.number("minimumFontSize"), value > 0, label.font.pointSize > 0 {
            label.minimumScaleFactor = min(1, value / label.font.pointSize)
        }
        reader.numbers(of: label, ["preferredMaxLayoutWidth": \.preferredMaxLayoutWidth])
        reader.flags(
            of: label,
            [
                "adjustsLetterSpacingToFitWidth": \.allowsDefaultTighteningForTruncation,
                "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
            ])
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
        reader.images(of: view, ["image": \.image, "highlightedImage": \.highlightedImage])
        reader.flags(
            of: view,
            [
                "highlighted": \.isHighlighted,
                "adjustsImageSizeForAccessibilityContentSizeCategory":
                    \.adjustsImageSizeForAccessibilityContentSizeCategory,
            ])
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
        reader.numbers(of: stack, ["spacing": \.spacing])
        reader.flags(
            of: stack,
            [
                "baselineRelativeArrangement": \.isBaselineRelativeArrangement,
                "layoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
            ])
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
