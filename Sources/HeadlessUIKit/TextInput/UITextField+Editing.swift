import Foundation

extension UITextField {
    // MARK: Begin and end

    final func beginEditing() {
        isBeingEdited = true
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            labelText.content = .plain("")
            contentChanged()
        }
        selection = NSRange(location: editedString.utf16.count, length: 0)
        typingAttributes = defaultTextAttributes
        partsChanged()
        sendActions(for: .editingDidBegin)
        delegate?.textFieldDidBeginEditing(self)
        post(Self.textDidBeginEditingNotification)
    }

    final func endEditing() {
        isBeingEdited = false
        typingAttributes = nil
        partsChanged()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        post(
            Self.textDidEndEditingNotification,
            [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    private func post(_ name: Notification.Name, _ information: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    // MARK: Changes by the user

    /// Takes what is typed: line breaks are the return key.
    final func typeIn(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            if index > 0 { pressReturn() }
            guard !line.isEmpty else { continue }
            let whole = NSRange(location: 0, length: editedString.utf16.count)
            replaceTyped(clearsOnInsertion ? whole : selection, String(line))
            clearsOnInsertion = false
        }
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
        let string = editedString
        let range = EditedText.usable(range, in: string)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
        else { return }
        // The delegate may have changed the text instead.
        let usable = EditedText.usable(range, in: editedString)
        switch labelText.content {
        case .attributed(let old) where old.length > 0:
            let attributes = typingAttributes ?? defaultTextAttributes
            let new = NSAttributedString(string: text, attributes: attributes)
            labelText.content = .attributed(old.replacing(usable, with: new))
        default:
            labelText.content = .plain(EditedText.replacing(usable, of: editedString, with: text))
        }
        selection = EditedText.usable(
            NSRange(location: usable.location + text.utf16.count, length: 0), in: editedString)
        userChangedText()
    }

    private func userChangedText() {
        contentChanged()
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Removes all text, as the clear button does.
    final func clearTyped() {
        guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
        labelText.content = .plain("")
        selection = NSRange(location: 0, length: 0)
        userChangedText()
        if !isBeingEdited { becomeFirstResponder() }
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        // An action for the end of editing takes the keyboard away.
        if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    // MARK: Selection

    final func select(_ range: NSRange) {
        let usable = EditedText.usable(range, in: editedString)
        guard usable != selection else { return }
        selection = usable
        setNeedsDisplay()
        delegate?.textFieldDidChangeSelection(self)
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
