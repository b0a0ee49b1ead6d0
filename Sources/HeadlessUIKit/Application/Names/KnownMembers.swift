import Foundation

/// The members of the kit's classes that are found by name: properties that source reads and sets by key-value coding and that
/// nibs set, and methods that nibs and menus call.
@MainActor
enum KnownMembers {
    /// Of all classes.
    static var all: [RuntimeClass] { objects + views + controls + lists + controllers }

    /// Members of objects and responders.
    private static var objects: [RuntimeClass] {
        [
            RuntimeClass(NSObject.self, object), RuntimeClass(UIResponder.self, responder),
            RuntimeClass(UIView.self, viewMethods),
            RuntimeClass(UIDevice.self, device),
        ]
    }

    private static let object: [RuntimeMember] = [
        RuntimeMember("description", NSObject.text), RuntimeMember("debugDescription", NSObject.text),
        RuntimeMember("self", NSObject.itself), RuntimeMember("hash", NSObject.number),
        RuntimeMember("isEqual:", NSObject.isEqual(_:)),
        RuntimeMember("copy", NSObject.copy as (NSObject) -> () -> Any),
        RuntimeMember("mutableCopy", NSObject.mutableCopy as (NSObject) -> () -> Any),
    ]

    private static let responder: [RuntimeMember] = [
        RuntimeMember("becomeFirstResponder", UIResponder.becomeFirstResponder),
        RuntimeMember("resignFirstResponder", UIResponder.resignFirstResponder),
        RuntimeMember("reloadInputViews", UIResponder.reloadInputViews),
    ]

    private static let viewMethods: [RuntimeMember] = [
        RuntimeMember("setNeedsLayout", UIView.setNeedsLayout),
        RuntimeMember("layoutIfNeeded", UIView.layoutIfNeeded),
        RuntimeMember("setNeedsDisplay", UIView.setNeedsDisplay as (UIView) -> () -> Void),
        RuntimeMember("sizeToFit", UIView.sizeToFit),
        RuntimeMember("removeFromSuperview", UIView.removeFromSuperview),
        RuntimeMember("endEditing:", UIView.endEditing(_:)),
        RuntimeMember("layoutSubviews", UIView.layoutSubviews),
        RuntimeMember("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
        RuntimeMember("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
    ]

    /// Turning the device is how source turns the interface.
    private static let device: [RuntimeMember] = [
        RuntimeMember(
            key: "orientation", get: { (device: UIDevice) in device.orientation.rawValue },
            set: { (_: UIDevice, number: Int) in
                guard let orientation = UIInterfaceOrientation(rawValue: number) else { return }
                for window in UIWindow.all { _ = window.rotate(to: orientation) }
            })
    ]
}

/// The kit's module, found as those of programs are.
final class FormworkModule: RuntimeModule { static var classes: [RuntimeClass] { KnownMembers.all } }

extension NSObject {
    fileprivate func text() -> String { description }
    fileprivate func itself() -> NSObject { self }
    fileprivate func number() -> Int { hash }
}
