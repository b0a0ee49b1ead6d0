import Foundation

/// Reads rich text: fonts, sizes, colours, bold, italic, lines, paragraphs, links and characters of all kinds.
struct RTFReader {
    private struct Group {
        var style: DocumentStyle
        /// Bytes that follow a Unicode character for readers that do not read it.
        var fallbackLength = 1
        var destination = Destination.text
        var link: String?
    }

    private enum Destination {
        case text, skipped, fonts, colors, fieldInstruction
    }

    private let bytes: [UInt8]
    private var position = 0
    private var groups: [Group]
    private var fonts: [Int: String] = [:]
    private var fontNumber = 0
    private var fontName = ""
    private var colors: [UIColor?] = []
    private var components = (red: 0, green: 0, blue: 0, isSet: false)
    private var instruction = ""
    private var skipped = 0
    private var pending: [UInt8] = []
    private let text = NSMutableAttributedString(string: "")

    /// The text of a document; nil where the data is none.
    static func read(_ data: Data) -> NSAttributedString? {
        guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
        var reader = RTFReader(data)
        while reader.position < reader.bytes.count { reader.step() }
        reader.flush()
        return reader.text
    }

    private init(_ data: Data) {
        bytes = Array(data)
        var style = DocumentStyle()
        style.family = .named("Helvetica")
        groups = [Group(style: style)]
    }

    private var group: Group {
        get { groups[groups.count - 1] }
        set { groups[groups.count - 1] = newValue }
    }

