extension UIGestureRecognizer {
    final func changeState(to state: State) {
        guard state != stateStorage || state == .changed else { return }
        if stateStorage == .possible, state == .began || state == .ended {
            guard mayBegin else {
                stateStorage = .failed
                return
            }
            guard !waitsForFailure else {
                deferredState = state
                return
            }
            session?.recognized(self)
        }
        stateStorage = state
        if state != .failed, state != .possible { runActions() }
    }

    private func runActions() {
        for action in actions { action.run(with: self) }
    }

    final func add(_ target: Any, _ action: Selector) {
        guard !actions.contains(where: { $0.calls(action, on: target) }) else { return }
        actions.append(.method(action, ActionTarget(target)))
    }

    final func remove(_ target: Any?, _ action: Selector?) {
        actions.removeAll { candidate in
            guard case .method(let selector, _) = candidate else { return false }
            guard target != nil else { return action == nil || selector == action }
            return candidate.calls(action, on: target)
        }
    }

    private var mayBegin: Bool {
        guard isEnabled else { return false }
        if let session, !session.allows(self) { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
            && view?.gestureRecognizerShouldBegin(self) ?? true
    }

    private var waitsForFailure: Bool {
        let others = session?.recognizers ?? []
        return others.contains { other in
            // One that receives none of the touches will never fail.
            guard other !== self, other.stateStorage == .possible, !other.touches.isEmpty else {
                return false
            }
            return failureRequirements.contains { $0 === other } || shouldRequireFailure(of: other)
                || other.shouldBeRequiredToFail(by: self)
                || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
        }
    }

    /// Does what waited for others to fail.
    final func resume() {
        guard let state = deferredState, stateStorage == .possible else { return }
        deferredState = nil
        changeState(to: state)
    }

    /// Whether the two may be recognised together.
    final func runs(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    final func finish() {
        touches = []
        session = nil
        deferredState = nil
        stateStorage = .possible
        reset()
    }
}

/// What a recogniser calls: a closure, or a method of a target.
enum GestureAction {
    case closure((UIGestureRecognizer) -> Void)
    case method(Selector, ActionTarget)

    @MainActor
    func run(with recognizer: UIGestureRecognizer) {
        switch self {
        case .closure(let closure): closure(recognizer)
        case .method(let selector, let target):
            if let target = target.value { selector.call(on: target, with: [recognizer]) }
        }
    }

    func calls(_ action: Selector?, on target: Any?) -> Bool {
        guard case .method(let selector, let own) = self, action == nil || selector == action else {
            return false
        }
        return own.matches(target)
    }
}

/// What runs when a gesture is recognised.
@preconcurrency @MainActor
public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
    /// Runs a closure on each change of the gesture; replaces a target with a selector.
    public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
        actions.append(
            .closure { recognizer in
                if let recognizer = recognizer as? Self { action(recognizer) }
            })
    }
}
