import Foundation

/// Attributes of bars, their items and gesture recognisers.
extension NibLoader {
    private static let barStyles: KeyValuePairs<String, UIBarStyle> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    func restoreToolbar(_ bar: UIToolbar, _ reader: AttributeReader) {
        if let value = reader.option("barStyle", Self.barStyles) { bar.barStyle = value }
        if let value = reader.flag("translucent") { bar.isTranslucent = value }
        if let color = reader.color("barTintColor") { bar.barTintColor = color }
        let items = reader.list("items").compactMap { object(for: $0) as? UIBarButtonItem }
        if !items.isEmpty { bar.items = items }
        reader.ignore("standardAppearance", "scrollEdgeAppearance", "compactAppearance")
    }

    func restoreNavigationBar(_ bar: UINavigationBar, _ reader: AttributeReader) {
        if let value = reader.option("barStyle", Self.barStyles) { bar.barStyle = value }
        if let value = reader.flag("translucent") { bar.isTranslucent = value }
        if let value = reader.flag("largeTitles") { bar.prefersLargeTitles = value }
        if let color = reader.color("barTintColor") { bar.barTintColor = color }
        if let element = reader.child("titleTextAttributes", "textAttributes") {
            bar.titleTextAttributes = titleAttributes(element)
        }
        if let element = reader.child("largeTitleTextAttributes", "textAttributes") {
            bar.largeTitleTextAttributes = titleAttributes(element)
        }
        if let image = reader.image("shadowImage") { bar.shadowImage = image }
        let items = reader.list("items").compactMap { object(for: $0) as? UINavigationItem }
        if !items.isEmpty { bar.items = items }
        reader.ignore(
            "backIndicatorImage", "backIndicatorTransitionMaskImage", "standardAppearance",
            "scrollEdgeAppearance",
            "compactAppearance", "compactScrollEdgeAppearance", "barButtonItemAppearance", "catalog")
    }

