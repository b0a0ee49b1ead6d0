public import ViewBridge

/// What a builder takes: something that is, or makes, a view.
@preconcurrency @MainActor
public protocol ViewBuildable {
    /// The view.
    func build() -> UIView
}

extension UIView: ViewBuildable {
    /// The view itself.
    public func build() -> UIView { self }
}

/// Collects views from the statements of a closure: any number of them, conditionals, loops and availability
/// checks.
///
/// ```swift
/// func card(@ViewArrayBuilder _ content: () -> [UIView]) -> UIView { ... }
/// ```
@preconcurrency @MainActor @resultBuilder
public enum ViewArrayBuilder {
    /// One view.
    public static func buildExpression(_ view: any ViewBuildable) -> [UIView] { [view.build()] }

    /// A view that there may be.
    public static func buildExpression(_ view: (any ViewBuildable)?) -> [UIView] {
        view.map { [$0.build()] } ?? []
    }

    /// Several views.
    public static func buildExpression(_ views: [any ViewBuildable]) -> [UIView] { views.map { $0.build() } }

    /// Several views.
    public static func buildExpression(_ views: [UIView]) -> [UIView] { views }

    /// A statement that makes no view.
    public static func buildExpression(_ nothing: Void) -> [UIView] { [] }

    /// The views of all statements.
    public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }

    /// The views of an `if` without `else`.
    public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }

    /// The views of one branch.
    public static func buildEither(first part: [UIView]) -> [UIView] { part }

    /// The views of the other branch.
    public static func buildEither(second part: [UIView]) -> [UIView] { part }

    /// The views of a loop.
    public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }

    /// The views of an availability check.
    public static func buildLimitedAvailability(_ part: [UIView]) -> [UIView] { part }
}
