/// A cell, a header or a footer whose content and background are described by configurations.
///
/// The class owns a ``CellConfigurations`` and forwards to it:
///
/// ```swift
/// final lazy var configurations = CellConfigurations(self)
///
/// public var contentConfiguration: (any UIContentConfiguration)? {
///     get { configurations.content }
///     set { configurations.content = newValue }
/// }
/// open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }
/// open override func layoutSubviews() {
///     configurations.updateIfNeeded()
///     super.layoutSubviews()
///     configurations.layOutBackground()
/// }
/// ```
@MainActor
protocol ConfiguredView: UIView {
    /// The view that the content is put into.
    var contentView: UIView { get }

    /// What the class forwards to.
    var configurations: CellConfigurations { get }

    /// The state that configurations follow: what the overridable `configurationState` returns.
    var anyConfigurationState: any UIConfigurationState { get }

    /// Calls `updateConfiguration(using:)` and then the configuration update handler.
    func runConfigurationUpdate()

    /// A content configuration takes the position of labels and images of older kinds.
    func removeLegacyContent()

    /// A background configuration takes the position of `backgroundColor`, `backgroundView` and
    /// `selectedBackgroundView`.
    func removeLegacyBackground()

    /// The background where no configuration was set; nil for none.
    var standardBackground: UIBackgroundConfiguration? { get }

    /// What logs call the view: "cell" or "view".
    var configuredKind: String { get }

    /// Content or background were changed: a list measures the view again where its size differs.
    func configurationDidChange()
}

extension ConfiguredView {
    var standardBackground: UIBackgroundConfiguration? { nil }
    var configuredKind: String { "cell" }
    func configurationDidChange() {}
    func removeLegacyContent() {}
    func removeLegacyBackground() {}
}
