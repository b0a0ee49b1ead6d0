import Foundation

/// What was copied, to be pasted elsewhere. Nothing leaves the process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The pasteboard that all apps share.
    public static let general = UIPasteboard()
    /// A pasteboard changed.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// How often the content changed.
    open private(set) var changeCount = 0

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// All texts.
    open var strings: [String]? {
        didSet { changed() }
    }
    /// The first address.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// All addresses.
    open var urls: [URL]? {
        didSet { changed() }
    }
    /// The first picture.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// All pictures.
    open var images: [UIImage]? {
        didSet { changed() }
    }
    /// The colour.
    open var color: UIColor? {
        didSet { changed() }
    }
    /// Whether there is a text.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether there is an address.
    open var hasURLs: Bool { urls?.isEmpty == false }
    /// Whether there is a picture.
    open var hasImages: Bool { images?.isEmpty == false }
    /// Whether there is a colour.
    open var hasColors: Bool { color != nil }

    /// Creates a pasteboard of one's own.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    private func changed() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}
