import Foundation
import HeadlessUIKit
import SnapshotReport

/// One comparison of a snapshot with its reference.
struct SnapshotAssertion<Value, Format> {
    let strategy: Snapshotting<Value, Format>
    let name: String?
    let file: ReferenceFile
    let site: AssertionSite
    let mode: SnapshotTestingConfiguration.Record
    let testName: String
    let timeout: TimeInterval

    /// Takes the snapshot and compares it; returns what is wrong.
    func run(_ value: () throws -> Value) -> String? {
        do {
            try Storage.makeFolder(file.folder)
            let capture = SnapshotCapture(includesTree: SnapshotOptions.writesTrees)
            guard let new = try snapshot(of: value, capture) else {
                return report(timeoutMessage, capture)
            }
            let (message, parts) = try compare(new, capture)
            return report(message, capture, parts)
        } catch let failure as StorageFailure {
            return report(failure.message(for: file), nil)
        } catch {
            return report(error.localizedDescription, nil)
        }
    }

    /// The snapshot; nil where it has not arrived in time.
    private func snapshot(of value: () throws -> Value, _ capture: SnapshotCapture) throws -> Format? {
        try TrapNote.during("\(testName) (\(site.filePath):\(site.line)), file \(file.url.path)") {
            try SnapshotCapture.$current.withValue(capture) {
                Waiting.value(of: strategy.snapshot(try value()), timeout: timeout)
            }
        }
    }

    private var timeoutMessage: String {
        """
        Exceeded timeout of \(timeout) seconds waiting for snapshot.

        This can happen when an asynchronously rendered view (like a web view) has not loaded. \
        Ensure that every subview of the view hierarchy has loaded to avoid timeouts, or, if a \
        timeout is unavoidable, consider setting the "timeout" parameter of "assertSnapshot" to \
        a higher value.
        """
    }

    // MARK: Comparing

    /// The files of a failure.
    private typealias Parts = SnapshotFailureParts

    private func compare(_ snapshot: Format, _ capture: SnapshotCapture) throws -> (String?, Parts?) {
        var new = snapshot
        if let first = capture.exceptions.first {
            let text = "\(first)\nThis happened in \(testName) while the snapshot \(file.url.path) was taken."
            return (text, Parts(actual: strategy.diffing.toData(new)))
        }
        if mode == .all {
            try write(new)
            try TreeFile(file).write(capture.tree)
            let text =
                "Record mode is on. Automatically recorded snapshot: …\n\nopen \"\(file.url.absoluteString)\"\n\n"
            return (
                text
                    + "Turn record mode off and re-run \"\(file.testName)\" to assert against the newly-recorded snapshot",
                Parts(actual: strategy.diffing.toData(new), isRecorded: true)
            )
        }
        guard FileManager.default.fileExists(atPath: file.url.path) else {
            return try withoutReference(new, capture)
        }
        let data = try Storage.read(file.url)
        if strategy.diffing.isFile?(new, data) == true { return try matching(capture) }
        let reference = strategy.diffing.fromData(data)
        if let (old, image) = (reference, new) as? (UIImage, UIImage), old.size == .zero, image.size == .zero,
            image.cgImage == nil, old.cgImage != nil
        {
            new = reference
        }
        guard let (difference, attachments) = strategy.diffing.diffV2(reference, new) else {
            return try matching(capture)
        }
        return try different(new, data, (difference, attachments))
    }

    /// Compares the trees of values that match.
    private func matching(_ capture: SnapshotCapture) throws -> (String?, Parts?) {
        let tree = try TreeFile(file).compare(capture.tree, mode: mode)
        return (tree, tree.map { _ in Parts(actual: Data()) })
    }

    private func withoutReference(_ new: Format, _ capture: SnapshotCapture) throws -> (String?, Parts?) {
        let data = strategy.diffing.toData(new)
        if mode == .never {
            return (
                "No reference was found on disk. New snapshot was not recorded because recording is disabled",
                Parts(actual: data)
            )
        }
        if let image = new as? UIImage, let text = BlankPicture.message(for: image, nil) {
            return (text, Parts(actual: data))
        }
        try Storage.write(data, to: file.url)
        try TreeFile(file).write(capture.tree)
        let text =
            "No reference was found on disk. Automatically recorded snapshot: …\n\nopen \"\(file.url.absoluteString)\"\n\n"
        return (
            text + "Re-run \"\(file.testName)\" to assert against the newly-recorded snapshot.",
            Parts(actual: data, isRecorded: true)
        )
    }

    private func different(
        _ new: Format, _ reference: Data, _ difference: (text: String, attachments: [DiffAttachment])
    ) throws -> (String?, Parts?) {
        let data = strategy.diffing.toData(new)
        let failed = try Artifacts.write(data, of: file)
        let files = difference.attachments.map(\.file)
        Artifacts.attach(files, to: file, site)
        let tool = SnapshotTestingConfiguration.DiffTool.resolved(
            currentFilePath: file.url.path, failedFilePath: failed.path)
        var text =
            name.map { "Snapshot \"\($0)\" does not match reference." }
            ?? "Snapshot does not match reference."
        var isRecorded = false
        if mode == .failed {
            if let image = new as? UIImage, let blank = BlankPicture.message(for: image, reference) {
                text += " " + blank
            } else {
                try Storage.write(data, to: file.url)
                text += " A new snapshot was automatically recorded."
                isRecorded = true
            }
        }
        let parts = Parts(
            actual: data, expected: reference,
            difference: files.first { $0.name.hasPrefix("difference") }?.data, isRecorded: isRecorded)
        let detail = difference.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return ("\(text)\n\n\(tool)\n\n\(detail)", parts)
    }

    private func write(_ new: Format) throws { try Storage.write(strategy.diffing.toData(new), to: file.url) }

    // MARK: The report

    private func report(_ message: String?, _ capture: SnapshotCapture?, _ parts: SnapshotFailureParts? = nil)
        -> String?
    {
        guard SnapshotOptions.current.isReported != false else { return message }
        RunReport.add(
            SnapshotOutcome(
                test: testName, name: name, source: "\(site.filePath)", line: Int(site.line),
                reference: file.url.path, message: message, device: capture?.device,
                language: capture?.language),
            parts, pathExtension: strategy.pathExtension)
        return message
    }
}
