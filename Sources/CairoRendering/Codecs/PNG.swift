internal import CPNG
public import DisplayList

/// Portable Network Graphics files.
public enum PNG {
    /// The eight bytes that every file starts with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Reads a file.
    ///
    /// - Throws: ``CodecError`` for a damaged file or one that is too large.
    public static func decode(_ bytes: [UInt8]) throws(CodecError) -> Bitmap {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
            throw .damaged(format: "PNG", reason: reason(image))
        }
        let (width, height) = (Int(image.width), Int(image.height))
        try CodecError.check(width: width, height: height)
        let hasAlpha = image.format & formwork_png_alpha_flag != 0
        image.format = formwork_png_bgra
        var success: Int32 = 0
        var pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            success = png_image_finish_read(&image, nil, buffer.baseAddress, Int32(width * 4), nil)
            count = success != 0 ? width * height * 4 : 0
        }
        guard success != 0 else { throw .damaged(format: "PNG", reason: reason(image)) }
        let isOpaque = !hasAlpha || !Alpha.premultiply(&pixels)
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
    }

    private static func reason(_ image: png_image) -> String {
        withUnsafeBytes(of: image.message) { message in
            String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
