import Foundation

@objc protocol FavouritesObserver: AnyObject {
    @objc optional func favourites(_ favourites: Favourites, didAdd identifier: Int)
    @objc optional func favourites(_ favourites: Favourites, didRemove identifier: Int)
}

/// The plants that the user marked. Saved after each change.
class Favourites: NSObject {

    @objc static let didChange = NSNotification.Name(rawValue: "CatalogFavouritesDidChange")

    private let defaults: UserDefaults
    private let key = "favourites"
    private let observers = NSHashTable<AnyObject>.weakObjects()

    private(set) var identifiers: Set<Int>

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        self.identifiers = Set(defaults.array(forKey: key) as? [Int] ?? [])
        super.init()
    }

    func add(_ observer: FavouritesObserver) {
        observers.add(observer)
    }

    @objc(containsIdentifier:)
    func contains(_ identifier: Int) -> Bool {
        identifiers.contains(identifier)
    }

    @objc(toggleIdentifier:)
    @discardableResult
    func toggle(_ identifier: Int) -> Bool {
        let isAdded = identifiers.insert(identifier).inserted
        if !isAdded { identifiers.remove(identifier) }
        defaults.set(Array(identifiers).sorted(), forKey: key)
        for case let observer as FavouritesObserver in observers.allObjects {
            if isAdded {
                observer.favourites?(self, didAdd: identifier)
            } else {
                observer.favourites?(self, didRemove: identifier)
            }
        }
        NotificationCenter.default.post(name: Favourites.didChange, object: self)
        return isAdded
    }
}
