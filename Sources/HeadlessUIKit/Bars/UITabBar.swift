import Foundation

/// A bar at the bottom with one item for each part of an app.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemOwner {
    /// The distribution of items over the bar.
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    private final let background = BarBackground(lineEdge: .top)
    /// The capsule that the items lie in on iOS 26.
    private final lazy var capsule: GlassView = {
        let capsule = GlassView()
        insertSubview(capsule, aboveSubview: background)
        return capsule
    }()
    /// Whether the items lie in the capsule.
    private final var isFloating = false
    final var buttons: [TabButton] = []
    private final var itemsAreOld = true
    /// Whether the content's end lies right above the bar.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { setNeedsLayout() } }
    }
    /// The controller whose bar this is.
    final weak var tabController: UITabBarController?

    /// Creates a tab bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Creates an empty tab bar of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        InterfaceCoder.restore(self, as: UITabBar.self, from: coder)
    }

    /// Notified of taps.
    open weak var delegate: UITabBarDelegate?

    /// The items, from the leading edge.
    open var items: [UITabBarItem]? {
        didSet {
            if let selected = selectedItem, !(items ?? []).contains(selected) { selectedItem = nil }
            itemChanged()
        }
    }

    /// Sets the items, from the leading edge.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The selected item.
    open var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { itemChanged() } }
    }

    /// The colours of the bar as in older versions of UIKit; see ``standardAppearance``.
    open var barStyle = UIBarStyle.default {
        didSet { itemChanged() }
    }
    /// Whether content reaches under the bar and shines through. True by default.
    open var isTranslucent = true {
        didSet { superview?.setNeedsLayout() }
    }
    /// The colour of the background; nil is the system's.
    open var barTintColor: UIColor? {
        didSet { itemChanged() }
    }
    /// The colour of items that are not selected; nil is gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { itemChanged() }
    }
    /// The picture of the background. None by default.
    open var backgroundImage: UIImage? {
        didSet { itemChanged() }
    }
    /// The picture of the line at the bar's upper edge; an empty picture takes the line away.
    open var shadowImage: UIImage? {
        didSet { itemChanged() }
    }
    /// The picture behind the selected item. None by default.
    open var selectionIndicatorImage: UIImage? {
        didSet { itemChanged() }
    }
    /// How items are spread. Automatic by default: over the bar, on wide screens around its middle.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { setNeedsLayout() }
    }
    /// The width of an item around the bar's middle; 0 is the system's.
    open var itemWidth: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The spacing of items around the bar's middle; 0 is the system's.
    open var itemSpacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnAppearance = true
            itemChanged()
        }
    }
    /// Whether ``standardAppearance`` was set.
    private(set) final var hasOwnAppearance = false
    /// The look over the end of the content; nil is the standard one without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { itemChanged() }
    }

    final func itemChanged() {
        itemsAreOld = true
        setNeedsLayout()
    }

    /// The bar's height with what the home indicator covers, at the width that is available.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bottom = superview == nil ? 0 : (superview?.safeAreaInsets.bottom ?? 0)
        return CGSize(width: size.width, height: BarMetrics.tabBar(traitCollection) + bottom)
    }

    /// The bar's height; no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    /// Shows items in the layout of the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        itemChanged()
    }

    /// Shows items in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemChanged()
    }

    // MARK: Layout

    /// The current appearance.
    final var look: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        guard let clear = standard.copy() as? UITabBarAppearance else { return standard }
        if isTranslucent { clear.configureWithTransparentBackground() } else { clear.shadowColor = nil }
        return clear
    }

    /// Lays out background and items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.look = backgroundLook
        if itemsAreOld { rebuild() }
        placeItems()
    }

    private var backgroundLook: BarBackground.Look {
        var look = BarBackground.Look(appearance: look, isTranslucent: isTranslucent, tint: barTintColor)
        look.show(backgroundImage, shadow: shadowImage)
        return look
    }

    private func rebuild() {
        itemsAreOld = false
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            item.bar = self
            let button = TabButton(item, in: self) { [weak self] in self?.tapped(item) }
            item.view = button
            addSubview(button)
            return button
        }
    }

    /// The distance of the first and last button from the bar's sides, and of two buttons, where they fill
    /// the bar; they are 48 high, 1 below the bar's top.
    private static let buttonInset: CGFloat = 2
    private static let buttonGap: CGFloat = 4
    private static let buttonTop: CGFloat = 1

    /// The layout of the buttons: their common box, the width of one and the spacing.
    private struct Row {
        var box: CGRect
        var width: CGFloat
        var spacing: CGFloat
    }

    private func placeItems() {
        let floats = Glass.isUsedForTabs(traitCollection)
        if floats || isFloating { showCapsule(floats) }
        guard !buttons.isEmpty else { return }
        let row = floats ? floatingRow : isCentered ? centeredRow : fullRow
        let count = CGFloat(buttons.count)
        let used = row.width * count + row.spacing * (count - 1)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = row.box.minX + (row.box.width - used) / 2
        for button in isRightToLeft ? buttons.reversed() : buttons {
            button.frame = CGRect(x: x, y: row.box.minY, width: row.width, height: row.box.height)
            x += row.width + row.spacing
        }
    }

    private func showCapsule(_ floats: Bool) {
        isFloating = floats
        capsule.isHidden = !floats
        capsule.frame = CGRect(
            x: Glass.tabInset, y: 0, width: max(0, bounds.width - 2 * Glass.tabInset),
            height: min(Glass.tabCapsule, bounds.height))
    }

    /// Buttons in a capsule, each reaching a little into the next.
    private var floatingRow: Row {
        let box = capsule.frame.insetBy(dx: Glass.tabPadding, dy: Glass.tabPadding)
        let count = CGFloat(buttons.count)
        return Row(
            box: box, width: (box.width + Glass.tabOverlap * (count - 1)) / count,
            spacing: -Glass.tabOverlap)
    }

    private var isCentered: Bool {
        let own = look.stackedItemPositioning
        let positioning = own == .automatic ? itemPositioning : own
        return positioning == .centered
            || positioning == .automatic && traitCollection.userInterfaceIdiom == .pad
    }

    /// The bar inside of what the screen's edges cover.
    private var contentRect: CGRect {
        let safe = safeAreaInsets
        return CGRect(
            x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right),
            height: min(BarMetrics.tabBar(traitCollection), bounds.height))
    }

    private var centeredRow: Row {
        let (contentRect, count) = (contentRect, CGFloat(buttons.count))
        let look = look
        let ownSpacing = look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing
        let ownWidth = look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth
        let spacing = ownSpacing > 0 ? ownSpacing : 34
        let width = min(
            ownWidth > 0 ? ownWidth : 110, max(0, (contentRect.width - spacing * (count - 1)) / count))
        return Row(box: contentRect, width: width, spacing: spacing)
    }

    private var fullRow: Row {
        let (contentRect, count) = (contentRect, CGFloat(buttons.count))
        let used = 2 * Self.buttonInset + Self.buttonGap * (count - 1)
        var box = contentRect
        box.origin.y += Self.buttonTop
        box.size.height = max(0, box.height - Self.buttonTop)
        return Row(box: box, width: max(0, (contentRect.width - used) / count), spacing: Self.buttonGap)
    }

    private func tapped(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let tabController {
            tabController.tapped(item)
        } else {
            selectedItem = item
        }
        delegate?.tabBar(self, didSelect: item)
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("barStyle", \UITabBar.barStyle),
            AppearanceProperty("isTranslucent", \UITabBar.isTranslucent),
            AppearanceProperty("barTintColor", \UITabBar.barTintColor),
            AppearanceProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
            AppearanceProperty("backgroundImage", \UITabBar.backgroundImage),
            AppearanceProperty("shadowImage", \UITabBar.shadowImage),
            AppearanceProperty("itemPositioning", \UITabBar.itemPositioning),
            AppearanceProperty("itemWidth", \UITabBar.itemWidth),
            AppearanceProperty("itemSpacing", \UITabBar.itemSpacing),
            AppearanceProperty("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
            AppearanceProperty(
                object: "standardAppearance", \UITabBar.standardAppearance, isSet: \.hasOwnAppearance),
        ]
    }
}

/// Notified of taps on a tab bar. Every method has a default.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called when an item was tapped.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalMethods.byDefault() }
}
