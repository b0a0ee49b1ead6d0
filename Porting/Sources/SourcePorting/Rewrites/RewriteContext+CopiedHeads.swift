import SwiftSyntax

extension RewriteContext {
    /// The head of a member that is declared once more, with what the rules make of its attributes and default values.
    mutating func copiedHead(_ member: Member, of type: String) -> MemberHead? {
        guard var head = member.head else { return nil }
        if !head.attributes.isEmpty {
            head.attributes = adapted(
                head.attributes, between: "extension \(type) { ", and: "func copy() {} }",
                by: [TestRewrite.self])
        }
        if head.keyword != "var", head.rest.contains("#") {
            let keyword = head.keyword == "func" ? "func \(head.name)" : head.keyword
            head.rest = adapted(
                head.rest, between: "extension \(type) { \(keyword)", and: " { fatalError() } }",
                by: [SelectorRewrite.self, KeyPathRewrite.self])
        }
        return head
    }

    /// What rules make of a text in a declaration of its own.
    private mutating func adapted(
        _ text: String, between start: String, and end: String, by rules: [any Rewrite.Type]
    ) -> String {
        let copy = ParsedFile(bytes: Array((start + text + end).utf8), path: file.path, options: options)
        var context = RewriteContext(file: copy, fileIndex: fileIndex, index: index, options: options)
        for rule in rules { rule.apply(to: copy, in: &context) }
        neededImports.formUnion(context.neededImports)
        let result = String(decoding: context.edits.apply(), as: UTF8.self)
        guard result.hasPrefix(start), result.hasSuffix(end) else { return text }
        return String(result.dropFirst(start.count).dropLast(end.count))
    }
}
