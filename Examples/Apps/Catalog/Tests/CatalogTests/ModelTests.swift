import UIKit
import XCTest

@testable import Catalog

final class ModelTests: XCTestCase {

    private lazy var products = try! FixtureClient.small().products

    func testOrders() {
        var filter = ProductFilter()
        XCTAssertEqual(filter.apply(to: products).map(\.id), [11, 10, 12])
        filter.order = .price
        XCTAssertEqual(filter.apply(to: products).map(\.id), [12, 10, 11])
        filter.order = .rating
        XCTAssertEqual(filter.apply(to: products).map(\.id), [11, 12, 10])
    }

    func testConditions() {
        var filter = ProductFilter()
        XCTAssertFalse(filter.isActive)
        filter.inStockOnly = true
        filter.maximumPrice = 400
        XCTAssertTrue(filter.isActive)
        XCTAssertEqual(filter.apply(to: products).map(\.name), ["Mint"])
        filter = ProductFilter()
        filter.query = "HEDERA"
        XCTAssertEqual(filter.apply(to: products).map(\.name), ["Ivy"])
    }

    func testPrices() {
        XCTAssertEqual(products[0].formattedPrice, "€5.00")
        XCTAssertEqual(products[1].formattedPrice, "€1,234.50")
    }

    func testEndpoint() throws {
        let root = try XCTUnwrap(URL(string: "https://plants.example/v1"))
        let endpoint = Endpoint(path: "reviews", query: [URLQueryItem(name: "product", value: "4")])
        let request = endpoint.request(root: root)
        XCTAssertEqual(request.url?.absoluteString, "https://plants.example/v1/reviews?product=4")
        XCTAssertEqual(request.value(forHTTPHeaderField: "Accept"), "application/json")
    }

    func testBundledClient() async throws {
        let client = BundledClient()
        let reviews = try await client.reviews(of: 1)
        XCTAssertEqual(reviews.map(\.author), ["Noor", "Emil", "Hana"])
        let done = expectation(description: "catalogue")
        client.catalog { result in
            XCTAssertEqual(try? result.get().products.count, 8)
            done.fulfill()
        }
        await fulfillment(of: [done], timeout: 1)
    }

    func testFavouritesAreSaved() {
        class Observer: NSObject, FavouritesObserver {
            var added: [Int] = []
            func favourites(_ favourites: Favourites, didAdd identifier: Int) { added.append(identifier) }
        }
        let observer = Observer()
        let defaults = UserDefaults(suiteName: #function)!
        defaults.removePersistentDomain(forName: #function)
        let favourites = Favourites(defaults: defaults)
        favourites.add(observer)
        XCTAssertTrue(favourites.toggle(3))
        XCTAssertTrue(favourites.toggle(5))
        XCTAssertFalse(favourites.toggle(3))
        XCTAssertEqual(observer.added, [3, 5])
        XCTAssertEqual(Favourites(defaults: defaults).identifiers, [5])
        XCTAssertTrue(favourites.responds(to: NSSelectorFromString("containsIdentifier:")))
    }

    func testFavouritesDoNotRetainObservers() {
        class Observer: NSObject, FavouritesObserver {}
        weak var released: Observer?
        let favourites = Favourites.forTests()
        autoreleasepool {
            let observer = Observer()
            favourites.add(observer)
            favourites.toggle(1)
            released = observer
        }
        XCTAssertNil(released)
        favourites.toggle(2)
    }

    func testMemoryWarning() {
        let before = ImageLoader.shared.clearCount
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        XCTAssertEqual(ImageLoader.shared.clearCount, before + 1)
    }
}
