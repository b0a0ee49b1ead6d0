import SwiftSyntax

/// Attributes and modifiers that need the Objective-C runtime leave spaces behind: `@objc`, `@IBOutlet`, `dynamic`.
enum AttributeRewrite: Rewrite {
    /// Attributes that go with their arguments.
    static let removed: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
        "IBSegueAction",
        "GKInspectable", "NSManaged",
    ]

    static func apply(to file: ParsedFile, in context: inout RewriteContext) {
        for attribute in file.nodes.attributes {
            let name = attribute.name
            let range = attribute.range
            if removed.contains(name) {
                context.edits.blank(range)
                if name == "NSManaged", LayerProperty.add(attribute, in: &context) {
                    context.report(.rewritten, "@NSManaged of a layer", at: range.lowerBound)
                } else if name == "NSManaged" {
                    context.report(
                        .unanswered, "@NSManaged", at: range.lowerBound,
                        advice:
                            "Core Data does not exist on Linux: the property is stored and needs an initial value."
                    )
                } else {
                    context.report(.rewritten, "@" + name, at: range.lowerBound)
                }
            } else if name == "UIApplicationMain" {
                context.edits.replace(attribute.attributeName.range, with: "main")
                context.report(.rewritten, "@UIApplicationMain", at: range.lowerBound)
            }
        }
        for modifier in file.nodes.modifiers where modifier.name.text == "dynamic" && isRuntimes(modifier) {
            context.edits.blank(modifier.range)
            context.report(.rewritten, "dynamic", at: modifier.range.lowerBound)
        }
        for type in file.nodes.types {
            guard let decl = type.as(ProtocolDeclSyntax.self) else { continue }
            restrictToClasses(decl, in: &context)
        }
    }

    /// Whether `dynamic` means Objective-C's dispatch. By itself it is Swift's, which Linux has.
    private static func isRuntimes(_ modifier: DeclModifierSyntax) -> Bool {
        guard let decl = modifier.parent?.parent else { return false }
        let attributes = decl.asProtocol(WithAttributesSyntax.self)?.attributes.allNames ?? []
        if !removed.isDisjoint(with: attributes) { return true }
        if let outer = decl.parent?.ancestor(ExtensionDeclSyntax.self) {
            return outer.attributes.allNames.contains("objc")
        }
        return decl.parent?.ancestor(ClassDeclSyntax.self)?.attributes.allNames.contains("objcMembers")
            ?? false
    }

    /// A protocol that was Objective-C's was one of classes; without that `weak var delegate` does not compile.
    private static func restrictToClasses(_ decl: ProtocolDeclSyntax, in context: inout RewriteContext) {
        guard decl.attributes.allNames.contains("objc") else { return }
        if let clause = decl.inheritanceClause {
            let onlySendable = clause.inheritedTypes.allSatisfy { $0.type.bare == "Sendable" }
            guard onlySendable else { return }
            context.edits.insert(" AnyObject,", at: clause.colon.range.upperBound)
        } else {
            let end = decl.primaryAssociatedTypeClause?.range.upperBound ?? decl.name.range.upperBound
            context.edits.insert(": AnyObject", at: end)
        }
        context.report(.rewritten, "@objc protocol", at: decl.name.range.lowerBound)
    }
}
