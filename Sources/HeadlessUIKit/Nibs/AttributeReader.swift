import Foundation

/// Reads what an element says about its object, and reports what nothing has read.
@MainActor
final class AttributeReader {
    /// The element, with the variations of the current size classes applied.
    let element: InterfaceElement
    let loader: NibLoader
    /// What is read; nil is everything. Later changes of the size classes read only what variations name.
    private let names: Set<String>?
    private var used: Set<String> = []

    init(_ element: InterfaceElement, _ loader: NibLoader, only names: Set<String>? = nil) {
        (self.element, self.loader, self.names) = (element, loader, names)
    }

    // MARK: Attributes

    func string(_ name: String) -> String? {
        used.insert(name)
        guard names?.contains(name) ?? true else { return nil }
        return element[name]
    }

    /// Whether an attribute is `YES`. Where it is absent the value of Interface Builder, for attributes that it leaves out.
    func flag(_ name: String, absent: Bool? = nil) -> Bool? {
        guard let text = string(name) else {
            return names?.contains(name) ?? true ? absent : nil
        }
        return text == "YES" || text == "true"
    }

    func number(_ name: String) -> CGFloat? {
        guard let text = string(name) else { return nil }
        guard let value = Double(text), value.isFinite else {
            loader.report(element, "\(name)=\"\(text)\" is no number")
            return nil
        }
        return CGFloat(value)
    }

    func float(_ name: String) -> Float? { number(name).map { Float($0) } }
    func integer(_ name: String) -> Int? {
        guard let value = number(name), abs(value) < 1e15 else { return nil }
        return Int(value)
    }

    /// The value that an attribute names.
    func option<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
        guard let text = string(name) else { return nil }
        if let found = values.first(where: { $0.key == text }) { return found.value }
        loader.report(element, "\(name)=\"\(text)\" is not known")
        return nil
    }

    /// Text in the current language, from an attribute or a child of that key; translated under its name or another one.
    func text(_ name: String, translatedAs key: String? = nil) -> String? {
        var value = string(name)
        if value == nil, let child = child(name, "string", "mutableString") { value = child.stringValue }
        guard names?.contains(name) ?? true else { return nil }
        return loader.translated(value, element.id, key ?? name)
    }

    // MARK: Children

    /// The child that is the value of a property, of one of some element names.
    func child(_ key: String, _ elementNames: String...) -> InterfaceElement? {
        used.insert(key)
        guard names?.contains(key) ?? true else { return nil }
        return element.children.first {
            $0.key == key && (elementNames.isEmpty || elementNames.contains($0.name))
        }
    }

    /// The children of a list such as `subviews`.
    func list(_ name: String) -> [InterfaceElement] {
        used.insert(name)
        return names == nil ? element.list(name) : []
    }

    /// Whether a property is set to nil.
    func isNil(_ key: String) -> Bool { child(key, "nil") != nil }

    func color(_ key: String) -> UIColor? { child(key, "color").flatMap { loader.color($0) } }
    func font(_ key: String) -> UIFont? { child(key, "fontDescription").map { loader.font($0) } }

    /// The picture of an attribute or of an `imageReference`.
    func image(_ name: String) -> UIImage? {
        if let reference = child(name, "imageReference") { return loader.image(reference) }
        guard let file = string(name) else { return nil }
        return loader.image(named: file, catalog: string("catalog"), at: element)
    }

    func attributedText(_ key: String) -> NSAttributedString? {
        child(key, "attributedString").map { loader.attributedString($0, translatedIn: element.id, key) }
    }

    func size(_ key: String) -> CGSize? { child(key, "size")?.size }
    func rect(_ key: String) -> CGRect? { child(key, "rect")?.rect }

    /// Insets by `minX` and so on, or by `top` and so on.
    func insets(_ key: String) -> UIEdgeInsets? { child(key, "inset", "edgeInsets")?.insets }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        child(key, "directionalEdgeInsets")?.directionalInsets
    }

    // MARK: What was not read

    /// Attributes and children that a builder of controls has no use for are read without effect.
    func ignore(_ names: String...) { used.formUnion(names) }

    /// Reports what nothing has read.
    func finish() {
        guard names == nil else { return }
        for name in element.attributes.keys.sorted()
        where !used.contains(name) && !DesignTime.attributes.contains(name)
            && !name.hasPrefix("simulated")
        {
            loader.report(element, "the attribute \(name) is not known")
        }
        for child in element.children {
            let name = child.key ?? child.name
            guard !used.contains(name), !DesignTime.children.contains(child.name),
                !child.name.hasPrefix("simulated"), !child.name.hasSuffix("Metrics")
            else { continue }
            if child.name == "nil" { continue }
            loader.report(child, "<\(child.name)> in <\(element.name)> is not known", kind: element.name)
        }
    }
}

/// What only Interface Builder itself uses, or what is read elsewhere.
private enum DesignTime {
    static let attributes: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider",
        "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "colorLabel", "appearanceType", "ibExternalKey", "fixedFrame",
        "wantsLayer", "canvasLocation", "installed", "tableViewCell", "collectionViewCell",
        "collectionViewContentView",
        "customSize", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
        "simulatedAppContext", "placeholder", "contentViewInsetsToSafeArea", "notInstalled",
        "adjustsImageWhenDisabled", "viewLayoutGuide",
    ]
    static let children: Set<String> = [
        "connections", "userDefinedRuntimeAttributes", "variation", "constraints", "layoutGuides", "metadata",
        "userComments",
        "gestureRecognizers", "attributedString", "point", "designTimeAttributes", "viewLayoutGuide",
        "userGuides",
    ]
}
