/// The root of a view tree, on a screen.
///
/// A window takes its traits and its safe area from its screen. Layout that is pending is
/// done in the next turn of the main run loop; who turns none asks ``settle()``, or for every window
/// ``settleAll()``.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// A window's place above the ordinary ones.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height.
        public var rawValue: CGFloat

        /// Creates a level of a height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Where apps' windows are.
        public static let normal = Level(rawValue: 0)
        /// Above the status bar.
        public static let statusBar = Level(rawValue: 1000)
        /// Where alerts are.
        public static let alert = Level(rawValue: 2000)
    }

    /// The screen that the window is on.
    open var screen: UIScreen {
        didSet { screenChanged() }
    }
    /// The place above or below other windows.
    open var windowLevel = Level.normal
    /// The responder that gets keyboard input.
    final weak var firstResponder: UIResponder?
    final var rootController: UIViewController?
    /// The window's keyboard, once it was shown.
    final var keyboard: Keyboard?
    /// Pixels per point of the screen, at least 1: every frame that is rounded asks for it.
    final private(set) var screenScale: CGFloat = 1
    /// Whether the root has come into view.
    final private(set) var isShown = false
    /// Whether a controller hides the status bar.
    final var hidesStatusBar = false
    /// Whether something asked for `draw(_:)` since the last turn. At the start everything does.
    final var needsDisplayPass = true

    /// The windows that exist, in the order of their making. Weak, because a window may be let go on any
    /// thread.
    private static var existing: [Existing] = []
    private(set) static weak var key: UIWindow?
    /// The scene that the window was given, or that its screen brought.
    final var sceneStorage: UIWindowScene?

    /// The windows that exist, from back to front.
    static var all: [UIWindow] {
        let windows = existing.compactMap(\.window)
        guard windows.contains(where: { $0.windowLevel != .normal }) else { return windows }
        return windows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }

    private struct Existing {
        weak var window: UIWindow?
    }

    /// Creates a window with a frame on the main screen.
    public override init(frame: CGRect) {
        screen = .main
        super.init(frame: frame)
        join()
    }

    /// Creates a window that fills a screen.
    public init(screen: UIScreen) {
        self.screen = screen
        super.init(frame: screen.bounds)
        join()
    }

    /// Creates a window that fills a scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(screen: windowScene.screen)
        sceneStorage = windowScene
    }

    /// Creates an empty window: nibs are not read here.
    public required init?(coder: NSCoder) {
        screen = .main
        super.init(coder: coder)
        join()
    }

    private func join() {
        screenScale = max(screen.traitCollection.displayScale, 1)
        windowStorage = self
        isHidden = true
        flags.formUnion([.inheritsSafeArea, .isWindow])
        UIWindow.existing.removeAll { $0.window == nil }
        UIWindow.existing.append(Existing(window: self))
        // A window is marked from the start, so that its first mark cannot ask for the turn.
        MainTurn.request()
        updateSafeArea()
    }

    /// The scene that the window is in. Setting it takes the scene's screen over.
    open var windowScene: UIWindowScene? {
        get { sceneOfScreen() }
        set { enter(newValue) }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        get { rootController }
        set { setRoot(newValue) }
    }

    /// Shows the window and makes it the one that gets keyboard input; the root controller appears.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        if !isShown {
            isShown = true
            showRoot()
        }
    }

    /// Makes the window the one that gets keyboard input.
    open func makeKey() {
        guard UIWindow.key !== self else { return }
        let old = UIWindow.key
        UIWindow.key = self
        old?.resignKey()
        old?.announceKey(false)
        becomeKey()
        announceKey(true)
    }

    /// Tells that the window got the keyboard's input. Does nothing by default.
    open func becomeKey() {}

    /// Tells that the window lost the keyboard's input. Does nothing by default.
    open func resignKey() {}

    /// Whether the window may get the keyboard's input. True by default.
    open var canBecomeKey: Bool { true }

    /// Gives an event to whom it belongs.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    /// Whether the window gets keyboard input.
    open var isKeyWindow: Bool { UIWindow.key === self }

    // MARK: Screen

    private func screenChanged() {
        let oldScale = screenScale
        screenScale = max(screen.traitCollection.displayScale, 1)
        if screenScale != oldScale { scaleChanged() }
        sceneStorage?.screen = screen
        frame = screen.bounds
        updateSafeArea()
        tellTraitChange()
        setNeedsLayout()
        screenChangedUnderKeyboard()
    }

    // MARK: Settling

    /// Does all layout that is pending in this window.
    public final func settle() { layoutIfNeeded() }

    /// Does what is pending in every window: layout, then display.
    static func updateAll() {
        settleAll()
        for window in all { window.displayIfNeeded() }
    }

    /// Does all layout that is pending in every window.
    public static func settleAll() {
        for entry in existing { entry.window?.settle() }
    }
}
