import Foundation

/// A font of a file, by what its tables say. Texts are drawn by ``UIFont``, to which
/// `CTFontManagerRegisterGraphicsFont` adds it.
public final class CGFont: Sendable {
    /// The file's bytes.
    let data: Data
    private let tables: FontTables

    /// Reads a font from the bytes of a TrueType or OpenType file; nil where they are none.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, let tables = FontTables(data) else { return nil }
        (self.data, self.tables) = (data, tables)
    }

    /// The name by which `UIFont(name:size:)` finds it.
    public var postScriptName: CFString? { tables.name(6) }
    /// The name that people read.
    public var fullName: CFString? { tables.name(4) }
    /// The units of the em square: those of all other lengths here.
    public var unitsPerEm: Int32 { Int32(tables.unsigned("head", 18) ?? 0) }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { tables.unsigned("maxp", 4) ?? 0 }
    /// The height above the baseline.
    public var ascent: Int32 { Int32(tables.signed("hhea", 4) ?? 0) }
    /// The depth below the baseline, negative.
    public var descent: Int32 { Int32(tables.signed("hhea", 6) ?? 0) }
    /// The spacing between lines.
    public var leading: Int32 { Int32(tables.signed("hhea", 8) ?? 0) }
    /// The height of a lower-case x.
    public var xHeight: Int32 { Int32(tables.signed("OS/2", 86) ?? 0) }
    /// The height of capital letters.
    public var capHeight: Int32 { Int32(tables.signed("OS/2", 88) ?? 0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a font to those that `UIFont(name:size:)` finds, for the running program.
///
/// - Parameters:
///   - font: The font.
///   - error: Takes an error where the font cannot be added; the caller takes it by `takeRetainedValue()`.
/// - Returns: Whether it was added.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func fail(_ code: Int, _ reason: String) -> Bool {
        let made = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code,
            userInfo: [NSLocalizedDescriptionKey: reason])
        error?.pointee = Unmanaged.passRetained(made)
        return false
    }
    let postScriptName = font.postScriptName ?? "font"
    // 305: a font of the name is there, as Core Text numbers it.
    if UIFont.postScriptNames.contains(postScriptName) {
        return fail(305, "a font \(postScriptName) is registered already")
    }
    let name = "\(postScriptName)-\(UUID().uuidString).otf"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    // The file stays while the program runs: fonts are read when texts need them.
    guard (try? font.data.write(to: file)) != nil else { return fail(101, "\(file.path) cannot be written") }
    return CTFontManagerRegisterFontsForURL(file, .process, error)
}
