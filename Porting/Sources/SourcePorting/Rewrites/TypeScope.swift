import SwiftSyntax

/// A type around an expression, or one that it names.
struct TypeScope {
    /// How source at the expression refers to the type.
    var written: String
    /// Its name in the index, or in the kit.
    var fullName: String
    /// Whether the type is a protocol.
    var isProtocol = false
    /// Whether the type is declared here as one that may have methods of Objective-C.
    var isClassLike = true
    /// The members of the declaration around the expression itself; types in functions are in no index.
    var localMembers: [Member] = []
    /// The superclass as written, for types in functions.
    var localSuperclass: String?

    /// A type by its name, as written outside of all types.
    init(named written: String, in context: RewriteContext, from outer: String? = nil) {
        let index = context.index
        let name = SourceIndex.plain(written)
        fullName = index.fullName(name, in: outer) ?? context.options.kit.types[name] ?? name
        self.written = index[fullName]?.declaration == nil ? name : fullName
        isProtocol =
            index[fullName]?.declaration?.kind == .protocol
            || index[fullName]?.declaration == nil && context.options.kit.protocols[fullName] != nil
    }

    private init(written: String, fullName: String) {
        self.written = written
        self.fullName = fullName
    }

    /// The types around a node, the innermost first.
    static func around(_ node: Syntax, in context: RewriteContext) -> [TypeScope] {
        var scopes: [TypeScope] = []
        var current = node.parent
        while let next = current {
            if let scope = TypeScope(declaration: next, in: context) {
                scopes.append(scope)
                if next.is(ExtensionDeclSyntax.self) { break }
            }
            current = next.parent
        }
        return scopes
    }

    private init?(declaration node: Syntax, in context: RewriteContext) {
        guard let name = node.declaredTypeName, let group = node.asProtocol(DeclGroupSyntax.self) else {
            return nil
        }
        let (outer, isLocal) = node.enclosingTypeName
        let conditions = BuildConditions(options: context.options)
        self.init(written: name, fullName: outer.map { $0 + "." + name } ?? name)
        if let decl = node.as(ExtensionDeclSyntax.self) {
            written = decl.extendedType.bare
            fullName = context.index.fullName(name, in: nil) ?? SourceIndex.plain(name)
            let declared = context.index[fullName]?.declaration
            isProtocol =
                declared?.kind == .protocol
                || declared == nil && context.options.kit.protocols[fullName] != nil
            isClassLike = declared.map { $0.kind == .class || $0.kind == .protocol } ?? true
            if isProtocol { written = "Self" }
        } else {
            isProtocol = node.is(ProtocolDeclSyntax.self)
            isClassLike = node.is(ClassDeclSyntax.self) || isProtocol
        }
        if isLocal || context.index[fullName] == nil {
            localMembers = Member.members(of: group.memberBlock.members, conditions: conditions)
            localSuperclass = group.inheritanceClause?.inheritedTypes.first?.type.bare
        }
    }

    /// The package's members of a name.
    func members(named name: String, in context: RewriteContext) -> [Member] {
        let local = localMembers.filter { $0.name == name }
        if !local.isEmpty { return local }
        let kit = context.options.kit
        let found = context.index.members(of: fullName, named: name, kit: kit).map(\.member)
        guard found.isEmpty, let localSuperclass else { return found }
        let base = context.index.fullName(localSuperclass, in: nil) ?? SourceIndex.plain(localSuperclass)
        return context.index.members(of: base, named: name, kit: kit).map(\.member)
    }

    /// The class that declares a member: the target may be an object of another subclass of it. Of the kit's it is the
    /// outermost one, or with `isFirst` the nearest.
    func declaring(_ name: String, isFirst: Bool = false, in context: RewriteContext) -> TypeScope {
        let kit = context.options.kit
        guard isClassLike, !isProtocol, localMembers.isEmpty else { return self }
        let chain = [fullName] + context.index.superclasses(of: fullName, kit: kit)
        let own = chain.first { !context.index.ownMembers(of: $0, named: name).isEmpty }
        let owners = own == nil ? chain.filter { kit.classes[$0]?.declares(name) == true } : []
        guard let owner = own ?? (isFirst ? owners.first : owners.last), owner != fullName,
            !context.index.isGeneric(owner)
        else {
            return self
        }
        var scope = self
        scope.fullName = owner
        scope.written = owner
        return scope
    }

    /// The kit's members of a name, as `save(_:)`.
    func kitMembers(named name: String, in context: RewriteContext) -> [String] {
        let kit = context.options.kit
        let found = context.index.kitMembers(of: fullName, named: name, kit: kit)
        guard found.isEmpty, let localSuperclass else { return found }
        return context.index.kitMembers(of: SourceIndex.plain(localSuperclass), named: name, kit: kit)
    }

    /// Whether the class belongs to the main actor; classes in functions are taken for such that do.
    func isMainActor(in context: RewriteContext) -> Bool {
        !localMembers.isEmpty || context.index.isMainActor(fullName, kit: context.options.kit)
    }

    /// Whether the package or the kit has a member of the name here.
    func has(_ name: String, in context: RewriteContext) -> Bool {
        !members(named: name, in: context).isEmpty || !kitMembers(named: name, in: context).isEmpty
    }
}
