import Foundation
import LayoutInspector

/// Headless Chromium with a page in it.
struct PageBrowser {
    static let path: String? = {
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
        let dom = try launch(["--dump-dom", "--window-size=1400,900", "file://\(file.path)#\(hash)"])
        let title = dom.components(separatedBy: "<title>result").dropFirst().first?
            .components(separatedBy: "</title>").first
        return title?.removingPercentEncoding ?? "no title in \(dom.prefix(500))"
    }

    /// Takes a picture of a page.
    ///
    /// - Parameters:
    ///   - html: The page.
    ///   - hash: The part of the address after `#`.
    ///   - size: The size of the window in pixels. One of 390 pixels is shown in a frame, because windows of browsers are
    ///     wider.
    ///   - picture: The file of the picture.
    static func shoot(_ html: String, hash: String, size: (width: Int, height: Int), to picture: String)
        throws
    {
        let base = NSTemporaryDirectory() + "/page-\(UUID().uuidString)"
        defer {
            for end in [".html", "-frame.html"] { try? FileManager.default.removeItem(atPath: base + end) }
        }
        try Data(html.utf8).write(to: URL(fileURLWithPath: base + ".html"))
        let frame = """
            <body style="margin:0"><iframe src="file://\(base).html#\(hash)" style="border:0;display:block;\
            width:\(size.width)px;height:\(size.height)px"></iframe></body>
            """
        try Data(frame.utf8).write(to: URL(fileURLWithPath: base + "-frame.html"))
        let shown = size.width < 500 ? base + "-frame.html" : base + ".html#\(hash)"
        _ = try launch([
            "--hide-scrollbars", "--window-size=\(max(size.width, 500)),\(size.height)",
            "--screenshot=\(picture)", "file://\(shown)",
        ])
    }

    private static func launch(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "/")
        let profile = NSTemporaryDirectory() + "/chromium-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: profile) }
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                "--user-data-dir=\(profile)",
            ] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