    private mutating func step() {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "{"):
            flush()
            groups.append(group)
        case UInt8(ascii: "}"):
            flush()
            if groups.count > 1 { endGroup() }
        case UInt8(ascii: "\\"): control()
        case 10, 13: break
        default: add(byte: byte)
        }
    }

    private mutating func endGroup() {
        let ended = groups.removeLast()
        if ended.destination == .fieldInstruction, group.destination != .fieldInstruction {
            let parts = instruction.split(separator: "\"")
            if instruction.uppercased().contains("HYPERLINK"), parts.count > 1 {
                group.link = String(parts[1])
            }
            instruction = ""
        }
        if ended.link != nil, ended.destination == .fieldInstruction { group.link = ended.link }
    }

    // MARK: Characters

    private mutating func add(byte: UInt8) {
        if skipped > 0 { return skipped -= 1 }
        pending.append(byte)
    }

    /// Adds the bytes that were read, as characters of Windows' Latin alphabet.
    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let characters =
            String(data: Data(pending), encoding: .windowsCP1252) ?? String(decoding: pending, as: UTF8.self)
        pending = []
        add(characters)
    }

    private mutating func add(_ characters: String) {
        switch group.destination {
        case .skipped: break
        case .fieldInstruction: instruction += characters
        case .fonts:
            fontName += characters
            guard let end = fontName.firstIndex(of: ";") else { return }
            fonts[fontNumber] = fontName[..<end].trimmingCharacters(in: .whitespaces)
            fontName = ""
        case .colors:
            for character in characters where character == ";" {
                let color = components
                colors.append(
                    color.isSet
                        ? UIColor(
                            red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
                            blue: CGFloat(color.blue) / 255, alpha: 1) : nil)
                components = (0, 0, 0, false)
            }
        case .text:
            var style = group.style
            style.link = group.link ?? style.link
            text.append(NSAttributedString(string: characters, attributes: style.attributes))
        }
    }

    // MARK: Control words

    private mutating func control() {
        guard position < bytes.count else { return }
        let byte = bytes[position]
        guard isLetter(byte) else {
            position += 1
            return symbol(byte)
        }
        let start = position
        while position < bytes.count, isLetter(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        let numberStart = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        while position < bytes.count, (48...57).contains(bytes[position]) { position += 1 }
        let number = Int(String(decoding: bytes[numberStart..<position], as: UTF8.self))
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        flush()
        apply(word, number)
    }

    private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) || (65...90).contains(byte) }

    private mutating func symbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"):
            guard position + 1 < bytes.count else { return }
            let digits = String(decoding: bytes[position..<position + 2], as: UTF8.self)
            position += 2
            if let value = UInt8(digits, radix: 16) { add(byte: value) }
        case UInt8(ascii: "*"): group.destination = .skipped
        case UInt8(ascii: "~"): add(byte: 0xA0)
        case UInt8(ascii: "_"): add(byte: UInt8(ascii: "-"))
        case UInt8(ascii: "-"): break
        case 10, 13:
            flush()
            add("\n")
        default: add(byte: byte)
        }
    }

    private mutating func apply(_ word: String, _ number: Int?) {
        if applyCharacter(word, number) || applyFont(word, number) { return }
        let isOn = number != 0
        switch word {
        case "b": group.style.isBold = isOn
        case "i": group.style.isItalic = isOn
        case "ul": group.style.isUnderlined = isOn
        case "ulnone": group.style.isUnderlined = false
        case "strike": group.style.isStruck = isOn
        case "super": group.style.superscript = 1
        case "sub": group.style.superscript = -1
        case "nosupersub": group.style.superscript = 0
        case "plain":
            let paragraph = group.style.paragraph
            group.style = groups[0].style
            group.style.paragraph = paragraph
        default: applyParagraph(word, number ?? 0)
        }
    }

    private mutating func applyParagraph(_ word: String, _ number: Int) {
        let points = CGFloat(number) / 20
        switch word {
        case "pard": group.style.paragraph = NSParagraphStyle.Values()
        case "ql": group.style.paragraph.alignment = .left
        case "qr": group.style.paragraph.alignment = .right
        case "qc": group.style.paragraph.alignment = .center
        case "qj": group.style.paragraph.alignment = .justified
        case "li":
            group.style.paragraph.firstLineHeadIndent += points - group.style.paragraph.headIndent
            group.style.paragraph.headIndent = points
        case "fi": group.style.paragraph.firstLineHeadIndent = group.style.paragraph.headIndent + points
        case "sb": group.style.paragraph.paragraphSpacingBefore = points
        case "sa": group.style.paragraph.paragraphSpacing = points
        default: break
        }
    }

    private mutating func applyFont(_ word: String, _ number: Int?) -> Bool {
        switch word {
        case "f":
            if group.destination == .fonts {
                fontNumber = number ?? 0
            } else {
                group.style.family = fonts[number ?? 0].map { .named($0) } ?? .named("Helvetica")
            }
        case "fs": group.style.size = max(1, CGFloat(number ?? 24) / 2)
        case "cf": group.style.color = color(number)
        case "cb", "highlight": group.style.background = color(number)
        case "red": components = (number ?? 0, components.green, components.blue, true)
        case "green": components = (components.red, number ?? 0, components.blue, true)
        case "blue": components = (components.red, components.green, number ?? 0, true)
        default: return false
        }
        return true
    }

    private func color(_ index: Int?) -> UIColor? {
        guard let index, colors.indices.contains(index) else { return nil }
        return colors[index]
    }

    private mutating func applyCharacter(_ word: String, _ number: Int?) -> Bool {
        switch word {
        case "par", "sect", "page": add("\n")
        case "line": add("\u{2028}")
        case "tab": add("\t")
        case "emdash": add("\u{2014}")
        case "endash": add("\u{2013}")
        case "bullet": add("\u{2022}")
        case "lquote": add("\u{2018}")
        case "rquote": add("\u{2019}")
        case "ldblquote": add("\u{201C}")
        case "rdblquote": add("\u{201D}")
        case "uc": group.fallbackLength = max(0, number ?? 1)
        case "u": addUnicode(number ?? 0)
        case "fonttbl": group.destination = .fonts
        case "colortbl": group.destination = .colors
        case "fldinst": group.destination = .fieldInstruction
        case "stylesheet", "info", "pict", "object", "header", "footer", "expandedcolortbl", "listtable",
            "listoverridetable", "generator", "xmlnstbl", "themedata", "datastore", "latentstyles":
            group.destination = .skipped
        default: return false
        }
        return true
    }

    private mutating func addUnicode(_ number: Int) {
        let unit = UInt16(truncatingIfNeeded: number)
        skipped = group.fallbackLength
        if UTF16.isLeadSurrogate(unit) {
            lead = unit
        } else if UTF16.isTrailSurrogate(unit), let first = lead {
            add(String(decoding: [first, unit], as: UTF16.self))
            lead = nil
        } else {
            add(String(decoding: [unit], as: UTF16.self))
        }
    }

    /// The first half of a character that two numbers encode.
    private var lead: UInt16?
}
