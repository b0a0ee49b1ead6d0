import SwiftSyntax

/// Calls with closures that escape on Linux and do not on iOS, where they read members without `self.`, become calls of the
/// kit's methods, whose closures do not escape. Of Foundation's methods that is one.
enum NonescapingCalls: Rewrite {
    private static let labels = ["in", "options", "range", "using"]

    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for call in file.nodes.calls {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                access.declName.baseName.text == "enumerateMatches", access.declName.argumentNames == nil,
                call.arguments.contains(where: { $0.label?.text == "range" }),
                call.arguments.allSatisfy({ labels.contains($0.label?.text ?? "") })
            else { continue }
            context.edits.replace(access.declName.baseName.range, with: "formworkEnumerateMatches")
            context.neededImports.insert("UIKit")
            context.report(.rewritten, "enumerateMatches", at: access.declName.baseName.range.lowerBound)
        }
    }
}
