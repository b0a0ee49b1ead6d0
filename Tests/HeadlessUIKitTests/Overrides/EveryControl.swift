import UIKit

/// Overrides what Apple lets a subclass of `UIControl` override.
final class EveryControl: UIControl, RecordsCalls {
    static let calls = RecordedCalls()

    override var isEnabled: Bool {
        get { recorded("isEnabled", super.isEnabled) }
        set {
            record("set isEnabled")
            super.isEnabled = newValue
        }
    }
    override var isSelected: Bool {
        get { recorded("isSelected", super.isSelected) }
        set {
            record("set isSelected")
            super.isSelected = newValue
        }
    }
    override var isHighlighted: Bool {
        get { recorded("isHighlighted", super.isHighlighted) }
        set {
            record("set isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override var state: UIControl.State { recorded("state", super.state) }
    override var isTracking: Bool { recorded("isTracking", super.isTracking) }
    override var isTouchInside: Bool { recorded("isTouchInside", super.isTouchInside) }
    override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { recorded("contentVerticalAlignment", super.contentVerticalAlignment) }
        set {
            record("set contentVerticalAlignment")
            super.contentVerticalAlignment = newValue
        }
    }
    override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { recorded("contentHorizontalAlignment", super.contentHorizontalAlignment) }
        set {
            record("set contentHorizontalAlignment")
            super.contentHorizontalAlignment = newValue
        }
    }
    override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        recorded("effectiveContentHorizontalAlignment", super.effectiveContentHorizontalAlignment)
    }
    override var allControlEvents: UIControl.Event { recorded("allControlEvents", super.allControlEvents) }
    override func addAction(_ action: UIAction, for events: UIControl.Event) {
        record("addAction")
        super.addAction(action, for: events)
    }
    override func removeAction(_ action: UIAction, for events: UIControl.Event) {
        record("removeAction")
        super.removeAction(action, for: events)
    }
    override func removeAction(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
        record("removeAction by identifier")
        super.removeAction(identifiedBy: identifier, for: events)
    }
    override func sendActions(for events: UIControl.Event) {
        record("sendActions")
        super.sendActions(for: events)
    }
    override func sendAction(_ action: UIAction) {
        record("sendAction")
        super.sendAction(action)
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        record("sendAction to")
        super.sendAction(action, to: target, for: event)
    }
    override func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
        record("addTarget")
        super.addTarget(target, action: action, for: events)
    }
    override func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
        record("removeTarget")
        super.removeTarget(target, action: action, for: events)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        recorded("beginTracking", super.beginTracking(touch, with: event))
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        recorded("continueTracking", super.continueTracking(touch, with: event))
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        record("endTracking")
        super.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) {
        record("cancelTracking")
        super.cancelTracking(with: event)
    }
    override var showsMenuAsPrimaryAction: Bool {
        get { recorded("showsMenuAsPrimaryAction", super.showsMenuAsPrimaryAction) }
        set {
            record("set showsMenuAsPrimaryAction")
            super.showsMenuAsPrimaryAction = newValue
        }
    }
    override var toolTip: String? {
        get { recorded("toolTip", super.toolTip) }
        set {
            record("set toolTip")
            super.toolTip = newValue
        }
    }
}
