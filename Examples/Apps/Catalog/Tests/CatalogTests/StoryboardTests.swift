import UIKit
import XCTest

@testable import Catalog

@MainActor
final class StoryboardTests: XCTestCase {

    private var window: UIWindow!
    private var navigation: UINavigationController!
    private var list: ProductListViewController!
    private var client: FixtureClient!

    override func setUp() {
        super.setUp()
        client = FixtureClient()
    }

    /// The initial scene in a window of a device's size.
    private func show(_ size: CGSize = CGSize(width: 390, height: 844), favourites: Favourites = .forTests()) throws {
        navigation = try XCTUnwrap(
            StoryboardScene.storyboard.instantiateInitialViewController() as? UINavigationController)
        list = try XCTUnwrap(navigation.topViewController as? ProductListViewController)
        list.client = client
        list.favourites = favourites
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private func cell(_ row: Int, _ section: Int) throws -> ProductCell {
        list.tableView.layoutIfNeeded()
        return try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: row, section: section)) as? ProductCell)
    }

    func testInitialScene() throws {
        try show()
        XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
        XCTAssertEqual(list.filterItem.title, "Filter")
        XCTAssertEqual(list.tableView.numberOfSections, 2)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(list.tableView.tableHeaderView?.frame.height, 40)
        XCTAssertEqual(try cell(0, 0).nameLabel.text?.hasPrefix("Elephant ear"), true)
        XCTAssertEqual(try cell(0, 0).frame.width, 390)
        XCTAssertEqual(try cell(1, 0).frame.height, 88, accuracy: 0.5)
        XCTAssertGreaterThan(try cell(0, 0).frame.height, 88)
        let header = list.tableView.headerView(forSection: 0) as? CategoryHeaderView
        XCTAssertEqual(header?.titleLabel.text, "Alpha")
        XCTAssertEqual(header?.frame.height, 44)
    }

    func testDevices() throws {
        for size in [
            CGSize(width: 320, height: 568), CGSize(width: 430, height: 932), CGSize(width: 820, height: 1180),
        ] {
            try show(size)
            XCTAssertEqual(try cell(1, 0).favouriteButton.frame.maxX, size.width - 16, accuracy: 0.5, "\(size)")
            XCTAssertEqual(try cell(1, 0).contentView.frame.width, size.width, "\(size)")
        }
    }

    func testPrototypeCell() throws {
        try show()
        let cell = try XCTUnwrap(list.tableView.dequeueReusableCell(withIdentifier: "MoreCell"))
        XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
        XCTAssertEqual(cell.textLabel?.text, "Title")
        XCTAssertEqual(cell.detailTextLabel?.text, "Detail")
    }

    func testFavouriteInTheCell() throws {
        try show()
        let cell = try cell(1, 0)
        cell.favouriteButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(list.favourites.identifiers, [10])
        XCTAssertEqual(list.navigationItem.prompt, "Ivy")
    }

    func testSearch() throws {
        try show()
        list.searchController.searchBar.text = " min "
        list.updateSearchResults(for: list.searchController)
        XCTAssertEqual(list.tableView.numberOfSections, 1)
        XCTAssertEqual(try cell(0, 0).nameLabel.text, "Mint")
        list.searchController.searchBar.text = "zzz"
        list.updateSearchResults(for: list.searchController)
        XCTAssertIdentical(list.tableView.backgroundView, list.emptyView)
        XCTAssertTrue(list.emptyView.retryButton.isHidden)

        list.searchBarCancelButtonClicked(list.searchController.searchBar)
        let restored = XCTNSPredicateExpectation(
            predicate: NSPredicate { [list] _, _ in list?.filter.query == "" }, object: nil)
        wait(for: [restored], timeout: 3)
        XCTAssertEqual(list.tableView.numberOfSections, 2)
    }

    func testScope() throws {
        try show()
        let bar = list.searchController.searchBar
        bar.delegate?.searchBar?(bar, selectedScopeButtonIndexDidChange: 1)
        XCTAssertEqual(list.filter.order, .price)
        XCTAssertEqual(try cell(0, 0).nameLabel.text, "Ivy")
    }

    func testRefresh() throws {
        try show()
        XCTAssertEqual(client.catalogCount, 1)
        list.hiddenIdentifiers = [10, 12]
        list.refreshControl?.sendActions(for: .valueChanged)
        XCTAssertEqual(client.catalogCount, 2)
        XCTAssertEqual(list.tableView.numberOfSections, 2)
    }

    func testErrorAndRetry() throws {
        client.error = .offline
        try show()
        XCTAssertEqual(list.emptyView.titleLabel.text, "You are offline")
        client.error = nil
        list.emptyView.retryButton.sendActions(for: .touchUpInside)
        XCTAssertNil(list.tableView.backgroundView)
        XCTAssertEqual(list.tableView.numberOfSections, 2)
    }

    func testSwipeActions() throws {
        try show()
        let path = IndexPath(row: 1, section: 0)
        let trailing = try XCTUnwrap(
            list.tableView.delegate?.tableView?(list.tableView, trailingSwipeActionsConfigurationForRowAt: path))
        XCTAssertEqual(trailing.actions.map(\.title), ["Hide", "Share"])
        XCTAssertFalse(trailing.performsFirstActionWithFullSwipe)
        var completed: Bool?
        trailing.actions[0].handler(trailing.actions[0], UIView()) { completed = $0 }
        XCTAssertEqual(completed, true)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 1)
        let leading = list.tableView.delegate?.tableView?(
            list.tableView, leadingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(leading?.actions.first?.backgroundColor, .catalogLeaf)
    }

    func testEditButton() throws {
        try show()
        let item = try XCTUnwrap(list.navigationItem.leftBarButtonItem)
        XCTAssertEqual(item.action, #selector(ProductListViewController.toggleEditing(_:)))
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertTrue(list.tableView.isEditing)
    }

    func testDetailSegue() async throws {
        client.reviewsToServe = [
            Review(product: 12, author: "Kim", stars: 2, text: "Took over the whole balcony within one summer."),
            Review(product: 12, author: "Lou", stars: 5, text: "Tea!"),
        ]
        try show()
        list.tableView.delegate?.tableView?(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
        let detail = try XCTUnwrap(navigation.topViewController as? ProductDetailViewController)
        detail.loadViewIfNeeded()
        XCTAssertEqual(detail.product.name, "Mint")
        XCTAssertEqual(detail.priceLabel.text, "only €2.50")
        let reviews = try XCTUnwrap(detail.reviewsController)
        XCTAssertIdentical(reviews.parent, detail)
        await reviews.loadTask?.value
        XCTAssertEqual(client.reviewRequests, [12])
        XCTAssertEqual(reviews.tableView.numberOfRows(inSection: 0), 2)
        window.layoutIfNeeded()
        let first = try XCTUnwrap(reviews.tableView.cellForRow(at: [0, 0]) as? ReviewCell)
        XCTAssertEqual(first.authorLabel.text, "Kim ★★")
        XCTAssertEqual(first.reviewLabel.frame.minY, first.authorLabel.frame.maxY + 4, accuracy: 0.5)
        XCTAssertEqual(reviews.tableView(reviews.tableView, titleForHeaderInSection: 0), "2 reviews")
    }

    private func makeDetail(size: CGSize) throws -> ProductDetailViewController {
        let detail = StoryboardScene.detail.instantiate(ProductDetailViewController.self)
        detail.product = try FixtureClient.small().products[0]
        detail.client = client
        detail.favourites = .forTests()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = detail
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return detail
    }

    func testDetailLayout() throws {
        for width: CGFloat in [320, 390, 430] {
            let detail = try makeDetail(size: CGSize(width: width, height: 900))
            XCTAssertEqual(detail.imageView.frame.width, width - 40)
            XCTAssertEqual(detail.imageView.frame.height, (width - 40) / 1.5, accuracy: 0.5)
            XCTAssertEqual(detail.basketButton.frame.width, width - 40)
            XCTAssertEqual(detail.basketButton.frame.height, 50)
            XCTAssertEqual(detail.basketButton.layer.cornerRadius, 12)
            XCTAssertEqual(detail.scrollView.frame.maxY, detail.basketButton.frame.minY - 8)
            XCTAssertEqual(detail.scrollView.contentSize.width, width)
            XCTAssertEqual(detail.reviewsHeight.constant, 240)
        }
    }

    func testStars() throws {
        class Delegate: NSObject, ProductDetailViewControllerDelegate {
            var stars: [Int] = []
            func detail(_ detail: ProductDetailViewController, didRate stars: Int) { self.stars.append(stars) }
        }
        let delegate = Delegate()
        let detail = try makeDetail(size: CGSize(width: 390, height: 844))
        detail.delegate = delegate
        XCTAssertEqual(detail.starButtons.map(\.tag), [1, 2, 3, 4, 5])
        XCTAssertEqual(detail.starButtons.map(\.isSelected), [true, true, true, false, false])
        detail.starButtons[4].sendActions(for: .touchUpInside)
        XCTAssertEqual(detail.starButtons.filter(\.isSelected).count, 5)
        XCTAssertEqual(delegate.stars, [5])
        let widths = detail.starButtons.map { $0.frame.width }
        XCTAssertEqual(widths.max()!, widths.min()!, accuracy: 0.5)

        detail.basketButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(detail.basketButton.currentTitle, "In the basket (1)")
        let item = try XCTUnwrap(detail.navigationItem.rightBarButtonItem)
        XCTAssertEqual(item.title, "♡")
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(item.title, "♥")
    }

    func testFilterSegue() throws {
        try show()
        list.filter.order = .rating
        list.performSegue(withIdentifier: SegueIdentifier.filter, sender: nil)
        let modal = try XCTUnwrap(list.presentedViewController as? UINavigationController)
        XCTAssertEqual(modal.modalPresentationStyle, .formSheet)
        let filter = try XCTUnwrap(modal.topViewController as? FilterViewController)
        filter.loadViewIfNeeded()
        XCTAssertEqual(filter.highestPrice, 123_450)
        XCTAssertEqual(filter.filter.order, .rating)

        let slider = try XCTUnwrap(filter.view.firstSubview(UISlider.self))
        slider.value = 4
        slider.sendActions(for: .valueChanged)
        XCTAssertEqual(filter.filter.maximumPrice, 400)
        let toggle = try XCTUnwrap(filter.view.firstSubview(UISwitch.self))
        toggle.isOn = true
        toggle.sendActions(for: .valueChanged)
        XCTAssertTrue(filter.filter.inStockOnly)
        let control = try XCTUnwrap(filter.view.firstSubview(UISegmentedControl.self))
        XCTAssertEqual(control.titleForSegment(at: 2), "Rating")
        control.selectedSegmentIndex = 1
        control.sendActions(for: .valueChanged)

        list.unwindFromFilter(UIStoryboardSegue(identifier: "applyFilter", source: filter, destination: list))
        XCTAssertEqual(list.filter.order, .price)
        XCTAssertEqual(list.tableView.numberOfSections, 1)
        XCTAssertEqual(list.filterItem.tintColor, .systemOrange)
    }

    func testUnwindButton() throws {
        try show()
        list.performSegue(withIdentifier: SegueIdentifier.filter, sender: nil)
        let modal = try XCTUnwrap(list.presentedViewController as? UINavigationController)
        let filter = try XCTUnwrap(modal.topViewController as? FilterViewController)
        filter.loadViewIfNeeded()
        filter.filter.maximumPrice = 300
        filter.performSegue(withIdentifier: "applyFilter", sender: nil)
        XCTAssertEqual(list.filter.maximumPrice, 300)
    }

    func testGrid() throws {
        let grid = StoryboardScene.grid.instantiate(ProductGridViewController.self)
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: grid)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        XCTAssertEqual(grid.flowLayout.itemSize, CGSize(width: 173, height: 213))
        XCTAssertEqual(grid.collectionView.numberOfSections, 4)
        let tile = try XCTUnwrap(grid.collectionView.cellForItem(at: [0, 1]) as? ProductTileCell)
        XCTAssertEqual(tile.frame.minX, 201)
        XCTAssertEqual(tile.nameLabel.text, "Cast-iron plant")

        grid.collectionView.scrollToItem(at: [3, 0], at: .bottom, animated: false)
        grid.collectionView.layoutIfNeeded()
        let about = try XCTUnwrap(grid.collectionView.cellForItem(at: [3, 0]))
        let label = try XCTUnwrap(about.viewWithTag(7) as? UILabel)
        XCTAssertEqual(label.center.x, about.bounds.midX, accuracy: 0.5)
        grid.collectionView(grid.collectionView, didSelectItemAt: [3, 0])
        XCTAssertTrue(grid.navigationController?.topViewController is AboutViewController)
    }
}

extension UIView {

    func firstSubview<T: UIView>(_ type: T.Type) -> T? {
        subviews.lazy.compactMap { ($0 as? T) ?? $0.firstSubview(type) }.first
    }
}
