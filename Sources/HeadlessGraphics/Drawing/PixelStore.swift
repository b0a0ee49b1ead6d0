internal import CairoRendering
internal import DisplayList
internal import LayoutCore
import Foundation

/// The memory of a bitmap context.
final class PixelStore {
    let format: PixelFormat
    let width, height, bytesPerRow: Int
    let space: CGColorSpace?
    let bitmapInfo: UInt32
    let memory: UnsafeMutableRawPointer
    /// Whether the memory is the caller's, which may read it at any time.
    private let isShared: Bool
    /// What the memory held before anything was drawn.
    private let base: Bitmap?

    init?(
        _ data: UnsafeMutableRawPointer?, _ format: PixelFormat, size: (width: Int, height: Int),
        bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let (width, height) = size
        guard width > 0, height > 0, width <= CairoRenderer.longestSide,
            height <= CairoRenderer.longestSide, width * height <= CairoRenderer.maximumPixels
        else { return nil }
        let bytesUsed = width * format.bytesPerPixel
        let row = bytesPerRow == 0 ? (bytesUsed + 15) & ~15 : bytesPerRow
        guard row >= bytesUsed, row <= Int.max / height else { return nil }
        self.format = format
        (self.width, self.height, self.bytesPerRow) = (width, height, row)
        (self.space, self.bitmapInfo, isShared) = (space, bitmapInfo, data != nil)
        memory = data ?? calloc(height, row)
        base = data.flatMap { data in
            let buffer = UnsafeRawBufferPointer(start: data, count: row * (height - 1) + bytesUsed)
            guard buffer.contains(where: { $0 != 0 }) else { return nil }
            return format.bitmap(buffer, width: width, height: height, bytesPerRow: row)
        }
    }

    deinit { if !isShared { free(memory) } }

    func contentChanged(_ context: CGContext) { if isShared { update(from: context) } }

    func update(from context: CGContext) {
        guard let bitmap = bitmap(of: context) else { return }
        format.write(bitmap, to: memory, bytesPerRow: bytesPerRow)
    }

    /// What was drawn up to now. The y axis of a bitmap context points up.
    func bitmap(of context: CGContext) -> Bitmap? {
        let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        let flip = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
        let below: [DrawCommand] = base.map { [.image($0, in: whole, tint: nil)] } ?? []
        let list = DisplayList(
            size: whole.size,
            commands: below + [.concatenate(flip)] + context.commands + context.closing)
        var warnings: [RenderingWarning] = []
        return try? CairoRenderer.bitmap(list, scale: 1, opaque: format.isOpaque, warnings: &warnings)
    }
}

extension CGContext {
    /// Creates a context that draws into memory, its y axis pointing up.
    ///
    /// - Parameters:
    ///   - data: Memory of the caller's, which shows each step as it is drawn; nil lets the context take its own.
    ///   - width: Pixels in a row.
    ///   - height: Rows.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: Bytes from one row to the next; 0 lets the context choose.
    ///   - space: RGB or grey.
    ///   - bitmapInfo: Where alpha is and in which order bytes are.
    /// - Returns: Nil for a layout that is not supported, and for more pixels than memory should hold.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: bitmapInfo),
            let store = PixelStore(
                data, format, size: (width, height), bytesPerRow: bytesPerRow, space: space,
                bitmapInfo: bitmapInfo)
        else { return nil }
        self.init(size: CGSize(width: width, height: height))
        self.store = store
    }

    /// A picture of what was drawn up to now; nil where this is no bitmap context.
    @discardableResult public func makeImage() -> CGImage? { store?.bitmap(of: self).map { CGImage($0) } }

    /// A bitmap context's memory, up to date; nil for others.
    public var data: UnsafeMutableRawPointer? {
        store?.update(from: self)
        return store?.memory
    }

    /// A bitmap context's pixels in a row; 0 for others.
    public var width: Int { store?.width ?? 0 }
    /// A bitmap context's rows; 0 for others.
    public var height: Int { store?.height ?? 0 }
    /// A bitmap context's bytes from one row to the next; 0 for others.
    public var bytesPerRow: Int { store?.bytesPerRow ?? 0 }
    /// A bitmap context's bits of a component; 0 for others.
    public var bitsPerComponent: Int { store == nil ? 0 : 8 }
    /// A bitmap context's bits of a pixel; 0 for others.
    public var bitsPerPixel: Int { (store?.format.bytesPerPixel ?? 0) * 8 }
    /// A bitmap context's colour space; nil for others.
    public var colorSpace: CGColorSpace? { store?.space }
    /// The position of alpha in a bitmap context's pixels.
    public var alphaInfo: CGImageAlphaInfo { store?.format.alpha ?? .none }
    /// A bitmap context's layout of pixels.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: store?.bitmapInfo ?? 0) }
}
