/// An object that can handle events, in a chain that ends at the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Whether the responder itself stores what source keeps with it by `objc_setAssociatedObject`, so that it is released
    /// with the responder: views and controllers do.
    nonisolated var storesAssociations: Bool { false }

    /// What source keeps with the responder by `objc_setAssociatedObject`.
    nonisolated var associations: AssociationList? {
        get { nil }
        set { _ = newValue }
    }

    /// Called when the responder was loaded from a nib and its outlets are connected. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called by Interface Builder; never here.
    open func prepareForInterfaceBuilder() {}

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Whether the responder may become first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may resign. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the one that gets keyboard input.
    open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

    /// Makes the responder the first responder of its window.
    ///
    /// - Returns: Whether it is now; false without a window or where it may not.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = firstResponderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Resigns as first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = firstResponderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    // MARK: Input

    /// The view shown instead of the keyboard. None by default.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard. None by default.
    open var inputAccessoryView: UIView? { nil }

    /// Reads ``inputView`` and ``inputAccessoryView`` again. Does nothing by default.
    open func reloadInputViews() {}

    /// The keyboard shortcuts of the responder. None by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The undo manager of the next responder that has one.
    open var undoManager: UndoManager? { nextHandler?.undoManager }

    /// Whether the responder performs an action: by default, whether it has the method. It has none of
    /// ``UIResponderStandardEditActions`` by default.
    @discardableResult open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        hasMethod(for: action)
    }

    /// Changes the menus of the system. Does nothing by default.
    open func buildMenu(with builder: any UIMenuBuilder) { _ = builder }

    /// Brings a command up to date before it is shown. Does nothing by default.
    open func validate(_ command: UICommand) {}

    /// The nearest responder of the chain that performs an action by name.
    @discardableResult open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstTarget(of: action, sender)
    }

    // MARK: Touches

    /// Called when touches began; passes the call to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextHandler?.touchesBegan(touches, with: event)
    }

    /// Called when touches moved; passes the call to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextHandler?.touchesMoved(touches, with: event)
    }

    /// Called when touches ended; passes the call to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextHandler?.touchesEnded(touches, with: event)
    }

    /// Called when touches were cancelled; passes the call to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextHandler?.touchesCancelled(touches, with: event)
    }

    /// Called when an estimated property of touches was updated; never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses and motion

    /// Called when keys were pressed; passes the call to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextHandler?.pressesBegan(presses, with: event)
    }

    /// Called when the force of presses changed; passes the call to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextHandler?.pressesChanged(presses, with: event)
    }

    /// Called when keys were released; passes the call to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextHandler?.pressesEnded(presses, with: event)
    }

    /// Called when presses were cancelled; passes the call to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextHandler?.pressesCancelled(presses, with: event)
    }

    /// Called when a motion, as a shake, began; passes the call to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        nextHandler?.motionBegan(motion, with: event)
    }

    /// Called when a motion, as a shake, ended; passes the call to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        nextHandler?.motionEnded(motion, with: event)
    }

    /// Called when a motion was cancelled; passes the call to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        nextHandler?.motionCancelled(motion, with: event)
    }

    // MARK: Observing

    /// Called when a property changed that this responder observes by `addObserver(_:forKeyPath:options:context:)`. Does
    /// nothing by default.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Values by name

    /// Called when a property is set by a name that the class does not have: raises iOS's exception by default.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        raiseUndefinedKey(key, in: "setValue:forUndefinedKey:")
    }

    /// Called when a property is read by a name that the class does not have: raises iOS's exception by default.
    @discardableResult open func value(forUndefinedKey key: String) -> Any? {
        raiseUndefinedKey(key, in: "valueForUndefinedKey:")
    }

    // MARK: Editing

    /// Removes the selection and puts it on the pasteboard. Does nothing by default.
    open func cut(_ sender: Any?) {}

    /// Puts the selection on the pasteboard. Does nothing by default.
    open func copy(_ sender: Any?) {}

    /// Replaces the selection by what is on the pasteboard. Does nothing by default.
    open func paste(_ sender: Any?) {}

    /// Selects what the user touched. Does nothing by default.
    open func select(_ sender: Any?) {}

    /// Selects everything. Does nothing by default.
    open func selectAll(_ sender: Any?) {}

    /// Removes the selection. Does nothing by default.
    open func delete(_ sender: Any?) {}

    /// Lets text run from left to right. Does nothing by default.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

    /// Lets text run from right to left. Does nothing by default.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    /// Makes the selection bold, or not bold any more. Does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}

    /// Makes the selection italic, or not italic any more. Does nothing by default.
    open func toggleItalics(_ sender: Any?) {}

    /// Underlines the selection, or not any more. Does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}

    /// Makes the selection larger. Does nothing by default.
    open func increaseSize(_ sender: Any?) {}

    /// Makes the selection smaller. Does nothing by default.
    open func decreaseSize(_ sender: Any?) {}

    // MARK: Accessibility

    /// The accessibility properties; views store them in their extras. Plain responders store nothing.
    var accessibilityStorage: AccessibilityValues? {
        get { nil }
        set { _ = newValue }
    }

    /// Whether assistive technology sees one thing here. False by default.
    open var isAccessibilityElement: Bool {
        get { accessibilityStorage?.blocks.isElement?() ?? accessibilityStorage?.isElement ?? false }
        set { madeAccessibility.isElement = newValue }
    }

    /// A name by which tests find the element; never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage.flatMap { $0.blocks.identifier?() ?? $0.identifier } }
        set { madeAccessibility.identifier = newValue }
    }

    /// What the thing is called. None by default.
    open var accessibilityLabel: String? {
        get { accessibilityStorage.flatMap { $0.blocks.label?() ?? $0.label?.string } }
        set { madeAccessibility.label = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What the thing is called, with attributes for speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityStorage?.label }
        set { madeAccessibility.label = newValue }
    }

    /// What using the thing does. None by default.
    open var accessibilityHint: String? {
        get { accessibilityStorage.flatMap { $0.blocks.hint?() ?? $0.hint?.string } }
        set { madeAccessibility.hint = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What using the thing does, with attributes for speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityStorage?.hint }
        set { madeAccessibility.hint = newValue }
    }

    /// The element's value. None by default.
    open var accessibilityValue: String? {
        get { accessibilityStorage.flatMap { $0.blocks.value?() ?? $0.value?.string } }
        set { madeAccessibility.value = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The element's value, with attributes for speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityStorage?.value }
        set { madeAccessibility.value = newValue }
    }

    /// How the thing behaves. None by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage.flatMap { $0.blocks.traits?() ?? $0.traits } ?? .none }
        set { madeAccessibility.traits = newValue }
    }

    /// Where the thing is on the screen. A view's bounds by default.
    open var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
        set { madeAccessibility.frame = newValue }
    }

    /// The point on the screen at which a touch activates the element. The middle of its frame by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityStorage?.activationPoint ?? accessibilityFrame.middle }
        set { madeAccessibility.activationPoint = newValue }
    }

    /// The outline of the thing on the screen. None by default: its frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityStorage?.path }
        set { madeAccessibility.path = newValue }
    }

    /// The language that the thing is spoken in. None by default: the user's.
    open var accessibilityLanguage: String? {
        get { accessibilityStorage?.language }
        set { madeAccessibility.language = newValue }
    }

    /// Words by which the user may call the thing.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityStorage?.userInputLabels ?? [] }
        set { madeAccessibility.userInputLabels = newValue }
    }

    /// Whether what lies inside is left out. False by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityStorage?.hidesElements ?? false }
        set { madeAccessibility.hidesElements = newValue }
    }

    /// Whether what lies beside is left out. False by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityStorage?.isModal ?? false }
        set { madeAccessibility.isModal = newValue }
    }

    /// Whether what lies inside is read together. False by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityStorage?.groupsChildren ?? false }
        set { madeAccessibility.groupsChildren = newValue }
    }

    /// The things inside, in their order; nil leaves them to the views.
    open var accessibilityElements: [Any]? {
        get { accessibilityStorage.flatMap { $0.blocks.elements?() ?? $0.elements } }
        set { madeAccessibility.elements = newValue }
    }

    /// The number of things inside.
    @discardableResult open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The contained element at an index; nil where there is none.
    @discardableResult open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The index of a contained element; `NSNotFound` where it is not contained.
    @discardableResult open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// What else can be done with the thing.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStorage.flatMap { $0.blocks.customActions?() ?? $0.customActions } }
        set { madeAccessibility.customActions = newValue }
    }

    /// Uses the thing. The default declines.
    @discardableResult open func accessibilityActivate() -> Bool {
        accessibilityStorage?.blocks.activate?() ?? false
    }

    /// Makes an adjustable thing's value larger. Does nothing by default.
    open func accessibilityIncrement() {}

    /// Makes an adjustable thing's value smaller. Does nothing by default.
    open func accessibilityDecrement() {}

    /// Closes what is open. The default declines.
    @discardableResult open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the most important action. The default declines.
    @discardableResult open func accessibilityPerformMagicTap() -> Bool { false }

    /// Scrolls by a page. The default declines.
    @discardableResult open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        false
    }

    /// Called when assistive technology focused the element; never called here.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called when assistive technology left the element; never called here.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether assistive technology is at the thing: never here.
    @discardableResult open func accessibilityElementIsFocused() -> Bool { false }
}
