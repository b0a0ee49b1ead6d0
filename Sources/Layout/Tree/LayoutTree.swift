internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// What a container shows: the parts, the engine's nodes, and the views that they belong to.
@MainActor
final class LayoutTree {
    let engine = StackTree()
    /// A box of the container's size around the content.
    let root: Part
    /// The layouts of the body, in a vertical stack.
    let content: Part
    weak var container: LayoutHostView?
    /// Observes the container and the views in it that contain others.
    let observer = SubviewObserver()
    // What is unchecked is read and written as a whole: pays in `layout body`, as in `Part`.
    @exclusivity(unchecked) private var partsByRow: [Part?] = []
    /// The parts of the app's views.
    @exclusivity(unchecked) var leaves: [ObjectIdentifier: Part] = [:]
    /// What has changed since the last layout.
    @exclusivity(unchecked) var changes = TreeChanges()
    /// The app's views that are hidden, now and before the last update.
    var hiddenViews: [ObjectIdentifier: UIView] = [:]
    var lastHiddenViews: [ObjectIdentifier: UIView] = [:]
    /// The parts that the current update has removed.
    var removedParts: [Part] = []
    /// Whether views may have to be added, removed or reordered.
    @exclusivity(unchecked) var hasNewStructure = true
    /// Whether any part observes its geometry, or preferences.
    var hasObservers = false
    var hasPreferences = false
    /// The lazy containers.
    var lazyParts: [ObjectIdentifier: Part] = [:]
    /// The nodes that the last layout has moved.
    var moved: [NodeID] = []
    /// How often the body has been read.
    var updates = 1
    /// The advice of the last update, besides the engine's.
    var issues: [LayoutIssue] = []
    var preferenceKeys: [ObjectIdentifier: Stacks.PreferenceKey<AnyPreference>] = [:]
    private var guides: [CustomAlignment: AlignmentGuide] = [:]
    /// The states of the app's layouts that are values, by their keys.
    var states: [PartKey: [any LayoutStateStorage]] = [:]
    var currentStates: [PartKey: [any LayoutStateStorage]] = [:]
    /// The types of layouts without states.
    var statelessTypes: Set<ObjectIdentifier> = []
    /// The cost of reading named layouts.
    var profiles: [String: LayoutProfile] = [:]
    /// The pixels per point that views were last measured with.
    var measuredScale: CGFloat = 0
    /// The views that are shown.
    var shown: [ObjectIdentifier: ShownView] = [:]

    init() {
        let key = PartKey(path: PartPath(), id: nil, kind: .box)
        root = Part(key, engine.makeNode(.frame()), in: nil)
        content = Part(key, engine.makeNode(.stack(.vertical, spacing: 0)), in: root)
        root.children = [content]
        engine.append(content.node, to: root.node)
        register(root)
        register(content)
    }

    /// Writes a body into the tree.
    func write(_ layout: any Layout, _ environment: EnvironmentValues) {
        issues.removeAll()
        updates += 1
        if !hiddenViews.isEmpty { hasNewStructure = true }
        hiddenViews = [:]
        currentStates = [:]
        hasPreferences = false
        hasObservers = false
        let writer = LayoutWriter(self, in: content, environment)
        layout._write(into: writer)
        writer.finishLevel()
        states = currentStates
    }

    /// Writes the content of a part, apart from the rest.
    func write(
        _ layout: some Layout, in part: Part, _ environment: EnvironmentValues, _ path: PartPath
    ) {
        let writer = LayoutWriter(self, in: part, environment)
        writer.path = path
        layout._write(into: writer)
        writer.finishLevel()
    }

    /// A new part.
    func makePart(_ key: PartKey, _ element: StackElement, in parent: Part) -> Part {
        let part = Part(key, engine.makeNode(element), in: parent, birth: updates)
        register(part)
        hasNewStructure = true
        return part
    }

    private func register(_ part: Part) {
        let row = Int(part.node.index)
        while partsByRow.count <= row { partsByRow.append(nil) }
        partsByRow[row] = part
    }

    /// The part of a node.
    func part(of node: NodeID) -> Part? {
        let row = Int(node.index)
        guard row < partsByRow.count, let part = partsByRow[row], part.node == node else { return nil }
        return part
    }

    /// Removes parts that are no longer written, and all in them.
    func remove(_ parts: [Part]) {
        hasNewStructure = true
        for part in parts {
            var pending = [part]
            while let next = pending.popLast() {
                partsByRow[Int(next.node.index)] = nil
                if next.view != nil { removedParts.append(next) }
                next.details?.reader = nil
                pending += next.children
            }
            engine.freeSubtree(part.node)
        }
    }

    /// The engine's guide of a custom alignment.
    func guide(of alignment: CustomAlignment) -> AlignmentGuide {
        if let guide = guides[alignment] { return guide }
        let guide = engine.makeGuide(alignment.isVertical ? .vertical : .horizontal) { [unowned self] box in
            Double(alignment.type.defaultValue(in: ViewDimensions(box: box, tree: self)))
        }
        guides[alignment] = guide
        return guide
    }

    /// Records advice, once.
    func report(_ kind: LayoutIssue.Kind, _ subject: String, _ reason: String) {
        let issue = LayoutIssue(kind, subject: subject, because: reason)
        if !issues.contains(issue) { issues.append(issue) }
    }
}
