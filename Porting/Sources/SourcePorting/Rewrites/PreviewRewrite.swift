import SwiftSyntax

/// `#Preview { }` is left out.
enum PreviewRewrite: Rewrite {
    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        let expressions = file.nodes.macros.filter { $0.macroName.text == "Preview" }.map(\.range)
        let declarations = file.nodes.macroDeclarations.filter { $0.macroName.text == "Preview" }.map(\.range)
        for range in expressions + declarations {
            context.edits.blank(range)
            context.report(.leftOut, "#Preview", at: range.lowerBound)
        }
    }
}
