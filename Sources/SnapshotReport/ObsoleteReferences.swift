import Foundation

/// References that no test uses any more.
public struct ObsoleteReferences: Sendable {
    /// A reference and why nothing uses it.
    public struct Finding: Sendable, Hashable {
        /// The file.
        public var file: String
        /// Why it is obsolete.
        public var reason: String
    }

    private let outcomes: [SnapshotOutcome]

    /// Creates a search by what a run has touched.
    public init(_ folder: ReportFolder) throws { outcomes = try folder.readOutcomes() }

    /// The obsolete files of the folders that the run used, and of those beside them.
    public func findings() -> [Finding] {
        let touched = Set(outcomes.map { URL(fileURLWithPath: $0.reference).standardizedFileURL.path })
        let tests = Dictionary(
            grouping: outcomes,
            by: { URL(fileURLWithPath: $0.reference).deletingLastPathComponent().standardizedFileURL.path })
        return folders().flatMap { folder in
            findings(in: folder, touched, Set((tests[folder.path] ?? []).map { stem(of: $0.reference) }))
        }
    }

    /// The folders of references: those that were used, and what is beside them in a `__Snapshots__`.
    private func folders() -> [URL] {
        var found: Set<URL> = []
        for outcome in outcomes {
            let folder = URL(fileURLWithPath: outcome.reference).deletingLastPathComponent()
                .standardizedFileURL
            found.insert(URL(fileURLWithPath: folder.path, isDirectory: true))
            let parent = folder.deletingLastPathComponent()
            guard parent.lastPathComponent == "__Snapshots__" else { continue }
            let siblings = try? FileManager.default.contentsOfDirectory(
                at: parent, includingPropertiesForKeys: [.isDirectoryKey])
            for sibling in siblings ?? [] {
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: sibling.path, isDirectory: &isFolder),
                    isFolder.boolValue
                {
                    found.insert(URL(fileURLWithPath: sibling.standardizedFileURL.path, isDirectory: true))
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    private func findings(in folder: URL, _ touched: Set<String>, _ tests: Set<String>) -> [Finding] {
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let source = source(of: folder)
        let text = source.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        return files.sorted { $0.path < $1.path }.compactMap { file in
            let path = file.standardizedFileURL.path
            // The text of a view tree belongs to the picture of its name.
            let picture = path.replacingOccurrences(of: ".tree.txt", with: ".png")
            guard !touched.contains(path), !touched.contains(picture), !file.lastPathComponent.hasPrefix(".")
            else { return nil }
            let test = stem(of: path)
            if tests.contains(test) { return Finding(file: path, reason: "\(test) ran and did not use it") }
            guard let source else { return nil }
            guard let text else { return Finding(file: path, reason: "\(source.lastPathComponent) is gone") }
            let function = test.split(separator: "-").first.map(String.init) ?? test
            if text.contains(function) { return nil }
            return Finding(file: path, reason: "\(source.lastPathComponent) has no \(function)")
        }
    }

    /// The test's source file; nil for a folder that a test chose itself.
    private func source(of folder: URL) -> URL? {
        let parent = folder.deletingLastPathComponent()
        guard parent.lastPathComponent == "__Snapshots__" else { return nil }
        return parent.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + ".swift")
    }

    private func stem(of reference: String) -> String {
        let name = URL(fileURLWithPath: reference).lastPathComponent
        return name.split(separator: ".").first.map(String.init) ?? name
    }
}
