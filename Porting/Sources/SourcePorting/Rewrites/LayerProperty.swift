import SwiftSyntax

/// `@NSManaged var progress: CGFloat` of a layer: Core Animation stores the value under the property's name and displays the
/// layer where it says that the key needs display.
enum LayerProperty {
    /// Gives the property that has the attribute an accessor; false where it is not one of a layer.
    static func add(_ attribute: AttributeSyntax, in context: inout RewriteContext) -> Bool {
        guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
            let type = TypeScope.around(Syntax(variable), in: context).first,
            context.index.superclasses(of: type.fullName, kit: context.options.kit).contains("CALayer")
                || type.fullName == "CALayer",
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let written = binding.typeAnnotation?.type, binding.accessorBlock == nil
        else { return false }
        let key = name.filter { $0 != "`" }
        let isOptional =
            written.is(OptionalTypeSyntax.self) || written.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        var bare = written.trimmedDescription
        if isOptional { bare.removeLast() }
        let get = "(value(forKey: \"\(key)\") as? \(bare))" + (isOptional ? "" : " ?? .init()")
        let display = "if Self.needsDisplay(forKey: \"\(key)\") { setNeedsDisplay() }"
        context.edits.insert(
            " { get { \(get) } set { setValue(newValue, forKey: \"\(key)\"); \(display) } }",
            at: written.range.upperBound)
        return true
    }
}
