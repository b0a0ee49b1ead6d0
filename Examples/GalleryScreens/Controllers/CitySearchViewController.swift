import UIKit

/// Cities in a table below a search bar; the search can be shown in progress.
public final class CitySearchViewController: UITableViewController {
    private static let cities = [
        "Amsterdam", "Athens", "Berlin", "Bern", "Brussels", "Copenhagen", "Dublin", "Helsinki", "Lisbon",
        "London", "Madrid", "Oslo", "Paris", "Prague", "Rome", "Seoul", "Stockholm", "Tokyo", "Vienna",
        "Warsaw",
    ]
    private let search = UISearchController(searchResultsController: nil)
    private let initialText: String?
    private var shown = CitySearchViewController.cities

    /// Creates the page, searching for a text where one is given.
    public init(searchingFor text: String? = nil) {
        initialText = text
        super.init(style: .plain)
        title = "Cities"
    }

    /// Creates nothing: the example has no storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationController?.navigationBar.prefersLargeTitles = true
        definesPresentationContext = true
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let initialText else { return }
        search.isActive = true
        search.searchBar.text = initialText
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = shown[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}

extension CitySearchViewController: UISearchResultsUpdating {
    /// Shows the cities that contain the text.
    public func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? Self.cities : Self.cities.filter { $0.localizedCaseInsensitiveContains(text) }
        tableView.reloadData()
    }
}
