import Foundation

/// Attributes of buttons.
extension NibLoader {
    func restoreButton(_ button: UIButton, _ reader: AttributeReader) {
        if let value = reader.option("buttonType", Self.buttonTypes) { button.takeType(value) }
        for state in reader.element.children where state.name == "state" {
            restoreState(state, of: button, reader)
        }
        reader.ignore("normal", "highlighted", "disabled", "selected", "focused")
        if let font = reader.font("fontDescription") { button.titleLabel?.font = font }
        if let value = reader.option("lineBreakMode", Self.lineBreakModes) {
            button.titleLabel?.lineBreakMode = value
        }
        if let value = reader.option("titleAlignment", Self.textAlignments) {
            button.titleLabel?.textAlignment = value
        }
        if let value = reader.size("titleShadowOffset") { button.titleLabel?.shadowOffset = value }
        reader.insets(
            of: button,
            [
                "contentEdgeInsets": \.contentEdgeInsets, "titleEdgeInsets": \.titleEdgeInsets,
                "imageEdgeInsets": \.imageEdgeInsets,
            ])
        if let value = reader.flag("adjustsFontForContentSizeCategory") {
            button.titleLabel?.adjustsFontForContentSizeCategory = value
        }
        reader.flags(
            of: button,
            [
                "changesSelectionAsPrimaryAction": \.changesSelectionAsPrimaryAction,
                "pointerInteraction": \.isPointerInteractionEnabled,
            ])
        if let element = reader.child("configuration", "buttonConfiguration") {
            button.configuration = configuration(element, of: button, reader.element)
        }
        reader.ignore(
            "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "reversesTitleShadowWhenHighlighted",
            "adjustsImageWhenDisabled", "springLoaded", "springLoadingEnabled", "role", "menu",
            "hasAttributedTitle", "preferredBehavioralStyle",
            "adjustsImageSizeForAccessibilityContentSizeCategory")
    }

    private func restoreState(_ element: InterfaceElement, of button: UIButton, _ reader: AttributeReader) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let name = element.key, let state = states[name] else {
            return report(element, "the state \(element.key ?? "") is not known")
        }
        let part = AttributeReader(element, self)
        let title = part.text("title")
        if let shown = translated(title, reader.element.id, name + "Title") {
            button.setTitle(shown, for: state)
        }
        if let child = part.child("attributedTitle", "attributedString") {
            button.setAttributedTitle(
                attributedString(child, translatedIn: reader.element.id, name + "Title"), for: state)
        }
        if let color = part.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = part.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let child = part.child("preferredSymbolConfiguration", "preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(symbolConfiguration(child), forImageIn: state)
        }
        if let image = part.image("image") { button.setImage(image, for: state) }
        if let image = part.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        part.ignore("catalog", "backgroundCatalog")
        part.finish()
    }

    private static let buttonTypes: KeyValuePairs<String, UIButton.ButtonType> = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        "plain": .system,
    ]

    // MARK: Configurations

    private func configuration(
        _ element: InterfaceElement, of button: UIButton, _ owner: InterfaceElement
    ) -> UIButton.Configuration {
        let styles: [String: () -> UIButton.Configuration] = [
            "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
            "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
            "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
            "borderedTinted": UIButton.Configuration.borderedTinted,
            "borderedProminent": UIButton.Configuration.borderedProminent,
        ]
        var configuration = (element["style"].flatMap { styles[$0] } ?? UIButton.Configuration.plain)()
        let reader = AttributeReader(element, self)
        reader.ignore("style", "catalog")
        restoreTexts(of: &configuration, reader, owner)
        if let image = reader.image("image") { configuration.image = image }
        if let child = reader.child("preferredSymbolConfigurationForImage") {
            configuration.preferredSymbolConfigurationForImage = symbolConfiguration(child)
        }
        restoreArrangement(of: &configuration, reader)
        if let color = reader.color("baseForegroundColor") { configuration.baseForegroundColor = color }
        if let color = reader.color("baseBackgroundColor") { configuration.baseBackgroundColor = color }
        if let child = reader.child("background", "backgroundConfiguration") {
            let background = AttributeReader(child, self)
            if let value = background.number("cornerRadius") { configuration.background.cornerRadius = value }
            if let color = background.color("backgroundColor") {
                configuration.background.backgroundColor = color
            }
            if let color = background.color("strokeColor") { configuration.background.strokeColor = color }
            if let value = background.number("strokeWidth") { configuration.background.strokeWidth = value }
            if let image = background.image("image") { configuration.background.image = image }
            background.ignore("catalog", "imageContentMode", "strokeOutset")
            background.finish()
        }
        reader.finish()
        return configuration
    }

    private func restoreTexts(
        of configuration: inout UIButton.Configuration, _ reader: AttributeReader, _ owner: InterfaceElement
    ) {
        let title = reader.text("title")
        if let shown = translated(title, owner.id, "configuration.title") { configuration.title = shown }
        let subtitle = reader.text("subtitle")
        if let shown = translated(subtitle, owner.id, "configuration.subtitle") {
            configuration.subtitle = shown
        }
        if let child = reader.child("attributedTitle", "attributedString") {
            configuration.attributedTitle = AttributedString(
                attributedString(child, translatedIn: owner.id, "configuration.title"))
        }
        if let child = reader.child("attributedSubtitle", "attributedString") {
            configuration.attributedSubtitle = AttributedString(
                attributedString(child, translatedIn: owner.id, "configuration.subtitle"))
        }
        guard let font = reader.font("titleFontDescription") ?? reader.font("fontDescription") else { return }
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = font
            return outgoing
        }
    }

    private func restoreArrangement(of configuration: inout UIButton.Configuration, _ reader: AttributeReader)
    {
        if let value = reader.option(
            "imagePlacement",
            ["top": NSDirectionalRectEdge.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
        {
            configuration.imagePlacement = value
        }
        if let value = reader.number("imagePadding") { configuration.imagePadding = value }
        if let value = reader.number("titlePadding") { configuration.titlePadding = value }
        if let value = reader.option(
            "titleAlignment",
            [
                "automatic": UIButton.Configuration.TitleAlignment.automatic, "leading": .leading,
                "center": .center, "trailing": .trailing,
            ])
        {
            configuration.titleAlignment = value
        }
        if let value = reader.option(
            "cornerStyle",
            [
                "fixed": UIButton.Configuration.CornerStyle.fixed, "dynamic": .dynamic, "small": .small,
                "medium": .medium, "large": .large, "capsule": .capsule,
            ])
        {
            configuration.cornerStyle = value
        }
        if let value = reader.option(
            "buttonSize",
            ["mini": UIButton.Configuration.Size.mini, "small": .small, "medium": .medium, "large": .large])
        {
            configuration.buttonSize = value
        }
        if let value = reader.flag("showsActivityIndicator") { configuration.showsActivityIndicator = value }
        if let value = reader.directionalInsets("contentInsets") { configuration.contentInsets = value }
        if let value = reader.option("titleLineBreakMode", Self.lineBreakModes) {
            configuration.titleLineBreakMode = value
        }
        reader.ignore("macIdiomStyle", "automaticallyUpdateForSelection", "indicator")
    }
}

extension UIButton {
    /// Becomes a button of a kind, as one that was made as that.
    final func takeType(_ type: ButtonType) {
        kind = type
        labelStorage?.font = defaultFont
        updateParts()
    }
}
