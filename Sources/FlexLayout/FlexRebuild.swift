internal import ViewBridge

/// The items of a container while `redefine` replaces them.
@MainActor
final class FlexRebuild {
    /// The items added so far, in order.
    private(set) var items: [Flex] = []
    private var added: Set<ObjectIdentifier> = []
    /// The items that were there before.
    private let oldItems: [Flex]
    private var boxes: [Flex]
    private var layoutItems: [Flex]
    private var keyed: [AnyHashable: Flex] = [:]

    init(of items: [Flex]) {
        oldItems = items
        let unnamed = items.filter { $0.extras?.key == nil }
        boxes = unnamed.filter { $0.flags.contains(.anonymous) }.reversed()
        layoutItems = unnamed.filter(\.isLayoutOnly).reversed()
        for item in items {
            if let key = item.extras?.key, keyed[key] == nil { keyed[key] = item }
        }
    }

    /// The next box without a key, or the one of a key: the existing one, else a new one.
    func nextBox(in flex: Flex, key: AnyHashable?) -> Flex {
        let existing = key.map { take($0) { $0.flags.contains(.anonymous) } } ?? boxes.popLast()
        guard let existing else {
            let (box, item) = flex.makeBox(key)
            withExtendedLifetime(box) { take(item, in: flex) }
            return item
        }
        existing.restartStyle()
        take(existing, in: flex)
        return existing
    }

    /// The next layout-only item without a key, or the one of a key: the existing one, else a new one.
    func nextLayoutItem(in flex: Flex, key: AnyHashable?) -> Flex {
        let existing = key.map { take($0, where: \.isLayoutOnly) } ?? layoutItems.popLast()
        let item = existing ?? Flex(nil)
        if let key { item.madeExtras.key = key }
        if existing != nil { item.restartStyle() }
        take(item, in: flex)
        return item
    }

    private func take(_ key: AnyHashable, where isUsable: (Flex) -> Bool) -> Flex? {
        guard let item = keyed[key], isUsable(item) else { return nil }
        keyed[key] = nil
        return item
    }

    /// Adds an item.
    func take(_ item: Flex, in flex: Flex) {
        if !added.insert(ObjectIdentifier(item)).inserted { items.removeAll { $0 === item } }
        items.append(item)
        item.madeExtras.isRedefined = true
        if item.isLayoutOnly {
            if item.extras?.container !== flex { _ = flex.appendLayoutItem(item) }
            item.extras?.predecessor = items.dropLast().last?.node
            return
        }
        guard let view = item.heldView, let superview = flex.host?.heldView else { return }
        if view.superview !== superview { superview.addSubview(view) }
        let group = flex.isLayoutOnly ? flex : nil
        guard item.extras?.group !== group else { return }
        item.madeExtras.group = group
        superview.markChanged(.subviews)
    }

    /// Removes what has not been added again.
    func removeRemainingItems(of flex: Flex) {
        for item in oldItems where !added.contains(ObjectIdentifier(item)) && item.isStill(in: flex) {
            item.removeFromContainer()
        }
        for item in items {
            item.completeStyle()
            item.extras?.isRedefined = false
        }
    }
}

extension Flex {
    /// Whether the item is right inside of another, however it got there.
    fileprivate func isStill(in flex: Flex) -> Bool {
        if isLayoutOnly { return extras?.container === flex }
        guard let view = heldView, view.superview === flex.host?.heldView else { return false }
        return flex.isLayoutOnly ? group === flex : group == nil
    }
}
