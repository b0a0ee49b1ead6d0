import HeadlessUIKit

/// What views are, as far as checks distinguish.
@MainActor
enum ViewRoles {
    typealias Roles = CapturedView.Roles

    /// The roles of a view.
    ///
    /// - Parameter hasProperty: Whether a property of the source holds the view.
    static func roles(
        of view: UIView, in superview: UIView?, _ inherited: Roles, hasProperty: Bool
    ) -> Roles {
        var roles = inherited
        let isKit = ViewNames.isKitClass(type(of: view))
        if isPart(view, of: superview, isKit: isKit, hasProperty: hasProperty) { roles.insert(.part) }
        if view.clipsToBounds { roles.insert(.clips) }
        if view.hasTransform { roles.insert(.transformed) }
        if ViewNames.controller(of: view) != nil { roles.insert(.controllerRoot) }
        if view.takesPartInConstraints { roles.insert(.constrained) }
        if view.translatesAutoresizingMaskIntoConstraints { roles.insert(.translatesMask) }
        switch view.semanticContentAttribute {
        case .unspecified: break
        default: roles.insert(.fixedDirection)
        }
        addClassRoles(of: view, isKit: isKit, to: &roles)
        addTouches(of: view, to: &roles)
        return roles
    }

    private static func addClassRoles(of view: UIView, isKit: Bool, to roles: inout Roles) {
        switch view {
        case is UILabel: roles.insert(.label)
        case is UIImageView: roles.insert(.picture)
        case is UIScrollView:
            roles.formUnion([.scroller, .clips])
        case is UIStackView: roles.insert(.stack)
        case is UITableViewCell, is UICollectionReusableView: roles.insert(.cell)
        case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar:
            roles.insert(.bar)
        case let control as UIControl:
            roles.insert(.touchable)
            if control is UIButton {
                roles.insert(.button)
            } else if control is UITextField {
                roles.formUnion([.textField, .systemSized])
            } else if isKit, type(of: control) != UIControl.self {
                roles.insert(.systemSized)
            } else {
                roles.insert(.customControl)
            }
            if !control.isEnabled { roles.insert(.disabled) }
            if !control.isUserInteractionEnabled { roles.remove(.touchable) }
        default: break
        }
    }

    private static func addTouches(of view: UIView, to roles: inout Roles) {
        guard view.isUserInteractionEnabled, !(view is UIControl), !(view is UIScrollView),
            let recognizers = view.gestureRecognizers,
            recognizers.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled })
        else { return }
        // A recogniser on a whole screen, as those that end editing, is no button.
        guard !roles.contains(.controllerRoot), !(view is UIWindow) else { return }
        roles.formUnion([.touchable, .tappable])
    }

    // MARK: Parts

    /// Names of the kit's own classes whose contents the system lays out.
    private static let systemContainers = [
        "Alert", "Keyboard", "Menu", "SectionIndex", "Swipe", "LargeTitle", "Refresh",
    ]

    private static func isPart(
        _ view: UIView, of superview: UIView?, isKit: Bool, hasProperty: Bool
    ) -> Bool {
        guard isKit else { return false }
        switch superview {
        case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UIPickerView, is UIDatePicker:
            return true
        case is UIControl: if !hasProperty { return true }
        default: break
        }
        // What dims the screen behind something that is presented, and the grabber of a sheet.
        if let superview, type(of: view) == UIView.self, ViewNames.controller(of: view) == nil {
            let outer = "\(type(of: superview))"
            if outer.hasPrefix("Presentation") || outer.hasPrefix("Sheet") { return true }
        }
        let name = "\(type(of: view))"
        guard !name.hasPrefix("UI") else { return false }
        if view is UIControl { return true }
        return systemContainers.contains { name.hasPrefix($0) }
    }
}
