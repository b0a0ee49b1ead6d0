import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads an Interface Builder file into elements.
final class InterfaceParser: NSObject, XMLParserDelegate {
    private struct Open {
        var name: String
        var attributes: [String: String]
        var line: Int
        var children: [InterfaceElement] = []
        var text = ""
    }

    /// How deep elements may be in each other: views of a real file are some tens deep, and what reads elements
    /// recurses.
    private static let depthLimit = 1000

    private var open: [Open] = []
    private var root: InterfaceElement?
    private var problem: (line: Int, message: String)?

    /// Reads a file's data. Throws what is wrong with it, with the line.
    static func root(of data: Data, path: String) throws(InterfaceFileError) -> InterfaceElement {
        let reader = InterfaceParser()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        let isRead = parser.parse()
        guard isRead, reader.problem == nil, let root = reader.root else {
            let line = reader.problem?.line ?? max(parser.lineNumber, 1)
            throw InterfaceFileError(
                path: path, line: line, message: reader.problem?.message ?? "the file is no XML")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        open.append(Open(name: elementName, attributes: attributeDict, line: parser.lineNumber))
        guard open.count > Self.depthLimit, problem == nil else { return }
        problem = (parser.lineNumber, "elements are more than \(Self.depthLimit) deep in each other")
        parser.abortParsing()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += string
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        guard !open.isEmpty else { return }
        open[open.count - 1].text += String(decoding: data, as: UTF8.self)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        guard let last = open.popLast() else { return }
        let element = InterfaceElement(
            name: last.name, attributes: last.attributes, children: last.children,
            text: last.children.isEmpty ? last.text : "", line: last.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard problem == nil else { return }
        let code = (parseError as NSError).code
        let element = open.last.map { " in <\($0.name)>, which begins in line \($0.line)" } ?? ""
        problem = (parser.lineNumber, "the XML is malformed (error \(code))\(element)")
    }
}

/// What is wrong with an Interface Builder file.
struct InterfaceFileError: Error, CustomStringConvertible {
    let path: String
    let line: Int
    let message: String

    var description: String { "\(path):\(line): \(message)" }
}
