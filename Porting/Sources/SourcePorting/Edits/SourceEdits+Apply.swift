extension SourceEdits {
    /// An edit and the edits inside the parts that it keeps.
    private final class Node {
        let edit: Edit
        var children: [Node] = []
        init(_ edit: Edit) { self.edit = edit }
    }

    /// The edited text. Without edits these are the original bytes.
    public mutating func apply() -> [UInt8] {
        guard !isEmpty else { return bytes }
        let roots = nest()
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 8)
        write(0..<bytes.count, roots[...], into: &output)
        for text in appended {
            if let last = output.last, last != Byte.newline { output.append(Byte.newline) }
            output.append(contentsOf: text.utf8)
        }
        return output
    }

    /// The edits as trees by their ranges; those that overlap partly are left out.
    private mutating func nest() -> [Node] {
        let sorted = edits.sorted { one, other in
            if one.range.lowerBound != other.range.lowerBound {
                return one.range.lowerBound < other.range.lowerBound
            }
            if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
            if one.range.isEmpty, one.order != other.order { return one.order < other.order }
            if one.range.upperBound != other.range.upperBound {
                return one.range.upperBound > other.range.upperBound
            }
            if one.keepsParts != other.keepsParts { return one.keepsParts }
            return one.serial < other.serial
        }
        var roots: [Node] = []
        var open: [Node] = []
        for edit in sorted {
            while let last = open.last, last.edit.range.upperBound <= edit.range.lowerBound {
                open.removeLast()
            }
            let node = Node(edit)
            guard let parent = open.last else {
                roots.append(node)
                if !edit.range.isEmpty { open.append(node) }
                continue
            }
            guard edit.range.upperBound <= parent.edit.range.upperBound else {
                refuse(edit.range)
                continue
            }
            parent.children.append(node)
            if !edit.range.isEmpty { open.append(node) }
        }
        return roots
    }

    /// Writes a range of the original with the edits that lie in it, which are sorted and do not overlap.
    private mutating func write(_ range: Range<Int>, _ nodes: ArraySlice<Node>, into output: inout [UInt8]) {
        var position = range.lowerBound
        for node in nodes {
            let edit = node.edit
            output.append(contentsOf: bytes[position..<edit.range.lowerBound])
            write(node, into: &output)
            position = edit.range.upperBound
        }
        output.append(contentsOf: bytes[position..<range.upperBound])
    }

    private mutating func write(_ node: Node, into output: inout [UInt8]) {
        let range = node.edit.range
        var replacement: [UInt8] = []
        for piece in node.edit.pieces {
            switch piece {
            case .text(let text): replacement.append(contentsOf: text.utf8)
            case .blank(let blanked):
                for byte in bytes[blanked] { replacement.append(Byte.isBlank(byte) ? byte : Byte.space) }
            case .kept(let kept):
                let children = node.children.filter {
                    kept.lowerBound <= $0.edit.range.lowerBound && $0.edit.range.upperBound <= kept.upperBound
                }
                write(kept, children[...], into: &replacement)
            }
        }
        let lines = bytes[range].count(where: { $0 == Byte.newline })
        let written = replacement.count(where: { $0 == Byte.newline })
        guard written <= lines else {
            refuse(range)
            output.append(contentsOf: bytes[range])
            return
        }
        fill(&replacement, by: lines - written)
        output.append(contentsOf: replacement)
    }

    /// Adds line breaks before a closing bracket, or else at the end.
    private func fill(_ replacement: inout [UInt8], by lines: Int) {
        guard lines > 0 else { return }
        let breaks = [UInt8](repeating: Byte.newline, count: lines)
        let isClosed = replacement.last == Byte.closingParenthesis
        replacement.insert(contentsOf: breaks, at: replacement.count - (isClosed ? 1 : 0))
    }
}

/// The bytes that the edits know.
enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let closingParenthesis = UInt8(ascii: ")")

    /// Whether a byte keeps its position where text is blanked.
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == newline || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
    }
}
