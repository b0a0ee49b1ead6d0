import UIKit

/// Overrides what assistive technology asks.
class EveryAccessibleView: EveryResponderView {
    override var isAccessibilityElement: Bool {
        get { told("isAccessibilityElement", super.isAccessibilityElement) }
        set {
            tell("set isAccessibilityElement")
            super.isAccessibilityElement = newValue
        }
    }
    override var accessibilityIdentifier: String? {
        get { told("accessibilityIdentifier", super.accessibilityIdentifier) }
        set {
            tell("set accessibilityIdentifier")
            super.accessibilityIdentifier = newValue
        }
    }
    override var accessibilityLabel: String? {
        get { told("accessibilityLabel", super.accessibilityLabel) }
        set {
            tell("set accessibilityLabel")
            super.accessibilityLabel = newValue
        }
    }
    override var accessibilityAttributedLabel: NSAttributedString? {
        get { told("accessibilityAttributedLabel", super.accessibilityAttributedLabel) }
        set {
            tell("set accessibilityAttributedLabel")
            super.accessibilityAttributedLabel = newValue
        }
    }
    override var accessibilityHint: String? {
        get { told("accessibilityHint", super.accessibilityHint) }
        set {
            tell("set accessibilityHint")
            super.accessibilityHint = newValue
        }
    }
    override var accessibilityAttributedHint: NSAttributedString? {
        get { told("accessibilityAttributedHint", super.accessibilityAttributedHint) }
        set {
            tell("set accessibilityAttributedHint")
            super.accessibilityAttributedHint = newValue
        }
    }
    override var accessibilityValue: String? {
        get { told("accessibilityValue", super.accessibilityValue) }
        set {
            tell("set accessibilityValue")
            super.accessibilityValue = newValue
        }
    }
    override var accessibilityAttributedValue: NSAttributedString? {
        get { told("accessibilityAttributedValue", super.accessibilityAttributedValue) }
        set {
            tell("set accessibilityAttributedValue")
            super.accessibilityAttributedValue = newValue
        }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { told("accessibilityTraits", super.accessibilityTraits) }
        set {
            tell("set accessibilityTraits")
            super.accessibilityTraits = newValue
        }
    }
    override var accessibilityFrame: CGRect {
        get { told("accessibilityFrame", super.accessibilityFrame) }
        set {
            tell("set accessibilityFrame")
            super.accessibilityFrame = newValue
        }
    }
    override var accessibilityActivationPoint: CGPoint {
        get { told("accessibilityActivationPoint", super.accessibilityActivationPoint) }
        set {
            tell("set accessibilityActivationPoint")
            super.accessibilityActivationPoint = newValue
        }
    }
    override var accessibilityPath: UIBezierPath? {
        get { told("accessibilityPath", super.accessibilityPath) }
        set {
            tell("set accessibilityPath")
            super.accessibilityPath = newValue
        }
    }
    override var accessibilityLanguage: String? {
        get { told("accessibilityLanguage", super.accessibilityLanguage) }
        set {
            tell("set accessibilityLanguage")
            super.accessibilityLanguage = newValue
        }
    }
    override var accessibilityUserInputLabels: [String]! {
        get { told("accessibilityUserInputLabels", super.accessibilityUserInputLabels) }
        set {
            tell("set accessibilityUserInputLabels")
            super.accessibilityUserInputLabels = newValue
        }
    }
    override var accessibilityElementsHidden: Bool {
        get { told("accessibilityElementsHidden", super.accessibilityElementsHidden) }
        set {
            tell("set accessibilityElementsHidden")
            super.accessibilityElementsHidden = newValue
        }
    }
    override var accessibilityViewIsModal: Bool {
        get { told("accessibilityViewIsModal", super.accessibilityViewIsModal) }
        set {
            tell("set accessibilityViewIsModal")
            super.accessibilityViewIsModal = newValue
        }
    }
    override var accessibilityElements: [Any]? {
        get { told("accessibilityElements", super.accessibilityElements) }
        set {
            tell("set accessibilityElements")
            super.accessibilityElements = newValue
        }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { told("accessibilityCustomActions", super.accessibilityCustomActions) }
        set {
            tell("set accessibilityCustomActions")
            super.accessibilityCustomActions = newValue
        }
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { told("shouldGroupAccessibilityChildren", super.shouldGroupAccessibilityChildren) }
        set {
            tell("set shouldGroupAccessibilityChildren")
            super.shouldGroupAccessibilityChildren = newValue
        }
    }
    override func accessibilityElementCount() -> Int {
        told("accessibilityElementCount", super.accessibilityElementCount())
    }
    override func accessibilityElement(at index: Int) -> Any? {
        told("accessibilityElement", super.accessibilityElement(at: index))
    }
    override func index(ofAccessibilityElement element: Any) -> Int {
        told("index", super.index(ofAccessibilityElement: element))
    }
    override func accessibilityActivate() -> Bool {
        told("accessibilityActivate", super.accessibilityActivate())
    }
    override func accessibilityIncrement() {
        tell("accessibilityIncrement")
        super.accessibilityIncrement()
    }
    override func accessibilityDecrement() {
        tell("accessibilityDecrement")
        super.accessibilityDecrement()
    }
    override func accessibilityPerformEscape() -> Bool {
        told("accessibilityPerformEscape", super.accessibilityPerformEscape())
    }
    override func accessibilityPerformMagicTap() -> Bool {
        told("accessibilityPerformMagicTap", super.accessibilityPerformMagicTap())
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        told("accessibilityScroll", super.accessibilityScroll(direction))
    }
    override func accessibilityElementDidBecomeFocused() {
        tell("accessibilityElementDidBecomeFocused")
        super.accessibilityElementDidBecomeFocused()
    }
    override func accessibilityElementDidLoseFocus() {
        tell("accessibilityElementDidLoseFocus")
        super.accessibilityElementDidLoseFocus()
    }
    override func accessibilityElementIsFocused() -> Bool {
        told("accessibilityElementIsFocused", super.accessibilityElementIsFocused())
    }
}
