import Foundation

/// Writes the constants of asset catalogues: `asset-symbols BUNDLE OUTPUT CATALOGUE ...`.
@main
enum AssetSymbolGenerator {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else {
            FileHandle.standardError.write(Data("asset-symbols BUNDLE OUTPUT CATALOGUE ...\n".utf8))
            exit(2)
        }
        let tree = AssetTree.read(arguments.dropFirst(2).map { URL(fileURLWithPath: $0) })
        let source = GeneratedSource(tree, bundle: arguments[0])
        for warning in source.warnings {
            FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
        }
        try Data(source.text.utf8).write(to: URL(fileURLWithPath: arguments[1]))
    }
}
