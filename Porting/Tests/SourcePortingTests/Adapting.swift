import Foundation
import Testing

@testable import SourcePorting

/// Adapts the files of a package of one target, checks what holds for every file, and returns the texts by path.
func adapt(
    _ files: [String: String], rules: [any Rewrite.Type], kit: KitSurface = .current,
    location: SourceLocation = #_sourceLocation
) -> (texts: [String: String], reports: [Report]) {
    let options = PortOptions(kit: kit)
    func pass(_ files: [String: String]) -> (texts: [String: String], reports: [Report]) {
        let parsed = files.sorted { $0.key < $1.key }.map {
            ParsedFile(bytes: Array($0.value.utf8), path: $0.key, options: options)
        }
        let index = SourceIndex(parsed.map { FileIndex($0, module: options.module) })
        var result: (texts: [String: String], reports: [Report]) = ([:], [])
        for file in parsed {
            var context = RewriteContext(
                file: file, fileIndex: FileIndex(file, module: options.module), index: index, options: options
            )
            for rule in rules { rule.apply(to: file, in: &context) }
            result.texts[file.path] = String(decoding: context.edits.apply(), as: UTF8.self)
            #expect(context.edits.refused.isEmpty, sourceLocation: location)
            result.reports += context.reports
        }
        return result
    }
    let first = pass(files)
    let second = pass(first.texts)
    for (path, text) in first.texts {
        #expect(second.texts[path] == text, "adapting twice", sourceLocation: location)
        let lines = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let adapted = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(adapted.count >= lines.count, sourceLocation: location)
        let file = ParsedFile(bytes: Array(text.utf8), path: path, options: options)
        #expect(file.syntaxErrors(limit: 5) == [], "\(text)", sourceLocation: location)
    }
    return first
}

/// Adapts one file and compares it with what is expected, without trailing white space.
func expect(
    _ source: String, becomes expected: String, rules: [any Rewrite.Type],
    location: SourceLocation = #_sourceLocation
) {
    let text = adapt(["A.swift": source], rules: rules, location: location).texts["A.swift"] ?? ""
    #expect(text.withoutTrailingSpace == expected.withoutTrailingSpace, "\(text)", sourceLocation: location)
}

extension String {
    /// The lines without spaces at their ends.
    var withoutTrailingSpace: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
