import Foundation

/// The container view of a presentation, with the dimming view behind the presented view.
final class PresentationContainer: UIView {
    private weak var presentation: UIPresentationController?
    let dimmingView = UIView()

    init(of presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.frame = bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let dimming = presentation.dimming {
            dimmingView.backgroundColor = UIColor { traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? dimming.dark : dimming.light)
            }
            addSubview(dimmingView)
        }
        guard presentation.endsByTapOutside else { return }
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer { [weak presentation] tap in
                if tap.state == .ended { presentation?.dismissBySwipe() }
            })
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        presentation.placePresentedView()
        presentation.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection, let presentation else { return }
        presentation.traitCollectionDidChange(previousTraitCollection)
        presentation.notifyRegistrations(from: previousTraitCollection, to: traitCollection)
    }

    /// Without a dimming view the container lets touches through.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if subviews.contains(where: { $0 !== dimmingView && $0.frame.contains(point) }) { return true }
        return dimmingView.superview != nil && presentation?.letsThrough(point, in: self) != true
    }
}

extension UIPresentationController {
    /// Lays out the presented view, unless an app's own class does.
    final func placePresentedView() {
        guard let presentedView, style != .custom else { return }
        let frame = frameOfPresentedViewInContainerView
        if presentedView.transform.isIdentity {
            if presentedView.frame != frame { presentedView.frame = frame }
        } else {
            presentedView.setUntransformedFrame(frame)
        }
        stylePresentedView()
    }
}
