import Foundation

/// Attributes of scroll views, tables and collection views.
extension NibLoader {
    func restoreScrollView(_ view: UIScrollView, _ reader: AttributeReader) {
        restoreScrolling(of: view, reader)
        if let value = reader.flag("showsHorizontalScrollIndicator") {
            view.showsHorizontalScrollIndicator = value
        }
        if let value = reader.flag("showsVerticalScrollIndicator") {
            view.showsVerticalScrollIndicator = value
        }
        if let value = reader.number("minimumZoomScale") { view.minimumZoomScale = value }
        if let value = reader.number("maximumZoomScale") { view.maximumZoomScale = value }
        if let value = reader.insets("contentInset") { view.contentInset = value }
        if let value = reader.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = value }
        if let value = reader.size("contentSize") { view.contentSize = value }
        if let value = reader.option(
            "contentInsetAdjustmentBehavior",
            [
                "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic,
                "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
            ])
        {
            view.contentInsetAdjustmentBehavior = value
        }
        if let value = reader.flag("automaticallyAdjustsScrollIndicatorInsets") {
            view.automaticallyAdjustsScrollIndicatorInsets = value
        }
        if let value = reader.option(
            "keyboardDismissMode",
            [
                "none": UIScrollView.KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory,
                "interactiveWithAccessory": .interactiveWithAccessory,
            ])
        {
            view.keyboardDismissMode = value
        }
        if let value = reader.option(
            "indicatorStyle",
            ["default": UIScrollView.IndicatorStyle.default, "black": .black, "white": .white])
        {
            view.indicatorStyle = value
        }
        reader.ignore("decelerationRate", "contentOffset")
    }

    private func restoreScrolling(of view: UIScrollView, _ reader: AttributeReader) {
        if let value = reader.flag("scrollEnabled") { view.isScrollEnabled = value }
        if let value = reader.flag("pagingEnabled") { view.isPagingEnabled = value }
        if let value = reader.flag("bounces") { view.bounces = value }
        if let value = reader.flag("bouncesZoom") { view.bouncesZoom = value }
        if let value = reader.flag("alwaysBounceVertical") { view.alwaysBounceVertical = value }
        if let value = reader.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
        if let value = reader.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
        if let value = reader.flag("delaysContentTouches") { view.delaysContentTouches = value }
        if let value = reader.flag("canCancelContentTouches") { view.canCancelContentTouches = value }
        if let value = reader.flag("scrollsToTop") { view.scrollsToTop = value }
    }

    // MARK: Tables

    func restoreTable(_ table: UITableView, _ reader: AttributeReader) {
        restoreHeights(of: table, reader)
        if let value = reader.option(
            "separatorStyle",
            [
                "default": UITableViewCell.SeparatorStyle.singleLine, "none": .none,
                "singleLine": .singleLine,
                "singleLineEtched": .singleLine,
            ])
        {
            table.separatorStyle = value
        }
        if let color = reader.color("separatorColor") { table.separatorColor = color }
        if let value = reader.insets("separatorInset") { table.separatorInset = value }
        if let value = reader.option(
            "separatorInsetReference",
            [
                "fromCellEdges": UITableView.SeparatorInsetReference.fromCellEdges,
                "fromAutomaticInsets": .fromAutomaticInsets, "fromSafeAreaInsets": .fromAutomaticInsets,
            ])
        {
            table.separatorInsetReference = value
        }
        if let value = reader.flag("allowsSelection") { table.allowsSelection = value }
        if let value = reader.flag("allowsMultipleSelection") { table.allowsMultipleSelection = value }
        if let value = reader.flag("allowsSelectionDuringEditing") {
            table.allowsSelectionDuringEditing = value
        }
        if let value = reader.flag("allowsMultipleSelectionDuringEditing") {
            table.allowsMultipleSelectionDuringEditing = value
        }
        if let value = reader.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = value
        }
        if let color = reader.color("sectionIndexColor") { table.sectionIndexColor = color }
        if let color = reader.color("sectionIndexBackgroundColor") {
            table.sectionIndexBackgroundColor = color
        }
        if let element = reader.child("tableHeaderView") {
            table.tableHeaderView = object(for: element) as? UIView
        }
        if let element = reader.child("tableFooterView") {
            table.tableFooterView = object(for: element) as? UIView
        }
        if let element = reader.child("backgroundView") {
            table.backgroundView = object(for: element) as? UIView
        }
        if let value = reader.flag("cellLayoutMarginsFollowReadableWidth") {
            table.cellLayoutMarginsFollowReadableWidth = value
        }
        if let value = reader.flag("insetsContentViewsToSafeArea") {
            table.insetsContentViewsToSafeArea = value
        }
        for cell in reader.list("prototypes") { registerPrototype(cell, in: table) }
        let sections = reader.list("sections")
        if !sections.isEmpty { restoreSections(sections, of: table, reader) }
        reader.ignore(
            "style", "dataMode", "showsSelectionImmediatelyOnTouchBegin",
            "sectionIndexTrackingBackgroundColor",
            "springLoaded", "dragInteractionEnabled", "selfSizingInvalidation")
    }

    private func restoreHeights(of table: UITableView, _ reader: AttributeReader) {
        func height(_ name: String) -> CGFloat? {
            reader.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
        }
        if let value = height("rowHeight") { table.rowHeight = value }
        if let value = height("estimatedRowHeight") { table.estimatedRowHeight = value }
        if let value = height("sectionHeaderHeight") { table.sectionHeaderHeight = value }
        if let value = height("sectionFooterHeight") { table.sectionFooterHeight = value }
        if let value = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = value }
        if let value = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = value }
        if let value = reader.number("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = value }
    }

    private func registerPrototype(_ element: InterfaceElement, in table: UITableView) {
        guard let identifier = element["reuseIdentifier"] else {
            return report(element, "a prototype cell without a reuse identifier cannot be dequeued")
        }
        table.register(UINib(prototype(element)), forCellReuseIdentifier: identifier)
    }

    /// The nib of a prototype cell, which is loaded for each cell.
    private func prototype(_ element: InterfaceElement) -> NibContent {
        NibContent(source: source, elements: [element], scene: owner as? UIViewController)
    }

    private func restoreSections(
        _ elements: [InterfaceElement], of table: UITableView, _ reader: AttributeReader
    ) {
        var sections: [StaticTable.Section] = []
        for element in elements where element.name == "tableViewSection" {
            let part = AttributeReader(element, self)
            var section = StaticTable.Section()
            section.header = part.text("headerTitle")
            section.footer = part.text("footerTitle")
            for cell in part.list("cells") {
                guard let view = object(for: cell) as? UITableViewCell else { continue }
                section.rows.append(StaticTable.Row(cell: view, height: cell.number("rowHeight")))
            }
            part.ignore("colorLabel")
            part.finish()
            sections.append(section)
        }
        table.staticTable = StaticTable(sections: sections)
        guard !(owner is UITableViewController) else { return }
        report(
            reader.element,
            "Static table views are only valid when embedded in UITableViewController instances")
    }

    // MARK: Cells

    func restoreTableCell(_ cell: UITableViewCell, _ reader: AttributeReader) {
        if let value = reader.string("reuseIdentifier") { cell.reuseIdentifier = value }
        if let value = reader.option(
            "selectionStyle",
            ["none": UITableViewCell.SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default])
        {
            cell.selectionStyle = value
        }
        let accessories: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
        ]
        if let value = reader.option("accessoryType", accessories) { cell.accessoryType = value }
        if let value = reader.option("editingAccessoryType", accessories) {
            cell.editingAccessoryType = value
        }
        if let value = reader.integer("indentationLevel") { cell.indentationLevel = value }
        if let value = reader.number("indentationWidth") { cell.indentationWidth = value }
        if let value = reader.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
        if let value = reader.flag("showsReorderControl") { cell.showsReorderControl = value }
        if let value = reader.insets("separatorInset") { cell.separatorInset = value }
        if let element = reader.child("accessoryView") {
            cell.accessoryView = object(for: element) as? UIView
        }
        if let element = reader.child("backgroundView") {
            cell.backgroundView = object(for: element) as? UIView
        }
        if let element = reader.child("selectedBackgroundView") {
            cell.selectedBackgroundView = object(for: element) as? UIView
        }
        restoreContent(of: cell, reader)
        reader.ignore(
            "style", "rowHeight", "hidesAccessoryWhenEditing", "focusStyle", "textLabel", "detailTextLabel",
            "imageView", "customHeight", "selected")
    }

    /// The labels and the picture of a cell's style are those that the cell makes itself.
    private func restoreContent(of cell: UITableViewCell, _ reader: AttributeReader) {
        let content = reader.child("contentView")
        for element in content?.list("subviews") ?? [] {
            guard let id = element.id else { continue }
            switch id {
            case reader.element["textLabel"]: cell.textLabel.map { adopt($0, as: element) }
            case reader.element["detailTextLabel"]: cell.detailTextLabel.map { adopt($0, as: element) }
            case reader.element["imageView"]: cell.imageView.map { adopt($0, as: element) }
            default: break
            }
        }
        fill(cell.contentView, from: content)
        for element in reader.list("subviews") { (object(for: element) as? UIView).map(cell.addSubview) }
    }

    func restoreHeaderFooter(_ view: UITableViewHeaderFooterView, _ reader: AttributeReader) {
        if let value = reader.string("reuseIdentifier") { view.reuseIdentifier = value }
        if let content = reader.child("contentView") { fill(view.contentView, from: content) }
    }

    func restoreReusableView(_ view: UICollectionReusableView, _ reader: AttributeReader) {
        if let value = reader.string("reuseIdentifier") { view.storedIdentifier = value }
        let target = (view as? UICollectionViewCell)?.contentView ?? view
        if let content = reader.child("contentView") { fill(target, from: content) }
        for element in reader.list("subviews") { (object(for: element) as? UIView).map(target.addSubview) }
        if let cell = view as? UICollectionViewCell {
            if let element = reader.child("backgroundView") {
                cell.backgroundView = object(for: element) as? UIView
            }
            if let element = reader.child("selectedBackgroundView") {
                cell.selectedBackgroundView = object(for: element) as? UIView
            }
        }
        reader.ignore("customSize", "selected", "highlighted")
    }

    // MARK: Collection views

    func restoreCollection(_ list: UICollectionView, _ reader: AttributeReader) {
        if let element = reader.child("collectionViewLayout"),
            let layout = object(for: element) as? UICollectionViewLayout
        {
            list.collectionViewLayout = layout
        }
        if let value = reader.flag("allowsSelection") { list.allowsSelection = value }
        if let value = reader.flag("allowsMultipleSelection") { list.allowsMultipleSelection = value }
        if let value = reader.flag("prefetchingEnabled") { list.isPrefetchingEnabled = value }
        if let element = reader.child("backgroundView") {
            list.backgroundView = object(for: element) as? UIView
        }
        for element in reader.list("cells") {
            guard let identifier = element["reuseIdentifier"] else {
                report(element, "a prototype cell without a reuse identifier cannot be dequeued")
                continue
            }
            list.register(UINib(prototype(element)), forCellWithReuseIdentifier: identifier)
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let element = reader.child(key), let identifier = element["reuseIdentifier"] else {
                continue
            }
            list.register(
                UINib(prototype(element)), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        reader.ignore("dataMode", "springLoaded", "dragInteractionEnabled", "selfSizingInvalidation")
    }

    func restoreFlowLayout(_ layout: UICollectionViewFlowLayout, _ reader: AttributeReader) {
        if let value = reader.option(
            "scrollDirection",
            ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal])
        {
            layout.scrollDirection = value
        }
        if let value = reader.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
        if let value = reader.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
        if let value = reader.size("itemSize") { layout.itemSize = value }
        if let value = reader.size("estimatedItemSize") { layout.estimatedItemSize = value }
        if reader.flag("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let value = reader.size("headerReferenceSize") { layout.headerReferenceSize = value }
        if let value = reader.size("footerReferenceSize") { layout.footerReferenceSize = value }
        if let value = reader.insets("sectionInset") { layout.sectionInset = value }
        if let value = reader.flag("sectionHeadersPinToVisibleBounds") {
            layout.sectionHeadersPinToVisibleBounds = value
        }
        if let value = reader.flag("sectionFootersPinToVisibleBounds") {
            layout.sectionFootersPinToVisibleBounds = value
        }
        reader.ignore("sectionInsetReference")
    }
}
