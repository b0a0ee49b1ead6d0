import Foundation
import HeadlessUIKit

/// The legend beside a picture: for each element a mark in its colour and what is said.
@MainActor
struct AccessibilityLegend {
    /// A line or paragraph of the legend.
    private struct Line {
        var text: NSAttributedString
        var height: CGFloat
    }

    /// What is said for one element.
    private struct Entry {
        var number: Int
        var color: UIColor
        var lines: [Line]
        var height: CGFloat
        var frame = CGRect.zero
    }

    static let inset: CGFloat = 16
    /// The width of a column beside a picture.
    static let columnWidth: CGFloat = 284
    private static let mark = CGSize(width: 14, height: 14)
    private static let gap: CGFloat = 16
    private static let lineGap: CGFloat = 4

    private var entries: [Entry] = []
    /// The size with the insets.
    private(set) var size = CGSize.zero

    /// Lays the entries out in one column of a width.
    init(_ elements: [AccessibilityPicture.Element], width: CGFloat) {
        entries = elements.map { Self.entry($0, width: width) }
        var y = Self.inset
        for index in entries.indices {
            entries[index].frame = CGRect(x: Self.inset, y: y, width: width, height: entries[index].height)
            y += entries[index].height + Self.gap
        }
        size = CGSize(width: width + 2 * Self.inset, height: y)
    }

    /// Lays the entries out in columns of a height; a column has at least one entry.
    init(_ elements: [AccessibilityPicture.Element], columnsOfHeight height: CGFloat) {
        entries = elements.map { Self.entry($0, width: Self.columnWidth) }
        var (x, y, bottom) = (Self.inset, Self.inset, height)
        for index in entries.indices {
            if y > Self.inset, y + entries[index].height + Self.inset > height {
                x += Self.columnWidth + Self.inset
                y = Self.inset
            }
            entries[index].frame = CGRect(
                x: x, y: y, width: Self.columnWidth, height: entries[index].height)
            y += entries[index].height + Self.gap
            bottom = max(bottom, y)
        }
        size = CGSize(width: x + Self.columnWidth + Self.inset, height: bottom)
    }

    /// Draws the legend with its upper left corner at a point.
    func draw(at origin: CGPoint) {
        for entry in entries {
            let frame = entry.frame.offsetBy(dx: origin.x, dy: origin.y)
            entry.color.withAlphaComponent(0.3).setFill()
            let mark = CGRect(origin: frame.origin, size: Self.mark)
            UIBezierPath(rect: mark).fill()
            AccessibilityPicture.draw(entry.number, in: mark)
            var y = frame.minY
            let x = frame.minX + Self.mark.width + Self.gap
            for line in entry.lines {
                line.text.draw(
                    with: CGRect(x: x, y: y, width: Self.textWidth(in: frame.width), height: line.height),
                    options: [.usesLineFragmentOrigin], context: nil)
                y += line.height + Self.lineGap
            }
        }
    }

    private static func textWidth(in width: CGFloat) -> CGFloat { width - mark.width - gap }

    private static func entry(_ element: AccessibilityPicture.Element, width: CGFloat) -> Entry {
        let lines = texts(of: element).map { text in
            let box = text.boundingRect(
                with: CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude),
                options: [.usesLineFragmentOrigin], context: nil)
            return Line(text: text, height: box.height.rounded(.up))
        }
        let height = lines.map(\.height).reduce(0, +) + lineGap * CGFloat(max(lines.count - 1, 0))
        return Entry(
            number: element.number, color: element.color, lines: lines, height: max(height, mark.height))
    }

    private static func texts(of element: AccessibilityPicture.Element) -> [NSAttributedString] {
        func text(_ string: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
            NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
        }
        let font = UIFont.systemFont(ofSize: 12)
        var texts = [text(element.spoken.description, font, .black)]
        if let hint = element.spoken.hint {
            texts.append(text(hint, .italicSystemFont(ofSize: 12), UIColor(white: 0.3, alpha: 1)))
        }
        if !element.actions.isEmpty {
            texts.append(text("Actions Available", font, .black))
            texts += element.actions.map { text("↓ \($0)", font, .black) }
        }
        if !element.content.isEmpty {
            texts.append(text("More Content Available", font, .black))
            texts += element.content.map { text($0, font, .black) }
        }
        if !element.rotors.isEmpty {
            texts.append(text("Rotors Available", font, .black))
            texts += element.rotors.map { text($0, font, .black) }
        }
        if !element.inputLabels.isEmpty {
            let labels = element.inputLabels.map { "“\($0)”" }.joined(separator: "  ")
            texts.append(text(labels, font, UIColor(white: 0.3, alpha: 1)))
        }
        return texts
    }
}
