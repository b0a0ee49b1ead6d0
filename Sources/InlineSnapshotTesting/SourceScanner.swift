/// Skips the parts of a source file in which parentheses mean nothing.
struct SourceScanner {
    let bytes: [UInt8]

    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The index behind spaces, ends of lines and comments.
    func skipSpace(_ start: Int) -> Int {
        var index = start
        while let byte = byte(index) {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
            default:
                guard let end = endOfComment(at: index) else { return index }
                index = end
            }
        }
        return index
    }

    /// The letters, digits and `_` from an index on.
    func identifier(at index: Int) -> String {
        let name = bytes[min(index, bytes.count)...].prefix { byte in
            byte >= 128 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// The index behind the parenthesis, bracket or brace that closes the one at an index.
    func endOfGroup(at start: Int) -> Int? {
        var depth = 0
        var index = start
        while let byte = byte(index) {
            if let end = endOfComment(at: index) ?? endOfString(at: index) {
                index = end
                continue
            }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return nil
    }

    private func has(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    /// The index behind the comment that begins at an index; comments between `/*` nest.
    private func endOfComment(at start: Int) -> Int? {
        if has("//", at: start) { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        guard has("/*", at: start) else { return nil }
        var (depth, index) = (0, start)
        while index < bytes.count {
            if has("/*", at: index) {
                (depth, index) = (depth + 1, index + 2)
            } else if has("*/", at: index) {
                (depth, index) = (depth - 1, index + 2)
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return index
    }

    /// The index behind the string that begins at an index, with the code in it.
    private func endOfString(at start: Int) -> Int? {
        let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
        var index = start + hashes
        guard byte(index) == UInt8(ascii: "\"") else { return nil }
        let quotes = has("\"\"\"", at: index) ? 3 : 1
        index += quotes
        while let byte = byte(index) {
            if byte == UInt8(ascii: "\\"), isFollowed(index + 1, by: hashes, UInt8(ascii: "#")) {
                index += 1 + hashes
                index =
                    self.byte(index) == UInt8(ascii: "(") ? endOfGroup(at: index) ?? bytes.count : index + 1
            } else if isFollowed(index, by: quotes, UInt8(ascii: "\"")),
                isFollowed(index + quotes, by: hashes, UInt8(ascii: "#"))
            {
                return index + quotes + hashes
            } else {
                index += 1
            }
        }
        return index
    }

    private func isFollowed(_ index: Int, by count: Int, _ byte: UInt8) -> Bool {
        (0..<count).allSatisfy { self.byte(index + $0) == byte }
    }
}
