import Foundation

/// What a cell of a list shows beside its content: an indicator, a control or a view of your own.
///
/// The static functions create accessories.
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Int, Hashable, Sendable {
        /// Always.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// A length of the layout.
    public enum LayoutDimension: Hashable, Sendable {
        /// The length of the accessory.
        case actual
        /// The length that the system has for accessories.
        case standard
        /// A length in points.
        case custom(CGFloat)
    }

    /// The side of the content on which a custom view is shown.
    public enum Placement {
        /// The position of a custom view among the accessories on its side, which are given from leading to trailing.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content; last by default.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content; first by default.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// A position before the first accessory of a type; at the end where there is none.
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type } ?? accessories.count }
        }

        /// A position after the last accessory of a type; at the end where there is none.
        public static func position(after type: AccessoryType) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
            }
        }
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect
        case outlineDisclosure, popUpMenu, label
        /// A view of your own.
        case customView(UIView)
    }

    /// A function that is called when the accessory is tapped.
    public typealias ActionHandler = () -> Void

    /// What the accessory is.
    public let accessoryType: AccessoryType
    var settings = Settings()

    /// What the options of an accessory come to.
    struct Settings {
        var displayed = DisplayedState.always
        var isHidden = false
        var width = LayoutDimension.standard
        var tintColor: UIColor?
        var backgroundColor: UIColor?
        var isLeading = false
        var position: Placement.Position?
        var outlineStyle = OutlineDisclosureOptions.Style.automatic
        var text = ""
        var font: UIFont?
        var followsCategory = true
        var keepsSize = false
        var menu: UIMenu?
        var selectedElementDidChange: ((UIMenu) -> Void)?
        var action: ActionHandler?
    }

    init(_ type: AccessoryType, displayed: DisplayedState) {
        accessoryType = type
        settings.displayed = displayed
    }

    /// Whether the accessory is shown in a state.
    func isShown(inEditing isEditing: Bool) -> Bool {
        guard !settings.isHidden else { return false }
        switch settings.displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }

    /// Whether there may be only one of the kind.
    var isUnique: Bool {
        switch accessoryType {
        case .label, .customView: false
        default: true
        }
    }

    /// The order among the accessories of one side, from leading to trailing.
    var rank: Int {
        switch accessoryType {
        case .delete: 0
        case .insert: 1
        case .multiselect: 2
        case .outlineDisclosure: settings.isLeading ? 3 : 14
        case .label: 10
        case .popUpMenu: 11
        case .detail: 12
        case .checkmark: 13
        case .disclosureIndicator: 15
        case .reorder: 16
        case .customView: settings.isLeading ? 4 : 9
        }
    }
}
