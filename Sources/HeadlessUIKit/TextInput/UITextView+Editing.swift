import Foundation

extension UITextView {
    // MARK: Begin and end

    final func beginEditing() {
        isBeingEdited = true
        setNeedsDisplay()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    final func endEditing() {
        isBeingEdited = false
        setNeedsDisplay()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Changes by the user

    final func typeIn(_ text: String) {
        let range = insertionRange
        clearsOnInsertion = false
        replaceTyped(range, text)
    }

    final func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    final func replaceContent(in range: NSRange, with text: String) {
        let attributes = typingAttributes
        if case .plain(let old) = labelText.content, chosenTypingAttributes == nil {
            labelText.content = .plain(EditedText.replacing(range, of: old, with: text))
        } else {
            let old = labelText.attributed(with: defaultAttributes) ?? NSAttributedString(string: "")
            labelText.content = .attributed(
                old.replacing(range, with: NSAttributedString(string: text, attributes: attributes)))
        }
    }

    final func userChangedText() {
        contentChanged()
        if isBeingEdited { scrollToRange(selection) }
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Selection and touches

    final func selectionChanged() {
        chosenTypingAttributes = nil
        delegate?.textViewDidChangeSelection(self)
    }

    final func touchText(at point: CGPoint) {
        if !isEditable, isSelectable, let (link, range) = link(at: point) {
            _ = delegate?.textView(
                self, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction)
            return
        }
        guard becomeFirstResponder() else { return }
        select(NSRange(location: offset(nearestTo: point), length: 0))
    }

    private func link(at point: CGPoint) -> (URL, NSRange)? {
        guard case .attributed(let text) = labelText.content,
            let character = (characterRange(under: point) as? TextOffsets)?.range
        else { return nil }
        var range = NSRange(location: 0, length: 0)
        let value = text.attribute(.link, at: character.location, effectiveRange: &range)
        return (value as? URL ?? (value as? String).flatMap(URL.init(string:))).map { ($0, range) }
    }

    // MARK: Positions

    // Methods of a public protocol cannot come from the extension of an internal one: these forward to
    // `EditableText`, in text fields and in text views.

    /// The position before the first character.
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { TextOffset(editedString.utf16.count) }
    /// The characters of a range.
    @discardableResult public func text(in range: UITextRange) -> String? {
        EditedText.characters(usableRange(range), of: editedString)
    }
    /// The range between two positions.
    @discardableResult public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    {
        range(fromPosition, toPosition)
    }
    /// The position some UTF-16 code units further; nil outside of the text.
    @discardableResult public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.position(position, movedBy: offset)
    }
    /// The order of two positions.
    @discardableResult public func compare(_ position: UITextPosition, to other: UITextPosition)
        -> ComparisonResult
    {
        order(position, other)
    }
    /// The number of UTF-16 code units between two positions.
    @discardableResult public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        usableOffset(toPosition) - usableOffset(from)
    }
    /// The character under a point.
    @discardableResult public func characterRange(at point: CGPoint) -> UITextRange? {
        characterRange(under: point)
    }
}
