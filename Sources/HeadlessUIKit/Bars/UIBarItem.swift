import Foundation

/// An item of a bar: a title, a picture, and whether it is enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    private final var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows the item.
    final weak var bar: UIView? {
        didSet {
            if AppearanceRules.isInUse, bar?.windowStorage != nil { AppearanceRules.apply(to: self, in: bar) }
        }
    }
    final var appliedAppearance: [String: Any] = [:]
    /// What shows the item in its bar, which source reads by name: `value(forKey: "view")`. Nil until the bar has been laid out.
    final weak var view: UIView?

    /// Creates an item that shows nothing.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates an item that shows nothing of a nib.
    public required init?(coder: NSCoder) {
        super.init()
        InterfaceCoder.restore(self, as: UIBarItem.self, from: coder)
    }

    /// Called when the object was loaded from a nib and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}

    /// The title. None by default.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// The picture. None by default.
    open var image: UIImage? {
        didSet { changed() }
    }
    /// The picture where bars are low, on a phone on its side; nil is ``image``.
    open var landscapeImagePhone: UIImage? {
        didSet { changed() }
    }
    /// Whether the item can be used. True by default.
    open var isEnabled = true {
        didSet { changed() }
    }
    /// How far the picture is moved inwards at its edges. Zero by default.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { changed() }
    }
    /// A number to find the item by. 0 by default.
    open var tag = 0
    /// A name for tests to find the item by.
    open var accessibilityIdentifier: String?
    /// What the item is called. None by default: its title.
    open var accessibilityLabel: String?
    /// What using the item does. None by default.
    open var accessibilityHint: String?
    /// The item's value. None by default.
    open var accessibilityValue: String?
    /// How the item behaves. None by default.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Whether assistive technology sees one thing here. True by default.
    open var isAccessibilityElement = true
    /// The picture of the largest content, shown where text is large. Stored, not shown.
    open var largeContentSizeImage: UIImage?

    /// Sets the attributes of the title in a state; nil leaves them to the bar.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state.rawValue] = attributes
        changed()
    }

    /// The attributes that were set for the title in a state.
    @discardableResult open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key:
        Any]?
    {
        attributes[state.rawValue]
    }

    /// Updates the bar after a change.
    func changed() { (bar as? any BarItemOwner)?.itemChanged() }

    /// The properties that can be set for all instances.
    class var appearanceProperties: [AppearanceProperty] {
        AppearanceProperty.attributeStates(
            "titleTextAttributes",
            get: { (item: UIBarItem, state) in item.titleTextAttributes(for: .init(rawValue: state.rawValue))
            },
            set: { $0.setTitleTextAttributes($1, for: .init(rawValue: $2.rawValue)) })
    }
}

extension UIBarItem: UIAppearance, AppearanceSubject {
    /// The proxy of the class.
    @discardableResult public static func appearance() -> Self {
        AppearanceRules.proxy(of: Self.self, .init())
    }

    /// The proxy for items in instances of other classes, such as bars.
    @discardableResult public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(of: Self.self, .init(containers: containerTypes)) }

    /// The proxy for items with traits.
    @discardableResult public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRules.proxy(of: Self.self, .init(traits: trait))
    }

    /// The proxy for items with traits, in instances of other classes.
    @discardableResult public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(of: Self.self, .init(traits: trait, containers: containerTypes)) }

    static func makeAppearanceProxy() -> NSObject { DynamicInit.object(of: self) }
}

/// A bar that shows items.
@MainActor
protocol BarItemOwner: UIView {
    /// Follows a change of one of the items.
    func itemChanged()
}
