/// Names for views and guides that the reader of a report finds in the source: properties of the controllers
/// and views around them, accessibility identifiers, texts, or else classes.
@MainActor
struct ItemNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var owners: [ObjectIdentifier: Mirrored] = [:]
    private var taken: [String: ObjectIdentifier] = [:]

    /// What is known of an object whose properties were looked through.
    private struct Mirrored {
        var className: String
        var properties: [ObjectIdentifier: String]
    }

    /// The name of a view or guide, the same at each call. Two items never share a name.
    mutating func name(of node: LayoutNode) -> String {
        guard let item = node.item else { return "an item that is gone" }
        let key = ObjectIdentifier(item)
        if let known = names[key] { return known }
        var name = bestName(of: node)
        if let other = taken[name], other != key { name += " (\(addressText(of: item)))" }
        names[key] = name
        taken[name] = key
        return name
    }

    /// The name of a view.
    mutating func name(of view: UIView) -> String { name(of: view.layoutNode) }

    /// The name of a view or guide, as something that a dot may follow.
    mutating func path(of node: LayoutNode) -> String {
        let name = name(of: node)
        return name.contains(" ") ? "(\(name))" : name
    }

    /// The class of the object that a name's `self` stands for, where the name is a property.
    mutating func ownerClass(of node: LayoutNode) -> String? { property(of: node)?.owner }

    private mutating func bestName(of node: LayoutNode) -> String {
        if let property = property(of: node) {
            let plain = "self.\(property.name)"
            return taken[plain] == nil ? plain : "\(property.owner).\(property.name)"
        }
        if let guide = node.guide { return guideName(guide) }
        guard let view = node.view else { return "an item that is gone" }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\"\(identifier)\"" }
        if let text = view.logText { return "\(type(of: view)) \"\(text)\"" }
        return plainName(view)
    }

    private mutating func guideName(_ guide: UILayoutGuide) -> String {
        guard let owner = guide.owner else { return "\(type(of: guide)) without a view" }
        let outer = path(of: owner.layoutNode)
        if let area = guide.area { return "\(outer).\(area.propertyName)" }
        return guide.identifier.isEmpty
            ? "\(type(of: guide)) in \(outer)" : "\(type(of: guide)) \"\(guide.identifier)\" in \(outer)"
    }

    /// The class, and where several siblings share it, the index among them.
    private mutating func plainName(_ view: UIView) -> String {
        guard let parent = view.superviewStorage else { return "\(type(of: view))" }
        let alike = parent.subviewStorage.filter { type(of: $0) == type(of: view) }
        let place = (alike.firstIndex { $0 === view } ?? 0) + 1
        let number = alike.count > 1 ? " \(place)" : ""
        return "\(type(of: view))\(number) in \(name(of: parent))"
    }

    // MARK: Properties

    private mutating func property(of node: LayoutNode) -> (owner: String, name: String)? {
        guard let item = node.item else { return nil }
        if let controller = node.view?.controller { return (className(of: controller), "view") }
        var next = node.guide == nil ? node.view?.superviewStorage : node.owner
        while let view = next {
            for owner in [view, view.controller].compactMap(\.self) {
                let known = properties(of: owner)
                if let name = known.properties[ObjectIdentifier(item)] { return (known.className, name) }
            }
            next = view.superviewStorage
        }
        return nil
    }

    private func className(of object: AnyObject) -> String { "\(type(of: object))" }

    /// The views and guides among an object's properties, those of the kit's own classes left out.
    private mutating func properties(of object: AnyObject) -> Mirrored {
        let key = ObjectIdentifier(object)
        if let known = owners[key] { return known }
        var found: [ObjectIdentifier: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            guard !String(reflecting: current.subjectType).hasPrefix("HeadlessUIKit.") else { break }
            for child in current.children {
                guard let label = child.label else { continue }
                let lazyPrefix = "$__lazy_storage_$_"
                let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
                note(child.value, as: name, in: &found)
            }
            mirror = current.superclassMirror
        }
        let made = Mirrored(className: className(of: object), properties: found)
        owners[key] = made
        return made
    }

    private func note(_ value: Any, as name: String, in found: inout [ObjectIdentifier: String]) {
        if let item = value as? UIView {
            found[ObjectIdentifier(item)] = found[ObjectIdentifier(item)] ?? name
        } else if let item = value as? UILayoutGuide {
            found[ObjectIdentifier(item)] = found[ObjectIdentifier(item)] ?? name
        } else if let items = value as? [UIView] {
            for (index, item) in items.enumerated() {
                found[ObjectIdentifier(item)] = found[ObjectIdentifier(item)] ?? "\(name)[\(index)]"
            }
        }
    }
}

extension GuideArea {
    /// The property of a view that gives the guide.
    var propertyName: String {
        switch self {
        case .safeArea: "safeAreaLayoutGuide"
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .keyboard: "keyboardLayoutGuide"
        case .scrollContent: "contentLayoutGuide"
        case .scrollFrame: "frameLayoutGuide"
        case .controllerTop: "topLayoutGuide"
        case .controllerBottom: "bottomLayoutGuide"
        }
    }
}

extension ItemNames {
    /// A constraint as its maker would write it: `self.title.width >= 100, priority 999`.
    mutating func phrase(for constraint: NSLayoutConstraint) -> String {
        if let generated = constraint as? GeneratedConstraint { return phrase(generated) }
        let (constant, multiplier) = (constraint.constantStorage, constraint.multiplierStorage)
        var text = "\(term(constraint.first)) \(constraint.relationStorage.sign) "
        if let second = constraint.second, multiplier != 0 {
            if multiplier != 1 { text += "\(number(multiplier)) * " }
            text += term(second)
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(number(abs(constant)))" }
        } else {
            text += number(constant)
        }
        let priority = constraint.priorityStorage
        if priority != .required { text += ", priority \(number(priority.rawValue))" }
        return text
    }

    private mutating func phrase(_ constraint: GeneratedConstraint) -> String {
        let name = name(of: constraint.first.node)
        let attribute = constraint.first.attribute
        if constraint is NSContentSizeLayoutConstraint {
            return "\(name) has a content \(attribute.name) of \(number(constraint.constantStorage))"
        }
        guard constraint.second == nil else {
            return "\(name): its \(attribute.name) follows its autoresizingMask"
        }
        return "\(name): its frame says \(attribute.name) == \(number(constraint.constantStorage))"
    }

    private mutating func term(_ operand: ConstraintOperand) -> String {
        let own = "\(path(of: operand.node)).\(operand.attribute.name)"
        guard let subtracted = operand.subtracted else { return own }
        return "(\(own) - \(path(of: subtracted.node)).\(subtracted.attribute.name))"
    }
}
