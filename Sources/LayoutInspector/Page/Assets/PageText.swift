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

    /// A script without the spaces that only readers of the source need. Its texts have none of these in them.
    static func dense(_ script: String) -> String {
        without([" => ", " === ", " !== ", " && ", " || ", " = ", "{ ", " }", ") {"], lean(script))
    }

    /// Rules of style without the spaces that only readers of the source need.
    static func tight(_ style: String) -> String {
        without([": ", "; ", ", ", " { "], lean(style))
    }

    private static func without(_ marks: [String], _ text: String) -> String {
        marks.reduce(text) { text, mark in
            text.replacingOccurrences(of: mark, with: mark.replacingOccurrences(of: " ", with: ""))
        }
    }
}
