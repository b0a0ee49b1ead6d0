/// Decides on the columns of a split controller and is notified of them. Every method has a default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called when the display mode is about to change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The display mode that the button leads to; automatic leaves it to the controller.
    @discardableResult func targetDisplayModeForAction(in svc: UISplitViewController)
        -> UISplitViewController.DisplayMode
    /// Shows a controller in the primary column; false leaves it to the split controller.
    @discardableResult func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Shows a controller in the secondary column; false leaves it to the split controller.
    @discardableResult func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// The only controller once the columns have collapsed, without a style; nil is the primary one.
    @discardableResult func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    /// The primary controller once the columns have expanded, without a style; nil is the only one.
    @discardableResult func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    /// Collapses a secondary controller onto the primary one, without a style; false leaves it to the split controller.
    @discardableResult func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The secondary controller that is separated from the primary one, without a style; nil leaves it to the split controller.
    @discardableResult func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The column on top once the columns have collapsed.
    @discardableResult func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The display mode once the columns have expanded.
    @discardableResult func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called when the columns have collapsed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called when the columns have expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called when a column is about to be shown.
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called when a column is about to be hidden.
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// The orientations that the controller can be shown in.
    @discardableResult func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    /// The orientation in which the controller is presented.
    @discardableResult func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
    /// Called when a finger begins to move the primary column. Never here.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called when a finger has moved the primary column. Never here.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { OptionalMethods.byDefault() }
    /// Left to the controller.
    public func targetDisplayModeForAction(
        in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { OptionalMethods.byDefault(.automatic) }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { OptionalMethods.byDefault(false) }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { OptionalMethods.byDefault(false) }
    /// The primary controller.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { OptionalMethods.byDefault(nil) }
    /// The only controller.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { OptionalMethods.byDefault(nil) }
    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { OptionalMethods.byDefault(false) }
    /// Left to the split controller.
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { OptionalMethods.byDefault(nil) }
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { OptionalMethods.byDefault(proposedTopColumn) }
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { OptionalMethods.byDefault(proposedDisplayMode) }
    /// Nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalMethods.byDefault() }
    /// Nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalMethods.byDefault() }
    /// Nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { OptionalMethods.byDefault() }
    /// All.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { OptionalMethods.byDefault(.all) }
    /// Upright.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { OptionalMethods.byDefault(.portrait) }
    /// Nothing.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        OptionalMethods.byDefault()
    }
}
