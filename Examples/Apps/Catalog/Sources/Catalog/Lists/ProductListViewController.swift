import UIKit

/// The list of plants by category. From the storyboard.
class ProductListViewController: UITableViewController {

    // MARK: Outlets

    @IBOutlet weak var filterItem: UIBarButtonItem!
    @IBOutlet private weak var promotionLabel: UILabel!

    // MARK: Dependencies

    var client: APIClient = BundledClient()
    var favourites = Favourites()

    // MARK: State

    private(set) var response: CatalogResponse?
    var filter = ProductFilter() {
        didSet {
            guard filter != oldValue else { return }
            applySnapshot(animated: view.window != nil)
            filterItem?.tintColor = filter.isActive ? .systemOrange : nil
        }
    }
    var hiddenIdentifiers: Set<Int> = []

    private(set) lazy var dataSource = makeDataSource()
    private(set) lazy var searchController = UISearchController(searchResultsController: nil)
    private(set) lazy var emptyView = EmptyStateView(frame: tableView.bounds)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.title
        tableView.register(cellType: ProductCell.self)
        tableView.register(headerFooterType: CategoryHeaderView.self)
        tableView.dataSource = dataSource
        tableView.rowHeight = UITableView.automaticDimension
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 92, bottom: 0, right: 0)
        if #available(iOS 15.0, *) {
            tableView.sectionHeaderTopPadding = 0
        }
        refreshControl?.isEnabled = true
        setUpSearch()
        favourites.add(self)
        NotificationCenter.default.addObserver(
            self, selector: #selector(favouritesChanged), name: Favourites.didChange, object: favourites)
        load()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    // MARK: Loading

    @objc func load() {
        client.catalog { [weak self] result in
            guard let self else { return }
            self.refreshControl?.endRefreshing()
            switch result {
            case .success(let response):
                self.response = response
                self.applySnapshot(animated: false)
            case .failure(let error):
                self.showEmptyState(title: error.localizedDescription, message: "", canRetry: true)
            }
        }
    }

    @IBAction func pulledToRefresh(_ sender: UIRefreshControl) {
        hiddenIdentifiers = []
        load()
    }

    @IBAction func toggleEditing(_ sender: UIBarButtonItem) {
        setEditing(!isEditing, animated: true)
    }

    @IBAction func unwindFromFilter(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? FilterViewController else { return }
        var new = source.filter
        new.query = filter.query
        filter = new
    }

    @objc private func favouritesChanged() {
        var snapshot = dataSource.snapshot()
        let visible = (tableView.indexPathsForVisibleRows ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
        snapshot.reconfigureItems(visible)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Navigation

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier == SegueIdentifier.filter ? response != nil : true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch (segue.identifier, segue.destination) {
        case (SegueIdentifier.detail, let detail as ProductDetailViewController):
            guard let product = sender as? Product else { return }
            detail.product = product
            detail.client = client
            detail.favourites = favourites
            detail.delegate = self
        case (SegueIdentifier.filter, let navigation as UINavigationController):
            let filterController = navigation.topViewController as? FilterViewController
            filterController?.filter = filter
            filterController?.highestPrice = response?.products.map(\.price).max() ?? 0
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    // MARK: UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let product = dataSource.itemIdentifier(for: indexPath) else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        performSegue(withIdentifier: SegueIdentifier.detail, sender: product)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueHeaderFooter(CategoryHeaderView.self)
        let snapshot = dataSource.snapshot()
        let category = snapshot.sectionIdentifiers[section]
        header?.configure(title: category.title, count: snapshot.numberOfItems(inSection: category))
        header?.onTap = { [weak self] in
            self?.tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: true)
        }
        return header
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        44
    }
}

// MARK: - Data source

extension ProductListViewController {

    typealias Snapshot = NSDiffableDataSourceSnapshot<ProductCategory, Product>

    private func makeDataSource() -> ProductDataSource {
        ProductDataSource(tableView: tableView) { [unowned self] tableView, indexPath, product in
            let cell: ProductCell = tableView.dequeue(for: indexPath)
            cell.configure(with: product, isFavourite: self.favourites.contains(product.id))
            cell.delegate = self
            return cell
        }
    }

    func applySnapshot(animated: Bool) {
        guard let response else { return }
        let visible = filter.apply(to: response.products).filter { !hiddenIdentifiers.contains($0.id) }
        var snapshot = Snapshot()
        for category in response.categories {
            let products = visible.filter { $0.category == category.id }
            guard !products.isEmpty else { continue }
            snapshot.appendSections([category])
            snapshot.appendItems(products, toSection: category)
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        if visible.isEmpty {
            showEmptyState(title: L10n.emptyTitle, message: L10n.emptyMessage, canRetry: false)
        } else {
            tableView.backgroundView = nil
        }
    }

    fileprivate func showEmptyState(title: String, message: String, canRetry: Bool) {
        emptyView.configure(title: title, message: message, canRetry: canRetry)
        emptyView.onRetry = { [weak self] in self?.load() }
        tableView.backgroundView = emptyView
    }
}

/// Adds what a diffable data source does not do by itself.
final class ProductDataSource: UITableViewDiffableDataSource<ProductCategory, Product> {

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }
}

// MARK: - Cells and favourites

extension ProductListViewController: ProductCellDelegate {

    func productCell(_ cell: ProductCell, didToggleFavourite isFavourite: Bool) {
        guard let indexPath = tableView.indexPath(for: cell),
            let product = dataSource.itemIdentifier(for: indexPath)
        else { return }
        favourites.toggle(product.id)
    }
}

extension ProductListViewController: FavouritesObserver {

    func favourites(_ favourites: Favourites, didAdd identifier: Int) {
        navigationItem.prompt = response?.products.first { $0.id == identifier }?.name
        perform(#selector(hidePrompt), with: nil, afterDelay: 2)
    }

    @objc private func hidePrompt() {
        navigationItem.prompt = nil
    }
}

extension ProductListViewController: ProductDetailViewControllerDelegate {

    func detailDidAddToBasket(_ detail: ProductDetailViewController) {
        navigationController?.tabBarItem.badgeValue = "\(detail.quantity)"
    }
}
