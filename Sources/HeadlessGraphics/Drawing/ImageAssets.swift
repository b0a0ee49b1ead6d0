import Foundation

/// The pictures of bundles' asset catalogues, read in their source form: there is no compiled form of them here.
final class ImageAssets: @unchecked Sendable {
    static let shared = ImageAssets()

    private let lock = NSLock()
    /// The folders of picture sets, by the folder of resources and then by name.
    private var sets: [String: [String: URL]] = [:]
    /// What has been read of picture sets; nil for those that cannot be read.
    private var contents: [URL: Contents?] = [:]

    /// The file of a picture for the current scale and interface style, with its scale.
    func file(named name: String, inFolder folder: String) -> (url: URL, scale: CGFloat)? {
        let known = lock.withLock { sets[folder] }
        let found = known ?? Self.read(folder)
        if known == nil { lock.withLock { sets[folder] = found } }
        return found[name].flatMap(file)
    }

    private static func read(_ folder: String) -> [String: URL] {
        var found: [String: URL] = [:]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
            let url = URL(fileURLWithPath: folder).appendingPathComponent(catalogue)
            for path in (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
            where path.hasSuffix(".imageset") {
                // Folders are part of the name only where they say so; both spellings find the picture.
                let full = String(path.dropLast(".imageset".count))
                found[full] = url.appendingPathComponent(path)
                let short = full.split(separator: "/").last.map(String.init) ?? full
                if found[short] == nil { found[short] = url.appendingPathComponent(path) }
            }
        }
        return found
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var appearance: String
                var value: String
            }

            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [Appearance]?
        }

        var images: [Entry]
    }

    private func contents(of set: URL) -> Contents? {
        if let known = lock.withLock({ contents[set] }) { return known }
        let read = (try? Data(contentsOf: set.appendingPathComponent("Contents.json"))).flatMap {
            try? JSONDecoder().decode(Contents.self, from: $0)
        }
        lock.withLock { contents[set] = .some(read) }
        return read
    }

    private func file(of set: URL) -> (url: URL, scale: CGFloat)? {
        guard let contents = contents(of: set) else { return nil }
        let traits = UITraitCollection.current
        let isDark = traits.userInterfaceStyle == .dark
        let usable = contents.images.filter { entry in
            guard let name = entry.filename?.lowercased() else { return false }
            return name.hasSuffix(".png") || name.hasSuffix(".jpg") || name.hasSuffix(".jpeg")
        }
        func scale(_ entry: Contents.Entry) -> CGFloat {
            entry.scale?.first?.wholeNumberValue.map { CGFloat($0) } ?? 1
        }
        /// A lower number is a better choice: the appearance first, then the distance of the scales.
        func rank(_ entry: Contents.Entry) -> CGFloat {
            let dark =
                entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
            let others =
                entry.appearances?.contains { !($0.appearance == "luminosity" && $0.value == "dark") }
                ?? false
            let look: CGFloat = dark == isDark && !others ? 0 : dark || others ? 200 : 100
            return look + abs(scale(entry) - max(traits.displayScale, 1))
        }
        guard let best = usable.min(by: { rank($0) < rank($1) }), let name = best.filename else { return nil }
        return (set.appendingPathComponent(name), scale(best))
    }
}

/// Where pictures that are named, `UIImage(named:)`, come from besides files and asset catalogues.
public enum NamedImages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var storage: (@Sendable (String, Bundle) -> Data?)?

    /// Provides the PNG or JPEG file of a picture that no file of the bundle has, so that tests of screens can replace
    /// compiled catalogues. None by default.
    public static var provider: (@Sendable (_ name: String, _ bundle: Bundle) -> Data?)? {
        get { lock.withLock { storage } }
        set { lock.withLock { storage = newValue } }
    }
}
