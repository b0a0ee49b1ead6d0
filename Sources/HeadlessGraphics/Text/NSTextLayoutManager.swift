import Foundation

/// Sets text in the lines of a container, as ``NSLayoutManager`` does: it has one.
open class NSTextLayoutManager: NSObject {
    private let manager = NSLayoutManager()
    private let storage = NSTextStorage()

    /// Creates a layout manager without text and container.
    public override init() {
        super.init()
        storage.addLayoutManager(manager)
    }

    /// The text.
    open internal(set) weak var textContentManager: NSTextContentManager?
    /// Notified of layout.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?
    /// Whether the leading of fonts counts. True by default; has no effect here.
    open var usesFontLeading = true
    /// Whether only what is visible is laid out. False by default; has no effect here.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether hyphens are used. False by default; has no effect here.
    open var usesHyphenation = false
    /// The container.
    open var textContainer: NSTextContainer? {
        didSet {
            if !manager.textContainers.isEmpty { manager.removeTextContainer(at: 0) }
            if let textContainer { manager.addTextContainer(textContainer) }
        }
    }

    final func contentChanged() {
        let text = (textContentManager as? NSTextContentStorage)?.attributedString
        storage.setAttributedString(text ?? NSAttributedString(string: ""))
    }

    /// The box around the text that is laid out.
    open var usageBoundsForTextContainer: CGRect {
        textContainer.map(manager.usedRect) ?? .zero
    }

    /// All of the text.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: storage.length)) }

    /// Lays out a range.
    open func ensureLayout(for range: NSTextRange) { contentChanged() }
    /// Lays out a box.
    open func ensureLayout(for bounds: CGRect) { contentChanged() }
    /// Invalidates the layout of a range.
    open func invalidateLayout(for range: NSTextRange) { contentChanged() }

    /// The fragment of the paragraph at a position.
    @discardableResult open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment?
    {
        guard let index = (location as? TextIndexLocation)?.index else { return nil }
        return fragments.first { $0.range.location <= index && index < NSMaxRange($0.range) }
            ?? fragments.last
    }

    /// The fragment of the paragraph at a point of the container.
    @discardableResult open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments.first {
            $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY
        }
    }

    /// Calls a closure with the fragments from a position on, until it returns false.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let start = (location as? TextIndexLocation)?.index ?? 0
        let all = fragments.filter { NSMaxRange($0.range) > start || $0.range.length == 0 }
        for fragment in options.contains(.reverse) ? all.reversed() : all where !block(fragment) { break }
        return documentRange.endLocation
    }

    /// The paragraphs as they are laid out.
    private var fragments: [NSTextLayoutFragment] {
        guard let textContainer else { return [] }
        let text = NSString(string: storage.string)
        var (found, index): ([NSTextLayoutFragment], Int) = ([], 0)
        while index < text.length {
            let range = text.paragraphRange(for: NSRange(location: index, length: 0))
            let frame = manager.boundingRect(forGlyphRange: range, in: textContainer)
            found.append(NSTextLayoutFragment(range, frame, storage.attributedSubstring(from: range), self))
            index = max(NSMaxRange(range), index + 1)
        }
        return found
    }
}

/// Notified of what a text layout manager does.
public protocol NSTextLayoutManagerDelegate: AnyObject {}
