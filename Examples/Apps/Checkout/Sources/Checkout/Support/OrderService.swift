import Foundation

/// The shop's server, as far as the checkout needs it.
public protocol OrderService: AnyObject {
    /// The voucher of a code, if there is one.
    func voucher(for code: String) -> Voucher?
    /// Places an order. The completion is called on the main queue.
    func place(_ order: Order, completion: @escaping (Result<String, OrderError>) -> Void)
}

/// Why an order was refused.
public enum OrderError: LocalizedError, Equatable {
    /// The card was refused by its bank.
    case cardDeclined
    /// A line is sold out.
    case soldOut(sku: String)
    /// The basket is empty.
    case empty

    public var errorDescription: String? {
        switch self {
        case .cardDeclined: return "The card was declined"
        case .soldOut(let sku): return "Item \(sku) is sold out"
        case .empty: return "The basket is empty"
        }
    }
}

/// A server in memory, for previews and tests.
public final class StubOrderService: OrderService {

    /// The next order fails with it, if it is set.
    public var nextError: OrderError?
    private var counter = 1000
    private let queue = DispatchQueue(label: "com.example.checkout.orders")

    /// A server without orders.
    public init() {}

    public func voucher(for code: String) -> Voucher? {
        switch code.uppercased() {
        case "SPRING": return Voucher(code: "SPRING", percent: 10)
        case "HALF": return Voucher(code: "HALF", percent: 50)
        default: return nil
        }
    }

    public func place(_ order: Order, completion: @escaping (Result<String, OrderError>) -> Void) {
        let isEmpty = order.items.isEmpty
        queue.async {
            self.counter += 1
            let number = "A-\(self.counter)"
            let error = isEmpty ? OrderError.empty : self.nextError
            DispatchQueue.main.async {
                if let error = error {
                    completion(.failure(error))
                } else {
                    completion(.success(number))
                }
            }
        }
    }
}
