import Foundation

extension UICollectionViewListCell {
    final func change<Value: Equatable>(_ property: WritableKeyPath<ListCellState, Value>, to value: Value) {
        guard list[keyPath: property] != value else { return }
        list[keyPath: property] = value
        configurationDidChange()
    }

    final func setAccessories(_ accessories: [UICellAccessory]) {
        var seen: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories where accessory.isUnique {
            guard !seen.insert(accessory.accessoryType).inserted else { continue }
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: """
                    Accessories array contains more than one accessory of the same system type \
                    (\(accessory.accessoryType)), which is not allowed. Cell: \(debugLine)
                    """
            ).raise()
            return
        }
        list.accessories = accessories
        list.needsAccessories = true
        configurationDidChange()
    }

    /// Expands or collapses what an outline shows below the cell.
    final func setExpanded(_ isExpanded: Bool) {
        guard isExpanded != list.isExpanded else { return }
        list.isExpanded = isExpanded
        for shown in list.shown { (shown.view as? OutlineControl)?.isExpanded = isExpanded }
        setNeedsUpdateConfiguration()
    }

    // MARK: Views

    /// Makes the views of the accessories that are shown in the present state.
    final func updateAccessories() {
        let isEditing = configurationState.isEditing
        guard list.needsAccessories || isEditing != list.wasEditing else { return }
        list.needsAccessories = false
        list.wasEditing = isEditing
        var old = list.shown
        list.shown = ordered(list.accessories.filter { $0.isShown(inEditing: isEditing) }).map { accessory in
            let index = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
            let view = index.map { old.remove(at: $0).view } ?? makeView(accessory)
            // In the cell the view has its traits.
            if view.superview !== self { addSubview(view) }
            fit(view, to: accessory)
            return ShownAccessory(accessory: accessory, view: view)
        }
        for gone in old where gone.view.superview === self { gone.view.removeFromSuperview() }
    }

    /// The accessories of both sides from leading to trailing.
    private func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        func side(_ isLeading: Bool) -> [UICellAccessory] {
            let all = accessories.filter { isLeadingAccessory($0) == isLeading }
            var sorted = all.filter { $0.settings.position == nil }.enumerated()
                .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
                .map(\.element)
            for custom in all {
                guard let position = custom.settings.position else { continue }
                sorted.insert(custom, at: min(max(position(sorted), 0), sorted.count))
            }
            return sorted
        }
        return side(true) + side(false)
    }

    /// Whether the accessory lies before the content: those that edit, and outlines of cells.
    final func isLeadingAccessory(_ accessory: UICellAccessory) -> Bool {
        guard accessory.accessoryType == .outlineDisclosure else { return accessory.settings.isLeading }
        return outlineStyle(accessory) == .cell
    }

    private func outlineStyle(_ accessory: UICellAccessory) -> UICellAccessory.OutlineDisclosureOptions.Style
    {
        guard accessory.settings.outlineStyle == .automatic else { return accessory.settings.outlineStyle }
        let style = (contentConfiguration as? UIListContentConfiguration)?.style
        return list.surroundings.role == .header || style?.isCell == false ? .header : .cell
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator: CellGlyph(.disclosure)
        case .checkmark: CellGlyph(.checkmark)
        case .detail: CellDetailButton { [weak self] in self?.tapped(.detail) }
        case .delete: CellEditControl(.delete) { [weak self] in self?.tapped(.delete) }
        case .insert: CellEditControl(.insert) { [weak self] in self?.tapped(.insert) }
        case .multiselect: CellEditControl(.select) {}
        case .reorder: CellReorderControl(frame: .zero)
        case .outlineDisclosure: OutlineControl { [weak self] in self?.tapped(.outlineDisclosure) }
        case .popUpMenu: PopUpControl()
        case .label: UILabel()
        case .customView(let view): view
        }
    }

    /// Calls the handler of an accessory, or does what the system does.
    private func tapped(_ type: UICellAccessory.AccessoryType) {
        guard let shown = list.shown.first(where: { $0.accessory.accessoryType == type }) else { return }
        if let action = shown.accessory.settings.action { return action() }
        if type == .outlineDisclosure { toggleOutline() }
        if type == .delete { simulateSwipe() }
    }

    /// Gives a view the looks of its accessory.
    private func fit(_ view: UIView, to accessory: UICellAccessory) {
        let settings = accessory.settings
        if accessory.accessoryType != .label { view.tintColor = settings.tintColor }
        switch view {
        case let label as UILabel where accessory.accessoryType == .label:
            label.font = settings.font
            label.adjustsFontForContentSizeCategory = settings.followsCategory
            label.textColor = settings.tintColor ?? .secondaryLabel
            label.text = settings.text
        case let glyph as CellGlyph: glyph.color = settings.tintColor
        case let control as CellEditControl: control.discColor = settings.backgroundColor
        case let outline as OutlineControl:
            outline.isExpanded = list.isExpanded
            outline.takesWholeCell = outlineStyle(accessory) == .header
        case let popUp as PopUpControl: popUp.show(settings)
        default: break
        }
    }

    // MARK: Layout

    final var listMetrics: CellMetrics { CellMetrics(of: self, grouping: list.surroundings.grouping) }

    /// The frames of the content and the accessories, by leading and trailing.
    private var frames: ListCellFrames {
        guard !list.shown.isEmpty || list.indentationLevel != 0 else {
            return ListCellFrames(content: CGRect(origin: .zero, size: bounds.size))
        }
        let metrics = listMetrics
        let margins = directionalLayoutMargins
        func slots(_ isLeading: Bool) -> [ListCellFrames.Slot] {
            list.shown.filter { isLeadingAccessory($0.accessory) == isLeading }.map { slot($0, metrics) }
        }
        let input = ListCellFrames.Input(
            size: bounds.size, margins: (margins.leading, margins.trailing), leading: slots(true),
            trailing: slots(false), indent: CGFloat(list.indentationLevel) * list.indentationWidth,
            indentsAccessories: list.indentsAccessories, trailingGap: metrics.isToday ? 10.5 : 8,
            scale: metrics.scale)
        return ListCellFrames(input)
    }

    private func slot(_ shown: ShownAccessory, _ metrics: CellMetrics) -> ListCellFrames.Slot {
        let standard = metrics.rounded(24 * metrics.bodySize / 17)
        let (view, settings) = (shown.view, shown.accessory.settings)
        var (size, reserved): (CGSize, CGFloat)
        switch shown.accessory.accessoryType {
        case .disclosureIndicator:
            reserved = metrics.rounded(14 * metrics.bodySize / 17)
            size = metrics.disclosure
        case .outlineDisclosure: (size, reserved) = (metrics.disclosure, standard)
        case .checkmark: (size, reserved) = (metrics.checkmark, standard)
        case .detail:
            (size, reserved) = (CGSize(width: metrics.detailButton, height: metrics.detailButton), standard)
        case .delete, .insert, .multiselect: (size, reserved) = (metrics.editControl, standard)
        case .reorder:
            size = CGSize(width: metrics.reorderWidth, height: bounds.height)
            reserved = metrics.reorderWidth
        case .label, .popUpMenu:
            size = view.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
            reserved = size.width
        case .customView:
            size = customSize(view, keepsSize: settings.keepsSize)
            reserved = standard
        }
        switch settings.width {
        case .actual: reserved = size.width
        case .standard: break
        case .custom(let width): reserved = width
        }
        return ListCellFrames.Slot(width: reserved, size: size)
    }

    /// The size of a view of the app: its own, or else the one of its content.
    private func customSize(_ view: UIView, keepsSize: Bool) -> CGSize {
        if view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty, !(view is UIControl) {
            return view.bounds.size
        }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitting.width > 0, fitting.height > 0 { return fitting }
        return view.bounds.isEmpty ? view.sizeThatFits(.zero) : view.bounds.size
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final var placedContentFrame: CGRect {
        let frame = frames.content
        return isRightToLeft ? ListCellFrames.mirrored(frame, in: bounds.width) : frame
    }

    final func layOutAccessories() {
        guard !list.shown.isEmpty else { return }
        let (frames, isMirrored) = (self.frames, isRightToLeft)
        var (leading, trailing) = (frames.leading[...], frames.trailing[...])
        for shown in list.shown {
            let frame = isLeadingAccessory(shown.accessory) ? leading.popFirst() : trailing.popFirst()
            guard let frame else { continue }
            shown.view.frame = isMirrored ? ListCellFrames.mirrored(frame, in: bounds.width) : frame
            if let control = shown.view as? CellEditControl {
                control.disc = listMetrics.editDisc
                control.isChecked = isSelected
            }
        }
    }

    /// Rows have a minimum height; headers and footers none.
    final func withMinimumHeight(_ size: CGSize) -> CGSize {
        guard list.isInList, list.surroundings.role == .item else { return size }
        let style = (contentConfiguration as? UIListContentConfiguration)?.style
        guard style?.isCell ?? (contentConfiguration == nil) else { return size }
        return CGSize(width: size.width, height: max(size.height, ListMetrics(traitCollection).rowHeight))
    }

    /// The margins of the list at the sides.
    final func updateMargins() {
        let metrics = listMetrics
        var margin = metrics.margin
        if list.surroundings.appearance == .sidebar { margin = 16 }
        let margins = NSDirectionalEdgeInsets(
            top: metrics.verticalMargin, leading: margin, bottom: metrics.verticalMargin, trailing: margin)
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
    }
}
