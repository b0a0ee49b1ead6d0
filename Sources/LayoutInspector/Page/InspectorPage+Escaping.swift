import Foundation

/// Text that can neither end an element nor change the direction of what follows.
extension InspectorPage {
    /// JSON for a script element. Nothing in it ends the element or begins a comment in it; control and direction
    /// characters, which JSON allows in strings, are written by their numbers, so that the source of the page shows them.
    static func scriptSafe(_ json: Data) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(json.count + json.count / 16)
        json.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte == UInt8(ascii: "<") {
                    result += Array("\\u003C".utf8)
                    index += 1
                } else if byte < 0x7F {
                    result.append(byte)
                    index += 1
                } else {
                    index += append(bytes[index...], to: &result)
                }
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Appends a character beyond ASCII, or its number.
    ///
    /// - Returns: The number of bytes that it has.
    private static func append(
        _ bytes: Slice<UnsafeRawBufferPointer>, to result: inout [UInt8]
    ) -> Int {
        let first = bytes[bytes.startIndex]
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let character = bytes.prefix(length)
        if length < 4, let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first,
            scalar.properties.generalCategory == .control || isDirectionMark(scalar)
        {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            result += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        } else {
            result += character
        }
        return character.count
    }

    /// Text for the content of an element or an attribute.
    static func markupSafe(_ text: String) -> String {
        escaped(text, limit: 400).replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
