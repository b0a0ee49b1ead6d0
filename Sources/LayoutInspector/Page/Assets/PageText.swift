import Foundation

/// Text of the page as it is written: without the indentation and comments of the source.
enum PageText {
    /// The lines without what only readers of the source need.
    static func lean(_ text: String) -> String {
        text.split(separator: "\n").compactMap { line -> Substring? in
            let line = line.drop { $0 == " " }
            return line.isEmpty || line.hasPrefix("// ") ? nil : line
        }.joined(separator: "\n")
    }

    /// Rules of style without the spaces that only readers of the source need.
    static func tight(_ style: String) -> String {
        [": ", "; ", ", ", " { "].reduce(lean(style)) { style, mark in
            style.replacingOccurrences(of: mark, with: mark.replacingOccurrences(of: " ", with: ""))
        }
    }
}
