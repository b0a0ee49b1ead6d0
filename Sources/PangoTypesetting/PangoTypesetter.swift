import Foundation
import Typesetting

/// Text by Pango, HarfBuzz and a private set of fonts, the same on every machine.
///
/// Text is set in the embedded families Inter, Noto Sans Mono and, for Hangul, Noto Sans CJK KR, and in
/// fonts that the application registers. Characters that none of them has come from embedded Noto fonts for
/// Arabic, Hebrew, Thai, Devanagari, Japanese and Chinese, else from the machine's Noto fonts where there are
/// some, else from any font of the machine that has them, DejaVu Sans before others. Glyphs are neither hinted
/// nor moved to whole pixels.
///
/// A paragraph's `ParagraphStyle/LineBreakMode` decides where its lines break: between any characters
/// for `charWrapping`, else between words. `TextBounds/truncation` decides what becomes of the last line
/// that `TextBounds/lineLimit` allows: with a wrapping mode the rest is left out, with `clipping` it is
/// cut at the edge, with a truncating mode it is replaced by an ellipsis.
///
/// Pango's objects belong to one thread at a time: a lock sees to that, so that any thread may call.
public final class PangoTypesetter: Typesetter, Sendable {
    /// The typesetter that the whole program can use: it keeps the fonts and the measured texts.
    public static let shared = PangoTypesetter()

    private let engine: Guarded<TextEngine>

    /// Creates a typesetter with fonts and memory of its own.
    public init() {
        engine = Guarded(TextEngine())
    }

    /// Creates a typesetter that finds the machine's fonts in folders, for tests of machines with few fonts.
    init(machineFolders: [String]) {
        engine = Guarded(TextEngine(library: FontLibrary(machineFolders: machineFolders)))
    }

    /// What is called with each ``FontWarning``, at most once for each family and script; on any thread.
    /// The default writes a line to standard error.
    public var warn: @Sendable (FontWarning) -> Void {
        get { engine.withLock { $0.warn } }
        set { engine.withLock { $0.warn = newValue } }
    }

    /// The size that text takes, in points and not rounded.
    ///
    /// Text without characters measures `TextMeasure/empty`. Text that ends in a line break has an empty
    /// last line. Spaces where a line was broken count for nothing; spaces at the end of the text count as
    /// far as they fit.
    public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasure {
        speaking { $0.measure(text, in: bounds) }
    }

    /// Text in lines, with what to paint for each.
    public func typeset(
        _ text: StyledText, in bounds: TextBounds, alignmentWidth: Double
    ) -> TypesetText {
        speaking { $0.typeset(text, in: bounds, alignmentWidth: alignmentWidth) }
    }

    /// Where the characters of text in lines are. Nothing is cached: it is for text that is edited.
    public func geometry(
        of text: StyledText, in bounds: TextBounds, alignmentWidth: Double
    ) -> TextGeometry {
        speaking { $0.geometry(of: text, in: bounds, alignmentWidth: alignmentWidth) }
    }

    /// The metrics of the lines that a font sets, in points: the request's own, else the font file's.
    public func lineMetrics(of font: FontRequest) -> LineMetrics {
        speaking { $0.library.lineMetrics(of: font) }
    }

    /// The names of the families that can be requested, sorted.
    public var familyNames: [String] { speaking { $0.library.familyNames } }

    /// The faces of all families, sorted by family and weight.
    public var faces: [FontFaceName] { speaking { $0.library.faces } }

    /// Adds the fonts of a file to those that can be requested.
    ///
    /// - Parameter path: A TrueType or OpenType file or collection. It must stay where it is.
    /// - Throws: ``FontError`` where there is no file, or no font in it.
    public func registerFont(at path: String) throws(FontError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .fileNotFound(path: path) }
        guard FontFile.hasFonts(path) else { throw .notAFont(path: path) }
        speaking {
            $0.library.register(path)
            $0.forgetResults()
        }
    }

    /// Calls `body` under the lock, and says what it warned of without the lock, so that the handler of warnings
    /// may use the typesetter.
    private func speaking<Result>(_ body: (TextEngine) -> Result) -> Result {
        let (result, warnings, warn) = engine.withLock { engine in
            let result = body(engine)
            guard !engine.library.warnings.isEmpty else {
                return (result, [FontWarning](), nil as (@Sendable (FontWarning) -> Void)?)
            }
            defer { engine.library.warnings = [] }
            return (result, engine.library.warnings, engine.warn)
        }
        for warning in warnings { warn?(warning) }
        return result
    }
}
