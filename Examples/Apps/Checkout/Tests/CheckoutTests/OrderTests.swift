import XCTest

@testable import Checkout

class OrderTests: XCTestCase {

    var order: Order!

    override func setUp() {
        super.setUp()
        order = Order(items: [
            LineItem(sku: "tea", name: "Green tea", unitPrice: Money(minorUnits: 7_50), quantity: 2),
            LineItem(sku: "pot", name: "Pot", unitPrice: 32),
        ])
    }

    override func tearDown() {
        order = nil
        super.tearDown()
    }

    func testTotals() {
        XCTAssertEqual(order.subtotal, 47)
        XCTAssertEqual(order.total.formatted, "$51.90")
        order.setQuantity(3, of: order.items[0])
        XCTAssertEqual(order.total, Money(minorUnits: 54_50), "Shipping is free above 50")
        order.voucher = Voucher(code: "HALF", percent: 50)
        XCTAssertEqual(order.total.formatted, "$27.25")
    }

    func testQuantityIsClamped() {
        let item = order.items[1]
        item.quantity = 40
        XCTAssertEqual(item.quantity, LineItem.maximumQuantity)
        item.quantity = 0
        XCTAssertEqual(item.quantity, 1)
    }

    func testChangesArePosted() {
        expectation(forNotification: .orderDidChange, object: order) { notification in
            (notification.userInfo?[Order.itemKey] as? LineItem)?.sku == "tea"
        }
        order.setQuantity(4, of: order.items[0])
        waitForExpectations(timeout: 1)
    }

    func testSettingTheSameQuantityPostsNothing() {
        let posted = XCTNSNotificationExpectation(name: .orderDidChange, object: order)
        posted.isInverted = true
        order.setQuantity(2, of: order.items[0])
        wait(for: [posted], timeout: 0.05)
    }

    func testKeyValueCoding() {
        let item = order.items[0]
        XCTAssertEqual(item.value(forKey: "name") as? String, "Green tea")
        item.setValue(5, forKey: #keyPath(LineItem.quantity))
        XCTAssertEqual(item.quantity, 5)
        XCTAssertEqual(item.value(forKeyPath: "quantity") as? Int, 5)
        XCTAssertNil(item.value(forKey: "giftNote"))
    }

    func testServicePlacesOrders() {
        let service = StubOrderService()
        let done = expectation(description: "placed")
        service.place(order) { result in
            XCTAssertEqual(try? result.get(), "A-1001")
            XCTAssertTrue(Thread.isMainThread)
            done.fulfill()
        }
        wait(for: [done], timeout: 2)
    }

    func testServiceFailsOnce() {
        let service = StubOrderService()
        service.nextError = .soldOut(sku: "tea")
        let done = expectation(description: "refused")
        service.place(order) { result in
            if case .failure(let error) = result {
                XCTAssertEqual(error.localizedDescription, "Item tea is sold out")
            } else {
                XCTFail("The order was placed")
            }
            done.fulfill()
        }
        waitForExpectations(timeout: 2, handler: nil)
    }
}
