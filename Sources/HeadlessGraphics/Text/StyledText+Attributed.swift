internal import DisplayList
internal import Typesetting
import Foundation

extension StyledText {
    /// Text in one style.
    package init(_ text: String, _ defaults: TextDefaults, colors: TextColors) {
        let paragraph = ParagraphStyle(defaults.paragraph)
        self.init(text.isEmpty ? [] : [Run(text, defaults.attributes(colors), paragraph: paragraph)])
    }

    /// The runs of an attributed string.
    ///
    /// A paragraph style among the attributes replaces the defaults' style as a whole, but for
    /// what `paragraphs` makes of it.
    package init(
        _ text: NSAttributedString, _ defaults: TextDefaults, colors: TextColors,
        paragraphs: (NSParagraphStyle.Values) -> NSParagraphStyle.Values = { $0 }
    ) {
        var runs: [Run] = []
        let plain = defaults.attributes(colors)
        let string = NSString(string: text.string)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
            runs.append(
                Run(
                    Self.directed(string.substring(with: range), attributes),
                    plain.changed(by: attributes, colors),
                    paragraph: ParagraphStyle(style.map(paragraphs) ?? defaults.paragraph)))
        }
        self.init(runs)
    }

    /// Characters inside of the Unicode marks that the attribute of writing directions represents.
    private static func directed(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        guard let numbers = attributes[.writingDirection] as? [Any] else { return text }
        let marks = numbers.compactMap(AnyNumber.double).compactMap { number -> String? in
            switch number {
            case 0: "\u{202A}"
            case 1: "\u{202B}"
            case 2: "\u{202D}"
            case 3: "\u{202E}"
            default: nil
            }
        }
        return marks.joined() + text + String(repeating: "\u{202C}", count: marks.count)
    }
}

extension TextAttributes {
    fileprivate func changed(
        by attributes: [NSAttributedString.Key: Any], _ colors: TextColors
    ) -> TextAttributes {
        guard !attributes.isEmpty else { return self }
        var result = self
        func number(_ key: NSAttributedString.Key) -> Double? {
            AnyNumber.double(attributes[key]).flatMap { $0.isFinite ? $0 : nil }
        }
        func color(_ key: NSAttributedString.Key) -> Color? {
            (attributes[key] as? UIColor).map(colors.color)
        }
        if let font = attributes[.font] as? UIFont { result.font = font.fontRequest }
        if let intent = number(.inlinePresentationIntent) {
            result.take(
                InlinePresentationIntent(rawValue: UInt(max(0, intent))), attributes[.font] as? UIFont)
        }
        if let color = color(.foregroundColor) { result.color = color }
        result.backgroundColor = color(.backgroundColor)
        result.kern = number(.kern) ?? number(.tracking) ?? 0
        result.baselineOffset = number(.baselineOffset) ?? 0
        result.underline = number(.underlineStyle).flatMap(LineDecoration.init(style:))
        result.underlineColor = color(.underlineColor)
        result.strikethrough =
            number(.strikethroughStyle).flatMap(LineDecoration.init(style:)) ?? result.strikethrough
        result.strikethroughColor = color(.strikethroughColor)
        if attributes[.link] != nil, attributes[.foregroundColor] == nil {
            result.color = colors.color(.link)
        }
        result.effects = TextEffects(attributes, of: result, colors)
        return result
    }
}

extension TextAttributes {
    /// Shows what a part of a line of Markdown means, in the font of the text.
    fileprivate mutating func take(_ intent: InlinePresentationIntent, _ font: UIFont?) {
        if intent.contains(.strikethrough) { strikethrough = .single }
        let size = font?.pointSize ?? CGFloat(self.font.pointSize)
        var used = font ?? .systemFont(ofSize: size)
        if intent.contains(.code) { used = .monospacedSystemFont(ofSize: size, weight: .regular) }
        var traits = used.fontDescriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        guard !intent.isDisjoint(with: [.code, .stronglyEmphasized, .emphasized]),
            let descriptor = used.fontDescriptor.withSymbolicTraits(traits)
        else { return }
        self.font = UIFont(descriptor: descriptor, size: size).fontRequest
    }
}

extension TextAttributes.LineDecoration {
    /// The decoration of the raw value of an underline style; nil where it draws nothing.
    fileprivate init?(style: Double) {
        // The low byte says how thick the line is, the others its pattern.
        switch Int(exactly: style.rounded()).map({ $0 & 0xFF }) {
        case 0x01: self = .single
        case 0x02: self = .thick
        case 0x09: self = .double
        default: return nil
        }
    }
}

extension StyledText {
    /// Moves letters together.
    package mutating func tighten(by points: Double) {
        for index in runs.indices { runs[index].attributes.kern -= points }
    }

    /// Draws a line under the text where there is none.
    package mutating func underline() {
        for index in runs.indices where runs[index].attributes.underline == nil {
            runs[index].attributes.underline = .single
        }
    }

    /// Removes the leading between lines, except what paragraph styles set.
    mutating func removeLeading() {
        for index in runs.indices where runs[index].attributes.font.lineMetrics?.leading ?? 0 != 0 {
            runs[index].attributes.font.lineMetrics?.leading = 0
        }
    }

    /// Makes all fonts smaller or larger.
    package mutating func scaleFonts(by factor: Double) {
        for index in runs.indices {
            runs[index].attributes.font.pointSize *= factor
            runs[index].attributes.font.tracking *= factor
            guard let metrics = runs[index].attributes.font.lineMetrics else { continue }
            var scaled = LineMetrics(
                ascent: metrics.ascent * factor, descent: metrics.descent * factor,
                capHeight: metrics.capHeight * factor, xHeight: metrics.xHeight * factor)
            scaled.leading = metrics.leading * factor
            runs[index].attributes.font.lineMetrics = scaled
        }
    }
}
