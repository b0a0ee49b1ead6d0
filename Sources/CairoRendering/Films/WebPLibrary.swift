internal import DisplayList
internal import Foundation

/// The functions of libwebp that films need, where the library is installed: it is loaded when it is first used, and
/// nothing links to it.
struct WebPLibrary: Sendable {
    private typealias Lossless =
        @convention(c) (
            UnsafePointer<UInt8>?, CInt, CInt, CInt, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
        ) -> Int
    private typealias Lossy =
        @convention(c) (
            UnsafePointer<UInt8>?, CInt, CInt, CInt, Float,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?
        ) -> Int
    private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let lossless: Lossless
    private let lossy: Lossy
    private let free: Free

    /// The names of the library's file on Linux and macOS.
    static let fileNames = [
        "libwebp.so.7", "libwebp.so", "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.dylib",
        "/usr/local/lib/libwebp.dylib",
    ]

    /// The library of this machine; nil where it has none.
    static let installed = WebPLibrary(fileNames)

    init?(_ names: [String]) {
        guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
            let lossless = dlsym(library, "WebPEncodeLosslessRGBA"),
            let lossy = dlsym(library, "WebPEncodeRGBA"),
            let free = dlsym(library, "WebPFree")
        else { return nil }
        // The functions of libwebp's encode.h and types.h, version 0.5 and later.
        self.lossless = unsafeBitCast(lossless, to: Lossless.self)
        self.lossy = unsafeBitCast(lossy, to: Lossy.self)
        self.free = unsafeBitCast(free, to: Free.self)
    }

    /// A bitmap as a WebP file.
    ///
    /// - Parameters:
    ///   - bitmap: The bitmap.
    ///   - quality: From 0, smallest, to 1, best; nil keeps all colours.
    func encode(_ bitmap: Bitmap, quality: Double?) throws(CodecError) -> [UInt8] {
        let (width, height) = (CInt(bitmap.width), CInt(bitmap.height))
        var pixels = [UInt8](repeating: 0, count: bitmap.pixels.count)
        pixels.withUnsafeMutableBytes { target in
            bitmap.pixels.withUnsafeBytes { source in
                for offset in stride(from: 0, to: source.count, by: 4) {
                    let pixel = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian
                    let straight = Alpha.straightRGBA(bitmap.isOpaque ? pixel | 0xFF00_0000 : pixel)
                    target.storeBytes(of: straight.littleEndian, toByteOffset: offset, as: UInt32.self)
                }
            }
        }
        var output: UnsafeMutablePointer<UInt8>?
        let size =
            quality.map { lossy(pixels, width, height, width * 4, Float(min(max($0, 0), 1) * 100), &output) }
            ?? lossless(pixels, width, height, width * 4, &output)
        defer { free(output) }
        guard size > 0, let output else { throw .encodingFailed("libwebp gave no bytes") }
        return Array(UnsafeBufferPointer(start: output, count: size))
    }
}
