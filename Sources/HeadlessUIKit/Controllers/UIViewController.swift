/// An object that owns a view and manages its life on the screen.
///
/// The view is loaded lazily. As a window's root or as a child of another controller,
/// the controller is notified of appearance, layout, safe area and size, in UIKit's order.
///
/// What Apple lets a subclass override is `open` here, in the class body, because an extension's member cannot be overridden
/// without the Objective-C runtime. That makes this file long: each member forwards to its facet's file.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer {
    // `nonisolated(unsafe)`, because `deinit`, which no actor isolates, clears the references of the view and
    // of the children to this controller; so those need not be weak.
    final nonisolated(unsafe) var viewStorage: UIView?
    final var appearance = AppearanceState()
    final nonisolated(unsafe) var childStorage: [UIViewController] = []
    final nonisolated(unsafe) unowned(unsafe) var parentStorage: UIViewController?
    final var additionalSafeArea = UIEdgeInsets.zero
    final var extras: ControllerExtras?
    final var titleStorage: String?
    final var preferredSizeStorage = CGSize.zero
    final var editingStorage = false
    final var traitRegistrations: [TraitRegistration] = []
    private final var storedAccessibility: AccessibilityValues?
    private final nonisolated(unsafe) var storedAssociations: AssociationList?

    /// Creates a controller whose view is loaded from a nib.
    ///
    /// Without a name the nib is that of the class's name without `Controller`, or of its name, where there is one; else
    /// ``loadView()`` makes a plain view. A bundle of nil is the program's own.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        takeNib(nibNameOrNil, nibBundleOrNil)
    }

    /// Creates a controller that makes its view in ``loadView()``.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a storyboard.
    public required init?(coder: NSCoder) {
        super.init()
        InterfaceCoder.restore(self, as: UIViewController.self, from: coder)
    }

    /// Does nothing: storyboards are not written here.
    open nonisolated func encode(with coder: NSCoder) {}

    deinit {
        viewStorage?.controller = nil
        for child in childStorage { child.parentStorage = nil }
    }

    // MARK: Unavailable content

    /// The state that the description of unavailable content follows.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        makeUnavailableState()
    }

    /// Calls ``updateContentUnavailableConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { markUnavailableContent() }

    /// Sets ``contentUnavailableConfiguration`` for a state. Does nothing by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: The view

    /// The view, loaded lazily.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { setView(newValue) }
    }

    /// The view where it is loaded.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// Loads the view where it is not.
    open func loadViewIfNeeded() { makeView() }

    /// Makes the view. The default loads it from the storyboard or the nib, or makes a plain one of the screen's size.
    open func loadView() {
        if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) }
    }

    /// Takes the view that was loaded from a storyboard.
    func takeLoadedView(_ loaded: UIView) { view = loaded }

    /// Called when the view was loaded.
    open func viewDidLoad() {}

    /// The title, for bars.
    open var title: String? {
        get { titleStorage }
        set { setTitle(newValue) }
    }

    /// The size that the controller's content would like, for containers. Zero by default.
    open var preferredContentSize: CGSize {
        get { preferredSizeStorage }
        set { setPreferredContentSize(newValue) }
    }

    /// The interface style for the view, whatever the window's. Unspecified by default.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.notifyTraitChange() }
    }

    // MARK: Appearance

    /// Called when the view is about to be added to a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in a window, with its traits and its size.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Ends the selection of a list that appears: before ``viewIsAppearing(_:)``, or with the animation.
    func endSelection(animated: Bool) {}

    /// Called when the view has appeared in a window.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the view is about to be removed from its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view was removed from its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Starts a change of appearance, as containers do for their children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the change of appearance that ``beginAppearanceTransition(_:animated:)`` started.
    open func endAppearanceTransition() { endAppearance() }

    /// Whether appearance calls are forwarded to children. True by default; a container
    /// that returns false calls ``beginAppearanceTransition(_:animated:)`` of its children itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether the controller is coming in because it is being added to a parent.
    open var isMovingToParent: Bool { movement == .toParent }
    /// Whether the controller is going because it is being taken from its parent.
    open var isMovingFromParent: Bool { movement == .fromParent }
    /// Whether the controller is coming in because it is being presented.
    open var isBeingPresented: Bool { movement == .presenting }
    /// Whether the controller is going because it is being dismissed.
    open var isBeingDismissed: Bool { movement == .dismissing }

    // MARK: Layout

    /// Brings the view's constraints up to date. The default calls the view's `updateConstraints()`.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }

    /// Called when the view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called when the view has laid out its subviews: the point for manual layout.
    open func viewDidLayoutSubviews() {}

    /// Called when the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called when the view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// What the controller adds to the safe area of its view. Zero by default; may be negative.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { additionalSafeArea }
        set { setAdditionalSafeArea(newValue) }
    }

    /// What bars cover at the top of the view; source of today uses the safe area.
    open var topLayoutGuide: UILayoutSupport { layoutSupport(.controllerTop) }

    /// What bars cover at the bottom of the view; source of today uses the safe area.
    open var bottomLayoutGuide: UILayoutSupport { layoutSupport(.controllerBottom) }

    /// The minimum margins that the system gives a controller's view at its sides: 16 points, 20 where
    /// the window is wide enough.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewStorage?.reviewMargins() }
    }

    /// The traits of the view.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The edges at which the view reaches under bars. All by default.
    open var edgesForExtendedLayout: UIRectEdge {
        get { extras?.edgesForExtendedLayout ?? .all }
        set {
            madeExtras.edgesForExtendedLayout = newValue
            barPreferencesChanged()
        }
    }

    /// Whether the view reaches under bars that are not translucent too. False by default.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { extras?.extendedLayoutIncludesOpaqueBars ?? false }
        set {
            madeExtras.extendedLayoutIncludesOpaqueBars = newValue
            barPreferencesChanged()
        }
    }

    // MARK: Transitions

    /// Called when the size of the view is about to change. The default passes their sizes to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        notifyChildren(of: size, with: coordinator)
    }

    /// Called when the traits are about to change. The default passes the call to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        notifyChildren(of: newCollection, with: coordinator)
    }

    /// The size that a child will have in a container of a size. The default follows the child's
    /// autoresizing mask.
    @discardableResult open func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        childSize(of: container, in: parentSize)
    }

    /// Called when a child's ``preferredContentSize`` changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

    /// The traits that this controller sets for a child; nil by default.
    @discardableResult open func overrideTraitCollection(forChild childViewController: UIViewController)
        -> UITraitCollection?
    {
        extras?.childOverrides[ObjectIdentifier(childViewController)]
    }

    /// Sets traits for a child, whatever this controller's are; nil sets none any more.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        setOverrides(collection, for: childViewController)
    }

    // MARK: Containment

    /// The child controllers.
    open var children: [UIViewController] { childStorage }

    /// The controller that contains this one.
    open var parent: UIViewController? { parentStorage }

    /// Makes a controller a child of this one. Its view is added by the caller.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Takes the controller from its parent.
    open func removeFromParent() { leaveParent() }

    /// Called when the controller is about to get another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller has another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Bars

    /// The navigation item of the controller, created lazily.
    open var navigationItem: UINavigationItem { madeNavigationItem }

    /// Whether bars at the bottom go while this controller is on a navigation stack. False by default.
    open var hidesBottomBarWhenPushed = false

    // MARK: Presentation

    /// How the controller is presented. Automatic by default, which is a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { storedPresentationStyle }
        set { setPresentationStyle(newValue) }
    }

    /// How the controller comes in. Covers from below by default.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { extras?.modalTransitionStyle ?? .coverVertical }
        set { madeExtras.modalTransitionStyle = newValue }
    }

    /// Whether people cannot dismiss the controller by a swipe. False by default.
    open var isModalInPresentation: Bool {
        get { extras?.isModalInPresentation ?? false }
        set { madeExtras.isModalInPresentation = newValue }
    }

    /// Whether controllers presented in the current context cover this one. False by default.
    open var definesPresentationContext: Bool {
        get { extras?.definesPresentationContext ?? false }
        set { madeExtras.definesPresentationContext = newValue }
    }

    /// The presentation by which this controller, or the nearest ancestor, is presented; for one that is not
    /// presented the one that would be used.
    open var presentationController: UIPresentationController? {
        presentationAround ?? (parentStorage == nil ? madePresentation(source: nil) : nil)
    }

    /// The presentation as a sheet; nil where the style is no sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation as a popover, also while a sheet replaces it; nil where the style is not that.
    open var popoverPresentationController: UIPopoverPresentationController? {
        let presentation = presentationController
        return (presentation?.adapted ?? presentation) as? UIPopoverPresentationController
    }

    /// Provides the animations of this controller's presentation. None by default.
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate? {
        get { extras?.transitioningDelegate }
        set { madeExtras.transitioningDelegate = newValue }
    }

    /// Whether a presentation that does not cover everything decides on the status bar. Stored, not used.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { extras?.capturesStatusBar ?? false }
        set { madeExtras.capturesStatusBar = newValue }
    }

    /// The coordinator of the transition in progress; nil outside of one.
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? { transitionAround }

    /// Presents a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or itself where it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Shows a controller as the containers around this one think best: pushed, or presented.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

    /// Shows a controller as a detail: in the secondary column of a split controller, or presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    /// Called before a segue of the storyboard is performed. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// The controller that this one, or the nearest ancestor that presents, presents.
    open var presentedViewController: UIViewController? { presentedController }

    /// The controller that presented this one, or the nearest ancestor that was presented.
    open var presentingViewController: UIViewController? { presentationAround?.presenter }

    /// Swaps the views of two children, with appearance transitions, in time where `duration` is positive.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view is shown.
    ///   - toViewController: The child whose view will be.
    ///   - duration: In seconds.
    ///   - options: How the change runs.
    ///   - animations: Changes that run along; nil for none.
    ///   - completion: Called when the views are swapped.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, with: toViewController,
            in: TransitionTiming(duration: duration > 0 ? duration : 0, options: options),
            animations: animations, completion: completion)
    }

    // MARK: Bars around the controller

    /// A button that starts editing, and ends it: it follows ``isEditing``.
    open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

    /// Sets the content scroll view at some edges; nil lets the container find it.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        takeContentScrollView(scrollView, for: edge)
    }

    /// The content scroll view at an edge: the one that was set, else the view or its
    /// rearmost subview, where that is a scroll view.
    @discardableResult open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        foundContentScrollView(for: edge)
    }

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest split controller around this one.
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    /// The nearest tab controller around this one.
    open var tabBarController: UITabBarController? { nearestAncestor() }

    /// The controller whose tab bar item is shown for this one.
    var tabBarItemSource: UIViewController? { self }

    /// The tab bar item of the controller, created lazily with its title.
    ///
    /// A navigation controller without an item of its own has that of the first controller on its stack.
    open var tabBarItem: UITabBarItem! {
        get { madeTabBarItem }
        set { madeTabBarItem = newValue }
    }

    /// What the toolbar of a navigation controller shows of the controller. None by default.
    open var toolbarItems: [UIBarButtonItem]? {
        get { extras?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets what the toolbar of a navigation controller shows of the controller.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        showToolbarItems(toolbarItems)
    }

    /// The actions below a preview of the controller. None by default; never shown here.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: What the system queries

    /// Whether the status bar is hidden. False by default.
    open var prefersStatusBarHidden: Bool { false }

    /// The status bar's style. The default by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The animations of the status bar. It fades by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that decides whether the status bar is hidden; nil is this controller.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The child that decides on the status bar's style; nil is this controller.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// Invalidates the status bar's style and visibility: the safe area of the window follows.
    open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

    /// Whether the home indicator hides by itself. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides on the home indicator; nil is this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The orientations that the controller can be shown in: on a phone all but upside down, on a tablet all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The orientation that the controller is best presented in. Upright by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the controller turns with the device. True by default.
    open var shouldAutorotate: Bool { true }

    /// The edges at which the system's gestures wait for the controller's. None by default.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides on ``preferredScreenEdgesDeferringSystemGestures``; nil is this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Invalidates ``preferredScreenEdgesDeferringSystemGestures``. Has no effect here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Invalidates ``prefersHomeIndicatorAutoHidden``. Has no effect here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Invalidates ``supportedInterfaceOrientations``. Has no effect here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Whether the pointer is locked. False by default.
    open var prefersPointerLocked: Bool { false }

    /// The child that decides on ``prefersPointerLocked``; nil is this controller.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Invalidates ``prefersPointerLocked``. Has no effect here.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    /// Whether scroll views adjust their insets to bars. True by default. Stored: scroll views have
    /// `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Whether the keyboard stays where no field is edited. True in form sheets on iOS, false here.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The name of the nib that the controller was made with; nil for none.
    open var nibName: String? { extras?.nib?.name }

    /// The bundle of the nib; nil for none.
    open var nibBundle: Bundle? { extras?.nib?.bundle }

    /// The storyboard that the controller is from; nil for none.
    open var storyboard: UIStoryboard? { extras?.nib?.scene?.source.storyboard }

    /// A name for restoring the app's state. Stored, not used.
    open var restorationIdentifier: String?

    /// Writes the controller's state; never called here.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads the controller's state; never called here.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Performs a segue of the storyboard. Raises iOS's exception where there is none of that identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        startSegue(identifier, sender: sender)
    }

    /// Whether a segue that the user started is performed. True by default.
    @discardableResult open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        true
    }

    /// Called on containers between a controller and the one that an unwind segue goes back to. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Whether an unwind segue may end here: by default where the controller has the method.
    @discardableResult open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }

    /// The controller of the chain that performs an action by name.
    @discardableResult open func targetViewController(forAction action: Selector, sender: Any?)
        -> UIViewController?
    {
        target(forAction: action, withSender: sender) as? UIViewController
    }

    /// Called when the fitting size of a child changed. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}

    // MARK: Focus

    /// Where the focus goes first. The view by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The environment around this one.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }

    /// What contains the items that can be focused: the view.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Whether the focus comes back after a transition. True by default.
    open var restoresFocusAfterTransition = true

    /// Requests an update of the focus. Nothing is focused here.
    open func setNeedsFocusUpdate() {}

    /// Updates the focus at once. Nothing is focused here.
    open func updateFocusIfNeeded() {}

    /// Whether the focus may move. True by default.
    @discardableResult open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus moved; never here.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Called when memory is low; never called here.
    open func didReceiveMemoryWarning() {}

    /// Whether the content is being edited. False by default.
    open var isEditing: Bool {
        get { editingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Starts or ends editing of the content.
    open func setEditing(_ editing: Bool, animated: Bool) { startEditing(editing) }

    /// The view's superview, or the parent controller.
    open override var next: UIResponder? { viewStorage?.superviewStorage ?? parentStorage }

    override nonisolated final var storesAssociations: Bool { true }
    override nonisolated final var associations: AssociationList? {
        get { storedAssociations }
        set { storedAssociations = newValue }
    }

    override var accessibilityStorage: AccessibilityValues? {
        get { storedAccessibility }
        set { storedAccessibility = newValue }
    }

    // MARK: What containers of the kit override

    /// Adds the views of children that are shown, before their appearance calls.
    func installShownChildren() {}

    /// Whether the controller lays bars over its children, so that scroll views in them adjust their insets.
    var showsBars: Bool { false }

    /// Follows the removal of a child.
    func lost(_ child: UIViewController) {}

    /// Follows a content scroll view's offset; passes it to the containers further out.
    func contentScrolled(_ content: UIScrollView) { parentStorage?.contentScrolled(content) }

    /// Follows a change in a child's preferences for bars.
    func childBarPreferencesChanged(_ child: UIViewController) {}
}
