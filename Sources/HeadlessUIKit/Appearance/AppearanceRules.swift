import Foundation

/// What is set for classes, and its application to instances. Nothing of it runs before the first proxy is made.
@MainActor
enum AppearanceRules {
    /// Whether there is any proxy: all that views read when they enter a window.
    @exclusivity(unchecked) private(set) nonisolated(unsafe) static var isInUse = false
    private static var rules: [AppearanceRule] = []
    /// Whether a proxy depends on traits, so that their changes apply what is set again.
    private(set) static var dependOnTraits = false
    /// The rules that concern a class, found when its first instance enters a window.
    private static var rulesOfClass: [ObjectIdentifier: [AppearanceRule]] = [:]
    private static var propertiesOfClass: [ObjectIdentifier: [AppearanceProperty]] = [:]
    /// The first values of the kit's classes, by the names of the properties.
    private static var defaultsOfClass: [ObjectIdentifier: [String: Any?]] = [:]

    /// The proxy of a class under a condition, made once.
    static func proxy<Subject: AppearanceSubject>(
        of type: Subject.Type, _ condition: AppearanceRule.Condition
    ) -> Subject {
        if let rule = rules.first(where: { $0.type == type && $0.condition == condition }),
            let proxy = rule.proxy as? Subject
        {
            return proxy
        }
        guard let proxy = type.makeAppearanceProxy() as? Subject else {
            preconditionFailure("\(type).appearance(): no object of the class could be made")
        }
        rules.append(
            AppearanceRule(
                type: type, proxy: proxy, condition: condition, initial: values(of: proxy, of: type)))
        rulesOfClass = [:]
        isInUse = true
        if condition.traits != nil { dependOnTraits = true }
        return proxy
    }

    static func removeAll() {
        rules = []
        rulesOfClass = [:]
        isInUse = false
        dependOnTraits = false
    }

    static func properties(of type: any AppearanceSubject.Type) -> [AppearanceProperty] {
        if let known = propertiesOfClass[ObjectIdentifier(type)] { return known }
        let own = (type as? any AppearanceCustomizable.Type)?.appearancePaths ?? []
        let properties = type.appearanceProperties + own.map(\.property)
        propertiesOfClass[ObjectIdentifier(type)] = properties
        return properties
    }

    private static func values(of object: NSObject, of type: any AppearanceSubject.Type) -> [String: Any?] {
        Dictionary(properties(of: type).map { ($0.name, $0.value(object)) }) { $1 }
    }

    // MARK: Applying

    /// Applies what is set for the class to an instance that enters a window.
    ///
    /// - Parameters:
    ///   - subject: The instance.
    ///   - container: What contains it; its own next responder by default.
    static func apply(to subject: any AppearanceSubject, in container: UIResponder? = nil) {
        let type = Swift.type(of: subject)
        let rules = rules(for: type)
        guard !rules.isEmpty else { return }
        let first = container ?? (subject as? UIResponder)?.next
        let matching = rules.compactMap { rule in
            rule.match(first).map { (rule: rule, match: $0) }
        }
        guard !matching.isEmpty else { return }
        // The outermost container counts most, then the longer chain.
        let ordered = matching.enumerated().sorted { first, second in
            let (a, b) = (first.element.match, second.element.match)
            return (a.reach, a.length, first.offset) < (b.reach, b.length, second.offset)
        }.map(\.element.rule)
        AnimationRecording.suspended { apply(ordered, to: subject, of: type) }
    }

    private static func apply(
        _ rules: [AppearanceRule], to subject: any AppearanceSubject, of type: any AppearanceSubject.Type
    ) {
        let defaults = defaults(of: type)
        for property in properties(of: type) {
            guard let rule = rules.last(where: { $0.sets(property) }) else { continue }
            let (value, current) = (property.value(rule.proxy), property.value(subject))
            guard !property.isEqual(value, current) else {
                subject.appliedAppearance[property.name] = value
                continue
            }
            let isOwn = !property.isEqual(current, defaults[property.name] ?? nil)
            if isOwn {
                // A value of another proxy, or of an earlier window, is replaced; one of the program's stays.
                guard let applied = subject.appliedAppearance[property.name],
                    property.isEqual(current, applied)
                else { continue }
            }
            property.set(subject, value)
            subject.appliedAppearance[property.name] = value
        }
    }

