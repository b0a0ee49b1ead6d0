import Foundation

/// The text of a view tree beside a picture: a file of the same name that ends in `.txt`.
struct TreeFile {
    let url: URL

    init(_ file: ReferenceFile) { url = file.url.deletingPathExtension().appendingPathExtension("tree.txt") }

    func write(_ tree: String?) throws {
        guard let tree else { return }
        try Storage.write(Data(tree.utf8), to: url)
    }

    /// Compares a tree with the file, and writes it where there is none; returns what is wrong.
    func compare(_ tree: String?, mode: SnapshotTestingConfiguration.Record) throws -> String? {
        guard let tree else { return nil }
        guard FileManager.default.fileExists(atPath: url.path) else {
            guard mode != .never else { return nil }
            try write(tree)
            return
                "No text of the view tree was found on disk. Automatically recorded it: …\n\nopen \"\(url.absoluteString)\""
        }
        let reference = String(decoding: try Storage.read(url), as: UTF8.self)
        guard let (difference, _) = Diffing.lines.diffV2(reference, tree) else { return nil }
        var text = "The view tree does not match \(url.path), though the pictures match."
        if mode == .failed {
            try write(tree)
            text += " A new tree was automatically recorded."
        }
        return text + "\n\n" + difference.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
