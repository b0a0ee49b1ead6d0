import Foundation

/// The data of a page, in elements that its script parses when it uses them: a page of thousands of views shows its first
/// rows without having read the reasons of all of them.
struct PageData {
    private let encoder: JSONEncoder

    init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    }

    /// A value as an element.
    func element(_ id: String, _ value: some Encodable) throws -> String {
        Self.element(id, InspectorPage.scriptSafe(try encoder.encode(value)))
    }

    /// The reasons of views, those of a view in a line that begins with its index.
    func element(_ id: String, lines: [CapturedReasons]) throws -> String {
        var data = Data()
        for row in lines {
            data += Data("\(row.view) ".utf8)
            data += try encoder.encode(row.reasons)
            data.append(UInt8(ascii: "\n"))
        }
        return Self.element(id, InspectorPage.scriptSafe(data))
    }

    private static func element(_ id: String, _ text: String) -> String {
        "<script type=\"application/json\" id=\"\(id)\">\(text)</script>\n"
    }

    // MARK: Parts of a capture

    /// What the tree and the picture are drawn from.
    static func main(_ capture: LayoutCapture) -> LayoutCapture {
        var part = capture
        (part.texts, part.accessibility, part.guides, part.constraints) = ([], [], [], [])
        (part.reasons, part.pictures) = ([], [])
        return part
    }

    /// What overlays and explanations use, but for reasons and pictures.
    static func details(_ capture: LayoutCapture) -> LayoutCapture {
        var part = LayoutCapture()
        (part.texts, part.accessibility) = (capture.texts, capture.accessibility)
        (part.guides, part.constraints) = (capture.guides, capture.constraints)
        return part
    }
}
