import Foundation

/// The object that manages a presented controller: the view that holds it, its frame, what is drawn around
/// it.
///
/// By itself it covers the whole of its container. Subclasses give another frame by
/// ``frameOfPresentedViewInContainerView`` and put views of their own into ``containerView``.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, TraitRegistering {
    final var traitRegistrations: [TraitRegistration] = []
    final weak var presented: UIViewController?
    final weak var presenter: UIViewController?
    /// The requested style, or what it became by the traits.
    final var style = UIModalPresentationStyle.fullScreen
    final var container: PresentationContainer?
    /// The superview from which a presenter's view was removed.
    final weak var presenterSuperview: UIView?
    final var running: PresentationTransition?
    /// The presentation that this one replaces by the traits.
    final var adapted: UIPresentationController?
    final var overrides: UITraitCollection?

    /// Creates a controller for a presentation.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    // MARK: Participants

    /// The controller that is presented.
    public final var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The controller that presents; before the presentation the presented one.
    public final var presentingViewController: UIViewController { presenter ?? presentedViewController }

    /// The style of the presentation.
    public final var presentationStyle: UIModalPresentationStyle { style }

    /// The view in which the presentation takes place; nil before and after.
    public final var containerView: UIView? { container }

    /// The view that is placed: the presented controller's view.
    open var presentedView: UIView? { presented?.view }

    /// What adapts the presentation to traits, and decides on its end.
    open weak var delegate: UIAdaptivePresentationControllerDelegate?

    // MARK: Layout

    /// The frame of the presented view in the container.
    open var frameOfPresentedViewInContainerView: CGRect {
        container.map { frame(in: PresentationArea(of: $0)) } ?? .zero
    }

    /// Whether the presenting controller's view is taken out of the window. False by default; true for
    /// `.fullScreen` and `.currentContext`.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// Whether the whole window is covered. True by default.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Called when the container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called when the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Callbacks

    /// Called when the presentation begins: the point to add views to the container.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation is over.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal is over.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Traits and sizes

    /// The traits of the container.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presenter?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Called when the traits changed. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Traits that the presentation sets for the presented controller. None by default.
    open var traitOverrides: any UITraitOverrides {
        get { overrides?.values ?? TraitValues() }
        set {
            guard let values = newValue as? TraitValues else { return }
            overrideTraitCollection = values == TraitValues() ? nil : UITraitCollection(values: values)
        }
    }

    /// Traits for the presented controller, whatever the presenter's. None by default.
    open var overrideTraitCollection: UITraitCollection? {
        get { overrides }
        set {
            overrides = newValue
            presented?.viewIfLoaded?.notifyTraitChange()
        }
    }

    /// The style that the presentation takes under other traits; `.none` keeps it.
    @discardableResult open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        .none
    }

    /// The style that the presentation takes where there is little width; `.none` keeps it.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The size that the presented controller would like.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called when the presented controller's preferred size changed: the container is laid out.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The size of the presented controller in a container of a size.
    @discardableResult open func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Called when the container's size is about to change. The default notifies the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        guard let presented else { return }
        let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: own, with: coordinator)
    }

    /// Called when the traits are about to change. The default notifies the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: What the kit's own presentations override

    /// The presented view's frame in an area.
    func frame(in area: PresentationArea) -> CGRect { CGRect(origin: .zero, size: area.size) }

    /// The opacity of the black behind the presented view, in light and in dark; nil for none.
    var dimming: (light: CGFloat, dark: CGFloat)? { nil }

    /// Sets corners, shadow and the like of the presented view for its frame.
    func stylePresentedView() {}

    /// Traits that the presented controller takes: sheets are elevated.
    var traitsForPresented: UITraitCollection? { overrides }

    /// Whether a swipe, or a tap outside, may end the presentation.
    var mayEndBySwipe: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

    /// Notifies the delegate of an end by a swipe or a tap outside.
    func endedBySwipe() { delegate?.presentationControllerDidDismiss(self) }

    /// Whether a tap beside the presented view ends the presentation.
    var endsByTapOutside: Bool { false }

    /// Whether a touch at a point of the container reaches what is below it.
    func letsThrough(_ point: CGPoint, in view: UIView) -> Bool { false }

    /// Whether the presented view moves in from below, rather than dissolving.
    var comesFromBelow: Bool { presented.map { $0.modalTransitionStyle == .coverVertical } ?? true }
}

/// The area in which a presentation is laid out.
struct PresentationArea {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var traits: UITraitCollection
    var scale: CGFloat

    @MainActor
    init(of view: UIView) {
        size = view.bounds.size
        safeArea = view.safeAreaInsets
        traits = view.traitCollection
        scale = view.roundingScale
    }

    init(screen: UIScreen) {
        size = screen.bounds.size
        safeArea = screen.safeAreaInsets
        traits = screen.traitCollection
        scale = max(screen.scale, 1)
    }
}
