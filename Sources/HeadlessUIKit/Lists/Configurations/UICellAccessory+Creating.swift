extension UICellAccessory {
    /// A chevron: the cell leads to further content.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.disclosureIndicator, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A button for details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.detail, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.settings.action = actionHandler
        return accessory
    }

    /// A checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.checkmark, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A control that deletes. Without a handler a tap uncovers the swipe actions at the trailing edge.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.settings.backgroundColor = options.backgroundColor
        accessory.settings.isLeading = true
        accessory.settings.action = actionHandler
        return accessory
    }

    /// A control that inserts.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.settings.backgroundColor = options.backgroundColor
        accessory.settings.isLeading = true
        accessory.settings.action = actionHandler
        return accessory
    }

    /// A control that moves the cell.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.reorder, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        return accessory
    }

    /// A circle that shows whether the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.settings.backgroundColor = options.backgroundColor
        accessory.settings.isLeading = true
        return accessory
    }

    /// A chevron that expands and collapses the items below the cell. A handler replaces that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.settings.outlineStyle = options.style
        accessory.settings.isLeading = options.style == .cell
        accessory.settings.action = actionHandler
        return accessory
    }

    /// A button with a menu. Its title is that of the selected element.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
        accessory.settings.menu = menu
        accessory.settings.selectedElementDidChange = selectedElementDidChangeHandler
        return accessory
    }

    /// A text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed: displayed)
        accessory.take(options.isHidden, options.reservedLayoutWidth ?? .actual, options.tintColor)
        accessory.settings.text = text
        accessory.settings.font = options.font
        accessory.settings.followsCategory = options.adjustsFontForContentSizeCategory
        return accessory
    }

    /// A view of your own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory: UICellAccessory
        switch configuration.placement {
        case .leading(let displayed, let position):
            accessory = UICellAccessory(.customView(configuration.customView), displayed: displayed)
            accessory.settings.isLeading = true
            accessory.settings.position = position
        case .trailing(let displayed, let position):
            accessory = UICellAccessory(.customView(configuration.customView), displayed: displayed)
            accessory.settings.position = position
        }
        accessory.take(
            configuration.isHidden, configuration.reservedLayoutWidth ?? .actual, configuration.tintColor)
        accessory.settings.keepsSize = configuration.maintainsFixedSize ?? false
        return accessory
    }

    private mutating func take(_ isHidden: Bool?, _ width: LayoutDimension?, _ tintColor: UIColor?) {
        settings.isHidden = isHidden ?? false
        settings.width = width ?? .standard
        settings.tintColor = tintColor
    }
}
