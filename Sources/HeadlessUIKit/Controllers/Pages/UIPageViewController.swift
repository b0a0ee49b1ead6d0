import Foundation

/// A controller that shows one of a row of controllers, which a finger turns like pages.
///
/// Pages that curl are exchanged with a dissolve: the curl itself is not drawn.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages are exchanged.
    public enum TransitionStyle: Int, Sendable {
        /// They curl.
        case pageCurl = 0
        /// They scroll.
        case scroll = 1
    }

    /// The axis along which pages lie.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The direction in which a page comes.
    public enum NavigationDirection: Int, Sendable {
        /// From the trailing edge, or from below.
        case forward = 0
        /// From the leading edge, or from above.
        case reverse = 1
    }

    /// Where pages that curl are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: the pages scroll.
        case none = 0
        /// At the leading edge.
        case min = 1
        /// In the middle: two pages are shown.
        case mid = 2
        /// At the trailing edge.
        case max = 3
    }

    /// The keys of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where pages that curl are bound: a number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between pages that scroll, in points: a number.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages are exchanged.
    public final let transitionStyle: TransitionStyle
    /// The axis along which pages lie.
    public final let navigationOrientation: NavigationOrientation
    /// Where pages that curl are bound; nowhere where they scroll.
    open internal(set) var spineLocation: SpineLocation
    /// Whether pages have a back. False by default.
    open var isDoubleSided = false

    final let spacing: CGFloat
    final let scroller = PageScrollView()
    final let dots = UIPageControl()
    final var pages = PageSlots()
    final var hasDots = false
    /// The dot of the shown page.
    final var shownDot = 0
    final var isArranging = false
    /// Whether the delegate is choosing the spine, and may set pages for it.
    final var isChoosingSpine = false
    private var curlGestures: [UIGestureRecognizer] = []

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let number = Self.number(options?[.spineLocation]).flatMap { SpineLocation(rawValue: Int($0)) }
        spineLocation = style == .scroll ? .none : number ?? .min
        spacing = style == .scroll ? max(0, Self.number(options?[.interPageSpacing]) ?? 0) : 0
        isDoubleSided = spineLocation == .mid
        super.init(nibName: nil, bundle: nil)
        if style == .pageCurl { curlGestures = makeCurlGestures() }
    }

    /// Creates a controller of pages that curl.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates a controller of pages that curl of a storyboard.
    public required init?(coder: NSCoder) {
        let isScroll = InterfaceCoder.attribute("transitionStyle", from: coder) == "scroll"
        transitionStyle = isScroll ? .scroll : .pageCurl
        let isVertical = InterfaceCoder.attribute("navigationOrientation", from: coder) == "vertical"
        navigationOrientation = isVertical ? .vertical : .horizontal
        let spines = ["mid": SpineLocation.mid, "max": .max]
        let spine = InterfaceCoder.attribute("spineLocation", from: coder).flatMap { spines[$0] } ?? .min
        spineLocation = isScroll ? .none : spine
        let space = InterfaceCoder.attribute("pageSpacing", from: coder).flatMap(Double.init) ?? 0
        spacing = isScroll ? max(0, CGFloat(space)) : 0
        super.init(coder: coder)
        if !isScroll { curlGestures = makeCurlGestures() }
        InterfaceCoder.restore(self, as: UIPageViewController.self, from: coder)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as SpineLocation: CGFloat(value.rawValue)
        default: nil
        }
    }

    /// Provides the pages before and after the shown one; without it a finger turns no page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { dataSourceChanged() }
    }
    /// Notified of page turns by people.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The shown controllers: one, or two beside a spine in the middle. None at first.
    open var viewControllers: [UIViewController]? { pages.current }

    /// The recognisers that turn pages that curl; none where pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { curlGestures }

    /// Shows controllers: one, or two beside a spine in the middle.
    ///
    /// Nothing moves before the first ones are shown, and where the view is in no window: the completion is called at once then.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        turn(to: viewControllers ?? [], direction, animated: animated, completion)
    }

    /// Makes the view that holds the pages.
    open override func loadView() { view = makeContainerView() }

    /// The shown page decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { pages.current.first }
    /// The shown page decides on the status bar's style.
    open override var childForStatusBarStyle: UIViewController? { pages.current.first }
    /// The shown page decides on the home indicator.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { pages.current.first }

    /// Lets the delegate choose the spine for the orientation of the new size, where pages curl.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        chooseSpine(for: size)
    }

    override func installShownChildren() { arrange() }
    override func lost(_ child: UIViewController) {
        pages.forget(child)
        viewIfLoaded?.setNeedsLayout()
    }
}

/// The controllers of a page controller: those shown, and those beside them that are loaded.
struct PageSlots {
    /// A page beside the shown one.
    enum Neighbor {
        /// The data source was not called.
        case unknown
        /// There is none.
        case none
        case loaded(UIViewController)

        var controller: UIViewController? {
            if case .loaded(let controller) = self { return controller }
            return nil
        }
    }

    var current: [UIViewController] = []
    var before = Neighbor.unknown
    var after = Neighbor.unknown
    /// The page that is coming, and whether it is the one after.
    var pending: (controller: UIViewController, isAfter: Bool)?

    mutating func forget(_ child: UIViewController) {
        current.removeAll { $0 === child }
        if before.controller === child { before = .unknown }
        if after.controller === child { after = .unknown }
        if pending?.controller === child { pending = nil }
    }

    var loaded: [UIViewController] { [before.controller, after.controller].compactMap { $0 } + current }
}
