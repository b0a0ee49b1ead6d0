import Foundation

/// What a person does in an app, to be continued elsewhere. Foundation has the class on Apple's platforms; here it stores its
/// properties, and nothing is handed on.
open class NSUserActivity: NSObject {
    /// The kind of activity of an address that was followed.
    public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// The kind of activity.
    public final let activityType: String
    /// The title. None by default.
    open var title: String?
    /// What is needed to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of ``userInfo`` that are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// The words by which the activity is found.
    open var keywords: Set<String> = []
    /// The page of the activity.
    open var webpageURL: URL?
    /// The page that led to the activity.
    open var referrerURL: URL?
    /// When the activity is forgotten.
    open var expirationDate: Date?
    /// What the scene that continues the activity is chosen by.
    open var targetContentIdentifier: String?
    /// The name by which the activity is deleted.
    open var persistentIdentifier: String?
    /// Whether the activity has to be stored.
    open var needsSave = false
    /// Whether another device may continue the activity. True by default.
    open var isEligibleForHandoff = true
    /// Whether searches find the activity. False by default.
    open var isEligibleForSearch = false
    /// Whether searches of others find the activity. False by default.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may propose the activity. False by default.
    open var isEligibleForPrediction = false

    /// Creates an activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes the activity the one that is continued. Does nothing.
    open func becomeCurrent() {}
    /// Ends being the one that is continued. Does nothing.
    open func resignCurrent() {}
    /// Ends the activity. Does nothing.
    open func invalidate() {}
}

extension UIScene {
    /// How a scene that is requested should appear.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that requests it.
        open var requestingScene: UIScene?

        /// Creates options.
        public override init() { super.init() }
    }
}

/// An object that takes up what a person did before. Never called here.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes up an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
