internal import LayoutCore
internal import Typesetting
import Foundation

/// The lines of a layout manager, in the coordinates of its container.
final class ManagedLayout {
    /// What lines depend on besides the text.
    struct Key: Equatable {
        var size = CGSize.zero
        var padding: CGFloat = 0
        var lineLimit = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping

        init(_ container: NSTextContainer?) {
            guard let container else { return }
            (size, padding) = (container.size, container.lineFragmentPadding)
            (lineLimit, lineBreakMode) = (container.maximumNumberOfLines, container.lineBreakMode)
        }
    }

    /// One line.
    struct Line {
        /// The characters, a line break at the end included.
        var range: NSRange
        /// As wide as the container.
        var rect: CGRect
        /// As wide as the characters and the padding.
        var usedRect: CGRect
        var baseline: CGFloat
    }

    let key: Key
    private(set) var lines: [Line] = []
    private(set) var extraLine = CGRect.zero
    private let geometry: TextGeometry
    private let typeset: TypesetText
    /// The bytes of UTF-8 before each code unit of UTF-16, and of all.
    private let bytes: [Int]

    init(_ text: NSAttributedString, _ key: Key) {
        self.key = key
        let styled = StyledText(text, .string, colors: .resolved(.current))
        func limit(_ extent: CGFloat) -> Double { extent > 0 && extent < 1e7 ? Double(extent) : .infinity }
        let width = limit(key.size.width) - (key.size.width > 0 ? 2 * Double(key.padding) : 0)
        let bounds = TextBounds(
            width: max(width, 0), lineLimit: key.lineLimit,
            truncation: ParagraphStyle.LineBreakMode(key.lineBreakMode))
        geometry = TextEngine.typesetter.geometry(of: styled, in: bounds, alignmentWidth: width)
        typeset = TextEngine.typesetter.typeset(styled, in: bounds, alignmentWidth: width)
        bytes = Self.bytes(of: text.string)
        makeLines(text, width: limit(key.size.width))
    }

    private static func bytes(of string: String) -> [Int] {
        var (result, count): ([Int], Int) = ([0], 0)
        for scalar in string.unicodeScalars {
            let units = UTF16.width(scalar)
            count += UTF8.width(scalar)
            // The second half of a surrogate pair lies with the first.
            if units == 2 { result.append(result[result.count - 1]) }
            result.append(count)
        }
        return result
    }

    private func makeLines(_ text: NSAttributedString, width: Double) {
        var start = 0
        let natural = typeset.measure.size.width + 2 * Double(key.padding)
        for (index, line) in geometry.lines.enumerated() {
            let isLast = index + 1 == geometry.lines.count
            let end = isLast ? bytes.count - 1 : unit(ofByte: geometry.lines[index + 1].bytes.lowerBound)
            let isCut = isLast && key.lineLimit > 0 && typeset.measure.isTruncated
            let (top, height) = (CGFloat(line.frame.origin.y), CGFloat(line.frame.size.height))
            lines.append(
                Line(
                    range: NSRange(
                        location: start,
                        length: (isCut ? unit(ofByte: line.bytes.upperBound) : end) - start),
                    rect: CGRect(
                        x: 0, y: top, width: width.isFinite ? CGFloat(width) : CGFloat(natural),
                        height: height),
                    usedRect: CGRect(
                        x: CGFloat(line.frame.origin.x), y: top,
                        width: CGFloat(line.frame.size.width) + 2 * key.padding, height: height),
                    baseline: typeset.lines.indices.contains(index)
                        ? CGFloat(typeset.lines[index].baseline) : top + height))
            start = end
        }
        // A line break at the end begins a line without characters, which is not a line fragment.
        guard text.string.hasSuffix("\n"), let last = lines.last else { return }
        if last.range.length == 0 {
            lines.removeLast()
            extraLine = CGRect(x: 0, y: last.rect.minY, width: last.rect.width, height: last.rect.height)
        } else {
            extraLine = CGRect(x: 0, y: last.rect.maxY, width: last.rect.width, height: last.rect.height)
        }
    }

