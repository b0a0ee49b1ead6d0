import HeadlessUIKit

/// Names for views that the reader of a report finds in the source: `SettingsViewController.saveButton` where a property
/// of a controller or view around holds it, else its identifier or text, else its class and position.
@MainActor
struct ViewNames {
    private struct Mirrored {
        var className: String
        var properties: [ObjectIdentifier: String]
    }

    private var owners: [ObjectIdentifier: Mirrored] = [:]
    private static var kitClasses: [ObjectIdentifier: Bool] = [:]

    /// The name, and what identifies the view in other configurations.
    mutating func name(of view: UIView, in parent: (name: String, identity: String)?) -> (String, String) {
        if let property = property(of: view) { return (property, property) }
        let className = "\(type(of: view))"
        if let controller = Self.controller(of: view) {
            let name = "\(type(of: controller)).view"
            return (name, name)
        }
        let position = Self.position(of: view)
        let identity = (parent?.identity ?? "") + "/" + className + position
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
            return ("\"\(identifier)\"", "\"\(identifier)\"")
        }
        if let text = Self.text(of: view) { return ("\(className) \"\(text)\"", identity) }
        let outer = parent.map { " in \($0.name)" } ?? ""
        return (className + (position.isEmpty ? "" : " \(position)") + outer, identity)
    }

    /// The controller whose view it is.
    static func controller(of view: UIView) -> UIViewController? {
        guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else {
            return nil
        }
        return controller
    }

    /// The index among siblings of the class, from 1; empty for the only one.
    private static func position(of view: UIView) -> String {
        guard let siblings = view.superview?.subviews, siblings.count > 1 else { return "" }
        let kind = ObjectIdentifier(type(of: view))
        var (count, index) = (0, 0)
        for sibling in siblings where ObjectIdentifier(type(of: sibling)) == kind {
            count += 1
            if sibling === view { index = count }
        }
        return count > 1 ? "\(index)" : ""
    }

    private static func text(of view: UIView) -> String? {
        let text: String? =
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let field as UITextField: field.placeholder ?? field.text
            default: nil
            }
        guard let line = text?.split(separator: "\n").first else { return nil }
        return line.count > 24 ? "\(line.prefix(23))…" : String(line)
    }

    private mutating func property(of view: UIView) -> String? {
        let key = ObjectIdentifier(view)
        var next = view.superview
        while let outer = next {
            if let name = propertyName(key, of: outer) { return name }
            if let controller = Self.controller(of: outer), let name = propertyName(key, of: controller) {
                return name
            }
            next = outer.superview
        }
        return nil
    }

    private mutating func propertyName(_ key: ObjectIdentifier, of object: AnyObject) -> String? {
        guard !Self.isKitClass(type(of: object)) else { return nil }
        let owner = ObjectIdentifier(object)
        let known: Mirrored
        if let mirrored = owners[owner] {
            known = mirrored
        } else {
            known = Self.mirrored(object)
            owners[owner] = known
        }
        return known.properties[key].map { "\(known.className).\($0)" }
    }

    static func isKitClass(_ type: AnyObject.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = kitClasses[key] { return known }
        let isKit = String(reflecting: type).hasPrefix("HeadlessUIKit.")
        kitClasses[key] = isKit
        return isKit
    }

    private static func mirrored(_ object: AnyObject) -> Mirrored {
        var found: [ObjectIdentifier: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let type = current.subjectType as? AnyObject.Type, isKitClass(type) { break }
            for child in current.children {
                guard let label = child.label else { continue }
                let lazyPrefix = "$__lazy_storage_$_"
                let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
                note(child.value, as: name, in: &found)
            }
            mirror = current.superclassMirror
        }
        return Mirrored(className: "\(type(of: object))", properties: found)
    }

    private static func note(_ value: Any, as name: String, in found: inout [ObjectIdentifier: String]) {
        if let item = value as? UIView {
            found[ObjectIdentifier(item)] = found[ObjectIdentifier(item)] ?? name
        } else if let items = value as? [UIView] {
            for (index, item) in items.enumerated() {
                found[ObjectIdentifier(item)] = found[ObjectIdentifier(item)] ?? "\(name)[\(index)]"
            }
        }
    }
}
