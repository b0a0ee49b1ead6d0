extension UIViewController {
    final func nearestAncestor<Container: UIViewController>() -> Container? {
        var ancestor = parentStorage
        while let current = ancestor {
            if let found = current as? Container { return found }
            ancestor = current.parentStorage
        }
        return nil
    }

    /// The tab bar item of the controller, created lazily with its title. That of a navigation controller without one is
    /// the item of the first controller on its stack.
    final var madeTabBarItem: UITabBarItem! {
        get {
            if let made = extras?.tabBarItem { return made }
            if let root = tabBarItemSource, root !== self { return root.tabBarItem }
            let made = UITabBarItem(title: title, image: nil, tag: 0)
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
        let made = UINavigationItem(title: title ?? "")
        if title == nil { made.title = nil }
        madeExtras.navigationItem = made
        return made
    }

    /// Sets the title, also of the items for bars that there are.
    final func setTitle(_ title: String?) {
        titleStorage = title
        navigationItem.title = title
        for item in titledTabBarItems where !item.keepsTitle { item.title = title }
        tabBarController?.tabItemsChanged()
    }

    /// The tab bar items that show the controller's title: its own, and that of the navigation controller at whose root it is.
    private var titledTabBarItems: [UITabBarItem] {
        if tabBarItemSource !== self { return [tabBarItem].compactMap { $0 } }
        let parent = parentStorage.flatMap { $0.tabBarItemSource === self ? $0 : nil }
        return [extras?.tabBarItem, parent?.extras?.tabBarItem].compactMap { $0 }
    }

    final func barPreferencesChanged() {
        parentStorage?.childBarPreferencesChanged(self)
    }
}
