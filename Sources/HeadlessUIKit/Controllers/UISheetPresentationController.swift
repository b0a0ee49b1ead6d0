import Foundation

/// The presentation of a sheet: a card that comes from below, as high as one of its detents.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    final let card = SheetView()
    private final var chosenDetent: Detent.Identifier?

    // MARK: Height

    /// The heights that the sheet can rest at, the smallest first. Large alone by default.
    open var detents: [Detent] = [.large()] {
        didSet { heightChanged() }
    }
    /// The detent that the sheet is at; nil is the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { chosenDetent }
        set {
            guard newValue != chosenDetent else { return }
            chosenDetent = newValue
            heightChanged()
        }
    }
    /// The largest detent at which what is under the sheet is not dimmed; nil dims it always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { heightChanged() }
    }
    /// Whether scrolling at the end of the content makes the sheet higher. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Has the detents' heights computed again.
    open func invalidateDetents() { heightChanged() }

    /// Makes changes of the sheet with an animation.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            TransitionTiming.of(.alert, animated: true).run { [self] in
                changes()
                container?.layoutIfNeeded()
            } completion: {
            }
        }
    }

    // MARK: Looks

    /// Whether a grabber is shown at the top. False by default.
    open var prefersGrabberVisible = false {
        didSet { heightChanged() }
    }
    /// The radius of the corners; nil is the system's 10 points.
    open var preferredCornerRadius: CGFloat? {
        didSet { heightChanged() }
    }
    /// Whether the sheet stays at the lower edge in a compact height, instead of covering all.
    /// False by default.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { heightChanged() }
    }
    /// Whether a sheet at the edge is as wide as the controller would like. False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { heightChanged() }
    }
    /// The view that the sheet comes from. Not used.
    open var sourceView: UIView?
    /// Whether the sheet is a page, where the traits leave a choice. Not used.
    open var prefersPageSizing = true

    private func heightChanged() {
        container?.setNeedsLayout()
        card.setNeedsLayout()
    }

    /// The card with the presented controller's view in it.
    open override var presentedView: UIView? { card }

    /// False: what is under a sheet is seen at its edges.
    open override var shouldRemovePresentersView: Bool { false }

    /// A sheet covers everything in a compact height.
    @discardableResult open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.verticalSizeClass == .compact ? .fullScreen : .none
    }

    /// The size of the card in a window of a size.
    @discardableResult open override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let own = self.container, let screen = own.window?.screen else { return parentSize }
        let isRotated = parentSize != own.bounds.size
        let other: UIInterfaceOrientation = screen.orientation.isLandscape ? .portrait : .landscapeRight
        var area = isRotated ? PresentationArea(screen: screen.rotated(to: other)) : PresentationArea(of: own)
        area.size = parentSize
        return frame(in: area).size
    }

    // MARK: Layout

    override func frame(in area: PresentationArea) -> CGRect { metrics(in: area).frame }

    final func metrics(in area: PresentationArea) -> SheetMetrics {
        var metrics = SheetMetrics(area: area, isForm: style == .formSheet)
        metrics.detents = detents
        metrics.selected = chosenDetent
        metrics.preferredSize = presented?.preferredContentSize ?? .zero
        metrics.staysAtEdge = prefersEdgeAttachedInCompactHeight
        metrics.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
        return metrics
    }

    override var dimming: (light: CGFloat, dark: CGFloat)? { (0.2, 0.48) }

    override var traitsForPresented: UITraitCollection? {
        var layers = [UITraitCollection(userInterfaceLevel: .elevated)]
        // A card is narrower than the screen: only one as wide as a page has regular width.
        if style == .formSheet, presenter?.traitCollection.userInterfaceIdiom == .pad {
            layers.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        if let overrides { layers.append(overrides) }
        return UITraitCollection(traitsFrom: layers)
    }

    override func stylePresentedView() {
        guard let container else { return }
        let metrics = metrics(in: PresentationArea(of: container))
        card.show(
            SheetView.Look(
                radius: metrics.isWhole ? 0 : preferredCornerRadius ?? 10, isFloating: metrics.isFloating,
                hasGrabber: prefersGrabberVisible && !metrics.isWhole))
        container.dimmingView.isHidden = metrics.isWhole || isUndimmed(metrics)
        pushPresenterBack(metrics)
    }

    private func isUndimmed(_ metrics: SheetMetrics) -> Bool {
        guard let limit = largestUndimmedDetentIdentifier,
            let limitIndex = detents.firstIndex(where: { $0.identifier == limit }),
            let present = detents.firstIndex(where: { $0.identifier == metrics.shownDetent?.identifier })
        else { return false }
        return present <= limitIndex
    }

    /// The view below a high sheet on a phone in portrait becomes a card itself, a little smaller.
    private func pushPresenterBack(_ metrics: SheetMetrics) {
        guard let presenter, let view = presenter.viewIfLoaded else { return }
        view.madeExtras.backdrop = metrics.pushesBack ? metrics.backdrop(of: view) : nil
    }
}
