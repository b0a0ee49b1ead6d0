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
        let whole = NSRange(location: 0, length: editedString.utf16.count)
        let range = clearsOnInsertion ? whole : selection
        clearsOnInsertion = false
        replaceTyped(range, text)
    }

    /// Removes what the delete key removes.
    final func deleteTyped() {
        let range =
            selection.length > 0
            ? selection : EditedText.characterBefore(selection.location, in: editedString)
        guard range.length > 0 else { return }
        replaceTyped(range, "")
    }

    /// Replaces a stretch where the delegate allows it, and tells of the change.
    final func replaceTyped(_ range: NSRange, _ text: String) {
        let asked = EditedText.usable(range, in: editedString)
        guard delegate?.textView(self, shouldChangeTextIn: asked, replacementText: text) ?? true else {
            return
        }
        // The delegate may have changed the text instead.
        let usable = EditedText.usable(asked, in: editedString)
        let attributes = typingAttributes
        if case .plain(let old) = labelText.content, chosenTypingAttributes == nil {
            labelText.content = .plain(EditedText.replacing(usable, of: old, with: text))
        } else {
            let old = labelText.attributed(with: defaultAttributes) ?? NSAttributedString(string: "")
            labelText.content = .attributed(
                old.replacing(usable, with: NSAttributedString(string: text, attributes: attributes)))
        }
        let end = NSRange(location: usable.location + text.utf16.count, length: 0)
        selection = EditedText.usable(end, in: editedString)
        contentChanged()
        if isBeingEdited { scrollToRange(selection) }
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Selection and touches

    final func select(_ range: NSRange) {
        let usable = EditedText.usable(range, in: editedString)
        guard usable != selection else { return }
        selection = usable
        chosenTypingAttributes = nil
        setNeedsDisplay()
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

    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The place after the last character.
    public var endOfDocument: UITextPosition { TextOffset(editedString.utf16.count) }
    /// The characters of a stretch.
    public func text(in range: UITextRange) -> String? {
        EditedText.characters(usableRange(range), of: editedString)
    }
    /// The stretch between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(fromPosition, toPosition)
    }
    /// The place some characters of UTF-16 further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        self.position(position, movedBy: offset)
    }
    /// Which place comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(position, other)
    }
    /// The characters of UTF-16 between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        usableOffset(toPosition) - usableOffset(from)
    }
    /// The character under a point.
    public func characterRange(at point: CGPoint) -> UITextRange? { characterRange(under: point) }
}
