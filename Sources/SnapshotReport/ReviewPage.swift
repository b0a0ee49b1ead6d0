import Foundation

/// The page on which the failures of a run are reviewed: one file that needs no network, with the pictures beside it.
enum ReviewPage {
    /// What the page's script reads.
    private struct Content: Encodable {
        var total: Int
        var failures: [Failure]
    }

    private struct Failure: Encodable {
        var id: String
        var test, suite, source: String
        var name: String?
        var line: Int
        var reference: String
        var message: String
        var device, language: String?
        var status: String
        var files: SnapshotOutcome.Files?
    }

    static func html(of outcomes: [SnapshotOutcome]) throws -> String {
        let failures = outcomes.compactMap { outcome in
            outcome.message.map { message in
                Failure(
                    id: outcome.id, test: outcome.test,
                    suite: URL(fileURLWithPath: outcome.source).deletingPathExtension().lastPathComponent,
                    source: outcome.source, name: outcome.name, line: outcome.line,
                    reference: outcome.reference,
                    message: message, device: outcome.device, language: outcome.language,
                    status: outcome.status.rawValue, files: outcome.files)
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = String(
            decoding: try encoder.encode(Content(total: outcomes.count, failures: failures)), as: UTF8.self)
        // Nothing in the data may end the element, or begin a comment in it.
        let safe = json.replacingOccurrences(of: "<", with: "\\u003C")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Snapshots: \(failures.count) of \(outcomes.count) to review</title>
            <style>\(style)</style>
            </head>
            <body>
            \(body)
            <script type="application/json" id="data">\(safe)</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    private static let body = """
        <header>
          <h1 id="count"></h1>
          <input id="search" type="search" placeholder="Filter by test  ( / )" aria-label="Filter by test">
          <select id="device" aria-label="Device"></select>
          <select id="language" aria-label="Language"></select>
          <select id="mark" aria-label="Review">
            <option value="">all</option><option value="open">not reviewed</option>
            <option value="accepted">accepted</option><option value="rejected">rejected</option>
          </select>
        </header>
        <nav id="list" tabindex="0" aria-label="Failures"><div id="space"><div id="rows"></div></div></nav>
        <main>
          <div id="bar">
            <span id="modes" role="tablist"></span>
            <label id="sliderLabel">expected <input id="slider" type="range" min="0" max="100" value="50"> actual</label>
            <span class="gap"></span>
            <button id="accept" title="a">Accept</button>
            <button id="reject" title="r">Reject</button>
          </div>
          <div id="stage"></div>
          <details open><summary id="title"></summary><p id="place"></p><pre id="message"></pre></details>
        </main>
        <footer>
          <code id="command"></code>
          <button id="copy">Copy</button>
          <a id="save" download="review.json">review.json</a>
          <span class="gap"></span>
          <span>j k next, previous &middot; 1 side by side &middot; 2 overlay &middot; 3 blink &middot; 4 difference
            &middot; &larr; &rarr; slider &middot; z zoom &middot; a accept &middot; r reject</span>
        </footer>
        """
}
