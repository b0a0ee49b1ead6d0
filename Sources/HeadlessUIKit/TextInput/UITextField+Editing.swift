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
            replaceTyped(insertionRange, String(line))
            clearsOnInsertion = false
        }
    }

    final func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    final func replaceContent(in range: NSRange, with text: String) {
        switch labelText.content {
        case .attributed(let old) where old.length > 0:
            let attributes = typingAttributes ?? defaultTextAttributes
            let new = NSAttributedString(string: text, attributes: attributes)
            labelText.content = .attributed(old.replacing(range, with: new))
        default:
            labelText.content = .plain(EditedText.replacing(range, of: editedString, with: text))
        }
    }

    final func userChangedText() {
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

    final func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }

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
