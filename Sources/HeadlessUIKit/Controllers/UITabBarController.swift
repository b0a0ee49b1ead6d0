import Foundation

/// A controller that shows one of several controllers, chosen by a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    final var controllers: [UIViewController] = []
    final var tabStorage: [UITab] = []
    final var selection = NSNotFound
    final private(set) var bar = UITabBar()
    /// The controller whose view is in this controller's view.
    final var shown: UIViewController?
    /// The animated change of tabs in progress.
    final var tabTransition: TabTransition?

    /// Creates a controller without tabs of a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.tabController = self
    }

    /// Creates a controller without tabs of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.tabController = self
        InterfaceCoder.restore(self, as: UITabBarController.self, from: coder)
    }

    /// The tabs that the user may rearrange. Stored, not used.
    open var customizableViewControllers: [UIViewController]?

    /// Decides on taps and is notified of them.
    open weak var delegate: UITabBarControllerDelegate?

    /// The controllers, from the leading edge of the bar.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers, from the leading edge of the bar.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        takeTabs(viewControllers ?? [])
    }

    // MARK: Tabs

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tabs, from the leading edge of the bar; empty where ``viewControllers`` were set. The controllers of tabs are
    /// made when the tabs are set.
    open var tabs: [UITab] {
        get { tabStorage }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs, from the leading edge of the bar.
    open func setTabs(_ tabs: [UITab], animated: Bool) { takeTabs(tabs) }

    /// The tab that is shown; nil where there are none. Another one is selected, also inside of a group.
    open var selectedTab: UITab? {
        get { shownTab }
        set { if let newValue { select(newValue) } }
    }

    /// The tab with an identifier, also inside of groups.
    @discardableResult open func tab(forIdentifier identifier: String) -> UITab? {
        tab(identifier, in: tabStorage)
    }

    /// How the tabs are shown. Automatic by default. The bar at the bottom is shown here in every mode.
    open var mode = UITabBarController.Mode.automatic
    /// The sidebar. Never shown here.
    open private(set) lazy var sidebar = UITabBarController.Sidebar(of: self)
    /// The name under which a person's order of tabs is stored. None by default. Without effect.
    open var customizationIdentifier: String?
    /// The identifiers of the tabs that are shown where the width is compact; nil is all.
    open var compactTabIdentifiers: [String]? {
        didSet { tabsChanged() }
    }
    /// When the bar becomes smaller while content scrolls, from iOS 26 on. Stored, not used.
    open var tabBarMinimizeBehavior = UITabBarController.MinimizeBehavior.automatic
    /// What is shown above the bar, from iOS 26 on. Stored, not shown.
    open var bottomAccessory: UITabAccessory?
    /// Sets what is shown above the bar. Stored, not shown.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    // MARK: Selection

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selection) ? controllers[selection] : nil }
        set {
            guard let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) else {
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

    /// The bar. Source that brings one of its own class sets it by name, `setValue(bar, forKey: "tabBar")`.
    open var tabBar: UITabBar { bar }

    /// Replaces the bar, with its items.
    final func take(bar new: UITabBar) {
        guard new !== bar else { return }
        let old = bar
        bar = new
        old.tabController = nil
        new.tabController = self
        new.isHidden = old.isHidden
        old.items = nil
        tabItemsChanged()
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        viewIfLoaded?.setNeedsLayout()
    }

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
        controllers.reduce(super.supportedInterfaceOrientations) {
            $0.intersection($1.supportedInterfaceOrientations)
        }
    }

    /// The size that the bar leaves to a child.
    @discardableResult open override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, controllers.contains(where: { $0 === child }) else {
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
