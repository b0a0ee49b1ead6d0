/// A dictionary that evicts what was not looked up lately.
///
/// Two generations: when the young one is full it becomes the old one, and what was in the old one and
/// not looked up since is evicted. So a hit costs one look-up, two at worst, and no list is kept in order.
struct RecencyCache<Key: Hashable, Value> {
    private let generationSize: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// Creates a cache for at most so many values.
    init(capacity: Int) {
        generationSize = max(1, capacity / 2)
    }

    /// How many values are kept.
    var count: Int { young.count + old.count }

    /// The value of a key, which counts as looked up.
    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard !old.isEmpty, let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    /// Keeps a value.
    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= generationSize {
            old = young
            young = [:]
            young.reserveCapacity(generationSize)
        }
        young[key] = value
    }

    /// Forgets everything.
    mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
