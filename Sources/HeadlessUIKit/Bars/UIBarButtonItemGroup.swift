import Foundation

/// Buttons that belong together, and what replaces them where space is short.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that replaces them where space is short. None by default. Not used here.
    open var representativeItem: UIBarButtonItem?
    /// Whether the buttons are replaced. False: they are not, here.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Whether the buttons are always there. True by default.
    open var alwaysAvailable = true
    /// What stands for the group in a menu. None by default.
    open var menuRepresentation: UIMenuElement?
    /// Whether the buttons are left out. False by default.
    open var isHidden = false {
        didSet { for item in barButtonItems { item.isHidden = isHidden } }
    }

    /// Creates a group.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    /// Creates an empty group of a nib.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// A group that is always there.
    @discardableResult open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user can move.
    @discardableResult open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user can remove.
    @discardableResult open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}

extension UIBarButtonItem {
    /// A group of this button alone.
    @discardableResult public final func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup.fixedGroup(items: [self])
    }

    /// A group of this button alone, which the user can move.
    @discardableResult public final func creatingMovableGroup(customizationIdentifier: String)
        -> UIBarButtonItemGroup
    {
        UIBarButtonItemGroup.movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this button alone, which the user can remove.
    @discardableResult public final func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup.optionalGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
}
