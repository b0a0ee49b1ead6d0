import UIKit

/// Overrides the members that assistive technology reads.
class EveryAccessibleView: EveryResponderView {
    override var isAccessibilityElement: Bool {
        get { recorded("isAccessibilityElement", super.isAccessibilityElement) }
        set {
            record("set isAccessibilityElement")
            super.isAccessibilityElement = newValue
        }
    }
    override var accessibilityIdentifier: String? {
        get { recorded("accessibilityIdentifier", super.accessibilityIdentifier) }
        set {
            record("set accessibilityIdentifier")
            super.accessibilityIdentifier = newValue
        }
    }
    override var accessibilityLabel: String? {
        get { recorded("accessibilityLabel", super.accessibilityLabel) }
        set {
            record("set accessibilityLabel")
            super.accessibilityLabel = newValue
        }
    }
    override var accessibilityAttributedLabel: NSAttributedString? {
        get { recorded("accessibilityAttributedLabel", super.accessibilityAttributedLabel) }
        set {
            record("set accessibilityAttributedLabel")
            super.accessibilityAttributedLabel = newValue
        }
    }
    override var accessibilityHint: String? {
        get { recorded("accessibilityHint", super.accessibilityHint) }
        set {
            record("set accessibilityHint")
            super.accessibilityHint = newValue
        }
    }
    override var accessibilityAttributedHint: NSAttributedString? {
        get { recorded("accessibilityAttributedHint", super.accessibilityAttributedHint) }
        set {
            record("set accessibilityAttributedHint")
            super.accessibilityAttributedHint = newValue
        }
    }
    override var accessibilityValue: String? {
        get { recorded("accessibilityValue", super.accessibilityValue) }
        set {
            record("set accessibilityValue")
            super.accessibilityValue = newValue
        }
    }
    override var accessibilityAttributedValue: NSAttributedString? {
        get { recorded("accessibilityAttributedValue", super.accessibilityAttributedValue) }
        set {
            record("set accessibilityAttributedValue")
            super.accessibilityAttributedValue = newValue
        }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { recorded("accessibilityTraits", super.accessibilityTraits) }
        set {
            record("set accessibilityTraits")
            super.accessibilityTraits = newValue
        }
    }
    override var accessibilityFrame: CGRect {
        get { recorded("accessibilityFrame", super.accessibilityFrame) }
        set {
            record("set accessibilityFrame")
            super.accessibilityFrame = newValue
        }
    }
    override var accessibilityActivationPoint: CGPoint {
        get { recorded("accessibilityActivationPoint", super.accessibilityActivationPoint) }
        set {
            record("set accessibilityActivationPoint")
            super.accessibilityActivationPoint = newValue
        }
    }
    override var accessibilityPath: UIBezierPath? {
        get { recorded("accessibilityPath", super.accessibilityPath) }
        set {
            record("set accessibilityPath")
            super.accessibilityPath = newValue
        }
    }
    override var accessibilityLanguage: String? {
        get { recorded("accessibilityLanguage", super.accessibilityLanguage) }
        set {
            record("set accessibilityLanguage")
            super.accessibilityLanguage = newValue
        }
    }
    override var accessibilityUserInputLabels: [String]! {
        get { recorded("accessibilityUserInputLabels", super.accessibilityUserInputLabels) }
        set {
            record("set accessibilityUserInputLabels")
            super.accessibilityUserInputLabels = newValue
        }
    }
    override var accessibilityElementsHidden: Bool {
        get { recorded("accessibilityElementsHidden", super.accessibilityElementsHidden) }
        set {
            record("set accessibilityElementsHidden")
            super.accessibilityElementsHidden = newValue
        }
    }
    override var accessibilityViewIsModal: Bool {
        get { recorded("accessibilityViewIsModal", super.accessibilityViewIsModal) }
        set {
            record("set accessibilityViewIsModal")
            super.accessibilityViewIsModal = newValue
        }
    }
    override var accessibilityElements: [Any]? {
        get { recorded("accessibilityElements", super.accessibilityElements) }
        set {
            record("set accessibilityElements")
            super.accessibilityElements = newValue
        }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { recorded("accessibilityCustomActions", super.accessibilityCustomActions) }
        set {
            record("set accessibilityCustomActions")
            super.accessibilityCustomActions = newValue
        }
    }
    override var shouldGroupAccessibilityChildren: Bool {
        get { recorded("shouldGroupAccessibilityChildren", super.shouldGroupAccessibilityChildren) }
        set {
            record("set shouldGroupAccessibilityChildren")
            super.shouldGroupAccessibilityChildren = newValue
        }
    }
    override func accessibilityElementCount() -> Int {
        recorded("accessibilityElementCount", super.accessibilityElementCount())
    }
    override func accessibilityElement(at index: Int) -> Any? {
        recorded("accessibilityElement", super.accessibilityElement(at: index))
    }
    override func index(ofAccessibilityElement element: Any) -> Int {
        recorded("index", super.index(ofAccessibilityElement: element))
    }
    override func accessibilityActivate() -> Bool {
        recorded("accessibilityActivate", super.accessibilityActivate())
    }
    override func accessibilityIncrement() {
        record("accessibilityIncrement")
        super.accessibilityIncrement()
    }
    override func accessibilityDecrement() {
        record("accessibilityDecrement")
        super.accessibilityDecrement()
    }
    override func accessibilityPerformEscape() -> Bool {
        recorded("accessibilityPerformEscape", super.accessibilityPerformEscape())
    }
    override func accessibilityPerformMagicTap() -> Bool {
        recorded("accessibilityPerformMagicTap", super.accessibilityPerformMagicTap())
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        recorded("accessibilityScroll", super.accessibilityScroll(direction))
    }
    override func accessibilityElementDidBecomeFocused() {
        record("accessibilityElementDidBecomeFocused")
        super.accessibilityElementDidBecomeFocused()
    }
    override func accessibilityElementDidLoseFocus() {
        record("accessibilityElementDidLoseFocus")
        super.accessibilityElementDidLoseFocus()
    }
    override func accessibilityElementIsFocused() -> Bool {
        recorded("accessibilityElementIsFocused", super.accessibilityElementIsFocused())
    }
}
