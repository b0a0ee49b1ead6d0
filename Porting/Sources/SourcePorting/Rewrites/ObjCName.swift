/// Names of methods and properties in Objective-C, by the rules of the Swift compiler.
enum ObjCName {
    /// The selector of a method: `save` -> `save`, `save(_:)` -> `save:`, `save(sender:)` -> `saveWithSender:`.
    static func selector(_ name: String, labels: [String?]) -> String {
        let base = name.filter { $0 != "`" }
        guard let first = labels.first else { return base }
        var selector = base
        if let first {
            if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) {
                selector += "With"
            }
            selector += first.prefix(1).uppercased() + first.dropFirst()
        }
        return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    }

    /// The selector of a member: `@objc(name)` wins.
    static func selector(_ member: Member) -> String {
        if let name = member.objcName { return name }
        return selector(member.name, labels: member.kind == .variable ? [] : member.labels)
    }

    /// The selector that assigns a property: `name` -> `setName:`.
    static func setter(_ name: String) -> String {
        let base = name.filter { $0 != "`" }
        return "set" + base.prefix(1).uppercased() + base.dropFirst() + ":"
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
        "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to",
        "until", "using", "via", "when", "with", "within",
    ]

    private static func firstWord(_ text: String) -> String {
        guard let first = text.first else { return "" }
        return (String(first) + text.dropFirst().prefix { $0.isLowercase }).lowercased()
    }

    private static func lastWord(_ text: String) -> String {
        guard let start = text.lastIndex(where: { !$0.isLowercase }) else { return text }
        return text[start...].lowercased()
    }
}
