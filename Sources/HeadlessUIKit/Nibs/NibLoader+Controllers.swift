import Foundation

/// Attributes of controllers.
extension NibLoader {
    func restoreController(_ controller: UIViewController, _ reader: AttributeReader) {
        takeScene(controller, reader.element)
        reader.texts(of: controller, ["title": \.title])
        reader.strings(of: controller, ["restorationIdentifier": \.restorationIdentifier])
        reader.flags(
            of: controller,
            [
                "hidesBottomBarWhenPushed": \.hidesBottomBarWhenPushed,
                "definesPresentationContext": \.definesPresentationContext,
                "modalInPresentation": \.isModalInPresentation,
                "extendedLayoutIncludesOpaqueBars": \.extendedLayoutIncludesOpaqueBars,
                "automaticallyAdjustsScrollViewInsets": \.automaticallyAdjustsScrollViewInsets,
            ])
        if let element = reader.child("edgesForExtendedLayout", "extendedEdge") {
            controller.edgesForExtendedLayout = edges(of: element)
        }
        reader.sizes(of: controller, ["preferredContentSize": \.preferredContentSize])
        if let style = reader.option("modalPresentationStyle", Self.presentationStyles) {
            controller.modalPresentationStyle = style
        }
        if let style = reader.option("modalTransitionStyle", Self.transitionStyles) {
            controller.modalTransitionStyle = style
        }
        restoreItems(of: controller, reader)
        restoreKind(of: controller, reader)
        reader.ignore(
            "view", "layoutGuides", "storyboardIdentifier", "initialViewController",
            "providesPresentationContextTransitionStyle",
            "wantsFullScreenLayout", "autoresizesArchivedViewToFullSize", "freeformSize",
            "clearsSelectionOnViewWillAppear",
            "toolbarItems", "nibName", "sceneMemberID", "interfaceStyle", "storyboardName",
            "referencedIdentifier",
            "bundleIdentifier", "contentSize", "size", "keyCommands",
            "modalPresentationCapturesStatusBarAppearance")
    }

    /// The controller loads its view from the storyboard.
    private func takeScene(_ controller: UIViewController, _ element: InterfaceElement) {
        guard storyboard != nil, let id = element.id, let scene = document.scene(of: id) else { return }
        let made = ControllerNib()
        let others = scene.list("objects").filter { $0.id != id }
        made.scene = StoryboardScene(source: source, element: document[id] ?? element, others: others)
        controller.nib = made
        sceneController = controller
    }

    private func edges(of element: InterfaceElement) -> UIRectEdge {
        let names: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return names.reduce(into: []) { if element[$1.0] == "YES" { $0.insert($1.1) } }
    }

    private func restoreItems(of controller: UIViewController, _ reader: AttributeReader) {
        if let element = reader.child("navigationItem") { adopt(controller.navigationItem, as: element) }
        if let element = reader.child("tabBarItem"), let item = object(for: element) as? UITabBarItem {
            controller.tabBarItem = item
        }
        let items = reader.list("toolbarItems").compactMap { object(for: $0) as? UIBarButtonItem }
        if !items.isEmpty { controller.toolbarItems = items }
    }

    private func restoreKind(of controller: UIViewController, _ reader: AttributeReader) {
        switch controller {
        case let navigation as UINavigationController: restoreNavigation(navigation, reader)
        case let tabs as UITabBarController:
            if let element = reader.child("tabBar", "tabBar") { adoptBar(tabs.tabBar, element) }
            reader.ignore("selectedIndex")
        case let table as UITableViewController:
            reader.flags(of: table, ["clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear])
            reader.ignore("refreshControl")
        case let list as UICollectionViewController:
            reader.flags(of: list, ["clearsSelectionOnViewWillAppear": \.clearsSelectionOnViewWillAppear])
            reader.ignore(
                "useLayoutToLayoutNavigationTransitions", "installsStandardGestureForInteractiveMovement")
        case let split as UISplitViewController: restoreSplit(split, reader)
        case let pages as UIPageViewController:
            reader.flags(of: pages, ["doubleSided": \.isDoubleSided])
            reader.ignore("transitionStyle", "navigationOrientation", "pageSpacing", "spineLocation")
        default: break
        }
    }

    private func restoreNavigation(_ navigation: UINavigationController, _ reader: AttributeReader) {
        if let element = reader.child("navigationBar", "navigationBar") {
            adoptBar(navigation.navigationBar, element)
        }
        if let element = reader.child("toolbar", "toolbar") { adoptBar(navigation.toolbar, element) }
        reader.flags(
            of: navigation,
            ["navigationBarHidden": \.isNavigationBarHidden, "toolbarHidden": \.isToolbarHidden])
        if let value = reader.flag("toolbarVisible") { navigation.isToolbarHidden = !value }
        reader.ignore(
            "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "navigationBarClass",
            "toolbarClass",
            "hidesBarsOnSwipe", "hidesBarsOnTap")
    }

    /// The bars of a container exist already, and the container gives them their frames.
    private func adoptBar(_ bar: UIView, _ element: InterfaceElement) {
        if let name = element["customClass"] {
            report(
                element,
                "the bar of a container cannot be of the class \(name): attributes are set on the system's")
        }
        let children = element.children.filter { $0.key != "frame" && $0.key != "autoresizingMask" }
        adopt(
            bar,
            as: InterfaceElement(
                name: element.name, attributes: element.attributes, children: children, line: element.line))
    }

    private func restoreSplit(_ split: UISplitViewController, _ reader: AttributeReader) {
        if let value = reader.option(
            "preferredDisplayMode",
            [
                "automatic": UISplitViewController.DisplayMode.automatic, "secondaryOnly": .secondaryOnly,
                "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
                "allVisible": .oneBesideSecondary, "primaryHidden": .secondaryOnly,
                "primaryOverlay": .oneOverSecondary,
            ])
        {
            split.preferredDisplayMode = value
        }
        reader.flags(of: split, ["presentsWithGesture": \.presentsWithGesture])
        reader.ignore("style", "behavior", "primaryEdge", "primaryBackgroundStyle", "preferredSplitBehavior")
    }

    static let presentationStyles: KeyValuePairs<String, UIModalPresentationStyle> = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "blurOverFullScreen": .overFullScreen,
        "none": .none,
    ]
    static let transitionStyles: KeyValuePairs<String, UIModalTransitionStyle> = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
