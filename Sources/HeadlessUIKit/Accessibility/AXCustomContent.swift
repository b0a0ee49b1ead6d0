import Foundation

/// A piece of further information about an element, which people reach when they request more.
open class AXCustomContent: NSObject {
    /// When the information is spoken.
    public enum Importance: UInt, Sendable {
        /// When it is requested.
        case `default`
        /// With the element.
        case high
    }

    /// What the information is about.
    public let attributedLabel: NSAttributedString
    /// The information.
    public let attributedValue: NSAttributedString
    /// When it is spoken. When it is requested by default.
    open var importance = Importance.default

    /// What the information is about.
    open var label: String { attributedLabel.string }
    /// The information.
    open var value: String { attributedValue.string }

    /// Creates a piece of information.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value))
    }

    /// Creates a piece of information whose texts have attributes for speech.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init()
    }
}

/// An element with further information.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// The information, in the order in which it is read.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
