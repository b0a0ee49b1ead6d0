public import Foundation

/// A part of a sentence of a ``LayoutReason``.
///
/// It is encoded as plainly as it can be: words as a text, a number as a number, a view as `{"view": name, "id": identity}`,
/// a line of source as `{"file": "Module/File.swift", "line": 12}`.
public enum ReasonPart: Sendable, Equatable {
    /// Words.
    case words(String)
    /// A number, of points where the words do not say otherwise.
    case number(CGFloat)
    /// A view by its name, and its identity in a capture; nil outside of one.
    case view(name: String, id: ViewID?)
    /// A line of source: the module with the file, and the number of the line.
    case source(file: String, line: Int)

    /// The part as text.
    public var text: String {
        switch self {
        case .words(let words): words
        case .number(let value): rounded(value)
        case .view(let name, _): name
        case .source(let file, let line): "(\(file):\(line))"
        }
    }
}

extension [ReasonPart] {
    /// The sentence as text: parts are separated by spaces but before a point, comma or closing bracket, and after an
    /// opening one.
    public var text: String {
        var text = ""
        for part in self {
            let next = part.text
            let joins =
                text.isEmpty || text.last.map { "([".contains($0) } == true
                || next.first.map { ".,):;%]".contains($0) } ?? true
            text += joins ? next : " " + next
        }
        return text
    }
}

extension ReasonPart: Codable {
    private enum CodingKeys: String, CodingKey { case view, id, file, line }

    /// Decodes a part.
    public init(from decoder: any Decoder) throws {
        if let single = try? decoder.singleValueContainer() {
            if let words = try? single.decode(String.self) {
                self = .words(words)
                return
            }
            if let number = try? single.decode(Double.self) {
                self = .number(CGFloat(number))
                return
            }
        }
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let file = try values.decodeIfPresent(String.self, forKey: .file) {
            self = .source(file: file, line: try values.decode(Int.self, forKey: .line))
        } else {
            self = .view(
                name: try values.decode(String.self, forKey: .view),
                id: try values.decodeIfPresent(ViewID.self, forKey: .id))
        }
    }

    /// Encodes the part.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .words(let words):
            var single = encoder.singleValueContainer()
            try single.encode(words)
        case .number(let number):
            var single = encoder.singleValueContainer()
            try single.encode(Double(number))
        case .view(let name, let id):
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(name, forKey: .view)
            try values.encodeIfPresent(id, forKey: .id)
        case .source(let file, let line):
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(file, forKey: .file)
            try values.encode(line, forKey: .line)
        }
    }
}
