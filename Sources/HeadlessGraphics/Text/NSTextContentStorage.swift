import Foundation

/// A part of text that is laid out by itself: a paragraph.
open class NSTextElement: NSObject {
    /// What the part belongs to.
    open weak var textContentManager: NSTextContentManager?
    /// Where the part is.
    open var elementRange: NSTextRange?

    /// Creates a part.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }
}

/// A paragraph.
open class NSTextParagraph: NSTextElement {
    /// The text.
    public let attributedString: NSAttributedString

    /// Creates a paragraph.
    public init(attributedString: NSAttributedString?) {
        self.attributedString = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }
}

/// Has text and the layout managers that lay it out.
open class NSTextContentManager: NSObject {
    /// The layout managers.
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    /// The layout manager that is used.
    open var primaryTextLayoutManager: NSTextLayoutManager?
    /// Notified of changes.
    open weak var delegate: (any NSTextContentManagerDelegate)?

    /// Creates a manager without text.
    public override init() { super.init() }

    /// Adds a layout manager.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
        if primaryTextLayoutManager == nil { primaryTextLayoutManager = textLayoutManager }
        textLayoutManager.contentChanged()
    }

    /// Removes a layout manager.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        if primaryTextLayoutManager === textLayoutManager {
            primaryTextLayoutManager = textLayoutManagers.first
        }
    }

    /// All of the text.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
    /// Changes the text; layout follows at the end.
    open func performEditingTransaction(_ transaction: () -> Void) {
        transaction()
        for manager in textLayoutManagers { manager.contentChanged() }
    }
    /// A position at a distance from another, in UTF-16; nil outside of the text.
    @discardableResult open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (
        any NSTextLocation
    )? {
        guard let index = (location as? TextIndexLocation)?.index else { return nil }
        let end = documentRange.range.length
        return (0...end).contains(index + offset) ? TextIndexLocation(index + offset) : nil
    }
    /// The distance between two positions, in UTF-16.
    @discardableResult open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        ((to as? TextIndexLocation)?.index ?? 0) - ((from as? TextIndexLocation)?.index ?? 0)
    }
}

/// Notified of what a content manager does.
public protocol NSTextContentManagerDelegate: AnyObject {}

/// Notified of what a content storage does, and replaces paragraphs.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// The paragraph of a range; nil takes the storage's own. Not called here.
    @discardableResult func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    )
        -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// None.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        AbsentMethod.report()
        return nil
    }
}

/// Has text in an ``NSTextStorage``.
open class NSTextContentStorage: NSTextContentManager {
    /// The text.
    open var textStorage: NSTextStorage? = NSTextStorage() {
        didSet { for manager in textLayoutManagers { manager.contentChanged() } }
    }

    /// The text.
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set {
            textStorage?.setAttributedString(newValue ?? NSAttributedString(string: ""))
            for manager in textLayoutManagers { manager.contentChanged() }
        }
    }

    /// All of the text.
    open override var documentRange: NSTextRange {
        NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
    }
}
