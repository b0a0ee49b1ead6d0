import Foundation

/// Shows the results of a search while its bar is edited.
///
/// The bar is that of a navigation item, or lies in a view of the app's own. While the search is active, the results, or a dimmed
/// layer, cover the content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// When the scopes are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// As the system sees fit: with the search.
        case automatic = 0
        /// By the app.
        case manual = 1
        /// Once there is text.
        case onTextEntry = 2
        /// With the search.
        case onSearchActivation = 3
    }

    private let bar = UISearchBar()
    private let shade = SplitDimming()
    private var isRunning = false
    private var isEnding = false
    final weak var item: UINavigationItem?

    /// Creates a controller; without a controller of results, the content itself shows them.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a controller without one of results. Nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Creates a controller without one of results of a storyboard.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        prepare()
        InterfaceCoder.restore(self, as: UISearchController.self, from: coder)
    }

    private func prepare() {
        bar.onBegin = { [weak self] in self?.setActive(true) }
        bar.onTextChange = { [weak self] in self?.textChanged() }
        bar.onCancel = { [weak self] in self?.setActive(false) }
        shade.onTap = { [weak self] in self?.setActive(false) }
    }

    /// Notified of each change of the text, of the scope and of the activity.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Notified of the beginning and the end.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The controller that shows the results; nil where the content itself does.
    public let searchResultsController: UIViewController?
    /// The bar.
    open var searchBar: UISearchBar { bar }

    /// Whether the search is active: from the beginning of editing until it is cancelled.
    open var isActive: Bool {
        get { isRunning }
        set { setActive(newValue) }
    }

    /// Whether the content is dimmed while there is no text. True by default.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateShown() }
    }
    /// The same, as it was called before.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether title and buttons go while the search is active. True by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the cancel button comes and goes with the search. True by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes come and go with the search. True by default.
    open var automaticallyShowsScopeBar = true
    /// When the scopes are shown. Automatic by default.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether the results are shown once there is text. True by default.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results are shown. Setting it ends the automatic choice.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            chosenResults = newValue
            updateShown()
        }
    }
    /// What a menu below the bar suggests. Stored, not shown.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Where the bar is.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    /// The controller that presents the search: the nearest around the bar that defines a context, or the outermost.
    open override var presentingViewController: UIViewController? { searchPresenter }
    /// None: the search is presented.
    open override var parent: UIViewController? { nil }
    /// Ends the search.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isRunning, extras?.presented == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        setActive(false)
        completion?()
    }

    private weak var searchPresenter: UIViewController?

    private func takePresenter() {
        var candidate = host
        if let navigator = candidate as? UINavigationController {
            candidate = navigator.topViewController ?? candidate
        }
        var top = candidate
        while let current = candidate {
            top = current
            if current.definesPresentationContext { break }
            candidate = current.parentStorage
        }
        searchPresenter = top
        top?.madeExtras.search = self
    }

    private func leavePresenter() {
        if searchPresenter?.extras?.search === self { searchPresenter?.extras?.search = nil }
        searchPresenter = nil
    }

    private var chosenResults = false

    private var showsResults: Bool {
        guard isRunning, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : chosenResults
    }

    // MARK: Activity

    private func setActive(_ isActive: Bool) {
        guard isActive != isRunning else { return }
        if isActive { begin() } else { end() }
    }

    private var isAnimated: Bool { UIView.areAnimationsEnabled && bar.window != nil }

    private func begin() {
        isRunning = true
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        if automaticallyShowsScopeBar, scopeBarActivation != .manual, bar.scopeButtonTitles != nil {
            bar.showsScopeBar = true
        }
        install()
        takePresenter()
        movement = .presenting
        animate { [self] in
            if automaticallyShowsCancelButton { bar.showsCancelButton = true }
            layOutAround()
        } completion: { [weak self] in
            guard let self, isRunning else { return }
            movement = .none
            delegate?.didPresentSearchController(self)
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        guard !isEnding else { return }
        isEnding = true
        delegate?.willDismissSearchController(self)
        movement = .dismissing
        bar.field.resignFirstResponder()
        let hadText = bar.text?.isEmpty == false
        (isRunning, isEnding) = (false, false)
        if hadText { bar.field.text = "" }
        if automaticallyShowsScopeBar, scopeBarActivation != .manual { bar.showsScopeBar = false }
        updateShown()
        animate { [self] in
            if automaticallyShowsCancelButton { bar.showsCancelButton = false }
            layOutAround()
        } completion: { [weak self] in
            guard let self, !isRunning else { return }
            uninstall()
            movement = .none
            leavePresenter()
            delegate?.didDismissSearchController(self)
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping @MainActor () -> Void) {
        TransitionTiming(duration: isAnimated ? 0.3 : 0).run(changes, completion: completion)
    }

    /// The navigation bar's height follows the activity.
    private func layOutAround() {
        item?.changed()
        bar.setNeedsLayout()
        item?.bar?.navigator?.viewIfLoaded?.layoutIfNeeded()
        bar.layoutIfNeeded()
    }

    private func textChanged() {
        if isRunning, scopeBarActivation == .onTextEntry, bar.text?.isEmpty == false {
            bar.showsScopeBar = true
        }
        updateShown()
        if isRunning { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    // MARK: The view

    /// Makes the view that covers the content.
    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [weak self] in self?.layoutParts() }
        view = container
    }

    /// The controller around whose content the search takes place.
    private var host: UIViewController? {
        if let navigator = item?.bar?.navigator { return navigator }
        var responder: UIResponder? = bar.next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private func install() {
        guard let host, host.isViewLoaded, host !== self, let own = view else { return }
        if parentStorage !== host {
            host.addChild(self)
            didMove(toParent: host)
        }
        let isScrolled = host.view is UIScrollView
        guard let superview = isScrolled ? host.view.superview : host.view else { return }
        if let navigator = host as? UINavigationController {
            superview.insertSubview(own, belowSubview: navigator.bottomBar)
            navigator.view.setNeedsLayout()
        } else if isScrolled {
            superview.insertSubview(own, aboveSubview: host.view)
        } else if bar.superview === superview {
            superview.insertSubview(own, belowSubview: bar)
        } else {
            superview.addSubview(own)
        }
        if !(host is UINavigationController) {
            var box = isScrolled ? host.view.frame : host.view.bounds
            let top = bar.convert(bar.bounds, to: superview).maxY
            box = CGRect(x: box.minX, y: top, width: box.width, height: max(0, box.maxY - top))
            own.frame = box
        }
        updateShown()
    }

    private func uninstall() {
        guard parentStorage != nil else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// Covers the content of a navigation controller.
    final func place(in bounds: CGRect, below insets: UIEdgeInsets) {
        guard parentStorage is UINavigationController, let own = viewIfLoaded else { return }
        own.frame = bounds
        barSafeArea = insets
    }

    private func updateShown() {
        guard isViewLoaded, parentStorage != nil else { return }
        let results = searchResultsController
        if showsResults, let results {
            if results.parent !== self {
                addChild(results)
                view.addSubview(results.view)
                results.didMove(toParent: self)
            }
        } else if let results, results.parent === self {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
        let isDimmed = isRunning && obscuresBackgroundDuringPresentation && !showsResults
        if isDimmed { view.insertSubview(shade, at: 0) } else { shade.removeFromSuperview() }
        view.isUserInteractionEnabled = isDimmed || showsResults
        view.setNeedsLayout()
    }

    private func layoutParts() {
        shade.frame = view.bounds
        if let results = searchResultsController, results.parent === self { results.view.frame = view.bounds }
    }

    // MARK: Navigation items

    final func join(_ item: UINavigationItem) { self.item = item }

    final func leave(_ item: UINavigationItem) {
        setActive(false)
        self.item = nil
        bar.isInNavigationBar = false
        bar.removeFromSuperview()
    }
}
