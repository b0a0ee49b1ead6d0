import Foundation

/// Attributes of text fields and text views.
extension NibLoader {
    func restoreTextField(_ field: UITextField, _ reader: AttributeReader) {
        if let value = reader.option(
            "borderStyle",
            [
                "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel,
                "roundedRect": .roundedRect,
            ])
        {
            field.borderStyle = value
        }
        if let font = reader.font("fontDescription") { field.font = font }
        reader.colors(of: field, ["textColor": \.textColor])
        if let value = reader.option("textAlignment", Self.textAlignments) { field.textAlignment = value }
        reader.texts(of: field, ["text": \.text])
        if let text = reader.attributedText("attributedText") { field.attributedText = text }
        reader.texts(of: field, ["placeholder": \.placeholder])
        if let text = reader.attributedText("attributedPlaceholder") { field.attributedPlaceholder = text }
        if let value = reader.option(
            "clearButtonMode",
            [
                "never": UITextField.ViewMode.never, "whileEditing": .whileEditing,
                "unlessEditing": .unlessEditing, "always": .always,
            ])
        {
            field.clearButtonMode = value
        }
        reader.flags(of: field, ["clearsOnBeginEditing": \.clearsOnBeginEditing])
        if let value = reader.flag("adjustsFontSizeToFit", absent: true) {
            field.adjustsFontSizeToFitWidth = value
        }
        reader.numbers(of: field, ["minimumFontSize": \.minimumFontSize])
        reader.flags(of: field, ["adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory])
        reader.images(of: field, ["background": \.background, "disabledBackground": \.disabledBackground])
        reader.ignore("usesAttributedText", "attributedText", "catalog")
        if let traits = reader.child("textInputTraits") { restoreInputTraits(of: field, traits) }
    }

    func restoreTextView(_ view: UITextView, _ reader: AttributeReader) {
        if let font = reader.font("fontDescription") { view.font = font }
        reader.colors(of: view, ["textColor": \.textColor])
        if let value = reader.option("textAlignment", Self.textAlignments) { view.textAlignment = value }
        reader.flags(
            of: view,
            [
                "editable": \.isEditable, "selectable": \.isSelectable,
                "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
            ])
        if let text = reader.attributedText("attributedText") {
            view.attributedText = text
            reader.ignore("text")
        } else if let text = reader.text("text") {
            view.text = text
        }
        reader.ignore(
            "usesAttributedText", "dataDetectorType", "allowsEditingTextAttributes", "clearsOnInsertion",
            "findInteractionEnabled", "linkTextAttributes", "dataDetectorTypes")
        if let traits = reader.child("textInputTraits") { restoreInputTraits(of: view, traits) }
    }

    private func restoreInputTraits(of input: any UITextInputTraits, _ element: InterfaceElement) {
        let reader = AttributeReader(element, self)
        if let value = reader.option(
            "autocapitalizationType",
            [
                "none": UITextAutocapitalizationType.none, "words": .words, "sentences": .sentences,
                "allCharacters": .allCharacters,
            ])
        {
            input.autocapitalizationType = value
        }
        if let value = reader.option(
            "autocorrectionType", ["no": UITextAutocorrectionType.no, "yes": .yes, "default": .default])
        {
            input.autocorrectionType = value
        }
        if let value = reader.option(
            "spellCheckingType", ["no": UITextSpellCheckingType.no, "yes": .yes, "default": .default])
        {
            input.spellCheckingType = value
        }
        if let value = reader.option("keyboardType", Self.keyboardTypes) { input.keyboardType = value }
        if let value = reader.option(
            "keyboardAppearance",
            ["default": UIKeyboardAppearance.default, "dark": .dark, "light": .light, "alert": .dark])
        {
            input.keyboardAppearance = value
        }
        if let value = reader.option("returnKeyType", Self.returnKeys) { input.returnKeyType = value }
        if let value = reader.flag("enablesReturnKeyAutomatically") {
            input.enablesReturnKeyAutomatically = value
        }
        if let value = reader.flag("secureTextEntry") { input.isSecureTextEntry = value }
        if let value = reader.string("textContentType") {
            input.textContentType = UITextContentType(rawValue: value)
        }
        reader.ignore("smartDashesType", "smartInsertDeleteType", "smartQuotesType", "passwordRules")
        reader.finish()
    }

    private static let keyboardTypes: KeyValuePairs<String, UIKeyboardType> = [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]

    func restoreSearchBar(_ bar: UISearchBar, _ reader: AttributeReader) {
        reader.texts(of: bar, ["text": \.text, "placeholder": \.placeholder, "prompt": \.prompt])
        if let value = reader.option(
            "searchBarStyle",
            ["default": UISearchBar.Style.default, "minimal": .minimal, "prominent": .prominent])
        {
            bar.searchBarStyle = value
        }
        reader.flags(
            of: bar,
            [
                "showsCancelButton": \.showsCancelButton, "showsBookmarkButton": \.showsBookmarkButton,
                "showsScopeBar": \.showsScopeBar, "translucent": \.isTranslucent,
            ])
        reader.colors(of: bar, ["barTintColor": \.barTintColor])
        let titles = reader.list("scopeButtonTitles").map(\.stringValue)
        if !titles.isEmpty {
            bar.scopeButtonTitles = titles.enumerated().map { index, title in
                translated(title, reader.element.id, "scopeButtonTitles[\(index)]") ?? title
            }
        }
        reader.ignore(
            "backgroundImage", "scopeBarBackgroundImage", "showsSearchResultsButton", "barStyle",
            "selectedScopeButtonIndex", "textInputTraits")
    }
}
