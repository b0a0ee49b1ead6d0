import UIKit

/// Overrides what Apple lets a subclass of `UIControl` override.
final class EveryControl: UIControl {
    static var heard: [String] = []

    func tell(_ name: String) { EveryControl.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override var isEnabled: Bool {
        get { told("isEnabled", super.isEnabled) }
        set {
            tell("set isEnabled")
            super.isEnabled = newValue
        }
    }
    override var isSelected: Bool {
        get { told("isSelected", super.isSelected) }
        set {
            tell("set isSelected")
            super.isSelected = newValue
        }
    }
    override var isHighlighted: Bool {
        get { told("isHighlighted", super.isHighlighted) }
        set {
            tell("set isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override var state: UIControl.State { told("state", super.state) }
    override var isTracking: Bool { told("isTracking", super.isTracking) }
    override var isTouchInside: Bool { told("isTouchInside", super.isTouchInside) }
    override var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { told("contentVerticalAlignment", super.contentVerticalAlignment) }
        set {
            tell("set contentVerticalAlignment")
            super.contentVerticalAlignment = newValue
        }
    }
    override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { told("contentHorizontalAlignment", super.contentHorizontalAlignment) }
        set {
            tell("set contentHorizontalAlignment")
            super.contentHorizontalAlignment = newValue
        }
    }
    override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        told("effectiveContentHorizontalAlignment", super.effectiveContentHorizontalAlignment)
    }
    override var allControlEvents: UIControl.Event { told("allControlEvents", super.allControlEvents) }
    override func addAction(_ action: UIAction, for events: UIControl.Event) {
        tell("addAction")
        super.addAction(action, for: events)
    }
    override func removeAction(_ action: UIAction, for events: UIControl.Event) {
        tell("removeAction")
        super.removeAction(action, for: events)
    }
    override func removeAction(identifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
        tell("removeAction by identifier")
        super.removeAction(identifiedBy: identifier, for: events)
    }
    override func sendActions(for events: UIControl.Event) {
        tell("sendActions")
        super.sendActions(for: events)
    }
    override func sendAction(_ action: UIAction) {
        tell("sendAction")
        super.sendAction(action)
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        tell("sendAction to")
        super.sendAction(action, to: target, for: event)
    }
    override func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
        tell("addTarget")
        super.addTarget(target, action: action, for: events)
    }
    override func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
        tell("removeTarget")
        super.removeTarget(target, action: action, for: events)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        told("beginTracking", super.beginTracking(touch, with: event))
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        told("continueTracking", super.continueTracking(touch, with: event))
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        tell("endTracking")
        super.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) {
        tell("cancelTracking")
        super.cancelTracking(with: event)
    }
    override var showsMenuAsPrimaryAction: Bool {
        get { told("showsMenuAsPrimaryAction", super.showsMenuAsPrimaryAction) }
        set {
            tell("set showsMenuAsPrimaryAction")
            super.showsMenuAsPrimaryAction = newValue
        }
    }
    override var toolTip: String? {
        get { told("toolTip", super.toolTip) }
        set {
            tell("set toolTip")
            super.toolTip = newValue
        }
    }
}
