import Foundation

/// The page of a report: the data as JSON, the style and the script in one file.
struct InspectorPage {
    /// What the script begins with; the rest is in elements of its own, which are parsed when they are used.
    private struct Content: Encodable {
        var title: String
        var titles: [String]
        var screens: [CapturedScreen]
        var differences: [Pair]
    }

    /// Two captures that are compared, by their indices.
    private struct Pair: Encodable {
        var from: Int
        var to: Int
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
        let page = Self.page(title: title, parts: try parts(of: captures, title))
        guard page.utf8.count <= options.maximumSize else { throw refused(page.utf8.count, pictures) }
        return page
    }

    // MARK: Data

    /// The elements of data before the script, and those after it, which it does not wait for.
    private func parts(of captures: [LayoutCapture], _ title: String) throws -> (first: String, rest: String)
    {
        let pairs = pairs(captures.count)
        let content = Content(
            title: title, titles: report.titles, screens: captures.map(\.screen), differences: pairs)
        let data = PageData()
        var (first, rest) = (try data.element("data", content), "")
        for (index, capture) in captures.enumerated() {
            let main = try data.element("capture-\(index)", PageData.main(capture))
            if index == 0 { first += main } else { rest += main }
            rest += try data.element("details-\(index)", PageData.details(capture))
            rest += try data.element("reasons-\(index)", lines: capture.reasons)
            rest += try data.element("pictures-\(index)", capture.pictures)
        }
        for (index, pair) in pairs.enumerated() {
            let changes = captures[pair.to].difference(from: captures[pair.from]).changes
            rest += try data.element("changes-\(index)", changes)
        }
        return (first, rest)
    }

    private func refused(_ size: Int, _ pictures: Int) -> PageTooLarge {
        PageTooLarge(
            size: size, limit: options.maximumSize, pictures: pictures, captures: report.captures.count,
            views: report.captures.reduce(0) { $0 + $1.views.count })
    }

    private func pairs(_ count: Int) -> [Pair] {
        (0..<count).dropFirst().flatMap { to in
            (0..<(count <= Self.allPairs ? to : 1)).map { Pair(from: $0, to: to) }
        }
    }

    private static func title(of capture: LayoutCapture?) -> String {
        guard let capture, let root = capture.views.first else { return "Layout" }
        let name = capture.controllers.first.map(\.className) ?? root.name
        return capture.screen.device.isEmpty ? name : "\(name) · \(capture.screen.device)"
    }

    // MARK: Parts

    /// The page without data: what the bar of 80 KB counts.
    static var shell: String { page(title: "", parts: ("", "")) }

    private static func page(title: String, parts: (first: String, rest: String)) -> String {
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
        \(parts.first)<script>\(PageScript.all)</script>
        \(parts.rest)<i id="end" hidden></i>
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
