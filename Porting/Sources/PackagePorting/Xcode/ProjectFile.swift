import Foundation

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectFile {
    /// An object: its properties are texts, lists of texts, or dictionaries.
    struct Object {
        let id: String
        let values: [String: Any]

        /// The kind: `PBXGroup`, `PBXNativeTarget` ...
        var kind: String { self["isa"] ?? "" }

        /// A text.
        subscript(name: String) -> String? { values[name] as? String }

        /// A list of texts; an empty one where there is none.
        func list(_ name: String) -> [String] { values[name] as? [String] ?? [] }

        /// A dictionary.
        func dictionary(_ name: String) -> [String: Any] { values[name] as? [String: Any] ?? [:] }
    }

    /// The folder that holds the project.
    let folder: URL
    let name: String
    private let objects: [String: [String: Any]]
    private let rootID: String

    /// Reads a project.
    ///
    /// - Parameter project: The folder `App.xcodeproj`.
    /// - Throws: ``PortingError`` where it is no project.
    init(_ project: URL) throws {
        let file = project.appendingPathComponent("project.pbxproj")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw PortingError("\(project.path) has no project.pbxproj")
        }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw PortingError("\(file.path) is no property list: \(error.localizedDescription)")
        }
        guard let values = list as? [String: Any],
            let objects = values["objects"] as? [String: [String: Any]],
            let rootID = values["rootObject"] as? String, objects[rootID] != nil
        else { throw PortingError("\(file.path) has no objects of a project") }
        self.objects = objects
        self.rootID = rootID
        folder = project.standardizedFileURL.deletingLastPathComponent()
        name = project.deletingPathExtension().lastPathComponent
    }

    /// An object by its identifier; nil where there is none.
    subscript(id: String?) -> Object? {
        guard let id, let values = objects[id] else { return nil }
        return Object(id: id, values: values)
    }

    /// The objects that a list names.
    func objects(_ ids: [String]) -> [Object] { ids.compactMap { self[$0] } }

    /// The project itself.
    var root: Object { Object(id: rootID, values: objects[rootID] ?? [:]) }

    /// The settings of a target for debugging, over those of the project.
    func settings(of target: Object) -> [String: String] {
        [root, target].reduce(into: [:]) { settings, owner in
            let configurations = objects(
                self[owner["buildConfigurationList"]]?.list("buildConfigurations") ?? [])
            let debug = configurations.first { $0["name"] == "Debug" } ?? configurations.first
            for (name, value) in debug?.dictionary("buildSettings") ?? [:] {
                settings[name] = value as? String ?? (value as? [String])?.joined(separator: " ")
            }
        }
    }
}
