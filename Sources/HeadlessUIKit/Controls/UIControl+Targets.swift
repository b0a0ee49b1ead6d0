import Foundation

/// What a control calls when events happen.
struct ControlHandler {
    enum Kind {
        case action(UIAction)
        case method(Selector, ActionTarget)
    }

    var events: UIControl.Event
    let kind: Kind

    var action: UIAction? {
        if case .action(let action) = kind { action } else { nil }
    }

    /// The target and its method.
    var method: (Any?, Selector)? {
        if case .method(let selector, let target) = kind { (target.value, selector) } else { nil }
    }

    /// Whether the target does not exist any more.
    var isGone: Bool {
        if case .method(_, let target) = kind { target.isGone } else { false }
    }

    func calls(_ action: Selector?, on target: Any?) -> Bool {
        guard case .method(let selector, let own) = kind, action == nil || selector == action else {
            return false
        }
        return own.matches(target)
    }
}

extension UIControl {
    final func send(_ handler: ControlHandler) {
        switch handler.kind {
        case .action(let action): sendAction(action)
        case .method(let selector, let target):
            if !target.isGone { sendAction(selector, to: target.value, for: currentEvent) }
        }
    }

    final func add(_ target: Any?, _ action: Selector, for events: Event) {
        handlers.removeAll(where: \.isGone)
        if let index = handlers.firstIndex(where: { $0.calls(action, on: target) }) {
            handlers[index].events.formUnion(events)
        } else {
            handlers.append(ControlHandler(events: events, kind: .method(action, ActionTarget(target))))
        }
    }

    final func remove(_ target: Any?, _ action: Selector?, for events: Event) {
        let isAny = RuntimeValue.flattened(target) == nil
        for index in handlers.indices {
            guard case .method(let selector, _) = handlers[index].kind,
                isAny ? action == nil || selector == action : handlers[index].calls(action, on: target)
            else { continue }
            handlers[index].events.subtract(events)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    final func actionNames(for target: Any?, _ event: Event) -> [String]? {
        let names = handlers.filter { !$0.events.isDisjoint(with: event) && $0.calls(nil, on: target) }
            .compactMap { $0.method?.1.description }
        return names.isEmpty ? nil : names
    }

    final var targetSet: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for handler in handlers where !handler.isGone {
            guard let (target, _) = handler.method else { continue }
            guard let target else {
                targets.insert(NSNull())
                continue
            }
            targets.insert(target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target as AnyObject)))
        }
        return targets
    }
}
