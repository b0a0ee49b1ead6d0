/// An error of the compiler.
struct BuildDiagnostic: Codable, Hashable, Sendable {
    /// The path of the file.
    var file: String
    /// The line, from 1 on.
    var line: Int
    /// The column, from 1 on.
    var column: Int
    /// What is wrong.
    var message: String

    /// The errors in what a build has printed, each once.
    static func all(in output: String) -> [BuildDiagnostic] {
        var found: [BuildDiagnostic] = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /(\/.*?):(\d+):(\d+): error: (.*)/),
                let number = Int(match.output.2), let column = Int(match.output.3)
            else { continue }
            let one = BuildDiagnostic(
                file: String(match.output.1), line: number, column: column, message: String(match.output.4))
            if !found.contains(one) { found.append(one) }
        }
        return found
    }
}
