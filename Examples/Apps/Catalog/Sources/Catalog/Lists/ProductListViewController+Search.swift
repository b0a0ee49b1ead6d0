import UIKit

extension ProductListViewController: UISearchResultsUpdating, UISearchBarDelegate {

    func setUpSearch() {
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = L10n.searchPlaceholder
        searchController.searchBar.delegate = self
        searchController.searchBar.scopeButtonTitles = ProductFilter.Order.allCases.map { "\($0)" }
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        NSObject.cancelPreviousPerformRequests(
            withTarget: self, selector: #selector(search(for:)), object: nil)
        search(for: searchController.searchBar.text)
    }

    @objc func search(for text: String?) {
        filter.query = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        filter.order = ProductFilter.Order(rawValue: selectedScope) ?? .name
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        perform(#selector(search(for:)), with: "", afterDelay: 0)
    }
}
