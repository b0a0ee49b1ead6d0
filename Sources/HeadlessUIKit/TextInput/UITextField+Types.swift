import Foundation

extension UITextField {
    /// The frames around text fields.
    public enum BorderStyle: Int, Sendable {
        /// No frame.
        case none
        /// A thin dark line.
        case line
        /// A sunken edge.
        case bezel
        /// A white field with round corners.
        case roundedRect
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The reason for the end of an edit.
    public typealias DidEndEditingReason = UITextFieldDidEndEditingReason

    /// Posted when a field begins to be edited; the object is the field.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when a field is edited no more; the object is the field.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed a field's text; the object is the field.
    public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// The key of the reason, a number, in the information of ``textDidEndEditingNotification``.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

extension UITextField.ViewMode {
    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}

/// The insets of the frames of text fields, in points.
///
/// A field of 17 points is 22 high without a frame and 34 in a rounded one, which is never lower.
struct FieldBorder {
    /// The insets at the sides and above and below the text.
    let insets: CGSize
    /// What the frame adds to the height of the text.
    let extraHeight: CGFloat
    let minimumHeight: CGFloat

    init(_ style: UITextField.BorderStyle) {
        switch style {
        case .none: (insets, extraHeight, minimumHeight) = (.zero, 0, 0)
        case .line: (insets, extraHeight, minimumHeight) = (CGSize(width: 4, height: 1), 4, 0)
        case .bezel: (insets, extraHeight, minimumHeight) = (CGSize(width: 6, height: 2), 6, 0)
        case .roundedRect: (insets, extraHeight, minimumHeight) = (CGSize(width: 7, height: 2), 12, 34)
        }
    }
}
