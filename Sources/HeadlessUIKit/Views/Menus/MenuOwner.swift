/// A control with a menu that may show which of the menu's actions is marked.
@MainActor
protocol MenuOwner: AnyObject {
    /// What the actions of the menu get as their sender.
    var menuSender: AnyObject? { get }
    /// Whether the action that is chosen is the marked one.
    var marksChosen: Bool { get }
    /// Follows an action that was marked, or is not marked any more.
    func stateChanged(of action: UIAction)
}

extension UIMenu {
    /// The actions of the menu and of the menus that are shown in it, in their order.
    final var ownActions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu {
                return menu.options.contains(.displayInline) ? menu.ownActions : []
            }
            return (child as? UIAction).map { [$0] } ?? []
        }
    }

    /// Marks the action alone where one element at a time is marked.
    final func markChosen(_ action: UIAction) {
        if options.contains(.singleSelection), ownActions.contains(where: { $0 === action }) {
            return mark(action)
        }
        for child in children { (child as? UIMenu)?.markChosen(action) }
    }

    /// Marks the action and no other.
    final func mark(_ action: UIAction) {
        for other in ownActions where other !== action && other.state != .off { other.state = .off }
        if action.state != .on { action.state = .on }
    }

    /// Follows the marks of a menu in which one action is always marked, from now on.
    final func follow(_ owner: any MenuOwner, marksOne: Bool) {
        let actions = ownActions
        for action in actions { action.owner = nil }
        if marksOne, let first = actions.first, !actions.contains(where: { $0.state == .on }) {
            first.state = .on
        }
        for action in actions { action.owner = owner }
    }
}
