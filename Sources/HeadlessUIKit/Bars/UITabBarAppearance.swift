import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items whose title lies below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The look of items whose title lies beside the picture, in a high bar.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The look of items whose title lies beside the picture, in a low bar.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour of the picture behind the selected item; nil leaves the picture's own.
    open var selectionIndicatorTintColor: UIColor?
    /// The picture behind the selected item. None by default.
    open var selectionIndicatorImage: UIImage?
    /// How items are spread whose title lies below the picture. Automatic by default: as the bar says.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of such an item around the bar's middle; 0 is the bar's.
    open var stackedItemWidth: CGFloat = 0
    /// The spacing of such items around the bar's middle; 0 is the bar's.
    open var stackedItemSpacing: CGFloat = 0

    /// A tab bar's look with the same settings.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarAppearance(barAppearance: self)
        copy.stackedLayoutAppearance = stackedLayoutAppearance.copied
        copy.inlineLayoutAppearance = inlineLayoutAppearance.copied
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance.copied
        copy.selectionIndicatorTintColor = selectionIndicatorTintColor
        copy.selectionIndicatorImage = selectionIndicatorImage
        copy.stackedItemPositioning = stackedItemPositioning
        (copy.stackedItemWidth, copy.stackedItemSpacing) = (stackedItemWidth, stackedItemSpacing)
        return copy
    }
}

/// The appearance of a tab bar's items, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The position of the title, below or beside the picture.
    public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    /// The look of an item that is not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of an item that cannot be used.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of an item that has the focus.
    public let focused = UITabBarItemStateAppearance()

    /// Creates the system's look.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates the system's look for a layout of items.
    public init(style: Style) {
        super.init()
    }

    final var copied: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        copy.normal.take(normal)
        copy.selected.take(selected)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    /// A look with the same settings.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { copied }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title, over the system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Zero by default.
    public var titlePositionAdjustment = UIOffset.zero
    /// The colour of the picture; nil is the system's.
    public var iconColor: UIColor?
    /// The colour behind the badge; nil is red.
    public var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text, over the system's.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge is moved. Zero by default.
    public var badgePositionAdjustment = UIOffset.zero
    /// How far the badge's text is moved. Zero by default.
    public var badgeTitlePositionAdjustment = UIOffset.zero

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
