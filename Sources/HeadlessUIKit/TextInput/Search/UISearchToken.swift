import Foundation

/// A part of a search that is one thing, such as a person or a city: shown as a capsule before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// The picture.
    public final let icon: UIImage?
    /// The text.
    public final let text: String
    /// An object of the app's own that the token means.
    open var representedObject: Any?

    /// Creates a token.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// A search that a menu below the field suggests.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text; nil for a token.
    var localizedSuggestion: String? { get }
    /// The description that is read aloud.
    var localizedDescription: String? { get }
    /// The picture.
    var iconImage: UIImage? { get }
    /// An object of the app's own that the suggestion means.
    var representedObject: Any? { get set }
}

/// A search that a menu below the field suggests.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text.
    public let localizedSuggestion: String?
    /// The description that is read aloud.
    public let localizedDescription: String?
    /// The picture.
    public let iconImage: UIImage?
    /// An object of the app's own that the suggestion means.
    open var representedObject: Any?

    /// Creates a suggestion.
    public init(
        localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}

/// Notified of what happens in a search field. Every method has a default.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when a suggestion was chosen.
    func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Nothing.
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) { OptionalMethods.byDefault() }
}
