extension String {
    /// The text as a part of a file's name: each run of what is no letter, digit or `_` is a hyphen, and there is none at the
    /// ends.
    var asPathComponent: String {
        var result = ""
        var endsInGap = false
        for character in unicodeScalars {
            if character.isWordCharacter {
                result.unicodeScalars.append(character)
                endsInGap = false
            } else if !endsInGap {
                result += "-"
                endsInGap = true
            }
        }
        if result.hasPrefix("-") { result.removeFirst() }
        if result.hasSuffix("-") { result.removeLast() }
        return result
    }
}

extension Unicode.Scalar {
    /// What `\w` of regular expressions matches: letters, marks, decimal digits and connectors of any script.
    var isWordCharacter: Bool {
        if isASCII {
            return self == "_" || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
                || ("0"..."9").contains(self)
        }
        switch properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation: return true
        default: return properties.isAlphabetic || properties.isJoinControl
        }
    }
}
