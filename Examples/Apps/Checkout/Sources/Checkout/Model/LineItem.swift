import Foundation

/// A product in the basket. A class, because screens share it and observe its quantity.
@objcMembers
public final class LineItem: NSObject {

    /// The stock-keeping unit.
    public let sku: String
    /// The title shown in the basket.
    public let name: String
    /// How many are in the basket, 1 to `LineItem.maximumQuantity`.
    public dynamic var quantity: Int {
        didSet { quantity = min(max(quantity, 1), LineItem.maximumQuantity) }
    }
    /// A line of text for the gift card, if there is one.
    public var giftNote: String?

    /// The price of one. Swift only: a struct has no Objective-C type.
    @nonobjc public let unitPrice: Money

    /// The most pieces one order may hold.
    public static let maximumQuantity = 12

    /// A line of the basket.
    public init(sku: String, name: String, unitPrice: Money, quantity: Int = 1) {
        self.sku = sku
        self.name = name
        self.unitPrice = unitPrice
        self.quantity = quantity
        super.init()
    }

    /// The price of all pieces.
    @nonobjc public var total: Money {
        unitPrice * quantity
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? LineItem else { return false }
        return other.sku == sku && other.quantity == quantity
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(sku)
        hasher.combine(quantity)
        return hasher.finalize()
    }

    public override var description: String {
        "\(quantity) x \(name)"
    }
}
