internal import LayoutCore
internal import Typesetting
import Foundation

/// Sets the text of a storage in the lines of a container.
///
/// A glyph is a UTF-16 code unit here, so that glyph indices are character indices. All of the text is set in the first
/// container; others are kept. Coordinates are those of the container: a line begins after
/// ``NSTextContainer/lineFragmentPadding``.
open class NSLayoutManager: NSObject {
    /// The text; set by ``NSTextStorage/addLayoutManager(_:)``.
    open weak var textStorage: NSTextStorage?
    /// The containers.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Notified of layout.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether the leading of fonts counts. True by default; has no effect here.
    open var usesFontLeading = true
    /// Whether parts may be laid out alone. False by default; has no effect here.
    open var allowsNonContiguousLayout = false
    /// Whether white space is shown. False by default; has no effect here.
    open var showsInvisibleCharacters = false
    /// Whether control characters are shown. False by default; has no effect here.
    open var showsControlCharacters = false

    private var layout: ManagedLayout?

    /// Creates a layout manager without text and containers.
    public override init() { super.init() }

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        invalidate()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Invalidates the layout because a container has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    /// Invalidates the layout of characters; here all of it.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        invalidate()
    }

    /// Invalidates the drawing of glyphs. Has no effect here: drawings are made anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

    /// Invalidates the drawing of characters. Has no effect here: drawings are made anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

    package final func invalidate() { layout = nil }

    /// The lines, set anew after a change of the text or of the container's size.
    final var lines: ManagedLayout {
        let container = textContainers.first
        let key = ManagedLayout.Key(container)
        if let layout, layout.key == key { return layout }
        let made = ManagedLayout(textStorage?.copied ?? NSAttributedString(string: ""), key)
        layout = made
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
        return made
    }

    /// Sets the text of a container.
    open func ensureLayout(for container: NSTextContainer) { _ = lines }
    /// Sets characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = lines }
    /// Sets glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = lines }
    /// Sets the glyphs in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = lines }
    /// Makes glyphs. Has no effect here.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Makes the glyphs of characters. Has no effect here.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    // MARK: Glyphs

    /// The number of glyphs: that of the UTF-16 code units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Whether there is a glyph.
    @discardableResult open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
        (0..<numberOfGlyphs).contains(glyphIndex)
    }

    /// The glyphs of characters.
    @discardableResult open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The characters of glyphs.
    @discardableResult open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The character of a glyph.
    @discardableResult open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a character.
    @discardableResult open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs that are set in a container.
    @discardableResult open func glyphRange(for container: NSTextContainer) -> NSRange {
        container === textContainers.first ? lines.visibleRange : NSRange(location: 0, length: 0)
    }

    /// The glyphs in a rectangle of a container, whole lines of them.
    @discardableResult open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer)
        -> NSRange
    {
        lines.range(in: bounds)
    }

    /// The container of a glyph; nil where it is not set.
    @discardableResult open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = lines.visibleRange
        return NSLocationInRange(glyphIndex, lines.visibleRange) ? textContainers.first : nil
    }

    // MARK: Geometry

    /// The box around the lines of a container, with the padding of lines.
    @discardableResult open func usedRect(for container: NSTextContainer) -> CGRect {
        container === textContainers.first ? lines.usedRect : .zero
    }

    /// The rectangle of a glyph's line, as wide as the container.
    @discardableResult open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = lines.line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.rect
    }

    /// The part of a glyph's line that has glyphs, with the padding of lines.
    @discardableResult open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let line = lines.line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.usedRect
    }

    /// The origin of a glyph on the baseline, from the origin of its line's rectangle.
    @discardableResult open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = lines.line(at: glyphIndex) else { return .zero }
        return CGPoint(x: lines.x(of: glyphIndex) - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    /// The box around glyphs.
    @discardableResult open func boundingRect(
        forGlyphRange glyphRange: NSRange, in container: NSTextContainer
    ) -> CGRect {
        let rects = lines.rects(of: glyphRange)
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// The glyph nearest to a point.
    @discardableResult open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        lines.index(at: point).index
    }

    /// The glyph nearest to a point, and how far along it the point is, from 0 to 1.
    @discardableResult open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = lines.index(at: point)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// The character nearest to a point, and how far along it the point is, from 0 to 1.
    @discardableResult open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// Calls a closure with each line of some glyphs: its rectangle, the used part, the container, its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in lines.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
            block(line.rect, line.usedRect, container, line.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a closure with the rectangles that cover glyphs, one for each stretch of a line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in container: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in lines.rects(of: glyphRange) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// The rectangle of the empty line after a line break at the end of the text; zero if there is none.
    open var extraLineFragmentRect: CGRect { lines.extraLine }
    /// The used part of ``extraLineFragmentRect``.
    open var extraLineFragmentUsedRect: CGRect { lines.extraLine }
    /// The container of ``extraLineFragmentRect``.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        lines.extraLine.isEmpty ? nil : textContainers.first
    }

    // MARK: Drawing

    /// Draws glyphs into the current context, the container's origin at a point. Lines are drawn whole.
    @MainActor
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        lines.draw(glyphsToShow, at: origin, in: context)
    }

    /// Draws what lies behind glyphs. It is drawn with them here.
    @MainActor
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Notified of the work of a layout manager. The method is optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// The text of a container has been set.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) { AbsentMethod.report() }
}
