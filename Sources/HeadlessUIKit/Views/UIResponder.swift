/// An object that can handle events, in a chain that ends at the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Whether the responder may become first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder gives the role up when asked. True by default.
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

    /// Gives up the role of first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = firstResponderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    // MARK: Input

    /// The view shown in place of the keyboard. None by default.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard. None by default.
    open var inputAccessoryView: UIView? { nil }

    /// Asks again for ``inputView`` and ``inputAccessoryView``. Does nothing by default.
    open func reloadInputViews() {}

    /// The shortcuts of a keyboard that the responder answers to. None by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The undo manager of the next responder that has one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Whether the responder answers to an action by name. False by default.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// The nearest responder of the chain that answers to an action by name.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches

    /// Tells that touches began; passes on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Tells that touches moved; passes on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Tells that touches ended; passes on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Tells that touches were cancelled; passes on to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Tells that an estimated property of touches became known; never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses and motion

    /// Tells that keys were pressed; passes on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Tells that the force of presses changed; passes on to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Tells that keys were released; passes on to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells that presses were cancelled; passes on to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Tells that a motion, as a shake, began; passes on to the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Tells that a motion, as a shake, ended; passes on to the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Tells that a motion was cancelled; passes on to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Accessibility

    /// What was set; views keep it beside other rare state. Plain responders keep nothing.
    var accessibilityStorage: AccessibilityValues? {
        get { nil }
        set { _ = newValue }
    }

    /// Whether assistive technology sees one thing here. False by default.
    open var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? false }
        set { madeAccessibility.isElement = newValue }
    }

    /// A name for tests to find the thing by; users never hear it.
    open var accessibilityIdentifier: String? {
        get { accessibilityStorage?.identifier }
        set { madeAccessibility.identifier = newValue }
    }

    /// What the thing is called. None by default.
    open var accessibilityLabel: String? {
        get { accessibilityStorage?.label?.string }
        set { madeAccessibility.label = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What the thing is called, with attributes for speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityStorage?.label }
        set { madeAccessibility.label = newValue }
    }

    /// What using the thing does. None by default.
    open var accessibilityHint: String? {
        get { accessibilityStorage?.hint?.string }
        set { madeAccessibility.hint = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What using the thing does, with attributes for speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityStorage?.hint }
        set { madeAccessibility.hint = newValue }
    }

    /// What the thing stands at. None by default.
    open var accessibilityValue: String? {
        get { accessibilityStorage?.value?.string }
        set { madeAccessibility.value = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What the thing stands at, with attributes for speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityStorage?.value }
        set { madeAccessibility.value = newValue }
    }

    /// How the thing behaves. None by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .none }
        set { madeAccessibility.traits = newValue }
    }

    /// Where the thing is on the screen. A view's bounds by default.
    open var accessibilityFrame: CGRect {
        get { accessibilityStorage?.frame ?? defaultAccessibilityFrame }
        set { madeAccessibility.frame = newValue }
    }

    /// Where on the screen a touch stands for using the thing. The middle of its frame by default.
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
        get { accessibilityStorage?.elements }
        set { madeAccessibility.elements = newValue }
    }

    /// The number of things inside.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The thing inside at a place; nil where there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The place of a thing inside; `NSNotFound` where it is not.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// What else can be done with the thing.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityStorage?.customActions }
        set { madeAccessibility.customActions = newValue }
    }

    /// Uses the thing. The default declines.
    open func accessibilityActivate() -> Bool { false }

    /// Makes an adjustable thing's value larger. Does nothing by default.
    open func accessibilityIncrement() {}

    /// Makes an adjustable thing's value smaller. Does nothing by default.
    open func accessibilityDecrement() {}

    /// Closes what is open. The default declines.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what is most wanted. The default declines.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Scrolls by a page. The default declines.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Tells that assistive technology came to the thing; never called here.
    open func accessibilityElementDidBecomeFocused() {}

    /// Tells that assistive technology left the thing; never called here.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether assistive technology is at the thing: never here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The window whose first responder this could be.
    private var firstResponderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }
}
