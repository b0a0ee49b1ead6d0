import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether a title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below it on the stack.
        case automatic
        /// Large, where the bar prefers large titles.
        case always
        /// Small.
        case never
    }

    /// The title of a back button that leads here.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title where it fits, else "Back", else nothing.
        case `default`
        /// "Back" where it fits, else nothing.
        case generic
        /// Nothing but the arrow.
        case minimal
    }

    /// The bar that shows the item.
    final weak var bar: UINavigationBar?
    final var editItem: UIBarButtonItem?

    /// Creates an item without a title.
    public override init() { super.init() }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title of a nib.
    public required init?(coder: NSCoder) {
        super.init()
        InterfaceCoder.restore(self, as: UINavigationItem.self, from: coder)
    }

    /// Called when the object was loaded from a nib and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}

    /// The title. None by default.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// A line below the title, which iOS 26 shows. Stored, not shown.
    open var subtitle: String?
    /// A line below the title, with attributes, which iOS 26 shows. Stored, not shown.
    open var attributedSubtitle: AttributedString?
    /// A line below the large title, which iOS 26 shows. Stored, not shown.
    open var largeSubtitle: String?
    /// The view that replaces the title, in the middle of the bar. None by default.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }
    /// A line above the title, for which the bar grows by 30 points. None by default.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed() } }
    }
    /// Whether the title is shown large. Automatic by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { changed() }
    }

    // MARK: Back

    /// The title of a back button that leads here; nil is ``title``.
    open var backButtonTitle: String? {
        didSet { changed() }
    }
    /// The title of a back button that leads here. The title by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { changed() }
    }
    /// The item whose title and picture a back button that leads here takes. None by default.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { changed() }
    }
    /// The action that replaces popping when the back button is tapped. None by default.
    open var backAction: UIAction?
    /// Whether the back button is left out while this item is on top. False by default.
    open var hidesBackButton = false {
        didSet { changed() }
    }
    /// Leaves the back button out, or shows it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    // MARK: Buttons

    /// The buttons on the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// The buttons on the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// Whether the back button stays beside buttons on its side. False by default.
    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }
    /// The first button on the leading side; setting it leaves no other.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button on the trailing side; setting it leaves no other.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Sets the buttons on the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    /// Sets the buttons on the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    /// Sets the only button on the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the only button on the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    // MARK: Looks

    /// The bar's look while this item is on top; nil is the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The bar's look where it is low; nil is the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The bar's look over the start of the content; nil is the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }
    /// The look of a low bar over the start of the content; nil is the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { changed() }
    }

    // MARK: Search

    /// Where the search bar is.
    public enum SearchBarPlacement: Int, Sendable {
        /// As the system sees fit: stacked here.
        case automatic = 0
        /// In line with title and buttons. Stacked here.
        case inline = 1
        /// Below title and buttons.
        case stacked = 2
        /// In line with title and buttons, in a toolbar on iOS 26. Stacked here.
        public static var integrated: SearchBarPlacement { .inline }
    }

    /// The search controller whose bar is shown below the title. None by default.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            oldValue?.leave(self)
            searchController?.join(self)
            changed()
        }
    }
    /// Whether the search bar goes when the content is scrolled. True by default.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }
    /// Where the search bar should be. Automatic by default.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the search bar is: stacked.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    /// The button that a container shows before the item's own. None by default.
    final var containerItem: UIBarButtonItem? {
        didSet { if containerItem !== oldValue { changed() } }
    }

    final func changed() { bar?.itemChanged() }

    /// Updates the title of the edit button.
    final func editingChanged(of controller: UIViewController) {
        guard let editItem else { return }
        let system: UIBarButtonItem.SystemItem = controller.isEditing ? .done : .edit
        editItem.title = system.title
        editItem.style = controller.isEditing ? .done : .plain
    }
}
