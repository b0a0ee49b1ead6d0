import Foundation

/// An object that can be written as data of some types, for `NSItemProvider`, which Foundation lacks on Linux.
public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the types that objects of the class can be written as.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that can be read from data of some types.
public protocol NSItemProviderReading: AnyObject {
    /// The identifiers of the types that objects of the class can be read from.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Data or an object that is dragged, shared or pasted.
///
/// Foundation has the class on Apple's platforms. This one keeps objects of the same program, and hands them on at once.
open class NSItemProvider: NSObject, NSCopying {
    private var objects: [Any] = []
    private var types: [String] = []

    /// A name for a file of the data.
    open var suggestedName: String?

    /// Creates a provider without data.
    public override init() { super.init() }

    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) {
        objects = [object]
        types = type(of: object).writableTypeIdentifiersForItemProvider
        super.init()
    }

    /// Creates a provider of an object under the identifier of a type.
    public init(item: Any?, typeIdentifier: String?) {
        objects = item.map { [$0] } ?? []
        types = typeIdentifier.map { [$0] } ?? []
        super.init()
    }

    /// Creates a provider of a file's contents.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init(item: fileURL, typeIdentifier: "public.file-url")
    }

    /// The identifiers of the types that the data is available in.
    open var registeredTypeIdentifiers: [String] { types }

    /// Whether the data is available in a type.
    @discardableResult open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        types.contains(typeIdentifier)
    }

    /// Adds an object that can be written.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: Int = 0) {
        objects.append(object)
        types += type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// Whether an object of a class can be had.
    @discardableResult open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        objects.contains { type(of: $0) == aClass }
    }

    /// Whether a value of a type can be had.
    public func canLoadObject<Value>(ofClass valueType: Value.Type) -> Bool {
        objects.contains { $0 is Value }
    }

    /// Calls back with an object of a class, or nil.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = objects.first { type(of: $0) == aClass }
        completionHandler(found as? any NSItemProviderReading, nil)
        return Progress(totalUnitCount: 1)
    }

    /// Calls back with a value of a type, or nil.
    @discardableResult
    public func loadObject<Value>(
        ofClass valueType: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(objects.lazy.compactMap { $0 as? Value }.first, nil)
        return Progress(totalUnitCount: 1)
    }

    /// The provider itself.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// Text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// Addresses.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// Pictures.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
    /// Pictures.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}
