/// What a text means, so that the system could fill it in. Stored, not used.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension UITextContentType {
    /// The kind “name”.
    public static let name = UITextContentType(rawValue: "name")
    /// The kind “name prefix”.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// The kind “given name”.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The kind “middle name”.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// The kind “family name”.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The kind “name suffix”.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// The kind “nickname”.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The kind “job title”.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The kind “organization name”.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The kind “location”.
    public static let location = UITextContentType(rawValue: "location")
    /// The kind “full street address”.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The kind “street address line 1”.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The kind “street address line 2”.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The kind “address city”.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The kind “address state”.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The kind “address city and state”.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// The kind “sublocality”.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The kind “country name”.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The kind “postal code”.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The kind “telephone number”.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The kind “email address”.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The kind “url”.
    public static let URL = UITextContentType(rawValue: "url")
    /// The kind “credit card number”.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The kind “username”.
    public static let username = UITextContentType(rawValue: "username")
    /// The kind “password”.
    public static let password = UITextContentType(rawValue: "password")
    /// The kind “new password”.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// The kind “one time code”.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The kind “shipment tracking number”.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The kind “flight number”.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The kind “date time”.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The kind “birthdate”.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The kind “birthdate day”.
    public static let birthdateDay = UITextContentType(rawValue: "birthdate-day")
    /// The kind “birthdate month”.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdate-month")
    /// The kind “birthdate year”.
    public static let birthdateYear = UITextContentType(rawValue: "birthdate-year")
    /// The kind “credit card security code”.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "credit-card-security-code")
    /// The kind “credit card name”.
    public static let creditCardName = UITextContentType(rawValue: "credit-card-name")
    /// The kind “credit card given name”.
    public static let creditCardGivenName = UITextContentType(rawValue: "credit-card-given-name")
    /// The kind “credit card middle name”.
    public static let creditCardMiddleName = UITextContentType(rawValue: "credit-card-middle-name")
    /// The kind “credit card family name”.
    public static let creditCardFamilyName = UITextContentType(rawValue: "credit-card-family-name")
    /// The kind “credit card expiration”.
    public static let creditCardExpiration = UITextContentType(rawValue: "credit-card-expiration")
    /// The kind “credit card expiration month”.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "credit-card-expiration-month")
    /// The kind “credit card expiration year”.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "credit-card-expiration-year")
    /// The kind “credit card type”.
    public static let creditCardType = UITextContentType(rawValue: "credit-card-type")
    /// The kind “cellular eid”.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The kind “cellular imei”.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
