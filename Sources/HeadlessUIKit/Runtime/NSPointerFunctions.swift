import Foundation

/// How tables hold and compare their objects.
public enum NSPointerFunctions {
    /// The choices of a table.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options out of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are retained: the default.
        public static let strongMemory: Options = []
        /// Objects are held weakly, and leave the table when they are released.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`: the default.
        public static let objectPersonality: Options = []
        /// Objects are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects that are added are copied.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
        var comparesIdentity: Bool { contains(.objectPointerPersonality) }
    }
}

/// An object of a table, held as the table's options say, with the hash under which it is filed.
struct TableReference {
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?
    let hash: Int
    private let comparesIdentity: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let copied =
            options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as? AnyObject : nil
        let object = copied ?? object
        weakObject = options.isWeak ? object : nil
        strongObject = options.isWeak ? nil : object
        hash = Self.hash(of: object, options)
        comparesIdentity = options.comparesIdentity
    }

    /// The object; nil where it was held weakly and is released.
    var object: AnyObject? { strongObject ?? weakObject }

    func refers(to other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !comparesIdentity, let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }

    static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        if !options.comparesIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }
}
