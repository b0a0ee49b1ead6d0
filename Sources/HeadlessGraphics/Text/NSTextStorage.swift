import Foundation

/// Text with attributes that notifies layout managers of its changes.
///
/// A subclass overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// ``setAttributes(_:range:)``, and calls ``edited(_:range:changeInLength:)`` in the last two.
open class NSTextStorage: NSMutableAttributedString {
    /// What has changed.
    public struct EditActions: OptionSet, Sendable {
        /// One bit for each kind.
        public let rawValue: UInt

        /// Actions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before attributes are fixed; the object is the storage.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Posted after attributes are fixed; the object is the storage.
    public static let didProcessEditingNotification = Notification.Name(
        "NSTextStorageDidProcessEditingNotification")

    /// The layout managers that set the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// What has changed since editing began.
    open private(set) var editedMask: EditActions = []
    /// The changed characters, as they are now; its location is `NSNotFound` where nothing has changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// How many characters more there are than before.
    open private(set) var changeInLength = 0
    /// Notified before and after changes are processed.
    open weak var delegate: (any NSTextStorageDelegate)?

    private var depth = 0
    private var isProcessing = false
    /// Called after changes, for the view that shows the text.
    package final var onEdit: (() -> Void)?

    /// Creates an empty storage.
    public init() { super.init(string: "") }

    /// Creates a storage with plain text.
    public override init(string: String) { super.init(string: string) }

    /// Creates a storage with text in one set of attributes.
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }

    /// Creates a storage with a copy of a text.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    /// Creates an empty storage: nothing is read from archives here.
    public required init?(coder: NSCoder) { super.init(string: "") }

    /// Adds a layout manager.
    open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManager.textStorage?.removeLayoutManager(layoutManager)
        layoutManagers.append(layoutManager)
        layoutManager.textStorage = self
        layoutManager.invalidate()
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === layoutManager }
        layoutManager.textStorage = nil
        layoutManager.invalidate()
    }

    /// The number of UTF-16 code units of `string`, which a subclass may keep elsewhere.
    open override var length: Int { string.utf16.count }

    /// A copy. Foundation's own copies what this class stores, not what a subclass keeps elsewhere.
    package final var copied: NSAttributedString {
        if type(of: self) == NSTextStorage.self { return NSAttributedString(attributedString: self) }
        let result = NSMutableAttributedString(string: string)
        var location = 0
        while location < result.length {
            var stretch = NSRange(location: location, length: 0)
            let attributes = attributes(at: location, effectiveRange: &stretch)
            let end = min(max(stretch.location + stretch.length, location + 1), result.length)
            result.setAttributes(attributes, range: NSRange(location: location, length: end - location))
            location = end
        }
        return result
    }

    // MARK: Editing

    /// Replaces characters; the new ones have the attributes of the first replaced one.
    open override func replaceCharacters(in range: NSRange, with string: String) {
        super.replaceCharacters(in: range, with: string)
        edited(.editedCharacters, range: range, changeInLength: string.utf16.count - range.length)
    }

    /// Replaces the attributes of a range.
    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attributes, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Replaces characters by others with their attributes.
    open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            attributes, part, _ in
            setAttributes(
                attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    /// Sets one attribute of a range.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    /// Sets attributes of a range; others stay.
    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merge(attributes) { $1 } }
    }

    /// Removes an attribute of a range.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    /// Replaces all of the text.
    open override func setAttributedString(_ text: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: text)
    }

    /// Appends text.
    open override func append(_ text: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: text)
    }

    /// Inserts text.
    open override func insert(_ text: NSAttributedString, at location: Int) {
        replaceCharacters(in: NSRange(location: location, length: 0), with: text)
    }

    /// Removes characters.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Changes the attributes of each stretch of a range through the two methods that a subclass overrides.
    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var location = range.location
        while location < range.location + range.length {
            var stretch = NSRange(location: 0, length: 0)
            var attributes = attributes(at: location, effectiveRange: &stretch)
            body(&attributes)
            let end = min(stretch.location + max(stretch.length, 1), range.location + range.length)
            setAttributes(attributes, range: NSRange(location: location, length: max(end - location, 1)))
            location = max(end, location + 1)
        }
        endEditing()
    }

    /// Delays the processing of changes until ``endEditing()``. Calls nest.
    open override func beginEditing() { depth += 1 }

    /// Processes the changes since ``beginEditing()``.
    open override func endEditing() {
        depth = max(depth - 1, 0)
        processIfDue()
    }

    /// Processes what has been edited, unless that is being done: what a delegate or a subclass changes then belongs to
    /// the same edit.
    private func processIfDue() {
        guard depth == 0, !editedMask.isEmpty, !isProcessing else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        onEdit?()
    }

    /// Records a change; outside of ``beginEditing()`` it is processed at once.
    ///
    /// - Parameters:
    ///   - actions: What has changed.
    ///   - range: The characters before the change.
    ///   - difference: How many characters more there are.
    open func edited(_ actions: EditActions, range: NSRange, changeInLength difference: Int) {
        editedMask.formUnion(actions)
        let now = NSRange(location: range.location, length: max(range.length + difference, 0))
        if editedRange.location == NSNotFound {
            editedRange = now
        } else {
            // What was recorded before lies elsewhere after a change in front of it.
            let start = min(editedRange.location, now.location)
            let end = max(editedRange.location + editedRange.length + difference, now.location + now.length)
            editedRange = NSRange(location: start, length: max(end - start, 0))
        }
        changeInLength += difference
        processIfDue()
    }

    /// Notifies the delegate, fixes attributes and notifies the layout managers.
    open func processEditing() {
        let center = NotificationCenter.default
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        center.post(name: Self.willProcessEditingNotification, object: self)
        fixAttributes(in: editedRange)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        center.post(name: Self.didProcessEditingNotification, object: self)
        for manager in layoutManagers { manager.invalidate() }
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    }

    /// Makes attributes consistent after a change. Does nothing by default.
    open func fixAttributes(in range: NSRange) {}

    /// Invalidates the attributes of a range, which are fixed at once here.
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

    /// Fixes attributes that were invalidated. Nothing is pending here.
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// Notified of the changes of a text storage. Both methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Changes are about to be processed: characters and attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Changes were processed: attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { AbsentMethod.report() }
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) { AbsentMethod.report() }
}
