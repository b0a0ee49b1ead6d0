import Foundation
import Testing
import UIKit

/// Tables that hold their objects weakly.
@Suite struct WeakTableTests {
    private final class Item: NSObject {
        let name: String

        init(_ name: String) { self.name = name }

        override func isEqual(_ object: Any?) -> Bool { (object as? Item)?.name == name }
        override var hash: Int { name.hashValue }
    }

    /// An object that is no `NSObject`.
    private final class Plain {}

    @Test func weakObjectsLeaveTheTable() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Plain()
        do {
            let released = Plain()
            table.add(released)
            table.add(kept)
            table.add(kept)
            #expect(table.count == 2)
            #expect(table.contains(released))
            withExtendedLifetime(released) {}
        }
        #expect(table.allObjects.count == 1)
        #expect(table.anyObject === kept)
        table.remove(kept)
        #expect(table.count == 0)
    }

    @Test func equalObjectsAreOne() {
        let table = NSHashTable<Item>()
        let first = Item("a")
        table.add(first)
        table.add(Item("a"))
        table.add(Item("b"))
        #expect(table.count == 2)
        #expect(table.member(Item("a")) === first)
        table.remove(Item("a"))
        #expect(table.allObjects.map(\.name) == ["b"])

        let byIdentity = NSHashTable<Item>(options: [.weakMemory, .objectPointerPersonality])
        let second = Item("a")
        byIdentity.add(first)
        byIdentity.add(second)
        #expect(byIdentity.count == 2)
        table.removeAllObjects()
        #expect(table.objectEnumerator().nextObject() == nil)
    }

    @Test func entriesOfReleasedKeysLeaveTheMap() {
        let map = NSMapTable<Item, NSString>.weakToStrongObjects()
        let kept = Item("kept")
        map.setObject("1", forKey: kept)
        do {
            let released = Item("released")
            map.setObject("2", forKey: released)
            #expect(map.object(forKey: Item("released")) == "2")
            withExtendedLifetime(released) {}
        }
        #expect(map.count == 1)
        map.setObject("3", forKey: kept)
        #expect(map.object(forKey: kept) == "3")
        #expect(map.dictionaryRepresentation().count == 1)
        #expect((map.keyEnumerator().nextObject() as? Item) === kept)
        map.removeObject(forKey: kept)
        #expect(map.objectEnumerator()?.allObjects.isEmpty == true)
    }

    @Test func releasedObjectsLeaveTheMap() {
        let map = NSMapTable<NSString, Plain>.strongToWeakObjects()
        do {
            let released = Plain()
            map.setObject(released, forKey: "x")
            #expect(map.object(forKey: "x") === released)
        }
        #expect(map.object(forKey: "x") == nil)
        #expect(map.count == 0)
    }
}
