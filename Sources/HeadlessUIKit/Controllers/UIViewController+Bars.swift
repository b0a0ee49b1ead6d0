extension UIViewController {
    final func nearestAncestor<Container: UIViewController>() -> Container? {
        var ancestor = parentStorage
        while let current = ancestor {
            if let found = current as? Container { return found }
            ancestor = current.parentStorage
        }
        return nil
    }

    /// The tab bar item of the controller, created lazily.
    final var madeTabBarItem: UITabBarItem! {
        get {
            if let made = extras?.tabBarItem { return made }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
            made.followsTitle = true
            madeExtras.tabBarItem = made
            return made
        }
        set {
            madeExtras.tabBarItem = newValue
            tabBarController?.tabItemsChanged()
        }
    }

    /// Sets the items that the toolbar of a navigation controller shows for the controller.
    final func showToolbarItems(_ toolbarItems: [UIBarButtonItem]?) {
        madeExtras.toolbarItems = toolbarItems
        navigationController?.toolbarItemsChanged(of: self)
    }

    final var madeEditButtonItem: UIBarButtonItem {
        let item = navigationItem
        if let made = item.editItem { return made }
        let made = UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        item.editItem = made
        return made
    }

    final func takeContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for bit in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing] where edge.contains(bit) {
            madeExtras.contentScrollViews[bit.rawValue] = scrollView.map { .init(view: $0) }
        }
        scrollView?.updateAdjustedInset()
        barPreferencesChanged()
    }

    final func foundContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let said = extras?.contentScrollViews[edge.rawValue]?.view as? UIScrollView { return said }
        if let view = viewStorage as? UIScrollView { return view }
        return viewStorage?.subviewStorage.first as? UIScrollView
    }

    // MARK: Notifying containers

    final var madeNavigationItem: UINavigationItem {
        if let made = extras?.navigationItem { return made }
        let made = UINavigationItem(title: titleStorage ?? "")
        if titleStorage == nil { made.title = nil }
        madeExtras.navigationItem = made
        return made
    }

    final func setTitle(_ title: String?) {
        titleStorage = title
        navigationItem.title = title
        if let item = extras?.tabBarItem {
            if item.followsTitle { item.setTitle(title) }
        }
        tabBarController?.tabItemsChanged()
    }

    final func barPreferencesChanged() {
        parentStorage?.childBarPreferencesChanged(self)
    }
}
