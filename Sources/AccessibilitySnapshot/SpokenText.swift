import HeadlessUIKit

/// What a screen reader says for an element.
struct SpokenText {
    /// Label, value and traits.
    let description: String
    /// What using the element does; nil where it is already the description, or there is none.
    let hint: String?

    /// Creates a text.
    init(description: String) {
        self.description = description
        hint = nil
    }

    /// Creates what is said for an element.
    ///
    /// - Parameters:
    ///   - object: The element.
    ///   - context: What the element's surroundings add, as ``SpokenContext`` finds it.
    @MainActor
    init(_ object: NSObject, context: [String] = []) {
        let label = object.accessibilityLabel.flatMap(Self.content)
        let value = Self.value(of: object)
        let ownHint = object.accessibilityHint.flatMap(Self.content)
        let traits = object.accessibilityTraits
        var text: String
        switch (label, value) {
        case (let label?, let value?): text = "\(label): \(value)"
        case (let label?, nil): text = label
        case (nil, let value?): text = value
        case (nil, nil): text = ownHint ?? ""
        }
        if traits.contains(.selected), !text.isEmpty { text = "Selected: \(text)" }
        let words = Self.words(for: object, traits) + context
        if !words.isEmpty {
            if text.hasSuffix(".") { text.removeLast() }
            text = (text.isEmpty ? [] : ["\(text)."]).appending(words).joined(separator: " ")
        }
        description = text
        let usual = Self.usualHint(of: object, traits)
        let isDescription = label == nil && value == nil
        let hints = [isDescription ? nil : ownHint, usual].compactMap(\.self)
        hint = hints.isEmpty ? nil : hints.joined(separator: " ")
    }

    private static func content(_ text: String) -> String? {
        text.contains { !$0.isWhitespace } ? text : nil
    }

    @MainActor
    private static func value(of object: NSObject) -> String? {
        let isToggle = object.accessibilityTraits.isSuperset(of: [.button, .toggleButton])
        if let value = object.accessibilityValue.flatMap(content), !isToggle || state(of: object) == nil {
            return value
        }
        switch object {
        case let field as UITextField:
            return field.text.flatMap(content) ?? field.placeholder.flatMap(content)
        case let slider as UISlider:
            let range = slider.maximumValue - slider.minimumValue
            guard range > 0 else { return nil }
            return "\(Int(((slider.value - slider.minimumValue) / range * 100).rounded()))%"
        default: return nil
        }
    }

    /// The words for traits, in the order in which they are said.
    @MainActor
    private static func words(for object: NSObject, _ traits: UIAccessibilityTraits) -> [String] {
        var words: [String] = []
        if traits.contains(.notEnabled) { words.append("Dimmed.") }
        if let control = object as? UISwitch {
            words += ["Switch Button.", control.isOn ? "On." : "Off."]
        } else if traits.contains(.toggleButton), traits.contains(.button) {
            words += ["Switch Button."] + (Self.state(of: object).map { [$0] } ?? [])
        } else if traits.contains(.backButton) {
            words.append("Back Button.")
        } else if traits.contains(.tabBarItem) {
            words.append("Tab.")
        } else if traits.contains(.button) {
            words.append("Button.")
        }
        if let field = object as? UITextField {
            words.append(field.isSecureTextEntry ? "Secure Text Field." : "Text Field.")
            if field.isFirstResponder { words.append("Is editing.") }
        }
        if traits.contains(.header) { words.append("Heading.") }
        if traits.contains(.link) { words.append("Link.") }
        if traits.contains(.adjustable) || object is UISlider { words.append("Adjustable.") }
        if traits.contains(.image) { words.append("Image.") }
        if traits.contains(.searchField) { words.append("Search Field.") }
        return words
    }

    /// The state of a toggle that is not a switch, whose value says it as UIKit's own do.
    @MainActor
    private static func state(of object: NSObject) -> String? {
        switch object.accessibilityValue {
        case "1": "On."
        case "0": "Off."
        case "2": "Mixed."
        default: nil
        }
    }

    @MainActor
    private static func usualHint(of object: NSObject, _ traits: UIAccessibilityTraits) -> String? {
        guard !traits.contains(.notEnabled) else { return nil }
        switch object {
        case is UISwitch: return "Double tap to toggle setting."
        case let field as UITextField where !field.isFirstResponder: return "Double tap to edit."
        case is UISlider: return "Swipe up or down with one finger to adjust the value."
        default: return nil
        }
    }
}

extension [String] {
    fileprivate func appending(_ others: [String]) -> [String] { self + others }
}
