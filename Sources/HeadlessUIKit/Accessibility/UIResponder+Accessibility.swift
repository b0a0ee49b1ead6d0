import Foundation

extension UIResponder {
    /// What a container of elements is. Nothing by default.
    public final var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityStorage?.containerType ?? .none }
        set { madeAccessibility.containerType = newValue }
    }

    /// How assistive technology moves through the elements. Automatic by default.
    public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityStorage?.navigationStyle ?? .automatic }
        set { madeAccessibility.navigationStyle = newValue }
    }

    /// Ways to move between elements. None by default.
    public final var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityStorage?.customRotors }
        set { madeAccessibility.customRotors = newValue }
    }

    /// Whether the element responds to a touch at once. True by default.
    public final var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityStorage?.respondsToInteraction ?? true }
        set { madeAccessibility.respondsToInteraction = newValue }
    }

    /// Whether colours stay as they are when the screen's are inverted. False by default.
    public final var accessibilityIgnoresInvertColors: Bool {
        get { accessibilityStorage?.ignoresInvertColors ?? false }
        set { madeAccessibility.ignoresInvertColors = newValue }
    }

    /// What the element's text is like, for speech. None by default.
    public final var accessibilityTextualContext: String? {
        get { accessibilityStorage?.textualContext }
        set { madeAccessibility.textualContext = newValue }
    }

    /// Words by which the user may call the element, with attributes.
    public final var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityUserInputLabels?.map { NSAttributedString(string: $0) } ?? [] }
        set { accessibilityUserInputLabels = newValue?.map(\.string) }
    }

    /// Computes ``isAccessibilityElement`` whenever it is read. None by default.
    public final var isAccessibilityElementBlock: (() -> Bool)? {
        get { accessibilityStorage?.blocks.isElement }
        set { madeAccessibility.blocks.isElement = newValue }
    }

    /// Computes ``accessibilityLabel`` whenever it is read. None by default.
    public final var accessibilityLabelBlock: (() -> String?)? {
        get { accessibilityStorage?.blocks.label }
        set { madeAccessibility.blocks.label = newValue }
    }

    /// Computes ``accessibilityValue`` whenever it is read. None by default.
    public final var accessibilityValueBlock: (() -> String?)? {
        get { accessibilityStorage?.blocks.value }
        set { madeAccessibility.blocks.value = newValue }
    }

    /// Computes ``accessibilityHint`` whenever it is read. None by default.
    public final var accessibilityHintBlock: (() -> String?)? {
        get { accessibilityStorage?.blocks.hint }
        set { madeAccessibility.blocks.hint = newValue }
    }

    /// Computes ``accessibilityTraits`` whenever it is read. None by default.
    public final var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { accessibilityStorage?.blocks.traits }
        set { madeAccessibility.blocks.traits = newValue }
    }

    /// Computes ``accessibilityIdentifier`` whenever it is read. None by default.
    public final var accessibilityIdentifierBlock: (() -> String?)? {
        get { accessibilityStorage?.blocks.identifier }
        set { madeAccessibility.blocks.identifier = newValue }
    }

    /// Computes ``accessibilityElements`` whenever they are read. None by default.
    public final var accessibilityElementsBlock: (() -> [Any]?)? {
        get { accessibilityStorage?.blocks.elements }
        set { madeAccessibility.blocks.elements = newValue }
    }

    /// Computes ``accessibilityCustomActions`` whenever they are read. None by default.
    public final var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { accessibilityStorage?.blocks.customActions }
        set { madeAccessibility.blocks.customActions = newValue }
    }

    /// Performs ``UIResponder/accessibilityActivate()`` instead of the method where it is set. None by default.
    public final var accessibilityActivateBlock: (() -> Bool)? {
        get { accessibilityStorage?.blocks.activate }
        set { madeAccessibility.blocks.activate = newValue }
    }
}
