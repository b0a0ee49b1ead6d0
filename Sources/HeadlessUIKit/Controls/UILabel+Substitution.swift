import Foundation

extension UILabel {
    /// Changes every text that labels are given, as made-up languages do; nil by default.
    // Read whenever a text is set: pays in `feed`.
    @exclusivity(unchecked) package static var textSubstitution: ((String) -> String)?
}

extension LabelText.Content {
    /// The same text with each of its parts changed.
    func substituted(by substitution: (String) -> String) -> LabelText.Content {
        switch self {
        case .none: return self
        case .plain(let text): return .plain(substitution(text))
        case .attributed(let text):
            let changed = NSMutableAttributedString()
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
                attributes, range, _ in
                let part = (text.string as NSString).substring(with: range)
                changed.append(NSAttributedString(string: substitution(part), attributes: attributes))
            }
            return .attributed(changed)
        }
    }
}
