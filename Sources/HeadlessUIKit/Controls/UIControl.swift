import Foundation

/// A view that responds to touches with actions.
///
/// Actions are closures, or methods of targets by their selectors.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var menuInteraction: UIContextMenuInteraction?
    final var stateStorage = State.normal
    final var handlers: [ControlHandler] = []
    /// The event whose touch is followed.
    final var currentEvent: UIEvent?
    /// Whether a touch is followed.
    open internal(set) var isTracking = false
    /// Whether the followed touch is inside.
    open internal(set) var isTouchInside = false

    override var tracksTouches: Bool { true }

    /// Creates a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty control of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIControl.self, from: coder)
    }

    /// Creates a control with an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// The state in all its parts.
    open var state: State { stateStorage }

    /// Whether the control can be used. True by default.
    open var isEnabled: Bool {
        get { !stateStorage.contains(.disabled) }
        set { setState(.disabled, to: !newValue) }
    }

    /// Whether the control is chosen. False by default.
    open var isSelected: Bool {
        get { stateStorage.contains(.selected) }
        set { setState(.selected, to: newValue) }
    }

    /// Whether the control is touched. False by default.
    open var isHighlighted: Bool {
        get { stateStorage.contains(.highlighted) }
        set { setState(.highlighted, to: newValue) }
    }

    private func setState(_ part: State, to isOn: Bool) {
        guard stateStorage.contains(part) != isOn else { return }
        if isOn { stateStorage.insert(part) } else { stateStorage.remove(part) }
        stateChanged()
    }

    /// Shows the new state.
    func stateChanged() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The vertical alignment of the content. Centred by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment of the content. Centred by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment with leading and trailing decided by the layout's direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// Whether the menu is what the control is for. False by default.
    open var showsMenuAsPrimaryAction = false
    /// Whether symbols move when the control is used. True by default. They do not move by themselves here.
    open var isSymbolAnimationEnabled = true

    /// The interaction that shows the control's menu; nil where menus are not enabled.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    /// Whether the control shows a menu: by a long press, or by a touch where the menu is what the control is for. False
    /// by default; setting the menu of a button changes it.
    open var isContextMenuInteractionEnabled: Bool {
        get { menuInteraction != nil }
        set { setMenuInteraction(isEnabled: newValue) }
    }

    /// The point that the control's menu is attached to, in the control's coordinates: the middle of the bottom.
    @discardableResult open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
    {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Does what a tap does: opens the menu where it is what the control is for, or sends the primary event.
    open func performPrimaryAction() {
        guard !opensMenu() else { return }
        sendActions(for: .primaryActionTriggered)
    }

    /// The menu of the control; nil, the default, shows none.
    @discardableResult open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The view that is lifted when the menu opens; nil, the default, is none: the control is not lifted.
    @discardableResult open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }

    /// The view that is put back when the menu closes; nil, the default, is none.
    @discardableResult open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }

    /// Called when the control's menu is about to be shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the control's menu is about to go.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// A hint for a pointer that rests on the control. None by default.
    open var toolTip: String?

    // MARK: Actions

    /// Runs an action when one of the events happens; it replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(events: controlEvents, kind: .action(action)))
    }

    /// Runs an action no more for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Runs the action of that identifier no more for these events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in handlers.indices where handlers[index].action?.identifier == identifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Runs the actions of events, as if they had happened.
    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { send(handler) }
    }

    /// Runs an action.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Calls a method with the control and the event, through the application.
    ///
    /// - Parameters:
    ///   - action: The method, which takes none, one or both of them.
    ///   - target: What has the method; nil is the first in the responder chain that has it.
    ///   - event: The event; nil where the program sent the action.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionSending.send(action, to: target, from: self, for: event)
    }

    /// Has a method called when one of the events happens. The target is not retained; nil is the first in the responder chain
    /// that has the method. Adding the same target and method again adds the events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        add(target, action, for: controlEvents)
    }

    /// Has a method called no more for these events; a nil target is any target, a nil action any method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(target, action, for: controlEvents)
    }

    /// The methods of a target for an event, by name; nil where there are none.
    @discardableResult open func actions(forTarget target: Any?, forControlEvent controlEvent: Event)
        -> [String]?
    {
        actionNames(for: target, controlEvent)
    }

    /// The targets; `NSNull` for actions without one.
    open var allTargets: Set<AnyHashable> { targetSet }

    /// Calls `iterator` for each action, or target and method, with the events that it waits for.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for handler in handlers where !stops && !handler.isGone {
            iterator(handler.action, handler.method, handler.events, &stops)
        }
    }

    /// The events that actions wait for.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    // MARK: Touches

    /// Decides whether a touch is followed. True by default.
    @discardableResult open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Decides whether a moved touch is followed further. True by default.
    @discardableResult open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when tracking was cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Follows a touch, where ``beginTracking(_:with:)`` says so.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        currentEvent = event
        defer { currentEvent = nil }
        sendActions(for: .touchDown)
        if opensMenu(at: touch.location(in: self)) { stopTracking() }
    }

    /// Sends the events of a followed touch that moved.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first, continueTracking(touch, with: event) else { return }
        currentEvent = event
        defer { currentEvent = nil }
        let isInside = point(inside: touch.location(in: self), with: event)
        if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        isTouchInside = isInside
        isHighlighted = isInside
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    /// Sends the events of a followed touch that ended.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        currentEvent = event
        defer { currentEvent = nil }
        let isInside = point(inside: touch.location(in: self), with: event)
        endTracking(touch, with: event)
        stopTracking()
        touchEnded(isInside: isInside)
    }

    /// Sends the event of a followed touch that was taken away.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        currentEvent = event
        defer { currentEvent = nil }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel)
    }

    final func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// What a touch does that ends inside or outside.
    func touchEnded(isInside: Bool) {
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    }

    // MARK: Accessibility

    /// True by default: a control can be used.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The state by default.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? stateTraits }
        set { super.accessibilityTraits = newValue }
    }

    final var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    /// Touches the control as a finger would.
    @discardableResult open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        if opensMenu() { return true }
        touchEnded(isInside: true)
        return true
    }
}
