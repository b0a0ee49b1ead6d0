/// What was set for assistive technology on one responder; nil means the default.
final class AccessibilityValues {
    var isElement: Bool?
    var identifier: String?
    var label: NSAttributedString?
    var hint: NSAttributedString?
    var value: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var userInputLabels: [String]?
    var hidesElements = false
    var isModal = false
    var groupsChildren = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var containerType: UIAccessibilityContainerType?
    var navigationStyle: UIAccessibilityNavigationStyle?
    var customRotors: [UIAccessibilityCustomRotor]?
    var respondsToInteraction: Bool?
    var ignoresInvertColors: Bool?
    var textualContext: String?
    var blocks = Blocks()

    /// Closures that compute values whenever they are read.
    struct Blocks {
        var isElement: (() -> Bool)?
        var label: (() -> String?)?
        var value: (() -> String?)?
        var hint: (() -> String?)?
        var traits: (() -> UIAccessibilityTraits)?
        var identifier: (() -> String?)?
        var elements: (() -> [Any]?)?
        var customActions: (() -> [UIAccessibilityCustomAction]?)?
        var activate: (() -> Bool)?
    }
}

extension UIResponder {
    /// What was set, made when first written to.
    final var madeAccessibility: AccessibilityValues {
        if let accessibilityStorage { return accessibilityStorage }
        let made = AccessibilityValues()
        accessibilityStorage = made
        return made
    }

    /// A view's bounds on the screen; nothing for others.
    final var defaultAccessibilityFrame: CGRect {
        (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
