import Foundation

/// Where the files of a project lie: the paths of its groups, from the root of the groups on.
struct ProjectPaths {
    private let project: ProjectFile
    private var parents: [String: String] = [:]

    init(_ project: ProjectFile) {
        self.project = project
        var queue = [project.root["mainGroup"]].compactMap { $0 }
        var seen: Set<String> = []
        while let id = queue.popLast() {
            // A group that contains itself is walked once.
            guard seen.insert(id).inserted, let group = project[id] else { continue }
            for child in group.list("children") where parents[child] == nil {
                parents[child] = id
                queue.append(child)
            }
        }
    }

    /// The path of a file or group, relative to the project's folder; nil where it lies in Xcode or its build.
    func path(of id: String) -> String? {
        var components: [String] = []
        var next: String? = id
        var steps = 0
        while let current = next, let object = project[current], steps < 1_000 {
            steps += 1
            if let path = object["path"], !path.isEmpty { components.append(path) }
            switch object["sourceTree"] ?? "<group>" {
            case "<group>": next = parents[current]
            case "SOURCE_ROOT": next = nil
            case "<absolute>": return object["path"]
            default: return nil
            }
        }
        let base = project.root["projectDirPath"].flatMap { $0.isEmpty ? nil : [$0] } ?? []
        return (base + components.reversed()).joined(separator: "/")
    }
}
