import Foundation

/// Makes the controller that shows a preview above a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a menu; the elements are what the system suggests, none here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The order of a menu's elements.
    public enum ElementOrder: Int, Sendable {
        /// As the system sees fit.
        case automatic
        /// The most important element nearest to the finger.
        case priority
        /// From the top down.
        case fixed
    }

    /// The name by which the configuration is found: what was given, or a new one.
    public let identifier: any NSCopying
    /// Further items that the menu is for. None by default.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// The number shown beside the preview; 0, the default, shows none.
    open var badgeCount = 0
    /// The order of the elements. Automatic by default.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration. Without a provider of a preview the view itself is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// Creates a configuration without menu and preview.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(identifier: nil, previewProvider: nil, actionProvider: nil)
    }

    /// The menu, made anew; nil where there is nothing to show.
    final func makeMenu() -> UIMenu? { actionProvider?([]) }
}

// On Apple's platforms `path as NSCopying` goes through the bridge to `NSIndexPath`, which Linux lacks.
extension IndexPath: @retroactive NSCopying {
    /// The same path.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
