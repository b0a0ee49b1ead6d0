import Foundation

/// What a nib has for some size classes: applied again when the classes change.
@MainActor
final class TraitVariations {
    private let loader: NibLoader
    private var objects: [(object: () -> NSObject?, element: InterfaceElement)] = []
    private var lastTraits: UITraitCollection
    /// The subviews and constraints of which variations install some.
    private var parts: [String: () -> NSObject?] = [:]
    /// Those of them that are not installed, which nothing else retains.
    private var waiting: [String: NSObject] = [:]

    init(_ loader: NibLoader) {
        self.loader = loader
        lastTraits = loader.traits
    }

    /// Follows an object, which is not retained.
    func add(_ object: NSObject, _ element: InterfaceElement) {
        objects.append(({ [weak object] in object }, element))
    }

    /// Follows the size classes of the outermost view, which retains this object and must not be retained by it.
    func follow() {
        guard let view = outermost else { return }
        for (_, element) in objects where element.hasMasks {
            for child in element.list("subviews") + element.list("constraints") {
                guard let id = child.id, let part = loader.objects[id] as? NSObject else { continue }
                parts[id] = { [weak part] in part }
                waiting[id] = isInstalled(part) ? nil : part
            }
        }
        // The first window of the view may have other classes than those that the nib was loaded for.
        if view.windowStorage == nil, view.extras?.notifiedTraits == nil {
            view.madeExtras.notifiedTraits = loader.traits
        }
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            [self] (view: UIView, _) in
            update(for: view.traitCollection)
        }
    }

    private func isInstalled(_ part: NSObject) -> Bool {
        (part as? UIView)?.superview != nil || (part as? NSLayoutConstraint)?.isActive == true
    }

    private var outermost: UIView? {
        let views = loader.made.compactMap { $0.object as? UIView }
        guard var view = views.first else { return nil }
        while let next = view.superview, views.contains(where: { $0 === next }) { view = next }
        return view
    }

    private func update(for traits: UITraitCollection) {
        let old = lastTraits
        guard
            old.horizontalSizeClass != traits.horizontalSizeClass
                || old.verticalSizeClass != traits.verticalSizeClass
        else { return }
        lastTraits = traits
        for (object, element) in objects {
            guard let object = object() else { continue }
            let varied = element.varied(for: traits)
            if let constraint = object as? NSLayoutConstraint {
                update(constraint, varied)
                continue
            }
            loader.restore(
                object, AttributeReader(withDefaults(varied, element), loader, only: element.variedNames))
            guard element.hasMasks, let view = object as? UIView else { continue }
            updateSubviews(of: view, element, traits)
            updateConstraints(of: element, traits)
        }
    }

    /// What a variation sets has its default where no other value is given.
    private func withDefaults(_ varied: InterfaceElement, _ element: InterfaceElement) -> InterfaceElement {
        let defaults = [
            "hidden": "NO", "spacing": "0", "axis": "horizontal", "distribution": "fill", "alignment": "fill",
            "numberOfLines": "1", "alpha": "1", "enabled": "YES",
        ]
        var attributes = varied.attributes
        for name in element.variedNames where attributes[name] == nil && varied.child(key: name) == nil {
            attributes[name] = defaults[name]
        }
        return InterfaceElement(
            name: varied.name, attributes: attributes, children: varied.children, text: varied.text,
            line: varied.line)
    }

    private func update(_ constraint: NSLayoutConstraint, _ varied: InterfaceElement) {
        constraint.constant = varied.number("constant") ?? 0
        let priority = UILayoutPriority(rawValue: Float(varied.number("priority") ?? 1000))
        if constraint.priority != priority { constraint.priority = priority }
    }

    private func updateSubviews(of view: UIView, _ element: InterfaceElement, _ traits: UITraitCollection) {
        let excluded = element.excluded("subviews", for: traits)
        var index = 0
        for child in element.list("subviews") {
            guard let id = child.id, let subview = parts[id]?() as? UIView else { continue }
            if excluded.contains(id) {
                waiting[id] = subview
                if subview.superview === view { subview.removeFromSuperview() }
                continue
            }
            waiting[id] = nil
            if subview.superview !== view {
                if let stack = view as? UIStackView {
                    stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
                } else {
                    view.insertSubview(subview, at: min(index, view.subviews.count))
                }
            }
            index += 1
        }
    }

    private func updateConstraints(of element: InterfaceElement, _ traits: UITraitCollection) {
        let excluded = element.excluded("constraints", for: traits)
        var active: [NSLayoutConstraint] = []
        for child in element.list("constraints") {
            guard let id = child.id, let constraint = parts[id]?() as? NSLayoutConstraint else { continue }
            waiting[id] = constraint
            if excluded.contains(id) { constraint.isActive = false } else { active.append(constraint) }
        }
        NSLayoutConstraint.activate(active.filter { !$0.isActive && $0.hasItemsInOneTree })
    }
}
