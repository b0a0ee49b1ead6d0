import Testing
import UIKit

/// Classes as adapted source has them: their properties were `@objc dynamic`.
private class Store: NSObject {
    var count = 0 { didSet { formworkDidChange(\Store.count) } }
    var other = 0 { didSet { formworkDidChange(\Store.other) } }
    var handler: () -> Void = {} { didSet { formworkDidChange(\Store.handler) } }
}

private final class SmallStore: Store {}

private final class Gauge: UIView {
    var level = 0.5 { didSet { formworkDidChange(\Gauge.level) } }
}

@MainActor
@Suite struct DynamicPropertyTests {
    @Test func assignmentsAreNotified() {
        let store = Store()
        var changes: [String] = []
        let observation = store.observe(\.count, options: [.old, .new]) { store, change in
            changes.append("\(store.count): \(change.oldValue ?? -1) -> \(change.newValue ?? -1)")
        }
        store.count = 3
        store.other = 1
        store.count = 3
        #expect(changes == ["3: 0 -> 3", "3: 3 -> 3"])
        observation.invalidate()
        store.count = 4
        #expect(changes.count == 2)
    }

    @Test func valuesWithoutComparisonAreNotifiedOfTheirOwnChangesOnly() {
        let store = Store()
        var count = 0
        let observation = store.observe(\.handler) { _, _ in count += 1 }
        store.count = 1
        store.handler = {}
        #expect(count == 1)
        _ = observation
    }

    @Test func subclassesNotify() {
        let store = SmallStore()
        var count = 0
        let observation = store.observe(\.count) { _, _ in count += 1 }
        store.count = 1
        store.other = 2
        #expect(count == 1)
        _ = observation
    }

    @Test func releasedObservationsEnd() {
        let store = Store()
        var count = 0
        var observation: NSKeyValueObservation? = store.observe(\.count, options: .initial) { _, _ in
            count += 1
        }
        #expect(count == 1)
        #expect(observation != nil)
        observation = nil
        store.count = 1
        #expect(count == 1)
    }

    @Test func viewsHaveBothKindsOfProperties() {
        let gauge = Gauge()
        var notified: [String] = []
        let observations = [
            gauge.observe(\.level) { _, _ in notified.append("level") },
            gauge.observe(\.frame) { _, _ in notified.append("frame") },
        ]
        gauge.level = 1
        gauge.frame.size.width = 5
        #expect(notified == ["level", "frame"])
        withExtendedLifetime(observations) {}
    }
}
