import Foundation

/// Groups what is typed, and finds where the cursor belongs afterwards.
protocol TextFormatting {
    func format(_ raw: String) -> String
    func unformat(_ text: String) -> String
}

extension TextFormatting {

    func unformat(_ text: String) -> String {
        text.filter { $0.isNumber }
    }

    /// The text after a replacement in `text`, and the offset of the cursor in it.
    func replacing(_ range: NSRange, in text: String, with replacement: String) -> (text: String, cursor: Int) {
        let current = text as NSString
        let head = unformat(current.substring(to: range.location) + replacement)
        let tail = unformat(current.substring(from: range.location + range.length))
        let result = format(head + tail)
        var remaining = head.count
        var cursor = 0
        for character in result {
            guard remaining > 0 else { break }
            cursor += 1
            if unformat(String(character)).isEmpty == false { remaining -= 1 }
        }
        return (result, cursor)
    }
}

/// `4111 1111 1111 1111`
struct CardNumberFormatter: TextFormatting {

    func format(_ raw: String) -> String {
        let digits = unformat(raw)
        let grouping = PaymentCard.Brand(number: digits).grouping
        var rest = Substring(digits.prefix(grouping.reduce(0, +)))
        var groups: [Substring] = []
        for length in grouping where !rest.isEmpty {
            groups.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return groups.joined(separator: " ")
    }
}

/// `12/28`
struct ExpiryFormatter: TextFormatting {

    func format(_ raw: String) -> String {
        var digits = unformat(raw)
        if let first = digits.first?.wholeNumberValue, first > 1 { digits = "0" + digits }
        digits = String(digits.prefix(4))
        guard digits.count > 2 else { return digits }
        return "\(digits.prefix(2))/\(digits.dropFirst(2))"
    }
}

/// Upper case, and no more than a number of characters.
struct CodeFormatter: TextFormatting {
    let maximumLength: Int

    func format(_ raw: String) -> String {
        String(unformat(raw).prefix(maximumLength))
    }

    func unformat(_ text: String) -> String {
        text.uppercased().filter { $0.isLetter || $0.isNumber }
    }
}
