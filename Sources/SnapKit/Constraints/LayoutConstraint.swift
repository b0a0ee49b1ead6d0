import ViewBridge

/// One of the constraints that a statement became, as a constraint of UIKit.
@preconcurrency @MainActor
public class LayoutConstraint: NSLayoutConstraint {
    /// The statement that it belongs to, which takes itself away when it ends.
    final nonisolated(unsafe) unowned(unsafe) var constraint: Constraint?

    /// The name in reports, which is the `identifier` too.
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }

    /// The constraint as a formula, with its location in the source:
    /// `<LayoutConstraint:0x6000021@Form.swift#12 UILabel:title.top == UIView:box.top + 8.0 ^750.0>`.
    ///
    /// Views are named by the labels that ``ConstraintDSL/setLabel(_:)`` gives them, else by their addresses.
    public override nonisolated var description: String { MainActor.assumeIsolated { text } }

    private var text: String {
        var text = "<\(ItemText.of(self))"
        if let location = constraint?.location { text += "@\(location.text)" }
        text += " \(firstItem.map { ItemText.of($0, firstAttribute) } ?? "(gone)") \(relation.sign)"
        if let secondItem {
            text += " \(ItemText.of(secondItem, secondAttribute))"
            if multiplier != 1 { text += " * \(multiplier)" }
            if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(abs(constant))" }
        } else {
            text += " \(constant)"
        }
        if priority != .required { text += " ^\(priority.rawValue)" }
        return text + ">"
    }

    /// Whether another constraint says the same but for the constant.
    func differsOnlyInConstant(from other: LayoutConstraint) -> Bool {
        firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && priority == other.priority && multiplier == other.multiplier
            && firstItem === other.firstItem && secondItem === other.secondItem
    }
}
