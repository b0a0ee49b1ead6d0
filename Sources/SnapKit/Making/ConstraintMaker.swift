import ViewBridge

/// Collects the statements about one view or layout guide in a closure.
///
/// ```swift
/// box.snp.makeConstraints { make in
///     make.top.equalToSuperview().offset(20)
///     make.left.right.equalToSuperview().inset(16)
///     make.height.equalTo(44)
/// }
/// ```
@preconcurrency @MainActor
public class ConstraintMaker {
    private let item: any LayoutConstraintItem
    private var descriptions: [ConstraintDescription] = []

    init(_ item: any LayoutConstraintItem) {
        self.item = item
        item.prepareForConstraints()
    }

    func statement(_ attributes: AttributeSet) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(item, attributes)
        descriptions.append(description)
        return ConstraintMakerExtendable(description)
    }

    /// The constraints of all statements that compare something.
    private var constraints: [Constraint] {
        var constraints: [Constraint] = []
        constraints.reserveCapacity(descriptions.count)
        // A loop, here and where statements become constraints: each call of a closure would check that it is on the main actor.
        for description in descriptions {
            if let constraint = description.constraint { constraints.append(constraint) }
        }
        return constraints
    }

    // MARK: What is done with the statements

    static func prepareConstraints(
        _ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void
    ) -> [Constraint] {
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.constraints
    }

    static func makeConstraints(_ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void) {
        for constraint in prepareConstraints(item, closure) { constraint.activate() }
    }

    static func remakeConstraints(_ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void) {
        removeConstraints(item)
        makeConstraints(item, closure)
    }

    static func updateConstraints(_ item: any LayoutConstraintItem, _ closure: (ConstraintMaker) -> Void) {
        guard item.state?.constraints.isEmpty == false else { return makeConstraints(item, closure) }
        for constraint in prepareConstraints(item, closure) { constraint.updateInstalled(of: item) }
    }

    static func removeConstraints(_ item: any LayoutConstraintItem) { item.state?.removeAll() }
}
