public import DisplayList

/// Picture files of any format that is known here.
public enum ImageFile {
    /// Reads a PNG or a JPEG file, distinguished by their first bytes.
    ///
    /// - Throws: ``CodecError/unknownFormat`` for anything else, or what the format's own reader throws.
    public static func decode(_ bytes: [UInt8]) throws(CodecError) -> Bitmap {
        if bytes.starts(with: PNG.signature) { return try PNG.decode(bytes) }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEG.decode(bytes) }
        throw .unknownFormat
    }
}
