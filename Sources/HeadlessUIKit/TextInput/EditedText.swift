import Foundation

/// Arithmetic of edits: ranges count characters of UTF-16, as UIKit's do, and never cut a character in two.
enum EditedText {
    /// The range within the string, moved outwards to whole characters.
    static func usable(_ range: NSRange, in string: String) -> NSRange {
        let count = string.utf16.count
        let location = range.location == NSNotFound ? count : min(max(0, range.location), count)
        let end = min(max(location, range.location.saturatingAdd(range.length)), count)
        let lower = boundary(location, in: string, isEnd: false)
        let upper = end == location ? lower : boundary(end, in: string, isEnd: true)
        return NSRange(location: lower, length: upper - lower)
    }

    /// The character before an offset, or none at the beginning.
    static func characterBefore(_ offset: Int, in string: String) -> NSRange {
        guard offset > 0 else { return NSRange(location: 0, length: 0) }
        let end = index(offset, in: string)
        let start = string.index(before: end)
        let location = string.utf16.distance(from: string.startIndex, to: start)
        return NSRange(location: location, length: offset - location)
    }

    /// The string with a range replaced.
    static func replacing(_ range: NSRange, of string: String, with text: String) -> String {
        var result = string
        let start = index(range.location, in: string)
        let end = index(range.location + range.length, in: string)
        result.replaceSubrange(start..<end, with: text)
        return result
    }

    /// The characters of a range.
    static func characters(_ range: NSRange, of string: String) -> String {
        String(string[index(range.location, in: string)..<index(range.location + range.length, in: string)])
    }

    /// The bytes of UTF-8 before an offset of UTF-16.
    static func bytes(before offset: Int, in string: String) -> Int {
        string.utf8.distance(from: string.startIndex, to: index(offset, in: string))
    }

    /// The offset of UTF-16 of a byte of UTF-8, moved back to a whole character.
    static func offset(ofByte byte: Int, in string: String) -> Int {
        let count = string.utf8.count
        let index = string.utf8.index(string.startIndex, offsetBy: min(max(0, byte), count))
        return boundary(string.utf16.distance(from: string.startIndex, to: index), in: string, isEnd: false)
    }

    /// The characters, as people see them, before an offset.
    static func characterCount(before offset: Int, in string: String) -> Int {
        string.distance(from: string.startIndex, to: index(offset, in: string))
    }

    /// The offset after so many characters.
    static func offset(afterCharacters count: Int, in string: String) -> Int {
        let end = string.index(string.startIndex, offsetBy: max(0, count), limitedBy: string.endIndex)
        return string.utf16.distance(from: string.startIndex, to: end ?? string.endIndex)
    }

    private static func index(_ offset: Int, in string: String) -> String.Index {
        string.utf16.index(string.startIndex, offsetBy: min(max(0, offset), string.utf16.count))
    }

    /// The nearest offset between two characters at or before another one, or for an end at or after it.
    private static func boundary(_ offset: Int, in string: String, isEnd: Bool) -> Int {
        var index = index(offset, in: string)
        guard String.Index(index, within: string) == nil else { return offset }
        while String.Index(index, within: string) == nil {
            index = isEnd ? string.utf16.index(after: index) : string.utf16.index(before: index)
        }
        return string.utf16.distance(from: string.startIndex, to: index)
    }
}

extension Int {
    fileprivate func saturatingAdd(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? .max : sum
    }
}

extension NSAttributedString {
    /// The text with a range replaced. It is composed anew: changing a copy of several runs in place is not
    /// safe with Foundation on Linux.
    func replacing(_ range: NSRange, with text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let end = range.location + range.length
        if range.location > 0 {
            result.append(attributedSubstring(from: NSRange(location: 0, length: range.location)))
        }
        result.append(text)
        if end < length {
            result.append(attributedSubstring(from: NSRange(location: end, length: length - end)))
        }
        return NSAttributedString(attributedString: result)
    }
}
