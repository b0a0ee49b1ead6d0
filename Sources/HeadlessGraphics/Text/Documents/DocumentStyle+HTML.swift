import Foundation

extension DocumentStyle {
    /// Takes over how an element looks by itself.
    mutating func applyDefaults(of name: String, _ attributes: [String: String]) {
        switch name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "sup": superscript = 1
        case "sub": superscript = -1
        case "small": size = (size * 5 / 6).rounded()
        case "big": size = (size * 1.2).rounded()
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "code", "tt", "kbd", "samp", "pre":
            family = .named("Courier")
            size *= 13.0 / 16
        case "a":
            guard let target = attributes["href"] else { return }
            link = target
            isUnderlined = true
            color = UIColor(red: 0, green: 0, blue: 0xEE / 255.0, alpha: 1)
        case "font": applyFont(attributes)
        case "center": paragraph.alignment = .center
        case "blockquote":
            paragraph.firstLineHeadIndent += 40
            paragraph.headIndent += 40
        case "p": paragraph.paragraphSpacing = size
        default: applyHeading(name)
        }
        if let alignment = attributes["align"] { apply("text-align", alignment) }
        if let direction = attributes["dir"] { apply("direction", direction) }
    }

    private mutating func applyHeading(_ name: String) {
        let headings: [String: (CGFloat, CGFloat)] = [
            "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
            "h6": (0.67, 2.33),
        ]
        guard let (factor, spacing) = headings[name] else { return }
        isBold = true
        size *= factor
        paragraph.paragraphSpacing = size * spacing
    }

    private mutating func applyFont(_ attributes: [String: String]) {
        if let value = attributes["color"], let color = CSSValues.color(value) { self.color = color }
        if let value = attributes["face"], let family = CSSValues.family(value) { self.family = family }
        guard let value = attributes["size"], let step = Int(value) else { return }
        let sizes: [CGFloat] = [7.5, 10, 12, 13.5, 18, 24, 36]
        let isRelative = value.hasPrefix("+") || value.hasPrefix("-")
        size = sizes[min(max((isRelative ? 3 + step : step) - 1, 0), 6)]
    }

    /// Takes over a style declaration; one that is not understood is left out.
    mutating func apply(_ key: String, _ value: String) {
        let word = value.lowercased()
        switch key {
        case "color": color = CSSValues.color(value) ?? color
        case "background-color", "background": background = CSSValues.color(value) ?? background
        case "font-size": size = CSSValues.fontSize(value, of: size) ?? size
        case "font-family": family = CSSValues.family(value) ?? family
        case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 400) >= 600
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "text-decoration", "text-decoration-line":
            isUnderlined = word.contains("underline")
            isStruck = word.contains("line-through")
        case "vertical-align": superscript = word == "super" ? 1 : word == "sub" ? -1 : 0
        case "letter-spacing": kern = CSSValues.length(value, of: size)
        case "text-align":
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified, "start": .natural,
            ]
            paragraph.alignment = alignments[word] ?? paragraph.alignment
        case "direction": paragraph.baseWritingDirection = word == "rtl" ? .rightToLeft : .leftToRight
        case "line-height":
            guard let height = lineHeight(word) else { return }
            (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (height, height)
        case "margin-bottom": paragraph.paragraphSpacing = CSSValues.length(value, of: size) ?? 0
        case "margin-top": paragraph.paragraphSpacingBefore = CSSValues.length(value, of: size) ?? 0
        case "text-indent": paragraph.firstLineHeadIndent += CSSValues.length(value, of: size) ?? 0
        case "font": applyShorthand(value)
        default: break
        }
    }

    private func lineHeight(_ word: String) -> CGFloat? {
        if let factor = Double(word) { return CGFloat(factor) * size }
        return CSSValues.length(word, of: size)
    }

    private mutating func applyShorthand(_ value: String) {
        let parts = value.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        if parts.contains("bold") { isBold = true }
        if parts.contains("italic") { isItalic = true }
        guard let index = parts.firstIndex(where: { $0.first?.isNumber == true && Int($0) == nil }) else {
            return
        }
        let lengths = parts[index].split(separator: "/")
        apply("font-size", String(lengths[0]))
        if lengths.count > 1 { apply("line-height", String(lengths[1])) }
        apply("font-family", parts[(index + 1)...].joined(separator: " "))
    }
}
