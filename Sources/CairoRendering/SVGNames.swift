/// Names of elements in Cairo's SVG documents.
///
/// Cairo numbers some of them by counters that run through the whole process, so that the same drawing would
/// give other bytes the next time.
enum SVGNames {
    /// The document with its surfaces and images numbered in the order in which they appear.
    static func renumbered(_ document: [UInt8]) -> [UInt8] {
        var numbers: [Int: Int] = [:]
        var result: [UInt8] = []
        result.reserveCapacity(document.count)
        var copied = 0
        var place = 0
        while place < document.count {
            guard let start = nameStart(in: document, at: place) else {
                place += 1
                continue
            }
            var end = start
            var number = 0
            while end < document.count, end - start < 18, (0x30...0x39).contains(document[end]) {
                number = number * 10 + Int(document[end] - 0x30)
                end += 1
            }
            if end > start {
                let new = numbers[number] ?? numbers.count
                numbers[number] = new
                result += document[copied..<start]
                result += "\(new)".utf8
                copied = end
            }
            place = end
        }
        return result + document[copied...]
    }

    /// Cairo 1.16 counts surfaces and images, Cairo 1.18 sources.
    private static let prefixes = ["surface", "image", "source-"].flatMap { name in
        ["\"", "#"].map { Array(($0 + name).utf8) }
    }

    /// Where the number of a name begins that is defined or referred to at an index.
    private static func nameStart(in document: [UInt8], at index: Int) -> Int? {
        guard document[index] == 0x22 || document[index] == 0x23 else { return nil }
        for prefix in prefixes where document[index...].starts(with: prefix) { return index + prefix.count }
        return nil
    }
}
