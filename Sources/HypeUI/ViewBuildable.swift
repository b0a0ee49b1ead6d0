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
@preconcurrency @MainActor @resultBuilder
public enum ViewArrayBuilder {
    /// One view.
    public static func buildExpression(_ view: any ViewBuildable) -> [any ViewBuildable] { [view] }

    /// A view that there may be.
    public static func buildExpression(_ view: (any ViewBuildable)?) -> [any ViewBuildable] {
        view.map { [$0] } ?? []
    }

    /// Several views.
    public static func buildExpression(_ views: [any ViewBuildable]) -> [any ViewBuildable] { views }

    /// A statement that makes no view.
    public static func buildExpression(_ nothing: Void) -> [any ViewBuildable] { [] }

    /// The views of all statements.
    public static func buildBlock(_ parts: [any ViewBuildable]...) -> [any ViewBuildable] {
        parts.flatMap { $0 }
    }

    /// The views of an `if` without `else`.
    public static func buildOptional(_ part: [any ViewBuildable]?) -> [any ViewBuildable] { part ?? [] }

    /// The views of one branch.
    public static func buildEither(first part: [any ViewBuildable]) -> [any ViewBuildable] { part }

    /// The views of the other branch.
    public static func buildEither(second part: [any ViewBuildable]) -> [any ViewBuildable] { part }

    /// The views of a loop.
    public static func buildArray(_ parts: [[any ViewBuildable]]) -> [any ViewBuildable] {
        parts.flatMap { $0 }
    }

    /// The views of an availability check.
    public static func buildLimitedAvailability(_ part: [any ViewBuildable]) -> [any ViewBuildable] { part }
}
