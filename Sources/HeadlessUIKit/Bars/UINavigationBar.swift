import Foundation

/// A bar with a title in the middle, buttons at the sides and a back button.
///
/// In a navigation controller the bar follows the controllers' items. Alone it shows the items that are
/// pushed to it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    final var itemStorage: [UINavigationItem] = []
    final var shape = NavigationBarShape()
    final let background = BarBackground(lineEdge: .bottom)
    final let content = NavigationBarContent()
    final let largeTitle = LargeTitleView()
    /// The controller whose bar this is.
    final weak var navigator: UINavigationController?
    final var contentIsOld = true
    final var translucency: Bool?

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    /// Creates an empty bar of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
        InterfaceCoder.restore(self, as: UINavigationBar.self, from: coder)
    }

    private func addParts() {
        addSubview(background)
        addSubview(largeTitle)
        addSubview(content)
    }

    // MARK: Items

    /// Notified of items that are pushed and popped.
    open weak var delegate: UINavigationBarDelegate?

    /// The items, the shown one last.
    open var items: [UINavigationItem]? {
        get { itemStorage.isEmpty ? nil : itemStorage }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items, the one to show last.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { takeItems(items ?? []) }

    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStorage.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemStorage.dropLast().last }

    /// Shows an item above the others.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }

    /// Pops the top item, which is returned; nil where none lies below it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop() }

    // MARK: Looks

    /// The colours of the bar as in older versions of UIKit; see ``standardAppearance``.
    open var barStyle = UIBarStyle.default {
        didSet { looksChanged() }
    }
    /// Whether content reaches under the bar and shines through. True by default.
    open var isTranslucent: Bool {
        get { translucency ?? true }
        set {
            translucency = newValue
            looksChanged()
        }
    }
    /// The colour of the background; nil is the system's.
    open var barTintColor: UIColor? {
        didSet { looksChanged() }
    }
    /// Whether titles may be large. False by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { looksChanged() } }
    }
    /// The attributes of the title, over the system's: 17 points semibold.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { itemChanged() }
    }
    /// The attributes of the large title, over the system's: 34 points bold.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { itemChanged() }
    }
    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnAppearance = true
            looksChanged()
        }
    }
    /// Whether ``standardAppearance`` was set.
    private(set) final var hasOwnAppearance = false
    /// The look of a low bar; nil is ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { looksChanged() }
    }
    /// The look over the start of the content; nil is the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { looksChanged() }
    }
    /// The look of a low bar over the start of the content; nil is ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { looksChanged() }
    }
    /// The picture of the line at the bar's lower edge; an empty picture takes the line away.
    open var shadowImage: UIImage? {
        didSet { looksChanged() }
    }
    /// The picture of the back button; nil is the system's arrow.
    open var backIndicatorImage: UIImage? {
        didSet { itemChanged() }
    }
    /// The shape that the back button's title comes out of. Not used.
    open var backIndicatorTransitionMaskImage: UIImage?

    final var backgroundImages: [Int: UIImage] = [:]

    /// Sets the background's picture for a kind of bar.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        looksChanged()
    }

    /// The background's picture for a kind of bar.
    @discardableResult open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics.rawValue]
    }

    /// Sets the background's picture for a position and a kind of bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// The background's picture for a position and a kind of bar.
    @discardableResult open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
        -> UIImage?
    {
        backgroundImage(for: barMetrics)
    }

    final var titleOffsets: [Int: CGFloat] = [:]

    /// Sets how far the title is moved down in a kind of bar.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics.rawValue] = adjustment
        looksChanged()
    }

    /// How far the title is moved down in a kind of bar.
    @discardableResult open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleOffsets[barMetrics.rawValue] ?? titleOffsets[0] ?? 0
    }

    // MARK: Layout

    /// The bar's height by its content, at the width that is available.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (navigator == nil ? ownShape : shape).height)
    }

    /// The bar's height by its content; no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    /// Lays out title, buttons and background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    /// Shows titles in the colours of the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        itemChanged()
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("barStyle", \UINavigationBar.barStyle),
            AppearanceProperty("isTranslucent", \UINavigationBar.isTranslucent),
            AppearanceProperty("barTintColor", \UINavigationBar.barTintColor),
            AppearanceProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
            AppearanceProperty("shadowImage", \UINavigationBar.shadowImage),
            AppearanceProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage),
            AppearanceProperty(
                "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
            AppearanceProperty("compactAppearance", \UINavigationBar.compactAppearance),
            AppearanceProperty("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
            AppearanceProperty("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
            AppearanceProperty(
                attributes: "titleTextAttributes", get: { (bar: UINavigationBar) in bar.titleTextAttributes },
                set: { $0.titleTextAttributes = $1 }),
            AppearanceProperty(
                attributes: "largeTitleTextAttributes",
                get: { (bar: UINavigationBar) in bar.largeTitleTextAttributes },
                set: { $0.largeTitleTextAttributes = $1 }),
            AppearanceProperty(
                object: "standardAppearance", \UINavigationBar.standardAppearance, isSet: \.hasOwnAppearance),
            AppearanceProperty("backgroundImages", \UINavigationBar.backgroundImages),
            AppearanceProperty("titleOffsets", \UINavigationBar.titleOffsets),
        ]
    }
}

/// Notified of a bar's items that are pushed and popped. Every method has a default.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be pushed. True by default.
    @discardableResult func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
        -> Bool
    /// Called when an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether the shown item may be popped. True by default.
    @discardableResult func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool
    /// Called when an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        OptionalMethods.byDefault()
    }
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        OptionalMethods.byDefault()
    }
}
