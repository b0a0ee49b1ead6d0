import Foundation

/// Attributes of bars, their items and gesture recognisers.
extension NibLoader {
    private static let barStyles: KeyValuePairs<String, UIBarStyle> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    func restoreToolbar(_ bar: UIToolbar, _ reader: AttributeReader) {
        if let value = reader.option("barStyle", Self.barStyles) { bar.barStyle = value }
        reader.flags(of: bar, ["translucent": \.isTranslucent])
        reader.colors(of: bar, ["barTintColor": \.barTintColor])
        let items = reader.list("items").compactMap { object(for: $0) as? UIBarButtonItem }
        if !items.isEmpty { bar.items = items }
        reader.ignore("standardAppearance", "scrollEdgeAppearance", "compactAppearance")
    }

    func restoreNavigationBar(_ bar: UINavigationBar, _ reader: AttributeReader) {
        if let value = reader.option("barStyle", Self.barStyles) { bar.barStyle = value }
        reader.flags(of: bar, ["translucent": \.isTranslucent, "largeTitles": \.prefersLargeTitles])
        reader.colors(of: bar, ["barTintColor": \.barTintColor])
        if let element = reader.child("titleTextAttributes", "textAttributes") {
            bar.titleTextAttributes = titleAttributes(element)
        }
        if let element = reader.child("largeTitleTextAttributes", "textAttributes") {
            bar.largeTitleTextAttributes = titleAttributes(element)
        }
        reader.images(of: bar, ["shadowImage": \.shadowImage])
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
        reader.flags(of: bar, ["translucent": \.isTranslucent])
        reader.colors(
            of: bar,
            [
                "barTintColor": \.barTintColor, "unselectedItemTintColor": \.unselectedItemTintColor,
                "selectedImageTintColor": \.tintColor,
            ])
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
        reader.texts(of: item, ["title": \.title])
        reader.images(
            of: item,
            [
                "image": \.image, "landscapeImage": \.landscapeImagePhone,
                "largeContentSizeImage": \.largeContentSizeImage,
            ])
        reader.flags(of: item, ["enabled": \.isEnabled])
        reader.integers(of: item, ["tag": \.tag])
        reader.insets(of: item, ["imageInsets": \.imageInsets])
        if let button = item as? UIBarButtonItem { restoreBarButton(button, reader) }
        if let tab = item as? UITabBarItem {
            reader.images(of: tab, ["selectedImage": \.selectedImage])
            reader.texts(of: tab, ["badgeValue": \.badgeValue])
            reader.colors(of: tab, ["badgeColor": \.badgeColor])
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
        reader.numbers(of: item, ["width": \.width])
        reader.colors(of: item, ["tintColor": \.tintColor])
        reader.flags(of: item, ["hidden": \.isHidden])
        reader.views(of: item, ["customView": \.customView])
        reader.ignore("menu", "changesSelectionAsPrimaryAction", "selected", "menuTitle")
    }

    func restoreNavigationItem(_ item: UINavigationItem, _ reader: AttributeReader) {
        reader.texts(of: item, ["title": \.title, "prompt": \.prompt, "backButtonTitle": \.backButtonTitle])
        reader.flags(
            of: item,
            [
                "hidesBackButton": \.hidesBackButton,
                "leftItemsSupplementBackButton": \.leftItemsSupplementBackButton,
                "hidesSearchBarWhenScrolling": \.hidesSearchBarWhenScrolling,
            ])
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
        reader.views(of: item, ["titleView": \.titleView])
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
        reader.flags(
            of: gesture,
            [
                "enabled": \.isEnabled, "cancelsTouchesInView": \.cancelsTouchesInView,
                "delaysTouchesBegan": \.delaysTouchesBegan, "delaysTouchesEnded": \.delaysTouchesEnded,
            ])
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
