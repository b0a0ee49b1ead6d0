/// The offsets at which the lines of a text begin.
public struct LineTable: Sendable {
    /// The UTF-8 offset of each line's first byte.
    public let starts: [Int]

    /// Finds the lines of a text; a line ends with a line feed, with or without a carriage return.
    public init(_ bytes: [UInt8]) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == Byte.newline { starts.append(offset + 1) }
        self.starts = starts
    }

    /// The line and column of an offset, both from 1; columns are UTF-8 bytes.
    public func location(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
