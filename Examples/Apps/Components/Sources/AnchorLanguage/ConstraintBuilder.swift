import UIKit

/// Collects constraints out of statements, with conditions and loops.
@resultBuilder
public enum ConstraintBuilder {

    public static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
        [constraint]
    }

    public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        constraints
    }

    public static func buildExpression(_ constraint: NSLayoutConstraint?) -> [NSLayoutConstraint] {
        constraint.map { [$0] } ?? []
    }

    public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
        parts.flatMap { $0 }
    }

    public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] {
        part ?? []
    }

    public static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        part
    }

    public static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        part
    }

    public static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
        parts.flatMap { $0 }
    }

    public static func buildLimitedAvailability(_ part: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        part
    }
}

extension NSLayoutConstraint {

    /// Activates what the closure lists.
    @discardableResult
    public static func activate(@ConstraintBuilder _ build: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        let constraints = build()
        for case let view as UIView in constraints.compactMap(\.firstItem) {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        activate(constraints)
        return constraints
    }
}

/// Constraints that are exchanged as a whole, as for two orientations.
public final class ConstraintGroup {

    private var sets: [AnyHashable: [NSLayoutConstraint]] = [:]

    public private(set) var activeKey: AnyHashable?

    public init() {}

    public func define<Key: Hashable>(_ key: Key, @ConstraintBuilder _ build: () -> [NSLayoutConstraint]) {
        sets[AnyHashable(key)] = build()
    }

    public func activate<Key: Hashable>(_ key: Key) {
        let key = AnyHashable(key)
        guard key != activeKey, let next = sets[key] else { return }
        if let active = activeKey, let previous = sets[active] {
            NSLayoutConstraint.deactivate(previous)
        }
        NSLayoutConstraint.activate(next)
        activeKey = key
    }
}
