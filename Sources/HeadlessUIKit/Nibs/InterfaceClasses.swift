import Foundation

/// The classes of elements, and classes by their names.
@MainActor
enum InterfaceClasses {
    /// The classes of views by the names of their elements.
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "label": UILabel.self,
        "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "segmentedControl": UISegmentedControl.self,
        "stepper": UIStepper.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
        "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "imageView": UIImageView.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "control": UIControl.self,
        "visualEffectView": UIVisualEffectView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self, "collectionReusableView": UICollectionReusableView.self,
        "searchBar": UISearchBar.self, "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self,
        "tabBar": UITabBar.self, "refreshControl": UIRefreshControl.self,
    ]

    /// Views of frameworks that do not exist here: an empty view has their frame.
    static let foreignViews: Set<String> = [
        "webView", "wkWebView", "mapView", "glkView", "mtkView", "arscnView", "arskView", "sceneKitView",
        "skView",
        "pdfView", "lpLinkView", "adBannerView", "realityKitView",
    ]

    /// The classes of controllers by the names of their elements.
    static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "viewControllerPlaceholder": UIViewController.self, "glkViewController": UIViewController.self,
        "avPlayerViewController": UIViewController.self, "hostingController": UIViewController.self,
    ]

    /// The classes of bar items, layouts and the like by the names of their elements.
    static let others: [String: NSObject.Type] = [
        "barButtonItem": UIBarButtonItem.self, "navigationItem": UINavigationItem.self,
        "tabBarItem": UITabBarItem.self, "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self, "customObject": NSObject.self,
    ]

    /// The classes of gesture recognisers by the names of their elements; the third is spelled as Interface Builder does.
    static let gestures: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]

    nonisolated private static let controllerNames: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "viewControllerPlaceholder",
        "glkViewController", "avPlayerViewController", "hostingController",
    ]

    /// Whether an element is a controller.
    nonisolated static func isController(_ element: InterfaceElement) -> Bool {
        controllerNames.contains(element.name)
    }

    /// The classes whose `init(coder:)` ends with `InterfaceCoder.restore`.
    static let restoring: [AnyClass] = [
        UIActivityIndicatorView.self, UIActivityViewController.self, UIAlertController.self,
        UIBarButtonItem.self,
        UIBarItem.self, UIButton.self, UICalendarView.self, UICollectionReusableView.self,
        UICollectionView.self,
        UICollectionViewCompositionalLayout.self, UICollectionViewController.self,
        UICollectionViewLayout.self,
        UIColorPickerViewController.self, UIContentUnavailableView.self, UIControl.self, UIDatePicker.self,
        UIDocumentPickerViewController.self, UIFontPickerViewController.self, UIImageView.self,
        UIInputView.self,
        UILabel.self, UIListContentView.self, UINavigationBar.self, UINavigationController.self,
        UINavigationItem.self, UIPageControl.self, UIPageViewController.self, UIPickerView.self,
        UIProgressView.self, UIRefreshControl.self, UIScrollView.self, UISearchBar.self,
        UISearchController.self,
        UISearchTextField.self, UISegmentedControl.self, UISlider.self, UISplitViewController.self,
        UIStackView.self, UIStepper.self, UISwitch.self, UITabBar.self, UITabBarController.self,
        UITabBarItem.self,
        UITableView.self, UITableViewCell.self, UITableViewController.self, UITableViewHeaderFooterView.self,
        UITextField.self, UITextView.self, UIToolbar.self, UIView.self, UIViewController.self,
        UIVisualEffectView.self, UIWindow.self,
    ]

    // MARK: Classes by name

    /// A class by the name that a nib has for it: in a module, in the modules that are likely, or in the kit.
    static func type(named name: String, module: String?, otherwise modules: [String]) -> AnyClass? {
        let parts = name.split(separator: ".").map(String.init)
        guard let last = parts.last else { return nil }
        let named = parts.count > 1 ? [parts[0]] : []
        for module in named + [module].compactMap({ $0 }) + modules + ["HeadlessUIKit", "HeadlessGraphics"] {
            if let found = type(last, in: module) { return found }
        }
        return nil
    }

    private static func type(_ name: String, in module: String) -> AnyClass? {
        // Modules are named as identifiers: `My-App` is the module `My_App`.
        let module = String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }

    /// The module of a class.
    static func module(of type: AnyClass) -> String? {
        String(reflecting: type).split(separator: ".").first.map(String.init)
    }
}
