package import HeadlessUIKit

/// Shows a screen in a configuration, on a screen of its own, and restores what was before.
@MainActor
package struct ScreenStage {
    /// The window that shows it.
    package let window: UIWindow
    /// The conflicts of constraints that layout met.
    var conflicts: [ConstraintConflictReport] = []
    /// What the kit reported.
    var issues: [String] = []

    /// Builds a screen in a configuration's language, lays it out and runs `body` on it.
    package static func run<Result>(
        _ configuration: LayoutConfiguration, _ make: (LayoutConfiguration) -> UIViewController,
        _ body: (ScreenStage) -> Result
    ) -> Result {
        let lookups = LookupCount()
        return LanguageSettings.with(configuration.language.settings) {
            lookups.counting { show(configuration, lookups, make, body) }
        }
    }

    private static func show<Result>(
        _ configuration: LayoutConfiguration, _ lookups: LookupCount,
        _ make: (LayoutConfiguration) -> UIViewController,
        _ body: (ScreenStage) -> Result
    ) -> Result {
        let screen = UIScreen(
            configuration.device, orientation: configuration.orientation, overriding: configuration.traits)
        let (main, current) = (UIScreen.main, UITraitCollection.current)
        let (conflictHandler, handler) = (LayoutDiagnostics.conflictHandler, LayoutDiagnostics.handler)
        var conflicts: [ConstraintConflictReport] = []
        var issues: [String] = []
        LayoutDiagnostics.conflictHandler = { conflicts.append($0) }
        LayoutDiagnostics.handler = { issue in
            if case .feedbackLoop = issue.kind { issues.append("\(issue)") }
        }
        UIScreen.main = screen
        let (language, substitution) = (configuration.language.pseudoLanguage, UILabel.textSubstitution)
        // A screen that looks texts up has those in the language, and no others.
        var isLocalized: Bool { lookups.value > 0 }
        UILabel.textSubstitution =
            language.isEmpty ? nil : { isLocalized ? $0 : PseudoText.text($0, in: language) }
        defer {
            UILabel.textSubstitution = substitution
            UIScreen.main = main
            UITraitCollection.current = current
            LayoutDiagnostics.conflictHandler = conflictHandler
            LayoutDiagnostics.handler = handler
        }
        let window = UIWindow(screen: screen)
        window.rootViewController = make(configuration)
        UIView.performWithoutAnimation {
            window.isHidden = false
            window.layoutIfNeeded()
            if !language.isEmpty, !isLocalized {
                PseudoText(language).apply(to: window)
                window.layoutIfNeeded()
            }
        }
        defer {
            window.isHidden = true
            window.rootViewController = nil
        }
        let stage = ScreenStage(window: window, conflicts: conflicts, issues: issues)
        return body(stage)
    }
}
