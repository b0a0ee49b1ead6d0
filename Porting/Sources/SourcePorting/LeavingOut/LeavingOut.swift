import Foundation
import SwiftSyntax

/// Takes what is left out from texts and indexes, so that no rule sees it.
enum LeavingOut {
    /// The text of a file with spaces in place of what goes, and a report for each; nil where nothing goes.
    static func pruned(
        _ file: ParsedFile, _ plan: LeavingOutPlan, options: PortOptions
    ) -> (bytes: [UInt8], reports: [Report])? {
        var edits = SourceEdits(file.bytes)
        var causes: [(offset: Int, cause: String)] = []
        let missing = options.missingModules.subtracting(options.kitModules)
        for node in file.nodes.imports {
            guard let name = node.path.first?.name.text, missing.contains(name) else { continue }
            edits.blank(node.range)
            causes.append((node.range.lowerBound, name))
        }
        if let found = plan.files[file.path] {
            for (start, item) in found.ranges.sorted(by: { $0.key < $1.key }) {
                edits.blank(start..<item.end)
                causes.append((start, item.cause))
            }
            for type in file.nodes.types {
                guard let entry = found.conformances[type.range.lowerBound],
                    let clause = type.asProtocol(DeclGroupSyntax.self)?.inheritanceClause
                else { continue }
                blank(entry.names, in: clause, &edits)
                causes.append((clause.range.lowerBound, entry.cause))
            }
            for variable in file.nodes.variables {
                guard let entry = found.attributes[variable.range.lowerBound] else { continue }
                for case .attribute(let attribute) in variable.attributes where attribute.name == entry.name {
                    edits.blank(attribute.range)
                    causes.append((attribute.range.lowerBound, entry.cause))
                }
            }
        }
        guard !causes.isEmpty else { return nil }
        let reports = causes.map { offset, cause in
            let location = file.lines.location(of: offset)
            return Report(
                .leftOut, cause, advice: advice(cause), file: file.path, line: location.line,
                column: location.column)
        }
        return (edits.apply(), reports)
    }

    private static func advice(_ module: String) -> String {
        if module == MissingNames.runtime {
            return "Linux has no Objective-C runtime: override in a subclass."
        }
        return
            "Linux has no \(module): what names it is left out, with what names that. Put it into files of its own, or under "
            + "#if canImport(\(module))."
    }

    /// Blanks names of an inheritance clause with their commas; all of it where nothing stays.
    private static func blank(
        _ names: Set<String>, in clause: InheritanceClauseSyntax, _ edits: inout SourceEdits
    ) {
        let types = Array(clause.inheritedTypes)
        let kept = types.filter { !names.contains($0.type.bare) }
        guard !kept.isEmpty else { return edits.blank(clause.range) }
        for (position, type) in types.enumerated() where names.contains(type.type.bare) {
            let isLast = !types[(position + 1)...].contains { !names.contains($0.type.bare) }
            edits.blank(type.type.range)
            if let comma = type.trailingComma, !isLast { edits.blank(comma.range) }
        }
        // The comma behind the last one that stays.
        if let last = kept.last, let comma = last.trailingComma { edits.blank(comma.range) }
    }

    /// An index without what goes.
    static func pruned(_ index: SourceIndex, _ plan: LeavingOutPlan) -> SourceIndex {
        SourceIndex(
            index.files.map { file in
                guard let found = plan.files[file.path], !found.isEmpty else { return file }
                var file = file
                let ranges = found.ranges.map { ($0.key, $0.value.end) }.sorted { $0.0 < $1.0 }
                func isGone(_ offset: Int) -> Bool {
                    ranges.contains { $0.0 <= offset && offset < $0.1 }
                }
                file.types.removeAll { isGone($0.offset) }
                for position in file.types.indices {
                    file.types[position].members.removeAll { isGone($0.offset) && $0.kind != .enumCase }
                    if let entry = found.conformances[file.types[position].offset] {
                        file.types[position].inherited.removeAll { entry.names.contains($0) }
                    }
                }
                file.units = []
                return file
            })
    }
}

/// The plan of an index, made when it is first needed.
final class LeavingOutCache: @unchecked Sendable {
    private let lock = NSLock()
    private var plan: (missing: Set<String>, plan: LeavingOutPlan, index: SourceIndex)?

    /// The plan, and the index without what goes.
    func plan(_ index: SourceIndex, options: PortOptions) -> (plan: LeavingOutPlan, index: SourceIndex) {
        lock.lock()
        defer { lock.unlock() }
        if let plan, plan.missing == options.missingModules { return (plan.plan, plan.index) }
        let made = LeavingOutPlan(index, options: options)
        let pruned = made.files.isEmpty ? index : LeavingOut.pruned(index, made)
        plan = (options.missingModules, made, pruned)
        return (made, pruned)
    }
}
