import Foundation
import HeadlessUIKit

/// What a screen reader stops at.
struct CapturedElement: Sendable {
    /// The index of the view, or of the container of an element that is no view.
    var view: Int
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits
    var frame: CGRect
    /// Whether the system describes the element where it has no label: a symbol, a control of the system.
    var hasSystemDescription = false
    /// Whether source has given the order.
    var hasGivenOrder = false
}
