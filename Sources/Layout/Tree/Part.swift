internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// A node of the engine, and what belongs to it: a view, children, and how the view is measured.
@MainActor
final class Part {
    let key: PartKey
    /// The kind of ``key``, which is not copied to be read: pays in `feed`.
    let kind: PartKind
    let node: NodeID
    /// The update in which the part was made.
    let birth: Int
    /// The part that it lies in; parts end before what they lie in.
    // Not counted, and what follows not checked for access within access: pays in `layout body`.
    unowned(unsafe) let parent: Part?
    /// The part in whose view this one's view is; nil for the container.
    unowned(unsafe) let hostPart: Part?
    /// Whether it is the content of a scroll view: known here, so that the parent is not counted for each part that has moved.
    let isInScrollView: Bool
    @exclusivity(unchecked) var children: [Part] = []
    /// The user's view, or one that was made for the part.
    @exclusivity(unchecked) var view: UIView?
    /// How the user's view is measured.
    var nature = ViewNature.greedy
    /// The axes on which a view fills what it is offered, whatever its own size.
    var fills: AxisSet = []
    /// The state of the view's content when it was last looked at.
    @exclusivity(unchecked) var contentVersion: UInt = 0
    /// Whether the engine's node measures the view.
    var hasMeasure = false
    /// Whether the view has not been placed yet.
    @exclusivity(unchecked) var isNew = true
    /// Whether the view is among those that the tree shows: in this part, if another one has it too. Beside the tree's list, which is
    /// slow to look up: pays in `feed`.
    @exclusivity(unchecked) var isShown = false
    /// What few parts have.
    @exclusivity(unchecked) var details: PartDetails?

    init(_ key: PartKey, _ node: NodeID, in parent: Part?, birth: Int = 0) {
        self.key = key
        kind = key.kind
        self.node = node
        self.birth = birth
        self.parent = parent
        isInScrollView = parent?.kind == .scroll
        hostPart = parent.flatMap { $0.isHost ? $0 : $0.hostPart }
    }

    /// The details, made on first use.
    var madeDetails: PartDetails {
        if let details { return details }
        let made = PartDetails()
        details = made
        return made
    }

    /// Whether views of parts inside become subviews of this part's view.
    var isHost: Bool { kind == .host || kind == .scroll }
}
