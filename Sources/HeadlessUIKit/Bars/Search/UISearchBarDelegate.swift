import Foundation

/// Decides on the editing of a search bar and is notified of it. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether editing may begin. True by default.
    @discardableResult func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end. True by default.
    @discardableResult func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called when a person changed the text, also by the clear button.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether a person may replace characters. True by default.
    @discardableResult func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Called when the return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button with a book was tapped.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Called when the cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button of the results was tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called when a person chose another scope.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethods.byDefault() }
    /// True.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethods.byDefault() }
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        OptionalMethods.byDefault()
    }
    /// True.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// Nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethods.byDefault() }
    /// Nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalMethods.byDefault() }
    /// Nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethods.byDefault() }
    /// Nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { OptionalMethods.byDefault() }
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalMethods.byDefault()
    }
}
