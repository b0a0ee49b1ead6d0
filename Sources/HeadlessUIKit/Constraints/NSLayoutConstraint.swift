internal import LayoutCore

/// A linear relation between two attributes of views or guides:
/// `first = multiplier x second + constant`, or at most, or at least.
///
/// An active constraint is held by the nearest view that contains both items; it counts from the next layout
/// pass on.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    // What installing a constraint reads is first, then what activating it writes: large layouts are slow
    // where memory is.
    // Unchecked exclusivity and unmanaged references pay in `constraints growth feed`, in views; what is
    // `nonisolated(unsafe)` is read when views are deallocated, which is not isolated.
    final nonisolated(unsafe) let first: ConstraintOperand
    final nonisolated(unsafe) let second: ConstraintOperand?
    /// The view that holds the constraint while it is active.
    @exclusivity(unchecked) final nonisolated(unsafe) var hostReference: Unmanaged<UIView>?
    /// When the constraint was activated last, as a count of all activations: in conflicts and ties the earlier
    /// one holds, in whatever order a tree of views is gone through.
    @exclusivity(unchecked) final nonisolated(unsafe) var activation = 0
    final let multiplierStorage: CGFloat
    @exclusivity(unchecked) final var constantStorage: CGFloat
    @exclusivity(unchecked) final var priorityStorage = UILayoutPriority.required
    final let relationStorage: Relation
    /// Whether the system made the constraint: such ones give way last.
    @exclusivity(unchecked) final var isSystemMade = false
    /// Whether the constant is the space that the system leaves.
    final var usesSystemSpace = false
    /// The constraint's handles in systems of constraints.
    @exclusivity(unchecked) final nonisolated(unsafe) var handles = SystemHandles()
    /// The neighbours in the host's list.
    @exclusivity(unchecked) final nonisolated(unsafe) var newerInHost: NSLayoutConstraint?
    @exclusivity(unchecked) final nonisolated(unsafe) var olderInHost: Unmanaged<NSLayoutConstraint>?
    /// The neighbours in the lists of both items.
    @exclusivity(unchecked) final nonisolated(unsafe) var firstLinks = ConstraintUses.Links()
    @exclusivity(unchecked) final nonisolated(unsafe) var secondLinks = ConstraintUses.Links()
    final var identifierStorage: String?
    /// The last activation of any constraint.
    @exclusivity(unchecked) static var lastActivation = 0
    /// Where in the source the constraint was made.
    final private(set) var origin: SourceLine

    // MARK: Making

    /// Creates the constraint `item.attribute relation multiplier x other.attribute + constant`, inactive and
    /// required.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - attr1: What of it.
    ///   - relation: How the sides compare.
    ///   - view2: Another view or layout guide; nil where the first is compared with a constant.
    ///   - attr2: What of that, ``Attribute/notAnAttribute`` where there is none.
    ///   - multiplier: What the second attribute is multiplied by.
    ///   - c: What is added to it, in points.
    ///   - file: Where the constraint was made, for reports.
    ///   - line: The line there.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        let parts = ConstraintParts(
            view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c)
        first = parts.first
        second = parts.second
        relationStorage = relation
        multiplierStorage = parts.multiplier
        constantStorage = parts.constant
        origin = SourceLine(file: file, line: line)
        super.init()
    }

    /// Creates an inactive, required constraint of parts that have been checked.
    init(_ parts: ConstraintParts, at origin: SourceLine) {
        first = parts.first
        second = parts.second
        relationStorage = parts.relation
        multiplierStorage = parts.multiplier
        constantStorage = parts.constant
        self.origin = origin
        super.init()
    }

    /// Creates an inactive, required constraint between attributes that have been checked, without gathering them in
    /// parts.
    init(
        _ first: ConstraintOperand, _ relation: Relation, _ second: ConstraintOperand, multiplier: CGFloat,
        constant: CGFloat, at origin: SourceLine
    ) {
        self.first = first
        self.second = second
        relationStorage = relation
        multiplierStorage = multiplier
        constantStorage = constant
        self.origin = origin
        super.init()
    }

    /// Creates a constraint without items, as a placeholder for another one. It cannot be activated; its
    /// constant, its priority and its identifier are those of any constraint.
    @preconcurrency @MainActor
    public override init() {
        first = ConstraintOperand(LayoutNode(), .notAnAttribute)
        second = nil
        relationStorage = .equal
        multiplierStorage = 1
        constantStorage = 0
        origin = SourceLine(file: #fileID, line: #line)
        super.init()
    }

    /// Sets the source line that requested the constraint, where another one made it: a language
    /// that makes constraints for its callers names them.
    package final func setOrigin(file: StaticString, line: UInt) {
        origin = SourceLine(file: file, line: line)
    }

    // MARK: What it says

    /// The first item: a view or a layout guide. Not kept alive by the constraint.
    open var firstItem: AnyObject? { first.node.item }

    /// The second item, nil where there is none. Not kept alive by the constraint.
    open var secondItem: AnyObject? { second?.node.item }

    /// What of the first item.
    open var firstAttribute: Attribute { first.attribute }

    /// What of the second item.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The first item's attribute as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }

    /// The second item's attribute as an anchor; nil where there is none.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

    /// How the sides compare.
    open var relation: Relation { relationStorage }

    /// What the second attribute is multiplied by.
    open var multiplier: CGFloat { multiplierStorage }

    /// What is added to the second side, in points. May change at any time: the cheapest of all changes.
    open var constant: CGFloat {
        get { constantStorage }
        set { setConstant(newValue) }
    }

    /// The priority of the constraint: ``UILayoutPriority/required`` by default. While it is active
    /// it cannot change between required and not.
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set { setPriority(newValue) }
    }

    /// A name for reports. None by default.
    open var identifier: String? {
        get { identifierStorage }
        set { identifierStorage = newValue }
    }

    /// Kept for source that sets it: nothing is archived here. False by default.
    open var shouldBeArchived = false

    // MARK: Being active

    /// Whether the constraint takes part in layout.
    open var isActive: Bool {
        get { hostReference != nil }
        set { setActive(newValue) }
    }

    /// Activates constraints, which is the same as setting ``isActive`` of each.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        // The array keeps them.
        for index in constraints.indices {
            Unmanaged.passUnretained(constraints[index]).withoutRetaining { $0.isActive = true }
        }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The constraint in visual format where that can say it, else as a formula.
    open override nonisolated var description: String { MainActor.assumeIsolated { debugText } }

    /// What the constraint says, for its description.
    var constraintText: ConstraintText { ConstraintText(self) }
}
