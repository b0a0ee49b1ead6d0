/// Shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the text, the scope or the activity changed.
    func updateSearchResults(for searchController: UISearchController)
    /// Called when a suggestion was chosen. Has a default.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { OptionalMethods.byDefault() }
}

/// Notified of the beginning and the end of a search. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
    /// Called before the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called when the search is about to begin: the point to present the controller in a way of the app's own.
    func presentSearchController(_ searchController: UISearchController)
    /// Called when the bar is about to move. Never here.
    func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )
    /// Called when the bar has moved. Never here.
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func presentSearchController(_ searchController: UISearchController) {
        OptionalMethods.byDefault()
    }
    /// Nothing.
    public func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { OptionalMethods.byDefault() }
}
