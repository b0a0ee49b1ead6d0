/// Something that a picture lacks because it could not be drawn.
public enum RenderingWarning: Hashable, Sendable, CustomStringConvertible {
    /// The command at this index of the display list has a NaN, infinite or absurdly large number.
    case unusableNumbers(command: Int)
    /// Glyphs were left out because their font file cannot be read.
    case unreadableFont(path: String)

    /// A page of a document became a picture because the drawing library gave up on it.
    case drawnAsPicture(reason: String)

    /// The warning as one sentence.
    public var description: String {
        switch self {
        case .unusableNumbers(let index):
            "command \(index) is left out because a number in it is NaN, infinite or too large"
        case .unreadableFont(let path): "glyphs are left out because the font file \(path) cannot be read"
        case .drawnAsPicture(let reason): "a page is a picture because drawing it failed: \(reason)"
        }
    }
}
