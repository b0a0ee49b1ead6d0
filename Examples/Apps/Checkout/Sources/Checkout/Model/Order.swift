import Foundation

/// Everything that the four steps of the checkout collect.
public final class Order {

    /// The basket.
    public private(set) var items: [LineItem]
    /// Where the parcel goes; `nil` before the first step is done.
    public var address: Address?
    /// How the parcel travels.
    public var shipping: ShippingMethod = .standard
    /// How the order is paid.
    public var card: PaymentCard?
    /// A voucher that was accepted.
    public var voucher: Voucher?

    /// An order of these items.
    public init(items: [LineItem]) {
        self.items = items
    }

    /// The sum of all lines.
    public var subtotal: Money {
        items.reduce(into: Money.zero) { $0 += $1.total }
    }

    /// What the voucher takes off.
    public var discount: Money {
        guard let voucher = voucher else { return .zero }
        return voucher.discount(on: subtotal)
    }

    /// Subtotal and shipping, less the discount.
    public var total: Money {
        let shippingPrice = shipping.price(for: subtotal)
        let sum = subtotal.minorUnits + shippingPrice.minorUnits - discount.minorUnits
        return Money(minorUnits: max(sum, 0))
    }

    /// Takes a line out of the basket.
    public func remove(_ item: LineItem) {
        items.removeAll { $0 === item }
        NotificationCenter.default.post(name: .orderDidChange, object: self, userInfo: [Order.itemKey: item])
    }

    /// Changes the number of pieces of a line.
    public func setQuantity(_ quantity: Int, of item: LineItem) {
        guard item.quantity != quantity else { return }
        item.quantity = quantity
        NotificationCenter.default.post(name: .orderDidChange, object: self, userInfo: [Order.itemKey: item])
    }

    static let itemKey = "Order.item"
}

extension Notification.Name {
    /// Posted by an order when its lines changed.
    public static let orderDidChange = Notification.Name("Checkout.orderDidChange")
}

/// A parcel service and its price.
public enum ShippingMethod: Int, CaseIterable {
    /// Four to six days, free above 50 dollars.
    case standard
    /// Two days.
    case express
    /// Tomorrow.
    case overnight

    var title: String {
        switch self {
        case .standard: return "Standard"
        case .express: return "Express"
        case .overnight: return "Overnight"
        }
    }

    var detail: String {
        switch self {
        case .standard: return "4 to 6 working days"
        case .express: return "2 working days"
        case .overnight: return "Tomorrow before noon"
        }
    }

    func price(for subtotal: Money) -> Money {
        switch self {
        case .standard: return subtotal >= 50 ? .zero : Money(minorUnits: 4_90)
        case .express: return Money(minorUnits: 9_90)
        case .overnight: return Money(minorUnits: 24_50)
        }
    }
}

/// A code that lowers the price.
public struct Voucher: Equatable {
    let code: String
    let percent: Int

    func discount(on amount: Money) -> Money {
        Money(minorUnits: amount.minorUnits * percent / 100, currencyCode: amount.currencyCode)
    }
}
