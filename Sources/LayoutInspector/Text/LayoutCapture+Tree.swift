import Foundation

extension LayoutCapture {
    /// The levels that texts indent; what is deeper has its depth in numbers.
    private static let maximumIndentation = 40

    /// The tree for people: a view in each line, indented by its depth, with its frame, what lays it out, and what
    /// distinguishes it, in columns.
    ///
    /// ```
    /// FormView               0    0  393  852  root
    ///   UILabel "Name"      16   59  361   21  constraints
    /// ```
    public var tree: String {
        var rows: [(head: String, frame: [String], tail: String)] = []
        for index in views.indices {
            let view = views[index]
            let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            rows.append(
                (
                    indentation(of: view.depth, by: "  ") + title(of: index), frame.map(rounded),
                    notes(on: index)
                ))
        }
        let head = min(rows.map(\.head.count).max() ?? 0, 80)
        let widths = (0..<4).map { column in rows.map { $0.frame[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let numbers = zip(row.frame, widths).map { text, width in
                String(repeating: " ", count: width - text.count) + text
            }
            let padding = String(repeating: " ", count: max(0, head - row.head.count))
            return "\(row.head)\(padding)  \(numbers.joined(separator: " "))  \(row.tail)"
        }
        return lines.joined(separator: "\n")
    }

    /// The tree in the form of UIKit's `recursiveDescription`, with identities for addresses.
    public var recursiveDescription: String {
        views.indices.map { index in
            let view = views[index]
            let name = view.module == "UIKit" ? view.className : "\(view.module).\(view.className)"
            var parts = ["\(name): \(view.id)", "frame = \(described(view.frame))"]
            if view.bounds.origin != .zero { parts.append("bounds = \(described(view.bounds))") }
            if let text = text(of: index)?.string { parts.append("text = '\(escaped(text, limit: 25))'") }
            if view.flags.contains(.clips) { parts.append("clipsToBounds = YES") }
            if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
            if view.flags.contains(.hidden) { parts.append("hidden = YES") }
            if view.autoresizingMask != 0 { parts.append("autoresize = \(maskText(view.autoresizingMask))") }
            if view.flags.contains(.interactionDisabled) { parts.append("userInteractionEnabled = NO") }
            if view.tag != 0 { parts.append("tag = \(view.tag)") }
            if let color = view.background { parts.append("backgroundColor = \(color)") }
            return indentation(of: view.depth, by: "   | ") + "<" + parts.joined(separator: "; ") + ">"
        }.joined(separator: "\n")
    }

    /// The tree with what constraints do to each view, in the form of UIKit's `_autolayoutTrace`: `*` marks what
    /// constraints lay out, `+` what constraints refer to though its frame is set, `•` what holds constraints.
    public var autolayoutTrace: String {
        var (mentioned, hosts): (Set<Int>, Set<Int>) = ([], [])
        for constraint in constraints {
            hosts.insert(constraint.host)
            mentioned.insert(constraint.first.view)
            if let second = constraint.second { mentioned.insert(second.view) }
        }
        let ambiguous = Dictionary(
            issues.filter { $0.kind == "ambiguity" }.map { ($0.view, $0.message) },
            uniquingKeysWith: { $0 + "; " + $1 })
        let lines = views.indices.map { index in
            let view = views[index]
            let mark =
                !view.flags.contains(.translatesMask)
                ? "*" : hosts.contains(index) ? "•" : mentioned.contains(index) ? "+" : ""
            let note = ambiguous[index].map { "   AMBIGUOUS LAYOUT: \(escaped($0, limit: 200))" } ?? ""
            return indentation(of: view.depth, by: "|   ") + mark + title(of: index) + note
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Parts

    /// The class or property of a view, with its text.
    func title(of index: Int) -> String {
        let view = views[index]
        var title = escaped(view.name, limit: 60)
        if view.property != nil { title += ": \(view.className)" }
        if let text = text(of: index)?.string { title += " \"\(escaped(text, limit: 24))\"" }
        return title
    }

    private func notes(on index: Int) -> String {
        let view = views[index]
        var notes = [view.method.rawValue]
        if view.flags.contains(.hidden) { notes.append("hidden") }
        if view.alpha != 1 { notes.append("alpha \(number(view.alpha))") }
        if view.flags.contains(.clips) { notes.append("clips") }
        if view.flags.contains(.transformed) { notes.append("transformed") }
        if view.flags.contains(.animated) { notes.append("animated") }
        if let color = view.background { notes.append(color) }
        if let text = text(of: index), text.isTruncated { notes.append("truncated") }
        if let scroll = scroll(of: index) {
            notes.append("content \(rounded(scroll.contentSize.width))x\(rounded(scroll.contentSize.height))")
        }
        if let controller = controller(of: index) { notes.append("of \(controller.className)") }
        return notes.joined(separator: ", ")
    }

    private func indentation(of depth: Int, by step: String) -> String {
        guard depth > Self.maximumIndentation else { return String(repeating: step, count: depth) }
        return String(repeating: step, count: Self.maximumIndentation) + "(depth \(depth)) "
    }

    private func described(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    private func maskText(_ mask: UInt) -> String {
        let names = ["LM", "W", "RM", "TM", "H", "BM"]
        return names.enumerated().filter { mask >> UInt($0.offset) & 1 == 1 }.map(\.element)
            .joined(separator: "+")
    }
}

/// A number with at most two digits after the point.
func rounded(_ value: CGFloat) -> String { number((value * 100).rounded() / 100) }

/// A text in one line, without control characters, limited to a number of characters.
func escaped(_ text: String, limit: Int) -> String {
    var result = ""
    for (count, character) in text.enumerated() {
        guard count < limit else { return result + "…" }
        for scalar in character.unicodeScalars {
            if scalar == "\n" {
                result += "\\n"
            } else if scalar.properties.generalCategory == .control || isDirectionMark(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
    return result
}

/// Whether a character changes the direction or the line of what follows in a terminal.
func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
}
