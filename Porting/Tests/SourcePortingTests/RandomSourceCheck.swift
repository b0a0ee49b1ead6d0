@testable import SourcePorting

/// What must hold for adapted source, whatever the source is.
enum RandomSourceCheck {
    /// What does not hold for the random file of a seed.
    static func faults(seed: UInt64) -> [String] {
        faults(of: RandomSource.file(seed: seed)).map { "seed \(seed): \($0)" }
    }

    /// What does not hold for a text whose lines end with their numbers in comments.
    static func faults(of source: String) -> [String] {
        let original = ParsedFile(bytes: Array(source.utf8), path: "A.swift", options: .init())
        let wasValid = original.syntaxErrors(limit: 1).isEmpty
        let adapted = adapt(source)
        var faults: [String] = []
        if adapt(source).bytes != adapted.bytes { faults.append("two runs differ") }
        if adapted.reports.contains(where: { $0.cause == "overlapping edits" }) {
            faults.append("overlapping edits")
        }
        faults += movedLines(adapted.bytes, source: source)
        guard wasValid else { return faults }
        let parsed = ParsedFile(bytes: adapted.bytes, path: "A.swift", options: .init())
        faults += parsed.syntaxErrors(limit: 3).map { "\($0)\n\(adapted.text)" } + constructsLeft(in: parsed)
        return faults + changesOfSecondRun(adapted.text)
    }

    private static func adapt(_ text: String) -> AdaptedFile {
        Port.adapt(files: [("A.swift", Array(text.utf8))], options: .init())[0]
    }

    /// Lines whose number is another's. A number that is in the text is the line's; those in what was left out are gone.
    private static func movedLines(_ bytes: [UInt8], source: String) -> [String] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        var faults: [String] = []
        let count = source.utf8.count { $0 == UInt8(ascii: "\n") }
        if lines.count <= count { faults.append("\(count - lines.count + 1) lines are missing") }
        for (number, line) in lines.enumerated() {
            guard let mark = line.range(of: " // L", options: .backwards) else { continue }
            let digits = line[mark.upperBound...].prefix { $0.isNumber }
            if Int(digits) != number + 1 { faults.append("moved to \(number + 1): \(line)") }
        }
        return faults
    }

    private static func constructsLeft(in parsed: ParsedFile) -> [String] {
        let attributes = ["objc", "objcMembers", "IBOutlet", "IBAction", "nonobjc"]
        let left = parsed.nodes.attributes.map(\.name).filter(attributes.contains)
        let macros = parsed.nodes.macros.map(\.macroName.text).filter(["selector", "keyPath"].contains)
        return (left + macros).map { "\($0) is left" }
    }

    private static func changesOfSecondRun(_ text: String) -> [String] {
        let first = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let second = adapt(text).text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let changed = zip(first, second).filter { $0 != $1 }.map { "second run: \($0) -> \($1)" }
        return changed + second.dropFirst(first.count).map { "second run adds \($0)" }
            + first.dropFirst(second.count).map { "second run loses \($0)" }
    }
}
