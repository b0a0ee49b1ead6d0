import Foundation

/// A controller that shows two or three controllers beside each other, or one where the width is compact.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The value of a width that the controller chooses itself.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    /// How many columns there are.
    public final let style: Style

    final var columns: [Column: SplitColumn] = [:]
    final var shownMode = DisplayMode.automatic
    /// The mode that was shown by program or by the button; nil follows the preference.
    final var chosenMode: DisplayMode?
    final var hasCollapsed = false
    final var isSettled = false
    final let dimming = SplitDimming()
    final let line = UIView()
    private lazy var modeItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"),
        primaryAction: UIAction { [weak self] _ in
            self?.toggleMode()
        })

    /// Creates a controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of two controllers, without a style of a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of two controllers, without a style of a storyboard.
    public required init?(coder: NSCoder) {
        let styles = ["doubleColumn": Style.doubleColumn, "tripleColumn": .tripleColumn]
        style = InterfaceCoder.attribute("style", from: coder).flatMap { styles[$0] } ?? .unspecified
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UISplitViewController.self, from: coder)
    }

    /// Decides on columns and is notified of them.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Sets the controller of a column; one that is no navigation controller is put into one, unless the column is the compact
    /// one.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

    /// The controller that was set for a column.
    @discardableResult open func viewController(for column: Column) -> UIViewController? {
        columns[column]?.given
    }

    /// Shows a column.
    open func show(_ column: Column) { reveal(column) }

    /// Hides a column.
    open func hide(_ column: Column) { conceal(column) }

    /// Whether a column is shown.
    @discardableResult public final func isShowing(_ column: Column) -> Bool {
        hasCollapsed ? collapsedTop == column : shownColumns(in: shownMode).contains(column)
    }

    /// The controllers of the columns from the primary edge on; without a style the primary and the secondary one, which can be
    /// set. Collapsed it is the only one.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { takeControllers(newValue) }
    }

    /// Whether only one controller is shown, because the width is compact.
    open var isCollapsed: Bool { hasCollapsed }

    // MARK: Modes

    /// The display mode that is preferred. Automatic by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            modeChanged()
        }
    }
    /// The display mode that is shown.
    open var displayMode: DisplayMode { hasCollapsed ? collapsedMode : resolvedMode }
    /// The split behaviour that is preferred. Automatic by default.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { modeChanged() }
    }
    /// The split behaviour that is used.
    open var splitBehavior: SplitBehavior { resolvedBehavior }
    /// Whether a finger shows the primary column. True by default.
    open var presentsWithGesture = true
    /// Whether a button shows the secondary column alone, with three columns. False by default.
    open var showsSecondaryOnlyButton = false
    /// When the button is shown that changes the display mode. Automatic by default.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateModeButton() }
    }
    /// The button that changes the display mode, for a bar of the secondary column.
    open var displayModeButtonItem: UIBarButtonItem { modeItem }
    /// The side of the primary column. Leading by default.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// What is behind the primary column: a sidebar, which floats, by default from iOS 26 on, before that nothing special.
    open var primaryBackgroundStyle: BackgroundStyle {
        get { chosenBackground ?? (hasStyle && traitCollection.systemVersion >= .iOS26 ? .sidebar : .none) }
        set {
            chosenBackground = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }
    private var chosenBackground: BackgroundStyle?

    // MARK: Widths

    /// The width of the primary column as a part of the whole. Automatic by default.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the primary column, in points. Automatic by default.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The minimum width of the primary column, in points. Automatic by default.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The maximum width of the primary column, in points. Automatic by default.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary, in: viewIfLoaded?.bounds.width ?? 0) }
    /// The width of the supplementary column as a part of the whole. Automatic by default.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the supplementary column, in points. Automatic by default.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The minimum width of the supplementary column, in points. Automatic by default.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The maximum width of the supplementary column, in points. Automatic by default.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat {
        width(of: .supplementary, in: viewIfLoaded?.bounds.width ?? 0)
    }

    // MARK: What a controller overrides

    /// Makes the view that holds the columns.
    open override func loadView() { view = makeContainerView() }

    /// Shows a controller in the primary column, or pushes it where the width is compact.
    open override func show(_ vc: UIViewController, sender: Any?) { showMaster(vc, sender: sender) }

    /// Shows a controller in the secondary column, or pushes it where the width is compact.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetail(vc, sender: sender)
    }

    /// Collapses or expands the columns with the width.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptToWidth()
    }

    /// The secondary column decides on the status bar's style.
    open override var childForStatusBarStyle: UIViewController? { frontController }
    /// The secondary column decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { frontController }

    override var showsBars: Bool { true }
    override func installShownChildren() { installColumns() }
    override func lost(_ child: UIViewController) { drop(child) }
}

extension UIViewController {
    final func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: UIView.areAnimationsEnabled)
        }
    }
}

/// A controller of a column.
struct SplitColumn {
    /// What was set.
    var given: UIViewController
    /// What is shown: the same, or the navigation controller around it.
    var shown: UIViewController
    /// The controllers that the column's navigation controller had before they were collapsed onto another.
    var collapsed: [UIViewController] = []
}

/// The dark that a column lies over; a tap in it hides the column.
final class SplitDimming: UIControl {
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .dynamic(0x0000_001A, 0x0000_0040)
    }

    required init?(coder: NSCoder) { nil }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap?() }
    }
}
