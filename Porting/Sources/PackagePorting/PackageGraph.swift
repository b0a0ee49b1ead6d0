import Foundation
import SourcePorting

/// A package whose source is adapted: the one that is tested, or one that it depends on.
struct SourcePackage: Sendable {
    /// The name by which packages depend on it.
    let identity: String
    let folder: URL
    let manifest: Manifest
}

/// A package and the packages that it depends on, but for Formwork itself and those that products of Formwork replace.
struct PackageGraph: Sendable {
    /// The packages; the first is the one that is tested.
    private(set) var packages: [SourcePackage]
    /// What could not be had, for the report.
    private(set) var missing: [MissingPackage]

    /// A package that a manifest names and that is not there.
    struct MissingPackage: Codable, Sendable {
        let identity: String
        let reason: String
    }

    var root: SourcePackage { packages[0] }

    /// What is missing, as reports.
    var reports: [Report] {
        let manifest = root.folder.appendingPathComponent("Package.swift").path
        return missing.map {
            Report(
                .unanswered, "package \($0.identity)", advice: "It is not there: \($0.reason).",
                file: manifest,
                line: 1, column: 1)
        }
    }

    /// Reads the manifests, fetching remote packages that are not there yet.
    ///
    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - cache: Where manifests and checkouts are kept between runs.
    ///   - formwork: The folder of Formwork's package.
    init(root: URL, cache: URL, formwork: URL) throws {
        let identity = root.lastPathComponent.lowercased()
        guard let manifest = try ManifestDumps(cache: cache).manifest(of: root, isRequired: true) else {
            throw PortingError("\(root.path) has no manifest")
        }
        self.init(
            root: SourcePackage(identity: identity, folder: root, manifest: manifest), cache: cache,
            formwork: formwork)
    }

    /// Reads the manifests of the packages that a package depends on, fetching remote ones that are not there yet.
    init(root: SourcePackage, cache: URL, formwork: URL) {
        let dumps = ManifestDumps(cache: cache)
        packages = []
        missing = []
        var known: Set<String> = [root.identity]
        var queue = [root]
        while let package = queue.popLast() {
            packages.append(package)
            let remote = RemotePackages(
                package.manifest.dependencies, of: root.folder,
                cache: cache.appendingPathComponent("checkouts/\(package.identity)"))
            for dependency in package.manifest.dependencies
            where LibraryProducts.replaced[dependency.identity] == nil
                && !dependency.isFormwork(at: formwork) && known.insert(dependency.identity).inserted
            {
                let identity = dependency.identity
                guard let folder = folder(of: dependency, in: remote) else { continue }
                if let manifest = try? dumps.manifest(of: folder, isRequired: false) {
                    queue.append(SourcePackage(identity: identity, folder: folder, manifest: manifest))
                } else {
                    missing.append(MissingPackage(identity: identity, reason: "its manifest cannot be read"))
                }
            }
        }
    }

    private mutating func folder(of dependency: Manifest.Dependency, in remote: RemotePackages) -> URL? {
        switch dependency {
        case .folder(_, let path): return URL(fileURLWithPath: path)
        case .remote(let identity, let url, _):
            if let folder = remote.folder(of: identity) { return folder }
            missing.append(MissingPackage(identity: identity, reason: "\(url) was not fetched"))
        case .registry(let identity):
            missing.append(MissingPackage(identity: identity, reason: "registries are not read"))
        }
        return nil
    }
}

extension Manifest.Dependency {
    /// Whether the package is Formwork: the one in a folder, or another copy of it.
    func isFormwork(at formwork: URL) -> Bool {
        if identity == "formwork" { return true }
        guard case .folder(_, let path) = self else { return false }
        func resolved(_ url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }
        return resolved(URL(fileURLWithPath: path)) == resolved(formwork)
    }
}

/// The manifests of packages, as the package manager prints them, kept until the file changes.
struct ManifestDumps {
    private let cache: URL

    /// Creates a reader that keeps what it reads in a folder of the cache.
    init(cache: URL) { self.cache = cache.appendingPathComponent("manifests") }

    /// The manifest of a package.
    ///
    /// - Parameter isRequired: Whether a manifest that cannot be read is an error; nil is returned else.
    func manifest(of folder: URL, isRequired: Bool) throws -> Manifest? {
        do {
            return try JSONDecoder().decode(Manifest.self, from: dump(of: folder))
        } catch let error where isRequired {
            throw error
        } catch {
            return nil
        }
    }

    private func dump(of folder: URL) throws -> Data {
        let file = folder.appendingPathComponent("Package.swift")
        guard let stamp = FileStamp(of: file.path) else {
            throw PortingError("\(folder.path) has no Package.swift")
        }
        let key = StableHash.text(of: folder.path)
        let kept = cache.appendingPathComponent("\(key)-\(stamp.name).json")
        if let data = try? Data(contentsOf: kept) { return data }
        let data = try SwiftCommand.output(["package", "dump-package"], in: folder)
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
        where name.hasPrefix("\(key)-") {
            try? FileManager.default.removeItem(at: cache.appendingPathComponent(name))
        }
        try data.write(to: kept)
        return data
    }
}

/// An error with a text for the user.
public struct PortingError: Error, CustomStringConvertible {
    /// The text.
    public let description: String

    /// Creates an error.
    public init(_ description: String) { self.description = description }
}
