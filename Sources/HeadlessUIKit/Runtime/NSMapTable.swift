import Foundation

/// A dictionary that may hold its keys or its objects weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let key: TableReference
        let object: TableReference

        var isPresent: Bool { key.object != nil && object.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]

    /// Creates an empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// A table that retains keys and objects.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// A table whose entries leave it when their keys are released.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// A table whose entries leave it when their objects are released.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// A table whose entries leave it when their keys or objects are released.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var present: [Entry] { entries.values.joined().filter(\.isPresent) }

    /// How many entries there are.
    open var count: Int { present.count }

    /// The object of a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        let hash = TableReference.hash(of: aKey, keyOptions)
        return entries[hash]?.first { $0.key.refers(to: aKey) }?.object.object as? ObjectType
    }

    /// Files an object under a key, in place of the one that was there.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        let key = TableReference(aKey, keyOptions)
        let entry = Entry(key: key, object: TableReference(anObject, valueOptions))
        entries[key.hash, default: []].append(entry)
    }

    /// Removes the entry of a key.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = TableReference.hash(of: aKey, keyOptions)
        entries[hash]?.removeAll { !$0.isPresent || $0.key.refers(to: aKey) }
        if entries[hash]?.isEmpty == true { entries[hash] = nil }
    }

    /// Removes all entries.
    open func removeAllObjects() { entries = [:] }

    /// Enumerates the keys that are there now.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: present.compactMap { $0.key.object as? KeyType }).objectEnumerator()
    }

    /// Enumerates the objects that are there now; nil is never returned.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: present.compactMap { $0.object.object as? ObjectType }).objectEnumerator()
    }

    /// The entries as a dictionary.
    open func dictionaryRepresentation() -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for entry in present {
            guard let key = entry.key.object as? NSObject, let object = entry.object.object else { continue }
            result[key] = object
        }
        return result
    }
}
