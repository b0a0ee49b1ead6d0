import Foundation
public import enum PangoTypesetting.FontError

extension UIFont {
    /// Adds the fonts of a file to those that ``init(name:size:)`` finds, as `UIAppFonts` does for an app.
    ///
    /// - Parameter url: A TrueType or OpenType file or collection. It must stay where it is.
    /// - Throws: A `FontError` that names the file, where there is none or where it holds no font.
    public static func registerFonts(at url: URL) throws(FontError) {
        try TextEngine.registerFonts(at: url.path)
    }
}
