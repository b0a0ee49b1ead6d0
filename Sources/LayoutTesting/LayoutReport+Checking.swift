public import HeadlessUIKit

extension LayoutReport {
    /// Builds a screen anew in every configuration of a matrix and checks how it is laid out. Needs no test.
    ///
    /// - Parameters:
    ///   - make: Makes the screen.
    ///   - matrix: The configurations; ``LayoutMatrix/standard`` by default.
    ///   - checks: The checks; all by default.
    @MainActor
    public init(
        of make: @escaping () -> UIViewController, across matrix: LayoutMatrix = .standard,
        checks: [LayoutCheck] = .all
    ) {
        self = LayoutRun.report(over: matrix, checks) { _ in make() }
    }

    /// Builds a screen that depends on its configuration, as on the language, and checks how it is laid out.
    ///
    /// - Parameters:
    ///   - make: Makes the screen for a configuration.
    ///   - matrix: The configurations; ``LayoutMatrix/standard`` by default.
    ///   - checks: The checks; all by default.
    @MainActor
    public init(
        of make: @escaping (LayoutConfiguration) -> UIViewController,
        across matrix: LayoutMatrix = .standard, checks: [LayoutCheck] = .all
    ) {
        self = LayoutRun.report(over: matrix, checks, make)
    }
}
