import UIKit
import XCTest

@testable import Catalog

final class LocalizationTests: XCTestCase {

    override func tearDown() {
        L10n.bundle = Catalog.resources
        super.tearDown()
    }

    private func use(_ language: String) throws {
        let path = try XCTUnwrap(Catalog.resources.path(forResource: language, ofType: "lproj"))
        L10n.bundle = try XCTUnwrap(Bundle(path: path))
    }

    func testEnglish() throws {
        try use("en")
        XCTAssertEqual(L10n.title, "Plants")
        XCTAssertEqual(L10n.reviews(3), "3 reviews")
        XCTAssertEqual(APIError.server(status: 503).localizedDescription, "The server failed (503)")
    }

    func testGerman() throws {
        try use("de")
        XCTAssertEqual(L10n.title, "Pflanzen")
        XCTAssertEqual(L10n.upTo("€5.00"), "Bis €5.00")
        XCTAssertEqual(L10n.emptyTitle, "Hier wächst nichts")
    }

    func testBothLanguagesHaveTheSameKeys() throws {
        func keys(_ language: String) throws -> Set<String> {
            let url = try XCTUnwrap(
                Catalog.resources.url(
                    forResource: "Localizable", withExtension: "strings", subdirectory: nil, localization: language))
            let table = try XCTUnwrap(NSDictionary(contentsOf: url) as? [String: String])
            return Set(table.keys)
        }
        XCTAssertEqual(try keys("en"), try keys("de"))
    }

    func testColors() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertNotEqual(UIColor.catalogLeaf.resolvedColor(with: light), UIColor.catalogLeaf.resolvedColor(with: dark))
        var red: CGFloat = 0
        UIColor.catalogSoil.getRed(&red, green: nil, blue: nil, alpha: nil)
        XCTAssertEqual(red, 0x5C / 255, accuracy: 0.001)
        XCTAssertEqual(UIImage.plantPlaceholder?.size, CGSize(width: 40, height: 40))
    }
}
