import Foundation

/// Sets what elements say about objects of the kit's classes.
extension NibLoader {
    /// Sets all that an element says about an object.
    func restore(_ object: NSObject, _ element: InterfaceElement) {
        let varied = element.varied(for: traits)
        let reader = AttributeReader(varied, self)
        restore(object, reader)
        // A view of another framework was reported, and what it has with it.
        if !(object is UIView) || InterfaceClasses.views[element.name] != nil { reader.finish() }
        guard element.children.contains(where: { $0.name == "variation" }) else { return }
        let followed = variations ?? TraitVariations(self)
        variations = followed
        followed.add(object, element)
    }

    /// Sets what a reader reads.
    func restore(_ object: NSObject, _ reader: AttributeReader) {
        for restorer in Self.restorers { restorer.restore(self, object, reader) }
        guard let view = object as? UIView, !(view is UITableViewCell || view is UICollectionReusableView)
        else { return }
        addSubviews(view, reader)
    }

    /// What sets the attributes of a class and its subclasses.
    @MainActor
    private struct Restorer {
        let restore: @MainActor (NibLoader, NSObject, AttributeReader) -> Void

        init<Object: NSObject>(
            _ method: @escaping @MainActor (NibLoader) -> @MainActor (Object, AttributeReader) -> Void
        ) {
            restore = { loader, object, reader in
                if let object = object as? Object { method(loader)(object, reader) }
            }
        }
    }

    /// The attributes of all classes: those of a superclass come first.
    private static let restorers: [Restorer] = [
        // Views.
        Restorer(restoreView), Restorer(restoreLabel), Restorer(restoreImageView), Restorer(restoreStack),
        Restorer(restoreEffectView), Restorer(restoreProgress), Restorer(restoreActivity),
        // Scroll views.
        Restorer(restoreScrollView), Restorer(restoreTable), Restorer(restoreCollection),
        Restorer(restoreTextView), Restorer(restoreTableCell), Restorer(restoreReusableView),
        Restorer(restoreHeaderFooter),
        // Controls.
        Restorer(restoreControl), Restorer(restoreButton), Restorer(restoreTextField),
        Restorer(restoreSwitch), Restorer(restoreSlider), Restorer(restoreSegments),
        Restorer(restoreStepper), Restorer(restorePages), Restorer(restoreDatePicker),
        Restorer(restoreRefresh),
        // Bars.
        Restorer(restoreSearchBar), Restorer(restoreToolbar), Restorer(restoreNavigationBar),
        Restorer(restoreTabBar), Restorer(restoreBarItem), Restorer(restoreNavigationItem),
        // What is no view.
        Restorer(restoreController), Restorer(restoreFlowLayout), Restorer(restoreGesture),
    ]

    private func restoreControl(_ control: UIControl, _ reader: AttributeReader) {
        reader.flags(
            of: control,
            [
                "enabled": \.isEnabled, "selected": \.isSelected, "highlighted": \.isHighlighted,
                "showsMenuAsPrimaryAction": \.showsMenuAsPrimaryAction,
            ])
        reader.strings(of: control, ["toolTip": \.toolTip])
        if let value = reader.option(
            "contentHorizontalAlignment",
            [
                "left": UIControl.ContentHorizontalAlignment.left, "center": .center, "right": .right,
                "fill": .fill, "leading": .leading, "trailing": .trailing,
            ])
        {
            control.contentHorizontalAlignment = value
        }
        if let value = reader.option(
            "contentVerticalAlignment",
            [
                "top": UIControl.ContentVerticalAlignment.top, "center": .center, "bottom": .bottom,
                "fill": .fill,
            ])
        {
            control.contentVerticalAlignment = value
        }
    }

    // MARK: Subviews

    /// Makes the subviews and adds those that are installed.
    private func addSubviews(_ view: UIView, _ reader: AttributeReader) {
        let elements = reader.list("subviews")
        guard !elements.isEmpty else { return }
        let excluded = reader.element.excluded("subviews", for: traits)
        for element in elements {
            guard let subview = object(for: element) as? UIView else { continue }
            if element.id.map(excluded.contains) ?? false || element["installed"] == "NO" { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }

    /// Fills a view that exists, such as the content view of a cell, from an element.
    func fill(_ view: UIView, from element: InterfaceElement?) {
        guard let element else { return }
        adopt(view, as: element)
    }
}
