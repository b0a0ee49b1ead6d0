import Foundation
import HeadlessUIKit

/// The constraints that views in the tree hold.
extension CaptureReader {
    mutating func readConstraints() {
        for (index, view) in views.enumerated() where view.hasInstalledConstraints {
            for constraint in view.inspectedConstraints {
                let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem
                result.constraints.append(
                    CapturedConstraint(
                        host: index, first: side(constraint.firstItem, constraint.firstAttribute),
                        second: second.map { side($0, constraint.secondAttribute) },
                        relation: constraint.relation.sign, multiplier: constraint.multiplier.finite,
                        constant: constraint.constant.finite, priority: constraint.priority.rawValue,
                        isActive: constraint.isActive, identifier: constraint.identifier,
                        source: constraint.sourceText))
            }
        }
    }

    private func side(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> CapturedConstraint.Side {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.inspectedOwner
        let guide = (item as? UILayoutGuide).map { $0.propertyName ?? $0.identifier }
        let index = view.flatMap { indices[ObjectIdentifier($0)] }
        return CapturedConstraint.Side(
            view: index ?? -1, guide: guide, attribute: attribute.text,
            outside: index == nil ? view.map { "\(type(of: $0))" } ?? "an item that is gone" : nil)
    }
}

extension NSLayoutConstraint.Relation {
    /// `==`, `<=` or `>=`.
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// UIKit's name.
    var text: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }
}
