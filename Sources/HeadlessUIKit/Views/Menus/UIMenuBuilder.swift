import Foundation

/// Changes the menus of the system, in ``UIResponder/buildMenu(with:)``.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menus that are built.
    var system: UIMenuSystem { get }
    /// The menu of a name.
    @discardableResult func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of a name.
    @discardableResult func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command of a method and a property list.
    @discardableResult func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the elements of a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first element of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last element of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Menus that are built along the responder chain: the menu bar and the menu of a selection.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The menu bar.
    public static let main = UIMenuSystem()
    /// The menus of selections.
    public static let context = UIMenuSystem()

    /// The menu that was built last.
    public internal(set) final var rootMenu = UIMenu(identifier: .root)

    /// Does nothing: no menu bar is shown. Tests build menus by ``build(from:)``.
    open func setNeedsRebuild() {}

    /// Does nothing: no menu bar is shown.
    open func setNeedsRevalidate() {}

    /// Builds the menu by the responder and those behind it in its chain.
    ///
    /// - Returns: The menu of all menus.
    @discardableResult
    public final func build(from responder: UIResponder) -> UIMenu {
        let builder = MenuTreeBuilder(self, rootMenu: UIMenu(identifier: .root, children: Self.standardMenus))
        var current: UIResponder? = responder
        while let next = current {
            next.buildMenu(with: builder)
            current = next.next
        }
        rootMenu = builder.root
        return rootMenu
    }

    private static var standardMenus: [UIMenu] {
        let menus: [(String, UIMenu.Identifier)] = [
            ("", .application), ("File", .file), ("Edit", .edit), ("Format", .format), ("View", .view),
            ("Window", .window), ("Help", .help),
        ]
        return menus.map { UIMenu(title: $0.0, identifier: $0.1) }
    }
}

/// A tree of menus while it is built.
@MainActor
final class MenuTreeBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, rootMenu: UIMenu) {
        self.system = system
        root = rootMenu
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            return propertyList == nil || "\(command.propertyList ?? "")" == "\(propertyList ?? "")"
        } as? UICommand
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        edit(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let menu = menu(for: parentIdentifier) else { return }
        let changed = menu.replacingChildren(childrenBlock(menu.children))
        edit(parentIdentifier) { _ in [changed] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { edit(removedIdentifier) { _ in [] } }

    private func first(where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        var pending: [UIMenuElement] = [root]
        while let element = pending.popLast() {
            if matches(element) { return element }
            if let menu = element as? UIMenu { pending += menu.children.reversed() }
        }
        return nil
    }

    /// Replaces the menu of a name by others; the menu of all menus by the first of them.
    private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
        func edited(_ menu: UIMenu) -> [UIMenu] {
            if menu.identifier == identifier { return change(menu) }
            let children = menu.children.flatMap { child -> [UIMenuElement] in
                (child as? UIMenu).map { edited($0) as [UIMenuElement] } ?? [child]
            }
            let isSame = children.elementsEqual(menu.children) { $0 === $1 }
            return [isSame ? menu : menu.replacingChildren(children)]
        }
        if let first = edited(root).first { root = first }
    }
}
