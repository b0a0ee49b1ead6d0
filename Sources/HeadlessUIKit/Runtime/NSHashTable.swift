import Foundation

/// A set of objects that it may hold weakly, as for observers.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var references: [Int: [TableReference]] = [:]

    /// Creates an empty table.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// A table of objects that leave it when they are released.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// How many objects the table holds. Released ones may count until the table is used next, on iOS; here they do not.
    open var count: Int { allObjects.count }

    /// The objects, in no order.
    open var allObjects: [ObjectType] {
        references.values.joined().compactMap { $0.object as? ObjectType }
    }

    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object, unless an equal one is there.
    open func add(_ object: ObjectType?) {
        guard let object, member(object) == nil else { return }
        let reference = TableReference(object, options)
        references[reference.hash, default: []].removeAll { $0.object == nil }
        references[reference.hash, default: []].append(reference)
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let hash = TableReference.hash(of: object, options)
        references[hash]?.removeAll { $0.object == nil || $0.refers(to: object) }
        if references[hash]?.isEmpty == true { references[hash] = nil }
    }

    /// Whether an equal object is there.
    open func contains(_ object: ObjectType?) -> Bool { object.flatMap(member) != nil }

    /// The equal object that is there.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        let hash = TableReference.hash(of: object, options)
        return references[hash]?.first { $0.refers(to: object) }?.object as? ObjectType
    }

    /// Removes all objects.
    open func removeAllObjects() { references = [:] }

    /// Enumerates the objects that are there now.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
}
