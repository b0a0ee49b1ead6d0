import Foundation
import SnapshotReport
import Testing
import UIKit

/// The page in a browser. Skipped where there is no Chromium.
@MainActor
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed"), .serialized)
struct ReviewPageTests {
    private func picture(_ color: UIColor) throws -> Data {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 160, height: 40))
        label.text = "Sign in"
        label.textAlignment = .center
        label.backgroundColor = .white
        view.addSubview(label)
        return try ViewDrawing(of: view, scale: 2).pngData()
    }

    private func fixture(_ count: Int) throws -> ReportFixture {
        let fixture = try ReportFixture()
        let files = (
            expected: try picture(.systemBlue), actual: try picture(.systemGreen),
            difference: try picture(.gray)
        )
        let devices = ["iPhone 16", "iPad mini", "iPhone SE, dark"]
        try fixture.write(
            (1...count).map { number in
                try fixture.outcome(
                    "screen\(number % 50)()", number,
                    message: "Snapshot does not match </script><b>reference</b>.",
                    device: devices[number % 3], language: number % 2 == 0 ? "de" : "ar, right to left",
                    files: files)
            } + [fixture.outcome("passed()", 1)])
        try fixture.report.writeReports()
        return fixture
    }

    /// Runs a script in the page, and returns what it puts into the title.
    private func run(_ script: String, _ fixture: ReportFixture) throws -> String {
        let page = fixture.report.url.appendingPathComponent("index.html")
        let test = fixture.report.url.appendingPathComponent("test.html")
        let hook = """
            <script>
            const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
            const enter = (id, value) => { const e = document.getElementById(id); e.value = value
              e.dispatchEvent(new Event(e.tagName === 'SELECT' ? 'change' : 'input')) }
            addEventListener('load', () => { try { document.title = (() => { \(script) })() }
              catch (error) { document.title = 'error: ' + error } })
            </script></body>
            """
        let source = try String(contentsOf: page, encoding: .utf8)
        try Data(source.replacingOccurrences(of: "</body>", with: hook).utf8).write(to: test)
        let dom = try Browser.run(["--dump-dom", "file://\(test.path)"])
        let title = dom.components(separatedBy: "<title>").dropFirst().first?.components(
            separatedBy: "</title>"
        ).first
        return title ?? "no title in \(dom.prefix(500))"
    }

    @Test func thePageIsWorkedByKeys() throws {
        let fixture = try fixture(12)
        defer { fixture.remove() }
        let title = try run(
            """
            const seen = []
            const title = () => document.getElementById('title').textContent
            seen.push(document.getElementById('count').textContent)
            seen.push(document.querySelectorAll('#stage img').length)
            seen.push(title()); press('j'); press('j'); seen.push(title()); press('k'); seen.push(title())
            press('2'); press('ArrowRight'); seen.push(document.querySelector('.layers .actual').style.clipPath)
            press('4'); seen.push(document.querySelectorAll('#stage img').length)
            press('a'); press('a'); press('r')
            seen.push(document.querySelectorAll('.row.accepted').length, document.querySelectorAll('.row.rejected').length)
            seen.push(document.getElementById('command').textContent.replace(/'.*'/, 'FOLDER').replace(/[0-9a-f]{8}/g, 'ID'))
            enter('device', 'iPad mini'); seen.push(document.getElementById('count').textContent)
            enter('language', 'de'); seen.push(document.getElementById('count').textContent)
            enter('search', 'screen4 '); seen.push(document.getElementById('count').textContent)
            seen.push(document.getElementById('message').textContent, document.querySelectorAll('b > b, pre b').length)
            return seen.join(' | ')
            """, fixture)
        let expected = [
            "12 of 12 failures, 13 snapshots", "3", "screen1()", "screen3()", "screen2()",
            "inset(0px 0px 0px 55%)", "1",
            "2", "1", "formwork snapshot accept --report FOLDER --only ID,ID",
            "4 of 12 failures, 13 snapshots",
            "2 of 12 failures, 13 snapshots", "1 of 12 failures, 13 snapshots",
            "Snapshot does not match &lt;/script&gt;&lt;b&gt;reference&lt;/b&gt;.", "0",
        ]
        #expect(title.components(separatedBy: " | ") == expected)
    }

    @Test func fiveThousandFailuresAreListedAtOnce() throws {
        let fixture = try fixture(5000)
        defer { fixture.remove() }
        let title = try run(
            """
            const start = performance.now()
            for (let step = 0; step < 20; step += 1) press('j')
            const list = document.getElementById('list')
            list.scrollTop = 2500 * 46; drawList()
            const each = (performance.now() - start) / 21
            const images = performance.getEntriesByType('resource').length
            return [document.querySelectorAll('*').length < 400, images < 400, each < 100,
              document.querySelectorAll('.row').length > 5, performance.timing.domInteractive > 0,
              Math.round(performance.now()) < 5000].join(' ')
            """, fixture)
        #expect(title == "true true true true true true")
        #expect(
            try FileManager.default.attributesOfItem(atPath: fixture.report.url.path + "/index.html")[.size]
                as? Int ?? 0 < 4_000_000)
    }

    @Test func thePageLoadsNothingFromTheNetwork() throws {
        let fixture = try fixture(1)
        defer { fixture.remove() }
        let page = try String(
            contentsOf: fixture.report.url.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(!page.contains("http:") && !page.contains("https:"))
        if let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] {
            try FileManager.default.removeItem(atPath: folder + "/page", ifExists: true)
            try FileManager.default.copyItem(atPath: fixture.report.url.path, toPath: folder + "/page")
        }
    }
}

extension FileManager {
    fileprivate func removeItem(atPath path: String, ifExists: Bool) throws {
        if fileExists(atPath: path) { try removeItem(atPath: path) }
    }
}

/// Headless Chromium.
enum Browser {
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        for name in ["chromium", "chromium-browser", "google-chrome"] {
            for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
                return "\(folder)/\(name)"
            }
        }
        return nil
    }()

    static func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "/")
        let profile = NSTemporaryDirectory() + "/chromium-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: profile) }
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                "--user-data-dir=\(profile)", "--window-size=1400,900",
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