    /// The rules of the class and its superclasses: those of superclasses first.
    private static func rules(for type: any AppearanceSubject.Type) -> [AppearanceRule] {
        if let known = rulesOfClass[ObjectIdentifier(type)] { return known }
        var lineage: [ObjectIdentifier] = []
        var ancestor: AnyClass? = type
        while let current = ancestor {
            lineage.append(ObjectIdentifier(current))
            ancestor = _getSuperclass(current)
        }
        let found = rules.compactMap { rule in
            lineage.firstIndex(of: ObjectIdentifier(rule.type)).map { (rule: rule, distance: $0) }
        }
        let ordered = found.enumerated().sorted {
            ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset)
        }.map(\.element.rule)
        rulesOfClass[ObjectIdentifier(type)] = ordered
        return ordered
    }

    /// The first values of the nearest class of the kit: what its subclasses set for themselves counts as set.
    private static func defaults(of type: any AppearanceSubject.Type) -> [String: Any?] {
        if let known = defaultsOfClass[ObjectIdentifier(type)] { return known }
        // The first values of an app's own properties are those of its class.
        if let own = type as? any AppearanceCustomizable.Type, !own.appearancePaths.isEmpty {
            let defaults = values(of: type.makeAppearanceProxy(), of: type)
            defaultsOfClass[ObjectIdentifier(type)] = defaults
            return defaults
        }
        var kitType = type
        while !String(reflecting: kitType).hasPrefix("HeadlessUIKit."),
            let superclass = _getSuperclass(kitType) as? any AppearanceSubject.Type
        {
            kitType = superclass
        }
        let defaults =
            defaultsOfClass[ObjectIdentifier(kitType)]
            ?? values(of: kitType.makeAppearanceProxy(), of: kitType)
        defaultsOfClass[ObjectIdentifier(kitType)] = defaults
        defaultsOfClass[ObjectIdentifier(type)] = defaults
        return defaults
    }
}

/// A proxy with the condition under which it counts.
@MainActor
final class AppearanceRule {
    /// When a proxy counts.
    struct Condition: Equatable {
        var traits: UITraitCollection?
        var containers: [any UIAppearanceContainer.Type] = []

        static func == (a: Condition, b: Condition) -> Bool {
            a.traits == b.traits && a.containers.count == b.containers.count
                && zip(a.containers, b.containers).allSatisfy { ObjectIdentifier($0) == ObjectIdentifier($1) }
        }
    }

    /// How specific a rule is for an instance.
    struct Match {
        /// The number of responders from the outermost container to the root, negative: the outermost is largest.
        var reach: Int
        /// The number of conditions.
        var length: Int
    }

    let type: AnyClass
    let proxy: NSObject
    let condition: Condition
    private let initial: [String: Any?]
    private var hasCompared = false

    init(type: AnyClass, proxy: NSObject, condition: Condition, initial: [String: Any?]) {
        self.type = type
        self.proxy = proxy
        self.condition = condition
        self.initial = initial
        let applied = ((type as? any AppearanceCustomizable.Type)?.appearancePaths ?? []).map(\.label)
        names = Self.ownProperties(of: proxy).filter { !applied.contains($0.key) }
    }

    /// Whether the property was set on the proxy.
    func sets(_ property: AppearanceProperty) -> Bool {
        guard let initial = initial[property.name] else { return false }
        return !property.isEqual(property.value(proxy), initial)
    }

    /// How specific the rule is for what lies in a container; nil where it does not count.
    func match(_ container: UIResponder?) -> Match? {
        reportOwnProperties()
        if let traits = condition.traits {
            guard let environment = nearestTraits(container), environment.containsTraits(in: traits) else {
                return nil
            }
        }
        let length = condition.containers.count + (condition.traits == nil ? 0 : 1)
        guard !condition.containers.isEmpty else { return Match(reach: .min, length: length) }
        var open = condition.containers[...]
        var responder = container
        while let current = responder, let next = open.first {
            if Self.isInstance(current, of: next) { open.removeFirst() }
            responder = current.next
        }
        guard open.isEmpty else { return nil }
        var depth = 0
        while let current = responder { (depth, responder) = (depth + 1, current.next) }
        return Match(reach: -depth, length: length)
    }

    private func nearestTraits(_ container: UIResponder?) -> UITraitCollection? {
        var responder = container
        while let current = responder {
            if let environment = current as? any UITraitEnvironment { return environment.traitCollection }
            responder = current.next
        }
        return nil
    }

    private static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
        var ancestor: AnyClass? = Swift.type(of: object)
        while let current = ancestor {
            if current == type { return true }
            ancestor = _getSuperclass(current)
        }
        return false
    }

    // MARK: Properties of the program's own

    /// The stored properties of the program's own classes with their first values as text.
    private let names: [String: String]

    private static func ownProperties(of proxy: NSObject) -> [String: String] {
        var found: [String: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: proxy)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("HeadlessUIKit.") {
            for child in current.children {
                if let label = child.label { found[label] = String(describing: child.value) }
            }
            mirror = current.superclassMirror
        }
        return found
    }

    /// Reports, when the rule first counts, what was set that cannot be applied: there is no way to call the setter of a property by its name.
    private func reportOwnProperties() {
        guard !hasCompared else { return }
        hasCompared = true
        let now = Self.ownProperties(of: proxy)
        guard let changed = names.keys.sorted().first(where: { names[$0] != now[$0] }) else { return }
        LayoutDiagnostics.report(
            .ignored(call: "\(type).appearance().\(changed)"), about: "\(type)",
            because:
                "only properties of the kit's classes and those of AppearanceCustomizable are applied to instances"
        )
    }
}
