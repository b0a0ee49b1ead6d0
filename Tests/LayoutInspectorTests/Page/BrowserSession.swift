import Foundation

/// A headless Chromium that stays open for all tests, controlled by its debugging protocol over a pipe. It ends when the pipe
/// is closed, which the end of the tests does.
@MainActor
final class BrowserSession {
    /// A failure of the browser.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    private var lastNumber = 0

    /// Starts a browser.
    init(path: String) throws {
        let profile = NSTemporaryDirectory() + "/chromium-\(UUID().uuidString)"
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The protocol uses descriptors 3 and 4.
        process.arguments = [
            "-c", "\"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf '\(profile)'", path,
            "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
            "--hide-scrollbars", "--window-size=1400,900", "--remote-debugging-pipe",
            "--user-data-dir=\(profile)",
        ]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try? input.fileHandleForReading.close()
        try? output.fileHandleForWriting.close()
    }

    /// Opens a page in a tab of its own, and closes it afterwards.
    ///
    /// - Parameters:
    ///   - address: The page.
    ///   - size: The size of the window in pixels.
    ///   - work: What is done with the tab, which has an identity.
    func withTab<Value>(
        _ address: String, size: (width: Int, height: Int) = (1400, 900), _ work: (String) throws -> Value
    ) throws -> Value {
        let target = try text("targetId", in: send("Target.createTarget", ["url": "about:blank"]))
        defer { _ = try? send("Target.closeTarget", ["targetId": target]) }
        let tab = try text(
            "sessionId", in: send("Target.attachToTarget", ["targetId": target, "flatten": true]))
        _ = try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": size.width, "height": size.height, "deviceScaleFactor": 1, "mobile": false], tab)
        _ = try send("Page.navigate", ["url": address], tab)
        return try work(tab)
    }

    /// The title of a tab, as soon as it begins with a word.
    func title(beginningWith word: String, in tab: String) throws -> String {
        let deadline = Date().addingTimeInterval(60)
        let expression = """
            new Promise(done => { const look = () => document.title.startsWith('\(word)') ? done(document.title)
              : setTimeout(look, 5); look() })
            """
        while Date() < deadline {
            // While a page is replaced by the next one there is nothing that could be evaluated.
            let found = try? send("Runtime.evaluate", ["expression": expression, "awaitPromise": true], tab)
            if let title = (found?["result"] as? [String: Any])?["value"] as? String { return title }
        }
        throw Failure(description: "the page has no title")
    }

    /// A picture of a tab.
    func picture(of tab: String) throws -> Data {
        let data = try text("data", in: send("Page.captureScreenshot", ["format": "png"], tab))
        return Data(base64Encoded: data) ?? Data()
    }

    private func text(_ key: String, in result: [String: Any]) throws -> String {
        guard let text = result[key] as? String else { throw Failure(description: "no \(key) in \(result)") }
        return text
    }

    /// Sends a command, and waits for its result. Events are passed over.
    private func send(_ method: String, _ parameters: [String: Any], _ tab: String? = nil) throws -> [String:
        Any]
    {
        lastNumber += 1
        var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
        message["sessionId"] = tab
        try input.fileHandleForWriting.write(
            contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
        while true {
            guard let reply = try JSONSerialization.jsonObject(with: nextMessage()) as? [String: Any],
                reply["id"] as? Int == lastNumber
            else { continue }
            guard let result = reply["result"] as? [String: Any] else {
                throw Failure(description: "\(method): \(reply)")
            }
            return result
        }
    }

    private func nextMessage() throws -> Data {
        while true {
            if let end = received.firstIndex(of: 0) {
                defer { received = Data(received[(end + 1)...]) }
                return Data(received[..<end])
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(description: "the browser has ended") }
            received += more
        }
    }
}
