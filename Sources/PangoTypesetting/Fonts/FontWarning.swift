import Foundation

/// What a typesetter could not do as requested, and did otherwise. Each is said once.
public enum FontWarning: Hashable, Sendable, CustomStringConvertible {
    /// No font has the family's name, so text in it is set in the default family.
    case unknownFamily(name: String, replacement: String)
    /// No font has a character of the script, so that a box is shown in its place.
    case missingScript(name: String, example: Unicode.Scalar, package: String?)
    /// An emoji is not among the embedded ones, so that what is drawn depends on the machine's fonts.
    case foreignEmoji(example: String, package: String)
    /// A font of the program could not be written where fontconfig can read it.
    case unwritableFontCache(fileName: String)

    /// One sentence that names the culprit and, where there is one, the remedy.
    public var description: String {
        switch self {
        case .unknownFamily(let name, let replacement):
            "There is no font family “\(name)”; its text is set in “\(replacement)”."
        case .missingScript(let name, let example, let package):
            "No font here, embedded or on this machine, has the character “\(example)” (U+\(Self.hexadecimal(example)), \(name)); a box stands in its place."
                + (package.map { " Install one that has it: on Debian and Ubuntu the package \($0)." } ?? "")
        case .foreignEmoji(let example, let package):
            "The emoji “\(example)” is not among the embedded ones; it depends on the fonts of this machine how it is drawn. Install the same package wherever pictures are compared: on Debian and Ubuntu \(package)."
        case .unwritableFontCache(let fileName):
            "The font \(fileName) could not be written to a cache folder; set XDG_CACHE_HOME to a folder that can be written."
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

/// Says warnings on the standard error stream.
enum StandardErrorWarning {
    /// Writes one line.
    static func write(_ warning: FontWarning) {
        FileHandle.standardError.write(Data("Formwork: \(warning)\n".utf8))
    }
}
