/// An object that owns a view and answers for its life on the screen.
///
/// The view is made when it is first asked for. As a window's root or as a child of another controller,
/// the controller is told of appearance, layout, safe area and size, in UIKit's order.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer {
    final nonisolated(unsafe) var viewStorage: UIView?
    final var appearance = Appearance.disappeared
    final nonisolated(unsafe) var childStorage: [UIViewController] = []
    final nonisolated(unsafe) unowned(unsafe) var parentStorage: UIViewController?
    final var additionalSafeArea = UIEdgeInsets.zero
    private final var isEditingStorage = false
    final var traitRegistrations: [TraitRegistration] = []
    private final var storedAccessibility: AccessibilityValues?

    /// Where a controller is between absent and present.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Creates a controller. Nibs are not read: both arguments are kept out of use.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller that makes its view in ``loadView()``.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller: storyboards are not read here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Does nothing: storyboards are not written here.
    open nonisolated func encode(with coder: NSCoder) {}

    deinit {
        viewStorage?.controller = nil
        for child in childStorage { child.parentStorage = nil }
    }

    // MARK: The view

    /// The view, loaded when first asked for.
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

    /// Makes the view. The default makes a plain one of the screen's size.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Tells that the view was loaded.
    open func viewDidLoad() {}

    /// The title, for bars.
    open var title: String?

    /// The size that the controller's content would like, for containers. Zero by default.
    open var preferredContentSize = CGSize.zero

    /// The interface style for the view, whatever the window's. Unspecified by default.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.tellTraitChange() }
    }

    // MARK: Appearance

    /// Tells that the view is about to come into a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Tells that the view is coming into a window with its traits and its size.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Tells that the view has come into a window.
    open func viewDidAppear(_ animated: Bool) {}

    /// Tells that the view is about to leave its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Tells that the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Starts a change of appearance, as containers do for their children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends the change of appearance that ``beginAppearanceTransition(_:animated:)`` started.
    open func endAppearanceTransition() { endAppearance() }

    // MARK: Layout

    /// Brings the view's constraints up to date. The default calls the view's `updateConstraints()`.
    open func updateViewConstraints() { viewStorage?.updateConstraints() }

    /// Tells that the view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Tells that the view has laid out its subviews: the place for manual layout.
    open func viewDidLayoutSubviews() {}

    /// Tells that the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Tells that the view's margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// What the controller adds to the safe area of its view. Zero by default; may be negative.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { additionalSafeArea }
        set { setAdditionalSafeArea(newValue) }
    }

    /// The least margins that the system gives a controller's view at its sides: 16 points, 20 on wide screens.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewStorage?.reviewMargins() }
    }

    /// Whether the controller lays bars over its children, so that scroll views in them make room.
    var showsBars: Bool { false }

    /// The traits of the view.
    open var traitCollection: UITraitCollection {
        viewStorage?.traitCollection ?? parentStorage?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Tells that the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Transitions

    /// Tells that the size of the view is about to change. The default tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        for child in childStorage { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Tells that the traits are about to change. The default tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Tells that a child's ``preferredContentSize`` changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

    // MARK: Containment

    /// The child controllers.
    open var children: [UIViewController] { childStorage }

    /// The controller that contains this one.
    open var parent: UIViewController? { parentStorage }

    /// Makes a controller a child of this one. Its view is added by the caller.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Takes the controller from its parent.
    open func removeFromParent() { leaveParent() }

    /// Tells that the controller is about to get another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}

    /// Tells that the controller has another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: What bars and the device ask

    /// Whether the status bar is hidden. False by default.
    open var prefersStatusBarHidden: Bool { false }

    /// Whether the home indicator hides by itself. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The orientations that the controller can be shown in. All but upside down by default.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// Whether the controller turns with the device. True by default.
    open var shouldAutorotate: Bool { true }

    /// Tells that memory is short; never called here.
    open func didReceiveMemoryWarning() {}

    /// Whether the content is being edited. False by default.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Starts or ends editing of the content.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditingStorage = editing }

    override var accessibilityStorage: AccessibilityValues? {
        get { storedAccessibility }
        set { storedAccessibility = newValue }
    }

    /// The view's superview, or the parent controller.
    open override var next: UIResponder? { viewStorage?.superviewStorage ?? parentStorage }
}

/// What can be told of changes of its size and its traits.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like.
    var preferredContentSize: CGSize { get }
    /// Tells that a child's preferred size changed.
    func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    /// Tells that the size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    /// Tells that the traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
