/// Adapts iOS source for Linux: text in, text and reports out.
public enum Port {
    /// The rules, in the order in which they are applied. All edits refer to the original text.
    static var rewrites: [any Rewrite.Type] {
        [
            PreviewRewrite.self, DynamicPropertyRewrite.self, ObjectOverrides.self, AttributeRewrite.self,
            ConditionRewrite.self,
            AvailabilityRewrite.self,
            SelectorRewrite.self, KeyPathRewrite.self, TestRewrite.self, ExtensionOverrides.self,
            OptionalRequirements.self, OptionalStubs.self, MetatypeInits.self,
            MemberTableRewrite.self, LocalMemberTables.self, GenericMemberTables.self,
            AnyObjectMembers.self, NonescapingCalls.self,
            ImportRewrite.self,
        ]
    }

    /// Indexes one file; pass the result of all files to `SourceIndex`.
    public static func index(
        _ bytes: [UInt8], path: String, options: PortOptions = PortOptions()
    ) -> FileIndex {
        FileIndex(ParsedFile(bytes: bytes, path: path, options: options), module: options.module)
    }

    /// Adapts one file.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - path: the path by which reports name the file.
    ///   - index: what all files of the target, and of those that it depends on, declare.
    ///   - options: what the target is adapted for.
    public static func adapt(
        _ bytes: [UInt8], path: String, index: SourceIndex, options: PortOptions = PortOptions()
    ) -> AdaptedFile {
        if let refusal = AdaptedFile.refusal(bytes, path: path) { return refusal }
        return adapt(ParsedFile(bytes: bytes, path: path, options: options), index: index, options: options)
    }

    /// Adapts a file that is parsed already.
    public static func adapt(_ file: ParsedFile, index: SourceIndex, options: PortOptions) -> AdaptedFile {
        let (plan, index) = index.leavingOut.plan(index, options: options)
        guard let left = LeavingOut.pruned(file, plan, options: options) else {
            return rewrite(file, index: index, options: options)
        }
        let rest = ParsedFile(bytes: left.bytes, path: file.path, options: options)
        var adapted = rewrite(rest, index: index, options: options)
        adapted.isChanged = true
        adapted.reports = left.reports + adapted.reports
        return adapted
    }

    private static func rewrite(_ file: ParsedFile, index: SourceIndex, options: PortOptions) -> AdaptedFile {
        let fileIndex = FileIndex(file, module: options.module)
        var context = RewriteContext(file: file, fileIndex: fileIndex, index: index, options: options)
        context.reports = file.syntaxErrors(limit: 20)
        for rewrite in rewrites { rewrite.apply(to: file, in: &context) }
        let adapted = context.edits.apply()
        for range in context.edits.refused {
            context.report(
                .unanswered, "overlapping edits", at: range.lowerBound, advice: "Report this as a defect.")
        }
        return AdaptedFile(
            path: file.path, bytes: adapted, isChanged: !context.edits.isEmpty, reports: context.reports)
    }

    /// Adapts all files of one target.
    public static func adapt(files: [(path: String, bytes: [UInt8])], options: PortOptions) -> [AdaptedFile] {
        var parsed: [ParsedFile?] = []
        for file in files {
            let isRefused = AdaptedFile.refusal(file.bytes, path: file.path) != nil
            parsed.append(isRefused ? nil : ParsedFile(bytes: file.bytes, path: file.path, options: options))
        }
        let index = SourceIndex(parsed.compactMap { $0 }.map { FileIndex($0, module: options.module) })
        return zip(files, parsed).map { file, parsed in
            guard let parsed else {
                return AdaptedFile.refusal(file.bytes, path: file.path)
                    ?? AdaptedFile(path: file.path, bytes: file.bytes, isChanged: false, reports: [])
            }
            return adapt(parsed, index: index, options: options)
        }
    }
}

/// One file as Linux compiles it.
public struct AdaptedFile: Sendable {
    /// The path by which reports name the file.
    public var path: String
    /// The adapted text. Every original line has its original number; generated lines follow the last one.
    public var bytes: [UInt8]
    /// Whether anything was changed; otherwise `bytes` are the original's.
    public var isChanged: Bool
    /// What was rewritten, left out or has no rewrite.
    public var reports: [Report]

    /// The adapted text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A file that is not UTF-8, unchanged, with a report; nil where the text is fine.
    static func refusal(_ bytes: [UInt8], path: String) -> AdaptedFile? {
        guard !isUTF8(bytes) else { return nil }
        let report = Report(
            .unanswered, "encoding", advice: "Save the file as UTF-8; it was not adapted.", file: path,
            line: 1, column: 1)
        return AdaptedFile(path: path, bytes: bytes, isChanged: false, reports: [report])
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
    }
}
