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

    // MARK: Pasteboards by name

    private static var named: [String: UIPasteboard] = [:]
    /// The name. Empty for one that was created without.
    public internal(set) final var name = UIPasteboard.Name("")

    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// That of the pasteboard that all apps share.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The pasteboard of a name; nil where there is none and none is to be created.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || Self.named[pasteboardName.rawValue] != nil else { return nil }
        self.init()
        name = pasteboardName
        if let known = Self.named[pasteboardName.rawValue] {
            (strings, urls, images, color) = (known.strings, known.urls, known.images, known.color)
            data = known.data
        }
        Self.named[pasteboardName.rawValue] = self
    }

    /// A pasteboard with a new name.
    @discardableResult open class func withUniqueName() -> UIPasteboard {
        UIPasteboard(name: Name(UUID().uuidString), create: true) ?? UIPasteboard()
    }

    /// Removes the pasteboard of a name.
    open class func remove(withName pasteboardName: Name) { named[pasteboardName.rawValue] = nil }

    // MARK: Data by kinds

    private var data: [String: Any] = [:]

    /// The first item: data and objects by the names of their kinds.
    open var items: [[String: Any]] {
        get {
            var item = data
            if let string { item["public.utf8-plain-text"] = string }
            if let url { item["public.url"] = url }
            if let image { item["public.png"] = image }
            return item.isEmpty ? [] : [item]
        }
        set {
            data = [:]
            (strings, urls, images, color) = (nil, nil, nil, nil)
            for item in newValue { addValues(item) }
        }
    }

    private func addValues(_ item: [String: Any]) {
        for (key, value) in item { setValue(value, forPasteboardType: key) }
    }

    /// Adds items to those that there are.
    open func addItems(_ items: [[String: Any]]) { for item in items { addValues(item) } }

    /// Replaces the items.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

    /// The keys of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// When the items are removed. Has no effect here.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices do not get the items. None do here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// The number of items.
    open var numberOfItems: Int {
        max(items.count, strings?.count ?? 0, urls?.count ?? 0, images?.count ?? 0)
    }

    /// The names of the kinds of the first item.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    /// Whether there is something of one of the kinds.
    @discardableResult open func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { value(forPasteboardType: $0) != nil }
    }

    /// The object of a kind.
    @discardableResult open func value(forPasteboardType pasteboardType: String) -> Any? {
        let kinds = ["public.text": "public.utf8-plain-text", "public.plain-text": "public.utf8-plain-text"]
        return items.first?[kinds[pasteboardType] ?? pasteboardType]
    }

    /// The data of a kind.
    @discardableResult open func data(forPasteboardType pasteboardType: String) -> Data? {
        switch value(forPasteboardType: pasteboardType) {
        case let data as Data: data
        case let string as String: Data(string.utf8)
        case let image as UIImage: image.pngData()
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }

    /// Sets the object of a kind.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        switch value {
        case let text as String where pasteboardType.contains("text"): string = text
        case let address as URL: url = address
        case let picture as UIImage: image = picture
        default:
            data[pasteboardType] = value
            changed()
        }
    }

    /// Sets the data of a kind.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    /// All colours.
    open var colors: [UIColor]? {
        get { color.map { [$0] } }
        set { color = newValue?.first }
    }

    private func changed() {
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
}
