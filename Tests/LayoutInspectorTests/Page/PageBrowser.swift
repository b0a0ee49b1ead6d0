import Foundation
import LayoutInspector

/// Headless Chromium with a page in it.
@MainActor
struct PageBrowser {
    nonisolated static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
                return "\(folder)/\(name)"
            }
        }
        return nil
    }()

    /// Script functions for tests: keys, clicks in the picture in points of the screen, and reading.
    private static let support = """
        const press = key => (document.activeElement || document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        const pointer = (kind, x, y, more) => {
          const box = at('sheet').getBoundingClientRect(), zoom = zoomFactor()
          at('stage').dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: box.left + x * zoom,
            clientY: box.top + y * zoom, ...more })) }
        const clickAt = (x, y, more) => pointer('click', x, y, more)
        const text = id => at(id) ? at(id).textContent : 'none'
        const all = selector => [...document.querySelectorAll(selector)]
        const index = name => model().views.findIndex((_, i) => model().name(i) === name)
        const finding = words => { at('search').value = words; at('search').dispatchEvent(new Event('input')) }
        """

    /// Runs a script in a page, and returns what it returns.
    ///
    /// - Parameters:
    ///   - script: The body of a function. What it returns is turned into JSON.
    ///   - html: The page.
    ///   - hash: The part of the address after `#`.
    static func run(_ script: String, in html: String, hash: String = "") throws -> String {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/page-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let hook = """
            <script>\(support)
            addEventListener('load', () => { let result
              try { result = (() => { \(script) })() } catch (error) { result = 'error: ' + error.stack }
              document.title = 'result' + encodeURIComponent(JSON.stringify(result)) })
            </script></body>
            """
        let range = html.range(of: "</body>", options: .backwards)
        let page = range.map { html.replacingCharacters(in: $0, with: hook) } ?? html
        try Data(page.utf8).write(to: file)
        let browser = try session()
        let title = try browser.withTab("file://\(file.path)#\(hash)") {
            try browser.title(beginningWith: "result", in: $0)
        }
        return title.dropFirst("result".count).removingPercentEncoding ?? title
    }

    /// Takes a picture of a page.
    ///
    /// - Parameters:
    ///   - html: The page.
    ///   - hash: The part of the address after `#`.
    ///   - size: The size of the window in pixels.
    ///   - picture: The file of the picture.
    static func shoot(_ html: String, hash: String, size: (width: Int, height: Int), to picture: String)
        throws
    {
        let file = NSTemporaryDirectory() + "/page-\(UUID().uuidString).html"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let hook = "<script>addEventListener('load', () => document.title = 'ready')</script></body>"
        let range = html.range(of: "</body>", options: .backwards)
        let page = range.map { html.replacingCharacters(in: $0, with: hook) } ?? html
        try Data(page.utf8).write(to: URL(fileURLWithPath: file))
        let browser = try session()
        let data = try browser.withTab("file://\(file)#\(hash)", size: size) { tab in
            _ = try browser.title(beginningWith: "ready", in: tab)
            return try browser.picture(of: tab)
        }
        try data.write(to: URL(fileURLWithPath: picture))
    }

    private static var opened: BrowserSession?

    private static func session() throws -> BrowserSession {
        if let opened { return opened }
        let new = try BrowserSession(path: path ?? "/")
        opened = new
        return new
    }
}
