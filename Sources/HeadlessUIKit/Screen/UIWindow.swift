/// The root of a view tree, on a screen.
///
/// A window takes its traits and its safe area from its screen. Layout that is pending is
/// done in the next turn of the main run loop; code that runs none calls ``settle()``, or for every window
/// ``settleAll()``.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// A window's order in front of or behind ordinary ones.
    public struct Level: Hashable, Sendable, _UIKitNumericRawRepresentable {
        /// The height.
        public var rawValue: CGFloat

        /// Creates a level of a height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a level of a height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

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
    /// The order in front of or behind other windows.
    open var windowLevel = Level.normal
    /// The responder that gets keyboard input.
    final weak var firstResponder: UIResponder?
    final var rootController: UIViewController?
    /// The window's keyboard, once it was shown.
    final var keyboard: Keyboard?
    /// Pixels per point of the traits, at least 1: read for every frame that is rounded.
    @exclusivity(unchecked) final nonisolated(unsafe) private(set) var screenScale: CGFloat = 1
    /// Whether the root has come into view.
    final private(set) var isShown = false
    /// Whether a controller hides the status bar.
    final var hidesStatusBar = false
    /// Whether a view needs display since the last turn. At the start every view does.
    final var needsDisplayPass = true

    /// The windows that exist, in the order of their making. Weak, because a window may be released on any
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

    /// The next responder: the scene, where the window has one.
    open override var next: UIResponder? { windowScene ?? super.next }

    /// Creates a window that fills the main screen.
    @preconcurrency @MainActor
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
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
    public init(windowScene: UIWindowScene) {
        screen = windowScene.screen
        super.init(frame: windowScene.screen.bounds)
        join()
        sceneStorage = windowScene
    }

    /// Creates an empty window of a nib.
    public required init?(coder: NSCoder) {
        screen = .main
        super.init(coder: coder)
        join()
        InterfaceCoder.restore(self, as: UIWindow.self, from: coder)
    }

    private func join() {
        updateScale()
        windowStorage = self
        isHidden = true
        flags.formUnion([.inheritsSafeArea, .isWindow])
        UIWindow.existing.removeAll { $0.window == nil }
        UIWindow.existing.append(Existing(window: self))
        // A window needs layout from the start, so that its first invalidation cannot request the turn.
        CATransaction.updateWindows = UIWindow.updateAll
        MainTurn.request()
        updateSafeArea()
    }

    override func overlay(in bounds: CGRect) -> UIView? { keyboard?.view }

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

    /// Whether the window is left out of drawing and hit testing. True for a new window.
    ///
    /// A window that is shown loads its root controller's view and has it appear, as
    /// ``makeKeyAndVisible()`` does; when it is hidden the root disappears.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            visibilityChanged()
        }
    }

    /// Makes the window the one that gets keyboard input and shows it; the root controller appears.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    private func visibilityChanged() {
        let isVisible = !flags.contains(.hidden)
        guard isVisible != isShown else { return }
        isShown = isVisible
        if isVisible { showRoot() } else { hideRoot() }
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

    /// Called when the window became key. Does nothing by default.
    open func becomeKey() {}

    /// Called when the window resigned key. Does nothing by default.
    open func resignKey() {}

    /// Whether the window may get the keyboard's input. True by default.
    open var canBecomeKey: Bool { true }

    /// Dispatches an event to its recipients.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    /// Whether the window gets keyboard input.
    open var isKeyWindow: Bool { UIWindow.key === self }

    // MARK: Screen

    /// Takes the traits' scale, which a subclass of window or screen may override and change at any time.
    private func updateScale() { screenScale = max(traitCollection.displayScale, 1) }

    private func takeScale() {
        let oldScale = screenScale
        updateScale()
        if screenScale != oldScale { scaleChanged() }
    }

    /// Updates the scale where a subclass may return another one than before.
    final func updateOverriddenScale() {
        if type(of: self) != UIWindow.self { takeScale() }
    }

    private func screenChanged() {
        takeScale()
        sceneStorage?.screen = screen
        frame = screen.bounds
        updateSafeArea()
        notifyTraitChange()
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
