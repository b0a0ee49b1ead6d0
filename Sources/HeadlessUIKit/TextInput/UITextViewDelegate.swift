import Foundation

/// Decides about the editing of a text view and is notified of it. Every method has a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin. True by default.
    @discardableResult func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called when editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether editing may end. True by default.
    @discardableResult func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called when editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a range of the text, in UTF-16 code units, may be replaced. True by default.
    @discardableResult func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    )
        -> Bool
    /// Called when the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called when the selection changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Whether touching a link may open it. True by default; nothing is opened here.
    @discardableResult func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

/// How a link or a picture in a text is touched.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

extension UITextViewDelegate {
    /// Whether editing may begin: true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { OptionalMethods.byDefault(true) }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalMethods.byDefault() }
    /// Whether editing may end: true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { OptionalMethods.byDefault(true) }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) { OptionalMethods.byDefault() }
    /// Whether a range of the text may be replaced: true.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalMethods.byDefault() }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Whether touching a link may open it: true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalMethods.byDefault(true) }
}

/// What is recognised in plain text. Kept, not used.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What may be looked up.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
