import Foundation

/// Attributes of scroll views, tables and collection views.
extension NibLoader {
    func restoreScrollView(_ view: UIScrollView, _ reader: AttributeReader) {
        restoreScrolling(of: view, reader)
        reader.flags(
            of: view,
            [
                "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
                "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
            ])
        reader.numbers(
            of: view, ["minimumZoomScale": \.minimumZoomScale, "maximumZoomScale": \.maximumZoomScale])
        reader.insets(
            of: view, ["contentInset": \.contentInset, "scrollIndicatorInsets": \.scrollIndicatorInsets])
        reader.sizes(of: view, ["contentSize": \.contentSize])
        if let value = reader.option(
            "contentInsetAdjustmentBehavior",
            [
                "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic,
                "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
            ])
        {
            view.contentInsetAdjustmentBehavior = value
        }
        reader.flags(
            of: view,
            ["automaticallyAdjustsScrollIndicatorInsets": \.automaticallyAdjustsScrollIndicatorInsets])
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
        reader.flags(
            of: view,
            [
                "scrollEnabled": \.isScrollEnabled, "pagingEnabled": \.isPagingEnabled, "bounces": \.bounces,
                "bouncesZoom": \.bouncesZoom, "alwaysBounceVertical": \.alwaysBounceVertical,
                "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
                "directionalLockEnabled": \.isDirectionalLockEnabled,
                "delaysContentTouches": \.delaysContentTouches,
                "canCancelContentTouches": \.canCancelContentTouches, "scrollsToTop": \.scrollsToTop,
            ])
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
        reader.colors(of: table, ["separatorColor": \.separatorColor])
        reader.insets(of: table, ["separatorInset": \.separatorInset])
        if let value = reader.option(
            "separatorInsetReference",
            [
                "fromCellEdges": UITableView.SeparatorInsetReference.fromCellEdges,
                "fromAutomaticInsets": .fromAutomaticInsets, "fromSafeAreaInsets": .fromAutomaticInsets,
            ])
        {
            table.separatorInsetReference = value
        }
        reader.flags(
            of: table,
            [
                "allowsSelection": \.allowsSelection, "allowsMultipleSelection": \.allowsMultipleSelection,
                "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
                "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
            ])
        reader.integers(
            of: table, ["sectionIndexMinimumDisplayRowCount": \.sectionIndexMinimumDisplayRowCount])
        reader.colors(
            of: table,
            [
                "sectionIndexColor": \.sectionIndexColor,
                "sectionIndexBackgroundColor": \.sectionIndexBackgroundColor,
            ])
        reader.views(
            of: table,
            [
                "tableHeaderView": \.tableHeaderView, "tableFooterView": \.tableFooterView,
                "backgroundView": \.backgroundView,
            ])
        reader.flags(
            of: table,
            [
                "cellLayoutMarginsFollowReadableWidth": \.cellLayoutMarginsFollowReadableWidth,
                "insetsContentViewsToSafeArea": \.insetsContentViewsToSafeArea,
            ])
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
        reader.numbers(of: table, ["sectionHeaderTopPadding": \.sectionHeaderTopPadding])
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
        reader.strings(of: cell, ["reuseIdentifier": \.reuseIdentifier])
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
        reader.integers(of: cell, ["indentationLevel": \.indentationLevel])
        reader.numbers(of: cell, ["indentationWidth": \.indentationWidth])
        reader.flags(
            of: cell,
            [
                "shouldIndentWhileEditing": \.shouldIndentWhileEditing,
                "showsReorderControl": \.showsReorderControl,
            ])
        reader.insets(of: cell, ["separatorInset": \.separatorInset])
        reader.views(
            of: cell,
            [
                "accessoryView": \.accessoryView, "backgroundView": \.backgroundView,
                "selectedBackgroundView": \.selectedBackgroundView,
            ])
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
        reader.strings(of: view, ["reuseIdentifier": \.reuseIdentifier])
        if let content = reader.child("contentView") { fill(view.contentView, from: content) }
    }

    func restoreReusableView(_ view: UICollectionReusableView, _ reader: AttributeReader) {
        reader.strings(of: view, ["reuseIdentifier": \.storedIdentifier])
        let target = (view as? UICollectionViewCell)?.contentView ?? view
        if let content = reader.child("contentView") { fill(target, from: content) }
        for element in reader.list("subviews") { (object(for: element) as? UIView).map(target.addSubview) }
        if let cell = view as? UICollectionViewCell {
            reader.views(
                of: cell,
                ["backgroundView": \.backgroundView, "selectedBackgroundView": \.selectedBackgroundView])
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
        reader.flags(
            of: list,
            [
                "allowsSelection": \.allowsSelection, "allowsMultipleSelection": \.allowsMultipleSelection,
                "prefetchingEnabled": \.isPrefetchingEnabled,
            ])
        reader.views(of: list, ["backgroundView": \.backgroundView])
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
        reader.numbers(
            of: layout,
            [
                "minimumLineSpacing": \.minimumLineSpacing,
                "minimumInteritemSpacing": \.minimumInteritemSpacing,
            ])
        reader.sizes(of: layout, ["itemSize": \.itemSize, "estimatedItemSize": \.estimatedItemSize])
        if reader.flag("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        reader.sizes(
            of: layout,
            ["headerReferenceSize": \.headerReferenceSize, "footerReferenceSize": \.footerReferenceSize])
        reader.insets(of: layout, ["sectionInset": \.sectionInset])
        reader.flags(
            of: layout,
            [
                "sectionHeadersPinToVisibleBounds": \.sectionHeadersPinToVisibleBounds,
                "sectionFootersPinToVisibleBounds": \.sectionFootersPinToVisibleBounds,
            ])
        reader.ignore("sectionInsetReference")
    }
}
