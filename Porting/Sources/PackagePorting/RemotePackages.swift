import Foundation

/// The checkouts of the remote packages that a package depends on.
///
/// They are fetched by the package manager, for a package that has these dependencies and nothing else: the package's own
/// would fetch the libraries too that Formwork replaces.
struct RemotePackages {
    private var folders: [String: URL] = [:]

    /// Fetches what is not there yet.
    ///
    /// - Parameters:
    ///   - dependencies: What the manifest names; folders and replaced packages are passed over.
    ///   - root: The package whose `Package.resolved` says which versions are meant.
    ///   - cache: Where the checkouts are kept.
    init(_ dependencies: [Manifest.Dependency], of root: URL, cache: URL) {
        let texts = dependencies.compactMap(Self.text(of:))
        guard !texts.isEmpty else { return }
        let manifest = Self.manifest(texts)
        let file = cache.appendingPathComponent("Package.swift")
        let isFetched = (try? String(contentsOf: file, encoding: .utf8)) == manifest
        if !isFetched {
            do {
                try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
                let pins = root.appendingPathComponent("Package.resolved")
                let copy = cache.appendingPathComponent("Package.resolved")
                try? FileManager.default.removeItem(at: copy)
                try? FileManager.default.copyItem(at: pins, to: copy)
                try manifest.write(to: file, atomically: true, encoding: .utf8)
                _ = try SwiftCommand.output(["package", "resolve"], in: cache)
            } catch {
                // What was not fetched is said to be missing; the next run tries again.
                try? FileManager.default.removeItem(at: file)
            }
        }
        folders = Self.checkouts(in: cache)
    }

    /// The folder of a package; nil where it was not fetched.
    func folder(of identity: String) -> URL? { folders[identity] }

    private static func text(of dependency: Manifest.Dependency) -> String? {
        guard case .remote(let identity, let url, let requirement) = dependency,
            LibraryProducts.replaced[identity] == nil
        else { return nil }
        let version =
            switch requirement {
            case .range(let lower, let upper): "\"\(lower)\"..<\"\(upper)\""
            case .exact(let version): "exact: \"\(version)\""
            case .branch(let branch): "branch: \"\(branch)\""
            case .revision(let revision): "revision: \"\(revision)\""
            }
        return ".package(url: \"\(url)\", \(version))"
    }

    private static func manifest(_ dependencies: [String]) -> String {
        """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Checkouts",
            dependencies: [
                \(dependencies.joined(separator: ",\n        "))
            ])

        """
    }

    /// What the package manager writes about its checkouts.
    private struct State: Decodable {
        struct Object: Decodable {
            let dependencies: [Dependency]
        }

        struct Dependency: Decodable {
            struct Reference: Decodable {
                let identity: String
            }

            let packageRef: Reference
            let subpath: String
        }

        let object: Object
    }

    private static func checkouts(in folder: URL) -> [String: URL] {
        let build = folder.appendingPathComponent(".build")
        let file = build.appendingPathComponent("workspace-state.json")
        guard let data = try? Data(contentsOf: file),
            let state = try? JSONDecoder().decode(State.self, from: data)
        else { return [:] }
        let checkouts = build.appendingPathComponent("checkouts")
        return state.object.dependencies.reduce(into: [:]) { folders, dependency in
            folders[dependency.packageRef.identity] = checkouts.appendingPathComponent(dependency.subpath)
        }
    }
}
