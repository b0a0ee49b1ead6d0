/// Adapts a presentation to traits, and decides whether a swipe may end it. Every method has a default.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in a compact width; `.none` keeps the style.
    @discardableResult func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    /// The style under other traits; `.none` keeps the style.
    @discardableResult func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Another controller to present in an adapted style; nil presents the same.
    @discardableResult func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called with the style that is taken.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?)
    /// Whether a swipe may end the presentation. True by default.
    @discardableResult func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    /// Called when a swipe is about to end the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a swipe ended the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a swipe did not end the presentation, because it may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The presentation's own choice.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { OptionalMethods.byDefault(controller.adaptivePresentationStyle) }
    /// The style for a compact width where it is compact, else the presentation's own choice.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalMethods.byDefault(
            traitCollection.horizontalSizeClass == .compact
                ? adaptivePresentationStyle(for: controller)
                : controller.adaptivePresentationStyle(for: traitCollection))
    }
    /// The same controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { OptionalMethods.byDefault(nil) }
    /// Nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) { OptionalMethods.byDefault() }
    /// True.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) { OptionalMethods.byDefault() }
}

extension UIPresentationController {
    /// Ends the presentation as if a person had swiped it away: only where the controller is not modal and
    /// the delegate allows it, which gets all of its calls.
    ///
    /// - Returns: Whether the presentation ends.
    @discardableResult
    public func dismissBySwipe(animated: Bool = true) -> Bool {
        guard let presented, let presenter, container != nil else { return false }
        guard !presented.isModalInPresentation, mayEndBySwipe else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        presenter.dismiss(animated: animated) { self.endedBySwipe() }
        return true
    }
}
