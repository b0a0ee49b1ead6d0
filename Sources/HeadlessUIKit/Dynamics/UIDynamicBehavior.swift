/// What a dynamic animator does with items. A subclass combines others by ``addChildBehavior(_:)``.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors that this one consists of.
    public final private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step, after the items have moved.
    open var action: (() -> Void)?
    /// The animator that the behavior was added to.
    public final internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
        didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
    }

    /// Creates a behavior that does nothing by itself.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Adds a behavior to this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.dynamicAnimator = dynamicAnimator
        dynamicAnimator?.resume()
    }

    /// Removes a behavior from this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        dynamicAnimator?.resume()
    }

    /// Called before the behavior is added to an animator, or with nil removed from one. Does nothing by default.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items that the behavior moves.
    var dynamicItems: [any UIDynamicItem] { [] }

    /// Changes velocities by the forces of a step.
    func applyForces(in world: DynamicWorld, over step: Double) {}

    /// Corrects velocities, once for each iteration of a step.
    func correctVelocities(in world: DynamicWorld, over step: Double) {}

    /// This behavior and its children at any depth.
    final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

    /// Makes the animator start again because a property has changed.
    final func changed() { dynamicAnimator?.resume() }
}

/// A list of items, compared by identity.
@MainActor
struct DynamicItemList {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { insert(item) } }

    mutating func insert(_ item: any UIDynamicItem) {
        if !contains(item) { items.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}
