import Foundation

/// Sets what elements say about objects of the kit's classes.
extension NibLoader {
    /// Sets all that an element says about an object.
    func restore(_ object: NSObject, _ element: InterfaceElement) {
        let varied = element.varied(for: traits)
        let reader = AttributeReader(varied, self)
        restore(object, reader)
        reader.finish()
        guard element.children.contains(where: { $0.name == "variation" }) else { return }
        let followed = variations ?? TraitVariations(self)
        variations = followed
        followed.add(object, element)
    }

    /// Sets what a reader reads.
    func restore(_ object: NSObject, _ reader: AttributeReader) {
        switch object {
        case let view as UIView: restore(view, reader)
        case let controller as UIViewController: restoreController(controller, reader)
        case let item as UIBarItem: restoreBarItem(item, reader)
        case let item as UINavigationItem: restoreNavigationItem(item, reader)
        case let layout as UICollectionViewFlowLayout: restoreFlowLayout(layout, reader)
        case let gesture as UIGestureRecognizer: restoreGesture(gesture, reader)
        default: break
        }
    }

    private func restore(_ view: UIView, _ reader: AttributeReader) {
        restoreView(view, reader)
        switch view {
        case let control as UIControl: restoreControl(control, reader)
        case let label as UILabel: restoreLabel(label, reader)
        case let picture as UIImageView: restoreImageView(picture, reader)
        case let list as UITableView:
            restoreScrollView(list, reader)
            restoreTable(list, reader)
        case let list as UICollectionView:
            restoreScrollView(list, reader)
            restoreCollection(list, reader)
        case let text as UITextView:
            restoreScrollView(text, reader)
            restoreTextView(text, reader)
        case let scroll as UIScrollView: restoreScrollView(scroll, reader)
        case let stack as UIStackView: restoreStack(stack, reader)
        case let effect as UIVisualEffectView: restoreEffectView(effect, reader)
        case let cell as UITableViewCell: restoreTableCell(cell, reader)
        case let cell as UICollectionReusableView: restoreReusableView(cell, reader)
        case let bar as UISearchBar: restoreSearchBar(bar, reader)
        case let bar as UIToolbar: restoreToolbar(bar, reader)
        case let bar as UINavigationBar: restoreNavigationBar(bar, reader)
        case let bar as UITabBar: restoreTabBar(bar, reader)
        case let progress as UIProgressView: restoreProgress(progress, reader)
        case let wheel as UIActivityIndicatorView: restoreActivity(wheel, reader)
        case is UIPickerView: break
        case let header as UITableViewHeaderFooterView: restoreHeaderFooter(header, reader)
        default: break
        }
        if !(view is UITableViewCell || view is UICollectionReusableView) { addSubviews(view, reader) }
    }

    private func restoreControl(_ control: UIControl, _ reader: AttributeReader) {
        if let value = reader.flag("enabled") { control.isEnabled = value }
        if let value = reader.flag("selected") { control.isSelected = value }
        if let value = reader.flag("highlighted") { control.isHighlighted = value }
        if let value = reader.flag("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = value }
        if let value = reader.string("toolTip") { control.toolTip = value }
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
        switch control {
        case let button as UIButton: restoreButton(button, reader)
        case let field as UITextField: restoreTextField(field, reader)
        case let toggle as UISwitch: restoreSwitch(toggle, reader)
        case let slider as UISlider: restoreSlider(slider, reader)
        case let segments as UISegmentedControl: restoreSegments(segments, reader)
        case let stepper as UIStepper: restoreStepper(stepper, reader)
        case let pages as UIPageControl: restorePages(pages, reader)
        case let picker as UIDatePicker: restoreDatePicker(picker, reader)
        case let refresh as UIRefreshControl: restoreRefresh(refresh, reader)
        default: break
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
