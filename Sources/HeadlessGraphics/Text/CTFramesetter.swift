// Named as Core Text names them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

#if !canImport(Darwin)
    /// Core Text's name for a font.
    public typealias CTFont = UIFont

    /// A font by its name.
    public func CTFontCreateWithName(
        _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
    ) -> CTFont {
        UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }

    /// The size of a font in points.
    public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

    /// The height of a font above the baseline.
    public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

    /// The height of a font below the baseline.
    public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

    /// The space between lines of a font.
    public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

    /// The height of a font's capitals.
    public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

    /// The height of a font's small letters.
    public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

    /// A text that is set in frames: sizes and lines, without glyphs.
    public final class CTFramesetter {
        let text: NSAttributedString
        init(_ text: NSAttributedString) { self.text = text }

        /// The part of the text within a range; of length 0 all that follows.
        func part(_ range: CFRange) -> NSAttributedString {
            let start = min(max(range.location, 0), text.length), rest = text.length - start
            let length = range.length <= 0 ? rest : min(range.length, rest)
            return text.attributedSubstring(from: NSRange(location: start, length: length))
        }
    }

    /// A text set in lines within a frame.
    public final class CTFrame {
        let lines: [CTLine]
        init(_ lines: [CTLine]) { self.lines = lines }
    }

    /// One line of a text.
    public final class CTLine {
        let text: NSAttributedString
        let range: CFRange

        init(_ text: NSAttributedString, _ range: CFRange) {
            self.text = text
            self.range = range
        }
    }

    /// Sets a text.
    public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
        CTFramesetter(attrString)
    }

    /// The size of a text within a size, as `boundingRect` measures it, in whole points.
    public func CTFramesetterSuggestFrameSizeWithConstraints(
        _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
        _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
    ) -> CGSize {
        let part = framesetter.part(stringRange)
        fitRange?.pointee = CFRange(location: stringRange.location, length: part.length)
        let size = part.boundingRect(
            with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).size
        return CGSize(
            width: size.width.rounded(.up), height: min(size.height.rounded(.up), constraints.height))
    }

    /// The lines of a text within the box of a path.
    public func CTFramesetterCreateFrame(
        _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
    ) -> CTFrame {
        let part = framesetter.part(stringRange), start = stringRange.location
        let storage = NSTextStorage(attributedString: part), manager = NSLayoutManager()
        let box = path.boundingBox
        let container = NSTextContainer(size: CGSize(width: box.width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [CTLine] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
            rect, _, _, range, stop in
            guard rect.maxY <= box.height + 0.5 else {
                stop.pointee = true
                return
            }
            let range = manager.characterRange(forGlyphRange: range, actualGlyphRange: nil)
            lines.append(
                CTLine(
                    part.attributedSubstring(from: range),
                    CFRange(location: start + range.location, length: range.length)))
        }
        return CTFrame(lines)
    }

    /// The lines of a frame, each a `CTLine`.
    public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

    /// One line of a text.
    public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
        CTLine(attrString, CFRange(location: 0, length: attrString.length))
    }

    /// The part of the text that is on a line.
    public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

    /// The width of a line, and its heights above and below the baseline.
    @discardableResult
    public func CTLineGetTypographicBounds(
        _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
        _ leading: UnsafeMutablePointer<CGFloat>?
    ) -> Double {
        var fonts: [UIFont] = []
        line.text.enumerateAttribute(.font, in: NSRange(location: 0, length: line.text.length)) {
            font, _, _ in
            // The font of text without one.
            fonts.append(font as? UIFont ?? .systemFont(ofSize: 12))
        }
        ascent?.pointee = fonts.map(\.ascender).max() ?? 0
        descent?.pointee = fonts.map { -$0.descender }.max() ?? 0
        leading?.pointee = fonts.map(\.leading).max() ?? 0
        return Double(line.text.size().width)
    }
#endif
