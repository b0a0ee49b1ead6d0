import Foundation

/// A controller that shows one of several controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    final var tabs: [UIViewController] = []
    final var selection = NSNotFound
    final let bar = UITabBar()
    /// The controller whose view is in this controller's view.
    final var shown: UIViewController?
    /// The animated change of tabs in progress.
    final var tabTransition: TabTransition?

    /// Creates a controller without tabs: nibs are not read here.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.tabController = self
    }

    /// Creates a controller without tabs: storyboards are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.tabController = self
    }

    /// The tabs that the user may rearrange. Stored, not used.
    open var customizableViewControllers: [UIViewController]?

    /// Decides on taps and is notified of them.
    open weak var delegate: UITabBarControllerDelegate?

    /// The controllers, from the leading edge of the bar.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers, from the leading edge of the bar.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        takeTabs(viewControllers ?? [])
    }

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selection) ? tabs[selection] : nil }
        set {
            guard let newValue, let index = tabs.firstIndex(where: { $0 === newValue }) else {
                UIKitException(
                    reason: "-[UITabBarController setSelectedViewController:] only a view controller in the "
                        + "tab bar controller's list of view controllers can be selected."
                ).raise()
                return
            }
            select(index)
        }
    }

    /// The index of the selected controller; `NSNotFound` without any. An index out of range is ignored.
    open var selectedIndex: Int {
        get { selection }
        set { select(newValue) }
    }

    /// The bar.
    open var tabBar: UITabBar { bar }

    /// Whether the bar is hidden. False by default.
    open var isTabBarHidden: Bool {
        get { bar.isHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        bar.isHidden = hidden
        layoutBarAndTab()
    }

    /// Makes the view that holds the bar and the shown child's view.
    open override func loadView() { view = makeContainerView() }

    /// The shown controller decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    /// The shown controller decides on the status bar's style.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The shown controller decides on the home indicator.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    /// The orientations that every tab can be shown in.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        tabs.reduce(super.supportedInterfaceOrientations) {
            $0.intersection($1.supportedInterfaceOrientations)
        }
    }

    /// The size that the bar leaves to a child.
    open override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, tabs.contains(where: { $0 === child }) else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return barCover(in: parentSize).layout(of: child).frame.size
    }

    override var showsBars: Bool { true }
    override func installShownChildren() { installTab() }
    override func childBarPreferencesChanged(_ child: UIViewController) { viewIfLoaded?.setNeedsLayout() }
    override func lost(_ child: UIViewController) { drop(child) }
    override func contentScrolled(_ content: UIScrollView) {
        updateScrollEdge()
        super.contentScrolled(content)
    }
}

/// Decides on the tabs of a tab controller and is notified of them. Every method has a default.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap may show a controller. True by default.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called when a tap showed a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Called before the user may rearrange the tabs; never here.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Called before the user has rearranged the tabs; never here.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
    /// Called after the user has rearranged the tabs; never here.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool)
    /// The animation of a change of tabs. None by default.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    /// What drives the animation of a change of tabs. None by default.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    /// The orientations that the tab controller can be shown in.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// The orientation that the tab controller is best presented in.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {}
    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { nil }
    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { nil }
    /// The tab controller's own.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
    /// The tab controller's own.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.preferredInterfaceOrientationForPresentation }
}