    private func titleAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = element.child(key: "fontDescription") { attributes[.font] = self.font(font) }
        if let color = element.child(key: "textColor").flatMap({ color($0) }) {
            attributes[.foregroundColor] = color
        }
        return attributes
    }

    func restoreTabBar(_ bar: UITabBar, _ reader: AttributeReader) {
        if let value = reader.option("barStyle", Self.barStyles) { bar.barStyle = value }
        if let value = reader.flag("translucent") { bar.isTranslucent = value }
        if let color = reader.color("barTintColor") { bar.barTintColor = color }
        if let color = reader.color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        if let color = reader.color("selectedImageTintColor") { bar.tintColor = color }
        let items = reader.list("items").compactMap { object(for: $0) as? UITabBarItem }
        if !items.isEmpty { bar.items = items }
        reader.ignore(
            "backgroundImage", "shadowImage", "selectionIndicatorImage", "itemPositioning",
            "standardAppearance",
            "scrollEdgeAppearance", "catalog", "itemWidth", "itemSpacing")
    }

    // MARK: Items

    func restoreBarItem(_ item: UIBarItem, _ reader: AttributeReader) {
        if let button = item as? UIBarButtonItem, let name = reader.string("systemItem") {
            if let system = Self.systemItems[name] {
                button.take(system)
            } else {
                report(reader.element, "systemItem=\"\(name)\" is not known")
            }
        }
        if let tab = item as? UITabBarItem, let name = reader.string("systemItem") {
            if let system = Self.tabItems[name] {
                tab.take(system)
            } else {
                report(reader.element, "systemItem=\"\(name)\" is not known")
            }
        }
        if let text = reader.text("title") { item.title = text }
        if let image = reader.image("image") { item.image = image }
        if let image = reader.image("landscapeImage") { item.landscapeImagePhone = image }
        if let image = reader.image("largeContentSizeImage") { item.largeContentSizeImage = image }
        if let value = reader.flag("enabled") { item.isEnabled = value }
        if let value = reader.integer("tag") { item.tag = value }
        if let value = reader.insets("imageInsets") { item.imageInsets = value }
        if let button = item as? UIBarButtonItem { restoreBarButton(button, reader) }
        if let tab = item as? UITabBarItem {
            if let image = reader.image("selectedImage") { tab.selectedImage = image }
            if let text = reader.text("badgeValue") { tab.badgeValue = text }
            if let color = reader.color("badgeColor") { tab.badgeColor = color }
            reader.ignore("titlePositionAdjustment", "standardAppearance", "scrollEdgeAppearance")
        }
        if let element = reader.child("accessibilityConfiguration") {
            item.accessibilityIdentifier = element["identifier"]
            item.accessibilityLabel = element["label"]
            item.accessibilityHint = element["hint"]
        }
        reader.ignore("catalog", "springLoaded")
    }

    private func restoreBarButton(_ item: UIBarButtonItem, _ reader: AttributeReader) {
        if let value = reader.option(
            "style", ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .plain])
        {
            item.style = value
        }
        if let value = reader.number("width") { item.width = value }
        if let color = reader.color("tintColor") { item.tintColor = color }
        if let value = reader.flag("hidden") { item.isHidden = value }
        if let element = reader.child("customView") { item.customView = object(for: element) as? UIView }
        reader.ignore("menu", "changesSelectionAsPrimaryAction", "selected", "menuTitle")
    }

    func restoreNavigationItem(_ item: UINavigationItem, _ reader: AttributeReader) {
        if let text = reader.text("title") { item.title = text }
        if let text = reader.text("prompt") { item.prompt = text }
        if let text = reader.text("backButtonTitle") { item.backButtonTitle = text }
        if let value = reader.flag("hidesBackButton") { item.hidesBackButton = value }
        if let value = reader.flag("leftItemsSupplementBackButton") {
            item.leftItemsSupplementBackButton = value
        }
        if let value = reader.flag("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = value }
        if let value = reader.option(
            "largeTitleDisplayMode",
            [
                "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always,
                "never": .never,
            ])
        {
            item.largeTitleDisplayMode = value
        }
        func items(_ key: String, _ list: String) -> [UIBarButtonItem]? {
            if let single = reader.child(key) {
                return (object(for: single) as? UIBarButtonItem).map { [$0] }
            }
            let found = reader.list(list).compactMap { object(for: $0) as? UIBarButtonItem }
            return found.isEmpty ? nil : found
        }
        if let found = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = found }
        if let found = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = found }
        if let element = reader.child("backBarButtonItem") {
            item.backBarButtonItem = object(for: element) as? UIBarButtonItem
        }
        if let element = reader.child("titleView") { item.titleView = object(for: element) as? UIView }
        reader.ignore("backButtonDisplayMode", "style", "searchBarPlacement")
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl,
        "close": .close,
    ]
    private static let tabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    // MARK: Gestures

    func restoreGesture(_ gesture: UIGestureRecognizer, _ reader: AttributeReader) {
        if let value = reader.flag("enabled") { gesture.isEnabled = value }
        if let value = reader.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = value }
        if let value = reader.flag("delaysTouchesBegan") { gesture.delaysTouchesBegan = value }
        if let value = reader.flag("delaysTouchesEnded") { gesture.delaysTouchesEnded = value }
        let taps = reader.integer("numberOfTapsRequired")
        let touches = reader.integer("numberOfTouchesRequired")
        let duration = reader.number("minimumPressDuration")
        let movement = reader.number("allowableMovement")
        let fewest = reader.integer("minimumNumberOfTouches")
        let most = reader.integer("maximumNumberOfTouches")
        switch gesture {
        case let tap as UITapGestureRecognizer:
            if let taps { tap.numberOfTapsRequired = taps }
            if let touches { tap.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let taps { press.numberOfTapsRequired = taps }
            if let touches { press.numberOfTouchesRequired = touches }
            if let duration { press.minimumPressDuration = Double(duration) }
            if let movement { press.allowableMovement = movement }
        case let edge as UIScreenEdgePanGestureRecognizer:
            edge.edges = edges(reader)
        case let pan as UIPanGestureRecognizer:
            if let fewest { pan.minimumNumberOfTouches = fewest }
            if let most { pan.maximumNumberOfTouches = most }
        case let swipe as UISwipeGestureRecognizer: restoreSwipe(swipe, reader, touches)
        default: break
        }
        reader.ignore("rect", "edges")
    }

    private func restoreSwipe(_ swipe: UISwipeGestureRecognizer, _ reader: AttributeReader, _ touches: Int?) {
        if let touches { swipe.numberOfTouchesRequired = touches }
        if let value = reader.option(
            "direction",
            ["right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down])
        {
            swipe.direction = value
        }
    }

    private func edges(_ reader: AttributeReader) -> UIRectEdge {
        guard
            let element = reader.element.children.first(where: { $0.name == "rectEdge" || $0.key == "edges" })
        else { return [] }
        let names: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return names.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
    }
}
