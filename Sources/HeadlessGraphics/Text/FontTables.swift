import Foundation

/// The tables of a TrueType or OpenType file. (OpenType specification, "Font File".)
struct FontTables: Sendable {
    private let data: Data
    private let ranges: [String: Range<Int>]

    /// Reads the directory of tables; nil where the bytes are no font.
    init?(_ data: Data) {
        let bytes = Data(data)
        let kinds: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8)]
        guard bytes.count > 12, kinds.contains(Array(bytes.prefix(4))) else { return nil }
        var ranges: [String: Range<Int>] = [:]
        for index in 0..<Int(bytes[4]) << 8 + Int(bytes[5]) {
            let entry = 12 + index * 16
            guard entry + 16 <= bytes.count else { return nil }
            func number(_ offset: Int) -> Int {
                bytes[entry + offset..<entry + offset + 4].reduce(0) { $0 << 8 + Int($1) }
            }
            let (start, length) = (number(8), number(12))
            guard start + length <= bytes.count else { return nil }
            ranges[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = start..<start + length
        }
        guard ranges["head"] != nil else { return nil }
        (self.data, self.ranges) = (bytes, ranges)
    }

    /// The number of two bytes at an offset of a table; nil where there is none.
    func unsigned(_ table: String, _ offset: Int) -> Int? {
        guard let range = ranges[table], offset >= 0, range.lowerBound + offset + 2 <= range.upperBound else {
            return nil
        }
        let start = range.lowerBound + offset
        return Int(data[start]) << 8 + Int(data[start + 1])
    }

    /// The number with a sign of two bytes at an offset of a table; nil where there is none.
    func signed(_ table: String, _ offset: Int) -> Int? {
        unsigned(table, offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }

    /// The name of an identifier, as Windows and Unicode write it.
    func name(_ identifier: Int) -> String? {
        guard let range = ranges["name"], let count = unsigned("name", 2), let texts = unsigned("name", 4)
        else { return nil }
        for record in 0..<count {
            let entry = 6 + record * 12
            guard let platform = unsigned("name", entry), [0, 3].contains(platform),
                unsigned("name", entry + 6) == identifier, let length = unsigned("name", entry + 8),
                let offset = unsigned("name", entry + 10)
            else { continue }
            let start = range.lowerBound + texts + offset
            guard start + length <= range.upperBound else { return nil }
            return String(data: data[start..<start + length], encoding: .utf16BigEndian)
        }
        return nil
    }
}
