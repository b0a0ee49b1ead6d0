import Foundation

/// The page of a report: the data as JSON, the style and the script in one file.
struct InspectorPage {
    /// What the script reads.
    private struct Content: Encodable {
        var title: String
        var captures: [LayoutCapture]
        var titles: [String]
        var differences: [Difference]
    }

    /// What differs between two captures, by their indices.
    private struct Difference: Encodable {
        var from: Int
        var to: Int
        var changes: [LayoutDifference.Change]
    }

    /// The number of captures up to which each is compared with each; more are compared with the first.
    private static let allPairs = 4

    let report: InspectorReport
    let options: PageOptions

    /// The page.
    func html() throws -> String {
        var captures = report.captures
        if !options.includesPictures {
            for index in captures.indices { (captures[index].pictures, captures[index].picture) = ([], nil) }
        }
        let pictures = captures.reduce(0) { sum, capture in
            ([capture.picture].compactMap(\.self) + capture.pictures)
                .reduce(sum) { $0 + $1.png.count * 4 / 3 }
        }
        // What is far too large is refused before time is spent on it.
        if pictures > options.maximumSize { throw refused(pictures, pictures) }
        let title = options.title ?? Self.title(of: captures.first)
        let content = Content(
            title: title, captures: captures, titles: report.titles, differences: differences(captures))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let json = Self.scriptSafe(try encoder.encode(content))
        let page = Self.page(title: title, data: json)
        guard page.utf8.count <= options.maximumSize else { throw refused(page.utf8.count, pictures) }
        return page
    }

    private func refused(_ size: Int, _ pictures: Int) -> PageTooLarge {
        PageTooLarge(
            size: size, limit: options.maximumSize, pictures: pictures, captures: report.captures.count,
            views: report.captures.reduce(0) { $0 + $1.views.count })
    }

    private func differences(_ captures: [LayoutCapture]) -> [Difference] {
        var pairs: [(Int, Int)] = []
        for to in captures.indices.dropFirst() {
            let last = captures.count <= Self.allPairs ? to : 1
            for from in 0..<last { pairs.append((from, to)) }
        }
        return pairs.map { from, to in
            Difference(
                from: from, to: to, changes: captures[to].difference(from: captures[from]).changes)
        }
    }

    private static func title(of capture: LayoutCapture?) -> String {
        guard let capture, let root = capture.views.first else { return "Layout" }
        let name = capture.controllers.first.map(\.className) ?? root.name
        return capture.screen.device.isEmpty ? name : "\(name) · \(capture.screen.device)"
    }

    // MARK: Parts

    /// The page without data: what the bar of 80 KB counts.
    static var shell: String { page(title: "", data: "{}") }

    private static func page(title: String, data: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="color-scheme" content="light dark">
        <title>\(markupSafe(title))</title>
        <style>\(PageStyle.all)</style>
        </head>
        <body>
        \(PageBody.all)
        <script type="application/json" id="data">\(data)</script>
        <script>\(PageScript.all)</script>
        </body>
        </html>

        """
    }

    /// Nothing is loaded, and nothing runs but the page's own script.
    private static let policy =
        "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    /// A short page that says why there is none.
    static func refusal(_ error: any Error) -> String {
        let lines = "\(error)".split(separator: "\n").map { "<p>\(markupSafe(String($0)))</p>" }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Refused</title><style>\(PageStyle.refusal)</style></head>
            <body><main><h1>There is no page</h1>\(lines.joined())</main></body>
            </html>

            """
    }
}
