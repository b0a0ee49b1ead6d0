import Foundation

/// Reads a page of the web to attributed text: the elements that apps use, styled by attributes and style elements.
struct HTMLReader {
    /// An element whose end has not come.
    struct Element {
        var name: String
        var style: DocumentStyle
        var isBlock: Bool
        var keepsSpace: Bool
        /// The list that its items belong to.
        var list: NSTextList?
        var itemNumber = 1
    }

    let text = NSMutableAttributedString(string: "")
    var elements: [Element]
    private var sheet = StyleSheet()
    private var needsSpace = false
    /// The last character of the text.
    private var last: Character?
    private var tokenizer: HTMLTokenizer

    static func read(_ source: String) -> NSAttributedString {
        var reader = HTMLReader(source)
        while let token = reader.tokenizer.next() {
            switch token {
            case .text(let text): reader.add(text)
            case .start(let name, let attributes): reader.begin(name, attributes)
            case .end(let name): reader.end(name)
            }
        }
        while reader.elements.count > 1 { reader.close() }
        return reader.text
    }

    private init(_ source: String) {
        var style = DocumentStyle()
        style.paragraph.defaultTabInterval = 36
        elements = [Element(name: "", style: style, isBlock: false, keepsSpace: false)]
        tokenizer = HTMLTokenizer(source)
    }

    var current: Element { elements[elements.count - 1] }

    // MARK: Text

    private var endsLine: Bool { last == nil || last == "\n" || last == "\u{2028}" }

    private mutating func add(_ characters: String) {
        guard !current.keepsSpace else { return append(characters) }
        var result = ""
        for character in characters {
            if character == " " || character == "\n" || character == "\t" || character == "\r"
                || character == "\r\n"
            {
                needsSpace = true
                continue
            }
            if needsSpace, !(result.isEmpty && (endsLine || last == "\t")) { result += " " }
            needsSpace = false
            result.append(character)
        }
        if !result.isEmpty { append(result) }
    }

    mutating func append(_ characters: String) {
        text.append(NSAttributedString(string: characters, attributes: current.style.attributes))
        last = characters.last ?? last
    }

    /// Ends the present line, if there is one.
    mutating func breakParagraph() {
        needsSpace = false
        if last != nil, last != "\n" { append("\n") }
    }

    // MARK: Elements

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "center",
        "section",
        "article", "header", "footer", "nav", "main", "table", "tr", "td", "th", "dl", "dt", "dd", "address",
        "figure", "figcaption", "form", "fieldset", "aside",
    ]

    private mutating func begin(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "script", "title", "noscript", "template": return _ = tokenizer.rawText(of: name)
        case "style": return sheet.add(tokenizer.rawText(of: name))
        case "br": return breakLine()
        case "hr": return breakParagraph()
        case "img": return addPicture(attributes)
        case "meta", "link", "input", "base", "col", "wbr", "html", "head", "area", "source": return
        default: break
        }
        if name == "p" || Self.blocks.contains(name) { closeIfOpen(["p"], inside: []) }
        if name == "li" { closeIfOpen(["li"], inside: ["ul", "ol"]) }
        if name == "tr" { closeIfOpen(["td", "th", "tr"], inside: ["table"]) }
        if name == "td" || name == "th" { closeIfOpen(["td", "th"], inside: ["tr", "table"]) }
        let isBlock = Self.blocks.contains(name)
        if isBlock { breakParagraph() }
        var element = Element(
            name: name, style: current.style, isBlock: isBlock,
            keepsSpace: current.keepsSpace || name == "pre")
        if isBlock {
            element.style.paragraph.paragraphSpacing = 0
            element.style.background = nil
        }
        element.style.applyDefaults(of: name, attributes)
        for (key, value) in sheet.declarations(of: name, attributes) { element.style.apply(key, value) }
        prepareList(&element, attributes)
        elements.append(element)
        if name == "li" { addMarker(attributes) }
    }

    private mutating func end(_ name: String) {
        if name == "p", !elements.contains(where: { $0.name == "p" }) { return }
        guard elements.dropFirst().contains(where: { $0.name == name }) else { return }
        while elements.count > 1 {
            let isLast = current.name == name
            close()
            if isLast { return }
        }
    }

    /// Closes the innermost element.
    private mutating func close() {
        if current.isBlock { breakParagraph() }
        elements.removeLast()
    }

    /// Closes an open element of one of the names, unless one of the others is further inside.
    private mutating func closeIfOpen(_ names: Set<String>, inside limits: Set<String>) {
        guard let index = elements.lastIndex(where: { names.contains($0.name) }), index > 0 else { return }
        let inner = elements[(index + 1)...].contains {
            limits.contains($0.name) || Self.blocks.contains($0.name)
        }
        guard !inner || limits.isEmpty && !elements[(index + 1)...].contains(where: \.isBlock) else { return }
        while elements.count > index { close() }
    }

    private mutating func breakLine() {
        needsSpace = false
        let block = elements.last { $0.isBlock }?.name ?? ""
        let isSoft = ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"].contains(block)
        append(isSoft ? "\u{2028}" : "\n")
    }

    private mutating func addPicture(_ attributes: [String: String]) {
        guard let source = attributes["src"], source.hasPrefix("data:"),
            let comma = source.firstIndex(of: ","),
            let data = Data(base64Encoded: String(source[source.index(after: comma)...])),
            let image = UIImage(data: data)
        else { return }
        let attachment = NSTextAttachment(image: image)
        let width = attributes["width"].flatMap { CSSValues.length($0, of: 0) }
        let height = attributes["height"].flatMap { CSSValues.length($0, of: 0) }
        if let width, let height { attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height) }
        let part = NSMutableAttributedString(attachment: attachment)
        part.addAttributes(current.style.attributes, range: NSRange(location: 0, length: part.length))
        text.append(part)
        last = "\u{FFFC}"
    }

    // MARK: Lists

    private func prepareList(_ element: inout Element, _ attributes: [String: String]) {
        guard element.name == "ul" || element.name == "ol" else { return }
        let depth = elements.filter { $0.list != nil }.count
        let format: NSTextList.MarkerFormat
        if element.name == "ol" {
            let kinds = ["a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"]
            format = NSTextList.MarkerFormat("{\(kinds[attributes["type"] ?? ""] ?? "decimal")}.")
        } else {
            format = [.disc, .circle, .square][min(depth, 2)]
        }
        let list = NSTextList(markerFormat: format)
        list.startingItemNumber = attributes["start"].flatMap { Int($0) } ?? 1
        element.itemNumber = list.startingItemNumber
        element.list = list
        let indent = CGFloat(36 * (depth + 1))
        element.style.paragraph.headIndent = indent
        element.style.paragraph.firstLineHeadIndent = 0
        element.style.paragraph.tabStops = [
            NSTextTab(textAlignment: .left, location: indent - 25),
            NSTextTab(textAlignment: .natural, location: indent),
        ]
        element.style.paragraph.textLists += [list]
    }

    private mutating func addMarker(_ attributes: [String: String]) {
        guard let index = elements.lastIndex(where: { $0.list != nil }), let list = elements[index].list
        else {
            return
        }
        if let value = attributes["value"].flatMap({ Int($0) }) { elements[index].itemNumber = value }
        append("\t" + list.marker(forItemNumber: elements[index].itemNumber) + "\t")
        elements[index].itemNumber += 1
    }
}
