/// Why a picture file cannot be read or written.
public enum CodecError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are no PNG and no JPEG file.
    case unknownFormat
    /// The file is damaged, with the decoder's own words.
    case damaged(format: String, reason: String)
    /// The picture has more pixels than ``CairoRenderer/maximumPixels`` or a longer side than
    /// ``CairoRenderer/longestSide``.
    case tooLarge(width: Int, height: Int)
    /// The picture has no pixels.
    case empty
    /// The encoder gave up, with its own words.
    case encodingFailed(String)
    /// The format needs a library that this machine does not have.
    case missingLibrary(String)

    /// The error as one sentence.
    public var description: String {
        switch self {
        case .unknownFormat: "the bytes are no PNG and no JPEG file"
        case .damaged(let format, let reason): "the \(format) file is damaged: \(reason)"
        case .tooLarge(let width, let height): "a picture of \(width) x \(height) pixels is too large"
        case .empty: "a picture without pixels cannot be a file"
        case .encodingFailed(let reason): "the picture cannot be written: \(reason)"
        case .missingLibrary(let name):
            "the picture cannot be written without \(name), which is not installed"
        }
    }

    /// Throws for a size that no bitmap has.
    static func check(width: Int, height: Int) throws(CodecError) {
        guard width > 0, height > 0 else { throw .empty }
        guard max(width, height) <= CairoRenderer.longestSide, width * height <= CairoRenderer.maximumPixels
        else { throw .tooLarge(width: width, height: height) }
    }
}
