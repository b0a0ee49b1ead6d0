import Foundation

/// Says warnings on the standard error stream.
enum StandardErrorWarning {
    /// Writes one line.
    static func write(_ warning: FontWarning) {
        FileHandle.standardError.write(Data("Formwork: \(warning)\n".utf8))
    }
}
