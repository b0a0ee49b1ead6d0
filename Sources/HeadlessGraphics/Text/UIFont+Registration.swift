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

    /// Adds the fonts of all font files of a bundle: those ending in ttf, otf, ttc or otc.
    ///
    /// - Returns: The files, sorted.
    /// - Throws: A `FontError` that names the first file that holds no font; the ones before it were added.
    @discardableResult
    public static func registerFonts(in bundle: Bundle) throws(FontError) -> [URL] {
        var files: [URL] = []
        for ending in ["ttf", "otf", "ttc", "otc"] {
            for file in bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? [] {
                files.append(file as URL)
            }
        }
        files.sort { $0.path < $1.path }
        for file in files { try registerFonts(at: file) }
        return files
    }

    /// The PostScript names of all faces.
    static var postScriptNames: Set<String> { Set(TextEngine.faces.map(\.postScriptName)) }
}
