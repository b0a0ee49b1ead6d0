/// Turns a display list into pixels or a document.
///
/// Every function is a pure function of its arguments and may run on any thread, on many at once.
///
/// What cannot be drawn is left out, and the rest is drawn: a command with a NaN or an infinite
/// coordinate, glyphs whose font file cannot be read. The functions that take `warnings` say what was
/// left out. The shorter ones leave out unusable commands as well, but throw
/// ``RenderingError/unreadableFont(path:)`` rather than give a picture without its text.
public enum CairoRenderer {
    /// The longest side of a bitmap, in pixels: what Cairo can address.
    public static let longestSide = 32_767
    /// The maximum number of pixels of a bitmap: one gibibyte of memory.
    public static let maximumPixels = 1 << 28
}
