import Foundation

/// Makes an item when it is shared. Nothing is shared here.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// What stands for the item until it is made.
    public final let placeholderItem: Any?
    /// The service that the item is made for. None here.
    open var activityType: UIActivity.ActivityType? { nil }
    /// The item: the placeholder by default.
    open var item: Any { placeholderItem ?? "" }

    /// Creates a provider.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The placeholder.
    @discardableResult open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any {
        placeholderItem ?? ""
    }

    /// The item.
    @discardableResult open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}
