/// What a controller shows while there is no content.
@MainActor
final class UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// Whether the configuration is brought up to date before the next layout.
    var needsUpdate = true
}

extension UIViewController {
    /// What is shown over the view while there is no content. None by default.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { extras?.unavailable?.configuration }
        set { setUnavailableContent(newValue) }
    }

    private var madeUnavailable: UnavailableContent {
        if let made = madeExtras.unavailable { return made }
        let made = UnavailableContent()
        madeExtras.unavailable = made
        return made
    }

    final func makeUnavailableState() -> UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }

    final func setUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || extras?.unavailable != nil else { return }
        let content = madeUnavailable
        guard let configuration else {
            content.configuration = nil
            content.view?.removeFromSuperview()
            content.view = nil
            return
        }
        let shown = configuration.updated(for: contentUnavailableConfigurationState)
        content.configuration = shown
        viewIfLoaded?.setNeedsLayout()
        guard let view = content.view, view.supports(shown) else { return }
        view.configuration = shown
    }

    final func markUnavailableContent() {
        madeUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Brings the configuration up to date where that is due, and its view over the controller's. Called before
    /// each layout of the view; the update is due before the first one.
    final func updateUnavailableContent() {
        guard let view = viewIfLoaded, view.windowStorage != nil else { return }
        let content = madeUnavailable
        if content.needsUpdate {
            content.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        placeUnavailableContent(in: view)
    }

    private func placeUnavailableContent(in view: UIView) {
        guard let content = extras?.unavailable, let configuration = content.configuration else { return }
        if let shown = content.view, !shown.supports(configuration) {
            shown.removeFromSuperview()
            content.view = nil
        }
        let shown = content.view ?? configuration.makeContentView()
        if content.view == nil {
            content.view = shown
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if shown.superview !== view { view.addSubview(shown) }
        if shown.frame != view.bounds { shown.frame = view.bounds }
    }
}
