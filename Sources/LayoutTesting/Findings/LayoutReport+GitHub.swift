import Foundation

extension LayoutReport {
    /// The findings as annotations of GitHub's workflows, a line each: errors, and warnings for style.
    ///
    /// - Parameters:
    ///   - file: The file that is annotated where the source of a finding is not known, as the test's; relative to
    ///     the root of the repository.
    ///   - line: The line there.
    ///   - root: The folder in which the files of findings are searched; the working directory by default.
    public func githubAnnotations(
        file: String, line: Int, root: String = FileManager.default.currentDirectoryPath
    ) -> String {
        let paths = SourcePaths(root: root, of: findings.compactMap(\.source))
        return findings.map { finding in
            let known = finding.source.flatMap(paths.location)
            let level = finding.kind.isStyle ? "warning" : "error"
            let text = Self.escaped(
                "\(finding.view): \(finding.problem)\n\(finding.condition)\nRemedy: \(finding.remedy)")
            let place = "file=\(known?.file ?? file),line=\(known?.line ?? line)"
            return "::\(level) \(place),title=\(finding.kind)::\(text)"
        }.joined(separator: "\n")
    }

    /// A message in one line, as GitHub reads it.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }
}

/// Finds the files that `Module/File.swift:12` names below a folder.
struct SourcePaths {
    private var files: [String: [String]] = [:]

    init(root: String, of sources: [String]) {
        let names = Set(sources.compactMap { Self.parts(of: $0)?.name })
        guard !names.isEmpty, let walk = FileManager.default.enumerator(atPath: root) else { return }
        while let path = walk.nextObject() as? String {
            if path.hasSuffix("/.build") || path == ".build" || path.hasPrefix(".git") {
                walk.skipDescendants()
            }
            let name = (path as NSString).lastPathComponent
            if names.contains(name) { files[name, default: []].append(path) }
        }
    }

    /// The file and line of a source; nil where no file of that name is in a folder of the module's name, or several.
    func location(_ source: String) -> (file: String, line: Int)? {
        guard let (module, name, line) = Self.parts(of: source), let candidates = files[name] else {
            return nil
        }
        let inModule = candidates.filter { "/\($0)".contains("/\(module)/") }
        let found = inModule.isEmpty ? candidates : inModule
        return found.count == 1 ? (found[0], line) : nil
    }

    private static func parts(of source: String) -> (module: String, name: String, line: Int)? {
        let halves = source.split(separator: ":")
        let path = (halves.first ?? "").split(separator: "/")
        guard halves.count == 2, let line = Int(halves[1]), let module = path.first, let name = path.last
        else {
            return nil
        }
        return (String(module), String(name), line)
    }
}
