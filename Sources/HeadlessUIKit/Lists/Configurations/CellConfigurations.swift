/// The configurations of a cell, a header or a footer, and the views made from them.
@MainActor
final class CellConfigurations {
    private unowned let host: any ConfiguredView
    private(set) var contentStorage: (any UIContentConfiguration)?
    private(set) var backgroundStorage: UIBackgroundConfiguration?
    /// The view of the content configuration, in the host's content view.
    private(set) var view: (any UIView & UIContentView)?
    private var edges: [NSLayoutConstraint] = []
    /// The view of the background, below the content view.
    private(set) var backgroundView: BackgroundConfigurationView?
    /// Whether the content follows the state. True by default.
    var updatesContent = true
    /// Whether the background follows the state. True by default.
    var updatesBackground = true
    private var needsUpdate = true
    private var isUpdating = false
    /// The traits of the last update.
    private var updatedTraits: UITraitCollection?

    init(_ host: any ConfiguredView) {
        self.host = host
    }

    // MARK: Content

    /// What is shown; the view is made when it is set.
    var content: (any UIContentConfiguration)? {
        get { contentStorage }
        set { setContent(newValue) }
    }

    private func setContent(_ new: (any UIContentConfiguration)?) {
        guard let new else {
            guard contentStorage != nil else { return }
            contentStorage = nil
            removeView()
            return host.configurationDidChange()
        }
        if contentStorage == nil { host.removeLegacyContent() }
        let shown = updatesContent ? new.updated(for: host.anyConfigurationState) : new
        let old = contentStorage
        contentStorage = shown
        show(shown, insteadOf: old)
        host.configurationDidChange()
        if !isUpdating { setNeedsUpdate() }
    }

    /// Hands the configuration to the present view, or makes another.
    private func show(
        _ configuration: any UIContentConfiguration, insteadOf old: (any UIContentConfiguration)?
    ) {
        if let view {
            if view.supports(configuration) {
                view.configuration = configuration
                return
            }
            warnOfReplacement(old ?? view.configuration, configuration)
            removeView()
        }
        install(configuration.makeContentView())
    }

    private func install(_ view: any UIView & UIContentView) {
        let parent = host.contentView
        self.view = view
        view.frame = parent.bounds
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        edges = [
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ]
        NSLayoutConstraint.activate(edges)
    }

    private func removeView() {
        NSLayoutConstraint.deactivate(edges)
        edges = []
        view?.removeFromSuperview()
        view = nil
    }

    private func warnOfReplacement(_ old: any UIContentConfiguration, _ new: any UIContentConfiguration) {
        let kind = host.configuredKind
        let title = kind.prefix(1).uppercased() + kind.dropFirst()
        LayoutDiagnostics.report(
            .advice, about: "",
            because: """
                [ContentConfiguration] Warning: You are setting a new content configuration to a \(kind) that has an \
                existing content configuration, but the existing content view does not support the new configuration. This means \
                the existing content view must be replaced with a new content view created from the new \
                configuration, instead of updating the existing content view directly, which is expensive. Use \
                separate registrations or reuse identifiers for different types of \(kind)s to avoid this. Make a \
                symbolic breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in the \
                debugger.
                \(title): \(host.debugLine);
                Existing content configuration: \(old);
                New content configuration: \(new)
                """)
    }

    // MARK: Background

    /// What lies behind the content; nil shows the host's standard background.
    var background: UIBackgroundConfiguration? {
        get { backgroundStorage }
        set {
            if newValue != nil { host.removeLegacyBackground() }
            backgroundStorage = newValue.map {
                updatesBackground ? $0.updated(for: host.anyConfigurationState) : $0
            }
            showBackground()
            if !isUpdating { setNeedsUpdate() }
        }
    }

    /// Shows the background configuration, or the host's standard one.
    func showBackground() {
        guard let shown = backgroundStorage ?? standardBackground else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? BackgroundConfigurationView()
        if backgroundView == nil {
            backgroundView = view
            host.insertSubview(view, at: 0)
        }
        view.configuration = shown
        layOutBackground()
    }

    private var standardBackground: UIBackgroundConfiguration? {
        host.standardBackground?.updated(for: host.anyConfigurationState)
    }

    /// Gives the background the host's bounds.
    func layOutBackground() {
        backgroundView?.frame = host.bounds
    }

    // MARK: Updates

    /// Brings the configurations up to date in the next layout.
    func setNeedsUpdate() {
        needsUpdate = true
        host.setNeedsLayout()
    }

    /// Brings the configurations up to date where that is due: before a layout and before the host is measured.
    func updateIfNeeded() {
        guard !isUpdating else { return }
        let traits = host.traitCollection
        guard needsUpdate || traits != updatedTraits else { return }
        updatedTraits = traits
        isUpdating = true
        defer { isUpdating = false }
        needsUpdate = false
        followState()
        host.runConfigurationUpdate()
    }

    /// Changes the configurations that follow the state by themselves.
    private func followState() {
        let state = host.anyConfigurationState
        if updatesContent, let contentStorage {
            let updated = contentStorage.updated(for: state)
            self.contentStorage = updated
            show(updated, insteadOf: contentStorage)
        }
        if updatesBackground, let backgroundStorage {
            self.backgroundStorage = backgroundStorage.updated(for: state)
        }
        showBackground()
    }
}
