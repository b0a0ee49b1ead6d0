/// A description of what a cell, a header or another view shows, from which a view is made.
public protocol UIContentConfiguration {
    /// Creates a view that shows the description.
    @preconcurrency @MainActor
    func makeContentView() -> any UIView & UIContentView

    /// The description for a state.
    func updated(for state: any UIConfigurationState) -> Self
}
