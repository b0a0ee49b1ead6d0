import Foundation

/// Finds members by name: of a class, then of its superclasses.
///
/// The lists of a module are read when an object of one of its classes is first looked at, and what is found is kept; those of all
/// modules when a name is first not found, since any of them may extend the class.
enum RuntimeMembers {
    /// The members of one class by name.
    private struct Table {
        var methods: [String: RuntimeMethod] = [:]
        var keys: [String: RuntimeMember.Kind] = [:]
        var optionals: [String: (Any) -> Any?] = [:]
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var tables: [ObjectIdentifier: Table] = [:]
    nonisolated(unsafe) private static var readModules: Set<String> = []
    nonisolated(unsafe) private static var isProgramRead = false
    nonisolated(unsafe) private static var readClasses: Set<ObjectIdentifier> = []

    /// The method of a name.
    static func method(_ name: String, of type: AnyClass) -> RuntimeMethod? {
        find(in: type) { $0.methods[name] }
    }

    /// The property of a name.
    static func key(_ name: String, of type: AnyClass) -> RuntimeMember.Kind? {
        find(in: type) { $0.keys[name] }
    }

    /// What returns the implementation of an optional requirement.
    static func optional(_ name: String, of type: AnyClass) -> ((Any) -> Any?)? {
        find(in: type) { $0.optionals[name] }
    }

    /// The method of a name that a class lists itself: an initializer.
    static func ownMethod(_ name: String, of type: AnyClass) -> RuntimeMethod? {
        lock.lock()
        defer { lock.unlock() }
        readModules(of: type)
        return tables[ObjectIdentifier(type)]?.methods[name]
    }

    private static func find<Found>(in type: AnyClass, _ read: (Table) -> Found?) -> Found? {
        lock.lock()
        defer { lock.unlock() }
        readModules(of: type)
        if let found = search(type, read) { return found }
        guard readProgram() else { return nil }
        return search(type, read)
    }

    private static func search<Found>(_ type: AnyClass, _ read: (Table) -> Found?) -> Found? {
        var next: AnyClass? = type
        while let candidate = next {
            if let table = tables[ObjectIdentifier(candidate)], let found = read(table) { return found }
            next = _getSuperclass(candidate)
        }
        return nil
    }

    /// Reads the lists of all modules once: one that was not read may extend the class. Returns whether one was.
    private static func readProgram() -> Bool {
        guard !isProgramRead else { return false }
        isProgramRead = true
        let count = readModules.count
        for module in ProgramModules.all { readModule(module) }
        return readModules.count > count
    }

    /// Reads the lists of the modules of a class and of its superclasses.
    private static func readModules(of type: AnyClass) {
        // The kit lists members of `NSObject`, which all classes have.
        readModule("HeadlessUIKit")
        var next: AnyClass? = type
        while let candidate = next, readClasses.insert(ObjectIdentifier(candidate)).inserted {
            // The module is what precedes the first period, also of nested, generic and private classes.
            let module = String(reflecting: candidate).prefix { $0 != "." }
            readModule(String(module))
            if let listing = candidate as? any RuntimeMemberListing.Type {
                add([RuntimeClass(candidate, members(of: listing))])
            }
            next = _getSuperclass(candidate)
        }
    }

    /// Reads the lists of a module, where it has some.
    static func readModule(_ module: String) {
        lock.lock()
        defer { lock.unlock() }
        guard readModules.insert(module).inserted,
            let type = _typeByName("\(module.utf8.count)\(module)14FormworkModuleC")
                as? any RuntimeModule.Type
        else { return }
        add(classes(of: type))
    }

    /// Lists of constants, which need no actor to be read.
    private static func members(of type: any RuntimeMemberListing.Type) -> [RuntimeMember] {
        nonisolated(unsafe) let type = type
        let read: @MainActor () -> [RuntimeMember] = { type.formworkMembers }
        return unsafeBitCast(read, to: (() -> [RuntimeMember]).self)()
    }

    /// As above.
    private static func classes(of type: any RuntimeModule.Type) -> [RuntimeClass] {
        nonisolated(unsafe) let type = type
        let read: @MainActor () -> [RuntimeClass] = { type.classes }
        return unsafeBitCast(read, to: (() -> [RuntimeClass]).self)()
    }

    static func add(_ classes: [RuntimeClass]) {
        lock.lock()
        defer { lock.unlock() }
        for entry in classes {
            var table = tables[ObjectIdentifier(entry.type)] ?? Table()
            for member in entry.members {
                switch member.kind {
                case .method(let method): table.methods[member.name] = method
                case .key: table.keys[member.name] = member.kind
                case .optional(let bind): table.optionals[member.name] = bind
                }
            }
            tables[ObjectIdentifier(entry.type)] = table
        }
    }
}
