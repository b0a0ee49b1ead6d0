internal import CairoRendering
import Foundation

/// The pictures of bundles' asset catalogues.
final class ImageAssets: @unchecked Sendable {
    static let shared = ImageAssets()

    private struct Variant: Hashable {
        var file: URL
        var scale: CGFloat
        var isMirrored: Bool
    }

    private let lock = NSLock()
    private var sets: [URL: ImageSet?] = [:]
    private var images: [Variant: UIImage?] = [:]

    /// A picture by its name, for traits; it changes with them where it is drawn.
    func image(named name: String, inFolder folder: String, for traits: UITraitCollection) -> UIImage? {
        guard let set = AssetIndex.index(ofFolder: folder).set(.image, named: name) else { return nil }
        return image(of: set, for: traits)
    }

    /// The picture of a set for traits.
    func image(of url: URL, for traits: UITraitCollection) -> UIImage? {
        guard let set = set(at: url), let entry = set.entry(for: traits), let name = entry.filename else {
            return nil
        }
        let file = url.appendingPathComponent(name)
        let scale = entry.condition.scaleFactor ?? max(traits.displayScale, 1)
        let variant = Variant(file: file, scale: scale, isMirrored: entry.condition.isMirrored(for: traits))
        if let known = lock.withLock({ images[variant] }) { return known }
        let made = Self.read(variant, entry, set, url)
        lock.withLock { images[variant] = .some(made) }
        return made
    }

    private func set(at url: URL) -> ImageSet? {
        if let known = lock.withLock({ sets[url] }) { return known }
        let read = (try? Data(contentsOf: url.appendingPathComponent("Contents.json"))).flatMap {
            try? JSONDecoder().decode(ImageSet.self, from: $0)
        }
        lock.withLock { sets[url] = .some(read) }
        return read
    }

    private static func read(_ variant: Variant, _ entry: ImageSet.Entry, _ set: ImageSet, _ url: URL)
        -> UIImage?
    {
        guard let data = try? Data(contentsOf: variant.file) else { return nil }
        var traits = UIImage.Traits(scale: variant.scale)
        traits.asset = url
        switch set.properties?.templateRenderingIntent {
        case "template": traits.renderingMode = .alwaysTemplate
        case "original": traits.renderingMode = .alwaysOriginal
        default: break
        }
        // Distances are in pixels of the picture, whatever the screen has.
        let pixels = entry.condition.scaleFactor ?? 1
        if let insets = entry.alignmentInsets { traits.alignmentRectInsets = insets.edges(scale: pixels) }
        if let resizing = entry.resizing, let insets = resizing.capInsets {
            traits.capInsets = insets.edges(scale: pixels)
            traits.resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
        }
        guard let content = content(data, variant, set, &traits) else { return nil }
        let image = UIImage(.bitmap(content), traits)
        return variant.isMirrored ? image.mirroredPixels : image
    }

    private static func content(
        _ data: Data, _ variant: Variant, _ set: ImageSet, _ traits: inout UIImage.Traits
    ) -> CGImage? {
        let bytes = [UInt8](data)
        guard VectorFile.isVector(bytes) else {
            guard let bitmap = try? ImageFile.decode(bytes) else {
                UnreadableAssets.report(
                    variant.file, "the file is neither PNG nor JPEG, PDF nor SVG, or damaged")
                return nil
            }
            // A file without a scale has a pixel to a point.
            if variant.scale != traits.scale || set.images.allSatisfy({ $0.condition.scale == nil }) {
                traits.scale = 1
            }
            return CGImage(bitmap)
        }
        do {
            let vector = try VectorPicture(bytes)
            if set.properties?.preservesVector == true { traits.vector = vector }
            return try vector.image(scale: variant.scale)
        } catch {
            UnreadableAssets.report(variant.file, "\(error)")
            return nil
        }
    }
}

/// Files of catalogues that cannot be shown, each reported once.
enum UnreadableAssets {
    private static let reported = Reported()

    private final class Reported: @unchecked Sendable {
        let lock = NSLock()
        var files: Set<URL> = []
    }

    static func report(_ file: URL, _ reason: String) {
        guard reported.lock.withLock({ reported.files.insert(file).inserted }) else { return }
        LayoutDiagnostics.reportAnywhere(.advice, about: file.path, because: reason)
    }
}
