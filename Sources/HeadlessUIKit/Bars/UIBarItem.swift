import Foundation

/// An item of a bar: a title, a picture, and whether it is enabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    private final var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// The bar that shows the item.
    final weak var bar: UIView?

    /// Creates an item that shows nothing.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates an item that shows nothing: nibs are not read here.
    public required init?(coder: NSCoder) {
        super.init()
    }

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

    /// Sets the attributes of the title in a state; nil leaves them to the bar.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state.rawValue] = attributes
        changed()
    }

    /// The attributes that were set for the title in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    /// Updates the bar after a change.
    func changed() { (bar as? any BarItemOwner)?.itemChanged() }
}

/// A bar that shows items.
@MainActor
protocol BarItemOwner: UIView {
    /// Follows a change of one of the items.
    func itemChanged()
}
