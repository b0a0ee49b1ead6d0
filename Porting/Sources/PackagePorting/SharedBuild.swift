import Foundation

/// The folder in which the copies of all packages are built, so that they share one build of the kit.
///
/// An update of Formwork gets a new folder: the package manager does not compile everything again that the layout of a changed
/// class decides.
public struct SharedBuild {
    /// The folder.
    public let folder: URL

    /// Finds the folder for the sources of Formwork, and removes those of other versions.
    ///
    /// - Parameters:
    ///   - formwork: The folder of Formwork's package.
    ///   - cache: The folder of the cache.
    public init(of formwork: URL, in cache: URL) {
        let sources = FileTree.stamp(of: formwork.appendingPathComponent("Sources"))
        let origin = StableHash.text(of: formwork.path).prefix(8)
        folder = cache.appendingPathComponent("build-\(origin)-\(sources?.name ?? "0")", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
        for name in names where name.hasPrefix("build-\(origin)-") && name != folder.lastPathComponent {
            try? FileManager.default.removeItem(at: cache.appendingPathComponent(name))
        }
    }
}
