import Foundation
import Testing
import UIKit

/// Search bars, and searches below a title.
@MainActor
@Suite struct UISearchControllerTests {
    final class Noting: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
        var calls: [String] = []
        func willPresentSearchController(_ searchController: UISearchController) {
            calls.append("willPresent")
        }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) {
            calls.append("willDismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update '\(searchController.searchBar.text ?? "nil")'")
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text '\(searchText)'")
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }

    private func bar(_ version: ScreenDevice.SystemVersion) -> (UISearchBar, UIWindow) {
        let window = UIWindow(screen: UIScreen(.iPhone16, systemVersion: version))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
        return (bar, window)
    }

    @Test func fieldsOfBothDesigns() {
        let (classic, window) = bar(.iOS18)
        #expect(classic.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        #expect(classic.intrinsicContentSize == CGSize(width: -1, height: 56))
        let (glass, other) = bar(.iOS26)
        #expect(glass.searchTextField.frame == CGRect(x: 8, y: 6, width: 377, height: 44))
        classic.showsCancelButton = true
        window.layoutIfNeeded()
        #expect(classic.searchTextField.frame.width < 330 && classic.searchTextField.frame.minX == 8)
        other.isHidden = true
    }

    @Test func onlyPeopleNotify() {
        let (bar, window) = bar(.iOS18)
        let noting = Noting()
        bar.delegate = noting
        bar.text = "by program"
        #expect(noting.calls.isEmpty)
        bar.becomeFirstResponder()
        #expect(bar.isFirstResponder)
        bar.text = ""
        bar.searchTextField.insertText("a")
        bar.searchTextField.insertText("\n")
        bar.resignFirstResponder()
        #expect(noting.calls == ["begin", "text 'a'", "search", "end"])
        window.isHidden = true
    }

    @Test func tokensAreDeletedAtTheStart() {
        let (bar, _) = bar(.iOS18)
        let field = bar.searchTextField
        field.tokens = [UISearchToken(icon: nil, text: "one")]
        field.insertToken(UISearchToken(icon: nil, text: "zero"), at: 0)
        #expect(field.tokens.map(\.text) == ["zero", "one"])
        field.becomeFirstResponder()
        field.insertText("x")
        field.deleteBackward()
        #expect(field.tokens.count == 2 && field.text == "")
        field.deleteBackward()
        #expect(field.tokens.map(\.text) == ["zero"])
    }

    private func searching(hides: Bool = true, content: UIView? = nil) -> (
        UISearchController, UIViewController, UIWindow
    ) {
        let (search, page) = (
            UISearchController(searchResultsController: UIViewController()), UIViewController()
        )
        if let content { page.view = content }
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = hides
        let window = shownWindow(UINavigationController(rootViewController: page))
        window.layoutIfNeeded()
        return (search, page, window)
    }

    @Test func theBarAdds52PointsAndIsAloneWhileSearching() {
        let (search, page, window) = searching()
        let noting = Noting()
        (search.delegate, search.searchResultsUpdater) = (noting, noting)
        #expect(page.view.safeAreaInsets.top == 47 + 44 + 52)
        #expect(search.searchBar.superview === page.navigationController?.navigationBar)
        #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 390, height: 52))
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive)
        AnimationClock.current.finish()
        window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets.top == 47 + 52)
        #expect(noting.calls == ["willPresent", "update ''", "didPresent"])
        #expect(search.searchBar.showsCancelButton && !search.showsSearchResultsController)
        search.searchBar.searchTextField.insertText("x")
        #expect(noting.calls.last == "update 'x'" && search.showsSearchResultsController)
        #expect(search.searchResultsController?.view.window != nil)
        noting.calls = []
        search.isActive = false
        AnimationClock.current.finish()
        window.layoutIfNeeded()
        #expect(noting.calls == ["willDismiss", "update ''", "didDismiss"])
        #expect(page.view.safeAreaInsets.top == 47 + 44 + 52 && search.parent == nil)
        #expect(search.searchResultsController?.viewIfLoaded?.window == nil)
    }

    @Test(arguments: [true, false]) func scrollingHidesTheBar(hides: Bool) {
        let scroller = UIScrollView()
        scroller.contentSize = CGSize(width: 390, height: 3000)
        let (search, page, window) = searching(hides: hides, content: scroller)
        let bar = page.navigationController!.navigationBar
        #expect(bar.frame.height == 96)
        scroller.contentOffset.y += 20
        window.layoutIfNeeded()
        #expect(bar.frame.height == (hides ? 76 : 96))
        scroller.contentOffset.y += 200
        window.layoutIfNeeded()
        #expect(bar.frame.height == (hides ? 44 : 96))
        #expect(search.searchBar.frame.height == (hides ? 0 : 52))
        scroller.contentOffset.y = -scroller.adjustedContentInset.top - (hides ? 52 : 0)
        window.layoutIfNeeded()
        #expect(bar.frame.height == 96)
    }
}
