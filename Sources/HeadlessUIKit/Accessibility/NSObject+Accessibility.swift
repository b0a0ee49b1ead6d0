import Foundation

/// What has accessibility properties: every `NSObject`, as on iOS.
///
/// The properties come from this protocol, so that classes can declare them in their bodies to be overridden, as responders,
/// bar items and menu elements do; Swift cannot override what an extension of `NSObject` declares. The members belong to the main
/// actor, not the protocol: classes that are declared in those of the main actor would otherwise belong to it too.
public protocol AccessibilityProperties: AnyObject {}

extension NSObject: AccessibilityProperties {}

extension AccessibilityProperties {
    @MainActor private var responder: UIResponder? { self as? UIResponder }

    @MainActor private var values: AccessibilityValues? {
        objc_getAssociatedObject(self, AccessibilityKey.address) as? AccessibilityValues
    }

    @MainActor private var madeValues: AccessibilityValues {
        if let values { return values }
        let made = AccessibilityValues()
        objc_setAssociatedObject(self, AccessibilityKey.address, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// Whether assistive technology sees one thing here. False by default.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? values?.isElement ?? false }
        set {
            if let responder {
                responder.isAccessibilityElement = newValue
            } else {
                madeValues.isElement = newValue
            }
        }
    }

    /// A name by which tests find the element; never spoken.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { responder == nil ? values?.identifier : responder?.accessibilityIdentifier }
        set {
            if let responder {
                responder.accessibilityIdentifier = newValue
            } else {
                madeValues.identifier = newValue
            }
        }
    }

    /// What the thing is called. None by default.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { responder == nil ? values?.label?.string : responder?.accessibilityLabel }
        set {
            if let responder { return responder.accessibilityLabel = newValue }
            madeValues.label = newValue.map { NSAttributedString(string: $0) }
        }
    }

    /// What the thing is called, with attributes for speech.
    @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
        get { responder == nil ? values?.label : responder?.accessibilityAttributedLabel }
        set {
            if let responder { return responder.accessibilityAttributedLabel = newValue }
            madeValues.label = newValue
        }
    }

    /// What using the thing does. None by default.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { responder == nil ? values?.hint?.string : responder?.accessibilityHint }
        set {
            if let responder { return responder.accessibilityHint = newValue }
            madeValues.hint = newValue.map { NSAttributedString(string: $0) }
        }
    }

    /// The element's value. None by default.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { responder == nil ? values?.value?.string : responder?.accessibilityValue }
        set {
            if let responder { return responder.accessibilityValue = newValue }
            madeValues.value = newValue.map { NSAttributedString(string: $0) }
        }
    }

    /// How the thing behaves. None by default.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { responder?.accessibilityTraits ?? values?.traits ?? .none }
        set {
            if let responder {
                responder.accessibilityTraits = newValue
            } else {
                madeValues.traits = newValue
            }
        }
    }

    /// Where the thing is on the screen. Zero by default.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { responder?.accessibilityFrame ?? values?.frame ?? .zero }
        set {
            if let responder { responder.accessibilityFrame = newValue } else { madeValues.frame = newValue }
        }
    }

    /// The language that the thing is spoken in. None by default: the user's.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { responder == nil ? values?.language : responder?.accessibilityLanguage }
        set {
            if let responder {
                responder.accessibilityLanguage = newValue
            } else {
                madeValues.language = newValue
            }
        }
    }

    /// Whether what lies inside is left out. False by default.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { responder?.accessibilityElementsHidden ?? values?.hidesElements ?? false }
        set {
            if let responder {
                responder.accessibilityElementsHidden = newValue
            } else {
                madeValues.hidesElements = newValue
            }
        }
    }

    /// The things inside, in their order.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { responder == nil ? values?.elements : responder?.accessibilityElements }
        set {
            if let responder {
                responder.accessibilityElements = newValue
            } else {
                madeValues.elements = newValue
            }
        }
    }

    /// What else can be done with the thing.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder == nil ? values?.customActions : responder?.accessibilityCustomActions }
        set {
            if let responder {
                responder.accessibilityCustomActions = newValue
            } else {
                madeValues.customActions = newValue
            }
        }
    }
}

/// The key of the values that are kept with an object.
@MainActor
private enum AccessibilityKey {
    static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
