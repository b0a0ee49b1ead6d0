/// What the menu of a selection and the keyboard's shortcuts do with it. Every responder has the methods, which do nothing
/// by default; text fields and text views implement them.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
    /// Removes the selection and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Selects what the user touched.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Makes the selection bold, or not bold any more.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or not italic any more.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or not any more.
    func toggleUnderline(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {
    /// The names of the methods that every responder has here, and that count as absent unless a class says otherwise.
    private static let editActions: Set = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:",
    ]

    final func hasMethod(for action: Selector) -> Bool {
        guard Self.editActions.contains(action.description) else { return action.method(for: self) != nil }
        return RuntimeMembers.method(action.description, of: type(of: self)) != nil
    }

    /// Calls the method of a name, where the responder has one.
    ///
    /// - Returns: Whether there is one.
    final func perform(named action: Selector, sender: Any?, event: UIEvent? = nil) -> Bool {
        guard let method = action.method(for: self) else { return performEdit(action, sender: sender) }
        _ = method.call(on: self, with: [sender, event])
        return true
    }

    private func performEdit(_ action: Selector, sender: Any?) -> Bool {
        switch action.description {
        case "cut:": cut(sender)
        case "copy:": copy(sender)
        case "paste:": paste(sender)
        case "select:": select(sender)
        case "selectAll:": selectAll(sender)
        case "delete:": delete(sender)
        case "toggleBoldface:": toggleBoldface(sender)
        case "toggleItalics:": toggleItalics(sender)
        case "toggleUnderline:": toggleUnderline(sender)
        case "increaseSize:": increaseSize(sender)
        case "decreaseSize:": decreaseSize(sender)
        case "makeTextWritingDirectionLeftToRight:": makeTextWritingDirectionLeftToRight(sender)
        case "makeTextWritingDirectionRightToLeft:": makeTextWritingDirectionRightToLeft(sender)
        case "resignFirstResponder": resignFirstResponder()
        case "becomeFirstResponder": becomeFirstResponder()
        default: return false
        }
        return true
    }
}

extension UIResponder: @preconcurrency UndefinedKeys {
    final func undefinedValue(forKey key: String) -> Any? { value(forUndefinedKey: key) }
    final func setUndefinedValue(_ value: Any?, forKey key: String) { setValue(value, forUndefinedKey: key) }
}
