import Foundation

/// Constraints of nibs.
extension NibLoader {
    /// Makes the constraints of all views and activates those that are installed.
    func installConstraints() {
        var active: [NSLayoutConstraint] = []
        for (view, element) in constrained {
            let excluded = element.excluded("constraints", for: traits)
            for child in element.list("constraints") where child.name == "constraint" {
                // A placeholder is removed when the nib is built; frames that are recorded follow it.
                if child["placeholder"] == "YES", !Self.isDesignTime { continue }
                guard let constraint = constraint(child.varied(for: traits), in: view) else { continue }
                if let id = child.id {
                    constraints[id] = constraint
                    objects[id] = constraint
                    followConstraint(constraint, child)
                    if excluded.contains(id) { continue }
                }
                if child["installed"] == "NO" { continue }
                active.append(constraint)
            }
        }
        if Self.isDesignTime {
            active += placeholderSizes
            for case (let slider as UISlider, _) in made { slider.naturalHeight = 31 }
        }
        NSLayoutConstraint.activate(active.filter { $0.hasItemsInOneTree })
    }

    /// The natural sizes that views have in Interface Builder alone.
    private var placeholderSizes: [NSLayoutConstraint] {
        made.flatMap { object, element -> [NSLayoutConstraint] in
            guard let view = object as? UIView else { return [] }
            let sizes = [
                ("placeholderIntrinsicWidth", view.widthAnchor, NSLayoutConstraint.Axis.horizontal),
                ("placeholderIntrinsicHeight", view.heightAnchor, .vertical),
            ]
            return sizes.flatMap { name, anchor, axis -> [NSLayoutConstraint] in
                guard let size = element.number(name) else { return [] }
                let hugging = anchor.constraint(lessThanOrEqualToConstant: size)
                hugging.priority = view.contentHuggingPriority(for: axis)
                let resistance = anchor.constraint(greaterThanOrEqualToConstant: size)
                resistance.priority = view.contentCompressionResistancePriority(for: axis)
                return [hugging, resistance]
            }
        }
    }

    private func followConstraint(_ constraint: NSLayoutConstraint, _ element: InterfaceElement) {
        guard element.children.contains(where: { $0.name == "variation" }) else { return }
        let followed = variations ?? TraitVariations(self)
        variations = followed
        followed.add(constraint, element)
    }

    private func constraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
        let reader = AttributeReader(element, self)
        defer { reader.finish() }
        reader.ignore("symbolic", "exportLabel", "referenceID", "firstItem", "secondItem")
        guard let first = item(element, "firstItem", in: view) else { return nil }
        guard let firstAttribute = attribute("firstAttribute", reader) else {
            report(element, "a constraint without a first attribute")
            return nil
        }
        let secondAttribute = attribute("secondAttribute", reader)
        var second: AnyObject?
        if secondAttribute != nil {
            guard let found = item(element, "secondItem", in: view) else { return nil }
            second = found
        }
        let relation =
            reader.option(
                "relation",
                [
                    "equal": NSLayoutConstraint.Relation.equal, "greaterThanOrEqual": .greaterThanOrEqual,
                    "lessThanOrEqual": .lessThanOrEqual,
                ]) ?? .equal
        let made = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
            attribute: secondAttribute ?? .notAnAttribute, multiplier: multiplier(reader),
            constant: reader.number("constant") ?? 0)
        if let priority = reader.float("priority") {
            made.priority = UILayoutPriority(rawValue: min(1000, max(1, priority)))
        }
        reader.strings(of: made, ["identifier": \.identifier])
        made.shouldBeArchived = true
        return made
    }

    /// The item of a constraint; without an identifier the view that has the constraint.
    private func item(_ element: InterfaceElement, _ name: String, in view: UIView) -> AnyObject? {
        guard let id = element[name] else { return view }
        if let guide = controllerGuide(id) { return guide }
        guard let object = objects[id] else {
            report(element, "a constraint of \(id), of which there is no object, is left out")
            return nil
        }
        // Constraints of a cell's content may name the cell's own controller: its view is meant.
        if let controller = object as? UIViewController { return controller.viewIfLoaded }
        return object is UIView || object is UILayoutGuide ? object : nil
    }

    /// The guides at the top and the bottom of a controller's view.
    private func controllerGuide(_ id: String) -> AnyObject? {
        guard let element = document[id], element.name == "viewControllerLayoutGuide",
            let controller = (owner ?? sceneController) as? UIViewController, controller.isViewLoaded
        else { return nil }
        return element["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
    }

    /// `1:2` and `1/2` are half of the second item.
    private func multiplier(_ reader: AttributeReader) -> CGFloat {
        guard let text = reader.string("multiplier") else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
        case (1, let value?, _): return CGFloat(value)
        case (2, let upper?, let lower?) where lower != 0: return CGFloat(upper / lower)
        default:
            report(reader.element, "multiplier=\"\(text)\" is no number")
            return 1
        }
    }

    private func attribute(_ name: String, _ reader: AttributeReader) -> NSLayoutConstraint.Attribute? {
        reader.option(name, Self.attributes)
    }

    private static let attributes: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

extension NSLayoutConstraint {
    /// Whether both items are in one tree, so that the constraint can be activated: views that are not installed are not.
    final var hasItemsInOneTree: Bool {
        func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
        guard let first = view(firstItem) else { return false }
        guard secondItem != nil else { return true }
        guard let second = view(secondItem) else { return false }
        return first.outermostAncestor === second.outermostAncestor
    }
}

extension UIView {
    fileprivate final var outermostAncestor: UIView {
        var view = self
        while let next = view.superview { view = next }
        return view
    }
}
