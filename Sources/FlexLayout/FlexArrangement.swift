internal import LayoutCore
internal import ViewBridge

/// The items of a view by what they have been added to: the view itself, or layout-only items in it.
///
/// Views follow each other as the subviews do. A layout-only item is at the index of its first view, and its
/// views follow it, wherever else they are; an empty one follows the item that it was added after.
@MainActor
struct FlexArrangement {
    /// The items that contain others, outer ones first.
    private(set) var holders: [Flex]
    private var children: [ObjectIdentifier: [Flex]] = [:]
    private let withExcluded: Bool

    /// Arranges items of a view, given in the order of the subviews.
    ///
    /// - Parameters:
    ///   - host: The item of the view.
    ///   - items: The items of the subviews.
    ///   - withExcluded: Whether layout-only items count that are not included in the layout.
    init(of host: Flex, _ items: [Flex], withExcluded: Bool = false) {
        self.withExcluded = withExcluded
        holders = [host]
        for item in items { add(item, to: host) }
        addEmptyItems(of: host)
    }

    /// The items right inside of one.
    func children(of flex: Flex) -> [Flex] { children[ObjectIdentifier(flex)] ?? [] }

    /// Gives a holder other items, in their order.
    mutating func setChildren(_ items: [Flex], of flex: Flex) { children[ObjectIdentifier(flex)] = items }

    /// All items in the order of the flow, each layout-only item followed by its own items. After the last of these,
    /// `leave` is called.
    func walk(_ host: Flex, enter: (Flex) -> Void, leave: (Flex) -> Void = { _ in }) {
        var open = [(flex: host, items: children(of: host)[...])]
        while var level = open.popLast() {
            guard let item = level.items.popFirst() else {
                leave(level.flex)
                continue
            }
            open.append(level)
            enter(item)
            if item.isLayoutOnly { open.append((item, children(of: item)[...])) }
        }
    }

    private mutating func add(_ item: Flex, to host: Flex) {
        var chain: [Flex] = [item]
        var holder = item.group
        while let flex = holder, flex !== host {
            if flex.flags.contains(.excluded), !withExcluded { return }
            chain.append(flex)
            holder = flex.extras?.container
        }
        var parent = host
        for flex in chain.reversed() {
            let isKnown = flex.isLayoutOnly && children[ObjectIdentifier(flex)] != nil
            if !isKnown {
                children[ObjectIdentifier(parent), default: []].append(flex)
                if flex.isLayoutOnly { start(flex) }
            }
            parent = flex
        }
    }

    private mutating func start(_ flex: Flex) {
        children[ObjectIdentifier(flex)] = []
        holders.append(flex)
    }

    private mutating func addEmptyItems(of host: Flex) {
        var pending = [host]
        while let parent = pending.popLast() {
            for flex in parent.extras?.layoutItems ?? [] where withExcluded || !flex.flags.contains(.excluded)
            {
                pending.append(flex)
                guard children[ObjectIdentifier(flex)] == nil else { continue }
                start(flex)
                var siblings = children(of: parent)
                let predecessor = flex.extras?.predecessor
                let place = siblings.firstIndex { $0.node == predecessor }.map { $0 + 1 }
                siblings.insert(flex, at: place ?? (predecessor == nil ? 0 : siblings.count))
                children[ObjectIdentifier(parent)] = siblings
            }
        }
    }
}

extension Flex {
    /// How the items of this view, or of the view above, are arranged now, excluded ones too.
    func arrangement() -> FlexArrangement? {
        guard let host, let view = host.heldView else { return nil }
        return FlexArrangement(
            of: host, view.subviews.compactMap { FlexAttachment.of[$0]?.flex }, withExcluded: true)
    }
}
