import UIKit
import XCTest

@testable import Catalog

@MainActor
final class NibTests: XCTestCase {

    private var products: [Product]!

    override func setUpWithError() throws {
        products = try FixtureClient.small().products
    }

    private func layOut(_ cell: UITableViewCell, width: CGFloat) -> CGFloat {
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
        cell.layoutIfNeeded()
        return height
    }

    func testProductCell() {
        let cell = ProductCell.loadFromNib()
        XCTAssertEqual(cell.wakeCount, 1)
        XCTAssertEqual(cell.reuseIdentifier, "ProductCell")
        cell.configure(with: products[0], isFavourite: true)
        XCTAssertEqual(layOut(cell, width: 375), 88, accuracy: 0.5)
        XCTAssertEqual(cell.thumbnailFrame, CGRect(x: 16, y: 12, width: 64, height: 64))
        XCTAssertEqual(cell.thumbnailRadius, 10)
        XCTAssertEqual(cell.nameLabel.frame.origin, CGPoint(x: 92, y: 16))
        XCTAssertEqual(cell.favouriteButton.frame, CGRect(x: 315, y: 22, width: 44, height: 44))
        XCTAssertEqual(cell.priceLabel.frame.maxX, 307, accuracy: 0.5)
        XCTAssertEqual(cell.latinFrame.minY, cell.nameLabel.frame.maxY + 4, accuracy: 0.5)
        XCTAssertTrue(cell.favouriteButton.isSelected)
        XCTAssertEqual(cell.favouriteButton.title(for: .selected), "♥")
    }

    func testLongNamesWrap() {
        let cell = ProductCell.loadFromNib()
        cell.configure(with: products[1], isFavourite: false)
        let height = layOut(cell, width: 320)
        XCTAssertGreaterThan(height, 88)
        XCTAssertLessThanOrEqual(cell.nameLabel.frame.maxX, cell.priceLabel.frame.minX - 8 + 0.5)
        XCTAssertEqual(cell.priceLabel.alpha, 0.4, accuracy: 0.001)
    }

    func testRuntimeAttributes() {
        let cell = ProductCell.loadFromNib()
        XCTAssertEqual(cell.priceLabel.horizontalInset, 6)
        XCTAssertTrue(cell.priceLabel.isRounded)
        XCTAssertNotNil(cell.priceLabel.tagColor)
        cell.configure(with: products[0], isFavourite: false)
        _ = layOut(cell, width: 375)
        XCTAssertGreaterThan(cell.priceLabel.bounds.height, 0)
        XCTAssertEqual(cell.priceLabel.layer.cornerRadius, cell.priceLabel.bounds.height / 2)
    }

    func testActionOfTheNib() {
        class Delegate: ProductCellDelegate {
            var states: [Bool] = []
            func productCell(_ cell: ProductCell, didToggleFavourite isFavourite: Bool) { states.append(isFavourite) }
        }
        let delegate = Delegate()
        let cell = ProductCell.loadFromNib()
        cell.delegate = delegate
        cell.favouriteButton.sendActions(for: .touchUpInside)
        cell.favouriteButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(delegate.states, [true, false])
        XCTAssertEqual(
            cell.favouriteButton.actions(forTarget: cell, forControlEvent: .touchUpInside), ["favouriteTapped:"])
    }

    func testHeader() throws {
        let header = try XCTUnwrap(CategoryHeaderView.nib.instantiate(withOwner: nil).first as? CategoryHeaderView)
        XCTAssertEqual(header.labels.count, 2)
        XCTAssertIdentical(header.labels.first, header.titleLabel)
        header.configure(title: "Shade", count: 12)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        header.layoutIfNeeded()
        XCTAssertEqual(header.countLabel.text, "12")
        let count = header.countLabel.convert(header.countLabel.bounds, to: header)
        XCTAssertEqual(count.maxX, 304, accuracy: 0.5)
        XCTAssertEqual(header.accessibilityLabel, "Section: Shade")
    }

    func testTile() {
        let tile = ProductTileCell.loadFromNib()
        XCTAssertFalse(tile.showsBadge)
        tile.configure(with: products[1])
        XCTAssertTrue(tile.showsBadge)
        tile.frame = CGRect(x: 0, y: 0, width: 200, height: 240)
        tile.layoutIfNeeded()
        XCTAssertEqual(tile.imageView.frame, CGRect(x: 0, y: 0, width: 200, height: 200))
        XCTAssertEqual(tile.nameLabel.frame.minX, 8)
        XCTAssertEqual(tile.nameLabel.frame.width, 184)
    }

    func testOwner() {
        let view = EmptyStateView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        var retries = 0
        view.onRetry = { retries += 1 }
        view.configure(title: "Nothing", message: String(repeating: "word ", count: 30), canRetry: true)
        view.layoutIfNeeded()
        view.retryButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(retries, 1)
        let message = view.messageLabel.convert(view.messageLabel.bounds, to: view)
        XCTAssertGreaterThanOrEqual(message.minX, 39.5)
        XCTAssertLessThanOrEqual(message.maxX, 280.5)
        XCTAssertEqual(view.retryButton.frame.height, 45)
    }

    func testControllerWithANib() {
        let about = AboutViewController(version: "2.1")
        XCTAssertFalse(about.isViewLoaded)
        about.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        about.view.layoutIfNeeded()
        XCTAssertEqual(about.versionLabel.text, "Version 2.1")
        XCTAssertEqual(about.tapRecognizer.numberOfTapsRequired, 3)
        XCTAssertTrue(about.textView.text.hasPrefix("Plants for every window.\n"))
        XCTAssertEqual(about.versionLabel.frame.width, 375 - 32)
        XCTAssertEqual(about.tapRecognizer.view?.frame.size, CGSize(width: 100, height: 100))
        about.logoTapped(about.tapRecognizer)
        XCTAssertEqual(about.tapCount, 1)
    }
}
