import Foundation
import HeadlessUIKit
internal import DisplayList

/// A view as it was laid out, as a value. Indices are those of ``LayoutCapture/views``.
struct CapturedView: Sendable {
    /// What a view is, as far as checks distinguish.
    struct Roles: OptionSet, Sendable {
        let rawValue: Int

        /// A control, or a view with a recogniser of taps.
        static let touchable = Roles(rawValue: 1 << 0)
        static let button = Roles(rawValue: 1 << 1)
        static let textField = Roles(rawValue: 1 << 2)
        static let picture = Roles(rawValue: 1 << 3)
        static let scroller = Roles(rawValue: 1 << 4)
        /// A part of a control or bar of the kit, for whose layout the system is responsible.
        static let part = Roles(rawValue: 1 << 5)
        static let clips = Roles(rawValue: 1 << 6)
        /// The view or one around it has a transform.
        static let transformed = Roles(rawValue: 1 << 7)
        /// The root view of a controller.
        static let controllerRoot = Roles(rawValue: 1 << 8)
        static let disabled = Roles(rawValue: 1 << 9)
        /// The direction is the same in every interface, because the view or one around it says so.
        static let fixedDirection = Roles(rawValue: 1 << 11)
        /// Constraints lay the view out.
        static let constrained = Roles(rawValue: 1 << 12)
        /// The mask is translated into constraints.
        static let translatesMask = Roles(rawValue: 1 << 13)
        /// A control whose size the system has chosen, such as a switch.
        static let systemSized = Roles(rawValue: 1 << 14)
        static let label = Roles(rawValue: 1 << 15)
        static let wrapper = Roles(rawValue: 1 << 16)
        /// A custom control, not one of the kit's classes.
        static let customControl = Roles(rawValue: 1 << 17)
        static let cell = Roles(rawValue: 1 << 18)
        /// A view of a bar, which content may scroll under.
        static let bar = Roles(rawValue: 1 << 19)
        /// A recogniser of taps, on a view that is no control.
        static let tappable = Roles(rawValue: 1 << 20)
        static let stack = Roles(rawValue: 1 << 21)
    }

    var index: Int
    /// The index of the superview; the view's own for the window.
    var parent: Int
    /// The index after the last view below this one.
    var end = 0
    var name: String
    /// What identifies the view in other configurations.
    var identity: String
    var className: String
    var roles: Roles
    /// The bounds in the window's coordinates.
    var frame: CGRect
    /// The frame in the superview's coordinates.
    var local: CGRect
    var bounds: CGRect
    /// The part of the frame that the views around do not clip.
    var visible: CGRect
    var safeArea: UIEdgeInsets
    /// The opacity, with those of the views around.
    var alpha: CGFloat
    var background: Color?
    var hasSystemBackground = false
    var cornerRadius: CGFloat
    /// The innermost scroll view around.
    var scroller: Int?
    /// The width and height of what can be touched.
    var touchSize: CGSize?
    var text: CapturedText?
    var image: CapturedImage?
    /// The size of the content of a scroll view with its insets, and where that begins.
    var content: CGRect?
    var readableWidth: CGFloat?
    /// The number of the layer of presentation: what is presented over a screen has a higher one.
    var layer = 0
    var isSizedBySystem: CGSize?

    func has(_ roles: Roles) -> Bool { self.roles.isSuperset(of: roles) }
}
