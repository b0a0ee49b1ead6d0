internal import ViewBridge

/// Makes changes, and moves the containers that they concern to what they show then.
///
/// Changes of views inside, of their colours say, are animated too.
///
/// - Parameters:
///   - animation: How it moves; nil for at once.
///   - body: The changes.
///   - completion: Called when everything has come to rest.
/// - Returns: What the body returns.
@preconcurrency @MainActor
@discardableResult
public func withAnimation<Result>(
    _ animation: LayoutAnimation? = .default, _ body: () throws -> Result,
    completion: @escaping () -> Void = {}
) rethrows -> Result {
    let scope = AnimationScope(animation)
    let result = try scope.collect(body)
    scope.move { _ in completion() }
    return result
}

/// Makes changes, and moves the containers that they concern to what they show then.
///
/// - Parameters:
///   - animation: How it moves; nil for at once.
///   - body: The changes.
///   - completion: Called when everything has come to rest, with whether nothing has cut it short; nil for none.
@preconcurrency @MainActor
public func withAnimation(
    _ animation: LayoutAnimation? = .default, _ body: () -> Void, completion: ((Bool) -> Void)?
) {
    let scope = AnimationScope(animation)
    scope.collect(body)
    scope.move(completion ?? { _ in })
}

/// The changes that are animated together.
@MainActor
final class AnimationScope {
    /// The changes that are being made, or moved.
    static var current: AnimationScope?

    /// How it moves.
    let animation: LayoutAnimation?
    private var containers: [LayoutHostView] = []
    /// What happens when everything has come to rest.
    private(set) var endings: [() -> Void] = []
    /// Whether views are being moved.
    private(set) var isMoving = false

    init(_ animation: LayoutAnimation?) { self.animation = animation }

    /// Makes changes, noting the containers that they concern.
    func collect<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }

    /// Notes a container that will change.
    func add(_ container: LayoutHostView) {
        if !containers.contains(where: { $0 === container }) { containers.append(container) }
    }

    /// Has something done when everything has come to rest.
    func atEnd(_ ending: @escaping () -> Void) { endings.append(ending) }

    /// Lays out the containers, moving.
    func move(_ completion: @escaping (Bool) -> Void) {
        let layOut = { [self] in
            let outer = Self.current
            Self.current = self
            isMoving = true
            for container in containers { container.layoutIfNeeded() }
            isMoving = false
            Self.current = outer
        }
        guard let animation else {
            UIView.performWithoutAnimation(layOut)
            return completion(true)
        }
        animation.run(
            layOut,
            completion: { [self] isFinished in
                for ending in endings { ending() }
                completion(isFinished)
            })
    }
}
