import Foundation

/// Would share items. There is nothing to share with here: the page is empty, and says so.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called with the service that was used, whether it was completed, what it returned, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
        Void

    /// What is shared.
    public final let activityItems: [Any]
    /// Services of the app's own.
    public final let applicationActivities: [UIActivity]?

    /// Creates a controller that shares items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller that shares nothing of a storyboard.
    public required init?(coder: NSCoder) {
        activityItems = []
        applicationActivities = nil
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIActivityViewController.self, from: coder)
    }

    /// Services that are left out. None by default.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end: never here.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether services are large. True by default.
    open var allowsProminentActivity = true

    /// Makes an empty page, and says so.
    open override func loadView() { reportUnavailable() }
}

/// A service that shares items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of a service.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sets the picture of a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saves a picture.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends by radio.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Writes a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Writes a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Writes to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Writes to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Writes to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Writes to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Writes to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Opens in Books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Writes a page.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Whether a service is one of sharing or of acting.
    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }

    /// Creates a service.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Whether services of the class share. They act by default.
    open class var activityCategory: Category { .action }
    /// The name. None by default.
    open var activityType: ActivityType? { nil }
    /// The title. None by default.
    open var activityTitle: String? { nil }
    /// The picture. None by default.
    open var activityImage: UIImage? { nil }
    /// Whether the service can share items. False by default.
    @discardableResult open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// A controller that is presented. None by default.
    open var activityViewController: UIViewController? { nil }
    /// Shares the items. The default ends at once.
    open func perform() { activityDidFinish(true) }
    /// Ends the service.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Provides an item that is shared once it is needed. The last three methods have a default.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// What is shown before the item.
    @discardableResult func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any
    /// The item for a service.
    @discardableResult func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// The subject of a message.
    @discardableResult func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// The type of the item.
    @discardableResult func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// A small picture of the item.
    @discardableResult func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// Empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { OptionalMethods.byDefault("") }
    /// Empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { OptionalMethods.byDefault("") }
    /// None.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { OptionalMethods.byDefault(nil) }
}
