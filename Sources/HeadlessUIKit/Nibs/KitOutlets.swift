import Foundation

/// The outlets and attributes of the kit's own classes.
@MainActor
enum KitOutlets {
    /// Sets an outlet; false where the kit's class has none of that name.
    static func set(_ value: AnyObject, _ name: String, of object: AnyObject) -> Bool {
        switch object {
        case let controller as UIViewController:
            if setOfController(value, name, controller) { return true }
        case let view as UIView:
            if setOfView(value, name, view) { return true }
        case let gesture as UIGestureRecognizer where name == "delegate":
            gesture.delegate = value as? any UIGestureRecognizerDelegate
            return true
        case let item as UIBarButtonItem where name == "customView":
            item.customView = value as? UIView
            return true
        case let item as UINavigationItem:
            if setOfItem(value, name, item) { return true }
        default: break
        }
        return false
    }

    private static func setOfController(_ value: AnyObject, _ name: String, _ controller: UIViewController)
        -> Bool
    {
        switch (name, controller) {
        case ("view", _): controller.view = value as? UIView
        case ("delegate", let controller as UINavigationController):
            controller.delegate = value as? any UINavigationControllerDelegate
        case ("delegate", let controller as UITabBarController):
            controller.delegate = value as? any UITabBarControllerDelegate
        case ("delegate", let controller as UISplitViewController):
            controller.delegate = value as? any UISplitViewControllerDelegate
        case ("delegate", let controller as UIPageViewController):
            controller.delegate = value as? any UIPageViewControllerDelegate
        case ("dataSource", let controller as UIPageViewController):
            controller.dataSource = value as? any UIPageViewControllerDataSource
        case ("tableView", let controller as UITableViewController):
            controller.tableView = value as? UITableView
        case ("refreshControl", let controller as UITableViewController):
            controller.refreshControl = value as? UIRefreshControl
        case ("collectionView", let controller as UICollectionViewController):
            controller.collectionView = value as? UICollectionView
        // Search display controllers went with iOS 13.
        case ("searchDisplayController", _): break
        default: return false
        }
        return true
    }

    private static func setOfView(_ value: AnyObject, _ name: String, _ view: UIView) -> Bool {
        switch name {
        case "delegate": return setDelegate(value, of: view)
        case "dataSource": return setDataSource(value, of: view)
        case "refreshControl":
            guard let scroll = view as? UIScrollView else { return false }
            scroll.refreshControl = value as? UIRefreshControl
        case "prefetchDataSource", "dragDelegate", "dropDelegate":
            return view is UITableView || view is UICollectionView
        case "inputAccessoryView":
            guard let field = view as? UITextField else {
                (view as? UITextView)?.inputAccessoryView = value as? UIView
                return view is UITextView
            }
            field.inputAccessoryView = value as? UIView
        case "inputView":
            guard let field = view as? UITextField else {
                (view as? UITextView)?.inputView = value as? UIView
                return view is UITextView
            }
            field.inputView = value as? UIView
        default: return setPart(value as? UIView, name, of: view)
        }
        return true
    }

    private static func setPart(_ part: UIView?, _ name: String, of view: UIView) -> Bool {
        switch (name, view) {
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = part
        case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = part
        case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = part
        case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = part
        case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = part
        case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = part
        case ("backgroundView", let table as UITableView): table.backgroundView = part
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = part
        case ("tableFooterView", let table as UITableView): table.tableFooterView = part
        case ("backgroundView", let list as UICollectionView): list.backgroundView = part
        case ("leftView", let field as UITextField): field.leftView = part
        case ("rightView", let field as UITextField): field.rightView = part
        // The prototype of a collection view's cell has its content view.
        case ("contentView", _): return view is UITableViewCell || view is UICollectionViewCell
        default: return false
        }
        return true
    }

    private static func setDelegate(_ value: AnyObject, of view: UIView) -> Bool {
        switch view {
        case let view as UITableView: view.delegate = value as? any UITableViewDelegate
        case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
        case let view as UITextView: view.delegate = value as? any UITextViewDelegate
        case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
        case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
        case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
        case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
        case let view as UITabBar: view.delegate = value as? any UITabBarDelegate
        case let view as UINavigationBar: view.delegate = value as? any UINavigationBarDelegate
        case let view as UIToolbar: view.delegate = value as? any UIToolbarDelegate
        default: return false
        }
        return true
    }

    private static func setDataSource(_ value: AnyObject, of view: UIView) -> Bool {
        switch view {
        case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
        case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
        case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
        default: return false
        }
        return true
    }

    private static func setOfItem(_ value: AnyObject, _ name: String, _ item: UINavigationItem) -> Bool {
        switch name {
        case "titleView": item.titleView = value as? UIView
        case "leftBarButtonItem": item.leftBarButtonItem = value as? UIBarButtonItem
        case "rightBarButtonItem": item.rightBarButtonItem = value as? UIBarButtonItem
        case "backBarButtonItem": item.backBarButtonItem = value as? UIBarButtonItem
        case "searchController": item.searchController = value as? UISearchController
        default: return false
        }
        return true
    }
}
