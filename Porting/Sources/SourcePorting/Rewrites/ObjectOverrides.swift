import SwiftSyntax

/// Overrides of methods that `NSObject` has on iOS only: observers by name, undefined keys, objects of nibs. They are methods of their own
/// here, which the kit calls by name; what their superclass would do is left out.
enum ObjectOverrides: Rewrite {
    /// The methods, with Objective-C's names.
    static let selectors = [
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "value(forUndefinedKey:)": "valueForUndefinedKey:",
        "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
        "responds(to:)": "respondsToSelector:",
        "forwardingTarget(for:)": "forwardingTargetForSelector:",
        "awakeFromNib": "awakeFromNib",
        "prepareForInterfaceBuilder": "prepareForInterfaceBuilder",
    ]

    /// Their names without labels.
    private static let names = Set(selectors.keys.map { String($0.prefix { $0 != "(" }) })

    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for function in file.nodes.functions where names.contains(function.name.text) {
            guard let modifier = function.modifiers.first(where: { $0.name.text == "override" }),
                let scope = TypeScope.around(Syntax(function), in: context).first,
                context.index.isObjectOverride(Member(function), in: scope.fullName, kit: context.options.kit)
            else { continue }
            context.edits.blank(modifier.range)
            context.report(.rewritten, "override of NSObject", at: modifier.range.lowerBound)
            // What the kit has for all objects is called as on iOS.
            if function.name.text == "responds" { continue }
            let value = ["value", "forwardingTarget"].contains(function.name.text) ? "Any?.none" : "()"
            for call in file.nodes.calls where function.range.contains(call.range.lowerBound) {
                guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                    access.base?.is(SuperExprSyntax.self) == true,
                    access.declName.baseName.text == function.name.text
                else { continue }
                context.edits.replace(call.range, with: value)
            }
        }
    }
}

extension SourceIndex {
    /// Whether a method overrides one that `NSObject` has on iOS only: in a class of objects that are no responders, and
    /// of whose superclasses none in the package declares it.
    func isObjectOverride(_ member: Member, in type: String, kit: KitSurface) -> Bool {
        guard member.modifiers.contains("override"), ObjectOverrides.selectors[member.fullName] != nil else {
            return false
        }
        let chain = superclasses(of: type, kit: kit)
        guard !chain.contains("UIResponder"), let last = chain.last, last == "NSObject" || kit.isObject(last)
        else {
            return false
        }
        // Bar items, gesture recognisers and others of the kit have these methods.
        return !chain.contains { name in
            kit.isOpen(member.key, in: name)
                || ownMembers(of: name, named: member.name).contains { $0.member.labels == member.labels }
        }
    }
}
