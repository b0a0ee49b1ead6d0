import Foundation

/// What the first responder of a nib stands for: the target nil of actions.
final class FirstResponderMark: NSObject {}

/// Outlets, outlet collections and actions.
extension NibLoader {
    /// Connects objects as their elements say.
    func connect(_ made: [(object: NSObject, element: InterfaceElement)]) {
        for (object, element) in made where !(object is UIViewController && storyboard != nil) {
            connect(object, element)
        }
        for element in document.objects where element.name == "placeholder" {
            guard let object = element.id.flatMap({ objects[$0] }), !(object is FirstResponderMark) else {
                continue
            }
            connect(object, element)
        }
    }

    /// Connects an object. Outlets whose destination is not loaded yet are left out where it is known to come later.
    func connect(_ object: AnyObject, _ element: InterfaceElement, isPartial: Bool = false) {
        var collections: [(property: String, objects: [AnyObject])] = []
        for connection in element.list("connections") {
            switch connection.name {
            case "outlet":
                connectOutlet(object, connection, isPartial: isPartial)
            case "outletCollection":
                guard let property = connection["property"],
                    let destination = destination(of: connection, isPartial: isPartial)
                else { continue }
                if let index = collections.firstIndex(where: { $0.property == property }) {
                    collections[index].objects.append(destination)
                } else {
                    collections.append((property, [destination]))
                }
            case "action": connectAction(object, connection)
            case "segue": connectSegue(object, connection)
            default: report(connection, "the connection <\(connection.name)> is not known")
            }
        }
        for (property, objects) in collections { setCollection(object, property, objects, at: element) }
    }

    private func destination(of connection: InterfaceElement, isPartial: Bool) -> AnyObject? {
        guard let id = connection["destination"] else {
            report(connection, "a connection without a destination")
            return nil
        }
        if let object = objects[id] { return object }
        if !isPartial, document[id] == nil { report(connection, "there is no object \(id)") }
        return nil
    }

    private func connectOutlet(_ object: AnyObject, _ connection: InterfaceElement, isPartial: Bool) {
        guard let property = connection["property"] else {
            return report(connection, "an outlet without a property")
        }
        guard let destination = destination(of: connection, isPartial: isPartial) else { return }
        guard !KitOutlets.set(destination, property, of: object) else { return }
        (object as? any NSObjectProtocol)?.setValue(destination, forKey: property)
    }

    private func setCollection(
        _ object: AnyObject, _ property: String, _ objects: [AnyObject], at element: InterfaceElement
    ) {
        if property == "gestureRecognizers", let view = object as? UIView {
            for case let gesture as UIGestureRecognizer in objects { view.addGestureRecognizer(gesture) }
            return
        }
        (object as? any NSObjectProtocol)?.setValue(objects, forKey: property)
    }

    private func connectAction(_ object: AnyObject, _ connection: InterfaceElement) {
        guard let name = connection["selector"] else {
            return report(connection, "an action without a selector")
        }
        guard let destination = destination(of: connection, isPartial: false) else { return }
        let target = destination is FirstResponderMark ? nil : destination
        switch object {
        case let control as UIControl:
            let type = connection["eventType"] ?? "valueChanged"
            guard let event = Self.events[type] else {
                return report(connection, "eventType=\"\(type)\" is not known")
            }
            control.addTarget(target, action: Selector(name), for: event)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, Selector(name))
        case let gesture as UIGestureRecognizer:
            guard let target else { return report(connection, "a gesture recogniser needs a target") }
            gesture.addTarget(target, action: Selector(name))
        default: report(connection, "\(type(of: object)) sends no actions")
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    // MARK: Runtime attributes

    /// Sets the attributes that the program's classes have, and those of layers.
    func setRuntimeAttributes(of object: NSObject, _ element: InterfaceElement) {
        for (index, attribute) in element.list("userDefinedRuntimeAttributes").enumerated() {
            guard let path = attribute["keyPath"], !path.isEmpty else {
                report(attribute, "a runtime attribute without a key path")
                continue
            }
            let value = runtimeValue(attribute, translatedIn: element.id, index)
            guard !KitOutlets.setAttribute(value, path, of: object) else { continue }
            object.setValue(value, forKeyPath: path)
        }
    }

    private func runtimeValue(_ attribute: InterfaceElement, translatedIn id: String?, _ index: Int) -> Any? {
        let child = attribute.child(key: "value")
        let text = attribute["value"] ?? child?["value"] ?? child?.stringValue
        switch attribute["type"] {
        case "number":
            guard let text, let number = Double(text) else { return number(of: attribute) }
            return child?.name == "integer" ? Int(text) ?? number : number
        case "boolean": return text == "YES"
        case "color": return child.flatMap { color($0) }
        case "image": return text.flatMap { image(named: $0, catalog: attribute["catalog"], at: attribute) }
        case "size": return child.map { NSValue(cgSize: $0.size) }
        case "point": return child.map { NSValue(cgPoint: $0.point) }
        case "rect": return child.map { NSValue(cgRect: $0.rect) }
        case "range":
            return child.map {
                NSValue(
                    range: NSRange(
                        location: Int($0.number("location") ?? 0), length: Int($0.number("length") ?? 0)))
            }
        case "nil": return nil
        case "string", "localizedString", nil:
            let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
            return translated(text, id, key)
        case let type?:
            report(attribute, "a runtime attribute of type \(type) is not known")
            return text
        }
    }

    private func number(of attribute: InterfaceElement) -> Double? {
        report(attribute, "a number without a value")
        return nil
    }
}
