import Foundation

/// Fonts and texts with attributes as nibs describe them.
extension NibLoader {
    /// The font of a `fontDescription` element.
    func font(_ element: InterfaceElement) -> UIFont {
        let size = element.number("pointSize") ?? 17
        if let style = element["style"] {
            let trimmed = style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
            if let found = Self.textStyles[trimmed] { return .preferredFont(forTextStyle: found) }
            report(element, "the text style \(style) is not known")
            return .systemFont(ofSize: size)
        }
        if let name = element["name"] {
            if let font = UIFont(name: name, size: size) { return font }
            if let family = element["family"], let font = UIFont(name: family, size: size) { return font }
            report(element, "there is no font named \(name): the system font has its size")
            return .systemFont(ofSize: size)
        }
        return systemFont(element, size)
    }

    private func systemFont(_ element: InterfaceElement, _ size: CGFloat) -> UIFont {
        let weight = element["weight"].flatMap { Self.weights[$0] }
        if let name = element["weight"], weight == nil { report(element, "the weight \(name) is not known") }
        switch element["type"] ?? "system" {
        case "system": return .systemFont(ofSize: size, weight: weight ?? .regular)
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "monospacedSystem", "systemMonospaced":
            return .monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
        case "systemRounded", "systemSerif":
            let design: UIFontDescriptor.SystemDesign = element["type"] == "systemSerif" ? .serif : .rounded
            let plain = UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
            return plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? plain
        case let other:
            report(element, "the font type \(other) is not known")
            return .systemFont(ofSize: size)
        }
    }

    static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let textStyles: [String: UIFont.TextStyle] = [
        "Title0": .largeTitle, "LargeTitle": .largeTitle, "Title1": .title1, "Title2": .title2,
        "Title3": .title3,
        "Headline": .headline, "Subhead": .subheadline, "Subheadline": .subheadline, "Body": .body,
        "Callout": .callout, "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
    ]

    // MARK: Texts with attributes

    /// The text of an `attributedString` element.
    func attributedString(_ element: InterfaceElement, translatedIn id: String?, _ key: String)
        -> NSAttributedString
    {
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let text = fragment["content"] ?? fragment.child(key: "content")?.stringValue ?? ""
            let attributes = textAttributes(fragment.child("attributes"))
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        // A translation has the attributes of the beginning.
        guard let translation = translated(nil, id, key) else { return result }
        let attributes = result.length > 0 ? result.attributes(at: 0, effectiveRange: nil) : [:]
        return NSAttributedString(string: translation, attributes: attributes)
    }

    private func textAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element?.children ?? [] {
            guard let key = child.key else { continue }
            switch child.name {
            case "color":
                if let color = color(child) { attributes[Self.textColors[key] ?? .foregroundColor] = color }
            case "font": attributes[.font] = textFont(child)
            case "paragraphStyle": attributes[.paragraphStyle] = paragraphStyle(child)
            case "integer", "real":
                guard let value = child.number("value"), let name = Self.textNumbers[key] else { continue }
                attributes[name] = child.name == "integer" ? Int(value) : value
            case "url":
                attributes[.link] = child["string"].flatMap { URL(string: $0) }
            case "shadow": attributes[.shadow] = shadow(child)
            default: report(child, "the text attribute <\(child.name) key=\"\(key)\"> is not known")
            }
        }
        return attributes
    }

    private func textFont(_ element: InterfaceElement) -> UIFont {
        let size = element.number("size") ?? 12
        if let meta = element["metaFont"] {
            return meta.lowercased().contains("bold")
                ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        }
        guard let name = element["name"] else { return .systemFont(ofSize: size) }
        if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUI") {
            let weight = Self.weights.first { name.lowercased().hasSuffix("-" + $0.key.lowercased()) }
            return .systemFont(ofSize: size, weight: weight?.value ?? .regular)
        }
        if let font = UIFont(name: name, size: size) { return font }
        report(element, "there is no font named \(name): the system font has its size")
        return .systemFont(ofSize: size)
    }

    private func shadow(_ element: InterfaceElement) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = element.number("blurRadius") ?? 0
        if let offset = element.child("size") { shadow.shadowOffset = offset.size }
        if let color = element.child("color").flatMap({ color($0) }) { shadow.shadowColor = color }
        return shadow
    }

    private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let name = element["alignment"], let value = Self.alignments[name] { style.alignment = value }
        if let name = element["lineBreakMode"], let value = Self.lineBreaks[name] {
            style.lineBreakMode = value
        }
        if let value = element.number("lineSpacing") { style.lineSpacing = value }
        if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = element.number("headIndent") { style.headIndent = value }
        if let value = element.number("tailIndent") { style.tailIndent = value }
        return style
    }

    private static let textColors: [String: NSAttributedString.Key] = [
        "NSColor": .foregroundColor, "NSBackgroundColor": .backgroundColor, "NSStrokeColor": .strokeColor,
        "NSUnderlineColor": .underlineColor, "NSStrikethroughColor": .strikethroughColor,
    ]
    private static let textNumbers: [String: NSAttributedString.Key] = [
        "NSUnderline": .underlineStyle, "NSStrikethrough": .strikethroughStyle, "NSKern": .kern,
        "NSBaselineOffset": .baselineOffset, "NSStrokeWidth": .strokeWidth, "NSLigature": .ligature,
        "NSObliqueness": .obliqueness, "NSExpansion": .expansion,
    ]
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]
}
