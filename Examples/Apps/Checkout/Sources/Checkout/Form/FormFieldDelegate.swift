import UIKit

/// What a field reports. All of it is optional: most screens need one or two of these.
@objc protocol FormFieldDelegate: NSObjectProtocol {

    /// Called before a field becomes active. Returning false leaves it alone.
    @objc optional func fieldShouldBeginEditing(_ field: FormField) -> Bool

    @objc optional func fieldDidBeginEditing(_ field: FormField)
    @objc optional func fieldDidEndEditing(_ field: FormField)

    /// Called for each change of the value, with the text that the field shows.
    @objc optional func field(_ field: FormField, didChangeTo text: String)

    /// A warning that does not keep the form from being sent, shown below the field.
    @objc optional func field(_ field: FormField, hintFor text: String) -> String?

    @objc optional func fieldShouldReturn(_ field: FormField) -> Bool

    /// The identifier used for analytics.
    @objc optional var analyticsScreenName: String { get }
}
