import Foundation

/// What a field or a text view does with its selection.
extension EditableText {
    /// Whether an action of the menu of a selection can be done now, as UIKit enables it; nil for other actions.
    func canPerform(_ action: Selector, isEditable: Bool, isSecret: Bool) -> Bool? {
        let count = editedString.utf16.count
        switch action.description {
        case "copy:": return selection.length > 0 && !isSecret
        case "cut:", "delete:": return selection.length > 0 && !isSecret && isEditable
        case "paste:": return isEditable && UIPasteboard.general.hasStrings
        case "select:": return selection.length == 0 && count > 0
        case "selectAll:": return count > 0 && selection.length < count
        default: return nil
        }
    }

    func copySelection() {
        guard selection.length > 0 else { return }
        UIPasteboard.general.string = EditedText.characters(
            EditedText.usable(selection, in: editedString), of: editedString)
    }

    func deleteSelection() {
        if selection.length > 0 { replaceTyped(selection, "") }
    }

    func selectEverything() { select(NSRange(location: 0, length: editedString.utf16.count)) }

    /// Selects the word at the caret; without one there, the next before it, else the first.
    func selectWord() {
        let words = EditedText.words(of: editedString)
        let word = words.last { $0.location <= selection.location } ?? words.first
        if let word { select(word) }
    }
}

extension EditedText {
    /// The ranges of letters and digits that follow each other.
    static func words(of string: String) -> [NSRange] {
        var words: [NSRange] = []
        var (start, offset) = (0, 0)
        for character in string + " " {
            let length = character.utf16.count
            if !(character.isLetter || character.isNumber) {
                if offset > start { words.append(NSRange(location: start, length: offset - start)) }
                start = offset + length
            }
            offset += length
        }
        return words
    }
}
