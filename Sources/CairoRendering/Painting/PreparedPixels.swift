import DisplayList
import LayoutCore
internal import Foundation

/// Pixels that take long to compute and are often drawn again, as a gradient behind thousands of cards is: gradients and
/// pictures that were made smaller, as they lie on the device.
///
/// What is drawn never depends on what is kept: the first drawing goes through such pixels as all later ones do, and
/// they are a function of the key alone.
final class PreparedPixels: @unchecked Sendable {
    /// The numbers that decide all of the pixels.
    struct Key: Hashable {
        enum Content: Hashable {
            case gradient(Gradient)
            /// A picture by its identity, and where it lies.
            case image(ObjectIdentifier, Rect)
        }

        let content: Content
        /// From points to the device.
        let transform: Transform
        /// The device's pixels, whole.
        let box: Rect
    }

    private struct Entry {
        let bitmap: Bitmap
        let source: WeakBitmap?
    }

    /// Entries and their bytes.
    private struct Generation {
        var entries: [Key: Entry] = [:]
        var memory = 0
    }

    private final class WeakBitmap {
        weak var bitmap: Bitmap?

        init(_ bitmap: Bitmap) { self.bitmap = bitmap }
    }

    /// The process's: drawings on all threads share it.
    static let shared = PreparedPixels(memoryLimit: 32 << 20)
    /// Fewer pixels than these are computed as fast as they are found.
    static let minimumPixels = 1 << 10
    /// More than these are not kept, so that they are drawn without.
    static let maximumPixels = 3 << 20

    private let memoryLimit: Int
    private let lock = NSLock()
    /// What was used lately. Once it takes half of the memory it becomes the older generation, and what was that goes:
    /// so what is used stays, and nothing has to be searched.
    private var recent = Generation()
    private var older = Generation()

    init(memoryLimit: Int) { self.memoryLimit = memoryLimit }

    /// The kept pixels, else those that `make` computes, which are kept from now on.
    ///
    /// - Parameters:
    ///   - key: What decides the pixels.
    ///   - source: The picture in the key, which is not kept alive: another one may get its identity later.
    ///   - make: Computes the pixels. Two threads may compute the same at once.
    func pixels(_ key: Key, source: Bitmap?, make: () -> Bitmap?) -> Bitmap? {
        if let found = lock.withLock({ find(key, source: source) }) { return found }
        guard let made = make() else { return nil }
        lock.withLock { keep(made, key, source: source) }
        return made
    }

    /// How many bytes are kept.
    var keptBytes: Int { lock.withLock { recent.memory + older.memory } }

    private func find(_ key: Key, source: Bitmap?) -> Bitmap? {
        if let entry = recent.entries[key] { return entry.source?.bitmap === source ? entry.bitmap : nil }
        guard let entry = older.entries.removeValue(forKey: key) else { return nil }
        older.memory -= entry.bitmap.pixels.count
        guard entry.source?.bitmap === source else { return nil }
        keep(entry.bitmap, key, source: source)
        return entry.bitmap
    }

    private func keep(_ bitmap: Bitmap, _ key: Key, source: Bitmap?) {
        let bytes = bitmap.pixels.count
        guard bytes <= memoryLimit / 2 else { return }
        if recent.memory + bytes > memoryLimit / 2 {
            older = recent
            recent = Generation()
        }
        let entry = Entry(bitmap: bitmap, source: source.map(WeakBitmap.init))
        let replaced = recent.entries.updateValue(entry, forKey: key)
        recent.memory += bytes - (replaced?.bitmap.pixels.count ?? 0)
    }
}

extension CairoRenderer {
    /// The bytes of pixels that are kept for later drawings, of gradients and of pictures made smaller.
    package static var preparedBytes: Int { PreparedPixels.shared.keptBytes }
}