    /// The first code unit at a byte.
    private func unit(ofByte byte: Int) -> Int {
        var (low, high) = (0, bytes.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if bytes[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func byte(ofUnit unit: Int) -> Int { bytes[min(max(unit, 0), bytes.count - 1)] }

    /// The glyphs that are set.
    var visibleRange: NSRange {
        guard let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: 0, length: last.range.location + last.range.length)
    }

    var usedRect: CGRect {
        let boxes = lines.map(\.usedRect) + (extraLine.isEmpty ? [] : [extraLine])
        guard let first = boxes.first else { return .zero }
        let all = boxes.reduce(first) { $0.union($1) }
        return CGRect(
            x: lines.map(\.usedRect.minX).min() ?? 0, y: all.minY, width: usedWidth, height: all.height)
    }

    private var usedWidth: CGFloat {
        let right = lines.map(\.usedRect.maxX).max() ?? 0
        return right - (lines.map(\.usedRect.minX).min() ?? 0)
    }

    /// The line of a glyph.
    func line(at index: Int) -> Line? {
        lines.last { $0.range.location <= index } ?? lines.first
    }

    /// The x coordinate at which a glyph begins.
    func x(of index: Int) -> CGFloat {
        key.padding + CGFloat(geometry.caret(at: byte(ofUnit: index))?.origin.x ?? 0)
    }

    /// The rectangles that cover glyphs, one for each stretch of a line.
    func rects(of range: NSRange) -> [CGRect] {
        let (start, end) = (byte(ofUnit: range.location), byte(ofUnit: range.location + range.length))
        guard end > start else {
            guard let caret = geometry.caret(at: start) else { return [] }
            return [
                CGRect(
                    x: CGFloat(caret.origin.x) + key.padding, y: CGFloat(caret.origin.y), width: 0,
                    height: CGFloat(caret.size.height))
            ]
        }
        return geometry.rectangles(of: start..<end).map {
            CGRect(
                x: CGFloat($0.origin.x) + key.padding, y: CGFloat($0.origin.y), width: CGFloat($0.size.width),
                height: CGFloat($0.size.height))
        }
    }

    /// The glyphs of the lines that a rectangle touches.
    func range(in bounds: CGRect) -> NSRange {
        let touched = lines.filter { $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY }
        guard let first = touched.first, let last = touched.last else {
            return NSRange(location: 0, length: 0)
        }
        let end = last.range.location + last.range.length
        return NSRange(location: first.range.location, length: end - first.range.location)
    }

    /// The glyph at a point, or the nearest one, and the part of it that lies before the point.
    func index(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        let line = geometry.lines.first { point.y < CGFloat($0.frame.origin.y + $0.frame.size.height) }
        guard let line = line ?? geometry.lines.last else { return (0, 0) }
        let x = Double(point.x - key.padding)
        var best: (box: TextGeometry.Box, distance: Double)?
        for box in line.boxes {
            let distance = max(box.left - x, x - box.right, 0)
            if best.map({ distance < $0.distance }) ?? true { best = (box, distance) }
        }
        guard let box = best?.box else { return (unit(ofByte: line.bytes.lowerBound), 0) }
        let units = (unit(ofByte: box.bytes.lowerBound), unit(ofByte: box.bytes.upperBound))
        let width = box.right - box.left
        let along = width > 0 ? min(max((x - box.left) / width, 0), 1) : 0
        let share = (box.isRightToLeft ? 1 - along : along) * Double(units.1 - units.0)
        let offset = min(Int(share), max(units.1 - units.0 - 1, 0))
        return (units.0 + offset, CGFloat(min(share - Double(offset), 1)))
    }

    @MainActor
    func draw(_ range: NSRange, at origin: CGPoint, in context: CGContext) {
        var shown = typeset
        shown.lines = zip(typeset.lines, lines).filter { NSIntersectionRange($1.range, range).length > 0 }
            .map(\.0)
        context.drawText(
            shown.commands(at: Point(x: Double(origin.x + key.padding), y: Double(origin.y))))
    }
}
