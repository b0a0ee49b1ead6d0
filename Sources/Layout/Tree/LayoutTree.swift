internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// What a container shows: the parts, the engine's nodes, and the views they belong to.
@MainActor
final class LayoutTree {
    let engine = StackTree()
    /// A box of the container's size around the content.
    let root: Part
    /// What the body says, one below the other.
    let content: Part
    weak var container: LayoutHostView?
    @exclusivity(unchecked) private var partsByRow: [Part?] = []
    /// The parts of users' views.
    @exclusivity(unchecked) var leaves: [ObjectIdentifier: Part] = [:]
    /// What is known to have changed since the last layout.
    @exclusivity(unchecked) var changes = TreeChanges()
    /// The users' views that are hidden, now and before the last update.
    var parked: [ObjectIdentifier: UIView] = [:]
    var lastParked: [ObjectIdentifier: UIView] = [:]
    /// The parts that were taken out by the update at hand.
    var retired: [Part] = []
    /// Whether views may have to be added, removed or reordered.
    @exclusivity(unchecked) var hasNewStructure = true
    /// Whether any part is told of its geometry, or of preferences.
    var hasObservers = false
    var hasPreferences = false
    /// The lazy containers.
    var lazyParts: [ObjectIdentifier: Part] = [:]
    /// The nodes that the last layout has moved.
    var moved: [NodeID] = []
    /// How often the body has been read.
    var updates = 1
    /// What the last update has to say besides the engine.
    var issues: [LayoutIssue] = []
    var preferenceKeys: [ObjectIdentifier: Stacks.PreferenceKey<AnyPreference>] = [:]
    private var guides: [CustomAlignment: AlignmentGuide] = [:]
    /// The states of users' layouts that are values, by their place.
    var states: [PartKey: [any LayoutStateStorage]] = [:]
    var statesAtHand: [PartKey: [any LayoutStateStorage]] = [:]
    /// The types of layouts that are known to have none.
    var statelessTypes: Set<ObjectIdentifier> = []
    /// What reading named layouts has cost.
    var profiles: [String: LayoutProfile] = [:]
    /// Pixels per point when views were measured last.
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

    /// Takes down what a body says.
    func write(_ layout: any Layout, _ environment: EnvironmentValues) {
        issues.removeAll()
        updates += 1
        if !parked.isEmpty { hasNewStructure = true }
        parked = [:]
        statesAtHand = [:]
        hasPreferences = false
        hasObservers = false
        let writer = LayoutWriter(self, in: content, environment)
        layout._write(into: writer)
        writer.finishLevel()
        states = statesAtHand
    }

    /// Takes down what lies in a part, apart from the rest.
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

    /// Ends parts that are no longer written, and all in them.
    func retire(_ parts: [Part]) {
        hasNewStructure = true
        for part in parts {
            var pending = [part]
            while let next = pending.popLast() {
                partsByRow[Int(next.node.index)] = nil
                if next.view != nil { retired.append(next) }
                next.details?.reader = nil
                pending += next.children
            }
            engine.freeSubtree(part.node)
        }
    }

    /// The engine's guide for a user's alignment line.
    func guide(of alignment: CustomAlignment) -> AlignmentGuide {
        if let guide = guides[alignment] { return guide }
        let guide = engine.makeGuide(alignment.isVertical ? .vertical : .horizontal) { [unowned self] box in
            Double(alignment.type.defaultValue(in: ViewDimensions(box: box, tree: self)))
        }
        guides[alignment] = guide
        return guide
    }

    /// Keeps something that the user should know, once.
    func report(_ kind: LayoutIssue.Kind, _ subject: String, _ reason: String) {
        let issue = LayoutIssue(kind, subject: subject, because: reason)
        if !issues.contains(issue) { issues.append(issue) }
    }
}
