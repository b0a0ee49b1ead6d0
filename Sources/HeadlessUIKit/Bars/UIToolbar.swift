import Foundation

/// A bar with buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemOwner {
    private final let background = BarBackground(lineEdge: .top)
    private final var buttons: [(item: UIBarButtonItem, view: UIView?)] = []
    private final var itemsAreOld = true
    /// How far the background extends below the bar.
    final var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    /// Creates a toolbar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
    }

    /// Creates an empty toolbar of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(background)
        InterfaceCoder.restore(self, as: UIToolbar.self, from: coder)
    }

    /// Decides on the bar's position.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The items, from the leading edge.
    open var items: [UIBarButtonItem]? {
        didSet { itemChanged() }
    }

    /// Sets the items, from the leading edge.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The colours of the bar as in older versions of UIKit; see ``standardAppearance``.
    open var barStyle = UIBarStyle.default {
        didSet { setNeedsLayout() }
    }
    /// Whether content reaches under the bar and shines through. True by default.
    open var isTranslucent = true {
        didSet { superview?.setNeedsLayout() }
    }
    /// The colour of the background; nil is the system's.
    open var barTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// The look of the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnAppearance = true
            itemChanged()
        }
    }
    /// Whether ``standardAppearance`` was set.
    private(set) final var hasOwnAppearance = false
    /// The look of a low bar; nil is ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { itemChanged() }
    }
    /// The look over the end of the content; nil is ``standardAppearance``.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { itemChanged() }
    }

    /// The look of a low bar over the end of the content; nil is ``compactAppearance``.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { itemChanged() }
    }

    final var backgroundImages: [Int: UIImage] = [:] {
        didSet { setNeedsLayout() }
    }
    final var shadowPicture: UIImage? {
        didSet { setNeedsLayout() }
    }

    /// Sets the background's picture for a position and a kind of bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
    }

    /// The background's picture for a position and a kind of bar.
    @discardableResult open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[barMetrics.rawValue]
    }

    /// Sets the picture of the line at the bar's upper edge for a position; an empty picture takes the line away.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowPicture = shadowImage
    }

    /// The picture of the line at the bar's upper edge for a position.
    @discardableResult open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        shadowPicture
    }

    final func itemChanged() {
        itemsAreOld = true
        setNeedsLayout()
    }

    private var look: UIToolbarAppearance {
        (BarMetrics.isLow(traitCollection) ? compactAppearance : nil) ?? standardAppearance
    }

    /// The bar's height, at the width that is available.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.toolbar(traitCollection))
    }

    /// The bar's height; no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.toolbar(traitCollection))
    }

    /// Lays out background and items; flexible spaces share the free space.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
        var backgroundLook = BarBackground.Look(
            appearance: look, isTranslucent: isTranslucent, tint: barTintColor)
        let isLow = BarMetrics.isLow(traitCollection)
        backgroundLook.show(
            (isLow ? backgroundImages[1] : nil) ?? backgroundImages[0], shadow: shadowPicture)
        background.look = backgroundLook
        if itemsAreOld { rebuild() }
        placeItems()
    }

    private func rebuild() {
        itemsAreOld = false
        for button in buttons { button.view?.removeFromSuperview() }
        let (look, isLow) = (look, BarMetrics.isLow(traitCollection))
        let isGlass = Glass.isUsed(traitCollection)
        buttons = (items ?? []).filter { !$0.isHidden }.map { item in
            item.bar = self
            guard item.kind == .button else { return (item, nil) }
            let buttonLook = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            let view = item.customView ?? BarButton(item, look: buttonLook, isLow: isLow, isGlass: isGlass)
            item.view = view
            addSubview(view)
            return (item, view)
        }
    }

    private func placeItems() {
        let side = Glass.isUsed(traitCollection) ? Glass.barInset : systemSideMargin
        let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
        let widths = buttons.map { button in
            guard let view = button.view else {
                return button.item.kind == .fixedSpace ? max(0, button.item.width) : 0
            }
            let own = view.bounds.width
            return view is BarButton || own <= 0 ? view.sizeThatFits(bounds.size).width : own
        }
        let springs = buttons.filter { $0.item.kind == .flexibleSpace }.count
        let gap: CGFloat = springs == 0 ? 16 : 8
        let gaps = gap * CGFloat(max(0, buttons.filter { $0.view != nil }.count - 1))
        let rest = max(0, bounds.width - left - right - widths.reduce(0, +) - (springs == 0 ? gaps : 0))
        let spring = springs == 0 ? 0 : rest / CGFloat(springs)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = isRightToLeft ? right : left
        for (button, width) in zip(buttons, widths) {
            if let view = button.view {
                let height = view is BarButton ? bounds.height : min(view.bounds.height, bounds.height)
                let itemFrame = CGRect(
                    x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - height) / 2,
                    width: width, height: height)
                view.frame = itemFrame.roundedOrigin(scale: roundingScale)
                x += width + (springs == 0 ? gap : 0)
            } else {
                x += button.item.kind == .flexibleSpace ? spring : width
            }
        }
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("barStyle", \UIToolbar.barStyle),
            AppearanceProperty("isTranslucent", \UIToolbar.isTranslucent),
            AppearanceProperty("barTintColor", \UIToolbar.barTintColor),
            AppearanceProperty("backgroundImages", \UIToolbar.backgroundImages),
            AppearanceProperty("shadowPicture", \UIToolbar.shadowPicture),
            AppearanceProperty("compactAppearance", \UIToolbar.compactAppearance),
            AppearanceProperty("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
            AppearanceProperty(
                object: "standardAppearance", \UIToolbar.standardAppearance, isSet: \.hasOwnAppearance),
        ]
    }
}
